import { appendTo, type Clock, compareText, listed, message, type Message } from '#base';
import { foundAs, type HiddenCopy, type LeftOut, type PackedSubmission, type Said, sumOf } from '#contract';
import type { Found } from './pair-overlap.ts';
import { AUTO_DETECT, languageNamed } from '#engine';
import { withPlaces } from '#sources';
import type { inThread } from './in-thread.ts';
import type { OpaqueText, SecondLookJob, SecondLookResult } from './job.ts';
import type { Unpaired } from './unpaired.ts';

/** The look ends here, whatever there is to read. */
const MAX_LOOK_MS = 120_000;

/** What becomes of a class by a second look. */
interface Looked {
  readonly packed: readonly PackedSubmission[];
  /** For staff. */
  readonly notices: readonly Said[];
}

/**
 * Compares the files that were left out with the code that counts in other submissions, beside this thread where there are others. Both
 * sides of what is found say so. A look that takes too long, or fails, is told, and every submission is then incomplete: comments and
 * strings are in each.
 *
 * @param leftMs time that the run has left
 * @param language of the check, as it was given
 * @param next the analysis of the same submissions that follows in this process; undefined: none does
 * @throws the signal's reason
 */
export async function secondLook(
  packed: readonly PackedSubmission[],
  effects: { readonly clock: Clock; readonly signal: AbortSignal; readonly lookAgain: typeof inThread },
  leftMs: number,
  language: string,
  next?: SecondLookJob['next'],
): Promise<Looked> {
  const taking = packed.filter(({ role }) => role !== 'ai-reference');
  if (!taking.some(isJudged)) return { packed, notices: [] };
  const limitMs = Math.max(0, Math.min(MAX_LOOK_MS, leftMs / 2));
  const result = await effects.lookAgain({ submissions: taking.map(jobOf), next }, effects, limitMs);
  if (typeof result === 'string') {
    return {
      packed: packed.map((one) => (isJudged(one) ? notCompared(one, result) : one)),
      notices: [message('notices.asideNotCompared', { why: result })],
    };
  }
  const hidden = sidesOf(result.found, taking);
  const places = new Map(taking.map((one, at) => [one, at]));
  // As the report calls them.
  const called = withPlaces(taking);
  const names = new Map(called.map(({ key, name }) => [key, name]));
  return {
    packed: packed.map((one) => {
      const own = hidden.get(one);
      const read = withReading(one, places.get(one) ?? -1, result);
      return own === undefined ? read : withHidden(read, own, names);
    }),
    notices: unpairedNotices(result.unpaired, called, language),
  };
}

/** What its files came to, with what was left out before they were read. */
function withReading(
  one: PackedSubmission,
  at: number,
  { balances, hardlyRead, opaque, unmet, tooLarge }: SecondLookResult,
): PackedSubmission {
  const [own, little, unread] = [balances.get(at), hardlyRead.get(at), opaque.get(at)];
  const limited = (path: string | undefined, detail: Message): readonly LeftOut[] =>
    path === undefined ? [] : [{ path, reason: 'limit', detail }];
  return {
    ...one,
    leftOut: [
      ...one.leftOut,
      ...limited(unmet.get(at), message('report.leftOutCoded')),
      ...limited(tooLarge.get(at), message('report.leftOutTooLarge')),
    ],
    remarks: unread === undefined ? one.remarks : [...one.remarks, opaqueRemark(unread)],
    ...(own === undefined || one.outside === undefined ? {} : { balance: sumOf(one.outside, own) }),
    ...(little === undefined ? {} : { hardlyRead: little }),
  };
}

/** What would be the same in two hand-ins, and be told nowhere. */
function unpairedNotices(
  { endings, holders, pages, withPages, known }: Unpaired,
  taking: readonly PackedSubmission[],
  language: string,
): readonly Said[] {
  const namesOf = (list: readonly string[]): string => listed(list, NAMED, (ending) => `*.${ending}`);
  // Who asked for another language did not ask for pages, and with HTML their markup is compared.
  const asked = languageNamed(language);
  const readsPages = asked === undefined || asked.id === AUTO_DETECT || asked.family === 'javascript';
  return [
    ...(holders === 0 ? [] : [message('notices.unlisted', { n: holders, names: namesOf(endings) })]),
    ...(withPages === 0 || !readsPages
      ? []
      : [message('notices.markup', { n: withPages, names: namesOf(pages) })]),
    ...(known.size === 0
      ? []
      : [message('notices.known', { n: known.size, names: listed(whoHas(known, taking), NAMED) })]),
  ];
}

