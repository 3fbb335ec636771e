import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.runtime/**'],
    // A thread whose connections were reset may never end (Node 24), and the run with it; a process can be ended.
    pool: 'forks',
    globalSetup: 'scripts/test-setup.ts',
    // All cores: there is nobody here who wants one left.
    maxWorkers: '100%',
    // Only there to end what hangs; a slow machine must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
