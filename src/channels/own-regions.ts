import { joined, message, type Message, visible } from '#base';
import type { MatchFinding, PairFinding, RunReport, SubmissionFinding } from '#contract';
import { pairAlike } from '#contract';
import type { MergedRegion, StudentView } from '#report';
import {
  FOUND_WORDS,
  foundIn,
  foundWords,
  linesUrl,
  linesWords,
  mergedRegions,
  ownSubmission,
  pairKey,
  permalink,
  policyWords,
  sourceAt,
  workspacePath,
} from '#report';
import type { StaffView } from './staff.ts';

/** Lines of a judged submission that are found elsewhere, as annotations, SARIF and the comment show them. */
export interface OwnRegion extends Omit<MergedRegion, 'matches'> {
  /** Whose they are: the submission's key and name. */
  readonly key: string;
  readonly name: string;
  /** The file's path in the run's repository; null: it is not in there. */
  readonly path: string | null;
  /** The lines at the commit that was checked; null: they are in no repository. */
  readonly url: string | null;
  readonly isFlagged: boolean;
  /** Of the largest match, 0..100, and its tokens; null: not given, and always for students. */
  readonly similarity: number | null;
  readonly tokens: number | null;
  /** Of public code that the sentence names, with the commit and the lines; none for students. */
  readonly addresses: readonly string[];
  /** One sentence for the audience. Not escaped for any channel; its hostile parts are visible. */
  readonly message: Message;
}

export interface OwnRegions {
  readonly shown: readonly OwnRegion[];
  /** How many there are, shown or not. */
  readonly total: number;
}

/** Others that a sentence names before "and N more". */
const NAMED = 3;
/** Of a name or path in a sentence; GitHub refuses annotations of more than 64 KB. */
const MAX_NAME = 160;

/** The first `max` regions that staff see, with how many there are. Matches of dismissed pairs are left out. */
export function staffRegions(
  view: StaffView,
  max: number,
  isWanted: (region: Pick<OwnRegion, 'path' | 'lineStart'>) => boolean,
): OwnRegions {
  const { report, ranked, flags, name } = view;
  const regionsOf = openRegions(view);
  const candidates: Candidate[] = [];
  for (const submission of ranked) {
    const isFlagged = flags.has(submission.key);
    // Regions of a file stand together.
    let of: string | null = null;
    let path: string | null = null;
    for (const region of regionsOf(submission)) {
      if (region.file !== of) path = workspacePath(report, submission, region.file);
      of = region.file;
      if (!isWanted({ path, lineStart: region.lineStart })) continue;
      const { tokens = null, similarity = null } = largest(region) ?? {};
      candidates.push({ submission, isFlagged, region, path, tokens, similarity });
    }
  }
  const where = foundIn(report.findings);
  const totals = totalsOf(report.findings.pairs);
  return {
    total: candidates.length,
    shown: candidates
      .toSorted((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || (y.tokens ?? 0) - (x.tokens ?? 0))
      .slice(0, max)
      .map(({ submission, region, path, isFlagged, similarity, tokens }): OwnRegion => {
        const { kind, file, lineStart, lineEnd } = region;
        const { key } = submission;
        const others = largestByOther(region.matches);
        return {
          key,
          name: submission.name,
          kind,
          file,
          lineStart,
          lineEnd,
          path,
          url: permalink(report, submission, region),
          isFlagged,
          similarity,
          tokens,
          addresses: addressesIn(others),
          message: sentence(others, name, where, report.thresholds.similarity, (match) => {
            const total = totals(key, match.otherKey ?? '');
            return total === undefined ? pairAlike(match) : total;
          }),
        };
      }),
  };
}

/** A region that may be shown, with the tokens and the similarity of its largest match. */
interface Candidate extends Pick<OwnRegion, 'isFlagged' | 'path' | 'tokens' | 'similarity'> {
  readonly submission: SubmissionFinding;
  readonly region: MergedRegion;
}

/** What the threshold judges of a pair; undefined: the service does not say it. */
function totalsOf(pairs: readonly PairFinding[]): (a: string, b: string) => PairFinding['total'] {
  const totals = new Map<string, Map<string, PairFinding['total']>>();
  for (const { a, b, total } of pairs) {
    if (total === undefined) continue;
    const own = totals.get(a);
    if (own === undefined) totals.set(a, new Map([[b, total]]));
    else own.set(b, total);
  }
  return (a, b) => {
    const total = totals.get(a)?.get(b);
    return total === undefined ? totals.get(b)?.get(a) : total;
  };
}

/** A submission's regions without those of dismissed pairs. */
export function openRegions({
  reasons,
}: Pick<StaffView, 'reasons'>): (submission: SubmissionFinding) => readonly MergedRegion[] {
  return ({ key, matches }) =>
    mergedRegions(
      reasons.size === 0
        ? matches
        : matches.filter(({ otherKey }) => otherKey === null || !reasons.has(pairKey(key, otherKey))),
    );
}

function largest({ matches }: MergedRegion): MatchFinding | null {
  let best: MatchFinding | null = null;
  for (const match of matches) if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0)) best = match;
  return best;
}

