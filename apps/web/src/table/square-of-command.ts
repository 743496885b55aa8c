import { type CharacterId, type Command, type Game, mapOf, NOWHERE, type Square, towerTop } from '@bauta/engine';

const whereIs = (game: Game, id: CharacterId): Square => game.characters.find((each) => each.id === id)?.at ?? NOWHERE;

const whereIsMachine = (game: Game, id: string): Square => game.machines.find((each) => each.id === id)?.at ?? NOWHERE;

function objectiveSquare(game: Game, objective: string): Square {
  const index = game.content.memory.objectives.findIndex(({ id }) => id === objective);
  return game.objectives[index]?.at ?? NOWHERE;
}

/** Where the hits of an attack under way are dealt out. */
function attackedSquare({ stack }: Game): Square {
  const attack = stack.findLast(({ step }) => step === 'attack');
  return attack?.step === 'attack' ? attack.at : NOWHERE;
}

/** What names no square but happens on one. */
function placeOf(game: Game, command: Command): Square {
  switch (command.type) {
    case 'complete':
    case 'lay-down':
      return objectiveSquare(game, command.objective);
    case 'enter-spot':
    case 'leave-spot':
    case 'hide-bodies':
    case 'open-chest':
    case 'leave-machine':
      return whereIs(game, command.by);
    case 'climb':
    case 'synchronise':
      return towerTop(mapOf(whereIs(game, command.by)));
    case 'leap':
      return game.grounds[mapOf(whereIs(game, command.by))]?.foot ?? NOWHERE;
    case 'board':
    case 'seize':
      return whereIsMachine(game, command.machine);
    case 'use-on':
    case 'bring':
      return whereIs(game, command.on);
    case 'die-to':
      return Math.max(whereIs(game, command.on), whereIsMachine(game, command.on));
    case 'strike':
      return attackedSquare(game);
    default:
      return NOWHERE;
  }
}

/** The square on which a command is shown and clicked: where it leads, strikes or takes place; NOWHERE when it has none. */
export function squareOfCommand(game: Game, command: Command): Square {
  if ('to' in command && typeof command.to === 'number') return command.to;
  if ('at' in command) return command.at;
  if ('from' in command && typeof command.from === 'number') return command.from;
  return placeOf(game, command);
}
