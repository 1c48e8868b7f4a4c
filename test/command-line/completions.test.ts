import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, COMMANDS, SHELLS } from '../../src/program/command-line/arguments/commands.ts';
import { completionScript } from '../../src/program/command-line/arguments/completion-script.ts';
import { SHELLS_HERE } from '../system.ts';
import { seldom } from '../suite.ts';

/** What bash offers behind these words, the last of which is being typed. */
function offered(...words: string[]): string[] {
  const line = ['code-similarity', ...words].map((word) => `'${word}'`).join(' ');
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-s'], {
    input: `${completionScript('bash')}
COMP_WORDS=(${line})
COMP_CWORD=${words.length}
_code_similarity
printf '%s\\n' "\${COMPREPLY[@]}"`,
    encoding: 'utf8',
    // Of a locale that is not installed bash says so, on stderr.
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
  });
  expect([stderr, status]).toEqual(['', 0]);
  return stdout.split('\n').filter((one) => one !== '');
}

describe.each(SHELLS_HERE)('%s completes', () => {
  test.each([
    [[''], [...COMMAND_NAMES, '--help', '--version']],
    [['c'], ['check', 'course', 'completion']],
    [
      ['check', '--on-'],
      ['--on-error', '--on-incomplete', '--on-web-error', '--on-timeout'],
    ],
    [
      ['check', '--fail-on', ''],
      ['flagged', 'stands-out', 'new', 'never'],
    ],
    [['check', '--fail-on', 's'], ['stands-out']],
    [
      ['check', '--fail-on', '=', 'n'],
      ['new', 'never'],
    ],
    [
      ['check', '--fail-on', '='],
      ['flagged', 'stands-out', 'new', 'never'],
    ],
    [['check', 'submissions', '--no-a'], ['--no-ai']],
    [['--engine', '9', 'check', '--star'], ['--starter']],
    [
      ['serve', '--d'],
      ['--data', '--database', '--demo'],
    ],
    [['serve', '--starter'], []],
    [
      ['users', 're'],
      ['resume', 'remove'],
    ],
    [
      ['keys', 'create', '--scope', ''],
      ['full', 'read', 'submit'],
    ],
    [['completion', ''], [...SHELLS]],
  ])('%j', (words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });

  test.each([
    ['a path', ['check', 's']],
    ['the value of an option', ['check', '--starter', '']],
    ['the value of a short option', ['check', '-s', '']],
  ])('%s as a file', (_, words) => {
    expect(offered(...words)).toEqual([]);
  });

  seldom('every option of every command', () => {
    for (const name of COMMAND_NAMES) {
      const options = COMMANDS[name].options.map((option) => `--${option.name}`);
      expect(offered(name, '-')).toEqual(expect.arrayContaining(options));
    }
  });
});

describe.each(SHELLS)('the script for %s', (shell) => {
  test('names every option of every command', () => {
    for (const name of COMMAND_NAMES) {
      for (const option of COMMANDS[name].options) {
        expect(completionScript(shell)).toContain(
          shell === 'fish' ? `-l ${option.name} ` : `--${option.name}`,
        );
      }
    }
  });

  test('quotes in pairs', () => {
    const lines = completionScript(shell).split('\n');
    // PowerShell's specification: U+2018 to U+201B quote as the straight one does.
    const quote = shell === 'powershell' ? /['\u2018-\u201b]/ : "'";
    const odd = lines.filter(
      (line) => !line.trimStart().startsWith('#') && line.split(quote).length % 2 === 0,
    );
    expect(odd).toEqual([]);
  });
});
