import { z } from 'zod';
import { ConfigurationError, fill } from '#base';
import { type GitHub, howToGrant, PERMISSIONS } from '#github';
import { personRows } from '../people/person-row.ts';
import { readTable } from '../people/read-table.ts';
import { instantOf } from './instant.ts';
import { readTextFile } from '../github/repository.ts';
import * as says from './says.ts';

/** The private repository that holds Classroom 50's configuration of an organisation. */
const CONFIG_REPOSITORY = 'classroom50';

/** Unknown fields are tolerated: the format grows. */
const Assignment = z.looseObject({
  slug: z.string().min(1),
  template: z.looseObject({ owner: z.string(), repo: z.string(), branch: z.string().nullish() }).nullish(),
  due: z.string().nullish(),
  mode: z.string().nullish(),
  allowed_files: z.array(z.string()).nullish(),
});
const Assignments = z.union([
  z.array(Assignment),
  z.looseObject({ assignments: z.array(Assignment) }).transform(({ assignments }) => assignments),
]);

export interface RosterEntry {
  readonly login: string;
  /** Full name, else the login. Hostile text. */
  readonly name: string;
  readonly section: string | null;
  readonly isStaff: boolean;
}

/** One assignment of Classroom 50, as its config repository describes it. */
export type Classroom50Assignment = Awaited<ReturnType<typeof readClassroom50>>;

/** Reads `<classroom>/assignments.json` and `roster.csv`. @throws ConfigurationError, GitHubError */
export async function readClassroom50(
  github: GitHub,
  organization: string,
  asked: { readonly classroom: string; readonly assignment: string },
) {
  const config = { owner: organization, repo: CONFIG_REPOSITORY };
  const place = `${organization}/${CONFIG_REPOSITORY}`;
  const path = `${asked.classroom}/assignments.json`;
  const text = await readTextFile(github, config, path, null);
  if (text === null) {
    throw new ConfigurationError(
      fill(says.classroom50NoToken, {
        place,
        path,
        classroom: JSON.stringify(asked.classroom),
        howToGrant: howToGrant(PERMISSIONS.contents, 'other', github.origin),
      }),
    );
  }
  const assignments = parseAssignments(text, `${place}/${path}`);
  const found = assignments.find(({ slug }) => slug.toLowerCase() === asked.assignment.toLowerCase());
  if (found === undefined) {
    throw new ConfigurationError(
      fill(says.classroom50NoAssignment, {
        place,
        path,
        assignment: JSON.stringify(asked.assignment),
        noAssignments: assignments.length === 0,
        assignments: assignments.map(({ slug }) => JSON.stringify(slug)).join(', '),
      }),
    );
  }
  const notices: string[] = [];
  const due = found.due === null || found.due === undefined ? null : instantOf(found.due);
  if (typeof found.due === 'string' && due === null) {
    notices.push(fill(says.dueTime, { due: JSON.stringify(found.due), place, path }));
  }
  const rosterPath = `${asked.classroom}/roster.csv`;
  const roster = await readTextFile(github, config, rosterPath, null);
  if (roster === null) {
    notices.push(fill(says.noRepositoriesFound, { place, file: rosterPath }));
  }
  return {
    classroom: asked.classroom,
    slug: found.slug,
    /** Every assignment of the classroom: `hello` must not take what belongs to `hello-world`. */
    allSlugs: assignments.map(({ slug }) => slug),
    /** Starter code that the settings do not name but the assignment does; null: none. */
    template:
      found.template === null || found.template === undefined
        ? null
        : { owner: found.template.owner, repo: found.template.repo, branch: found.template.branch ?? null },
    /** The assignment's own due time, where the settings give none. */
    due,
    /** A team's repository bears the team's name, so the roster cannot say whose it is. */
    isGroup: /group|team/i.test(found.mode ?? ''),
    /**
     * Gitignore-style globs of files that do not belong to it; undefined: all do. Called “allowed files” there: `*`, `!hello.py` allows one.
     * https://github.com/foundation50/classroom50/blob/main/schemas/assignments-v1.schema.json
     */
    foreign: found.allowed_files ?? undefined,
    /** Students of the roster; empty: there is none. */
    roster: roster === null ? [] : parseRoster(roster, `${place}/${rosterPath}`),
    notices,
  };
}

function parseAssignments(text: string, place: string): z.infer<typeof Assignments> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigurationError(fill(says.classroom50NoJson, { place, error: (error as Error).message }));
  }
  const result = Assignments.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ConfigurationError(
    fill(says.classroom50NotUnderstood, {
      place,
      path: issue?.path.join('.') ?? '',
      issue: issue?.message ?? '',
    }),
  );
}

function parseRoster(text: string, place: string): readonly RosterEntry[] {
  const what = `classroom50: ${place}`;
  return personRows(readTable(text, what), what).flatMap(({ logins: [login], name, section, isStaff }) =>
    login === undefined ? [] : [{ login, name: name ?? login, section, isStaff }],
  );
}

/**
 * Whose repository of this assignment a name is: `<classroom>-<assignment>-<username>`. A name belongs to the longest
 * assignment that fits it. null: another assignment's, or nobody's of the roster.
 */
export function studentOf(assignment: Classroom50Assignment, repo: string): RosterEntry | null {
  const name = repo.toLowerCase();
  const owner = assignment.allSlugs
    .map((slug) => slug.toLowerCase())
    .filter((slug) => name.startsWith(`${assignment.classroom.toLowerCase()}-${slug}-`))
    .toSorted((a, b) => b.length - a.length);
  const slug = assignment.slug.toLowerCase();
  const own = `${assignment.classroom.toLowerCase()}-${slug}-`;
  if (!name.startsWith(own)) return null;
  const login = name.slice(own.length);
  if (assignment.roster.length > 0 && !assignment.isGroup) {
    // The roster decides: a login may itself begin like another assignment ("world-alice").
    const entry = assignment.roster.find((one) => one.login.toLowerCase() === login);
    if (entry !== undefined) return entry.isStaff ? null : entry;
    return null;
  }
  return owner[0] === slug && login !== '' ? { login, name: login, section: null, isStaff: false } : null;
}

/** Whether a name is that of this assignment's, and who it would be of is not on the roster: enrolled late, or dropped. */
export function isOffRoster(assignment: Classroom50Assignment, repo: string): boolean {
  if (assignment.roster.length === 0 || assignment.isGroup) return false;
  const login = studentOf({ ...assignment, roster: [] }, repo)?.login;
  return login !== undefined && !assignment.roster.some((one) => one.login.toLowerCase() === login);
}
