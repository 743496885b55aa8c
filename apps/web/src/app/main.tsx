import './no-eval.ts';
import '../ui/look/font.css';
import '../ui/look/look.css';
import { render } from 'preact';
import { loadWords } from '../words/load-words.ts';
import { App } from './app.tsx';
import { applySettings } from './apply-settings.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { watchFaults } from './watch-faults.ts';

watchFaults();
applySettings();
await loadWords('first');
render(<App />, document.getElementById('app')!);
keepOffline();
