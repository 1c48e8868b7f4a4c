/** What a benchmark was called with. */
export interface Flags {
  readonly folders: readonly string[];
  /** Where the results go as JSON: a file, `-` for standard output, undefined for nowhere. */
  readonly json: string | undefined;
  /** Values of the other flags; the last one counts. */
  readonly values: Readonly<Record<string, string>>;
  /** All values of each flag, in order. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads a benchmark's arguments. `--json` takes a file where the next word ends in `.json` (or after `=`), else it means
 * standard output; each of `names` takes one value.
 *
 * @throws RangeError with the usage for a flag that is not known or lacks its value
 */
export function readFlags(words: readonly string[], names: readonly string[], usage: string): Flags {
  const folders: string[] = [];
  const values: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  let json: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    if (!word.startsWith('--')) {
      folders.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s, 2);
    const next = words[at + 1];
    if (name === 'json') {
      const file = inline ?? (next?.endsWith('.json') === true ? next : undefined);
      at += inline === undefined && file !== undefined ? 1 : 0;
      json = file ?? '-';
    } else if (names.includes(name) && (inline ?? next) !== undefined) {
      const value = (inline ?? next) as string;
      at += inline === undefined ? 1 : 0;
      values[name] = value;
      (lists[name] ??= []).push(value);
    } else {
      throw new RangeError(usage);
    }
  }
  return { folders, json, values, lists };
}
