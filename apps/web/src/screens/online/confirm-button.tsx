import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useHeir } from '../../ui/one-stop.ts';

interface Props {
  label: ComponentChildren;
  /** What follows, and whether to go on. */
  message: string;
  yes: string;
  no: string;
  onConfirm(): void;
}

/** Where the focus goes: to `no`, so that Enter pressed twice changes nothing, and after the answer to the button. */
const lastButton = (area: HTMLElement): HTMLElement | null => [...area.querySelectorAll('button')].at(-1) ?? null;

/** A button that asks once more before it acts. */
export function ConfirmButton({ label, message, yes, no, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useHeir(area, lastButton);
  const answer = (isYes: boolean) => () => {
    setAsking(false);
    if (isYes) onConfirm();
  };
  return (
    <div class="confirm" ref={area}>
      {asking ? (
        <p>
          {message}{' '}
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
          {label}
        </button>
      )}
    </div>
  );
}
