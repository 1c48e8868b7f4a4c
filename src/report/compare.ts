import { compareText, count, ENGLISH } from '#base';
import { pairAverage, type RunReport, type SubmissionFinding } from '#contract';
import { dismissals, nameOf, pairKey } from './ranking.ts';

export interface ComparedSubmission {
  /** Its key in the later run; in the earlier one where it is not in the later. */
  readonly key: string;
  readonly name: string;
  /** Total similarity, unrounded; null: not known. */
  readonly before: number | null;
  readonly after: number | null;
  /** The same for the AI score. */
  readonly aiBefore: number | null;
  readonly aiAfter: number | null;
  /** Why it is flagged in the later run. */
  readonly flaggedBy: readonly ('similarity' | 'ai')[];
}

interface ComparedPair {
  readonly a: string;
  readonly b: string;
  /** What staff call the two. */
  readonly names: readonly [string, string];
  /** Harmonic mean of both shares, unrounded; null: the earlier run does not know the pair. */
  readonly before: number | null;
  readonly after: number;
}

interface DismissedPair {
  /** What staff call the two. */
  readonly names: readonly [string, string];
  readonly reason: string;
}

/** What changed from one run to a later one. For staff: it names submissions. */
export interface RunComparison {
  readonly title: string;
  /** RFC 3339. */
  readonly before: string;
  readonly after: string;
  readonly thresholds: {
    readonly before: RunReport['thresholds'];
    readonly after: RunReport['thresholds'];
  };
  /** Flagged now and not before, also those that are new. */
  readonly newlyFlagged: readonly ComparedSubmission[];
  /** Flagged before, and now checked and not flagged. */
  readonly noLongerFlagged: readonly ComparedSubmission[];
  /** There in both, with a number before and none now. */
  readonly noLongerChecked: readonly (ComparedSubmission & { readonly reason: string })[];
  /** Totals that moved by at least a point, most first; those that are in the lists above are not repeated. */
  readonly moved: readonly ComparedSubmission[];
  readonly added: readonly ComparedSubmission[];
  readonly removed: readonly ComparedSubmission[];
  /** Pairs above the later run's threshold that were not above it before. Dismissed ones are left out. */
  readonly newPairs: readonly ComparedPair[];
  /** Pairs that were dismissed since. */
  readonly dismissed: readonly DismissedPair[];
  /** Pairs that were dismissed, are still there, and count again: who is flagged for one has the same number as before. */
  readonly reopened: readonly DismissedPair[];
  /** Sentences about what keeps the numbers from being compared without thinking. */
  readonly settings: readonly string[];
  readonly isSame: boolean;
}

/** In points of 100; less is noise of the engine or of rounding. */
const MOVED = 1;

