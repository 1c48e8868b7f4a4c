import { ENGLISH, formatPercent, markdownCode, markdownLink, shortened } from '#base';
import type { SubmissionFinding } from '#contract';
import { sha256 } from '#native';
import { roleWords, withRole } from '#report';
import type { FlagNews, PairNews, SinceReport } from '../news.ts';
import type { SeenRepository } from '../state/state-schema.ts';

/** What is known around a finding that staff read of. */
export interface FindingFacts {
  /** `https://github.com`, or the server's. */
  readonly serverUrl: string;
  /** Flagged when strictly above. */
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  /** What repositories were called that are not part of this check any more. */
  readonly seen: Readonly<Record<string, Pick<SeenRepository, 'fullName' | 'sha'>>>;
}

const NAME_CHARACTERS = 200;

const STANDINGS: Readonly<Record<SinceReport, string>> = {
  new: '**new** · ',
  worse: '**worse** · ',
  unchanged: '',
  unseen: '**not checked this time** · ',
  gone: '',
};

/** Markdown: what a finding is since the last report. */
export function standingMarkdown(standing: SinceReport): string {
  return STANDINGS[standing];
}

/** Markdown: the two names and the score of a pair. @param isClosed what it was before is of no interest any more */
export function pairMarkdown(pair: PairNews, facts: FindingFacts, isClosed: boolean): string {
  const [first = '', second = ''] = pair.key.split('-');
  const { similarity } = facts.thresholds;
  const score = pair.score ?? pair.reportedScore;
  const rise =
    pair.standing === 'worse' && pair.reportedScore !== null
      ? ` (was ${formatPercent(pair.reportedScore, similarity)})`
      : '';
  const names = `${sideMarkdown(pair.a, first, facts)} ↔ ${sideMarkdown(pair.b, second, facts)}`;
  return `${isClosed ? '' : standingMarkdown(pair.standing)}${names} · ${formatPercent(score, similarity)}${rise}`;
}

/** Markdown: the name and the scores of a flagged submission. */
export function flagMarkdown(flag: FlagNews, facts: FindingFacts): string {
  const { similarity, ai } = facts.thresholds;
  const name = sideMarkdown(flag.submission, flag.key, facts);
  return `${standingMarkdown(flag.standing)}${name} · similarity ${formatPercent(flag.total, similarity)}, AI ${formatPercent(flag.ai, ai)}`;
}

/** Markdown: a submission's name, with a link to the very commit that was compared, where it is known. */
export function sideMarkdown(
  submission: SubmissionFinding | null,
  subject: string,
  facts: Pick<FindingFacts, 'serverUrl' | 'seen'>,
): string {
  const origin = submission?.origin ?? null;
  const seen = facts.seen[subject];
  const name = submission?.name ?? seen?.fullName ?? `repository ${subject}`;
  const repository =
    origin?.kind === 'repository'
      ? { path: `${origin.owner}/${origin.repo}`, sha: origin.sha }
      : submission === null && seen !== undefined
        ? { path: seen.fullName, sha: seen.sha }
        : null;
  const url =
    repository === null
      ? null
      : `${facts.serverUrl}/${repository.path.split('/').map(encodeURIComponent).join('/')}/tree/${repository.sha}`;
  const role = submission === null ? null : roleWords(submission);
  return withRole(markdownLink(markdownCode(shortened(name, NAME_CHARACTERS)), url), role, ENGLISH);
}

/** Who can look at pairs. */
interface Reviewers {
  /** Logins and `@org/team`. */
  readonly staff: readonly string[];
  /** Whom a person named, by pair. */
  readonly reviewers?: Readonly<Record<string, { readonly login: string }>>;
}

/** Logins among the staff; a team cannot be assigned. */
export function staffLogins(staff: readonly string[]): readonly string[] {
  return namesIn(staff, /^[\w-]+(\[bot\])?$/);
}

function namesIn(staff: readonly string[], shape: RegExp): readonly string[] {
  const names = staff.map((entry) => entry.trim().replace(/^@/, ''));
  return [...new Set(names.filter((name) => shape.test(name)))];
}

/**
 * Who looks at a pair: whom a person named; else shared out evenly, and the same person for as long as that one is among the staff. A team where nobody
 * is named.
 *
 * @returns a login, or `org/team`; null: there is nobody
 */
export function reviewerOf(pair: string, { staff, reviewers }: Reviewers): string | null {
  const named = reviewers !== undefined && Object.hasOwn(reviewers, pair) ? reviewers[pair] : undefined;
  if (named !== undefined) return named.login;
  const logins = staffLogins(staff);
  const candidates = logins.length > 0 ? logins : namesIn(staff, /^[\w-]+\/[\w.-]+$/);
  const weighted = candidates.map((login) => ({
    login,
    weight: sha256(`${pair} ${login.toLowerCase()}`),
  }));
  return weighted.toSorted((a, b) => (a.weight < b.weight ? 1 : -1))[0]?.login ?? null;
}

/**
 * Markdown that names a reviewer: as a mention, which notifies, or as code, which notifies nobody.
 *
 * @param reviewer see `reviewerOf`: of the staff's own list, and of such characters that nothing else can hide in it
 */
export function reviewerMarkdown(reviewer: string, isMentioned: boolean): string {
  return isMentioned ? `@${reviewer}` : markdownCode(reviewer);
}
