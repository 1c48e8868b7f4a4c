import type { Findings, SubmissionFinding, WebSourceFinding } from '#contract';
import { type AssignmentState, STATE_LIMITS } from './state/state-schema.ts';
import { sourceIdOf, sourceRowOf } from './web/source-id.ts';

type Standing = 'new' | 'unchanged';

/** A submission whose code stands on the web. */
export interface SourceNews {
  /** Its subject. */
  readonly key: string;
  /** `new`: at least one of the sources was not told of it before. */
  readonly standing: Standing;
  readonly submission: SubmissionFinding;
  /** To the likest source, 0..100. */
  readonly score: number;
  /** The likest first, each once. */
  readonly sources: readonly WebSourceFinding[];
}

/** A file on the web that so many share that it is probably a tutorial or the starter code. */
export interface TutorialNews {
  readonly standing: Standing;
  readonly url: string;
  readonly repository: string;
  readonly path: string;
  readonly submissions: number;
  readonly of: number;
  /** What a person types for it, see `sourceRowOf`; null: none of its matches is known. */
  readonly row: string | null;
}

export interface NewsOfSources {
  /** The likest first. */
  readonly sources: readonly SourceNews[];
  /** What most share comes first. */
  readonly tutorials: readonly TutorialNews[];
  /** What was told, with what is told now: a source that left the web and comes back is no news. */
  readonly reportedSources: NonNullable<AssignmentState['reportedSources']>;
}

/**
 * What of the web the last report did not say: submissions above the threshold by a source that was public before, and what so many
 * share that it is one piece of news instead of one of each.
 *
 * @param threshold above this, strictly
 */
export function newsOfSources(
  findings: Findings,
  subjectOf: (submission: SubmissionFinding) => string,
  before: NonNullable<AssignmentState['reportedSources']>,
  threshold: number,
): NewsOfSources {
  const tutorials = tutorialsOf(findings);
  const reported: Record<string, string[]> = { ...before };
  const sources: SourceNews[] = [];
  const told = new Set<string>();
  for (const submission of findings.submissions) {
    const key = subjectOf(submission);
    const known = Object.hasOwn(before, key) ? (before[key] ?? []) : [];
    const all = submission.role === 'judged' ? onTheWeb(submission) : [];
    const own = all.filter((source) => !tutorials.has(placeOf(source)));
    const shared = all.filter((source) => tutorials.has(placeOf(source)));
    const score = submission.publicWeb ?? null;
    const isTold = own.length > 0 && score !== null && score > threshold;
    if (isTold) {
      const isNew = own.some((source) => !known.includes(sourceIdOf(source)));
      sources.push({ key, submission, score, sources: own, standing: isNew ? 'new' : 'unchanged' });
    }
    for (const source of shared) if (known.includes(sourceIdOf(source))) told.add(placeOf(source));
    const ids = [...(isTold ? own : []), ...shared].map(sourceIdOf);
    if (ids.length > 0) reported[key] = [...new Set([...ids, ...known])].slice(0, STATE_LIMITS.toldSources);
  }
  return {
    sources: sources.toSorted((a, b) => b.score - a.score),
    tutorials: [...tutorials.entries()].map(([place, tutorial]) => ({
      ...tutorial,
      standing: told.has(place) ? 'unchanged' : 'new',
    })),
    reportedSources: reported,
  };
}

/** Sources that count, the likest first. */
function onTheWeb({ matches }: SubmissionFinding): readonly WebSourceFinding[] {
  const once = new Map<string, WebSourceFinding>();
  for (const { source } of matches.toSorted((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1))) {
    if (source?.counts !== true || once.has(sourceIdOf(source))) continue;
    once.set(sourceIdOf(source), source);
  }
  return [...once.values()];
}

function tutorialsOf({
  submissions,
  webSearch,
}: Findings): ReadonlyMap<string, Omit<TutorialNews, 'standing'>> {
  const seen = new Map<string, string>();
  for (const { matches } of submissions) {
    for (const { source } of matches) {
      if (source !== undefined) seen.set(placeOf(source), sourceRowOf(source));
    }
  }
  const tutorials = (webSearch?.tutorials ?? []).toSorted((a, b) => b.submissions - a.submissions);
  return new Map(
    tutorials.map((tutorial) => {
      const place = placeOf(tutorial);
      return [place, { ...tutorial, row: seen.get(place) ?? null }];
    }),
  );
}

function placeOf({ repository, path }: Pick<WebSourceFinding, 'repository' | 'path'>): string {
  return JSON.stringify([repository.toLowerCase(), path]);
}
