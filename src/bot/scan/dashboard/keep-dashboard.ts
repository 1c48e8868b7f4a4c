import { z } from 'zod';
import { Failure, GitHubError, instead, messageOf } from '#base';
import { readRepository } from '#sources';
import { isSameText } from '../../publish/own-comments.ts';
import {
  changeIssue,
  createIssue,
  findIssue,
  type IssuePlace,
  issuePlace,
  issuePurpose,
  type MarkedIssue,
} from '../issue/marked-issue.ts';
import type { ScanHost } from '../scan-host.ts';
import type { ScannedAssignment } from '../scanned-assignment.ts';
import type { State } from '../state/state-schema.ts';
import { isOfOneAssignment } from '../steps/look-at.ts';
import type { LeasedStore } from '../store/lease.ts';
import { readBoxes, type TickedBox } from './boxes.ts';
import { DASHBOARD_TITLE, dashboardMarker, renderDashboard, withFailure } from './dashboard-body.ts';
import { contentOf, inForce, type ScanFacts, schedulesOf } from './dashboard-content.ts';
import { obeyBoxes } from './obey-boxes.ts';

/** The one issue over all assignments. A dashboard that cannot be read or written is a warning, and stops no scan. */
export interface Dashboard {
  /** Reads the boxes and notes what they ask for. @returns the state with it. @throws what the store throws */
  obey(lease: LeasedStore): Promise<State>;
  /** Says what the scan did. */
  write(lease: LeasedStore, scanned: readonly ScannedAssignment[]): Promise<void>;
  /** For `LeasedStore.release`: that this scan ended, and where the dashboard is. */
  readonly note: (state: State) => State;
  /** Says on the dashboard, above what it says already, why nothing could be scanned. Never throws: the failure itself counts. */
  tellFailure(error: unknown): Promise<void>;
}

export function dashboardOf(host: ScanHost): Dashboard {
  const { world } = host;
  const place = placeOf(host);
  const isRehearsal = host.assignments.every(({ settings }) => settings.dryRun);
  let lastScan: State['lastScan'];
  let obeyed: readonly TickedBox[] = [];
  let number: number | null = null;
  let isDone = false;

  return {
    obey: async (lease) => {
      const known = await lease.update((state) => state);
      ({ lastScan } = known);
      number = known.dashboard ?? null;
      if (isRehearsal) return known;
      const issue = number === null ? null : await unlessItFails(host, () => findIssue(place, number));
      obeyed = readBoxes(issue?.body ?? '');
      const obedience = {
        configured: new Set(host.assignments.map(({ name }) => name)),
        at: world.date().toISOString(),
        run: { run: world.run.runId, url: world.runUrl },
        newSalt: host.newSalt,
      };
      return lease.update((state) => obeyBoxes(state, obeyed, obedience));
    },

    write: async (lease, scanned) => {
      isDone = true;
      if (isRehearsal) return;
      const content = contentOf(factsOf(host), scanned, await lease.update((state) => state), lastScan);
      await unlessItFails(host, async () => {
        const issue = await findIssue(place, number);
        if (issue === null) {
          const made = await createIssue(place, DASHBOARD_TITLE, renderDashboard(content));
          ({ number } = made);
          await pin(place, made);
          return;
        }
        ({ number } = issue);
        const old = issue.body ?? '';
        const body = renderDashboard(content, ticked(old, obeyed));
        if (!isSameText(old, body)) await changeIssue(place, number, { body });
      });
    },

    note: (state) => ({
      ...state,
      dashboard: number ?? state.dashboard ?? null,
      // A scan of some assignments is none that the schedule waits for.
      ...(isDone && !isRehearsal && host.only === null ? { lastScan: thisScan(world, lastScan) } : {}),
    }),

    tellFailure: async (error) => {
      if (isRehearsal || !isTold(error)) return;
      try {
        await tellFailure(host, { known: number, mayOpen: true }, messageOf(error));
      } catch (second) {
        world.log.debug(`The failure is not on the dashboard: ${messageOf(second)}`);
      }
    },
  };
}

function factsOf({ assignments, branch, serverUrl, nextScan, world }: ScanHost): ScanFacts {
  const { runUrl, event } = world;
  return { assignments, branch, serverUrl, now: world.date(), runUrl, nextScan, schedule: event.schedule };
}

function thisScan(
  { date, run, runUrl, event }: ScanHost['world'],
  last: State['lastScan'],
): State['lastScan'] {
  const schedule = event.schedule ?? last?.schedule;
  const now = date();
  const schedules = [...inForce(schedulesOf(event.schedule, last, now), now)];
  return {
    at: now.toISOString(),
    run: run.runId,
    url: runUrl,
    ...(schedule === undefined ? {} : { schedule, schedules }),
  };
}

/** Boxes that were ticked after this scan had read them. */
function ticked(body: string, obeyed: readonly TickedBox[]): readonly TickedBox[] {
  return readBoxes(body).filter(
    (box) =>
      !obeyed.some(
        (old) => old.kind === box.kind && old.assignment === box.assignment && old.key === box.key,
      ),
  );
}

/** Whether a scan that ended so is worth a word: nobody stopped it, and no other scan is at it. */
function isTold(error: unknown): boolean {
  return error instanceof Failure && error.outcome !== 'cancelled' && error.outcome !== 'skipped';
}

/** @returns null where it failed, with a warning */
async function unlessItFails<T>({ world }: ScanHost, body: () => Promise<T>): Promise<T | null> {
  try {
    return await body();
  } catch (error) {
    if (!isOfOneAssignment(error)) throw error;
    world.log.warning(`The dashboard of the scans could not be brought up to date: ${error.message}`);
    return null;
  }
}

type DashboardHost = Pick<ScanHost, 'world' | 'repository' | 'self' | 'branch'>;

/** Where the dashboard is looked for. */
function placeOf(host: DashboardHost): IssuePlace {
  return issuePlace(host, dashboardMarker(host.branch));
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

const ANYTHING = z.looseObject({});

/** Pins an issue that was just opened, where GitHub lets us: it pins three of a repository. Tried once. */
async function pin(place: IssuePlace, { number, node_id: id }: MarkedIssue): Promise<void> {
  const pinned = place.github.graphql(
    issuePurpose(place, `pinning issue ${number}`),
    'mutation ($id: ID!) { pinIssue(input: { issueId: $id }) { issue { number } } }',
    { id },
    ANYTHING,
  );
  const tell = ({ message }: GitHubError): void => place.log.debug(`The dashboard is not pinned: ${message}`);
  await pinned.catch(instead(GitHubError, tell));
}
