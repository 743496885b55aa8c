import type { ComponentChildren } from 'preact';
import { say } from '../../words/say.ts';

interface Props {
  title: string;
  shut(): void;
  class?: string;
  children: ComponentChildren;
}

/** What is pulled out beside the table, until it is shut. */
export function Panel({ title, shut, class: also = '', children }: Props) {
  return (
    <aside class={`online-panel ${also}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={shut}>
          {say('table.online.close')}
        </button>
      </header>
      {children}
    </aside>
  );
}
