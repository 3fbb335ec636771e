import '#look/fonts.css';
import '#look/tokens.css';
import './palettes.ts';
import '#look/base.css';
import '#look/parts.css';
import '#look/choices.css';
import '#look/news.css';
import '#look/sheets.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { kept } from './keep.ts';
import { workOffline } from './offline.ts';
import { keepPresses } from './presses.ts';
import { followLinks } from './route.ts';
import { BELL } from './server/people.ts';
import { applySettings, settings } from './settings.ts';
import { sayWhatIsUnkept } from './unkept.ts';
import { countWaiting } from './waiting.ts';

applySettings(document.documentElement);
followLinks();
keepPresses();
sayWhatIsUnkept();
countWaiting();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD) window.addEventListener('load', () => void workOffline());
// Whoever is called on this device may have chosen another language, or the browser another address.
effect(() => {
  if (kept(BELL) !== undefined && settings.language.value)
    void import('./calls/reach.ts').then((reach) => reach.keepReach());
});
