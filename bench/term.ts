/**
 * A term: three assignments of four weeks, each with a repository for every student, scanned night by night while students push,
 * copy, rename, archive, empty, delete and join late, a deadline moves and staff tick pairs. Prints week by week who was notified of
 * what by GitHub, and what the scans cost; then a busy and a quiet scan as processes of their own, with time and memory.
 *
 *   node bench/term.ts [--students 100] [--weeks 12] [--every 1] [--tell-students comment] [--nights]
 *
 * `--every`: nights from one scan to the next. `--nights`: a line for every scan that had something to tell or ended red. GitHub and
 * service are our own, over loopback; time passes only where a scan waits.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { removePace } from '../test/github-stand-in/unpaced.ts';
import { randomFrom } from '../test/random.ts';
import { startTerm } from '../test/scan/term.ts';
import { type RunEnd, Scanner } from './strikes/scanner.ts';
import { SkippingClock } from './strikes/skipping-clock.ts';
import { Assignment } from './term/class.ts';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100' },
    weeks: { type: 'string', default: '12' },
    every: { type: 'string', default: '1' },
    'tell-students': { type: 'string', default: 'none' },
    nights: { type: 'boolean', default: false },
  },
});
const [students, weeks, every] = [Number(values.students), Number(values.weeks), Number(values.every)];
const DAY_MS = 24 * 3_600_000;
const BEGINS = Date.parse('2026-09-07T04:23:00Z');
const STAFF = ['ada', 'bob', 'cyd'];
/** Watches the repository of the staff. */
const WATCHER = 'wil';

interface Night {
  readonly week: number;
  readonly end: RunEnd;
  readonly seconds: number;
  readonly notified: readonly string[];
  readonly checks: number;
  readonly uploads: number;
  readonly toldComments: number;
}

await removePace();
const assignments: Assignment[] = [];
const term = await startTerm({
  similarity: (a, b) => {
    if (a.content !== b.content) return 0;
    return assignments.findLast(({ from }) => from.getTime() <= clock.now())?.similarity ?? 0;
  },
});
const clock = new SkippingClock(BEGINS);
const root = mkdtempSync(join(tmpdir(), 'bench-term-'));
const { github, service, staff } = term;
staff.options = {
  ...staff.options,
  collaborators: {
    tina: 'write',
    wil: 'read',
    ...Object.fromEntries(STAFF.map((login) => [login, 'write'])),
  },
  watchers: [WATCHER],
};
for (const login of [...STAFF, WATCHER]) github.user(login);
const random = randomFrom(7);
for (let n = 0; n * 4 < weeks; n += 1) {
  const from = new Date(BEGINS + n * 4 * 7 * DAY_MS - DAY_MS / 2);
  assignments.push(new Assignment(`hw${n + 1}`, from, github, students, random));
}
const scanner = new Scanner({ github, service, staff, clock, root });

const nights: Night[] = [];
const happened: string[][] = [];
for (let day = 0; day < weeks * 7; day += 1) {
  const week = Math.floor(day / 7);
  const today = new Date(BEGINS + day * DAY_MS - DAY_MS / 4);
  for (const assignment of assignments) {
    const own = Math.floor((today.getTime() - assignment.from.getTime()) / DAY_MS);
    if (own >= 0 && own < 5 * 7) (happened[week] ??= []).push(...(await assignment.work(own, today)));
  }
  if (day % every === 0) nights.push(await night(week));
  clock.pass(Math.max(0, BEGINS + (day + 1) * DAY_MS - clock.now()));
  if (day % 7 === 6) {
    tickOne();
    printWeek(week);
  }
}
printTotals();
await printProcesses();
await scanner.close();
await term.close();
rmSync(root, { recursive: true, force: true });

async function night(week: number): Promise<Night> {
  const before = {
    notified: github.notifications.length,
    checks: service.checks.length,
    uploads: uploads(),
    comments: staff.storedComments.length,
  };
  const begun = performance.now();
  const end = await scanner.scan(config());
  const seconds = (performance.now() - begun) / 1000;
  const one: Night = {
    week,
    end,
    seconds,
    notified: github.notifications
      .slice(before.notified)
      .map(
        ({ to, event, reason, issue }) =>
          `${to} ${event} (${reason}) ${staff.issues.get(issue ?? 0)?.title ?? ''}`,
      ),
    checks: service.checks.length - before.checks,
    uploads: uploads() - before.uploads,
    toldComments: staff.storedComments.length - before.comments,
  };
  if (values.nights && (end.exitCode !== 0 || one.notified.length > 0)) {
    process.stdout.write(
      `  ${clock.date().toISOString().slice(0, 10)} ${end.outcome}/${end.exitCode} ${end.sentence} Notified: ${one.notified.join('; ') || 'nobody'}.\n`,
    );
  }
  return one;
}

function config(): string {
  const sections = assignments.map((one) => one.section()).join('\n');
  return `staff: [${STAFF.join(', ')}]\nfail-on: new\nai: false\ntell-students: ${values['tell-students']}\nassignments:\n${sections}\n`;
}

