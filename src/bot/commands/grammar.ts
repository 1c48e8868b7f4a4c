import { fill, nearest } from '#base';
import { isRowId } from '../scan/issue/row-id.ts';
import { isSourceRow } from '../scan/web/source-id.ts';
import { type CheckOverrides, readCheckOptions } from './check-options.ts';
import { type SyntaxRefusal, syntaxRefusal } from './syntax.ts';
import * as says from './says.ts';

/** What a comment on a pull request can ask for. Values are checked and typed; none of them is ever part of a command line. */
export type BotCommand =
  | { readonly name: 'check'; readonly overrides: CheckOverrides; readonly again: boolean }
  | { readonly name: 'cancel' }
  | { readonly name: 'status' }
  | { readonly name: 'explain'; readonly submission: OwnReference }
  | { readonly name: 'dismiss'; readonly pair: PairReference; readonly reason: string }
  | { readonly name: 'undismiss'; readonly pair: PairReference }
  | { readonly name: 'dismissals' }
  | { readonly name: 'help' };

/** What a comment in the issue of a scan can ask for. */
export type ScanCommand =
  | { readonly name: 'dismiss'; readonly pair: ScanPair; readonly reason: string }
  | { readonly name: 'undismiss'; readonly pair: ScanPair }
  | { readonly name: 'reopen'; readonly pair: ScanPair }
  /** `assignment` null: that of the issue. */
  | { readonly name: 'recheck'; readonly assignment: string | null }
  | { readonly name: 'assign'; readonly pair: ScanPair; readonly login: string }
  /** `source`: the id that its row in the issue shows. */
  | { readonly name: 'common'; readonly source: string }
  | { readonly name: 'help' };

/** Whose lines `explain` shows: those of the pull request the comment stands on. */
type OwnReference = { readonly kind: 'own' } | { readonly kind: 'pull-request'; readonly number: number };

/** Two submissions, by their keys as a person wrote them. */
interface PairReference {
  readonly a: string;
  readonly b: string;
}

/** A pair of a scan: the id that its row in the issue shows, or both submissions. */
export type ScanPair = { readonly row: string } | PairReference;

export type Parsed<Command> =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'refused'; readonly refusal: SyntaxRefusal }
  /** The comment does not speak to the bot. */
  | { readonly kind: 'none' };

/** What can be asked on a pull request: what it is asked with, and what it does. */
export const COMMANDS: Readonly<Record<BotCommand['name'], readonly [rest: string, meaning: string]>> = {
  check: ['[options]', 'checks the commit that was the head when the comment was made'],
  cancel: ['', 'ends a check that a command began'],
  status: ['', 'says how the last check ended'],
  explain: ['own', 'lists the lines of this pull request that are like code elsewhere'],
  dismiss: [
    '<pair> <reason>',
    'records that a person found a pair to be no finding; the pair is both keys, `keyA..keyB`, as a staff report shows them, in `"` where a name has a blank',
  ],
  undismiss: ['<pair>', 'takes that back'],
  dismissals: ['', 'says how many pairs of this pull request are dismissed, by whom and when'],
  help: ['', 'shows this'],
};

/** The same in the issue of a scan. */
export const SCAN_COMMANDS: Readonly<Record<ScanCommand['name'], readonly [rest: string, meaning: string]>> =
  {
    dismiss: ['<pair> <reason>', 'closes a pair: a person found it to be no finding'],
    undismiss: ['<pair>', 'opens it again; it is told when it gets worse'],
    reopen: ['<pair>', 'opens it again, and the next check tells it as new'],
    recheck: ['[assignment]', 'the next scan checks it, whatever the schedule says'],
    assign: ['<pair> @login', 'says who reviews the pair'],
    common: [
      '<source>',
      'takes a file on the web for starter code from the next check on, which the next scan makes; the source is the id in its row',
    ],
    help: ['', 'shows this'],
  };

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly BotCommand['name'][];
export const SCAN_COMMAND_NAMES = Object.keys(SCAN_COMMANDS) as readonly ScanCommand['name'][];

const COMMAND_WORDS: ReadonlySet<string> = new Set([...COMMAND_NAMES, ...SCAN_COMMAND_NAMES]);

/** Longest first line that is read, in UTF-16 units; a reason of full length fits in twice. */
export const MAX_LINE_CHARACTERS = 1200;
/** Longest reason for a dismissal: it is kept for as long as the audit trail is. */
export const MAX_REASON_CHARACTERS = 500;
/** `owner/name#12` with the longest names that GitHub gives fits. */
const MAX_KEY_CHARACTERS = 200;
const PREFIX = '/similarity';

