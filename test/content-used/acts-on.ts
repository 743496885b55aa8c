import { enemiesAt, type Game, type GameEvent, type Lasting, mapOf, NOWHERE } from '@bauta/engine';

const isAnyEnemyOn = (game: Game, { map, at }: Lasting): boolean =>
  at === NOWHERE ? game.maps[map]!.guards.some((count) => count > 0) : enemiesAt(game, at) > 0;

const whereIs = ({ characters }: Game, by: string): number => characters.find(({ id }) => id === by)?.at ?? NOWHERE;

/** Is this a moment at which the change is reckoned in: its dice are rolled, its hunt begins, its enemies are about to move? */
export function actsOn(game: Game, event: GameEvent, change: Lasting): boolean {
  const { quantity, source, map, on, at } = change;
  const isThere = (square: number): boolean => mapOf(square) === map && (at === NOWHERE || at === square);
  const isOf = (by: string): boolean => on === '' || on === by;
  switch (quantity) {
    case 'detection-dice':
      return event.type === 'dice-rolled' && event.die === 'detection' && isThere(event.at) && isOf(event.by);
    case 'enemy-dice':
      return event.type === 'dice-rolled' && event.die === 'enemy' && isThere(event.at) && isOf(event.by);
    case 'attack-dice':
      return event.type === 'dice-rolled' && event.for === 'attack' && mapOf(event.at) === map && isOf(event.by);
    case 'guard-armour':
      return event.type === 'dice-rolled' && event.for === 'attack' && isThere(event.at);
    case 'retaliation-dice':
      return event.type === 'retaliation-begun' && isThere(event.at);
    case 'hunters':
      return event.type === 'hunt-begun' && isThere(event.from) && isOf(event.by);
    case 'objective-ap':
      return event.type === 'objective-paid' && isThere(whereIs(game, event.by)) && isOf(event.by);
    case 'enemy-steps':
      return event.type === 'phase-begun' && event.phase === 'enemy' && isAnyEnemyOn(game, change);
    case 'reinforcements':
      return event.type === 'phase-begun' && event.phase === 'enemy' && game.content.memory.enemyPhase === 'whole';
    case 'ignore-first-test':
    case 'ignore-one-test':
      return event.type === 'test-ignored' && event.card === source;
    case 'no-restriction':
      return event.type === 'undetected' && event.why.includes('R49') && isThere(event.at);
    // What is forbidden shows in the options, not in what happens.
    case 'no-stations':
    case 'no-spots':
    case 'no-towers':
    case 'no-climbing':
    case 'no-ranged':
      return false;
  }
}
