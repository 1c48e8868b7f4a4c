import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { describe, expect, test } from 'vitest';
import { CHECK_OPTIONS } from '../../src/bot/commands/check-options.ts';
import {
  COMMAND_NAMES,
  MAX_LINE_CHARACTERS,
  MAX_REASON_CHARACTERS,
  parseCommand,
  parseScanCommand,
} from '../../src/bot/commands/grammar.ts';
import { seldom } from '../suite.ts';

function refusalOf(body: string) {
  const parsed = parseCommand(body);
  if (parsed.kind !== 'refused') throw new Error(`not refused: ${JSON.stringify(parsed)}`);
  return parsed.refusal;
}

function commandOf(body: string) {
  const parsed = parseCommand(body);
  if (parsed.kind !== 'command') throw new Error(`no command: ${JSON.stringify(parsed)}`);
  return parsed.command;
}

describe('which comments speak to the bot', () => {
  test.each([
    'nice work',
    'please run /similarity check',
    ' /similarity check',
    '> /similarity check',
    '\n/similarity check',
    '/similaritycheck',
    '/similarity-check',
    '/Similarity-check',
    '/similarity\u00a0check',
    '/similarity\u00a0',
    '/similarity\u2003check',
    '',
  ])('not %j', (body) => {
    expect(parseCommand(body)).toEqual({ kind: 'none' });
  });

  test('blanks within its first line cost no more than their number', () => {
    expect(parseCommand(`${'\t'.repeat(400_000)}x`)).toEqual({ kind: 'none' });
    expect(commandOf(`/similarity help${' \t'.repeat(30_000)}`)).toEqual({ name: 'help' });
  });

  test('only the first line is read, whatever ends it', () => {
    expect(commandOf('/similarity status\nthank you')).toEqual({ name: 'status' });
    expect(commandOf('/similarity status\r\n--threshold 1')).toEqual({ name: 'status' });
    expect(commandOf('/similarity status  ')).toEqual({ name: 'status' });
  });

  test('capitals are as good', () => {
    expect(commandOf('/Similarity check')).toMatchObject({ name: 'check' });
    expect(commandOf('/SIMILARITY Status')).toEqual({ name: 'status' });
    expect(commandOf('/Similarity Explain Own')).toMatchObject({ submission: { kind: 'own' } });
    expect(parseScanCommand('/Similarity Recheck HW1')).toMatchObject({
      command: { name: 'recheck', assignment: 'HW1' },
    });
    // What is none is quoted as it was written.
    expect(refusalOf('/similarity Chekc').quoted).toBe('Chekc');
    expect(refusalOf('/similarity Recheck').problem).toBe('`recheck` belongs in the issue of a scan');
  });

  test('the bare word asks for help', () => {
    expect(commandOf('/similarity')).toEqual({ name: 'help' });
    expect(commandOf('/similarity help')).toEqual({ name: 'help' });
  });
});

