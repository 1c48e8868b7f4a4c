import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import type { RunFacts } from '../../src/contract/settings/settings.ts';

const facts: RunFacts = { event: 'schedule', repositoryOwner: 'school', isFork: false };

function parse(config: string | null, raw: RawInputs = {}) {
  return parseSettings(raw, config, facts);
}

function failure(config: string | null, raw: RawInputs = {}): string[] {
  try {
    parse(config, raw);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  throw new Error('nothing was refused');
}

describe('the config file', () => {
  test.each(['', '# only a comment\n', '---\n', '\uFEFF{}', '$schema: ../schema/similarity.schema.json'])(
    'may hold nothing: %j',
    (text) => {
      expect(parse(text)).toEqual(parse(null));
    },
  );

  test('that is nested without end, or several, is told in words of ours', () => {
    for (const text of [`a: ${'['.repeat(20_000)}`, `a: ${'{b: '.repeat(20_000)}`]) {
      expect(failure(text)).toEqual([
        '.github/similarity.yml is nested too deeply for a config file; look whether it is the right one.',
      ]);
    }
    expect(failure('ai: true\n---\nai: false\n')).toEqual([
      '.github/similarity.yml, line 2, column 1: a second document begins there (---), and a config file is one; take the line out.',
    ]);
  });

  test('holds values as YAML or as text', () => {
    const native = parse('ai: false\nsimilarity-threshold: 80\nengine: 9\npath:\n  - a\n  - b\ndry-run:\n');
    const text = parse('ai: "false"\nsimilarity-threshold: "80"\nengine: "9"\npath: |\n  a\n  b\n');
    expect(native.settings).toEqual(text.settings);
    expect(native.settings).toMatchObject({
      ai: false,
      similarityThreshold: 80,
      engine: '9',
      path: ['a', 'b'],
    });
  });

  test('yields to inputs, and each displaced value is told', () => {
    const { settings, overrides } = parse('ai-threshold: 60\nsimilarity-threshold: 80\nfail-on: never\n', {
      'similarity-threshold': '90',
      'fail-on': 'never',
    });
    expect(settings).toMatchObject({ similarityThreshold: 90, aiThreshold: 60, failOn: 'never' });
    expect(overrides).toEqual([
      'similarity-threshold: the input ("90") beats .github/similarity.yml, line 2, column 1 ("80").',
    ]);
  });

  test('is judged also where an input displaces it', () => {
    expect(failure('similarity-threshold: 101', { 'similarity-threshold': '90' })).toEqual([
      '.github/similarity.yml, line 1, column 1: similarity-threshold: "101" is not allowed; allowed: a number from 0 to 100, such as 75 or 75.5.',
    ]);
  });

  test('must exist where it was named, and need not where it was not', () => {
    expect(failure(null, { config: 'ci/x.yml' })).toEqual([
      'config: there is no file "ci/x.yml"; correct the path or leave it out.',
    ]);
    expect(() => parse(null)).not.toThrow();
  });

  test('is missed once, and not for the assignments that stand in it as well', () => {
    expect(failure(null, { config: 'ci/x.yml', mode: 'scan' })).toHaveLength(1);
    expect(failure('a: [1', { mode: 'scan' })).toHaveLength(1);
    expect(failure('path: a', { mode: 'scan' })).toEqual([expect.stringContaining('it has none')]);
  });

  test.each([
    ['a: [1\nb: 2', /^\.github\/similarity\.yml, line 2, column 1: not valid YAML/],
    [
      'path: a\npath: b',
      /^\.github\/similarity\.yml, line 2, column 1: not valid YAML: "Map keys must be unique"/,
    ],
    ['path: a\nstarter: *nowhere', /line 2, column 10: not usable YAML: "Unresolved alias/],
    ['- path', /line 1, column 1: must hold keys and values/],
    ['just text', /line 1, column 1: must hold keys and values/],
    ['---\na: 1\n---\nb: 2', /line 3, column 1: a second document begins there/],
    ['? [a, b]\n: 1', /not valid YAML/],
  ])('that is no YAML is refused with its place: %j', (text, sentence) => {
    const lines = failure(text);
    expect(lines.find((line) => !line.endsWith('settings are wrong:'))).toMatch(sentence);
  });

  test('cannot grow without bound through aliases', () => {
    const rows = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [index, name] of Array.from('bcdefgh').entries()) {
      const last = 'abcdefgh'[index] ?? '';
      rows.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${last}`).join(', ')}]`);
    }
    expect(failure(rows.join('\n')).join(' ')).toMatch(/not usable YAML/);
    expect(failure(`path: ${'a'.repeat(1_000_001)}`).join(' ')).toMatch(/too long/);
  });

  test.each([
    ['similarity-treshold: 1', 'did you mean similarity-threshold?'],
    ['treshold: 1', 'did you mean similarity-threshold?'],
    ['similarityThreshold: 1', 'did you mean similarity-threshold?'],
    ['fail_on: never', 'did you mean fail-on?'],
    ['Path: a', 'did you mean path?'],
    ['dismised: []', 'did you mean dismissed?'],
    ['colour: red', 'is no known key.'],
    ['__proto__: {ai: false}', 'is no known key.'],
    ['constructor: 1', 'is no known key.'],
  ])('names a wrong key and what was meant: %s', (text, end) => {
    const [line = ''] = failure(text);
    expect(line.startsWith('.github/similarity.yml, line 1, column 1: ')).toBe(true);
    expect(line.endsWith(end)).toBe(true);
  });

  test('holds no secret, and what is wrong with one does not show it', () => {
    const [line = '', ...more] = failure('apikey: hunter2-hunter2');
    expect(line).toMatch(/^\.github\/similarity\.yml, line 1, column 1: apikey: a secret does not belong/);
    expect([line, ...more].join('')).not.toContain('hunter2');
    expect(failure('github-token: ghs_1')[0]).toMatch(/github-token: a secret/);
  });

  test.each(['config: x', 'check-id: 3'])('cannot hold what only an input can: %s', (text) => {
    expect(failure(text)[0]).toMatch(/cannot stand here; give it as an input\.$/);
  });

  test.each([
    'path: 3',
    'path: {a: b}',
    'path: [1]',
    'path: [[a]]',
    'path: [""]',
    'check-name: 7',
    'ai: 1',
    'engine: true',
    'engine: 1.5',
    'similarity-threshold: .nan',
    'similarity-threshold: .inf',
    'shard: [1/2]',
    'deadline: {}',
  ])('refuses a value of another type: %s', (text) => {
    expect(failure(text)[0]).toMatch(/line 1, column 1: [a-z-]+: .* is not allowed; allowed: /);
  });
});

