import { LOCALES } from '#base';
import type { InputName } from '#contract';
import { type CommandDefinition, flag, inputOptions, oneOf, optionsOf, printing } from './option.ts';
import { AUDIT_OPTIONS, KEY_ACTIONS, KEY_OPTIONS, USER_ACTIONS, USER_OPTIONS } from './people-options.ts';
import {
  ANALYSIS_OPTIONS,
  BOT_OPTIONS,
  LISTEN_OPTIONS,
  SERVICE_OPTIONS,
  SETUP_OPTIONS,
  STORAGE_OPTIONS,
  WATCH_OPTIONS,
} from './server-options.ts';
import { STATE_ACTIONS, STATE_OPTIONS } from './state-options.ts';

/** Shells that completions are made for. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

/** What every command takes, and the program without one. */
export const OTHER_OPTIONS = optionsOf('Other options', 'last', {
  help: { ...flag('This text.'), short: 'h' },
  version: { ...flag('The version.'), short: 'V' },
});

/** Sizes of paper for `dossier --pdf`. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Takes any text. */
const text = (placeholder: string, description: string) => ({ placeholder, description, allowed: 'text' });

/** Of the inputs those that say the same of every assignment. */
const COURSE_INPUTS: ReadonlySet<InputName> = new Set([
  'layout',
  'people',
  'include',
  'exclude',
  'engine',
  'language',
  'ai',
  'base-code',
  'apikey',
  'base-url',
  'similarity-threshold',
  'config',
]);

