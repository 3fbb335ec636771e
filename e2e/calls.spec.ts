import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { mouse } from './mouse.ts';
import { isMyTurn, meet, playUntil } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

interface Letter {
  readonly body: string;
  readonly signature: string | undefined;
  readonly time: string | undefined;
}

/** A chat of the test's own, which keeps what is written to it. */
async function standIn(port: number): Promise<{ readonly letters: readonly Letter[]; close(): Promise<unknown> }> {
  const letters: Letter[] = [];
  const chat = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const { 'x-hideout-signature': signature, 'x-hideout-time': time } = request.headers;
      letters.push({ body, signature: signature as string | undefined, time: time as string | undefined });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => chat.listen(port, '127.0.0.1', resolve));
  const close = (): Promise<unknown> => {
    chat.closeAllConnections();
    return new Promise((resolve) => chat.close(resolve));
  };
  return { letters, close };
}

const isBertsTurn = async (bert: Page): Promise<boolean> => (await bert.title()).startsWith('Du bist dran');

test('a webhook of one’s own is tried, and told whose turn it is while one is away; it is signed', async ({
  visit,
  server,
}) => {
  const chat = await standIn(server.neighbour);
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  const table = new URL(anna.url()).pathname;
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.locator('.beutezug .villa')).toBeVisible();
  // What somebody has in sight before they go they are not called for: she goes when it is his turn.
  await playUntil(
    anna,
    () => isBertsTurn(bert),
    async () => (await isMyTurn(anna)) && mouse.beutezug(anna),
  );

  await anna.goto('/calls');
  // At night a call would wait for the morning.
  await anna.getByRole('switch', { name: 'Quiet hours' }).click();
  await anna.getByLabel('Webhook address').fill(`http://127.0.0.1:${server.neighbour}/hook`);
  await anna.getByRole('button', { name: 'Add' }).click();
  const secret = await anna.locator('.secret output').innerText();
  await anna.getByRole('button', { name: /^Try / }).click();
  await expectTold(anna, 'It worked.');
  expect(JSON.parse(chat.letters[0]!.body)).toMatchObject({
    text: expect.stringContaining('this is how a call looks'),
  });

  await playUntil(bert, async () => chat.letters.length > 1, mouse.beutezug);
  const { body, signature, time } = chat.letters[1]!;
  expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`);
  const told = JSON.parse(body);
  expect(told.content).toContain('Your turn at Beutezug');
  expect(told.hideout).toMatchObject({ what: 'turn', url: server.url + table });
  await chat.close();
});
