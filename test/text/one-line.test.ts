import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { expect, test } from 'vitest';
import { visible } from '../../src/base/text/escape.ts';
import { logLines, oneLine } from '../../src/base/text/workflow-commands.ts';
import { seldom, tries } from '../suite.ts';

/** How the runner looks for commands: `::name` at the start of a line, `##[name]` anywhere in it. */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith('::') || line.includes('##[');
}

test.each([
  'The check is at state 6 x: ##[add-path]x, 50 %.',
  '##[stop-commands]t',
  '##[set-output name=pwn]1 ##[add-mask]x',
  '::error::x',
  ' \t::add-mask::x',
  'a\n::error::forged',
  'a\r##[error]forged',
  '####[[error]',
])('%j is no command of the runner', (message) => {
  const line = oneLine(message);
  expect(isCommand(line)).toBe(false);
  expect(line).not.toMatch(/[\r\n]/);
});

seldom('no text is a command, is of two lines, or hides or turns a part of itself', () => {
  const part = fc.constantFrom(
    '##',
    '[',
    '#',
    ':',
    '::',
    ' ',
    '\n',
    '\u2028',
    '\u200b',
    '\u202e',
    '\u{e0041}',
    '\ufeff',
    'error]',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ unit: ANY_CHARACTER, maxLength: 4 }))), (parts) => {
      const line = oneLine(parts.join(''));
      expect(isCommand(line)).toBe(false);
      // The one character that we put in ourselves stands behind `:` or `##`.
      expect(line.replaceAll(/(?<=:|##)\u200b/g, '')).not.toMatch(
        /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u,
      );
    }),
    { numRuns: tries(500) },
  );
});

test.each(['a plain sentence: 50 % of std::vector', '[::1]:8080 and #1 and ## [x]', 'Grüße 学生 💥'])(
  '%s stays as it is',
  (message) => {
    expect(oneLine(message)).toBe(message);
  },
);

test('a list of ours has a line for each point and one behind them, and any other line break is shown', () => {
  expect(logLines('2 are wrong:\n- a\n- ##[error]b\nTo see more.')).toBe(
    '2 are wrong:\n- a\n- ##\u200b[error]b\nTo see more.',
  );
  expect(logLines('2 are wrong:\n- a\n- b\n::error::x')).toBe('2 are wrong:\n- a\n- b\n:\u200b:error::x');
  for (const message of ['a\n::error::b', '2 are wrong:\n- a\nb\n- c', '1 is wrong:\n- a\nb\nc', '- a\rb']) {
    expect(logLines(message)).toBe(visible(message));
  }
  expect(oneLine('2 are wrong:\n- a.\n- b.\nTo see more.')).toBe('2 are wrong: • a. • b. To see more.');
});