function uploads(): number {
  return service.checks.reduce((sum, { submissions }) => sum + submissions.length, 0);
}

/** Somebody of the staff looked at the first open pair of each issue. */
function tickOne(): void {
  for (const issue of staff.issues.values()) {
    issue.body = issue.body.replace(/^- \[ \](?=.*<!-- pair:)/m, '- [x]');
  }
}

function stateBytes(): number {
  const head = staff.head('similarity-state');
  const entries = head === null ? [] : github.store.entries(head, true);
  return entries.reduce((bytes, { size }) => bytes + (size ?? 0), 0);
}

function printWeek(week: number): void {
  const mine = nights.filter((one) => one.week === week);
  if (week === 0) {
    process.stdout.write(
      '| week | scans | red | checks | uploads | requests to GitHub | to the service | MB sent to GitHub | state, kB | s a scan | notified |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n',
    );
  }
  const sum = (pick: (one: Night) => number): number => mine.reduce((total, one) => total + pick(one), 0);
  const cells = [
    week + 1,
    mine.length,
    mine.filter(({ end }) => end.exitCode !== 0).length,
    sum(({ checks }) => checks),
    sum((one) => one.uploads),
    sum(({ end }) => end.requests.filter((what) => !what.includes('/api/v1/')).length),
    sum(({ end }) => end.requests.filter((what) => what.includes('/api/v1/')).length),
    (sum(({ end }) => end.sent.github) / 1e6).toFixed(2),
    Math.round(stateBytes() / 1000),
    (sum(({ seconds }) => seconds) / Math.max(1, mine.length)).toFixed(1),
    heard(mine) || 'nobody',
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
  if (values.nights) process.stdout.write(`  happened: ${(happened[week] ?? []).join(', ') || 'nothing'}\n`);
}

/** `ada 2 assigned, 1 commented; …` */
function heard(mine: readonly Night[]): string {
  const people = new Map<string, Map<string, number>>();
  for (const line of mine.flatMap(({ notified }) => notified)) {
    const [login = '', event = ''] = line.split(' ');
    const to = /^s\d+$/.test(login) ? 'students' : login;
    const own = people.get(to) ?? new Map<string, number>();
    own.set(event, (own.get(event) ?? 0) + 1);
    people.set(to, own);
  }
  return [...people]
    .map(([to, events]) => `${to} ${[...events].map(([event, count]) => `${count} ${event}`).join(', ')}`)
    .join('; ');
}

function printTotals(): void {
  const withNews = nights.filter(({ end }) => /\b[1-9]\d* (?:new|worse)\b/.test(end.sentence));
  const without = nights.filter((one) => !withNews.includes(one));
  const red = (list: readonly Night[]): number => list.filter(({ end }) => end.exitCode !== 0).length;
  const heardOf = (list: readonly Night[]): number =>
    list.filter(({ notified }) => notified.some((line) => !/^s\d+ | Similarity scans$/.test(line))).length;
  const quiet = nights.filter(({ checks }) => checks === 0);
  const requests = quiet.map(({ end }) => end.requests.length).toSorted((a, b) => a - b);
  const lines = [
    `${nights.length} scans, ${nights.reduce((sum, { checks }) => sum + checks, 0)} checks; outcomes: ${counted(nights.map(({ end }) => `${end.outcome}/${end.exitCode}`))}.`,
    `${withNews.length} scans had news: ${heardOf(withNews)} of them notified staff, ${red(withNews)} were red. ${without.length} had none: ${heardOf(without)} notified staff, ${red(without)} were red.`,
    `${quiet.length} scans checked nothing: ${requests[Math.floor(requests.length / 2)] ?? 0} requests each (median), ${requests.at(-1) ?? 0} at most.`,
    `Comments by scans: ${staff.storedComments.length}. Issues: ${staff.issues.size}. Students notified: ${github.notifications.filter(({ to }) => /^s\d+$/.test(to)).length} times.`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}

/** The whole class of the last assignment with an empty cache, and a night on which nothing is due. */
async function printProcesses(): Promise<void> {
  term.config(
    `staff: [ada]\nfail-on: never\nai: false\nassignments:\n  - name: last\n    repositories: hw1-*\n`,
  );
  process.stdout.write('\n| scan as a process | outcome | s | peak MiB |\n|---|---|--:|--:|\n');
  for (const [n, what] of ['a first check of a class', 'a quiet night'].entries()) {
    const begun = performance.now();
    const { outcome, stdout } = await term.scan({
      run: 9000 + n,
      ownProcess: true,
      imports: [join(import.meta.dirname, 'peak-memory.ts')],
    });
    const seconds = (performance.now() - begun) / 1000;
    const kB = Number(/peak memory: (\d+) kB/.exec(stdout)?.[1] ?? 0);
    process.stdout.write(`| ${what} | ${outcome} | ${seconds.toFixed(1)} | ${Math.round(kB / 1024)} |\n`);
  }
}
