import type { InputName } from './schema.ts';

const NOT_YET = (what: string): string =>
  `${what} is not available in this version; check out what is to be compared and use source directory with path.`;

/**
 * What the program does not do yet: an input (`shard`) or one of its values (`mode=scan`), with the sentence that the
 * user reads. What is listed here is refused, never ignored; help and documentation say so as well.
 */
export const UNAVAILABLE: ReadonlyMap<InputName | `${InputName}=${string}`, string> = new Map<
  InputName | `${InputName}=${string}`,
  string
>([
  ['bot-users', NOT_YET('Answering comments')],
  [
    'mode=scan',
    'Scanning the assignments of a config file is not available in this version; run one check at a time with mode check.',
  ],
  [
    'mode=bot',
    'Answering comments is not available in this version; use mode check in a pull-request event.',
  ],
]);

/** Why this input, or this value of it, is refused; null when it is available. */
export function unavailable(
  name: InputName,
  value: unknown,
  list: typeof UNAVAILABLE = UNAVAILABLE,
): string | null {
  const whole = list.get(name);
  if (whole !== undefined) return whole;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? (list.get(`${name}=${value}`) ?? null)
    : null;
}

/** What documentation says about an input: the sentences for all of it or some of its values. */
export function unavailableSentences(name: InputName): string[] {
  return [...UNAVAILABLE]
    .filter(([key]) => key === name || key.startsWith(`${name}=`))
    .map(([, sentence]) => sentence);
}
