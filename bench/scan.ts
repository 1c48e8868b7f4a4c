/**
 * A term of weekly scans over a class, against scans that start afresh each time: requests to GitHub, repositories fetched,
 * submissions uploaded and checks made. `node bench/scan.ts [repositories] [weeks]` (40 and 8 unless told). Each week a
 * tenth of the class pushes; now and then one renames, force-pushes, deletes or joins. GitHub and service are our own, over
 * loopback; the action runs from its sources in processes of its own.
 */
import { startTerm, type Term } from '../test/scan/term.ts';
import { programs } from '../test/engine/generated-programs.ts';
import { type Random, randomFrom } from '../test/random.ts';

const repositories = Number(process.argv[2] ?? 40);
const weeks = Number(process.argv[3] ?? 8);

interface Cost {
  readonly requests: number;
  readonly fetched: number;
  readonly uploaded: number;
  readonly checks: number;
}

const remembered = await play(true);
const afresh = await play(false);
process.stdout.write(
  'week | requests | fetched | uploaded | checks | afresh: requests | fetched | uploaded | checks\n',
);
for (const [week, cost] of remembered.entries()) {
  const other = afresh[week] ?? cost;
  process.stdout.write(`${[String(week + 1), row(cost), row(other)].join(' | ')}\n`);
}
function row({ requests, fetched, uploaded, checks }: Cost): string {
  return [requests, fetched, uploaded, checks].join(' | ');
}
const sum = (costs: readonly Cost[], pick: (cost: Cost) => number): number =>
  costs.reduce((total, cost) => total + pick(cost), 0);
for (const [what, pick] of [
  ['requests', (cost: Cost) => cost.requests],
  ['repositories fetched', (cost: Cost) => cost.fetched],
  ['submissions uploaded', (cost: Cost) => cost.uploaded],
  ['checks', (cost: Cost) => cost.checks],
] as const) {
  const [own, other] = [sum(remembered, pick), sum(afresh, pick)];
  process.stdout.write(`${what}: ${own} against ${other}, ${(own / other).toFixed(2)} of it\n`);
}

/** @param remembers false: state and cache are thrown away before each scan */
async function play(remembers: boolean): Promise<readonly Cost[]> {
  const term = await startTerm();
  const random = randomFrom(3);
  term.config(
    'assignments:\n  - name: hw1\n    repositories: hw1-*\n    fail-on: never\n    ai: false\n    schedule:\n      min-changes: 3\n',
  );
  const sources = programs(repositories * (weeks + 2), 'java', random, 0.02);
  let next = 0;
  const source = (): string => sources[(next += 1) % sources.length] ?? '';
  for (let n = 0; n < repositories; n += 1) await join(term, n, source());
  const costs: Cost[] = [];
  for (let week = 1; week <= weeks; week += 1) {
    if (!remembers) {
      term.staff.branches.delete('similarity-state');
      term.staff.issues.clear();
    }
    const before = measure(term);
    const run = await term.scan({
      run: week,
      ...(remembers ? {} : { inputs: { 'cache-dir': `fresh-${week}` } }),
    });
    if (run.exitCode !== 0) throw new Error(run.stdout.slice(-2000));
    const after = measure(term);
    costs.push({
      requests: after.requests - before.requests,
      fetched: after.fetched - before.fetched,
      uploaded: after.uploaded - before.uploaded,
      checks: after.checks - before.checks,
    });
    await change(term, week, random, source);
  }
  await term.close();
  return costs;
}

function measure({ github, service }: Term): Cost {
  return {
    requests: github.requests.filter(({ route }) => route !== 'codeload').length,
    fetched: github.requests.filter(({ route }) => route.includes('tarball')).length,
    uploaded: service.checks.reduce((total, { submissions }) => total + submissions.length, 0),
    checks: service.checks.length,
  };
}

async function join(term: Term, n: number, text: string): Promise<void> {
  await term.github
    .repository(`course/hw1-s${String(n).padStart(3, '0')}`)
    .commit({ files: { 'Main.java': text } });
}

/** What a class does in a week; every third week nobody does anything. */
async function change(term: Term, week: number, random: Random, source: () => string): Promise<void> {
  if (week % 3 === 0) return;
  const pushedAt = `2026-04-${String(week).padStart(2, '0')}T12:00:00Z`;
  for (let n = 0; n < repositories / 10; n += 1) {
    const name = `course/hw1-s${String(random.integer(0, repositories - 1)).padStart(3, '0')}`;
    await term.github.find(name)?.commit({
      files: { 'Main.java': source() },
      pushedAt,
      ...(random.next() < 0.2 ? { force: true } : {}),
    });
  }
  if (week === 2) term.github.rename('course/hw1-s001', 'course/hw1-s001-renamed');
  if (week === 4) term.github.remove('course/hw1-s002');
  if (week === 5) await join(term, repositories, source());
}
