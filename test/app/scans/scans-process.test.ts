import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { program } from '../../github/collecting.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../../github-stand-in/stand-in.ts';
import { type Fault, type StandIn, startStandIn } from '../../service-stand-in/stand-in.ts';
import { STOPPED } from '../../system.ts';
import { type ScanningServer, scanningServer, until } from './scanning-server.ts';
import { seldom } from '../../suite.ts';

/* The App's server as a process of its own that scans the staff repositories of its config. */

const CONFIG = `
assignments:
  - name: hw1
    repositories: hw1-*
    fail-on: never
    ai: false
`;

let github: GitHubStandIn;
let service: StandIn;
let fault: (path: string) => Fault | null;
const servers: ScanningServer[] = [];
beforeEach(async () => {
  fault = () => null;
  github = await startGitHub();
  service = await startStandIn({ fault: ({ path }) => fault(path) });
});
afterEach(async () => {
  for (const one of servers.splice(0)) await one.close();
  await service.close();
  await github.close();
});

/** An organisation with a staff repository and the work of these students. */
async function course(owner: string, ...students: readonly string[]): Promise<StandInRepository> {
  github.organization(owner);
  const staff = github.repository(`${owner}/staff`, { private: true });
  await staff.commit({ files: { '.github/similarity.yml': CONFIG } });
  for (const name of students) await handIn(github.repository(`${owner}/hw1-${name}`), name);
  return staff;
}

async function handIn(repository: StandInRepository, name: string): Promise<void> {
  await repository.commit({ files: { 'a.py': program(name, 30) } });
}

function serverOf(config: string): ScanningServer {
  const server = scanningServer(github, config);
  servers.push(server);
  return server;
}

const options = (): string[] => ['--base-url', service.baseUrl, '--poll-interval', '0.05'];

/** Starts and uploads of each check. */
const checks = (): readonly (readonly number[])[] =>
  service.checks.map(({ starts, submissions }) => [starts, submissions.length]);

const scansOf = (server: ScanningServer): number => server.said().split('The scan is done').length - 1;

/** Bodies by title. */
function issuesOf({ issues }: StandInRepository): ReadonlyMap<string, string> {
  return new Map([...issues.values()].map(({ title, body }) => [title, body]));
}

/** When the last scan of everything ended, as the state says. */
function lastScanOf(staff: StandInRepository): string {
  const head = staff.head('similarity-state') ?? '';
  const file = github.store.entries(head, false).find(({ path }) => path === 'state.json');
  const state: unknown = JSON.parse(github.store.read(file?.sha ?? '')?.toString() ?? '{}');
  return String((state as { lastScan?: { at?: string } }).lastScan?.at);
}

seldom('scans each organisation with its own token: at once, and after pushes that went quiet', async () => {
  const cs = await course('cs', 'ann', 'ben');
  const math = await course('math', 'eva', 'fay', 'gus');
  github.repository('cs/website', { private: false });
  const server = serverOf(`
scans:
  - { repository: cs/staff, every: 24h, push: 2s }
  - { repository: math/staff, every: 24h }
`);
  await server.start(...options());
  await until(() => scansOf(server) === 2, server.said);
  expect(checks().toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))).toEqual([
    [1, 2],
    [1, 3],
  ]);
  expect([cs, math].map(({ branches }) => branches.has('similarity-state'))).toEqual([true, true]);

  // The reports of a check lie in a folder of their own.
  const reports = join(server.data, 'reports', 'cs', 'staff', 'hw1');
  const [stamp = ''] = readdirSync(reports);
  expect(readdirSync(join(reports, stamp))).toEqual(expect.arrayContaining(['index.html', 'report.json']));

  // No token of one organisation was ever shown to the other.
  const tokensOf = (owner: string): Set<string | null> =>
    new Set(
      github.requests
        .filter(({ path }) => path.startsWith(`/repos/${owner}/`) && !path.endsWith('/installation'))
        .map(({ token }) => token),
    );
  expect(tokensOf('cs').size).toBeGreaterThan(0);
  expect(tokensOf('cs').isDisjointFrom(tokensOf('math'))).toBe(true);

  expect(issuesOf(cs).get('Similarity scans')).toMatch(/^Last scan: .* Next scan: \d{4}-/m);
  const scannedAt = lastScanOf(cs);
  expect(scannedAt).toMatch(/^\d{4}-/);

  // A night of pushes is one scan, and what no assignment takes is none.
  const ben = github.find('cs/hw1-ben') ?? cs;
  await handIn(ben, 'another');
  const before = github.requests.length;
  const answers = new Set<string>();
  for (let count = 0; count < 200; count += 1) answers.add(await server.push(ben));
  expect([...answers]).toEqual(['noted']);
  expect(github.requests.length).toBe(before);
  expect([
    await server.push(ben, 'draft'),
    await server.push(cs, 'similarity-state'),
    await server.push(github.find('cs/website') ?? ben),
    await server.push(github.find('math/hw1-eva') ?? ben),
  ]).toEqual([
    'no push to a default branch',
    'no push to a default branch',
    'no assignment is scanned after pushes to it',
    'no assignment is scanned after pushes to it',
  ]);
  await until(() => scansOf(server) === 3, server.said);
  expect(checks()).toHaveLength(3);
  expect(readdirSync(reports)).toHaveLength(2);
  // The night's scan of everything is as due as it was.
  expect(lastScanOf(cs)).toBe(scannedAt);

  expect(await server.kill('SIGTERM')).toBe(STOPPED);
});