describe('check', () => {
  test.each([
    ['--similarity-threshold', '--threshold'],
    ['--pull-request-scope=tree', '--scope'],
    ['--ai-thresh', '--ai-threshold'],
    ['--threshold-similarity', null],
  ])('whoever writes %s is told %j', (option, suggestion) => {
    expect(refusalOf(`/similarity check ${option} 1`).suggestion).toBe(suggestion);
  });

  test('takes every option, in either spelling', () => {
    expect(
      commandOf(
        '/similarity check --threshold 60 --ai-threshold=82.5 --scope tree --compare-with none --language "C++" --engine="Deep Scan"',
      ),
    ).toEqual({
      name: 'check',
      again: false,
      overrides: {
        similarityThreshold: 60,
        aiThreshold: 82.5,
        pullRequestScope: 'tree',
        compareWith: 'none',
        language: 'C++',
        engine: 'Deep Scan',
      },
    });
  });

  test('without options leaves every setting alone', () => {
    expect(commandOf('/similarity check')).toEqual({ name: 'check', overrides: {}, again: false });
  });

  test.each(['0', '100', '75.000001'])('threshold %s', (value) => {
    expect(commandOf(`/similarity check --threshold ${value}`)).toEqual({
      name: 'check',
      again: false,
      overrides: { similarityThreshold: Number(value) },
    });
  });

  test.each(['-1', '100.1', '1e1', '0x10', 'NaN', '٧٥', '75%', '.5', '7,5', '""'])(
    'no threshold: %s',
    (value) => {
      expect(refusalOf(`/similarity check --threshold ${value}`).problem).toContain('`--threshold`');
    },
  );

  test.each([
    ['--scope', 'everything'],
    ['--compare-with', 'https://example.org/x'],
    ['--compare-with', 'other/repo'],
    ['--language', '$(id)'],
    ['--language', '-rf'],
    ['--engine', '`id`'],
    ['--engine', 'a;b'],
    ['--engine', 'x'.repeat(65)],
  ])('%s does not take %s', (name, value) => {
    const refusal = refusalOf(`/similarity check ${name} ${value}`);
    expect(refusal.problem).toContain(`\`${name}\``);
    expect(refusal.quoted).not.toBeNull();
  });

  test('an unknown option is refused with the nearest known one', () => {
    expect(refusalOf('/similarity check --treshold 60')).toEqual({
      problem: '{} is no option of `check`',
      quoted: '--treshold',
      suggestion: '--threshold',
    });
    // What a telephone makes of two hyphens.
    expect(refusalOf('/similarity check —threshold 60').suggestion).toBe('--threshold');
    expect(refusalOf('/similarity check --frobnicate').suggestion).toBeNull();
  });

  test.each(['constructor', '__proto__', 'toString', '--__proto__', '--constructor'])(
    'names of every object are no options: %s',
    (name) => {
      expect(refusalOf(`/similarity check ${name} 1`).problem).toBe('{} is no option of `check`');
    },
  );

  test('an option twice, without its value, or with half a quote', () => {
    expect(refusalOf('/similarity check --scope tree --scope tree').problem).toBe('`--scope` is given twice');
    expect(refusalOf('/similarity check --scope').problem).toContain('needs a value');
    expect(refusalOf('/similarity check --scope --threshold 5').problem).toContain('needs a value');
    expect(refusalOf('/similarity check --engine "Deep Scan').problem).toContain('without its other half');
  });

  test('every option of the list can be given', () => {
    for (const [name, { value, read }] of Object.entries(CHECK_OPTIONS)) {
      const one = ['50', 'tree', 'none', 'Python'].find((candidate) => read(candidate) !== null);
      expect(commandOf(`/similarity check ${name} ${value === null ? '' : (one ?? '')}`).name).toBe('check');
    }
  });

  test('again is an option without a value', () => {
    const both = { name: 'check', overrides: { similarityThreshold: 60 }, again: true };
    expect(commandOf('/similarity check --again --threshold 60')).toEqual(both);
    expect(commandOf('/similarity check --threshold 60 --again')).toEqual(both);
    expect(refusalOf('/similarity check --again=yes').problem).toBe('`--again` takes no value');
    expect(refusalOf('/similarity check --again yes').quoted).toBe('yes');
    expect(refusalOf('/similarity check --again --again').problem).toBe('`--again` is given twice');
  });
});

describe('explain', () => {
  test('own, or a number', () => {
    expect(commandOf('/similarity explain own')).toEqual({ name: 'explain', submission: { kind: 'own' } });
    expect(commandOf('/similarity explain #12')).toEqual({
      name: 'explain',
      submission: { kind: 'pull-request', number: 12 },
    });
  });

  test.each(['', 'bob/hw1', '0', '#', '12 13', '-1', '99999999999'])('not %j', (text) => {
    expect(refusalOf(`/similarity explain ${text}`).problem).toContain('`explain` takes');
  });
});

