import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.runtime/**'],
    pool: 'threads',
    globalSetup: 'scripts/test-setup.ts',
    // Only there to end a test that hangs; a slow machine must not fail one.
    testTimeout: 300_000,
  },
});