/** Compares two runs, submission by submission: by their keys, or by their names where a key is in one of them alone. */
export function compareRuns(before: RunReport, after: RunReport): RunComparison {
  const ids = matched(before, after);
  const old = new Map(judged(before).map((one) => [ids.of(one.key), one]));
  const now = new Map(judged(after).map((one) => [one.key, one]));
  const flagsBefore = flagsOf(before);
  const flagsAfter = flagsOf(after);
  const compared = (one: SubmissionFinding | undefined, other: SubmissionFinding | undefined) => {
    const known = other ?? one;
    return {
      key: known?.key ?? '',
      name: known?.name ?? '',
      before: one?.total ?? null,
      after: other?.total ?? null,
      aiBefore: one?.aiAverage ?? null,
      aiAfter: other?.aiAverage ?? null,
      flaggedBy: other === undefined ? [] : (flagsAfter.get(other.key) ?? []),
    } satisfies ComparedSubmission;
  };

  const newlyFlagged: ComparedSubmission[] = [];
  const noLongerFlagged: ComparedSubmission[] = [];
  const noLongerChecked: RunComparison['noLongerChecked'][number][] = [];
  const moved: ComparedSubmission[] = [];
  const added: ComparedSubmission[] = [];
  const removed: ComparedSubmission[] = [];
  const failures = new Map(after.findings.failures.map((failure) => [failure.key, failure.reason]));
  for (const [id, other] of now) {
    const one = old.get(id);
    const both = compared(one, other);
    const wasFlagged = one !== undefined && flagsBefore.has(one.key);
    if (one === undefined) added.push(both);
    if (flagsAfter.has(other.key)) {
      if (!wasFlagged) newlyFlagged.push(both);
      else if (change(both) >= MOVED) moved.push(both);
    } else if (one !== undefined && both.before !== null && both.after === null) {
      const reason = other.state.kind === 'checked' ? '' : ENGLISH.write(other.state.reason);
      noLongerChecked.push({ ...both, reason });
    } else if (wasFlagged) {
      noLongerFlagged.push(both);
    } else if (one !== undefined && change(both) >= MOVED) {
      moved.push(both);
    }
  }
  for (const [id, one] of old) {
    if (now.has(id)) continue;
    const reason = failures.get(one.key);
    if (reason === undefined) removed.push(compared(one, undefined));
    else noLongerChecked.push({ ...compared(one, undefined), reason });
  }

  const pairs = {
    newPairs: newPairs(before, after, ids),
    ...changedDismissals(before, after, ids),
  };
  const lists = [
    newlyFlagged,
    noLongerFlagged,
    noLongerChecked,
    moved,
    added,
    removed,
    ...Object.values(pairs),
  ];
  return {
    title: after.run.title,
    before: before.run.createdAt,
    after: after.run.createdAt,
    thresholds: { before: before.thresholds, after: after.thresholds },
    newlyFlagged: newlyFlagged.toSorted(byNumber),
    noLongerFlagged: noLongerFlagged.toSorted(byNumber),
    noLongerChecked: noLongerChecked.toSorted(byNumber),
    moved: moved.toSorted((x, y) => change(y) - change(x) || byNumber(x, y)),
    added: added.toSorted(byNumber),
    removed: removed.toSorted(byNumber),
    ...pairs,
    settings: settingsChanges(before, after, ids),
    isSame: lists.every((list) => list.length === 0),
  };
}

/** What both runs have in common: a submission goes by its key in the later one. */
interface Ids {
  /** From its key in the earlier one. */
  readonly of: (key: string) => string;
  /** By their names alone. */
  readonly isByName: boolean;
}

/**
 * Matches the submissions of two runs. A class that was moved to another folder has other keys, and so has who handed in anew in another
 * place: those are known by their names.
 */
function matched(before: RunReport, after: RunReport): Ids {
  const [old, now] = [keysOf(before), keysOf(after)];
  const moved = new Map<string, string>();
  const taken = new Set<string>();
  for (const called of NAMES) {
    const added = byName(after, new Set([...old, ...taken]), called);
    for (const [name, key] of byName(before, new Set([...now, ...moved.keys()]), called)) {
      const there = added.get(name);
      if (there === undefined) continue;
      moved.set(key, there);
      taken.add(there);
    }
  }
  return {
    of: (key) => moved.get(key) ?? key,
    isByName:
      judged(before).some(({ key }) => moved.get(key) !== undefined) &&
      !judged(before).some(({ key }) => now.has(key)),
  };
}

function keysOf({ findings }: RunReport): ReadonlySet<string> {
  return new Set(findings.submissions.map(({ key }) => key));
}

type Called = (one: SubmissionFinding) => string;

/** The surest first: what a list of people calls them in one of the runs may be another name. */
const NAMES: readonly Called[] = [({ name }) => name, ({ name, person }) => person?.sourceName ?? name];

/** Keys of those whose key is not among these, by name; of who shares a name there is none. */
function byName(
  { findings }: RunReport,
  keys: ReadonlySet<string>,
  called: Called,
): ReadonlyMap<string, string> {
  const others = findings.submissions.filter(({ key }) => !keys.has(key));
  const known = Map.groupBy(others, (one) => `${one.role} ${called(one)}`);
  return new Map(
    [...known].flatMap(([name, [one, more]]) => (one && !more ? [[name, one.key] as const] : [])),
  );
}

function judged(report: RunReport): readonly SubmissionFinding[] {
  return report.findings.submissions.filter((one) => one.role === 'judged');
}

function flagsOf(report: RunReport): ReadonlyMap<string, ComparedSubmission['flaggedBy']> {
  return new Map(report.verdict.flagged.map((flag) => [flag.key, flag.by]));
}

function change(one: ComparedSubmission): number {
  if (one.before === null || one.after === null) return one.before === one.after ? 0 : 100;
  return Math.abs(one.after - one.before);
}

