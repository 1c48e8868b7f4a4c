import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../../test/github/collecting.ts';
import {
  type GitHubStandIn,
  startGitHub,
  type StandInRepository,
} from '../../test/github-stand-in/stand-in.ts';
import { type StandIn, startStandIn } from '../../test/service-stand-in/stand-in.ts';
import { type RunEnd, Scanner } from './scanner.ts';
import { SkippingClock } from './skipping-clock.ts';

/** Where the time of a course begins. */
const TERM_BEGINS = Date.parse('2026-10-05T04:23:00Z');
const PUSHED = '2026-10-04T12:00:00Z';
/** A push between the first night and the second. */
const COPIED = '2026-10-05T12:00:00Z';
const STUDENTS = ['ann', 'ben', 'cyd'];
const HOUR_MS = 3_600_000;

/** Two assignments of three students at a GitHub and a service of our own. */
export class Course {
  readonly github: GitHubStandIn;
  readonly service: StandIn;
  readonly staff: StandInRepository;
  readonly #clock = new SkippingClock(TERM_BEGINS);
  readonly #root = mkdtempSync(join(tmpdir(), 'code-similarity-strikes-'));
  readonly #config: string;
  readonly #scanner: Scanner;

  private constructor(github: GitHubStandIn, service: StandIn, staff: StandInRepository, config: string) {
    this.github = github;
    this.service = service;
    this.staff = staff;
    this.#config = config;
    this.#scanner = new Scanner({ github, service, staff, clock: this.#clock, root: this.#root });
  }

  /** @param extra more lines of the config file, at its top level */
  static async open(extra = ''): Promise<Course> {
    const github = await startGitHub();
    github.organization('course');
    const staff = github.repository('course/staff', {
      private: true,
      collaborators: { tina: 'write', tom: 'write' },
    });
    await staff.commit({ files: { 'README.md': 'staff' }, pushedAt: PUSHED });
    const assignments = ['hw1', 'hw2'];
    for (const assignment of assignments) {
      for (const name of STUDENTS) {
        // Two of three hand in the same.
        const text = program(`${assignment}${name === 'cyd' ? name : 'shared'}`, 30);
        await github
          .repository(`course/${assignment}-${name}`)
          .commit({ files: { 'a.py': text }, author: name, pushedAt: PUSHED });
      }
    }
    const service = await startStandIn({ similarity: (a, b) => (a.content === b.content ? 93 : 0) });
    const listed = assignments
      .map((name, n) => {
        const channel = n === 0 ? 'check-run' : 'comment';
        return `  - name: ${name}\n    repositories: ${name}-*\n    tell-students: ${channel}\n`;
      })
      .join('');
    const config = `staff: [tina, tom]\nfail-on: never\nai: false\n${extra}assignments:\n${listed}`;
    return new Course(github, service, staff, config);
  }

  /** Repositories of students. */
  students(): readonly StandInRepository[] {
    return ['hw1', 'hw2'].flatMap((assignment) =>
      STUDENTS.flatMap((name) => this.github.find(`course/${assignment}-${name}`) ?? []),
    );
  }

  /** Lets time pass until the next night's scan. */
  sleep(): void {
    this.#clock.pass(24 * HOUR_MS);
  }

  /** A push that makes a student's work the same as the others'. */
  async copies(repository: string): Promise<void> {
    const text = program(`${repository.split('-')[0]}shared`, 30);
    await this.github.find(`course/${repository}`)?.commit({ files: { 'a.py': text }, pushedAt: COPIED });
  }

  /** Ticks the one box with this mark, in whatever issue it stands. */
  tick(mark: RegExp): void {
    const line = new RegExp(String.raw`^- \[ \] .*<!-- ${mark.source}`, 'm');
    const issue = [...this.staff.issues.values()].find(({ body }) => line.test(body));
    if (issue === undefined) throw new Error(`there is no box ${mark.source}`);
    issue.body = issue.body.replace(line, (text) => text.replace('[ ]', '[x]'));
  }

  /** Makes the state believe that its branch has so many commits. */
  async agedState(commits: number): Promise<void> {
    const text = await this.staff.file('similarity-state', 'state.json');
    const aged = text?.replace(/"commits": ?\d+/, `"commits":${commits}`);
    if (aged === undefined || aged === text) throw new Error('the state counts no commits');
    await this.staff.commit({ branch: 'similarity-state', files: { 'state.json': aged }, pushedAt: COPIED });
  }

  /** One scan, see `Scanner.scan`. */
  scan(options: Parameters<Scanner['scan']>[1] = {}): Promise<RunEnd> {
    return this.#scanner.scan(this.#config, options);
  }

  async close(): Promise<void> {
    await this.#scanner.close();
    await this.service.close();
    await this.github.close();
    rmSync(this.#root, { recursive: true, force: true });
  }
}
