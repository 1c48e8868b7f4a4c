import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface WorkflowFile {
  /** From the root; of a recipe on a page, with its place there. */
  readonly path: string;
  readonly text: string;
  readonly workflow: Workflow;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>> | string;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly permissions?: unknown;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  /** Of a job that calls a workflow. */
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const file = (path: string, text: string): WorkflowFile => ({
  path,
  text,
  workflow: parse(text) as Workflow,
});
const folder = (path: string): readonly WorkflowFile[] =>
  readdirSync(join(ROOT, path)).map((name) =>
    file(join(path, name), readFileSync(join(ROOT, path, name), 'utf8')),
  );

/** The workflows of this repository. */
export const ours = (): readonly WorkflowFile[] => folder(join('.github', 'workflows'));

/** The workflows that people copy: files, and blocks on the pages that hold a whole one. */
export function recipes(): readonly WorkflowFile[] {
  const pages = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => join('docs', name))];
  const blocks = pages
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(
        ([, text = ''], at) => [`${path} #${at + 1}`, text] as const,
      ),
    );
  return [
    ...folder(join('examples', 'workflows')),
    ...folder(join('examples', 'staff-repository', '.github', 'workflows')),
    ...blocks
      .filter(([, text]) => /^on:/m.test(text) && /^jobs:/m.test(text))
      .map(([path, text]) => file(path, text)),
  ];
}

/** The steps of all jobs. */
export const stepsOf = ({ workflow }: WorkflowFile): readonly Step[] =>
  Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps);

/** What starts a workflow. */
export const eventsOf = ({ workflow }: WorkflowFile): readonly string[] =>
  typeof workflow.on === 'string' ? [workflow.on] : Object.keys(workflow.on);
