/** Fewer names than this may begin or end alike by chance. */
const LEAST_NAMES = 3;
/** What is shorter costs no room. */
const LEAST_LETTERS = 3;

/** What names of a class begin and end with, and what tells nobody from another; '' where there is none. */
interface CommonEnds {
  readonly start: string;
  readonly end: string;
}

/**
 * What all names begin and end with, each up to a sign: an assignment (`hw1-`) before them, or what a learning platform puts
 * behind each (`_assignsubmission_file`). A beginning never ends at a blank, which stands in names of people. What remains of
 * each name holds a letter: a bare number is no name.
 *
 * @param names of one class, made visible before
 */
export function commonEnds(names: readonly string[]): CommonEnds {
  if (new Set(names).size < LEAST_NAMES) return { start: '', end: '' };
  // The end first: it is what a platform adds, and a beginning may be all that is left to say what a number is.
  const end = bestCut(names, endsOf(names), (name, cut) => name.slice(0, name.length - cut.length));
  const rests = names.map((name) => name.slice(0, name.length - end.length));
  const start = bestCut(rests, startsOf(rests), (name, cut) => name.slice(cut.length));
  return { start, end };
}

/** The longest that leaves a letter of each name. */
function bestCut(
  names: readonly string[],
  longestFirst: readonly string[],
  without: (name: string, cut: string) => string,
): string {
  return (
    longestFirst.find(
      (cut) =>
        Array.from(cut).length >= LEAST_LETTERS && names.every((name) => /\p{L}/u.test(without(name, cut))),
    ) ?? ''
  );
}

/** Beginnings that all names share and that end in a sign, longest first. No sign carries an accent of the rest. */
function startsOf(names: readonly string[]): readonly string[] {
  const shared = sharedStart(names.map((name) => Array.from(name))).join('');
  return [...shared.matchAll(/[^\p{L}\p{N}\p{M}\s]\s*/gu)]
    .map(({ index, 0: sign }) => shared.slice(0, index + sign.length))
    .filter((cut) => names.every((name) => !/^[\p{M}\u200d]/u.test(name.slice(cut.length))))
    .toReversed();
}

/** Endings that all names share and that begin with a sign, longest first. */
function endsOf(names: readonly string[]): readonly string[] {
  const shared = sharedStart(names.map((name) => Array.from(name).toReversed()))
    .toReversed()
    .join('');
  return [...shared.matchAll(/[^\p{L}\p{N}\p{M}]/gu)].map(({ index }) => shared.slice(index));
}

function sharedStart(names: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = names;
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same += 1;
    length = same;
  }
  return first.slice(0, length);
}

/**
 * Names without their common ends, by the whole name. A name that has only one of the ends loses that one. Different names
 * stay different: where two would become one, both stay whole.
 *
 * @param names all that are shown, those of the archive too
 */
export function shortNames(
  names: readonly string[],
  { start, end }: CommonEnds,
): ReadonlyMap<string, string> {
  const cut = (name: string): string => {
    const from = start !== '' && name.startsWith(start) ? start.length : 0;
    const to = end !== '' && name.endsWith(end) ? name.length - end.length : name.length;
    return from < to ? name.slice(from, to) : name;
  };
  return keptApart(names, cut);
}

/**
 * Names in at most so many characters, by the whole name: the middle goes first, as names of a class begin or end alike.
 * Different names stay different: where two would become one, both stay whole, however long.
 */
export function fittedNames(names: readonly string[], most: number): ReadonlyMap<string, string> {
  return keptApart(names, (name) => {
    const characters = Array.from(name);
    if (characters.length <= most) return name;
    const tail = Math.floor((most - 1) / 2);
    return `${characters.slice(0, most - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
  });
}

function keptApart(names: readonly string[], cut: (name: string) => string): ReadonlyMap<string, string> {
  const whole = new Set<string>();
  for (;;) {
    const shown = new Map(names.map((name) => [name, whole.has(name) ? name : cut(name)]));
    const owners = new Map<string, string>();
    let isApart = true;
    for (const [name, text] of shown) {
      const other = owners.get(text);
      if (other === undefined) {
        owners.set(text, name);
      } else {
        whole.add(name).add(other);
        isApart = false;
      }
    }
    if (isApart) return shown;
  }
}
