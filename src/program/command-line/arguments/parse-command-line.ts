import { ConfigurationError, fill, nearest } from '#base';
import { quoted, type RawInputs } from '#contract';
import {
  COMMAND_NAMES,
  type CommandName,
  COMMANDS,
  isCommandName,
  OTHER_OPTIONS,
  SHELLS,
} from './commands.ts';
import { readCheckCommand, readDoctorCommand } from './read-check.ts';
import { readCourse, readDossier, readReport } from './read-report.ts';
import { readAudit, readKeys, readUsers } from './read-people.ts';
import { readBot, readCopy, readServe, readWork } from './read-server.ts';
import { readState } from './read-state.ts';
import { commandAt, type GivenWords, readWords, refusal } from './read-words.ts';
import * as says from './says.ts';

/** The command line without a command. */
const PROGRAM = { name: '', usage: '', summary: '', notes: [], options: OTHER_OPTIONS, operands: [] };

/**
 * Reads a command line. Values of inputs are not judged here: `parseSettings` does that, as for the action.
 *
 * @param argv without the program's own name
 * @throws ConfigurationError naming every unknown option, with the nearest known one
 */
export function parseCommandLine(argv: readonly string[]): Command {
  if (argv.length === 0) return { kind: 'help', command: null };
  const at = commandAt(argv);
  const name = at < 0 ? undefined : argv[at];
  const command = isCommandName(name) ? name : null;
  const words = readWords(command === null ? PROGRAM : COMMANDS[command], argv.toSpliced(at, at < 0 ? 0 : 1));
  if (words.values.has('help')) return { kind: 'help', command };
  if (words.values.has('version')) return { kind: 'version' };
  if (name === 'help') {
    const about = words.operands[0];
    return { kind: 'help', command: isCommandName(about) ? about : null };
  }
  if (command === null) throw new ConfigurationError(unknownCommand(name));
  return READERS[command](words);
}

const READERS = {
  check: readCheckCommand,
  doctor: readDoctorCommand,
  report: readReport,
  course: readCourse,
  dossier: readDossier,
  serve: readServe,
  work: readWork,
  users: readUsers,
  keys: readKeys,
  audit: readAudit,
  backup: (words: GivenWords) => readCopy('backup', words),
  restore: (words: GivenWords) => readCopy('restore', words),
  bot: readBot,
  state: readState,
  completion: readCompletion,
} satisfies Readonly<Record<CommandName, (words: GivenWords) => { readonly kind: string }>>;

/** What a command line asks for: what the reader of its command makes of it; `help` of null: of the program. */
export type Command =
  | ReturnType<(typeof READERS)[CommandName]>
  | { readonly kind: 'help'; readonly command: CommandName | null }
  | { readonly kind: 'version' };

function readCompletion({ operands: [shell, ...others], problems }: GivenWords) {
  const known = SHELLS.find((one) => one === shell);
  const wrong = fill(says.completionTakes, { shell: SHELLS[0], all: SHELLS.join(', ') });
  if (known === undefined || others.length > 0) throw refusal([...problems, wrong]);
  if (problems.length > 0) throw refusal(problems);
  return { kind: 'completion' as const, shell: known };
}

function unknownCommand(name: string | undefined): string {
  if (name === undefined) {
    return fill(says.commandMissing, {
      commands: COMMAND_NAMES.slice(0, -1).join(', '),
      last: COMMAND_NAMES.at(-1) ?? '',
    });
  }
  const meant = nearest(name, COMMAND_NAMES);
  return fill(says.noCommandYou, { name: quoted(name), meant });
}

/** Whether words that cannot be read as a whole ask for the JSON document of a check all the same. */
export function asksForDocument(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv[commandAt(argv)] === 'check' && argv.slice(0, end < 0 ? undefined : end).includes('--json');
}

/**
 * Adds the secrets that the environment holds, so that they need not stand in the list of processes: the key
 * (`CODE_SIMILARITY_KEY`) where a service's address is given, the token (`GITHUB_TOKEN`) always. Options win.
 */
export function withEnvironment(
  inputs: RawInputs,
  environment: Readonly<Record<string, string | undefined>>,
): RawInputs {
  const key = environment['CODE_SIMILARITY_KEY'];
  const token = environment['GITHUB_TOKEN'];
  return {
    ...(key !== undefined && inputs['base-url'] !== undefined ? { apikey: key } : {}),
    ...(token === undefined ? {} : { 'github-token': token }),
    ...inputs,
  };
}
