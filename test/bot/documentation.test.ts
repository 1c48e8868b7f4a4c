import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_OPTIONS } from '../../src/bot/check-options.ts';
import { COMMAND_NAMES } from '../../src/bot/grammar.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'bot.md'), 'utf8');

test('the page shows the workflow that is shipped as an example', () => {
  const example = readFileSync(join(ROOT, 'examples', 'workflows', 'bot.yml'), 'utf8');
  expect(/```yaml\n([^]*?)```/.exec(PAGE)?.[1]).toBe(example);
});

test('the page lists every command and every option, and none that there is not', () => {
  const commands = [...PAGE.matchAll(/^\| `\/similarity (\w+)/gm)].map(([, name]) => name ?? '');
  expect(commands.toSorted()).toEqual([...COMMAND_NAMES].toSorted());
  const options = [...PAGE.matchAll(/^\| `(--[\w-]+)/gm)].map(([, name]) => name ?? '');
  expect(options).toEqual(Object.keys(CHECK_OPTIONS));
});
