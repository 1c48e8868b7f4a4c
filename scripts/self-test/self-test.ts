import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import type { Clock, Environment } from '../../src/base/effects.ts';
import { messageOf } from '../../src/base/outcome.ts';
import { GitHub } from './github.ts';
import { makeAll, NAMES } from './made.ts';
import { tellStories } from './stories.ts';
import { isRight, type Row, table } from './table.ts';
import { prefixOf, removeMade } from './throw-away.ts';

interface World {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly print: (text: string) => void;
}

/** What is needed, by the variable that holds it. */
const NEEDED = {
  SELF_TEST_TOKEN: 'the secret with a token that may make and delete repositories of the organisation',
  SELF_TEST_ORGANIZATION: 'an organisation for tests',
  GITHUB_REPOSITORY: 'this repository: owner/name',
  GITHUB_SHA: 'the commit of the action that is tried',
  GITHUB_RUN_ID: 'a number that no other run has',
} as const;

/** What steps of the workflow itself, `uses: ./`, are expected to come to: by the variable that holds it. */
const STEPS: readonly (readonly [what: string, variable: string, expected: string])[] = [
  ['course.yml', 'COURSE', 'flagged: 3 of 4'],
  ['sharded.yml', 'SHARDED', 'flagged: 2 of 4'],
  ['web.yml, without sending', 'WEB', 'skipped: 0 of 4'],
];

/** What is not tried, and why. It is said, so that nobody takes the table for more than it is. */
const NOT_TRIED = [
  '`pages.yml` needs GitHub Enterprise Cloud; `remote-service.yml` a service; `web.yml` with `send` would send words of programs.',
  '`scan.yml` reads a public class with the token of its workflow: no secret is put into a throw-away repository.',
  'The pull requests are one person’s: `compare-with` names what a second person’s would hold.',
];

/** @returns the exit code */
export async function selfTest(args: readonly string[], world: World): Promise<0 | 1 | 2> {
  const { environment, print } = world;
  const [command, ...options] = args;
  const missing = Object.entries(NEEDED).filter(([name]) => (environment[name] ?? '') === '');
  const isAll = options.join(' ') === '--all' && command === 'clean-up';
  if (!['make', 'look', 'clean-up'].includes(command ?? '') || (options.length > 0 && !isAll)) {
    print('error: say what to do: npm run self-test -- make | look | clean-up [--all]');
    return 2;
  }
  if (missing.length > 0) {
    print(missing.map(([name, what]) => `error: ${name} is not set: ${what}.`).join('\n'));
    return 2;
  }
  const value = (name: keyof typeof NEEDED): string => environment[name] ?? '';
  const organization = value('SELF_TEST_ORGANIZATION');
  const run = `${value('GITHUB_RUN_ID')}-${environment['GITHUB_RUN_ATTEMPT'] ?? '1'}`;
  if (!/^[A-Za-z0-9-]{1,39}$/.test(organization) || !/^\d+-\d+$/.test(run)) {
    print(
      `error: "${organization}" is no organisation, or ${run} no run: a name of GitHub and numbers are expected.`,
    );
    return 2;
  }
  const github = new GitHub(
    environment['GITHUB_API_URL'] ?? 'https://api.github.com',
    value('SELF_TEST_TOKEN'),
    world.clock,
  );
  const cleanUp = async (): Promise<boolean> => {
    const { names, left } = await removeMade(github, organization, isAll ? null : { run, names: NAMES });
    print(`deleted: ${names.length === 0 ? 'nothing' : names.join(', ')}`);
    for (const one of left) {
      print(`error: could not be deleted: ${one}. Run it again: npm run self-test -- clean-up --all`);
    }
    return left.length === 0;
  };

  if (command === 'clean-up') return (await cleanUp()) ? 0 : 1;

  let isRed = true;
  try {
    if (command === 'make') {
      await makeAll(github, organization, run);
      output(environment, 'prefix', prefixOf(run));
      isRed = false;
    } else {
      const { login } = await github.get('/user', z.object({ login: z.string() }));
      const rows: Row[] = STEPS.map(([what, name, expected]) => ({
        what,
        expected,
        seen: environment[name] ?? '',
      }));
      const action = `${value('GITHUB_REPOSITORY')}@${value('GITHUB_SHA')}`;
      const prefix = prefixOf(run);
      await tellStories({
        github,
        clock: world.clock,
        action,
        organization,
        prefix,
        login,
        note: (row) => void rows.push(row),
      });
      const sorted = rows.toSorted((a, b) => (a.what < b.what ? -1 : 1));
      summarize(environment, print, sorted);
      isRed = !sorted.every(isRight);
    }
  } catch (error) {
    print(`error: ${messageOf(error)}`);
  } finally {
    // What `make` made is for the steps after it, unless it was not made whole.
    if (command === 'look' || isRed) isRed = !(await cleanUp().catch(told(print))) || isRed;
  }
  return isRed ? 1 : 0;
}

const told =
  (print: World['print']) =>
  (error: unknown): false => {
    print(
      `error: nothing was deleted: ${messageOf(error)}. Run it again: npm run self-test -- clean-up --all`,
    );
    return false;
  };

function output(environment: Environment, name: string, value: string): void {
  const file = environment['GITHUB_OUTPUT'] ?? '';
  if (file !== '') appendFileSync(file, `${name}=${value}\n`);
}

function summarize(environment: Environment, print: World['print'], rows: readonly Row[]): void {
  const wrong = rows.filter((row) => !isRight(row)).length;
  const text = [
    `## Self-test: ${wrong === 0 ? 'all as expected' : `${wrong} of ${rows.length} not as expected`}`,
    '',
    table(rows),
    ...NOT_TRIED.map((line) => `- ${line}`),
    '',
  ].join('\n');
  print(text);
  const file = environment['GITHUB_STEP_SUMMARY'] ?? '';
  if (file !== '') appendFileSync(file, text);
}