function byNumber(x: ComparedSubmission, y: ComparedSubmission): number {
  return (y.after ?? y.before ?? -1) - (x.after ?? x.before ?? -1) || compareText(x.name, y.name);
}

function newPairs(before: RunReport, after: RunReport, ids: Ids): readonly ComparedPair[] {
  const threshold = after.thresholds.similarity;
  const newName = nameOf(after.findings);
  const old = new Map(
    before.findings.pairs.map(({ a, b, ...pair }) => [pairKey(ids.of(a), ids.of(b)), pairAverage(pair)]),
  );
  const dismissed = dismissals(after);
  return after.findings.pairs
    .flatMap((pair) => {
      const average = pairAverage(pair);
      const earlier = old.get(pairKey(pair.a, pair.b)) ?? null;
      const isNew = average !== null && average > threshold && (earlier ?? -1) <= threshold;
      if (!isNew || pair.together !== undefined || dismissed.has(pairKey(pair.a, pair.b))) return [];
      const names = [newName(pair.a), newName(pair.b)] as const;
      return [{ a: pair.a, b: pair.b, names, before: earlier, after: average }];
    })
    .toSorted((x, y) => y.after - x.after);
}

function dismissedOf(
  { findings, dismissed }: RunReport,
  idOf: (key: string) => string,
): ReadonlyMap<string, DismissedPair> {
  const name = nameOf(findings);
  return new Map(
    dismissed.map(({ a, b, reason }) => [pairKey(idOf(a), idOf(b)), { names: [name(a), name(b)], reason }]),
  );
}

function changedDismissals(
  before: RunReport,
  after: RunReport,
  ids: Ids,
): Pick<RunComparison, 'dismissed' | 'reopened'> {
  const [old, now] = [dismissedOf(before, ids.of), dismissedOf(after, (key) => key)];
  const lost = without(old, now);
  return {
    dismissed: [...without(now, old).values()],
    // Of pairs that are there, and count.
    reopened: after.findings.pairs.flatMap(({ a, b, together }) => {
      const one = lost.get(pairKey(a, b));
      return one === undefined || together !== undefined ? [] : [one];
    }),
  };
}

function without<One>(
  these: ReadonlyMap<string, One>,
  those: ReadonlyMap<string, unknown>,
): Map<string, One> {
  return new Map([...these].filter(([id]) => !those.has(id)));
}

/** A report does not hold its list of people, but what that made of the submissions. */
function peopleOf({ findings: { submissions, pairs } }: RunReport): string {
  const isKnown =
    submissions.some(({ person }) => person !== undefined) ||
    pairs.some(({ together }) => together !== undefined);
  return isKnown ? 'known' : 'not known';
}

function settingsChanges(before: RunReport, after: RunReport, { isByName }: Ids): readonly string[] {
  const sentences: string[] = [];
  const differ = (what: string, x: string | number, y: string | number): void => {
    if (x !== y) sentences.push(`${what} was ${x} and is ${y}.`);
  };
  if (Date.parse(before.run.createdAt) > Date.parse(after.run.createdAt)) {
    sentences.push('The first report is newer than the second one.');
  }
  if (isByName) {
    sentences.push('No submission has the same key in both runs: they are matched by their names.');
  }
  differ('The similarity threshold', before.thresholds.similarity, after.thresholds.similarity);
  differ('The AI threshold', before.thresholds.ai, after.thresholds.ai);
  differ('The engine', before.findings.engine?.name ?? 'n/a', after.findings.engine?.name ?? 'n/a');
  differ('The language', before.findings.language, after.findings.language);
  differ('AI detection', before.findings.aiRun ? 'run' : 'not run', after.findings.aiRun ? 'run' : 'not run');
  differ(
    'Starter code',
    before.findings.baseCode ? 'taken out' : 'kept',
    after.findings.baseCode ? 'taken out' : 'kept',
  );
  differ('Who handed in and who belongs together', peopleOf(before), peopleOf(after));
  differ('What they are compared with', peersOf(before), peersOf(after));
  differ('The version', before.run.toolVersion, after.run.toolVersion);
  return sentences;
}

function peersOf({ findings }: RunReport): string {
  const archived = findings.submissions.filter((one) => one.role === 'archive').length;
  return archived === 0 ? 'each other' : `each other and ${count(archived, 'archived submission')}`;
}