/**
 * Reads the first line of a comment on a pull request; what follows it is for people. The line has to begin with
 * `/similarity`, followed by a space, a tab or nothing: other white space looks like a space and is none. Capitals are
 * as good: the condition of a workflow takes them for the same, and phones write them.
 */
export function parseCommand(body: string): Parsed<BotCommand> {
  const words = wordsOf(body);
  if ('kind' in words) return words;
  const { word, after } = words;
  switch (word) {
    case 'check': {
      const options = readCheckOptions(after);
      return 'problem' in options
        ? { kind: 'refused', refusal: options }
        : command({ name: 'check', ...options });
    }
    case 'cancel':
    case 'status':
    case 'dismissals':
    case 'help':
      return after === '' ? command({ name: word }) : unexpected(word, after);
    case 'explain':
      return parseExplain(after);
    case 'dismiss':
      return withPairAndReason(after, parsePair, PULL_PAIR, (pair, reason) => ({ name: word, pair, reason }));
    case 'undismiss':
      return withPair(word, after, parsePair, PULL_PAIR, (pair) => ({ name: word, pair }));
    default:
      return unknown(word, COMMAND_NAMES, SCAN_COMMAND_NAMES, 'belongs in the issue of a scan');
  }
}

/** The same in the issue of a scan. */
export function parseScanCommand(body: string): Parsed<ScanCommand> {
  const words = wordsOf(body);
  if ('kind' in words) return words;
  const { word, after } = words;
  switch (word) {
    case 'dismiss':
      return withPairAndReason(after, parseScanPair, SCAN_PAIR, (pair, reason) => ({
        name: word,
        pair,
        reason,
      }));
    case 'undismiss':
    case 'reopen':
      return withPair(word, after, parseScanPair, SCAN_PAIR, (pair) => ({ name: word, pair }));
    case 'recheck':
      return parseRecheck(after);
    case 'assign':
      return parseAssign(after);
    case 'common':
      return isSourceRow(after) ? command({ name: word, source: after }) : refused(says.commonTakes, after);
    case 'help':
      return after === '' ? command({ name: word }) : unexpected(word, after);
    default:
      return unknown(word, SCAN_COMMAND_NAMES, COMMAND_NAMES, 'belongs on a pull request');
  }
}

/** The command's name and what follows it; the bare `/similarity` asks for help. */
function wordsOf(
  body: string,
): { readonly word: string; readonly after: string } | Exclude<Parsed<never>, { readonly kind: 'command' }> {
  const line = (/^[^\r\n]*/.exec(body)?.[0] ?? '').replace(/(?<![ \t])[ \t]+$/, '');
  const prefix = line.slice(0, PREFIX.length).toLowerCase();
  if (prefix !== PREFIX || !/^(?:[ \t]|$)/.test(line.slice(PREFIX.length))) return { kind: 'none' };
  if (line.length > MAX_LINE_CHARACTERS) {
    return refused(`The command is longer than ${MAX_LINE_CHARACTERS} characters`);
  }
  const rest = line.slice(PREFIX.length).trim();
  if (rest === '') return { word: 'help', after: '' };
  const [, word = '', after = ''] = /^(\S+)\s*(.*)$/u.exec(rest) ?? [];
  const known = word.toLowerCase();
  return { word: COMMAND_WORDS.has(known) ? known : word, after };
}

function parseExplain(text: string): Parsed<BotCommand> {
  if (text.toLowerCase() === 'own') return command({ name: 'explain', submission: { kind: 'own' } });
  const number = /^#?([1-9]\d{0,9})$/.exec(text)?.[1];
  if (number !== undefined) {
    return command({ name: 'explain', submission: { kind: 'pull-request', number: Number(number) } });
  }
  const how = says.explainTakes;
  return text === '' ? refused(how) : refused(`${how}, not {}`, text, nearest(text, ['own']));
}

function parseRecheck(text: string): Parsed<ScanCommand> {
  if (text === '') return command({ name: 'recheck', assignment: null });
  return /\s/.test(text) ? refused(says.recheckTakes, text) : command({ name: 'recheck', assignment: text });
}

