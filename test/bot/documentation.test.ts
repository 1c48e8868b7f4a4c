import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_OPTIONS } from '../../src/bot/commands/check-options.ts';
import { COMMAND_NAMES, SCAN_COMMAND_NAMES } from '../../src/bot/commands/grammar.ts';
import { BOT_LIMITS } from '../../src/bot/commands/limits.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'bot.md'), 'utf8');

test('the page shows the workflow that is shipped as an example', () => {
  const example = readFileSync(join(ROOT, 'examples', 'workflows', 'bot.yml'), 'utf8');
  expect(/```yaml\n([^]*?)```/.exec(PAGE)?.[1]).toBe(example);
});

test('the page lists every command and every option, and none that there is not', () => {
  const [onPulls = '', inScans = ''] = PAGE.split('## In the issue of a scan');
  const commandsIn = (text: string): readonly string[] =>
    [...text.matchAll(/^\| `\/similarity (\w+)/gm)].map(([, name]) => name ?? '');
  expect(commandsIn(onPulls)).toEqual(COMMAND_NAMES);
  expect(commandsIn(inScans)).toEqual(SCAN_COMMAND_NAMES);
  const options = [...PAGE.matchAll(/^\| `(--[\w-]+)/gm)].map(([, name]) => name ?? '');
  expect(options).toEqual(Object.keys(CHECK_OPTIONS));
});

test('the page has the limits as they are', () => {
  const { person, repository } = BOT_LIMITS.checksAnHour;
  expect(PAGE).toContain(
    `a person can ask for ${person} checks in a repository, and all people together for ${repository}`,
  );
  expect([BOT_LIMITS.sameCommitMs, BOT_LIMITS.rivalMs.reduce((sum, ms) => sum + ms, 0)]).toEqual([
    3_600_000, 60_000,
  ]);
});
