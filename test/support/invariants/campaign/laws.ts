import { type Campaign, type CampaignEvent, campaignRules } from '@bauta/engine';
import { insist } from '../invariants.ts';

const ids = (campaign: Campaign): string[] => (campaignRules.question(campaign)?.options ?? []).map(campaignRules.idOf);

/** Exactly one decision with something to decide, each option told apart by its id, and each id read back. */
export function campaignDecisionSound(campaign: Campaign): void {
  const pending = campaignRules.question(campaign);
  insist((pending === null) === campaign.ended, 'no decision, or one after the end');
  if (pending === null) return;
  const names = ids(campaign);
  const step = pending.step.step;
  insist(names.length >= 1, `no option for ${step}`);
  insist(new Set(names).size === names.length, `two options of one id for ${step}: ${names.join(', ')}`);
  for (const name of names) {
    const command = campaignRules.parse(name);
    insist(command !== null && campaignRules.idOf(command) === name, `${name} is not read back`);
  }
}

/** The campaign as text, without what a memory is made of, which nothing changes. */
export function campaignText(campaign: Campaign): string {
  const { game, ...changing } = campaignRules.snapshot(campaign);
  return JSON.stringify({ ...changing, game: game?.state ?? null });
}

function readBack({ content, setup, game }: Campaign, text: string): Campaign {
  const json = JSON.parse(text);
  const played = game === null ? null : { content: game.content, setup: game.setup, state: json.game };
  return campaignRules.fromJSON({ content, setup, state: { ...json, game: played } });
}

/** fold(log) = state; JSON round trip = state. */
export function foldHolds(before: Campaign, events: readonly CampaignEvent[], after: Campaign): void {
  const expected = campaignText(after);
  const folded = campaignRules.clone(before);
  for (const event of events) campaignRules.evolve(folded, event);
  insist(campaignText(folded) === expected, 'fold(log) is not the state');
  insist(campaignText(readBack(after, expected)) === expected, 'the JSON round trip is not the state');
}

/** view(evolve(s, e)) = evolve(view(s), redact(e)); decision(view(s)) = decision(s). */
export function viewHolds(before: Campaign, events: readonly CampaignEvent[], after: Campaign): void {
  const seen = campaignRules.view(before);
  for (const event of events) campaignRules.evolve(seen, campaignRules.redact(event));
  const shown = campaignRules.view(after);
  insist(campaignText(seen) === campaignText(shown), 'view(evolve(s, e)) is not evolve(view(s), redact(e))');
  insist(
    JSON.stringify(seen.content.book.boxes) === JSON.stringify(shown.content.book.boxes),
    'a view has learnt something else of the boxes',
  );
  insist(ids(shown).join('|') === ids(after).join('|'), 'decision(view(s)) is not decision(s)');
}
