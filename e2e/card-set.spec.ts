import { readFileSync } from 'node:fs';
import { choose } from './table.ts';
import { expect, test } from './visit.ts';

test('Beutezug with the cards of one’s own box, mended until they are right', async ({ visit }) => {
  const page = await visit({ language: 'de' });
  await choose(page, 'beutezug', 'device');
  await page.getByRole('button', { name: 'Auswählen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Welche Karten?' });
  await expect(sheet.getByRole('img', { name: '2 Punkte, +1 Orange; verlangt Blau 2 und Grün 3' })).toBeVisible();
  await sheet.getByRole('radio', { name: 'Eigene' }).check();

  const download = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Beispiel herunterladen' }).click();
  const sample = readFileSync(await (await download).path(), 'utf8');

  const open = (text: string): Promise<void> =>
    sheet
      .getByLabel('Datei öffnen')
      .setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const findings = sheet.getByRole('status');
  await open(sample.slice(0, -20));
  await expect(findings).toContainText('Das ist kein JSON');
  await open(sample.replace('"id":"c2-01","deck":2,', '"id":"c2-01","deck":2,"art":"x",'));
  await expect(findings).toContainText('Karte 20 (c2-01): „art“ ist nicht bekannt.');
  await open(sample.replace('"green 3"],"points":2', '"green 3"],"points":42'));
  await expect(findings).toContainText('Alles in Ordnung.');
  await expect(sheet.getByRole('img', { name: /^42 Punkte/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Fertig' }).last().click();

  await page.reload();
  await expect(page.locator('.terms')).toContainText('Die Karten der eigenen Schachtel');
  await page.getByRole('button', { name: 'Auswählen' }).click();
  await expect(sheet.getByRole('img', { name: /^42 Punkte/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Fertig' }).last().click();
  await page.getByRole('button', { name: 'Spiel starten' }).click();
  await expect(page.locator('.beutezug .villa')).toBeVisible();
});
