import { nearest } from '../domain/nearest.ts';

/** What a comment can ask for. Values are checked and typed; none of them is ever part of a command line. */
export type BotCommand =
  | { readonly name: 'check'; readonly overrides: CheckOverrides }
  | { readonly name: 'status' }
  | { readonly name: 'explain'; readonly submission: OwnReference }
  | { readonly name: 'dismiss'; readonly pair: PairReference; readonly reason: string }
  | { readonly name: 'help' };

/** Settings of the run that a comment may override; what is not there stays as configured. */
export interface CheckOverrides {
  /** 0..100; flagged when strictly above. */
  readonly similarityThreshold?: number;
  /** 0..100; flagged when strictly above. */
  readonly aiThreshold?: number;
  readonly pullRequestScope?: 'changed' | 'tree';
  readonly compareWith?: 'none' | 'open-pull-requests';
  /** A name or id as the settings take it. */
  readonly language?: string;
  /** A name or id as the settings take it. */
  readonly engine?: string;
}

/** Whose lines `explain` shows: those of the pull request the comment stands on. */
type OwnReference = { readonly kind: 'own' } | { readonly kind: 'pull-request'; readonly number: number };

/** Two submissions, by their keys as a person wrote them. */
export interface PairReference {
  readonly a: string;
  readonly b: string;
}

/** Why a comment is no command. The parts are raw: `quoted` came from a stranger and is escaped where it is shown. */
export interface SyntaxRefusal {
  /** Ends before a full stop; `{}` stands for `quoted`. */
  readonly problem: string;
  readonly quoted: string | null;
  /** What was most likely meant; always a word of ours. */
  readonly suggestion: string | null;
}

export type Parsed =
  | { readonly kind: 'command'; readonly command: BotCommand }
  | { readonly kind: 'refused'; readonly refusal: SyntaxRefusal }
  /** The comment does not speak to the bot. */
  | { readonly kind: 'none' };

export const COMMAND_NAMES = ['check', 'status', 'explain', 'dismiss', 'help'] as const;

/** Longest first line that is read, in UTF-16 units; a reason of full length fits in twice. */
export const MAX_LINE_CHARACTERS = 1200;
/** Longest reason for a dismissal: it is kept for as long as the audit trail is. */
export const MAX_REASON_CHARACTERS = 500;
/** `owner/name#12` with the longest names that GitHub gives fits. */
const MAX_KEY_CHARACTERS = 200;
/** Nobody can read an "…is no option" that quotes more. */
const MAX_QUOTED_CHARACTERS = 60;

const PREFIX = '/similarity';

/**
 * Reads the first line of a comment; what follows it is for people. The line has to begin with `/similarity`, followed by
 * white space or nothing.
 */
export function parseCommand(body: string): Parsed {
  const line = (/^[^\r\n]*/.exec(body)?.[0] ?? '').trimEnd();
  if (!line.startsWith(PREFIX) || !/^(?:\s|$)/.test(line.slice(PREFIX.length))) return { kind: 'none' };
  if (line.length > MAX_LINE_CHARACTERS) {
    return refused(`The command is longer than ${MAX_LINE_CHARACTERS} characters`);
  }
  const rest = line.slice(PREFIX.length).trim();
  if (rest === '') return command({ name: 'help' });
  const [, word = '', after = ''] = /^(\S+)\s*(.*)$/u.exec(rest) ?? [];
  switch (word) {
    case 'check':
      return parseCheck(after);
    case 'status':
      return after === '' ? command({ name: 'status' }) : unexpected('status', after);
    case 'help':
      return after === '' ? command({ name: 'help' }) : unexpected('help', after);
    case 'explain':
      return parseExplain(after);
    case 'dismiss':
      return parseDismiss(after);
    default:
      return refused('{} is no command', word, nearest(word, COMMAND_NAMES));
  }
}

interface OptionDefinition {
  /** As the help shows it. */
  readonly value: string;
  readonly meaning: string;
  /** null: the value is not allowed. */
  readonly read: (value: string) => CheckOverrides | null;
}

/** The closed list of options of `check`, in the order of the help. */
export const CHECK_OPTIONS: Readonly<Record<string, OptionDefinition>> = {
  '--threshold': {
    value: 'N',
    meaning: 'flag above this similarity, 0 to 100',
    read: (value) => percentage(value, (similarityThreshold) => ({ similarityThreshold })),
  },
  '--ai-threshold': {
    value: 'N',
    meaning: 'flag above this AI score, 0 to 100',
    read: (value) => percentage(value, (aiThreshold) => ({ aiThreshold })),
  },
  '--scope': {
    value: 'changed|tree',
    meaning: 'the changed files, or all files of the head',
    read: (value) => (value === 'changed' || value === 'tree' ? { pullRequestScope: value } : null),
  },
  '--compare-with': {
    value: 'none|open-pull-requests',
    meaning: 'what it is compared with',
    read: (value) => (value === 'none' || value === 'open-pull-requests' ? { compareWith: value } : null),
  },
  '--language': {
    value: 'X',
    meaning: 'the language, by name or id',
    read: (value) => (isName(value) ? { language: value } : null),
  },
  '--engine': {
    value: 'X',
    meaning: 'the engine, by name or id',
    read: (value) => (isName(value) ? { engine: value } : null),
  },
};

