import './now.css';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { Asked } from './asked.tsx';

/** For one who only watches: what the game waits for, and nothing to decide it by. */
export function Watched({ table }: { table: TableState }) {
  return (
    <div class="now">
      <Asked table={table} />
      <p class="whose">{say('table.online.watching-only')}</p>
    </div>
  );
}
