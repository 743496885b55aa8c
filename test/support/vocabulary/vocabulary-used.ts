import { DOS, type Do, type Effect, type Game, type GameEvent, IFS, type If, QUANTITIES, WHENS, WHOS } from '@bauta/engine';

/** Conditions that are records are called by their name. */
const IF_RECORDS = [
  'turn',
  'party',
  'map',
  'hq-level',
  'counter',
  'flag',
  'objective',
  'boss-hp',
  'subject',
] as const satisfies readonly Exclude<If, string>['if'][];

/** Every word of the effect vocabulary, with the part of an effect it belongs to. */
export const VOCABULARY: readonly string[] = [
  ...WHENS.map((word) => `when ${word}`),
  ...IFS.map((word) => `if ${word}`),
  ...IF_RECORDS.map((word) => `if ${word}`),
  ...WHOS.map((word) => `who ${word}`),
  ...DOS.map((word) => `do ${word}`),
  ...QUANTITIES.map((word) => `lasting ${word}`),
];

const effectOf = (game: Game, card: string, index: number): Effect => {
  const found = game.content.cards[card];
  if (found === undefined || !('effects' in found)) throw new Error(`${card} has no effects`);
  return found.effects[index]!;
};

function verbUsed(verb: Do, used: Set<string>): void {
  used.add(`do ${verb.do}`);
  if (verb.do === 'lasting') used.add(`lasting ${verb.quantity}`);
}

function effectUsed({ when, if: ifs, who }: Effect, used: Set<string>): void {
  used.add(`when ${when}`).add(`who ${who}`);
  for (const condition of ifs) used.add(`if ${typeof condition === 'string' ? condition : condition.if}`);
}

/** Rerolls happen inside a roll; the card's effect is not a step of its own. */
function rerollUsed(game: Game, card: string, used: Set<string>): void {
  const found = game.content.cards[card];
  const effects = found !== undefined && 'effects' in found ? found.effects : [];
  for (const effect of effects) {
    if (!effect.do.some((verb) => verb.do === 'reroll')) continue;
    effectUsed(effect, used);
    used.add('do reroll');
  }
}

/** A verb that found nothing to do leaves no trace before the effect goes on or ends. */
function didNothing(next: GameEvent | undefined): boolean {
  if (next === undefined || next.type === 'step-ended') return true;
  return next.type === 'step-noted' && next.step.step === 'effect';
}

/** The words that came to pass in these events: effects carried out, and each of their verbs that did something. */
export function wordsIn(game: Game, events: readonly GameEvent[], used: Set<string>): void {
  events.forEach((event, index) => {
    if (event.type === 'die-rerolled') rerollUsed(game, event.card, used);
    if (event.type !== 'step-noted' || event.step.step !== 'effect' || event.step.next === 0) return;
    if (didNothing(events[index + 1])) return;
    const effect = effectOf(game, event.step.card, event.step.effect);
    effectUsed(effect, used);
    verbUsed(effect.do[event.step.next - 1]!, used);
  });
}
