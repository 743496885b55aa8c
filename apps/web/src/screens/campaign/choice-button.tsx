import type { ComponentChildren } from 'preact';

interface Props {
  heading: string;
  text?: string;
  children?: ComponentChildren;
  onChoose(): void;
}

/** One of several answers, side by side as cards. */
export function ChoiceButton({ heading, text = '', children, onChoose }: Props) {
  return (
    <button type="button" class="choice" onClick={onChoose}>
      <strong>{heading}</strong>
      {text !== '' && <span>{text}</span>}
      {children}
    </button>
  );
}
