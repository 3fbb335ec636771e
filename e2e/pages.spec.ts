import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { inspect } from './inspection.ts';
import { choose, fromMenu, GAMES, playNow, playOut, proof, seatHere, TITLES } from './table.ts';
import { expect, test } from './visit.ts';
import { sayMove } from './words.ts';

const STILL = [
  { path: '/', titles: 'Hideout', complete: '.cover' },
  {
    path: '/settings',
    titles: { en: 'Settings — Hideout', de: 'Einstellungen — Hideout', es: 'Ajustes — Hideout' },
  },
  {
    path: '/calls',
    titles: { en: 'Turn calls — Hideout', de: 'Gerufen werden — Hideout', es: 'Avisos — Hideout' },
    complete: '.quiet',
  },
  {
    path: '/about',
    titles: { en: 'About — Hideout', de: 'Über Hideout — Hideout', es: 'Acerca de Hideout — Hideout' },
  },
  {
    path: '/cards/burgle-bros',
    titles: { en: 'All cards — Hideout', de: 'Alle Karten — Hideout', es: 'Todas las cartas — Hideout' },
    complete: '.big-card',
  },
  {
    path: '/nowhere/at/all',
    titles: { en: 'Nothing here — Hideout', de: 'Hier ist nichts — Hideout', es: 'Aquí no hay nada — Hideout' },
  },
];

for (const subject of STILL)
  test(`the page ${subject.path}`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/about');
    await inspect(page, subject);
  });

for (const game of GAMES) {
  const title = TITLES[game];

  test(`the rules of ${title}`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/about');
    await inspect(page, {
      path: `/rules/${game}`,
      titles: {
        en: `${title} rules — Hideout`,
        de: `Regeln von ${title} — Hideout`,
        es: `Reglas de ${title} — Hideout`,
      },
    });
  });

  test(`a new table of ${title}, and the invitation to it`, async ({ visit }) => {
    const host = await visit();
    await choose(host, game, 'invite');
    await seatHere(host, 'Ada');
    const path = new URL(host.url()).pathname;
    const guest = await visit();
    await guest.goto('/about');
    await host
      .locator('.drawn')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await inspect(guest, {
      path,
      complete: '.calling .button',
      titles: {
        en: `Ada invites you to ${title} — Hideout`,
        de: `Ada lädt dich ein: ${title} — Hideout`,
        es: `Ada te invita a ${title} — Hideout`,
      },
    });
    await inspect(host, {
      path,
      complete: '.seating .start',
      titles: { en: 'New table — Hideout', de: 'Neuer Tisch — Hideout', es: 'Mesa nueva — Hideout' },
    });
  });

  test(`a table of ${title}, drawn and in words`, async ({ visit }) => {
    const page = await visit();
    await playNow(page, game);
    const table = {
      path: new URL(page.url()).pathname,
      complete: `.table-page.${game} .table`,
      titles: new RegExp(`${title} — Hideout$`),
    };
    await inspect(page, table);
    await inspect(page, { ...table, prepare: readInWords });
  });

  test(`the end of ${title}`, async ({ visit, server }) => {
    const page = await visit();
    if (game === 'burgle-bros')
      await open(server, { Ada: page }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
    else {
      await playNow(page, game);
      await fromMenu(page, 'Text view');
      await playOut(page, sayMove);
    }
    await expect(proof(page)).toBeVisible();
    await inspect(page, {
      path: new URL(page.url()).pathname,
      complete: '.proof.good',
      titles: `${title} — Hideout`,
    });
  });
}

test('Burgle Bros. with a question to answer and a map of chances', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-won', from: -10 });
  await inspect(page, {
    path: new URL(page.url()).pathname,
    complete: '.burgle-bros .asks .way',
    titles: /Burgle Bros. — Hideout$/,
    prepare: (at) => at.locator('button.where-next:visible').first().click(),
  });
});

test('the end of a heist that was lost', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-lost', from: Number.POSITIVE_INFINITY });
  await inspect(page, {
    path: new URL(page.url()).pathname,
    complete: '.burgle-bros .hero.lost',
    titles: 'Burgle Bros. — Hideout',
  });
});

async function readInWords(page: Page): Promise<void> {
  await page.locator('button.skip').press('Enter');
  await expect(page.locator('.twin')).toBeVisible();
}
