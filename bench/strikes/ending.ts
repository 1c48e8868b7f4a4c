import { dashboardsOf, findingsOf } from '../../test/scan/issues-of.ts';
import type { Course } from './course.ts';

/** What a course looks like to people, the service and the next scan, without what differs from run to run. */
export interface Ending {
  /** What was made at the service, over the whole time: also of checks that were deleted since. */
  readonly service: readonly string[];
  /** What lies there now. */
  readonly checks: readonly string[];
  /** Of the repositories of staff and students. */
  readonly issues: readonly string[];
  /** The issues over all assignments: they tell of each scan. */
  readonly dashboards: readonly string[];
  readonly comments: readonly string[];
  readonly commitComments: readonly string[];
  readonly checkRuns: readonly string[];
  /** Who was notified of what. */
  readonly notified: readonly string[];
  readonly branches: readonly string[];
  /** The state's documents, by path. */
  readonly state: Readonly<Record<string, unknown>>;
}

type Part = keyof Ending;

/** Keys of the state that are bookkeeping of the store, and differ with each write. */
const BOOKKEEPING = new Set(['store', 'recentWrites', 'commits', 'writes']);

export async function endingOf(course: Course): Promise<Ending> {
  const { github, service, staff } = course;
  const documents = await documentsOf(course);
  const names = pseudonymsOf(documents);
  const plain = (text: string): string => withoutChance(text, names);
  const repositories = [staff, ...course.students()];
  return {
    service: service.requests
      .flatMap(({ method, path, body }) => {
        if (method === 'GET' || !/create|start|upload|delete/i.test(path)) return [];
        // How many files a request brings is the client's choice, and smaller after a failure.
        const files = uploadsIn(body).map(plain);
        return files.length > 0 ? files.map((file) => `upload ${file}`) : [plain(`${method} ${path}`)];
      })
      .toSorted(),
    checks: service.checks.map(({ name, starts, statusId, submissions }) =>
      [plain(name), starts, statusId, ...submissions.map(({ filename }) => plain(filename)).toSorted()].join(
        ' ',
      ),
    ),
    dashboards: dashboardsOf(staff).map(({ title, state, body }) => plain(`${title} ${state}\n${body}`)),
    issues: repositories.flatMap((repository) =>
      findingsOf(repository).map(({ title, state, assignees, body }) =>
        plain(`${repository.fullName} ${title} ${state} ${assignees.join(' ')}\n${body}`),
      ),
    ),
    comments: repositories.flatMap(({ fullName, storedComments, issues }) =>
      storedComments.map(({ issue, author, body }) =>
        plain(`${fullName} ${issues.get(issue)?.title ?? ''} ${author}\n${body}`),
      ),
    ),
    commitComments: repositories.flatMap(({ fullName, storedCommitComments }) =>
      storedCommitComments.map(({ sha, author, body }) => plain(`${fullName} ${sha} ${author}\n${body}`)),
    ),
    checkRuns: repositories.flatMap((repository) =>
      repository
        .checkRuns()
        .map((run) =>
          plain(
            `${repository.fullName} ${run.name} ${run.headSha} ${run.conclusion} ${JSON.stringify(run.output)}`,
          ),
        ),
    ),
    notified: github.notifications
      .map(({ to, repository, issue, event, reason }) => {
        const title =
          repositories.find(({ fullName }) => fullName === repository)?.issues.get(issue ?? 0)?.title ?? '';
        return `${to}: ${event} (${reason}) ${repository} ${title}`;
      })
      .toSorted(),
    branches: [...staff.branches.keys()].toSorted(),
    state: Object.fromEntries(
      documents.map(([path, document]) => [path, JSON.parse(plain(JSON.stringify(document))) as unknown]),
    ),
  };
}

/** Parts that differ, with what stands in one and not in the other. @param parts all but dashboards unless said otherwise */
export function differences(
  is: Ending,
  expected: Ending,
  parts: readonly Part[] = (Object.keys(expected) as Part[]).filter((part) => part !== 'dashboards'),
): readonly string[] {
  return parts.flatMap((part) => {
    const [a, b] = [linesOf(is[part]), linesOf(expected[part])];
    const more = without(a, b).map((line) => `  + ${line}`);
    const less = without(b, a).map((line) => `  - ${line}`);
    return more.length + less.length === 0 ? [] : [[part, ...more, ...less].join('\n')];
  });
}

function linesOf(part: Ending[Part]): readonly string[] {
  return (Array.isArray(part) ? part.join('\n') : JSON.stringify(part, null, 1)).split('\n');
}

/** What stands in `a` more often than in `b`. */
function without(a: readonly string[], b: readonly string[]): readonly string[] {
  const left = [...b];
  return a.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

async function documentsOf({
  staff,
  github,
}: Course): Promise<readonly (readonly [path: string, document: unknown])[]> {
  const branch = 'similarity-state';
  const head = staff.head(branch);
  const entries = head === null ? [] : github.store.entries(head, true);
  const paths = entries.map(({ path }) => path).filter((path) => path.endsWith('.json'));
  return Promise.all(
    paths.map(async (path) => {
      const text = (await staff.file(branch, path)) ?? 'null';
      return [
        path,
        JSON.parse(text, (key, value: unknown) => (BOOKKEEPING.has(key) ? undefined : value)),
      ] as const;
    }),
  );
}

/** Names of repositories by their pseudonym, as far as documents tell. */
function pseudonymsOf(documents: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  JSON.stringify(documents, (key, value: unknown) => {
    const { repository } = (value ?? {}) as { readonly repository?: unknown };
    if (/^s-[0-9a-f]{10}$/.test(key) && typeof repository === 'string') names.set(key, repository);
    return value;
  });
  return names;
}

/** The names of files in a form. */
function uploadsIn(body: Buffer): readonly string[] {
  return [...body.toString('latin1').matchAll(/filename="([^"]+)"/g)].map(([, name]) => name ?? '');
}

function withoutChance(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replaceAll(
      /s-[0-9a-f]{10}(?:-[0-9a-f]{8}){0,2}/g,
      (pseudonym) => names.get(pseudonym.slice(0, 12)) ?? 'somebody',
    )
    .replaceAll(/\d{4}-\d{2}-\d{2}(?:[ T][\d:.]+(?: UTC|Z)?)?/g, 'TIME')
    .replaceAll(/actions\/runs\/\d+/g, 'actions/runs/RUN')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'SECRET')
    .replaceAll(/\[sim [^\]]*\]/g, '[sim]')
    .replaceAll(/sim \d+\.[\w.-]+/g, 'sim')
    .replaceAll(/"(run|runId)":"[^"]*"/g, '"$1":"RUN"')
    .replaceAll(/"(attempt|checkId|issue|dashboard)":\d+/g, '"$1":1')
    .replaceAll(/#\d+\b/g, '#NUMBER')
    .replaceAll(/\b(about|nearly|some)? ?\d+(?:\.\d+)? kB\b/g, 'SIZE')
    .replaceAll(/\/checks\/\d+/g, '/checks/ID')
    .replaceAll(/"(at|lastCheckAt|collectedAt|plannedAt|pushedAt)":(?:"[^"]*"|null)/g, '"$1":"TIME"');
}
