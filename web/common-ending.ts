/** Fewer names than this may end alike by chance. */
const LEAST_NAMES = 3;
/** What is shorter costs no room. */
const LEAST_LETTERS = 5;

/**
 * What all names end in, from a sign on: what a learning platform puts behind each of them. Where there is little room it is
 * the first to go, as it tells nobody from another. '' where it is too short, or would leave nothing of a name.
 */
export function commonEnding(names: readonly string[]): string {
  const [first, ...others] = names.map((name) => Array.from(name));
  if (first === undefined || names.length < LEAST_NAMES) return '';
  let length = Math.min(...[first, ...others].map((name) => name.length)) - 1;
  for (const other of others) {
    let same = 0;
    while (same < length && first.at(-1 - same) === other.at(-1 - same)) same += 1;
    length = same;
  }
  const ending = length > 0 ? first.slice(-length) : [];
  const sign = ending.findIndex((character) => /[^\p{L}\p{N}]/u.test(character));
  return sign < 0 || ending.length - sign < LEAST_LETTERS ? '' : ending.slice(sign).join('');
}

/** A name without that ending, which dots stand for. */
export function withoutEnding(name: string, ending: string): string {
  return ending !== '' && name.endsWith(ending) ? `${name.slice(0, -ending.length)}…` : name;
}
