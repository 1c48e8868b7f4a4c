import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { COMMAND_NAMES as BOT_COMMANDS, SCAN_COMMAND_NAMES } from '../../src/bot/commands/grammar.ts';
import { COMMANDS, isCommandName } from '../../src/program/command-line/arguments/commands.ts';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { OUTCOMES } from '../../src/base/outcome.ts';
import { NEUTRAL_OUTPUTS } from '../../src/program/runner/outputs.ts';
import { INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { PAGES, readPage, ROOT } from './pages.ts';
import { shellCommands } from './shell-words.ts';

/* What pages say of this program is held against the program: commands, options, inputs, outcomes, and pieces to copy. */

/** Ours; `npx` and `node` are how it is started. */
const PROGRAM = /^(?:code-similarity|code-similarity-action|(?:\S*\/)?dist\/cli\.js)$/;
const PROMPT = /^(?:npx|--yes|-y|node|[A-Z_]+=.*)$/;

/** The command line of ours in a list of words; null: another program's. */
function oursIn(words: readonly string[]): readonly string[] | null {
  const at = words.findIndex((word) => !PROMPT.test(word));
  return at >= 0 && PROGRAM.test(words[at] ?? '') ? words.slice(at + 1) : null;
}

const SHELL = new Set(['', 'sh', 'bash', 'shell', 'console']);

/** What a machine has, on which commands and inputs are tried: `GITHUB_TOKEN`, or the workflow's own token. */
const TOKEN = { 'github-token': 'x' };

/** Where an input may stand: beside a folder, in a scan, in a pull request, in a workflow that is started by hand. */
const PLACES = [
  { inputs: { path: 'class' }, config: null, event: null },
  { inputs: {}, config: 'assignments: [{ name: hw1, path: class }]', event: null },
  { inputs: {}, config: null, event: 'pull_request' },
  { inputs: {}, config: null, event: 'workflow_dispatch' },
];

/** Every command of ours that a page shows, in blocks and in running text. */
function commandsOf(page: string): readonly (readonly string[])[] {
  const { blocks, spans } = readPage(page);
  const isCommand = (text: string): boolean => /(?:^|\s)(?:code-similarity|\S*dist\/cli\.js)\s/.test(text);
  const pieces = blocks.filter(({ language, text }) => SHELL.has(language) && isCommand(text));
  const texts = [...pieces.map(({ text }) => text), ...spans.filter(isCommand)];
  return texts.flatMap((text) =>
    shellCommands(text)
      .map(oursIn)
      .filter((words) => words !== null),
  );
}

function problemOf(argv: readonly string[]): string | null {
  // `PATH…`, `[options]`, or a name alone: how it is used, not a use of it.
  if (argv.some((word) => /[…[\]]/.test(word))) return null;
  if (argv.length === 1 && isCommandName(argv[0])) return null;
  const gone = argv.find((word) => word.startsWith('examples/') && !existsSync(join(ROOT, word)));
  if (gone !== undefined) return `${argv.join(' ')}: there is no ${gone}`;
  try {
    const command = parseCommandLine(argv);
    if (command.kind === 'check' && !argv.includes('--help')) {
      parseSettings({ ...TOKEN, ...command.inputs }, null, {
        event: null,
        repositoryOwner: 'cs101',
        isFork: false,
      });
    }
    return null;
  } catch (error) {
    return `${argv.join(' ')}: ${String(error)}`;
  }
}

const shown = PAGES.map((page) => [page, commandsOf(page)] as const).filter(
  ([, commands]) => commands.length > 0,
);

test.each(shown)('%s shows commands that the program takes', (_, commands) => {
  expect(commands.flatMap((argv) => problemOf(argv) ?? [])).toEqual([]);
});

test('pages show commands', () => {
  const names = new Set(shown.flatMap(([, commands]) => commands.map(([name]) => name)));
  expect([...names]).toEqual(expect.arrayContaining(['check', 'report', 'dossier', 'serve', 'bot', 'state']));
});

describe('names in running text', () => {
  const spans = PAGES.filter((page) => /^(?:README|docs\/)/.test(page)).flatMap((page) =>
    readPage(page).spans.map((span) => [page, span] as const),
  );

  test('`input: value` is an input with a value that it may have', () => {
    const uses = spans.flatMap(([page, span]) => {
      const [, name = '', value = ''] = /^([a-z][a-z-]+): ([^…]+)$/.exec(span) ?? [];
      const input = INPUT_NAMES.find((one) => one === name);
      return input === undefined || /[A-Z]{3}/.test(value) ? [] : [{ page, input, value }];
    });
    expect(uses.length).toBeGreaterThan(30);
    const wrong = uses.filter(
      ({ input, value }) =>
        !PLACES.some(({ inputs, config, event }) => {
          try {
            parseSettings({ ...TOKEN, ...inputs, [input]: value }, config, {
              event,
              repositoryOwner: 'cs101',
              isFork: false,
            });
            return true;
          } catch {
            return false;
          }
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('`--option` is one of this program, or stands on a page about other programs', () => {
    const known = new Set([
      ...INPUT_NAMES,
      ...Object.values(COMMANDS).flatMap(({ options }) => options.map(({ name }) => name)),
      // Of a command of the bot: test/bot/documentation.test.ts.
      'threshold',
      'scope',
      'again',
    ]);
    const wrong = spans
      .filter(([page]) => page !== 'docs/migrating.md' && page !== 'docs/bot.md')
      .flatMap(([page, span]) => {
        if (!/^--[a-z]/.test(span)) return [];
        const name = /^--(?:no-)?([a-z\d-]+)/.exec(span)?.[1] ?? '';
        return known.has(name) ? [] : [`${page}: ${span}`];
      });
    expect(wrong).toEqual([]);
  });

  test('`/similarity …` is a command of the bot', () => {
    const known = new Set<string>([...BOT_COMMANDS, ...SCAN_COMMAND_NAMES]);
    const commands = spans.flatMap(([page, span]) => {
      const name = /^\/similarity ([a-z]+)/.exec(span)?.[1];
      return name === undefined ? [] : [[page, name] as const];
    });
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter(([, name]) => !known.has(name))).toEqual([]);
  });
});

describe('README.md and docs', () => {
  const all = PAGES.filter((page) => /^(?:README|docs\/)/.test(page)).flatMap((page) => readPage(page).spans);

  test.each(OUTCOMES)('name the outcome %s', (outcome) => {
    expect(all).toContain(outcome);
  });

  test.each(Object.keys(NEUTRAL_OUTPUTS))('name the output %s', (output) => {
    expect(all).toContain(output);
  });
});

describe.each(PAGES)('%s has pieces to copy', (page) => {
  test('that are what they say they are', () => {
    const wrong = readPage(page).blocks.flatMap(({ language, text }) => {
      try {
        if (language === 'json') JSON.parse(text);
        if (language === 'sh') shellCommands(text);
        if (!['yaml', 'yml'].includes(language)) return [];
        const errors = parseAllDocuments(text).flatMap((document) => document.errors.map(String));
        return errors.map((error) => `${text.slice(0, 60)}: ${error}`);
      } catch (error) {
        return [`${text.slice(0, 60)}: ${String(error)}`];
      }
    });
    expect(wrong).toEqual([]);
  });
});

test('figures beside a link to the measurements stand there', () => {
  const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
  // What was measured of an engine of before is no figure of this one.
  const measured =
    read('bench/README.md').replaceAll(/, where it was .*? before /g, ' ') + read('docs/engine.md');
  const paragraphs = ['docs/faq.md', 'docs/threat-model.md'].flatMap((page) =>
    read(page)
      .split(/\n\n|\n(?=[|])/)
      .filter((text) => text.includes('](../bench/README.md')),
  );
  const figures = paragraphs.flatMap((text) => text.match(/(?<![\w.#-])\d[\d,.]*\d(?: %)?/g) ?? []);
  expect(figures.length).toBeGreaterThan(15);
  expect(figures.filter((figure) => !measured.includes(figure))).toEqual([]);
});

test('words of a shell are what a shell makes of them', () => {
  expect(shellCommands(`a 'b c' "d \\"e" f\\ g # comment\nh \\\n  i > out.json | j && k --x=1; l#m`)).toEqual(
    [['a', 'b c', 'd "e', 'f g'], ['h', 'i'], ['j'], ['k', '--x=1'], ['l#m']],
  );
  expect(() => shellCommands("a 'b")).toThrow(/not closed/);
});
