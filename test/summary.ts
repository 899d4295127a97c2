import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one line that a machine can read. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state, errors: first } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
        if (test.diagnostic()?.flaky)
          console.log(
            `Passed at the second try only: ${test.fullName} (${module.relativeModuleId})`,
            first?.[0]?.message,
          );
      }
    }
    // After the other reporters have written theirs.
    process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
