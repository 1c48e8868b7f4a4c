import type { MatchFinding, MatchKind, SubmissionFinding } from '../domain/findings.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import { visible } from '../text/escape.ts';
import { formatCount, formatLines, formatScore } from '../text/format.ts';
import { type MergedRegion, mergedRegions } from './merged-regions.ts';
import { dismissals, nameOf, pairKey, rankSubmissions } from './ranking.ts';
import { FOUND_WORDS, foundIn } from './searched.ts';
import { ownSubmission, studentView } from './views/student.ts';
import { foundWords, policyText } from './student-words.ts';

/** Lines of a judged submission that are found elsewhere, as annotations, SARIF and the comment show them. */
export interface OwnRegion {
  readonly submission: SubmissionFinding;
  readonly kind: MatchKind;
  readonly file: string;
  /** 1-based, inclusive; null where the service does not say. */
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
  readonly isFlagged: boolean;
  /** Of the largest match, 0..100, and its tokens; null: not given, and always for students. */
  readonly similarity: number | null;
  readonly tokens: number | null;
  /** One sentence, of the audience's kind. Not escaped for any channel; its hostile parts are visible. */
  readonly message: string;
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

/**
 * Regions of the judged submissions, flagged submissions first, then the largest regions. For students those of their own
 * submission alone, without saying where else the code stands. Matches of dismissed pairs are left out.
 *
 * @param max how many are made; the others are only counted
 * @param isWanted which files are asked for
 */
export function ownRegions(
  report: RunReport,
  audience: Audience,
  max: number,
  isWanted: (submission: SubmissionFinding, region: Place) => boolean = () => true,
): OwnRegions {
  return audience === 'staff' ? staffRegions(report, max, isWanted) : studentRegions(report, max, isWanted);
}

type Place = Pick<MergedRegion, 'file' | 'lineStart'>;

function staffRegions(
  report: RunReport,
  max: number,
  isWanted: (submission: SubmissionFinding, region: Place) => boolean,
): OwnRegions {
  const flagged = new Set(report.verdict.flagged.map((flag) => flag.key));
  const regionsOf = openRegions(report);
  const candidates: {
    submission: SubmissionFinding;
    region: MergedRegion;
    isFlagged: boolean;
    size: number;
  }[] = [];
  for (const submission of rankSubmissions(report)) {
    const isFlagged = flagged.has(submission.key);
    for (const region of regionsOf(submission)) {
      if (!isWanted(submission, region)) continue;
      candidates.push({ submission, region, isFlagged, size: largest(region).tokens ?? 0 });
    }
  }
  candidates.sort((x, y) => Number(y.isFlagged) - Number(x.isFlagged) || y.size - x.size);
  const name = nameOf(report.findings);
  const where = foundIn(report.findings);
  return {
    total: candidates.length,
    shown: candidates.slice(0, max).map(({ submission, region, isFlagged }): OwnRegion => {
      const { kind, file, lineStart, lineEnd } = region;
      const { similarity, tokens } = largest(region);
      const message = sentence(region, name, where, report.thresholds.similarity);
      return { submission, kind, file, lineStart, lineEnd, isFlagged, similarity, tokens, message };
    }),
  };
}

/** A submission's regions without those of dismissed pairs. */
export function openRegions(report: RunReport): (submission: SubmissionFinding) => readonly MergedRegion[] {
  const dismissed = dismissals(report);
  return ({ key, matches }) =>
    mergedRegions(
      matches.filter(({ otherKey }) => otherKey === null || !dismissed.has(pairKey(key, otherKey))),
    );
}

function largest({ matches }: MergedRegion): Pick<MatchFinding, 'tokens' | 'similarity'> {
  let best: MatchFinding | null = null;
  for (const match of matches) if (best === null || (match.tokens ?? 0) > (best.tokens ?? 0)) best = match;
  return best ?? { tokens: null, similarity: null };
}

/** Says where else the lines stand: the largest match of each other submission, largest first. */
function sentence(
  { matches }: MergedRegion,
  name: (key: string) => string,
  where: ReturnType<typeof foundIn>,
  threshold: number,
): string {
  const byOther = new Map<string | null, MatchFinding>();
  for (const match of matches.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0))) {
    if (!byOther.has(match.otherKey)) byOther.set(match.otherKey, match);
  }
  const others = [...byOther.values()];
  const named = others.slice(0, NAMED).map((match) => {
    const { otherKey, other, similarity } = match;
    const who = otherKey === null ? FOUND_WORDS[where(match)] : short(name(otherKey));
    const share = similarity === null ? '' : ` (similarity ${formatScore(similarity, threshold)})`;
    return `${other.file === '' ? '' : `${short(other.file)} ${formatLines(other.lineStart, other.lineEnd)} of `}${who}${share}`;
  });
  const more = others.length > NAMED ? `, and ${formatCount(others.length - NAMED)} more` : '';
  return `Like ${named.join('; ')}${more}. Needs a person's review.`;
}

function short(text: string): string {
  const characters = Array.from(visible(text));
  return characters.length <= MAX_NAME ? characters.join('') : `${characters.slice(0, MAX_NAME).join('')}…`;
}

function studentRegions(
  report: RunReport,
  max: number,
  isWanted: (submission: SubmissionFinding, region: Place) => boolean,
): OwnRegions {
  const submission = ownSubmission(report);
  const view = studentView(report);
  const { own } = view;
  if (submission === null || own === null) return { shown: [], total: 0 };
  const policy = policyText(view);
  const all = own.regions
    .filter((region) => isWanted(submission, region))
    .toSorted((x, y) => length(y) - length(x));
  return {
    total: all.length,
    shown: all.slice(0, max).map(
      (region): OwnRegion => ({
        submission,
        kind: region.kind,
        file: region.file,
        lineStart: region.lineStart,
        lineEnd: region.lineEnd,
        isFlagged: own.isFlagged === true,
        similarity: null,
        tokens: null,
        message: `These lines are like code elsewhere (${foundWords(region)}). That is no finding of misconduct.${policy === null ? '' : ` ${policy}`}`,
      }),
    ),
  };
}

function length(region: { readonly lineStart: number | null; readonly lineEnd: number | null }): number {
  return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}