describe('dismiss', () => {
  test('two keys, then the reason', () => {
    expect(commandOf('/similarity dismiss cs1/hw1#12..cs1/hw1#13 in the  same team')).toEqual({
      name: 'dismiss',
      pair: { a: 'cs1/hw1#12', b: 'cs1/hw1#13' },
      reason: 'in the  same team',
    });
    expect(commandOf('/similarity undismiss cs1/hw1#12..cs1/hw1:solutions/a')).toMatchObject({
      pair: { a: 'cs1/hw1#12', b: 'cs1/hw1:solutions/a' },
    });
  });

  test.each([
    ['cs1/hw1#12..cs1/hw1:lab 1/ann', 'of the lecture'],
    ['cs1/hw1#12..cs1/hw1:lab (2)/O\u2019Neill & co', '"quoted" too'],
    ['cs1/hw1#12..cs1/hw1#13', 'because'],
  ])('two keys in quotation marks: %s', (pair, reason) => {
    const [a, b] = pair.split('..');
    expect(commandOf(`/similarity dismiss "${pair}" ${reason}`)).toEqual({
      name: 'dismiss',
      pair: { a, b },
      reason,
    });
    expect(commandOf(`/similarity undismiss "${pair}"`)).toEqual({ name: 'undismiss', pair: { a, b } });
  });

  test.each([
    '"a b..c',
    '""',
    '"a b"',
    '"a..a"',
    '"a ..b"',
    '"a.. b"',
    '"a..b\u202e c"',
    '"a..b c\u202e"',
    '"a..b"c',
  ])('no pair, with a quotation mark: %j', (pair) => {
    expect(refusalOf(`/similarity dismiss ${pair} because`).problem).toContain('is no pair');
  });

  test.each(['0', '2', '2..', '..b', 'a..b..c', 'a..a', 'a...b', 'match', '<b>..c', '2,3', '-a..b', '10000'])(
    'no pair: %s',
    (pair) => {
      expect(refusalOf(`/similarity dismiss ${pair} because`)).toMatchObject({ quoted: pair });
    },
  );

  test('without a pair, without a reason, with too long a reason', () => {
    expect(refusalOf('/similarity dismiss').problem).toContain('takes a pair and a reason');
    expect(refusalOf('/similarity dismiss a..b').problem).toContain('needs a reason');
    expect(refusalOf(`/similarity dismiss a..b ${'x'.repeat(MAX_REASON_CHARACTERS + 1)}`).problem).toContain(
      'longer than',
    );
    expect(commandOf(`/similarity dismiss a..b ${'x'.repeat(MAX_REASON_CHARACTERS)}`).name).toBe('dismiss');
  });
});

describe('all else', () => {
  test('an unknown command is refused with the nearest known one', () => {
    expect(refusalOf('/similarity chekc')).toEqual({
      problem: '{} is no command',
      quoted: 'chekc',
      suggestion: 'check',
    });
    expect(refusalOf('/similarity $(reboot)').suggestion).toBeNull();
  });

  test('what takes no arguments says so', () => {
    expect(refusalOf('/similarity status now').problem).toContain('takes nothing after it');
    expect(refusalOf('/similarity help check').problem).toContain('takes nothing after it');
  });

  test('a line has a length', () => {
    expect(refusalOf(`/similarity ${'x'.repeat(MAX_LINE_CHARACTERS)}`).problem).toContain('longer than');
    expect(refusalOf(`/similarity ${'x'.repeat(500)}`).quoted?.length).toBeLessThan(70);
  });

  seldom('whatever stands there, the answer is a command of the closed list, a refusal, or nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: ANY_CHARACTER }),
        fc.constantFrom('', ...COMMAND_NAMES.map((name) => `${name} `)),
        (text, name) => {
          const parsed = parseCommand(`/similarity ${name}${text}`);
          if (parsed.kind === 'command') expect(COMMAND_NAMES).toContain(parsed.command.name);
          else expect(parsed.kind).toBe('refused');
        },
      ),
    );
  });

  test('text of a stranger never becomes part of our own sentence', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme-ascii' }), (text) => {
        const parsed = parseCommand(`/similarity check --x${text}`);
        expect(parsed.kind === 'refused' ? parsed.refusal.problem : '').not.toContain(`--x${text}`);
      }),
    );
    expect(refusalOf('/similarity check --xyz').problem).toBe('{} is no option of `check`');
  });
});
