import { readFileSync } from 'node:fs';
import { decode, type GameRecord } from '#table/record.ts';
import { open } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { expect, test } from './visit.ts';

test('all finished games come as one file, a record a line', async ({ visit, server }) => {
  const ada = await visit({ language: 'de', width: 360, height: 740 });
  await open(server, { Ada: ada }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  await ada.goto('/settings');
  const link = ada.getByRole('link', { name: 'Beendete Spiele herunterladen' });
  await link.scrollIntoViewIfNeeded();
  await expectAccessible(ada, 'the settings with one’s games');
  await expectNoSidewaysScroll(ada, 'the settings with one’s games');
  const downloading = ada.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('hideout-games.jsonl');
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(1);
  expect((decode(lines[0]!) as GameRecord).outcome).toBeDefined();
});
