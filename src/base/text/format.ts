import { shortened } from './fit.ts';

/**
 * A score for a person: one decimal, "n/a" for null. Where one decimal would put it on the wrong side of the threshold it
 * gets two, rounded away from the threshold, so that a flagged 75.004 reads 75.01 and never 75.0.
 */
export function formatScore(value: number | null, threshold: number | null = null): string {
  if (value === null || !Number.isFinite(value)) return 'n/a';
  if (threshold === null) return value.toFixed(1);
  const above = value > threshold;
  for (const digits of [1, 2]) {
    const text = value.toFixed(digits);
    if (Number(text) > threshold === above) return text;
  }
  return ((above ? Math.ceil(value * 100) : Math.floor(value * 100)) / 100).toFixed(2);
}

/** A score with its unit: `81.3 %` or `n/a`. */
export function formatPercent(value: number | null, threshold: number | null): string {
  const text = formatScore(value, threshold);
  return text === 'n/a' ? text : `${text} %`;
}

/** A whole number in groups: `12,345`. */
export function formatCount(value: number): string {
  return String(Math.trunc(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 pair`, `2 pairs`, `12,345 pairs`. */
export function count(n: number, noun: string): string {
  return `${formatCount(n)} ${noun}${n === 1 ? '' : 's'}`;
}

/** Longer than a path in any system's dialogs. An archive may hold names of thousands of characters. */
const NAME_CHARACTERS = 300;

/** A name or path in a sentence: its beginning and `…` where it is longer than anybody reads. */
export function nameInSentence(name: string): string {
  return shortened(name, NAME_CHARACTERS);
}

/** "a, b and 3 more": at most so many of some words. @param shown what is written of one */
export function listed(
  words: readonly string[],
  most: number,
  shown: (word: string) => string = (word) => word,
): string {
  const rest = words.length - most;
  const first = words.slice(0, most).map((word) => shown(nameInSentence(word)));
  return `${first.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}

/** `0.8 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
export function formatDuration(ms: number): string {
  if (ms < 10_000) return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** `812 B`, `14.2 kB`, `3.1 MB`, `57.4 GB`: powers of ten. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`;
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** `lines 3–9`, `line 3`, or `lines n/a`. */
export function formatLines(start: number | null, end: number | null): string {
  if (start === null) return 'lines n/a';
  return end === null || end === start ? `line ${start}` : `lines ${start}–${end}`;
}

/** `2026-11-21 04:31 UTC` from RFC 3339; the text itself where it is no time. */
export function formatTime(rfc3339: string): string {
  const time = Date.parse(rfc3339);
  return Number.isNaN(time) ? rfc3339 : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A message of ours that lists points, and may say more behind them; in any other one a line break is none of ours. */
const LIST = /^[^\n]*(?:\n- [^\n]*)+(?:\n[^\n]*)?$/;

/** A message that lists its points line by line, as these lines; any other one as it is. */
export function linesOfList(message: string): readonly string[] {
  return LIST.test(message) ? message.split('\n') : [message];
}

/** A message and one more sentence; behind a list what is said more has a line of its own. */
export function withSentence(message: string, sentence: string): string {
  const isPoint = linesOfList(message).length > 1 && /\n- [^\n]*$/.test(message);
  return `${message}${isPoint ? '\n' : ' '}${sentence}`;
}

/** A message that lists its points line by line, for a place that has one line. */
export function pointsInLine(message: string): string {
  return linesOfList(message)
    .map((line, at) => (at === 0 ? line : line.replace(/^- /, '• ')))
    .join(' ');
}
