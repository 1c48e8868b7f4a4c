import { COMMAND_NAMES, type CommandName, COMMANDS } from '../src/program/command-line/arguments/commands.ts';
import type { CommandDefinition, OptionDefinition } from '../src/program/command-line/arguments/option.ts';
import { EXAMPLES, INTRODUCTION } from '../src/program/command-line/arguments/help-text.ts';
import { VARIABLES } from '../src/program/command-line/arguments/variables.ts';
import { REPOSITORY } from '../src/base/addresses.ts';
import { EXIT_CODES } from '../src/program/exit-codes.ts';
import { wrap } from '../src/base/text/terminal.ts';
import { VERSION } from '../src/version.ts';

/** The page belongs to a version; a day that changes with every run would make a generated file stale by itself. */
const DAY = '2026-11-22';

/**
 * The manual page `code-similarity(1)`, in the language of man(7), from the declarations that the help is made of. Its text
 * is UTF-8, one source line a sentence or item.
 */
export function manPage(): string {
  const lines = [
    '.\\" Written by npm run generate from the declarations of the command line.',
    `.TH CODE\\-SIMILARITY 1 ${DAY} "code\\-similarity ${VERSION}" "User Commands"`,
    // A narrow terminal cannot stretch a line of long option names.
    '.ad l',
    '.nh',
    '.SH NAME',
    'code\\-similarity \\- check source code for similarity',
    '.SH SYNOPSIS',
    ...COMMAND_NAMES.flatMap((name, index) => [
      ...(index === 0 ? [] : ['.br']),
      `.B code\\-similarity ${name}`,
      roff(COMMANDS[name].usage),
    ]),
    '.SH DESCRIPTION',
    ...prose(INTRODUCTION),
    '.SH COMMANDS',
    ...COMMAND_NAMES.flatMap(commandLines),
    '.SH ENVIRONMENT',
    ...Object.entries(VARIABLES).flatMap(([name, meaning]) => ['.TP', `.B ${name}`, ...prose(meaning)]),
    '.SH FILES',
    '.TP',
    '.I .github/similarity.yml',
    'Options of check that stand in a file, below the current folder.',
    '.TP',
    '.I similarity\\-report',
    'The folder of the report: index.html for people, report.json for programs.',
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(({ code, meaning }) => ['.TP', `.B ${code}`, ...prose(meaning)]),
    '.SH EXAMPLES',
    '.nf',
    ...EXAMPLES.trimEnd().split('\n').map(roff),
    '.fi',
    '.SH SEE ALSO',
    roff(REPOSITORY),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(name: CommandName): readonly string[] {
  const { summary, notes, options }: CommandDefinition = COMMANDS[name];
  const own = options.filter((one) => !isOfCheck(name, one));
  return [
    `.SS ${name}`,
    ...prose(summary),
    ...notes.flatMap((note) =>
      note.startsWith('- ') ? ['.IP \\(bu 2', ...prose(note.slice(2))] : ['.PP', ...prose(note)],
    ),
    ...(own.length === options.length ? [] : ['.PP', 'It takes the options of check as well.']),
    ...[...Map.groupBy(own, ({ group }) => group)].flatMap(([group, members]) => [
      '.PP',
      `.B ${roff(group)}`,
      ...members.flatMap(optionLines),
    ]),
  ];
}

/** An input that another command takes, too. */
function isOfCheck(name: CommandName, option: OptionDefinition): boolean {
  const declared: CommandDefinition = COMMANDS.check;
  return (
    name !== 'check' &&
    option.group !== 'Other options' &&
    declared.options.some((one) => one.name === option.name && one.description === option.description)
  );
}

function optionLines({ name, short, kind, placeholder, description }: OptionDefinition): readonly string[] {
  const words = [...(short === undefined ? [] : [`-${short}`]), `--${name}`].map(roff).join('", "');
  const value = {
    value: ` \\fI${roff(placeholder).replaceAll('|', '|\\:')}\\fR`,
    boolean: '[=\\fItrue\\fR|\\fIfalse\\fR]',
    switch: '',
  };
  return ['.TP', `\\fB${words.replace('", "', '\\fR, \\fB')}\\fR${value[kind]}`, ...prose(description)];
}

/** The longest line that the tools for such pages want. */
const LINE = 66;

function prose(text: string): readonly string[] {
  return wrap(text, LINE).map(roff);
}

/** Text that says to roff what it says to a reader: no escapes, no requests, and dashes that can be copied. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&')
    .trimEnd();
}
