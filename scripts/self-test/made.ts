import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { GitHub } from './github.ts';
import { makeFork, makeRepository, Nothing, prefixOf } from './throw-away.ts';

const CLASS = join(import.meta.dirname, '..', '..', 'examples', 'sample-class');

/** Who of the sample class hands in: chiara copied amber's program, dmitri bashir's; zoe worked alone. */
const HANDED_IN: Readonly<Record<string, { readonly isPublic: boolean; readonly from: string }>> = {
  'hw1-amber': { isPublic: false, from: 'submissions/amber' },
  'hw1-chiara': { isPublic: false, from: 'submissions/chiara' },
  'hw1-dmitri': { isPublic: false, from: 'submissions/dmitri' },
  'hw1-zoe': { isPublic: false, from: 'submissions/zoe' },
  '2025-hw1-bashir': { isPublic: false, from: 'submissions/bashir' },
  'hw2-amber': { isPublic: true, from: 'submissions/amber' },
  'hw2-chiara': { isPublic: true, from: 'submissions/chiara' },
  'hw2-zoe': { isPublic: true, from: 'submissions/zoe' },
  'published-hw1-farid': { isPublic: true, from: 'submissions/farid' },
  starter: { isPublic: true, from: 'starter' },
};

/** Where workflows run. */
const WITH_WORKFLOWS: Readonly<Record<string, { readonly isPublic: boolean }>> = {
  staff: { isPublic: false },
  pulls: { isPublic: true },
  called: { isPublic: true },
  bot: { isPublic: false },
  student: { isPublic: false },
};

/** The fork, and what it is one of. */
export const FORK = { name: 'fork', of: 'pulls' } as const;

/** Everything that a run makes, without the prefix. */
export const NAMES: readonly string[] = [
  ...Object.keys(HANDED_IN),
  ...Object.keys(WITH_WORKFLOWS),
  FORK.name,
];

/** The files of a folder of the sample class, by name. */
export function filesOf(folder: string): Readonly<Record<string, string>> {
  const root = join(CLASS, folder);
  return Object.fromEntries(readdirSync(root).map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

const Sha = z.object({ sha: z.string() });

/** Writes files of a branch in one commit; a branch that is not there begins at `main`. @param repository full name */
export async function commit(
  github: GitHub,
  repository: string,
  branch: string,
  files: Readonly<Record<string, string>>,
  message: string,
): Promise<void> {
  const git = `/repos/${repository}/git`;
  const { object } = await github.get(`${git}/ref/heads/main`, z.object({ object: Sha }));
  const tree = Object.entries(files).map(([path, content]) => ({
    path,
    mode: '100644',
    type: 'blob',
    content,
  }));
  const { sha } = await github.write('POST', `${git}/trees`, { base_tree: object.sha, tree }, Sha);
  const made = await github.write(
    'POST',
    `${git}/commits`,
    { message, tree: sha, parents: [object.sha] },
    Sha,
  );
  await (branch === 'main'
    ? github.write('PATCH', `${git}/refs/heads/main`, { sha: made.sha }, Nothing)
    : github.write('POST', `${git}/refs`, { ref: `refs/heads/${branch}`, sha: made.sha }, Nothing));
}

/** Writes the first files of an empty repository, a commit each. */
async function fill(
  github: GitHub,
  repository: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await github.write(
      'PUT',
      `/repos/${repository}/contents/${path}`,
      { message: `Add ${path}`, content: Buffer.from(content).toString('base64') },
      Nothing,
    );
  }
}

/** Makes the class and the repositories with workflows, which are empty but for a README. */
export async function makeAll(github: GitHub, organization: string, run: string): Promise<void> {
  for (const [name, { isPublic, from }] of Object.entries(HANDED_IN)) {
    await makeRepository(github, organization, run, { name, isPublic });
    await fill(github, `${organization}/${prefixOf(run)}-${name}`, filesOf(from));
  }
  for (const [name, { isPublic }] of Object.entries(WITH_WORKFLOWS)) {
    await makeRepository(github, organization, run, { name, isPublic });
    await fill(github, `${organization}/${prefixOf(run)}-${name}`, { 'README.md': `# ${name}\n` });
  }
  await makeFork(github, organization, run, FORK.of, FORK.name);
}
