import { describe, expect, it } from 'vitest';
import type { SubmissionResult } from '../../src/engine/api.ts';
import { guiseProgram } from '../second-look/guises.ts';
import { analyse, document } from './programs.ts';

/* Of a text that is long and gave hardly a token, nobody says that it is too short: it was not read. */

const strangers = [1, 2].map((seed) => document(seed, { 'main.py': guiseProgram('python', seed) }));

function judged(files: Readonly<Record<string, string>>): SubmissionResult {
  const own = analyse([document(0, files), ...strangers]).submissions.find(({ id }) => id === 0);
  if (own === undefined) throw new Error('not judged');
  return own;
}

const lines = (count: number): string => `${'#seven\n'.repeat(count)}print(1)\n`;
/** A character that is not blank for each column. */
const visible = (text: string): number => text.replaceAll(/\s/g, '').length;

describe('a text of which hardly anything was read as code', () => {
  it.each([
    [149, 'too-short'],
    [150, 'unreadable'],
  ])('of %i lines beside one of code is %s', (count, comparability) => {
    // The line of code counts as well.
    expect(judged({ 'main.py': lines(count - 1) }).comparability).toBe(comparability);
  });

  it.each([
    [5_999, 'too-short'],
    [6_000, 'unreadable'],
  ])('of %i characters, a thirtieth of them code, is %s', (characters, comparability) => {
    const code = 'the_longest_name_of_a_thing = 1\n'.repeat(8);
    const text = `${code}\n#`;
    const long = `${text}${'-'.repeat(characters - visible(text))}`;
    expect(visible(long)).toBe(characters);
    expect(judged({ 'main.py': long }).comparability).toBe(comparability);
  });

  it.each([
    [1_999, 'too-short'],
    [2_000, 'unreadable'],
  ])('of %i characters with next to no code is %s', (characters, comparability) => {
    const text = 'print(1)\n#';
    const long = `${text}${'-'.repeat(characters - visible(text))}`;
    expect(judged({ 'main.py': long }).comparability).toBe(comparability);
  });

  it('says what became of its characters, and the sum is all of them', () => {
    const text = `s = """${'word word\n'.repeat(800)}"""\n# ${'more '.repeat(100)}\n`;
    const { remarks } = judged({ 'main.py': text });
    expect(remarks).toEqual([
      { path: 'main.py', code: 'hardly-read', balance: { code: 2, strings: 6_406, skipped: 401 } },
    ]);
    expect(2 + 6_406 + 401).toBe(visible(text));
  });

  it('is none where a program has a long list of words or of numbers, or its code in several files', () => {
    const words = Array.from({ length: 900 }, (_, at) => `"somewhat longer word ${at}"`).join(',\n');
    expect(judged({ 'main.py': `w = [${words}]\nprint(w)\n` }).comparability).not.toBe('unreadable');
    const numbers = Array.from({ length: 900 }, (_, at) => String(at)).join(',\n');
    expect(judged({ 'main.py': `w = [${numbers}]\nprint(w)\n` }).comparability).not.toBe('unreadable');
    const program = guiseProgram('python', 7);
    expect(judged({ 'main.py': program, 'notes.py': lines(149) }).comparability).toBe('compared');
  });

  const prose = '# Reads all that was handed in and says what it is.\n';
  const example = '# say(read(open("a")))\n';
  /** Comments of which a part is prose, with examples between, and a line of code. */
  const commented = (every: number, code = 'print(1)'): string =>
    `${Array.from({ length: 200 }, (_, at) => (at % every === 0 ? prose : example)).join('')}${code}\n`;

  it.each([
    ['a half of the lines', 2, 'print(1)', 'too-short'],
    ['hardly a line', 25, 'print(1)', 'unreadable'],
    ['a half of the lines of a program that evaluates text', 2, 'exec(read())', 'unreadable'],
  ])('is none where comments are documentation: prose in %s', (_, every, code, comparability) => {
    expect(judged({ 'main.py': commented(every, code) }).comparability).toBe(comparability);
  });

  it('is one where other characters than those of comments are too many', () => {
    const words = `s = """${'sev7a word '.repeat(800)}"""`;
    expect(judged({ 'main.py': commented(2, words) }).comparability).toBe('unreadable');
  });
});

describe('a text of which hardly anything but data was read is judged, and that is told', () => {
  const rows = (row: (at: number) => string): string =>
    Array.from({ length: 400 }, (_, at) => row(at)).join('\n');
  const table = rows((at) => `${(at * 37).toString(16).padStart(5, '0')}\t${at}.25\tLATIN LETTER`);
  const script = rows((at) => `  if (state[${at}] === "pan") { move(event.x${at}); }`);

  it.each([
    ['a table behind a program that reads it', 'a.pl', `while (<DATA>) { print; }\n__END__\n${table}`],
    ['a table in a string', 'a.py', `T = '''\n${table}'''\n`],
    ['rows of values with names', 'a.py', `T = '''\n${rows((at) => `${at} ${at + 1} Other_Letter`)}'''\n`],
    ['a script for a browser in Go', 'a.go', `package svg\n\nconst Script = \`\n${script}\`\n`],
    [
      'a manual behind a module',
      'A.pm',
      `package A;\nour $VERSION = '3.05';\n$VERSION = eval $VERSION;\n1;\n__END__\n${rows((at) => `This is the line of the manual with number ${at}.`)}`,
    ],
  ])('%s', (_, path, text) => {
    const { comparability, remarks } = judged({ [path]: text });
    expect(comparability).not.toBe('unreadable');
    // A manual is documentation, of which nothing has to be told.
    if (!text.includes('manual')) expect(remarks).toMatchObject([{ path, code: 'hardly-read' }]);
  });

  it.each([
    [90, false],
    [89, true],
  ])('where %i lines of a hundred are data: unreadable is %s', (count, isUnreadable) => {
    const code = 'if (state[at]) { move(event); }';
    const data = '7'.repeat(visible(code));
    // The quotes stand on lines of data.
    const isCode = (at: number): boolean => at % 100 > 0 && at % 100 <= 100 - count;
    const mixed = rows((at) => (isCode(at) ? code : data));
    const { comparability } = judged({ 'a.py': `T = '''${mixed}'''\n` });
    expect(comparability === 'unreadable').toBe(isUnreadable);
  });

  it.each([
    ['a table that is evaluated', 'a.py', `exec(bytes.fromhex('''\n${table}'''))\n`],
    ['a table that Perl evaluates', 'a.pl', `our $VERSION = '1'; $VERSION = eval $TEXT;\n__END__\n${table}`],
    ['a program in a string of a language that may run it', 'a.py', `S = '''\n${script}'''\n`],
    ['a program behind the end', 'a.pl', `while (<DATA>) { print; }\n__END__\n${script}`],
    ['nothing but signs', 'a.py', `S = '''\n${rows(() => '-+'.repeat(20))}'''\n`],
  ])('and none where it is %s', (_, path, text) => {
    expect(judged({ [path]: text }).comparability).toBe('unreadable');
  });
});
