import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What plays with whole servers, and the laws, take longest, though their files are short and would come last: they begin first, so
 * that at the end no core is left without work.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => /\/bench\/|\/laws\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.runtime/**'],
    // A thread whose connections were reset may never end (Node 24), and the run with it; a process can be ended.
    pool: 'forks',
    globalSetup: 'scripts/test-setup.ts',
    sequence: { sequencer: LongFirst },
    // All cores: there is nobody here who wants one left.
    maxWorkers: '100%',
    // Only there to end what hangs; a slow machine must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
