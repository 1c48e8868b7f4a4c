import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { FULL_NAME } from '../../src/base/addresses.ts';

/*
 * A release without anything leaving this machine: the scripts of release.yml and publish.yml as they stand, in a scratch repository made
 * of the files here. GitHub's command line and `npm publish` are stood in for; attestations are a list of digests.
 */

const Workflow = z.object({
  env: z.record(z.string(), z.string()).default({}),
  jobs: z.record(
    z.string(),
    z.looseObject({
      steps: z
        .array(
          z.looseObject({
            name: z.string().optional(),
            uses: z.string().optional(),
            run: z.string().optional(),
            shell: z.string().optional(),
            env: z.record(z.string(), z.string()).default({}),
            with: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).default({}),
          }),
        )
        .default([]),
    }),
  ),
});
type Step = z.infer<typeof Workflow>['jobs'][string]['steps'][number];

const ROOT = join(import.meta.dirname, '..', '..');
const REPOSITORY = FULL_NAME;
const ATTEST = 'actions/attest@';

interface DryRun {
  /** `v1.2.3`. */
  readonly tag: string;
  /** An empty folder for everything that this makes. */
  readonly folder: string;
  /** As if there was no earlier release, so that the tag of the major version is made and not moved. */
  readonly isFirst: boolean;
  readonly print: (line: string) => void;
}

