import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  what: ComponentChildren;
  /** What it leads to, asked once more. */
  sure: string;
  yes: string;
  no: string;
  deed(): void;
}

/** A button for what one should be sure of. */
export function Sure({ what, sure, yes, no, deed }: Props) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" onClick={() => setAsking(true)}>
        {what}
      </button>
    );
  const answer = (isYes: boolean) => () => {
    setAsking(false);
    if (isYes) deed();
  };
  return (
    <p>
      {sure}{' '}
      <button type="button" onClick={answer(true)}>
        {yes}
      </button>{' '}
      <button type="button" onClick={answer(false)}>
        {no}
      </button>
    </p>
  );
}