seldom('a staff repository that was renamed is scanned on, and is nobody’s submission', async () => {
  const staff = await course('cs', 'ann', 'ben');
  github.rename('cs/staff', 'cs/hw1-staff');
  const server = serverOf('scans: [{ repository: cs/staff, every: 24h }]');
  await server.start(...options());
  await until(() => scansOf(server) === 1, server.said);
  expect([checks(), staff.branches.has('similarity-state')]).toEqual([[[1, 2]], true]);
});

test('a scan that a killed server had begun is taken up at its next start, with no second check', async () => {
  await course('cs', 'ann', 'ben');
  const server = serverOf('scans: [{ repository: cs/staff, every: 24h }]');
  const killing: { done: Promise<unknown> | null } = { done: null };
  fault = (path) => {
    if (!path.includes('upload') || killing.done !== null) return null;
    killing.done = server.kill('SIGKILL');
    return { kind: 'reset', when: 'after' };
  };
  await server.start(...options());
  await until(() => killing.done !== null, server.said);
  await killing.done;
  await server.start(...options());
  await until(() => scansOf(server) === 1, server.said);
  expect(checks()).toEqual([[1, 2]]);
});

seldom(
  'a repository whose config is wrong stops no other, and leads nobody to the files of the server',
  async () => {
    const bad = {
      outside: 'starter: ../../../../etc\n',
      reports: 'report-dir: /reports/of/others\n',
      address: 'base-url: http://127.0.0.1:9/api/v1\n',
      typo: 'similarity-treshold: 3\n',
      none: null,
    };
    const repositories = new Map<string, StandInRepository>();
    for (const [owner, line] of Object.entries(bad)) {
      github.organization(owner);
      const staff = github.repository(`${owner}/staff`, { private: true });
      const config = line === null ? {} : { '.github/similarity.yml': `${line}${CONFIG}` };
      await staff.commit({ files: { 'README.md': 'staff', ...config } });
      repositories.set(owner, staff);
    }
    const good = await course('cs', 'ann', 'ben');
    const names = [...repositories.keys(), 'nowhere', 'cs'];
    const server = serverOf(
      `scans:\n${names.map((owner) => `  - { repository: ${owner}/staff, every: 24h }\n`).join('')}`,
    );
    await server.start('--poll-interval', '0.05', '--metrics-port', '0');
    const ended = (): number => server.said().split(/The scan (?:is done|failed)/).length - 1;
    await until(() => ended() === names.length, server.said);

    const failures = server
      .said()
      .split('\n')
      .filter((line) => line.includes('The scan failed'))
      .join('\n');
    expect(failures).toMatch(/outside\/staff.*config-error.*starter: "\.\.\/.*" leads out of the repository/);
    expect(failures).toMatch(
      /reports\/staff.*report-dir: "\/reports\/of\/others" leads out of the repository/,
    );
    expect(failures).toMatch(/address\/staff.*config-error.*base-url/);
    expect(failures).toMatch(/typo\/staff.*config-error.*"similarity-treshold" is no known key/);
    expect(failures).toMatch(/none\/staff.*config-error.*there is no file ".github\/similarity.yml"/);
    expect(failures).toMatch(/nowhere\/staff.*config-error.*The App is not installed in nowhere\/staff/);
    const numbers = await fetch(/Numbers for Prometheus: (\S+)/.exec(server.said())?.[1] ?? '');
    expect(await numbers.text()).toContain('code_similarity_app_scans_total{outcome="config-error"} 6\n');
    // Staff read it where they look.
    expect(issuesOf(repositories.get('typo') ?? good).get('Similarity scans')).toContain(
      'similarity-treshold',
    );
    expect(good.branches.has('similarity-state')).toBe(true);
    expect(service.requests).toHaveLength(0);
  },
);
