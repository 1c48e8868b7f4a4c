import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/base/outcome.ts';
import {
  parseCommandLine,
  withEnvironment,
} from '../../src/program/command-line/arguments/parse-command-line.ts';
import type { CommandDefinition } from '../../src/program/command-line/arguments/option.ts';
import { COMMAND_NAMES, COMMANDS } from '../../src/program/command-line/arguments/commands.ts';
import { helpText } from '../../src/program/command-line/arguments/help-text.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { definitionOf, GROUPS, INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';

function failure(...argv: string[]): string {
  try {
    parseCommandLine(argv);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message;
  }
  throw new Error('nothing was refused');
}

const UNWATCHED = { logFormat: 'text', metricsHost: '127.0.0.1', metricsPort: null } as const;
const NOTHING = { offline: false, trial: false, suspended: false, quota: null };

/** Without options of their own. */
const NO_WEB = { web: [], webRequests: 600 };
const ANALYSES = { workers: 1, limits: { timeMs: 1_800_000, memoryBytes: undefined }, ...NO_WEB };

describe('check', () => {
  test('paths are folders of submissions', () => {
    expect(parseCommandLine(['check', 'a', 'b'])).toEqual({
      kind: 'check',
      json: false,
      quiet: false,
      inputs: { source: 'directory', path: 'a\nb' },
    });
  });

  test('options are the inputs, before and behind the paths', () => {
    expect(
      parseCommandLine([
        '--engine',
        '9',
        'check',
        'a',
        '--dry-run',
        '--no-ai',
        '--resume=false',
        '--archive',
        'x',
        '--archive=y',
        '--check-name',
        'Homework 1',
        '--similarity-threshold=80',
      ]),
    ).toEqual({
      kind: 'check',
      json: false,
      quiet: false,
      inputs: {
        engine: '9',
        'dry-run': 'true',
        ai: 'false',
        resume: 'false',
        archive: 'x\ny',
        'check-name': 'Homework 1',
        'similarity-threshold': '80',
        source: 'directory',
        path: 'a',
      },
    });
  });

  test('true and false may stand behind an option like any other value', () => {
    expect(parseCommandLine(['check', '--ai', 'false', 'a', '--dry-run', 'b'])).toEqual({
      kind: 'check',
      json: false,
      quiet: false,
      inputs: { ai: 'false', 'dry-run': 'true', source: 'directory', path: 'a\nb' },
    });
  });

  test.each(['no', 'Off', 'yes'])(
    '%s behind such an option is refused as its value, and is no path',
    (word) => {
      expect(parseCommandLine(['check', 'a', '--ai', word])).toMatchObject({
        inputs: { ai: word, path: 'a' },
      });
    },
  );

  test('the common options have one letter', () => {
    expect(
      parseCommandLine([
        'check',
        'a',
        '-s',
        'starter',
        '-a',
        'x',
        '-a',
        'y',
        '-t80',
        '-no',
        'out',
        '-l',
        'c',
      ]),
    ).toEqual({
      kind: 'check',
      json: false,
      quiet: false,
      inputs: {
        starter: 'starter',
        archive: 'x\ny',
        'similarity-threshold': '80',
        'dry-run': 'true',
        'report-dir': 'out',
        language: 'c',
        source: 'directory',
        path: 'a',
      },
    });
  });

  test('an option does not take the next one for its value', () => {
    expect(failure('check', 'a', '--engine', '--ai')).toBe(
      '--engine: its value is missing; allowed: the name or id of an engine.',
    );
  });

  test('a value may begin with a dash', () => {
    expect(parseCommandLine(['check', 'a', '--policy', '-x', '--check-name=--y'])).toMatchObject({
      inputs: { policy: '-x', 'check-name': '--y', path: 'a' },
    });
  });

  test('the value of an unknown option is not shown', () => {
    expect(failure('check', 'a', '--apikee=s3cret')).toBe(
      '"--apikee" is no option of this command; did you mean --apikey?',
    );
    expect(failure('check', 'a', '-ks3cret')).not.toContain('s3cret');
  });

  test('every input is an option', () => {
    for (const name of INPUT_NAMES) {
      const command = parseCommandLine([
        'check',
        '--check-id',
        '1',
        ...(name === 'check-id' ? [] : [`--${name}=v`]),
      ]);
      expect(command).toMatchObject({
        kind: 'check',
        json: false,
        quiet: false,
        inputs: name === 'check-id' ? {} : { [name]: 'v' },
      });
    }
  });

  test('a path may look like an option or a comment', () => {
    expect(parseCommandLine(['check', '--', '--help', '#1', '[a, b]', '- c', '"d"'])).toMatchObject({
      inputs: { path: '--help\n./#1\n./[a, b]\n./- c\n./"d"' },
    });
  });

  test('what it gives is what the settings take', () => {
    const command = parseCommandLine(['check', 'a', '--dry-run', '--timeout-minutes', '0.5']);
    if (command.kind !== 'check') throw new Error(command.kind);
    const { settings } = parseSettings(command.inputs, null, {
      event: null,
      repositoryOwner: null,
      isFork: false,
    });
    expect(settings).toMatchObject({ source: 'directory', path: ['a'], dryRun: true, timeoutMs: 30_000 });
  });

  test.each([
    [['check'], /PATH is missing/],
    [['check', '--dry-run'], /PATH is missing/],
    [['check', 'a', '--similarity-treshold', '80'], /did you mean --similarity-threshold\?/],
    [['check', 'a', '--template', 'b'], /did you mean --starter\?/],
    [['check', 'a', '--Output_Dir=b'], /did you mean --report-dir\?/],
    [['dossier', '1', '--report-dir', 'b'], /did you mean --report\?/],
    [['course', 'a', 'b', '--report-dir', 'c'], /did you mean --out\?/],
    [['check', 'a', '--report', 'b'], /did you mean --report-dir\?/],
    [['serve', '--report-dir', 'b'], /"--report-dir" is no option of this command; run/],
    [['serve', '--template', 'b'], /"--template" is no option of this command; run/],
    [['check', 'a', '--no-engine'], /is no option/],
    [['check', 'a', '-x'], /"-x" is no option/],
    [['check', 'a', '--port', '1'], /"--port" is no option/],
    [['check', 'a', '--engine'], /^--engine: its value is missing/],
    [['check', 'a', '--engine', '--ai'], /^--engine: its value is missing/],
    [['check', 'a', 'false'], /--ai=false/],
    [['check', 'a', '--engine', '1', '--engine', '2'], /^--engine: given 2 times/],
    [['check', 'a', '--path', 'b'], /^--path: say it once/],
    [['check', 'a', '--source', 'workspace'], /^--source: a PATH/],
    [['chek', 'a'], /did you mean check\?/],
    [['a'], /"a" is no command/],
    [
      ['--ai'],
      /A command is missing: check, doctor, report, course, dossier, serve, work, users, keys, audit, backup, restore, bot, state or completion;/,
    ],
    [['check', 'a', '--ai', '--no-ai'], /^--ai: given 2 times/],
    [['check', 'a', '--no-ai=true'], /"--no-ai" is no option/],
  ])('%j is refused', (argv, sentence) => {
    expect(failure(...argv)).toMatch(sentence);
  });

  test.each(['scan', 'bot', 'doctor'])('makes one check, and no mode %s', (mode) => {
    expect(failure('check', 'a', '--mode', `${mode} `)).toMatch(
      new RegExp(`^--mode: check makes one check, not ${mode}; .*code-similarity doctor.*workflow`),
    );
    expect(parseCommandLine(['doctor', 'a', '--mode', mode])).toMatchObject({ inputs: { mode } });
  });

  test.each(['check', 'auto'])('takes mode %s', (mode) => {
    expect(parseCommandLine(['check', 'a', '--mode', mode])).toMatchObject({ inputs: { mode } });
  });

  test('all that is wrong is named at once', () => {
    expect(failure('check', '--a-thing', '--engine').split('\n')).toHaveLength(3);
  });
});

