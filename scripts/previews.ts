// The pictures that messengers show of links: games/*/preview.png of each game that people are offered, and
// web/public/previews/hideout.png of everything else. Drawn from the games' covers; `npm run previews`.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as driver } from '@playwright/test';
import { offered, posterOf } from '#games/index.ts';
import { chromium } from './chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const SIZE = { width: 1200, height: 630 };

const file = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FONT = readFileSync(
  join(ROOT, 'node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2'),
).toString('base64');

/** The O of the name, as the icon has it. */
const [, PLATE, HOLE] = [...file('web/public/icons/keyhole.svg').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!);
const keyhole = (plate: string, hole: string): string =>
  `<svg viewBox="164 66 184 380"><path fill="${plate}" d="${PLATE}"/><path fill="${hole}" d="${HOLE}"/></svg>`;

/** Messengers crop the edges, so a tenth of each side is clear. */
const STYLE = `
  @font-face { font-family: Bebas; src: url(data:font/woff2;base64,${FONT}) }
  * { box-sizing: border-box; margin: 0 }
  main { position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; font-family: Bebas }
  .cover { position: absolute; right: 110px; top: 0; height: 630px; width: 378px }
  .cover svg { width: 100%; height: 100%; display: block }
  h1 { position: absolute; z-index: 1; left: 120px; top: 150px; width: 600px; font-size: 168px; font-weight: 400; line-height: .86 }
  p { position: absolute; left: 120px; bottom: 76px; font-size: 62px; line-height: 1; display: flex; align-items: center }
  p svg { height: 46px; margin: 0 2px 4px }
  .plain h1 { top: 0; bottom: 0; left: 0; width: 100%; font-size: 330px; display: flex; align-items: center; justify-content: center }
  .plain h1 svg { height: 240px; margin: 0 8px 18px }
`;

const gamePage = (
  id: string,
): string => `<!doctype html><style>${STYLE}${file('look/tokens.css')}${file(`games/${id}/palette.css`)}</style>
  <main data-game="${id}" style="background: color-mix(in srgb, var(--bar) 62%, black); color: var(--bar-ink)">
    <div class="cover">${file(`games/${id}/cover.svg`)}</div>
    <h1>${posterOf(id)!.title.en}</h1>
    <p>HIDE${keyhole('var(--bar-plate, #c8102e)', 'var(--bar-hole, #fff)')}UT</p>
  </main>`;

const PLAIN = `<!doctype html><style>${STYLE}</style>
  <main class="plain" style="background: #c8102e; color: #fff8e9"><h1>HIDE${keyhole('#14110f', '#fff8e9')}UT</h1></main>`;

const browser = await driver.launch({ executablePath: chromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
const shoot = async (html: string, path: string): Promise<void> => {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('main').screenshot({ path: join(ROOT, path) });
};
mkdirSync(join(ROOT, 'web/public/previews'), { recursive: true });
await shoot(PLAIN, 'web/public/previews/hideout.png');
for (const id of offered()) await shoot(gamePage(id), `games/${id}/preview.png`);
await browser.close();
