import './saves/no-eval.ts';
import './look/font.css';
import './look/look.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/keep-offline.ts';
import { watchFaults } from './report/watch-faults.ts';
import { applySettings } from './settings/apply-settings.ts';
import { loadWords } from './words/load-words.ts';

watchFaults();
applySettings();
await loadWords('first');
render(<App />, document.getElementById('app')!);
keepOffline();
