import type { Command } from '@bauta/engine';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { BoardProps, ChanceLabel } from '../board/board-props.ts';
import { percent } from '../words/percent.ts';
import { say } from '../words/say.ts';
import { actorsOf } from './actions/acting.ts';
import { wantedInView } from './centre-on.ts';
import { Pings } from './pings/pings.tsx';
import { Undecided } from './pings/undecided.tsx';
import { PreviewArrows } from './preview/preview-arrows.tsx';
import { exposureOf } from './risk/exposure.ts';
import { RiskBadge } from './risk/risk-badge.tsx';
import type { TableState } from './table-state.ts';

function chanceOf({ risks }: TableState, commands: readonly Command[]): ChanceLabel | null {
  const exposure = exposureOf(commands, risks.value);
  if (exposure === null) return null;
  const { of, chance } = exposure;
  return { chance, words: say(`table.risk.seen-${of}`, { percent: percent(chance) }) };
}

function shownOf(table: TableState): BoardProps {
  const { online } = table.session;
  return {
    game: table.shown,
    commandsAt: table.commandsAt,
    actors: computed(() => new Set(actorsOf(table.options.value))),
    selected: table.selected,
    pointer: table.at,
    previewed: table.previewed,
    camera: wantedInView,
    overlays: {
      under: (plan) => <PreviewArrows table={table} plan={plan} />,
      over: (plan) => (
        <>
          {online !== undefined && <Pings pings={online.pings.value} plan={plan} />}
          <Undecided table={table} plan={plan} />
        </>
      ),
      beside: (command) => <RiskBadge table={table} command={command} />,
    },
    chance: (commands) => chanceOf(table, commands),
    onChoose(choice) {
      if (choice.choice === 'select') table.selected.value = choice.id;
      else table.decide(choice.command);
    },
  };
}

/** The maps of the memory that is played, with everybody on them. */
export function TableBoard({ table }: { table: TableState }) {
  const shown = useMemo(() => shownOf(table), [table]);
  return <Board {...shown} />;
}
