import '#look/fonts.css';
import '#look/tokens.css';
import '#look/base.css';
import '#look/parts.css';
import '#look/choices.css';
import '#look/news.css';
import '#look/sheets.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { workOffline } from './offline.ts';
import { followLinks } from './route.ts';
import { applySettings } from './settings.ts';
import { sayWhatIsUnkept } from './unkept.ts';

applySettings(document.documentElement);
followLinks();
sayWhatIsUnkept();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD) window.addEventListener('load', () => void workOffline());
