import { POSTS, type Post } from '../../../model/book.ts';
import type { Headquarters } from '../campaign.ts';
import type { CampaignEvolvers } from './changes.ts';
import { changeHq, without } from './changes.ts';

const nobody = (): Headquarters['posts'] =>
  Object.fromEntries(POSTS.map((post) => [post, []])) as unknown as Headquarters['posts'];

const placed = (posts: Headquarters['posts'], post: Post, figures: readonly string[]): Headquarters['posts'] => ({
  ...posts,
  [post]: figures,
});

export const hqEvolvers: CampaignEvolvers<
  | 'hq-opened'
  | 'figures-gained'
  | 'figures-lost'
  | 'figure-assigned'
  | 'figure-taken'
  | 'post-emptied'
  | 'assignment-made'
  | 'blueprint-gained'
  | 'blueprint-placed'
  | 'blueprint-put-back'
  | 'blueprint-built'
  | 'contract-revealed'
  | 'contract-box-read'
  | 'contract-eased'
  | 'helpers-rolled'
  | 'contract-failed'
  | 'contract-fulfilled'
> = {
  'hq-opened'(campaign, { kind, contracts }) {
    campaign.hq = {
      kind,
      contracts,
      faceUp: false,
      failed: 0,
      eased: 0,
      reading: [],
      blueprint: '',
      posts: nobody(),
      settled: false,
    };
  },
  'figures-gained'(campaign, { figure, count }) {
    campaign.figures = { ...campaign.figures, [figure]: (campaign.figures[figure] ?? 0) + count };
  },
  'figures-lost'(campaign, { figure, count }) {
    campaign.figures = { ...campaign.figures, [figure]: (campaign.figures[figure] ?? 0) - count };
  },
  'figure-assigned'(campaign, { figure, post }) {
    changeHq(campaign, ({ posts }) => ({ posts: placed(posts, post, [...posts[post], figure]) }));
  },
  'figure-taken'(campaign, { figure, post }) {
    changeHq(campaign, ({ posts }) => ({ posts: placed(posts, post, without(posts[post], figure)) }));
  },
  'post-emptied'(campaign, { post }) {
    changeHq(campaign, ({ posts }) => ({ posts: placed(posts, post, []) }));
  },
  'assignment-made'(campaign) {
    changeHq(campaign, () => ({ settled: true }));
  },
  'blueprint-gained'(campaign, { blueprint }) {
    campaign.blueprints = [...campaign.blueprints, blueprint];
  },
  'blueprint-placed'(campaign, { blueprint }) {
    campaign.blueprints = without(campaign.blueprints, blueprint);
    changeHq(campaign, () => ({ blueprint }));
  },
  'blueprint-put-back'(campaign, { blueprint }) {
    campaign.blueprints = [...campaign.blueprints, blueprint];
    changeHq(campaign, () => ({ blueprint: '' }));
  },
  'blueprint-built'(campaign, { card }) {
    changeHq(campaign, () => ({ blueprint: '' }));
    campaign.storage = [...campaign.storage, card];
  },
  'contract-revealed'(campaign, { contract }) {
    const first = campaign.content.book.contracts[contract]?.boxes[0];
    changeHq(campaign, ({ reading }) => ({
      faceUp: true,
      reading: first === undefined ? reading : [...reading, { contract, box: first.id }],
    }));
  },
  'contract-box-read'(campaign, { contract, box, next }) {
    changeHq(campaign, ({ reading }) => ({
      reading: reading.flatMap((each) => (each.contract !== contract || each.box !== box ? [each] : next === null ? [] : [next])),
    }));
  },
  'contract-eased'(campaign, { hits }) {
    changeHq(campaign, ({ eased }) => ({ eased: eased + hits }));
  },
  'helpers-rolled'(campaign, { faces }) {
    const { dice, script } = campaign.chance;
    campaign.chance = {
      ...campaign.chance,
      dice: dice + faces.length,
      script: script === null ? null : script.slice(faces.length),
    };
  },
  'contract-failed'(campaign) {
    changeHq(campaign, ({ failed }) => ({ failed: failed + 1 }));
  },
  'contract-fulfilled'(campaign, { contract }) {
    changeHq(campaign, ({ contracts, reading }) => ({
      contracts: contracts.slice(1),
      faceUp: false,
      failed: 0,
      eased: 0,
      reading: reading.filter((each) => each.contract !== contract),
    }));
  },
};