describe('dismissed pairs and staff', () => {
  test('are handed on', () => {
    const { settings } = parse(
      'dismissed: [{a: x, b: y, reason: " pair work "}]\nstaff: [ada, "@school/tas"]',
    );
    expect(settings.dismissed).toEqual([{ a: 'x', b: 'y', reason: 'pair work' }]);
    expect(settings.staff).toEqual(['ada', '@school/tas']);
  });
  test.each([
    'dismissed:\n  - {a: x, b: y}',
    'dismissed:\n  - {a: x, b: y, reason: " "}',
    'dismissed:\n  - {a: x, b: y, reason: z, by: me}',
    'dismissed:\n  - x/y',
  ])('a pair needs both names and a reason: %j', (text) => {
    expect(failure(text)[0]).toMatch(
      /^\.github\/similarity\.yml, line 2, column \d+: dismissed: allowed is a list/,
    );
  });
  test('staff is a list of names, with one in each entry', () => {
    for (const wrong of ['{a: b}', 'ada, bob', '[ada; bob]', '[https://github.com/ada]', '["@school/"]']) {
      expect(failure(`staff: ${wrong}`)[0]).toMatch(/line 1, column 1: staff: allowed is a list/);
    }
    const several = 'staff: |\n  ada\n  @bob-2\n  ada.l@school.edu\n  @school/t.a_s\n';
    expect(parse(several).settings.staff).toEqual(['ada', '@bob-2', 'ada.l@school.edu', '@school/t.a_s']);
  });
});

