import './undecided.css';
import { type AnyCommand, type Command, type Game, isCommandType } from '@bauta/engine';
import { boxOf, type Plan } from '../../board/view/plan.ts';
import { squareOfCommand } from '../square-of-command.ts';
import type { TableState } from '../table-state.ts';

const squareOf = (game: Game, command: AnyCommand) =>
  isCommandType(command.type) ? [squareOfCommand(game, command as Command)] : [];

/** A broken ring where something was decided that is not done yet. */
export function Undecided({ table, plan }: { table: TableState; plan: Plan }) {
  const game = table.shown.value;
  const commands = table.session.online?.undecided.value ?? [];
  const squares = new Set(commands.flatMap((command) => squareOf(game, command)));
  return [...squares].map((at) => {
    const box = boxOf(plan, at);
    if (box === null) return null;
    const { x, y, width, height } = box;
    return <span key={at} class="board-undecided" style={`left:${x}px;top:${y}px;width:${width}px;height:${height}px`} />;
  });
}
