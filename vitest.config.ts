import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/bench/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // The house is loaded once by each worker, not anew for every file: a test leaves nothing behind in its process.
    isolate: false,
    // What is waited for comes, also on a machine that does much else at once.
    expect: { poll: { timeout: 20_000 } },
    // A browser that did not answer in time is asked once more; whatever was found wrong is not. The summary names who needed it.
    retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
    reporters: ['default', './test/summary.ts'],
  },
});
