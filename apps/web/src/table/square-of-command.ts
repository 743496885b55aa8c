import { type Command, type Game, NOWHERE, type Square } from '@bauta/engine';

/** The square on which a command is shown and clicked: where it leads, strikes or takes place; NOWHERE when it has none. */
export function squareOfCommand(game: Game, command: Command): Square {
  if ('to' in command && typeof command.to === 'number') return command.to;
  if ('at' in command) return command.at;
  if ('from' in command && typeof command.from === 'number') return command.from;
  if (command.type === 'complete' || command.type === 'lay-down') {
    const index = game.content.memory.objectives.findIndex(({ id }) => id === command.objective);
    return game.objectives[index]?.at ?? NOWHERE;
  }
  return NOWHERE;
}
