import { GitHubError, message, SettingsError } from '#base';
import type { Said, Settings } from '#contract';
import { fullName, parseRepositoryName, type RepositoryName, sameRepository, statusOf } from '#github';
import { type Classroom50Assignment, readClassroom50 } from './classroom50.ts';
import type { RepositoryDirectory } from './candidates.ts';
import { type Discovery, discover } from './discover.ts';
import { describeLeftOut } from './left-out.ts';
import { parseManifest } from './manifest.ts';
import { readList } from '../read-list.ts';
import * as says from './says.ts';

/** Everything that is known of an assignment before a single repository is fetched. */
export interface FoundAssignment extends Pick<Classroom50Assignment, 'template' | 'foreign' | 'due'> {
  readonly discovery: Discovery;
  readonly notices: readonly Said[];
  /** The template was found by the repositories' own link: nobody asked for it. */
  readonly isLinked: boolean;
}

type AssignmentSettings = Pick<
  Settings,
  | 'organization'
  | 'repositories'
  | 'manifest'
  | 'classroom50'
  | 'topic'
  | 'team'
  | 'property'
  | 'includeArchived'
  | 'starter'
  | 'staff'
>;

interface AssignmentContext {
  /** For the repositories of submissions. */
  readonly directory: RepositoryDirectory;
  /** Absolute: a relative path of the manifest begins here. */
  readonly root: string;
  /** The repository that this runs in: never a submission. */
  readonly own: RepositoryName | null;
}

/** How many repositories are asked which template they were made from. */
const ASKED_FOR_TEMPLATE = 3;

/** Reads manifest and config repository, and finds the repositories. @throws Failure */
export async function findAssignment(
  settings: AssignmentSettings,
  { directory, root, own }: AssignmentContext,
): Promise<FoundAssignment> {
  const { organization } = settings;
  const manifest =
    settings.manifest === null
      ? null
      : parseManifest(await readList('manifest', settings.manifest, root), settings.manifest, organization);
  const classroom50 =
    settings.classroom50 === null
      ? null
      : await readClassroom50(directory.github, needed(organization), settings.classroom50);
  const named =
    settings.starter === null ? (classroom50?.template ?? null) : parseRepositoryName(settings.starter);
  const discovery = await discover(directory, {
    organization,
    patterns: settings.repositories,
    manifest,
    classroom50,
    topic: settings.topic,
    team: settings.team,
    property: settings.property,
    includeArchived: settings.includeArchived,
    own,
    starter: named,
    staff: await staffLogins(directory, settings.staff),
  });
  const common =
    settings.starter === null && classroom50 === null ? await commonTemplate(directory, discovery) : null;
  const linked = common !== null && isOfOwner(common, discovery) ? common : null;
  return {
    // What the repositories were made from is none of the submissions.
    discovery:
      linked === null
        ? discovery
        : {
            ...discovery,
            found: discovery.found.filter(({ repository }) => !sameRepository(repository, linked)),
          },
    template:
      settings.starter !== null
        ? null
        : (classroom50?.template ?? (linked === null ? null : { ...linked, branch: null })),
    foreign: classroom50?.foreign,
    due: classroom50?.due ?? null,
    notices: noticesOf(discovery, common, linked !== null),
    isLinked: linked !== null,
  };
}

/** Who makes a repository chooses its template: one that lies elsewhere may be what a few students agreed upon. */
function isOfOwner(template: RepositoryName, { found }: Discovery): boolean {
  return found.every(({ repository }) => repository.owner.toLowerCase() === template.owner.toLowerCase());
}

function noticesOf(discovery: Discovery, common: RepositoryName | null, isStarter: boolean): Said[] {
  const notices: Said[] = [...discovery.notices];
  const skipped = describeLeftOut(discovery.leftOut);
  if (skipped !== '') notices.push(`Repositories that were found and left out: ${skipped}.`);
  if (common !== null && isStarter) {
    notices.push(message('notices.starterTemplate', { repository: fullName(common) }));
  }
  if (common !== null && !isStarter) {
    notices.push(message('notices.foreignTemplate', { repository: fullName(common) }));
  }
  return notices;
}

/** The template that most of the first few were made from; null: there is no such. One that cannot be asked has no vote. */
async function commonTemplate(
  directory: RepositoryDirectory,
  discovery: Discovery,
): Promise<RepositoryName | null> {
  const votes = new Map<string, number>();
  let asked = 0;
  let failures = 0;
  for (const { repository } of discovery.found) {
    if (asked === ASKED_FOR_TEMPLATE || failures === ASKED_FOR_TEMPLATE) break;
    try {
      const template =
        repository.template ?? (await directory.repository(repository.owner, repository.repo)).template;
      asked += 1;
      if (template !== null) votes.set(template, (votes.get(template) ?? 0) + 1);
    } catch (error) {
      // What ends every request ends the run; a repository that vanished is told of when it is collected.
      const isItsOwn =
        error instanceof GitHubError && statusOf(error) !== 401 && error.outcome !== 'rate-limited';
      if (!isItsOwn) throw error;
      failures += 1;
    }
  }
  // One that was made by hand must not decide for all others.
  const winner = [...votes].find(([, count]) => 2 * count > asked);
  return winner === undefined ? null : parseRepositoryName(winner[0]);
}

/** Logins in lower case; `@org/team` stands for its members. */
async function staffLogins(
  directory: RepositoryDirectory,
  staff: readonly string[],
): Promise<ReadonlySet<string>> {
  const logins = new Set<string>();
  for (const entry of staff) {
    const [organization, team] = entry.replace(/^@/, '').split('/');
    if (team === undefined) logins.add(entry.replace(/^@/, '').toLowerCase());
    else for (const login of (await directory.team(organization ?? '', team)).members) logins.add(login);
  }
  return logins;
}

function needed(organization: string | null): string {
  if (organization !== null) return organization;
  throw new SettingsError(says.organizationSay);
}
