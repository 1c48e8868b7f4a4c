import { wrap } from '#base';
import { EXIT_CODES } from '../../exit-codes.ts';
import { COMMAND_NAMES, type CommandName, COMMANDS } from './commands.ts';
import { optionParser } from './option.ts';

/** Width of the program's own help. */
const COLUMNS = 100;

/** What the program does. */
export const INTRODUCTION =
  'Checks source code for similarity: between submissions, with an archive, and with AI-written solutions.';

/** Lines of a shell, with a comment above each group. */
export const EXAMPLES = `# Every subfolder (or ZIP) of submissions/ is one submission. Nothing leaves this machine.
code-similarity check submissions

# Starter code is held against nobody; last year's work is compared with and not judged.
code-similarity check submissions --starter starter --archive last-year

# Show what would be done, then do it on a remote service.
export CODE_SIMILARITY_KEY=…
code-similarity check submissions --base-url https://service.example/api/v1 --dry-run
code-similarity check submissions --base-url https://service.example/api/v1

# Look at the result.
code-similarity report similarity-report

# The paper for a hearing about its first pair, and the copy for one of the two.
code-similarity dossier 1 --pdf
code-similarity dossier 1 --for amber --pdf
`;

const introduction = (): string => `${wrap(INTRODUCTION, COLUMNS).join('\n')}

Commands
${commands()}
Examples
${EXAMPLES.replaceAll(/^(?=.)/gm, '  ')}
Options
  -h, --help
      This text; behind a command, the help of the command.
  -V, --version
      The version.

Exit status
${exitCodes()}`;

/**
 * The text of `--help`.
 *
 * @param command null: of the whole program
 * @param width of the terminal, in characters; kept between 60 and 120
 */
export function helpText(command: CommandName | null, width: number): string {
  if (command === null) return introduction();
  const columns = Math.min(120, Math.max(60, width));
  const notes = COMMANDS[command].notes.flatMap((note) => paragraph(note, columns));
  return optionParser(COMMANDS[command])
    .description([COMMANDS[command].summary, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n'))
    .configureHelp({
      helpWidth: columns,
      optionTerm: ({ flags }) => flags.replace(' [true|false]', '[=<true|false>]'),
      optionDescription: ({ description }) => description,
      formatItem: (term, _, description) =>
        [`  ${term}`, ...wrap(description, columns - 6).map((line) => `      ${line}`)].join('\n'),
    })
    .helpInformation();
}

function exitCodes(): string {
  return EXIT_CODES.map(({ code, meaning }) => {
    const [first = '', ...more] = wrap(meaning, COLUMNS - 7);
    return [`  ${String(code).padEnd(3)}  ${first}`, ...more.map((line) => `       ${line}`), ''].join('\n');
  }).join('');
}

function commands(): string {
  return COMMAND_NAMES.map((name) => {
    const { usage, summary } = COMMANDS[name];
    return `  code-similarity ${name} ${usage}\n      ${summary}\n`;
  }).join('');
}

function paragraph(note: string, columns: number): string[] {
  if (!note.startsWith('- ')) return wrap(note, columns);
  return wrap(note.slice(2), columns - 4).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`);
}
