import { type Command, optionId } from '@bauta/engine';
import { characterName, renderOption } from '@bauta/text';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { CardFace } from './card-face.tsx';
import { isArranging, optionsOfCard } from './options-of-card.ts';

/** What can be done with the card that is read. */
function Uses({ table, options }: { table: TableState; options: readonly Command[] }) {
  const catalogue = catalogueOf(table.shown.value);
  return (
    <div class="card-uses">
      {options.map((option) => (
        <button
          type="button"
          class={isArranging(option) ? '' : 'main'}
          key={optionId(option)}
          onClick={() => {
            table.reading.value = null;
            table.decide(option);
          }}
        >
          <span>{renderOption(catalogue, option)}</span>
        </button>
      ))}
    </div>
  );
}

/** The card that is read, above the table; a click beside it puts it back. */
export function CardDialog({ table }: { table: TableState }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const reading = table.reading.value;
  useLayoutEffect(() => {
    if (reading === null) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [reading]);
  const game = table.shown.value;
  const close = () => {
    table.reading.value = null;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      class="card-dialog"
      aria-label={say('table.card.dialog')}
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      {reading !== null && (
        <div>
          {reading.holder !== '' && <p class="card-holder">{characterName(catalogueOf(game), reading.holder)}</p>}
          <CardFace game={game} card={reading.card} />
          <Uses table={table} options={optionsOfCard(table.options.value, reading.card, reading.holder)} />
          <button type="button" class="card-close" onClick={close}>
            {say('table.card.close')}
          </button>
        </div>
      )}
    </dialog>
  );
}
