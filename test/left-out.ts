import type { Reporter, TestCase } from 'vitest/node';

/** Tells at the end of a run which tests this system left out, by name and with the reason. */
export class LeftOut implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'skipped' || result.note === undefined) return;
    this.#lines.push(`  ${test.module.relativeModuleId} > ${test.fullName}: ${result.note}`);
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return;
    process.stdout.write(`Left out on this system:\n${this.#lines.join('\n')}\n`);
  }
}
