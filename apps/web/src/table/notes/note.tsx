import './note.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  /** What sort of note it is, for those who listen and for its looks. */
  name: string;
  of: 'lesson' | 'preview';
  /** The one line of it that is seen where there is little room. */
  first: string;
  children: ComponentChildren;
}

/** Something to know beside what is asked. Where there is little room it is one line, until it is opened. */
export function Note({ name, of, first, children }: Props) {
  const body = useId();
  const isOpen = useSignal(false);
  return (
    <aside class={`note note-${of}`} aria-label={name} data-open={isOpen.value}>
      <button
        type="button"
        class="note-first"
        aria-expanded={isOpen.value}
        aria-controls={body}
        onClick={() => {
          isOpen.value = !isOpen.peek();
        }}
      >
        {first}
      </button>
      <div class="note-body" id={body}>
        {children}
      </div>
    </aside>
  );
}