/** Of the public files that the sentence of a region names, with the lines of the largest match. */
function addressesIn(others: readonly MatchFinding[]): readonly string[] {
  return others
    .slice(0, NAMED)
    .flatMap(({ source, other }) => (source === undefined ? [] : (linesUrl(source, other) ?? [])));
}

/** The largest match of each other submission and of each public file, largest first. */
function largestByOther(matches: readonly MatchFinding[]): readonly MatchFinding[] {
  const byOther = new Map<string | null, MatchFinding>();
  for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
    // An address is no key: keys have no scheme.
    const other = match.source?.url ?? match.otherKey;
    if (!byOther.has(other)) byOther.set(other, match);
  }
  return [...byOther.values()];
}

/** Says where else the lines stand. @param others the largest match of each other submission, largest first */
function sentence(
  others: readonly MatchFinding[],
  name: (key: string) => string,
  where: ReturnType<typeof foundIn>,
  threshold: number,
  decides: (match: MatchFinding) => number | null,
): Message {
  const named = others.slice(0, NAMED).map((match) => {
    const { otherKey, other, kind, similarity, source } = match;
    const who =
      source !== undefined
        ? sourceAt({ ...source, repository: short(source.repository) })
        : otherKey === null
          ? FOUND_WORDS[where(match)]
          : short(name(otherKey));
    // The number that every other list shows for the pair; AI references and public code have no other share.
    const value = kind === 'ai' || source !== undefined ? similarity : decides(match);
    return message('report.likePlace', {
      hasFile: other.file === '' ? 'no' : 'yes',
      file: short(other.file),
      lines: linesWords(other.lineStart, other.lineEnd),
      who,
      hasShare: value === null ? 'no' : 'yes',
      share: { as: 'score', value, threshold },
    });
  });
  const places = joined('words.points', named);
  const more = others.length - NAMED;
  return more > 0 ? message('report.likeAndMore', { places, more }) : message('report.like', { places });
}

function short(text: string): string {
  const shown = visible(text);
  if (shown.length <= MAX_NAME) return shown;
  const characters = Array.from(shown);
  return characters.length <= MAX_NAME ? characters.join('') : `${characters.slice(0, MAX_NAME).join('')}…`;
}

/** Regions of the reader's own submission, largest first. They do not say where else the code stands. */
export function studentRegions(report: RunReport, view: StudentView): readonly OwnRegion[] {
  const submission = ownSubmission(report);
  const { own } = view;
  if (submission === null || own === null) return [];
  const policy = policyWords(view);
  return own.regions
    .toSorted((x, y) => length(y) - length(x))
    .map((region): OwnRegion => {
      const { kind, file, lineStart, lineEnd, url } = region;
      return {
        key: submission.key,
        name: own.name,
        kind,
        file,
        lineStart,
        lineEnd,
        path: workspacePath(report, submission, file),
        url,
        isFlagged: own.isFlagged === true,
        similarity: null,
        tokens: null,
        addresses: [],
        message: joined('words.sentences', [
          message('report.likeElsewhere', { places: foundWords(region) }),
          ...(policy === null ? [] : [policy]),
        ]),
      };
    });
}

function length(region: { readonly lineStart: number | null; readonly lineEnd: number | null }): number {
  return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}
