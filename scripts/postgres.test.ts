import { expect, test, vi } from 'vitest';
import { findPostgres } from './postgres.ts';

test('a DATABASE_URL that does not answer is not passed over; the message says what to do', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing');
  await expect(findPostgres()).rejects.toThrow(
    /DATABASE_URL does not answer: .*ECONNREFUSED(.|\n)*apt-get install postgresql/,
  );
  vi.unstubAllEnvs();
});
