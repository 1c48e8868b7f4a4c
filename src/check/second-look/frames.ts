import { parsedJson } from '#base';
import { linesOf, timesOf, unescaped, withoutEntities } from './letters.ts';
import type { ScatteredText } from './scattered.ts';

/* What stands around the parts of a text, each of which is a word or a line: members of a list, tags, calls. */

/** So many members, tags or ends of lines are a way of writing a text. */
const LEAST_MARKS = 40;

/** What stands under one name in a list of objects: a word each. */
function members(text: string): readonly string[] {
  if (timesOf(text, ':') < LEAST_MARKS || timesOf(text, '"') < 4 * LEAST_MARKS) return [];
  const all = [...text.matchAll(/"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)];
  return [...Map.groupBy(all, ([, name]) => name).values()]
    .filter(({ length }) => length >= LEAST_MARKS)
    .map((list) => list.map(([, , value = '']) => unescaped(value)).join(' '));
}

/** A string of which the ends are not there. */
function escaped(text: string): readonly string[] {
  const most = Math.max(LEAST_MARKS, 4 * timesOf(text, '\n'));
  if (timesOf(text, '\\') < most) return [];
  return (text.match(/\\n/g)?.length ?? 0) < most ? [] : [unescaped(text)];
}

const TAG = /<\/?[a-z!?][^<>]{0,400}>/gi;
const END_OF_LINE = /^<(?:\/(?:\w+:)?(?:p|div|tr|li|si|h\d|row)|(?:\w+:)?br)\b/i;

/** A page without what says how it looks. */
function untagged(text: string): readonly string[] {
  if (timesOf(text, '<') < LEAST_MARKS) return [];
  if ((text.match(TAG)?.length ?? 0) < LEAST_MARKS) return [];
  return [withoutEntities(text.replaceAll(TAG, (tag) => (END_OF_LINE.test(tag) ? '\n' : '')))];
}

/** What opens a bracket or a quote in a line, behind the same words in each … */
const OPEN = /^[^\w\n]{0,16}\w{0,12}[({["'`<]/;
const OPENING = '({["\'`<';
/** … and closes it. */
const CLOSE = new Set(')}]"\'`>');

/** A line in its frame; undefined: it has none. */
function framedIn(line: string): { readonly frame: string; readonly inside: string } | undefined {
  const frame = OPEN.exec(line)?.[0];
  if (frame === undefined) return undefined;
  let end = line.length - 1;
  while (end >= frame.length && !CLOSE.has(line.charAt(end))) end -= 1;
  return end < frame.length ? undefined : { frame, inside: line.slice(frame.length, end) };
}

/** Lines without the frame that all of them have. */
function unframed(text: string): readonly string[] {
  if (timesOf(text, OPENING) < LEAST_LINES) return [];
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const framed = lines.flatMap((line) => framedIn(line) ?? []);
  const [most = []] = [...Map.groupBy(framed, ({ frame }) => frame).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  if (most.length < LEAST_LINES || most.length < FRAMED_SHARE * lines.length) return [];
  return [
    most
      .map(({ inside }) => inside)
      .join('\n')
      .replaceAll(/\\([^\w\s])/g, '$1')
      .replaceAll('~', ' '),
  ];
}

const LEAST_LINES = 20;
const FRAMED_SHARE = 0.8;

const SETTING = /^[ \t]*[\w.-]{1,40}[ \t]*=[ \t]?(.*)$/;

/** What the settings of a file are, a line each. */
function settings(text: string): readonly string[] {
  if (timesOf(text, '=') < LEAST_LINES) return [];
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const values = lines.flatMap((line) => SETTING.exec(line)?.[1] ?? []);
  return values.length < LEAST_LINES || values.length < FRAMED_SHARE * lines.length
    ? []
    : [values.join('\n')];
}

export const FRAMES: readonly ((text: string) => readonly string[])[] = [
  members,
  escaped,
  untagged,
  unframed,
  settings,
];

interface FileText {
  readonly path: string;
  readonly text: string;
}

/** Of so much, in characters, all pieces are: the smallest texts, because a long one is found by itself and takes no place from them. */
const MOST_TOGETHER = 128 * 1024;
/** Of fewer pieces one is large enough to be found by itself. */
const LEAST_PIECES = 3;

/** Texts of a submission that nothing says to be code, one behind the other: each may be a piece of one. */
export function together(texts: readonly FileText[]): readonly ScatteredText[] {
  let length = 0;
  const small = new Set(
    texts
      .toSorted((a, b) => a.text.length - b.text.length)
      .filter(({ text }) => (length += text.length) <= MOST_TOGETHER),
  );
  const pieces = texts.filter((one) => small.has(one));
  const [first] = pieces;
  if (first === undefined || pieces.length < LEAST_PIECES) return [];
  const text = pieces.map((one) => only(one.text) ?? one.text).join('');
  return [{ path: first.path, more: pieces.length - 1, text }];
}

/** The string that a file of data consists of. */
function only(text: string): string | undefined {
  const value = parsedJson(text);
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof one === 'string' ? one : undefined;
}
