import type { Log } from '#base';
import { readRepository } from '#sources';
import { isSameText } from '../../publish/own-comments.ts';
import { createIssue, changeIssue, findIssue, type IssuePlace } from '../issue/marked-issue.ts';
import type { ScanHost } from '../scan-host.ts';
import { DASHBOARD_TITLE, dashboardMarker, withFailure } from './dashboard-body.ts';
import { pin } from './pin.ts';

/** Whose dashboard it is. */
type DashboardHost = Pick<ScanHost, 'world' | 'repository' | 'self' | 'branch'>;

/** Where the dashboard is looked for. */
export function placeOf({
  world,
  repository,
  self,
  branch,
}: DashboardHost): IssuePlace & { readonly log: Log } {
  return {
    github: world.github(),
    repository,
    target: 'own',
    self,
    clock: world.clock,
    signal: world.signal,
    log: world.log,
    marker: dashboardMarker(branch),
  };
}

/**
 * Says on the dashboard, above what it says already, why nothing could be scanned. It is left alone in a repository that is not
 * private: the reason may name a student.
 *
 * @param dashboard its number by the state (null: it is looked for), and whether one is opened where there is none
 * @throws GitHubError
 */
export async function tellFailure(
  host: DashboardHost,
  dashboard: { readonly known: number | null; readonly mayOpen: boolean },
  sentence: string,
): Promise<void> {
  const { world, branch, repository } = host;
  const isPrivate =
    world.event.repositoryIsPrivate ?? (await readRepository(world.github(), repository)).isPrivate;
  if (!isPrivate) return;
  const place = placeOf(host);
  const issue = await findIssue(place, dashboard.known);
  const failure = { branch, at: world.date().toISOString(), runUrl: world.runUrl, sentence };
  const body = withFailure(issue?.body ?? null, failure);
  if (issue === null) {
    if (dashboard.mayOpen) await pin(place, await createIssue(place, DASHBOARD_TITLE, body));
  } else if (!isSameText(issue.body ?? '', body)) {
    await changeIssue(place, issue.number, { body });
  }
}
