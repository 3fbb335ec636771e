import { expect, LANGUAGES, test } from './visit.ts';

/** Everyone whose work is here, in every language, each with the page where more of it is found. */
const MAKERS = [
  ['Reiner Knizia', 'Petra Eriksson', 'Helvetiq, 2021', 'https://helvetiq.com'],
  ['Florian Nadler', 'Christian Effenberger', 'Amigo, 2024', 'https://www.amigo-spiele.de'],
  ['Tim Fowers', 'Ryan Goldsberry', 'Fowers Games, 2015', 'https://www.fowers.games'],
] as const;
const WORKS = [
  ['Lorc, Delapouite, Skoll, game-icons.net', 'https://game-icons.net'],
  ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
  ['Bebas Neue, Ryoichi Tsunekawa', 'https://github.com/dharmatype/Bebas-Neue'],
  ['Atkinson Hyperlegible Next, Braille Institute', 'https://www.brailleinstitute.org/freefont/'],
  ['SIL Open Font License 1.1', 'https://openfontlicense.org'],
] as const;
const OURS = {
  en: 'Our code, our words and our drawings',
  de: 'Unser Code, unsere Texte',
  es: 'Nuestro código',
} as const;

for (const language of LANGUAGES)
  test(`games, symbols and fonts are credited to those who made them (${language})`, async ({ visit }) => {
    const page = await visit({ language });
    await page.goto('/about');
    for (const [designer, artist, publisher, address] of MAKERS) {
      const game = page.getByRole('listitem').filter({ hasText: designer });
      await expect(game).toContainText(artist);
      await expect(game.getByRole('link', { name: publisher })).toHaveAttribute('href', address);
    }
    for (const [name, address] of WORKS)
      await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', address);
    await expect(page.getByRole('main')).toContainText(OURS[language]);
  });
