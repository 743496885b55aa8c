import './sign-button.css';

interface Props {
  name: string;
  /** Drawn in a square of 24. */
  sign: string;
  pressed?: boolean;
  onClick: () => void;
}

/** A button with a sign; its name is read aloud, and shown to the pointer. */
export function SignButton({ name, sign, pressed, onClick }: Props) {
  return (
    <button type="button" class="sign" title={name} aria-label={name} aria-pressed={pressed} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
