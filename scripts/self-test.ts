/**
 * `npm run self-test -- make | look | clean-up`: the product on GitHub itself, in repositories that are made for it and deleted again.
 * `.github/workflows/self-test.yml` runs it; RELEASING.md says what it needs.
 *
 * - `make` makes the repositories of this run.
 * - `look` runs the recipes that need an event, reads back what was posted, prints the table, and deletes what was made.
 * - `clean-up` deletes what this run made; with `--all`, what any run left.
 */
import { systemClock } from '../src/program/process/system-clock.ts';
import { selfTest } from './self-test/self-test.ts';

process.exitCode = await selfTest(process.argv.slice(2), {
  environment: process.env,
  clock: systemClock,
  print: (text) => process.stdout.write(`${text}\n`),
});
