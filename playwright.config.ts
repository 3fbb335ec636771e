import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumShell } from './scripts/chromium.ts';

/** A real browser against a real server: see e2e/. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.e2e',
  // Each worker has a server and a browser of its own, each test people of its own: any may run beside any other.
  workers: availableParallelism(),
  fullyParallel: true,
  // Only there to end what hangs; a slow machine must not fail a test.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    launchOptions: { executablePath: chromiumShell(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
  },
});