/** @throws Error with what a step said, where it fails */
export function dryRun({ tag, folder, isFirst, print }: DryRun): void {
  const [origin, work, bin] = ['origin.git', 'work', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const version = tag.slice(1);
  const major = tag.split('.')[0] ?? '';
  const environment = {
    PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
    HOME: folder,
    DRY_RUN: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'dry run',
    GIT_AUTHOR_EMAIL: 'dry-run@example.org',
    GIT_COMMITTER_NAME: 'dry run',
    GIT_COMMITTER_EMAIL: 'dry-run@example.org',
  };
  const run = (
    cwd: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): string => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...environment, ...env },
    });
    if (status !== 0) {
      throw new Error(`${stdout}${stderr}`.trim() || (error?.message ?? `${command} ended with ${status}`));
    }
    return stdout.trim();
  };
  const git = (...args: string[]): string => run(work, 'git', args);

  // What people do: the version and the changelog on a branch, merged, tagged.
  makeTools(bin);
  run(ROOT, 'git', ['init', '--quiet', '--bare', '--initial-branch', 'main', origin]);
  run(ROOT, 'git', ['init', '--quiet', '--initial-branch', 'main', work]);
  git('remote', 'add', 'origin', origin);
  for (const path of run(ROOT, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split(
    '\0',
  )) {
    if (path === '' || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(work, path)), { recursive: true });
    cpSync(join(ROOT, path), join(work, path));
  }
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message', 'As it stands');
  const before = git('rev-parse', 'HEAD');
  if (!isFirst) git('tag', major);
  setVersion(work, version);
  git('commit', '--quiet', '--all', '--allow-empty', '--message', `Release ${version}`);
  git('tag', '--annotate', tag, '--message', tag);
  git('push', '--quiet', 'origin', 'main', '--tags');
  const released = git('rev-parse', 'HEAD');
  print(`a scratch repository with the files here, version ${version} and the tag ${tag}`);

  const runJob = (file: string, job: string, cwd: string): void => {
    const { env, jobs } = Workflow.parse(
      parse(readFileSync(join(work, '.github', 'workflows', file), 'utf8')),
    );
    for (const step of jobs[job]?.steps ?? []) {
      const what = `${file} ▸ ${job} ▸ ${step.name ?? step.run ?? step.uses?.split('@')[0] ?? ''}`;
      const skipped = whyNot(step);
      if (skipped !== null) {
        print(`- ${what}: ${skipped}`);
      } else if (step.uses !== undefined) {
        print(`✓ ${what}: ${attest(step, cwd, folder, tag)} attested, in a list`);
      } else if (step.run !== undefined) {
        const values = Object.entries({ ...env, ...step.env }).map(
          ([name, value]) => [name, filled(value, tag)] as const,
        );
        try {
          // As a runner starts a shell.
          const shell = step.shell === 'bash' ? ['-eo', 'pipefail'] : ['-e'];
          run(cwd, 'bash', ['--noprofile', '--norc', ...shell, '-c', step.run], {
            RUNNER_TEMP: join(folder, 'temp'),
            GITHUB_WORKSPACE: cwd,
            GITHUB_REPOSITORY: REPOSITORY,
            GITHUB_REF_NAME: tag,
            GITHUB_SHA: released,
            GITHUB_OUTPUT: join(folder, 'output'),
            GITHUB_STEP_SUMMARY: join(folder, 'summary'),
            ...Object.fromEntries(values),
          });
        } catch (error) {
          throw new Error(`${what} failed:\n${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
        print(`✓ ${what}`);
      }
    }
  };

  mkdirSync(join(folder, 'temp'));
  git('fetch', '--quiet', 'origin');
  symlinkSync(join(ROOT, 'node_modules'), join(work, 'node_modules'), 'junction');
  runJob('release.yml', 'pack', work);
  const draft = join(folder, 'draft');
  cpSync(join(folder, 'temp', 'release'), join(draft, 'release'), { recursive: true });
  runJob('release.yml', 'draft', draft);
  const files = readdirSync(join(folder, 'releases', tag)).filter((name) => name !== 'draft');
  print(`= a draft of ${tag} with ${files.join(', ')}`);

  // What a maintainer does.
  rmSync(join(folder, 'releases', tag, 'draft'));
  print('= published by a maintainer');
  const npm = join(folder, 'npm');
  mkdirSync(npm);
  runJob('publish.yml', 'npm', npm);
  print(`= on npm: ${readFileSync(join(folder, 'published'), 'utf8').trim().replaceAll('\n', ', ')}`);
  runJob('publish.yml', 'image', work);
  if (!readFileSync(join(folder, 'output'), 'utf8').includes('is-newest=true')) {
    throw new Error(`${tag} is not the newest of ${major}`);
  }
  runJob('publish.yml', 'major', npm);
  const now = run(folder, 'git', ['--git-dir', origin, 'rev-parse', `refs/tags/${major}`]);
  if (now !== released) throw new Error(`${major} is ${now}, and not ${tag}, ${released}`);
  print(
    `= ${major} is ${now.slice(0, 8)}, which is ${tag}; before, ${isFirst ? 'there was none' : `it was ${before.slice(0, 8)}`}`,
  );
}

/** Why a step is not done here; null: it is. */
function whyNot({ run, uses, with: given }: Step): string | null {
  if (run === 'npm ci') return 'not done: the packages that are installed here';
  if (run?.includes('npm run --silent build') === true) return 'not done: CI builds twice, too';
  const isOfFiles = uses?.startsWith(ATTEST) === true && given['subject-path'] !== undefined;
  return uses === undefined || isOfFiles ? null : 'not done: this runs at GitHub';
}

/** Notes digests, with who built what from where. @returns the names of files */
function attest({ with: given }: Step, cwd: string, folder: string, tag: string): string {
  const names = globSync(String(given['subject-path'] ?? ''), { cwd });
  if (names.length === 0) throw new Error(`nothing is called ${String(given['subject-path'])}`);
  for (const name of names) {
    const digest = createHash('sha256')
      .update(readFileSync(join(cwd, name)))
      .digest('hex');
    const by = `${REPOSITORY}/.github/workflows/release.yml`;
    appendFileSync(join(folder, 'attested'), `${digest} ${REPOSITORY} refs/tags/${tag} ${by}\n`);
  }
  return names.map((name) => name.split(/[/\\]/).at(-1)).join(', ');
}

/** @throws Error for an expression that nobody here has a value of */
function filled(value: string, tag: string): string {
  const known: Readonly<Record<string, string>> = {
    'github.token': 'none',
    'github.event.release.tag_name': tag,
  };
  return value.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, name: string) => {
    const found = known[name];
    if (found === undefined) throw new Error(`the dry run has no ${name}`);
    return found;
  });
}

/** `gh`, and an `npm` that publishes into a list. */
function makeTools(bin: string): void {
  mkdirSync(bin, { recursive: true });
  const gh = join(import.meta.dirname, 'gh.ts');
  const tools = {
    gh: `exec "${process.execPath}" "${gh}" "$@"`,
    npm: [
      'case "$1" in',
      // Nothing of this version is there yet.
      '  view) exit 1 ;;',
      '  publish) tar --extract --gzip --to-stdout --file "$2" package/package.json | jq --raw-output \'"\\(.name)@\\(.version)"\' >> "$DRY_RUN/published" ;;',
      '  *) PATH=${PATH#*:} exec npm "$@" ;;',
      'esac',
    ].join('\n'),
  };
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
}

/** Step 1 of a release, as RELEASING.md says it. */
function setVersion(work: string, version: string): void {
  const change = (path: string, edit: (text: string) => string): void => {
    writeFileSync(join(work, path), edit(readFileSync(join(work, path), 'utf8')));
  };
  for (const path of ['package.json', 'package-lock.json']) {
    change(path, (text) => {
      const all = JSON.parse(text) as { version: string; packages?: Record<string, { version: string }> };
      all.version = version;
      const root = all.packages?.[''];
      if (root !== undefined) root.version = version;
      return `${JSON.stringify(all, null, 2)}\n`;
    });
  }
  change('src/version.ts', (text) => text.replace(/'[\d.]+'/, `'${version}'`));
  const today = new Date().toISOString().slice(0, 10);
  change('CHANGELOG.md', (text) =>
    text.includes(`## [${version}]`)
      ? text
      : text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`),
  );
}
