/**
 * What became of the bytes of a submission's files. The parts are disjoint, and together all of them. Within a file bytes go by
 * characters.
 * - `code`: words, numbers and signs that were read as code, and compared;
 * - `strings`: in strings and patterns of code, `comments`: all else that is no code there: comments, prose, imports, directives, what
 *   no rule reads; `blank`: blanks and line ends;
 * - `starter`: given code;
 * - `copies`: files that are the same as another one of the submission, byte by byte;
 * - `aside`: does not count, and was compared with what counts in others;
 * - `other`: left out for its kind or place: pictures, data, libraries, what staff excluded;
 * - `unread`: nobody knows what is in it: too large, damaged, encrypted, beyond a limit.
 */
export const BALANCE_PARTS = [
  'code',
  'strings',
  'comments',
  'blank',
  'starter',
  'copies',
  'aside',
  'other',
  'unread',
] as const;
type BalancePart = (typeof BALANCE_PARTS)[number];

/** Bytes by part, and how many files nobody knows the size of. */
export type Balance = Readonly<Record<BalancePart | 'unsized', number>>;

export const NO_BYTES: Balance = {
  code: 0,
  strings: 0,
  comments: 0,
  blank: 0,
  starter: 0,
  copies: 0,
  aside: 0,
  other: 0,
  unread: 0,
  unsized: 0,
};

export function balanceWith(balance: Balance, part: keyof Balance, more: number): Balance {
  return { ...balance, [part]: balance[part] + more };
}

export function sumOf(one: Balance, other: Balance): Balance {
  const sum: Record<keyof Balance, number> = { ...one };
  for (const part of [...BALANCE_PARTS, 'unsized'] as const) sum[part] += other[part];
  return sum;
}