function parseAssign(text: string): Parsed<ScanCommand> {
  const how = says.assignTakes;
  const [, word = '', person = ''] = /^(\S*)\s*(.*)$/u.exec(text) ?? [];
  if (word === '' || person === '') return refused(how);
  const pair = parseScanPair(word);
  if (pair === null) return refused(SCAN_PAIR.problem, word);
  // As GitHub gives them: letters, digits and hyphens, and `_` for accounts that an enterprise manages.
  const login = /^@?([a-zA-Z0-9](?:[\w-]{0,38})?)$/.exec(person)?.[1];
  return login === undefined ? refused(`${how}, not {}`, person) : command({ name: 'assign', pair, login });
}

/** How a pair is written, for those who wrote it otherwise. */
interface PairForm {
  readonly problem: string;
  readonly example: string;
}

const PULL_PAIR: PairForm = {
  problem: says.noPairPair,
  example: 'org/hw1#1..org/hw1#2',
};
const SCAN_PAIR: PairForm = {
  problem: says.noPairPairId,
  example: 'p1a2b3c4',
};

function withPair<Pair, Command>(
  name: string,
  text: string,
  parse: (word: string) => Pair | null,
  form: PairForm,
  make: (pair: Pair) => Command,
): Parsed<Command> {
  const { word, after } = pairIn(text);
  if (word === '') return refused(`\`${name}\` takes a pair: \`${name} ${form.example}\``);
  const pair = parse(word);
  if (pair === null) return refused(form.problem, word);
  return after === '' ? command(make(pair)) : unexpected(`${name} <pair>`, after);
}

function withPairAndReason<Pair, Command>(
  text: string,
  parse: (word: string) => Pair | null,
  form: PairForm,
  make: (pair: Pair, reason: string) => Command,
): Parsed<Command> {
  const { word, after } = pairIn(text);
  if (word === '') {
    return refused(fill(says.dismissTakes, { example: form.example }));
  }
  const pair = parse(word);
  if (pair === null) return refused(form.problem, word);
  const reason = after.trim();
  if (reason === '') return refused('`dismiss` needs a reason after the pair: it is kept for whoever asks');
  if (reason.length > MAX_REASON_CHARACTERS) {
    return refused(`The reason is longer than ${MAX_REASON_CHARACTERS} characters`);
  }
  return command(make(pair, reason));
}

/** What stands first, in `"` where a name has a blank, and what follows it. */
function pairIn(text: string): { readonly word: string; readonly after: string } {
  const [, word = '', after = ''] = /^("[^"]*"(?=\s|$)|\S*)\s*(.*)$/u.exec(text) ?? [];
  return { word, after };
}

function parseScanPair(word: string): ScanPair | null {
  return isRowId(word) ? { row: word } : parsePair(word);
}

function parsePair(word: string): PairReference | null {
  const quoted = /^"(.*)"$/u.exec(word)?.[1];
  const halves = (quoted ?? word).split('..');
  const [a = '', b = ''] = halves;
  if (halves.length !== 2 || a === b) return null;
  if (![a, b].every((key) => (quoted === undefined ? isKey(key) : isQuotedKey(key)))) return null;
  return { a, b };
}

/** Keys are folder paths, `owner/name`, `owner/name#12` and `owner/name:folder` of the base; anything that a report could not have shown is no key. */
function isKey(text: string): boolean {
  return text.length <= MAX_KEY_CHARACTERS && /^[\p{L}\p{N}_][\p{L}\p{N}_./#:@+-]*$/u.test(text);
}

/** A folder may be called anything that can be typed. */
function isQuotedKey(text: string): boolean {
  return (
    text.length <= MAX_KEY_CHARACTERS && /^[\p{L}\p{N}_](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u.test(text)
  );
}

/** @param elsewhere commands of the other place */
function unknown(
  word: string,
  names: readonly string[],
  elsewhere: readonly string[],
  where: string,
): Parsed<never> {
  return elsewhere.includes(word)
    ? refused(`\`${word}\` ${where}`)
    : refused('{} is no command', word, nearest(word, names));
}

function unexpected(name: string, text: string): Parsed<never> {
  return refused(`\`${name}\` takes nothing after it, but {} follows`, text);
}

function command<Command>(value: Command): Parsed<Command> {
  return { kind: 'command', command: value };
}

function refused(...parts: Parameters<typeof syntaxRefusal>): Extract<Parsed<never>, { kind: 'refused' }> {
  return { kind: 'refused', refusal: syntaxRefusal(...parts) };
}