/** Every command, in the order of the help. */
export const COMMANDS = {
  check: {
    name: 'check',
    usage: 'PATH… [options]',
    summary: 'Checks folders of submissions.',
    notes: [
      'Every subfolder (or ZIP) of each PATH is one submission. The options are the inputs of the action, and .github/similarity.yml below the current folder is read as in a workflow. What differs on the command line:',
      '- PATH… stands for --source directory with these paths; without PATH, name submissions by --repositories or the like.',
      '- --dry-run is the same as --dry-run=true; --no-ai is the same as --ai=false.',
      '- Options that take a list may be given several times.',
      '- --mode is check: doctor is a command of its own, and a scan and the bot run in a workflow. mode: scan and assignments in a config file are ignored: they are for the workflow.',
      '- The key is read from CODE_SIMILARITY_KEY and the token from GITHUB_TOKEN, because other people on this machine can see options in its list of processes. The key is used only together with --base-url.',
    ],
    options: [
      ...inputOptions(),
      ...printing(
        'Prints the document of report.json on stdout and nothing else there, also where the check failed. Messages are on stderr.',
        'Prints nothing but errors, and the document of --json. The exit status says the rest.',
      ),
      ...OTHER_OPTIONS,
    ],
    operands: null,
  },
  doctor: {
    name: 'doctor',
    usage: '[PATH…] [options]',
    summary: 'Looks at what a check needs, and says what is missing.',
    notes: [
      'Takes what check takes, and says what check would miss. It reads the config file, asks GitHub what the token may do and how many requests are left, asks the service whether it takes the key, and collects submissions as a dry run does. Nothing is uploaded or written, not even on GitHub.',
      'Each line begins with “fine” or “do this”. The exit status is 0 where all is fine, and 2 (config-error) where something is to be done.',
    ],
    options: [
      ...inputOptions(),
      ...printing(
        'Prints a list as JSON: about, isFine, sentence.',
        'Prints nothing but what is to be done, and the list of --json.',
      ),
      ...OTHER_OPTIONS,
    ],
    operands: null,
  },
  report: {
    name: 'report',
    usage: 'DIR | --compare OLD NEW',
    summary: 'Opens the report of an earlier run, or shows what changed between two runs.',
    notes: [],
    options: [
      ...optionsOf('Comparison of two runs', 'last', {
        compare: flag(
          'Prints what changed between two runs: who is newly flagged or no longer, new pairs, moved numbers. OLD and NEW are folders of reports, or their report.json.',
        ),
        json: flag('Prints the comparison as JSON.'),
      }),
      ...OTHER_OPTIONS,
    ],
    operands: null,
  },
  course: {
    name: 'course',
    usage: 'ASSIGNMENT… [options]',
    summary: 'Says which two people are near each other in assignment after assignment.',
    notes: [
      'Each ASSIGNMENT is the report of a check (its folder, or its report.json), or a folder or download of submissions, which is checked first. They are given in the order of the course, two or more. People are joined by what outlives a run: id, login or e-mail address, else the name.',
      'It flags nobody, and says beside each pair how many pairs of the course would be as near as often by chance. Run check for an assignment with its own starter code, and give its report here.',
    ],
    options: [
      ...optionsOf('Course', 'refuse', {
        course: text(
          '<text>',
          'Joins those reports at or below each ASSIGNMENT whose check was given --course with this name, in the order in which they were made; of several of one assignment the newest.',
        ),
        name: text(
          '<text>',
          'What the course is called. Default: as --course says, else as the current folder',
        ),
        out: text(
          '<dir>',
          'Where index.html and course.json are written, and the reports of what is checked. Default: similarity-course',
        ),
        locale: {
          description: 'Language that the page begins with. Default: the reader’s',
          ...oneOf(LOCALES),
        },
        open: flag('Opens the page.'),
      }),
      ...inputOptions((name) => COURSE_INPUTS.has(name)),
      ...printing(
        'Prints the document of course.json on stdout and nothing else there.',
        'Prints nothing but errors, and the document of --json.',
      ),
      ...OTHER_OPTIONS,
    ],
    operands: null,
  },
  dossier: {
    name: 'dossier',
    usage: 'PAIR [options]',
    summary: 'Writes what a hearing needs to know about one pair.',
    notes: [
      'PAIR is its place in the ranked list of the report or course (1), or two names: amber/chiara, or amber chiara. The dossier is one HTML file with both programs side by side, and nobody else in it.',
      'Without --for it is the copy for the panel, with both names. With --for NAME it is the copy for that person: the other one is called Student A or B, in the code as well. Code itself can name people: read a copy before you hand it out.',
    ],
    options: [
      ...optionsOf('Dossier', 'refuse', {
        report: text(
          '<dir>',
          'Folder of the report, or of a course: then it is one dossier over all assignments. Default: similarity-report',
        ),
        for: text('<name>', 'Whose copy it is: one of the two. The other one is not named.'),
        out: text('<file>', 'Where it is written. Default: dossier-….html in the folder of the report'),
        pdf: flag(
          'Writes a PDF beside it, printed by Chrome, Chromium or Edge (found in PATH, or named by CHROME_PATH).',
        ),
        paper: { description: 'Size of the PDF. Default: a4', ...oneOf(PAPERS, ' or ') },
        course: text('<text>', 'The course, as the dossier names it.'),
        assignment: text(
          '<text>',
          'The assignment, as the dossier names it. Default: as the check called it',
        ),
        locale: { description: 'Its language. Default: that of the report, else en', ...oneOf(LOCALES) },
        open: flag('Opens it.'),
      }),
      ...OTHER_OPTIONS,
    ],
    operands: [],
  },
  serve: {
    name: 'serve',
    usage: '[options]',
    summary: 'Runs the embedded service for others to use.',
    notes: [
      'The key that clients send is CODE_SIMILARITY_KEY. On the first start with a data folder one is made and printed once.',
      'Without --data and --database everything ends with the process.',
    ],
    options: [
      ...LISTEN_OPTIONS,
      ...STORAGE_OPTIONS,
      ...ANALYSIS_OPTIONS,
      ...SERVICE_OPTIONS,
      ...OTHER_OPTIONS,
    ],
    operands: [],
  },
  work: {
    name: 'work',
    usage: '[options]',
    summary: 'Analyses checks of services that share its database.',
    notes: [
      'Any number of these processes may run, on any machines that reach the database and the files. A process that dies is noticed within a minute, and another one takes up its checks. One that is stopped gives them back.',
    ],
    options: [...STORAGE_OPTIONS, ...ANALYSIS_OPTIONS, ...WATCH_OPTIONS, ...OTHER_OPTIONS],
    operands: [],
  },
  users: {
    name: 'users',
    usage: 'ACTION [NAME] [options]',
    summary: 'Adds, lists, suspends and removes the people of a server.',
    notes: [
      'ACTION is one of these:',
      '- add: somebody, who needs a key next. In a new data folder it makes what the server keeps there.',
      '- list: everybody, with role and state.',
      '- suspend: refuses every key of somebody at once, also while the server runs; resume ends that.',
      '- remove: somebody and their keys. Somebody with checks is removed only with --give-to or --delete-checks.',
      'Give the options that the server was started with. It may run meanwhile.',
    ],
    options: [...USER_OPTIONS, ...STORAGE_OPTIONS, ...OTHER_OPTIONS],
    operands: USER_ACTIONS,
  },
  keys: {
    name: 'keys',
    usage: 'ACTION [NUMBER] [options]',
    summary: 'Makes, lists and ends the keys of a server.',
    notes: [
      'ACTION is one of these:',
      '- create: prints a new key on stdout and nothing else there, once: KEY=$(code-similarity keys create --user ada --data DIR)',
      '- list: all keys or those of --user, without their secrets.',
      '- revoke: ends the key of this number for good, also while the server runs.',
      'Give the options that the server was started with. It may run meanwhile.',
    ],
    options: [...KEY_OPTIONS, ...STORAGE_OPTIONS, ...OTHER_OPTIONS],
    operands: KEY_ACTIONS,
  },
  audit: {
    name: 'audit',
    usage: '[options]',
    summary: 'Prints who did what on a server.',
    notes: [
      'Oldest first: who, what, to which check, and whose it was. No code and no name of a file is in it. What is done by these commands is written down too, as "command line".',
    ],
    options: [...AUDIT_OPTIONS, ...STORAGE_OPTIONS, ...OTHER_OPTIONS],
    operands: [],
  },
  backup: {
    name: 'backup',
    usage: 'FOLDER [options]',
    summary: 'Copies all that a server has into a folder, while it serves.',
    notes: [
      'Give the options that the server was started with. What FOLDER has from an earlier backup is not copied again, and what was deleted since is deleted there; the earlier backup stays whole until this one is.',
      'It holds the code of students, names and keys: keep it as you keep the server.',
    ],
    options: [...STORAGE_OPTIONS, ...OTHER_OPTIONS],
    operands: [],
  },
  restore: {
    name: 'restore',
    usage: 'FOLDER [options]',
    summary: 'Puts a backup into an empty place.',
    notes: [
      'The options name the place, which may be of another kind than the server that was backed up: so a server can move from its data folder to PostgreSQL and back. Nothing is overwritten. Files whose bytes are not those that were backed up are left out and named, and the exit status is 2.',
    ],
    options: [...STORAGE_OPTIONS, ...OTHER_OPTIONS],
    operands: [],
  },
  bot: {
    name: 'bot',
    usage: '[options]',
    summary: "Answers a GitHub App's webhook.",
    notes: [
      'POST /webhook takes deliveries, GET /health answers. WEBHOOK_SECRET, APP_ID and APP_PRIVATE_KEY (the text of the .pem file, or its path) identify the App; what is missing is taken from the folder of --data, where --setup puts it. The inputs say how a pull request is checked; no config file is read.',
    ],
    options: [
      ...LISTEN_OPTIONS,
      ...BOT_OPTIONS,
      ...SETUP_OPTIONS,
      ...inputOptions((name) => name !== 'source' && name !== 'path'),
      ...OTHER_OPTIONS,
    ],
    operands: [],
  },
  state: {
    name: 'state',
    usage: 'ACTION [NAME…] [options]',
    summary: 'Looks after what scans remember.',
    notes: [
      'ACTION is one of these:',
      '- show: assignments with their size, how many people they name, when they were last used, what is pending, and what was told and decided.',
      '- prune: forgets who is who in the assignments that are named, or in all that are over (--over). What was reported and decided stays, unless --everything is given.',
      '- repair: puts back what can be read of the copies of damaged files, and removes copies that are not needed any more.',
      '- export: prints everything but secrets as JSON.',
      'The token is read from GITHUB_TOKEN. It needs contents: read, and contents: write for prune and repair, which refuse while a scan runs.',
    ],
    options: [...STATE_OPTIONS, ...OTHER_OPTIONS],
    operands: STATE_ACTIONS,
  },
  completion: {
    name: 'completion',
    usage: 'SHELL',
    summary: 'Prints completions of commands and options for a shell.',
    notes: [
      `SHELL is ${SHELLS.slice(0, -1).join(', ')} or ${SHELLS.at(-1) ?? ''}.`,
      'For bash, put this into ~/.bashrc: source <(code-similarity completion bash)',
      'For zsh, put this into ~/.zshrc, below compinit: source <(code-similarity completion zsh)',
      'For fish: code-similarity completion fish > ~/.config/fish/completions/code-similarity.fish',
      'For PowerShell, put this into the file that $PROFILE names: code-similarity completion powershell | Out-String | Invoke-Expression',
    ],
    options: OTHER_OPTIONS,
    operands: SHELLS,
  },
} as const satisfies Readonly<Record<string, CommandDefinition>>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export function isCommandName(name: string | undefined): name is CommandName {
  return COMMAND_NAMES.some((known) => known === name);
}
