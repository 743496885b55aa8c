import { type Do, type Effect, FACES, type Who } from '@bauta/engine';

/** The targets a verb can work on; verbs that are not here need none. */
const TARGETS: Partial<Record<Do['do'], readonly Who[]>> = {
  'hide-characters': ['square-nearby', 'nobody'],
  glide: ['other-roof'],
  'move-together': ['square-beside'],
  'eliminate-guard': ['nobody', 'other-roof', 'square-nearby', 'square-with-guard'],
  'push-guard': ['nobody', 'square-with-guard'],
  'lay-trap': ['square-for-trap'],
  'wound-boss': ['nobody', 'square-beside'],
  heal: ['assassin-here', 'nobody'],
  'give-back': ['other-assassin'],
  'move-owner': ['square-beside', 'station', 'any-square', 'other-roof'],
  'move-machine': ['street-beside', 'square-beside', 'any-square', 'other-roof'],
  fire: ['enemies-here', 'enemies-nearby', 'enemies-in-line'],
  'swap-places': ['assassin-nearby', 'any-assassin'],
  'call-over': ['assassin-nearby', 'any-assassin'],
  'save-action': ['nobody', 'assassin-nearby', 'any-assassin', 'other-assassin'],
  'remove-guard': ['nobody', 'square-with-guard', 'other-roof', 'any-square'],
};
const NEEDS_OWNER: ReadonlySet<Do['do']> = new Set([
  'eliminate-guard',
  'push-guard',
  'wound-boss',
  'heal',
  'draw-equipment',
  'wound',
  'disguise',
  'hide-characters',
  'move-owner',
  'swap-places',
  'call-over',
  'escape',
  'save-action',
  'pay-objective',
  'remove-guard',
  'lay-base',
  'recover-card',
  'drop-card',
]);

/** What a trap can do, as it knows its square and nobody. */
const AT_TRAP: ReadonlySet<Do['do']> = new Set([
  'eliminate-guard',
  'push-guard',
  'wound-boss',
  'remove-guard',
  'hide-characters',
  'place-guards',
  'summon-boss',
  'gather-guards',
]);
const isAtTrap = ({ do: verb }: Do, { when }: Effect): boolean => when === 'sprung' && AT_TRAP.has(verb);

/** What is wrong with one verb where it stands, in a sentence. */
export function checkDo(verb: Do, effect: Effect, hasPerson: boolean): string | null {
  return targetFault(verb, effect) ?? ownerFault(verb, hasPerson || isAtTrap(verb, effect)) ?? diceFault(verb, effect);
}

/** It names its place by itself, and so needs neither a target nor an owner. */
const namesPlace = (verb: Do): boolean =>
  'where' in verb && verb.where !== undefined && !['owner', 'square'].includes(verb.where);

function targetFault(verb: Do, { who }: Effect): string | null {
  if (namesPlace(verb)) return null;
  const targets = TARGETS[verb.do];
  if (targets !== undefined && !targets.includes(who)) return `\`${verb.do}\` needs \`who\` to be ${targets.join(' or ')}.`;
  if (verb.do === 'remove-bodies' && verb.where === 'square' && who !== 'square-with-body-nearby')
    return '`remove-bodies` at the target needs `who` to be square-with-body-nearby.';
  return null;
}

function ownerFault(verb: Do, hasPerson: boolean): string | null {
  if (verb.do === 'lasting' && verb.where !== undefined && verb.scope !== 'map')
    return '`where` names the square, so that `scope` is left out.';
  const ofOwner =
    (NEEDS_OWNER.has(verb.do) && !namesPlace(verb)) ||
    ('where' in verb && (verb.where === 'owner' || verb.where === 'square')) ||
    ('whom' in verb && verb.whom !== 'map') ||
    ('scope' in verb && verb.scope !== 'map');
  return ofOwner && !hasPerson ? `There is nobody for \`${verb.do}\` to be about.` : null;
}

function diceFault(verb: Do, { when }: Effect): string | null {
  if (verb.do === 'add-hits' && when !== 'special' && when !== 'rolled')
    return '`add-hits` needs `when: special` or `when: rolled`.';
  if (verb.do === 'draw-equipment' && when === 'revealed')
    return 'An investigation draws no equipment: it could reveal another without end.';
  if (verb.do === 'lasting' && verb.quantity.startsWith('ignore-') && verb.add !== 1)
    return `\`${verb.quantity}\` is one use and adds 1: for more it is told as often.`;
  if (verb.do === 'count' && verb.add === 0) return '`count` must add something, or take it away.';
  if (verb.do !== 'reroll') return null;
  const die = when === 'rolled' ? 'assassin' : when === 'tested' ? 'detection' : null;
  if (die !== verb.die) return '`reroll` is for assassin dice when rolled, and for detection dice when tested.';
  const faces: readonly string[] = FACES[die];
  return verb.face === 'any' || faces.includes(verb.face) ? null : `The ${die} die has no face \`${verb.face}\`.`;
}
