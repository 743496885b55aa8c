import './look/font.css';
import './look/look.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/keep-offline.ts';
import { loadWords } from './words/load-words.ts';

await loadWords('first');
render(<App />, document.getElementById('app')!);
keepOffline();
