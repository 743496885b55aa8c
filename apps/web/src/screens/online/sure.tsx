import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useHeir } from '../../ui/one-stop.ts';

interface Props {
  what: ComponentChildren;
  /** What it leads to, asked once more. */
  sure: string;
  yes: string;
  no: string;
  deed(): void;
}

/** The focus comes to what changes nothing, and goes back to the button. */
const lastButton = (area: HTMLElement): HTMLElement | null => [...area.querySelectorAll('button')].at(-1) ?? null;

/** A button for what one should be sure of. */
export function Sure({ what, sure, yes, no, deed }: Props) {
  const [asking, setAsking] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useHeir(area, lastButton);
  const answer = (isYes: boolean) => () => {
    setAsking(false);
    if (isYes) deed();
  };
  return (
    <div class="sure" ref={area}>
      {asking ? (
        <p>
          {sure}{' '}
          <span class="answers">
            <button type="button" onClick={answer(true)}>
              {yes}
            </button>
            <button type="button" onClick={answer(false)}>
              {no}
            </button>
          </span>
        </p>
      ) : (
        <button type="button" onClick={() => setAsking(true)}>
          {what}
        </button>
      )}
    </div>
  );
}