/** Who has such files: the first of each person's, and how many there are besides. */
function whoHas(
  files: ReadonlyMap<number, readonly string[]>,
  taking: readonly PackedSubmission[],
): readonly string[] {
  return [...files]
    .map(([owner, [first = '', ...rest]]) => {
      return `${taking[owner]?.name ?? ''}: ${firstOf(first, rest.length)}`;
    })
    .toSorted(compareText);
}

function firstOf(path: string, more: number): string {
  return more === 0 ? JSON.stringify(path) : `${JSON.stringify(path)} (+${more})`;
}

/** So many endings, and files, are named. */
const NAMED = 5;

function opaqueRemark({ path, more, characters }: OpaqueText): Said {
  return message('notices.opaque', { file: firstOf(path, more), n: characters });
}

function isJudged({ role }: PackedSubmission): boolean {
  return role === 'judged';
}

function jobOf({ role, zip, contentHash, asideZip }: PackedSubmission): SecondLookJob['submissions'][number] {
  return { role: role === 'ai-reference' ? 'archive' : role, zip, contentHash, aside: asideZip ?? null };
}

function notCompared(one: PackedSubmission, why: string): PackedSubmission {
  const path = one.asideZip === undefined ? '(what is no code)' : '(files that do not count)';
  return { ...one, leftOut: [...one.leftOut, { path, reason: 'limit', detail: why }] };
}

function marksOf({ as, readings }: Found): Pick<HiddenCopy, 'isMisread' | 'isSkipped' | 'readings'> {
  if (readings !== undefined) return { readings };
  if (as === 'skipped') return { isSkipped: true };
  return as === 'misread' ? { isMisread: true } : {};
}

/** Both sides of everything that was found, the largest first. */
function sidesOf(
  found: readonly Found[],
  taking: readonly PackedSubmission[],
): ReadonlyMap<PackedSubmission, readonly HiddenCopy[]> {
  const sides = new Map<PackedSubmission, HiddenCopy[]>();
  for (const one of found) {
    const { owner, path, other, otherPath, tokens } = one;
    const [hider, counts] = [taking[owner], taking[other]];
    if (hider === undefined || counts === undefined) continue;
    const common = { tokens, ...marksOf(one) };
    appendTo(sides, hider, { ...common, path, otherKey: counts.key, otherPath, leftOut: 'own' });
    appendTo(sides, counts, {
      ...common,
      path: otherPath,
      otherKey: hider.key,
      otherPath: path,
      leftOut: 'other',
    });
  }
  for (const copies of sides.values()) {
    copies.sort((a, b) => b.tokens - a.tokens || compareText(a.path, b.path));
  }
  return sides;
}

/** A library that many left out and one did not gives as many copies as there are files. */
const MAX_HIDDEN = 200;
const TOLD = 5;

const SENTENCES = {
  aside: { own: 'notices.hidesCode', other: 'notices.hiddenElsewhere' },
  misread: { own: 'notices.hidesMisread', other: 'notices.misreadElsewhere' },
  skipped: { own: 'notices.hidesSkipped', other: 'notices.skippedElsewhere' },
  blind: { own: 'notices.wordByWord', other: 'notices.wordByWord' },
} as const;

function withHidden(
  one: PackedSubmission,
  hidden: readonly HiddenCopy[],
  names: ReadonlyMap<string, string>,
): PackedSubmission {
  const told = hidden.slice(0, TOLD).map((copy) => {
    const { path, otherKey, otherPath, tokens, leftOut, readings } = copy;
    const [here, there] = [JSON.stringify(path), JSON.stringify(otherPath)];
    const other = names.get(otherKey) ?? otherKey;
    const [words, code] = [String(readings?.words), String(readings?.code)];
    const values = { here, there, other, tokens: String(tokens), words, code };
    return message(SENTENCES[foundAs(copy)][leftOut], values);
  });
  const rest = hidden.length - told.length;
  return {
    ...one,
    hidden: hidden.slice(0, MAX_HIDDEN),
    remarks: [
      ...told,
      ...(rest > 0 ? [message('notices.moreHidden', { n: String(rest) })] : []),
      ...one.remarks,
    ],
  };
}