const NOWHERE = { dataDir: null, database: null, blobs: null };
const SERVE = {
  kind: 'serve',
  ...ANALYSES,
  ...UNWATCHED,
  host: '127.0.0.1',
  port: 8080,
  storage: NOWHERE,
  demo: null,
  publicUrl: null,
  trustedProxies: [],
  hookNetworks: [],
  loginConfig: null,
  ltiConfig: null,
  retainMs: null,
  keepFreeBytes: null,
  simulation: NOTHING,
} as const;

describe('the other commands', () => {
  test.each([
    [
      [
        'work',
        '--database',
        'postgres://db/x',
        '--workers',
        '4',
        '--analysis-timeout=90s',
        '--analysis-memory=512M',
      ],
      {
        kind: 'work',
        storage: { dataDir: null, database: 'postgres://db/x', blobs: null },
        logFormat: 'text',
        metricsHost: '127.0.0.1',
        metricsPort: null,
        workers: 4,
        limits: { timeMs: 90_000, memoryBytes: 512 * 1024 ** 2 },
        ...NO_WEB,
      },
    ],
    [
      ['serve', '--web', 'software-heritage,github', '--web-requests=30'],
      expect.objectContaining({
        web: ['github', 'software-heritage'],
        webRequests: 30,
      }) as unknown as ReturnType<typeof parseCommandLine>,
    ],
    [['serve'], SERVE],
    [
      ['serve', '--port', '0', '--host=0.0.0.0', '--data', 'd'],
      { ...SERVE, host: '0.0.0.0', port: 0, storage: { ...NOWHERE, dataDir: 'd' } },
    ],
    [
      [
        'serve',
        '--public-url=https://similarity.example/',
        '--trust-proxy=127.0.0.1, 10.0.0.0/8,::1/128',
        '--simulate=trial,quota=5',
      ],
      {
        ...SERVE,
        publicUrl: 'https://similarity.example',
        trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1/128'],
        simulation: { ...NOTHING, trial: true, quota: 5 },
      },
    ],
    [['report', 'out'], { kind: 'report', directory: 'out' }],
    [[], { kind: 'help', command: null }],
    [['--help'], { kind: 'help', command: null }],
    [['nonsense', '--help'], { kind: 'help', command: null }],
    [['check', '-h', '--nonsense'], { kind: 'help', command: 'check' }],
    [['--port', '1', 'serve', '--help'], { kind: 'help', command: 'serve' }],
    [['help'], { kind: 'help', command: null }],
    [['help', 'bot'], { kind: 'help', command: 'bot' }],
    [['--version'], { kind: 'version' }],
    [['check', 'a', '--version'], { kind: 'version' }],
    [['-V'], { kind: 'version' }],
    [['completion', 'fish'], { kind: 'completion', shell: 'fish' }],
  ])('%j is understood', (argv, command) => {
    expect(parseCommandLine(argv)).toEqual(command);
  });

  const people = {
    storage: { dataDir: 'd', database: null, blobs: null },
    json: false,
    quiet: false,
  };
  test.each([
    [
      ['users', 'add', 'Ada L.'],
      { kind: 'users', request: { action: 'add', name: 'Ada L.', role: 'instructor' } },
    ],
    [['users', 'list', '--json'], { kind: 'users', request: { action: 'list' }, json: true }],
    [
      ['users', 'remove', 'ada', '--give-to=grace'],
      { kind: 'users', request: { action: 'remove', name: 'ada', giveTo: 'grace', deleteChecks: false } },
    ],
    [
      ['keys', 'create', '-q', '--user', 'ada', '--scope', 'submit', '--expires', '2d'],
      {
        kind: 'keys',
        request: {
          action: 'create',
          user: 'ada',
          scope: 'submit',
          name: 'command line',
          expires: { kind: 'span', ms: 172_800_000 },
        },
        quiet: true,
      },
    ],
    [['keys', 'revoke', '7'], { kind: 'keys', request: { action: 'revoke', id: 7 } }],
    [
      ['audit', '--since', '2026-11-01', '--check', '12'],
      { kind: 'audit', since: { kind: 'moment', ms: Date.UTC(2026, 10, 1) }, checkId: 12, user: null },
    ],
    [
      ['audit', '--since=2026-11-01T02:00:00+02:00'],
      { kind: 'audit', since: { kind: 'moment', ms: Date.UTC(2026, 10, 1) }, checkId: null, user: null },
    ],
    [
      ['audit', '--since', '12h'],
      { kind: 'audit', since: { kind: 'span', ms: 43_200_000 }, checkId: null, user: null },
    ],
  ])('%j is understood, for the people of a server', (argv, command) => {
    expect(parseCommandLine([...argv, '--data', 'd'])).toEqual({ ...people, ...command });
  });

  test.each([
    [['work', '--workers', '0'], /^work without workers does nothing/],
    [['serve', '--workers', '100'], /^--workers: "100" is not allowed/],
    [['serve', '--analysis-memory', '99M'], /^--analysis-memory: /],
    [['serve', '--analysis-timeout', '0s'], /^--analysis-timeout: /],
    [['serve', '--port', '65536'], /^--port: "65536" is not allowed/],
    [['serve', '--port', '-1'], /^--port: "-1" is not allowed/],
    [['serve', '--port', 'http'], /^--port: /],
    [['serve', '--data'], /^--data: its value is missing/],
    [['serve', '--dat', 'x'], /did you mean --data\?/],
    [['serve', '--host', 'a b'], /^--host: /],
    [['serve', '--retain', '400'], /^--retain: "400" is not allowed/],
    [['serve', '--retain', '0d'], /^--retain: /],
    [['serve', '--keep-free', '1'], /^--keep-free: "1" is not allowed/],
    [['serve', '--public-url', 'ftp://a'], /^--public-url: "ftp:\/\/a" is not allowed/],
    [['serve', '--public-url', 'https://a/<b>'], /^--public-url: /],
    [['serve', '--public-url', 'https://a/b'], /; allowed: an address without a path, such as https:/],
    [['serve', '--trust-proxy', '10.0.0.0/33'], /^--trust-proxy: "10\.0\.0\.0\/33" is not allowed/],
    [['serve', '--trust-proxy', '::1/129'], /^--trust-proxy: /],
    [['serve', '--trust-proxy', '127.0.0.1,proxy'], /^--trust-proxy: "proxy" is not allowed/],
    [['serve', '--simulate', 'quota'], /^--simulate: "quota" is not allowed; allowed: offline, trial/],
    [['serve', 'folder'], /^serve takes no path/],
    [['report'], /^report takes one folder/],
    [['report', 'a', 'b'], /^report takes one folder/],
    [['report', 'a', '--ai'], /is no option/],
    [['report', 'a', '--json'], /^--json goes with --compare/],
    [['report', '--compare', 'a'], /^report --compare takes two reports/],
    [['report', '--compare=a', 'b'], /^--compare takes no value/],
    [['completion'], /^completion takes one shell/],
    [['completion', 'tcsh'], /Shells: bash, zsh, fish/],
    [['bot', 'x'], /^bot takes no path/],
    [['users'], /^users says what to do first: add, list, suspend, resume, remove;/],
    [['users', 'ad'], /^"ad" is nothing that users does/],
    [['users', 'add'], /^users add takes one name/],
    [['users', 'suspend', 'ada', 'grace'], /^users suspend takes one name/],
    [['users', 'list', 'ada'], /^users list takes no name/],
    [['users', 'add', 'ada', '--role', 'king'], /^--role: "king" is not allowed; allowed: instructor, /],
    [['users', 'add', 'ada', '--give-to', 'grace'], /^--give-to belongs to users remove/],
    [['users', 'remove', 'ada', '--give-to', 'b', '--delete-checks'], /^--give-to keeps the checks/],
    [['keys', 'create', 'ada'], /^keys create takes no "ada"/],
    [['keys', 'revoke'], /^keys revoke takes the number of one key/],
    [['keys', 'revoke', '0'], /^keys revoke takes the number of one key/],
    [['keys', 'revoke', '1', '--user', 'ada'], /^--user belongs to keys create or list/],
    [['keys', 'list', '--scope', 'read'], /^--scope belongs to keys create/],
    [['keys', 'create', '--scope', 'all'], /^--scope: "all" is not allowed; allowed: full, read, submit/],
    [['keys', 'create', '--expires', '2027-02-30'], /^--expires: "2027-02-30" is not allowed/],
    [['keys', 'create', '--expires', '0d'], /^--expires: "0d" is not allowed/],
    [['audit', 'ada'], /^audit takes no "ada"/],
    [['audit', '--check', '1e3'], /^--check: "1e3" is not allowed/],
    [['audit', '--since', 'monday'], /^--since: "monday" is not allowed/],
  ])('%j is refused', (argv, sentence) => {
    expect(failure(...argv)).toMatch(sentence);
  });
});