/** `"` groups a value with spaces in it; there is no escape inside and no other quote. */
const ARGUMENT = /^(?:[^\s"]|"[^"]*")+(?=\s|$)/u;

function parseCheck(text: string): Parsed {
  let overrides: CheckOverrides = {};
  const seen = new Set<string>();
  const words: string[] = [];
  for (let rest = text.trimStart(); rest !== ''; rest = rest.trimStart()) {
    const word = ARGUMENT.exec(rest)?.[0];
    if (word === undefined) return refused('There is a `"` without its other half in {}', rest);
    words.push(word);
    rest = rest.slice(word.length);
  }
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const option = Object.hasOwn(CHECK_OPTIONS, name) ? CHECK_OPTIONS[name] : undefined;
    if (option === undefined) {
      return refused('{} is no option of `check`', name, nearest(name, Object.keys(CHECK_OPTIONS)));
    }
    if (seen.has(name)) return refused(`\`${name}\` is given twice`);
    seen.add(name);
    if (equals < 0) index += 1;
    const raw = equals < 0 ? words[index] : word.slice(equals + 1);
    if (raw === undefined || raw === '' || raw.startsWith('--')) {
      return refused(`\`${name}\` needs a value: \`${name} ${option.value}\``);
    }
    const read = option.read(raw.replaceAll('"', ''));
    if (read === null) {
      return refused(`{} is no value of \`${name}\`, which takes \`${name} ${option.value}\``, raw);
    }
    overrides = { ...overrides, ...read };
  }
  return command({ name: 'check', overrides });
}

function parseExplain(text: string): Parsed {
  if (text === 'own') return command({ name: 'explain', submission: { kind: 'own' } });
  const number = /^#?([1-9]\d{0,9})$/.exec(text)?.[1];
  if (number !== undefined) {
    return command({ name: 'explain', submission: { kind: 'pull-request', number: Number(number) } });
  }
  const how = '`explain` takes `own` or the number of this pull request';
  return text === '' ? refused(how) : refused(`${how}, not {}`, text, nearest(text, ['own']));
}

function parseDismiss(text: string): Parsed {
  const [, word = '', after = ''] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
  if (word === '') {
    return refused(
      '`dismiss` takes a pair and a reason: `dismiss org/hw1#1..org/hw1#2 both use the example of the lecture`',
    );
  }
  const pair = parsePair(word);
  if (pair === null) {
    return refused(
      '{} is no pair: a pair is two keys, as in `org/hw1#1..org/hw1#2`; a staff report shows them',
      word,
    );
  }
  const reason = after.trim();
  if (reason === '') return refused('`dismiss` needs a reason after the pair: it is kept for whoever asks');
  if (reason.length > MAX_REASON_CHARACTERS) {
    return refused(`The reason is longer than ${MAX_REASON_CHARACTERS} characters`);
  }
  return command({ name: 'dismiss', pair, reason });
}

function parsePair(word: string): PairReference | null {
  const halves = word.split('..');
  const [a = '', b = ''] = halves;
  if (halves.length !== 2 || a === b || !isKey(a) || !isKey(b)) return null;
  return { a, b };
}

/** Keys are folder paths, `owner/name` and `owner/name#12`; anything that a report could not have shown is no key. */
function isKey(text: string): boolean {
  return text.length <= MAX_KEY_CHARACTERS && /^[\p{L}\p{N}_][\p{L}\p{N}_./#@+-]*$/u.test(text);
}

/** Names of engines and languages: `C++`, `C#`, `Objective-C`, `Visual Basic .NET`, `999`. */
function isName(text: string): boolean {
  return /^[\p{L}\p{N}.](?:[\p{L}\p{N} ._+#/()-]{0,62}[\p{L}\p{N}.+#)])?$/u.test(text);
}

function percentage(text: string, make: (value: number) => CheckOverrides): CheckOverrides | null {
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null;
  const value = Number(text);
  return value <= 100 ? make(value) : null;
}

function unexpected(name: string, text: string): Parsed {
  return refused(`\`${name}\` takes nothing after it, but {} follows`, text);
}

function command(value: BotCommand): Parsed {
  return { kind: 'command', command: value };
}

function refused(problem: string, quoted: string | null = null, suggestion: string | null = null): Parsed {
  const short =
    quoted !== null && quoted.length > MAX_QUOTED_CHARACTERS
      ? `${quoted.slice(0, MAX_QUOTED_CHARACTERS)}…`
      : quoted;
  return { kind: 'refused', refusal: { problem, quoted: short, suggestion } };
}
