import './page.css';
import type { ComponentChildren } from 'preact';
import { linkTo } from '../ui/route.ts';
import { say } from '../words/say.ts';

/** A sheet of paper with a heading and the way back: every screen but home and the table. */
export function Page({ title, children, wide = false }: { title: string; children: ComponentChildren; wide?: boolean }) {
  return (
    <main class={wide ? 'page wide' : 'page'}>
      <header>
        <a class="button back" href={linkTo()}>
          {say('web.home-link')}
        </a>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