test('secrets come from the environment, the key only next to an address', () => {
  const environment = { CODE_SIMILARITY_KEY: 'key', GITHUB_TOKEN: 'token' };
  expect(withEnvironment({}, environment)).toEqual({ 'github-token': 'token' });
  expect(withEnvironment({ 'base-url': 'u', 'github-token': 'mine' }, environment)).toEqual({
    'base-url': 'u',
    apikey: 'key',
    'github-token': 'mine',
  });
  expect(withEnvironment({ 'base-url': 'u', apikey: 'mine' }, environment)).toMatchObject({ apikey: 'mine' });
  expect(withEnvironment({}, {})).toEqual({});
});

describe('the help', () => {
  test('of the program names every command', () => {
    for (const name of COMMAND_NAMES) expect(helpText(null, 100)).toContain(`  code-similarity ${name} `);
  });

  test('of check names every input, with its short option', () => {
    const text = helpText('check', 100);
    for (const name of INPUT_NAMES) {
      const { kind, short } = definitionOf(name);
      const letter = short === undefined ? '' : `-${short}, `;
      expect(text).toContain(`\n  ${letter}--${name}${kind === 'boolean' ? '[=' : ' <'}`);
    }
    for (const { title } of GROUPS) expect(text).toContain(`\n${title}\n`);
  });

  test.each(COMMAND_NAMES)('of %s names its options and no other', (name) => {
    const named = [...helpText(name, 100).matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(
      ([, option]) => option,
    );
    expect(named).toEqual(COMMANDS[name].options.map((option) => option.name));
  });

  test.each([60, 80, 100, 120, 500])('fits into a terminal of %i characters', (width) => {
    for (const name of COMMAND_NAMES) {
      for (const line of helpText(name, width).split('\n')) {
        // A placeholder that names every choice is not broken.
        if (!/^ {2}(?:-\w, )?--/.test(line)) expect(line.length).toBeLessThanOrEqual(Math.min(width, 120));
      }
    }
    for (const line of helpText(null, width).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test.each([null, ...COMMAND_NAMES])('of %s is plain text', (name) => {
    expect(helpText(name, 80)).not.toMatch(/`|\*\*|undefined|\[object/);
  });

  test.each(COMMAND_NAMES)('of %s names every value of a closed list', (name) => {
    const text = helpText(name, 120);
    const { options }: CommandDefinition = COMMANDS[name];
    for (const option of options) {
      if (option.kind !== 'value') continue;
      for (const choice of option.choices ?? []) {
        expect(text).toMatch(new RegExp(`^ {2}(?:-\\w, )?--${option.name} <[^>]*\\b${choice}\\b`, 'm'));
      }
    }
  });

  test('of check promises no default that only a workflow has', () => {
    expect(helpText('check', 120)).not.toContain('Default: the workflow');
  });

  test('of work does not offer to do nothing, which is refused', () => {
    expect(() => parseCommandLine(['work', '--data', 'd', '--workers', '0'])).toThrow(/--workers 1 or more/);
    expect(helpText('work', 120)).not.toMatch(/\. 0: /);
  });
});
