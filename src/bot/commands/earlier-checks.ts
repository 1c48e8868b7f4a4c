import { fullName, type GitHub, purposeFor, type RepositoryName } from '#github';
import { type Authorship, StoredComment } from '../publish/own-comments.ts';
import { type CheckMark, readCheckMark } from './check-mark.ts';
import { BOT_LIMITS } from './limits.ts';
import { replyKey } from './request.ts';

/** A check that a command began, read back from the bot's reply. */
export interface EarlierCheck {
  /** Of the command. */
  readonly key: string;
  readonly mark: CheckMark;
  /** When the reply was made and when it was last changed, by GitHub's clock, RFC 3339. */
  readonly begunAt: string;
  readonly changedAt: string;
  /** The reply; null: not known. */
  readonly url: string | null;
}

const HOUR_MS = 3_600_000;

/**
 * Checks that commands began in a repository and that began or ended within the hour before a moment, from the bot's own replies:
 * they are what everybody can see, so that nothing has to be kept. Whoever may edit the bot's comments can change what is read
 * here; at worst somebody has to add `--again`, or to wait.
 *
 * @throws GitHubError
 */
export async function checksBefore(
  github: GitHub,
  repository: RepositoryName,
  moment: Date,
  isOwn: Authorship,
): Promise<readonly EarlierCheck[]> {
  // GitHub means when a comment was last changed.
  const since = new Date(moment.getTime() - HOUR_MS).toISOString();
  const pages = github.pages(
    purposeFor('own', `reading the last comments of ${fullName(repository)}`, 'pullRequests'),
    'GET /repos/{owner}/{repo}/issues/comments',
    { ...repository, since, sort: 'created', direction: 'desc' },
    StoredComment,
  );
  const checks: EarlierCheck[] = [];
  for await (const page of pages) {
    for (const one of page) {
      const body = one.body ?? '';
      const [key, mark] = [replyKey(body), readCheckMark(body)];
      if (key === null || mark === null || !isOwn(one.user)) continue;
      checks.push({
        key,
        mark,
        begunAt: one.created_at,
        changedAt: one.updated_at,
        url: one.html_url ?? null,
      });
    }
  }
  return checks;
}

/** Why a check is not begun. */
export type Spared =
  /** `isRunning`: the earlier one has no result yet. */
  | { readonly kind: 'checked-before'; readonly earlier: EarlierCheck; readonly isRunning: boolean }
  /** `nextAt`: RFC 3339. */
  | { readonly kind: 'too-many'; readonly whose: 'person' | 'repository'; readonly nextAt: string };

/**
 * Holds a check that is asked for against those of the hour before. null: nothing speaks against it.
 *
 * @param checks that began or ended within the hour before `moment`
 */
export function sparedBy(
  checks: readonly EarlierCheck[],
  asked: Pick<CheckMark, 'headSha' | 'settings' | 'by'> & { readonly key: string; readonly again: boolean },
  moment: Date,
): Spared | null {
  const others = checks.filter(({ key }) => key !== asked.key);
  const isWithin = (ms: number, at: string): boolean => moment.getTime() - Date.parse(at) < ms;
  const same = others.find(
    ({ mark, changedAt }) =>
      mark.state !== 'failed' &&
      mark.headSha === asked.headSha &&
      mark.settings === asked.settings &&
      isWithin(BOT_LIMITS.sameCommitMs, changedAt),
  );
  if (same !== undefined && !asked.again) {
    return { kind: 'checked-before', earlier: same, isRunning: same.mark.state === 'pinned' };
  }
  for (const whose of ['person', 'repository'] as const) {
    const counted = others.filter(
      ({ mark, begunAt }) => isWithin(HOUR_MS, begunAt) && (whose === 'repository' || mark.by === asked.by),
    );
    const most = BOT_LIMITS.checksAnHour[whose];
    if (counted.length < most) continue;
    // When so many are older than an hour that there is room for one.
    const times = counted.map(({ begunAt }) => Date.parse(begunAt)).toSorted((a, b) => b - a);
    return { kind: 'too-many', whose, nextAt: new Date((times[most - 1] ?? 0) + HOUR_MS).toISOString() };
  }
  return null;
}
