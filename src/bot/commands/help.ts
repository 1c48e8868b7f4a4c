import { markdownCode } from '#base';
import { CHECK_OPTIONS } from './check-options.ts';
import { COMMANDS, SCAN_COMMANDS } from './grammar.ts';

const WHO =
  'Commands are obeyed from people with write permission and a place in `bot-users`; where that is empty, with the role admin or maintain. Others get 😕.';

function rows(commands: Readonly<Record<string, readonly [rest: string, meaning: string]>>): string[] {
  return [
    '| Command | What it does |',
    '| :-- | :-- |',
    ...Object.entries(commands).map(
      ([name, [rest, meaning]]) => `| \`${`/similarity ${name} ${rest}`.trimEnd()}\` | ${meaning} |`,
    ),
  ];
}

/** What can be asked on a pull request, in Markdown. */
export function helpLines(): readonly string[] {
  return [
    'The first line of a new comment on a pull request is read; the rest of it is for people.',
    '',
    ...rows(COMMANDS),
    '',
    '| Option of `check` | What it does |',
    '| :-- | :-- |',
    ...Object.entries(CHECK_OPTIONS).map(
      ([name, { value, meaning }]) =>
        `| ${markdownCode(value === null ? name : `${name} ${value}`)} | ${meaning} |`,
    ),
    '',
    `A value with spaces stands in \`"\`. ${WHO}`,
  ];
}

/** What can be asked in the issue of a scan, in Markdown. */
export function scanHelpLines(): readonly string[] {
  return [
    'The first line of a new comment in this issue is read; the rest of it is for people. A pair is the id at the end of its row, or two repositories, `org/hw1-ada..org/hw1-bob`.',
    '',
    ...rows(SCAN_COMMANDS),
    '',
    WHO,
  ];
}
