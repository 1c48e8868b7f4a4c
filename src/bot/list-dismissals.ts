import type { RepositoryName } from '../github/names.ts';
import { type Authorship, ownCommentsOn } from '../publish/own-comments.ts';
import type { ListedDismissal, Nowhere } from './effects.ts';
import { type DismissalHost, dismissalsOf } from './record-dismissal.ts';
import { replyKey } from './request.ts';

/** The dismissals of a pull request's pairs, each with our reply where that stands on its page. @throws Failure */
export async function listDismissals(
  repository: RepositoryName,
  pull: number,
  isOwn: Authorship,
  host: DismissalHost,
): Promise<readonly ListedDismissal[] | Nowhere> {
  const dismissals = await dismissalsOf(repository, pull, host);
  if ('kind' in dismissals) return dismissals;
  if (dismissals.length === 0) return [];
  const urls = new Map<string, string | null>();
  for await (const { body, html_url } of ownCommentsOn(host.world.github(), repository, pull, isOwn)) {
    const key = replyKey(body ?? '');
    if (key !== null) urls.set(key, html_url ?? null);
  }
  return dismissals.map(({ by, at, command }) => ({ by, at, url: urls.get(command ?? '') ?? null }));
}
