import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/bench/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than the usual machine of a build has cores: a journey waits for its browser a good part of the time.
    maxWorkers: 3,
    // The house is loaded once by each worker, not anew for every file: a test leaves nothing behind in its process.
    isolate: false,
    // Node reads it as it is; to rewrite its 1.7 MB takes seconds.
    server: { deps: { external: [/validators\.generated\.js$/] } },
    sequence: { sequencer: LongestFirst },
    // What is waited for comes, also on a machine that does much else at once.
    expect: { poll: { timeout: 20_000 } },
    // A browser on a busy machine may be slow or come in another order: what fails is asked once more, and the summary names who needed
    // it. A property that fails (fast-check) is never asked again: another draw would hide what was found.
    retry: { count: 1, condition: /^(?!Property failed)/ },
    reporters: ['default', './test/summary.ts'],
  },
});