describe('assignments', () => {
  const file = `
similarity-threshold: 80
ai-threshold: 70
assignments:
  - name: hw1
    repositories: ['hw1-*']
    similarity-threshold: 60
    schedule: {window: {from: 2026-10-01T00:00:00Z}, min-changes: 3, cooldown-hours: 1.5}
  - name: hw2
    path: submissions
`;

  test('turn auto into scan, each with its own values over those of the file', () => {
    const { settings } = parse(file);
    expect(settings.mode).toBe('scan');
    expect(settings.similarityThreshold).toBe(80);
    const [one, two] = settings.assignments;
    expect(one?.settings).toMatchObject({
      mode: 'check',
      source: 'repositories',
      repositories: ['hw1-*'],
      similarityThreshold: 60,
      aiThreshold: 70,
      assignments: [],
    });
    expect(one?.schedule).toEqual({
      from: new Date('2026-10-01T00:00:00Z'),
      until: null,
      minChanges: 3,
      cooldownMs: 5_400_000,
    });
    expect(two).toMatchObject({ name: 'hw2', settings: { source: 'directory', similarityThreshold: 80 } });
    expect(two?.schedule).toEqual({ from: null, until: null, minChanges: 1, cooldownMs: 0 });
  });

  test('yield to inputs, which is told for each', () => {
    const { settings, overrides } = parse(file, { 'similarity-threshold': '50' });
    expect(settings.assignments.map((one) => one.settings.similarityThreshold)).toEqual([50, 50]);
    expect(overrides).toEqual([
      'similarity-threshold: the input ("50") beats .github/similarity.yml, line 2, column 1 ("80").',
      'hw1: similarity-threshold: the input ("50") beats .github/similarity.yml, line 7, column 5 ("60").',
    ]);
  });

  test('rest in mode check', () => {
    expect(parse(file, { mode: 'check' }).settings.mode).toBe('check');
  });

  test.each([
    ['assignments: hw1', /assignments: allowed is a list of assignments/],
    ['assignments:\n  - hw1', /line 2, column 5: assignments: an entry must be a table/],
    ['assignments:\n  - path: a', /line 2, column 5: name: "" is not allowed/],
    ['assignments:\n  - name: ../x\n    path: a', /line 2, column 5: name: "\.\.\/x" is not allowed/],
    [
      'assignments:\n  - {name: A, path: a}\n  - {name: a, path: b}',
      /line 3, column 5: name: "a" is there twice/,
    ],
    ['assignments:\n  - {name: a, path: b, engin: 1}', /"engin" is no known key; did you mean engine\?/],
    [
      'assignments:\n  - {name: a, path: b, base-url: x}',
      /base-url: cannot stand here; it holds for the whole run/,
    ],
    [
      'assignments:\n  - {name: a, path: b, ai-threshold: 300}',
      /line 2, column \d+: ai-threshold: "300" is not allowed/,
    ],
    ['assignments:\n  - {name: a, source: directory}', /line 2, column 5: path: missing/],
    ['assignments:\n  - {name: a, path: b, schedule: {min-changes: 0}}', /schedule: allowed are/],
    ['assignments:\n  - {name: a, path: b, schedule: {every: day}}', /schedule: allowed are/],
    [
      'assignments:\n  - {name: a, path: b, schedule: {window: {from: 2026-02-01T00:00:00Z, until: 2026-01-01T00:00:00Z}}}',
      /schedule: allowed are .*from before until/,
    ],
  ])('are refused where they are wrong: %j', (text, sentence) => {
    const lines = failure(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(sentence);
  });

  test('say once what is wrong with a key of the file', () => {
    expect(failure(`${file}\nai: perhaps`)).toHaveLength(1);
  });
});
