import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test needed a second try: reporters show the errors of failed tests only. */
export class RetriedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const errors = (test.result().errors ?? []).map(({ message, stack }) => stack ?? message);
    console.error(`${test.module.moduleId}: ${test.fullName}: first try:\n${errors.join('\n')}`);
  }
}
