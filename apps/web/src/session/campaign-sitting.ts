import {
  type AnyCommand,
  applyCampaign,
  type CampaignEvent,
  isRefusal,
  type Lesson,
  taughtInCampaign,
  view,
  viewCampaign,
} from '@bauta/engine';
import {
  type CampaignSave,
  campaignDecided,
  campaignTakenBack,
  saveCampaignDecision,
  saveCampaignSnapshot,
  saveCampaignUndo,
} from '@bauta/format';
import { computed, signal } from '@preact/signals';
import type { Pen } from '../storage/pen.ts';
import type { SaveCard } from '../storage/saves.ts';
import { askedInCampaign } from './asked-in-campaign.ts';
import type { Moment, Sitting } from './sitting.ts';
import { SNAPSHOT_EVERY } from './snapshot-every.ts';

interface History {
  save: CampaignSave;
  moments: readonly Moment[];
  undone: readonly AnyCommand[];
}

/** A campaign, and the memory it has come to. `moments`: everything decided so far that stands. */
export function campaignSitting(
  first: SaveCard,
  save: CampaignSave,
  moments: readonly Moment[],
  pen: Pen,
  lessons: readonly Lesson[],
): Sitting {
  const history = signal<History>({ save, moments, undone: [] });
  const card = signal(first);
  const campaign = computed(() => history.value.save.campaign);

  const write = (text: string): void => {
    const { game, ended } = campaign.peek();
    const { rewinds } = history.peek().save;
    card.value = { ...card.peek(), changed: Date.now(), memory: game?.setup.memory ?? '', ended, rewinds };
    pen.write(card.peek(), text);
  };

  function play(command: AnyCommand, undone: readonly AnyCommand[]) {
    const before = history.peek();
    const done = applyCampaign(before.save.campaign, command);
    if (isRefusal(done)) return done;
    const after = campaignDecided(before.save, command, done.events, done.campaign);
    const { n } = after;
    history.value = { save: after, moments: [...before.moments, { n, command, events: done.events }], undone };
    write(
      saveCampaignDecision(n, command, done.events, done.campaign) +
        (n % SNAPSHOT_EVERY === 0 ? saveCampaignSnapshot(n, done.campaign) : ''),
    );
    return null;
  }

  return {
    card,
    game: computed(() => {
      const { game } = campaign.value;
      return game === null ? null : view(game);
    }),
    campaign: computed(() => viewCampaign(campaign.value)),
    asked: computed(() => askedInCampaign(campaign.value)),
    moments: computed(() => history.value.moments),
    reach: computed(() => {
      const { decisions, behind, learnt } = history.value.save;
      return { free: decisions.length, most: behind.length + decisions.length, learnt };
    }),
    rewinds: computed(() => history.value.save.rewinds),
    undone: computed(() => history.value.undone),
    lessons,
    taught: () =>
      taughtInCampaign(
        lessons,
        history.peek().moments.map(({ events }) => events as readonly CampaignEvent[]),
      ),
    decide: (command) => play(command, []),
    undo(count) {
      const before = history.peek();
      const after = campaignTakenBack(before.save, count);
      const back = before.moments.slice(-count).map(({ command }) => command!);
      history.value = { save: after, moments: before.moments.slice(0, -count), undone: [...back, ...before.undone] };
      write(saveCampaignUndo(after.n, count, after.campaign));
    },
    redo() {
      const [next, ...rest] = history.peek().undone;
      if (next !== undefined) play(next, rest);
    },
    text: () => pen.text(),
  };
}
