import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigurationError } from '../domain/outcome.ts';
import type { Collected, Submission, SubmissionRole } from '../domain/submission.ts';
import { collectDirectory, collectPath } from './directory.ts';
import { createSelection, type Selection } from './selection/selection.ts';

/** What the settings say about where submissions come from. */
export interface SourceSettings {
  readonly source: 'pull-request' | 'directory' | 'repositories' | 'workspace';
  readonly paths: readonly string[];
  readonly starter: string | null;
  readonly archive: readonly string[];
  readonly aiReferences: readonly string[];
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
}

/** Everything one run collects. */
export interface Sources {
  /** For a sentence: "the folder submissions". */
  readonly description: string;
  /** Judged submissions first, then what they are compared with. */
  submissions(): AsyncGenerator<Collected>;
  /** Starter code, or null where none is given. @throws ConfigurationError when it cannot be read */
  starter(): Promise<Submission | null>;
}

/**
 * Decides where submissions, archive, starter code and AI references come from.
 *
 * @param workspace absolute; relative paths begin here
 * @throws ConfigurationError for a source that this version does not have
 */
export function chooseSources(settings: SourceSettings, workspace: string): Sources {
  const selection = createSelection({ include: settings.include, exclude: settings.exclude });
  if (settings.source === 'pull-request' || settings.source === 'repositories') {
    throw new ConfigurationError(
      `source ${settings.source} is not available in this version; check out what is to be compared and use source: directory with path.`,
    );
  }
  const folders = (patterns: readonly string[], role: SubmissionRole): AsyncGenerator<Collected> =>
    collectDirectory({ root: workspace, patterns, selection, role });
  return {
    description:
      settings.source === 'workspace'
        ? 'the checked-out repository'
        : `path ${settings.paths.map((path) => JSON.stringify(path)).join(', ')}`,
    async *submissions() {
      if (settings.source === 'workspace')
        yield await collectPath(workspace, { root: workspace, selection, role: 'judged' });
      else yield* folders(settings.paths, 'judged');
      if (settings.archive.length > 0) {
        await mustBeFolders('archive', settings.archive, workspace);
        yield* folders(settings.archive, 'archive');
      }
      if (settings.aiReferences.length > 0) yield* references(settings.aiReferences, workspace, selection);
    },
    starter: () => starterOf(settings.starter, workspace, selection),
  };
}

/** At most so many AI references: with more, the calibration of the AI score does not hold. */
const MAX_REFERENCES = 5;

async function* references(
  paths: readonly string[],
  workspace: string,
  selection: Selection,
): AsyncGenerator<Collected> {
  await mustBeFolders('ai-references', paths, workspace);
  let found = 0;
  for await (const one of collectDirectory({
    root: workspace,
    patterns: paths,
    selection,
    role: 'ai-reference',
  })) {
    found += 1;
    if (found > MAX_REFERENCES) {
      throw new ConfigurationError(
        `ai-references holds more than ${MAX_REFERENCES} solutions; the AI score is calibrated for at most ${MAX_REFERENCES}.`,
      );
    }
    yield one;
  }
}

async function starterOf(
  path: string | null,
  workspace: string,
  selection: Selection,
): Promise<Submission | null> {
  if (path === null) return null;
  await mustBeFolders('starter', [path], workspace);
  const collected = await collectPath(resolve(workspace, path), { root: workspace, selection, role: 'base' });
  if (!collected.ok) throw new ConfigurationError(`starter: ${collected.failure.reason}`);
  if (collected.submission.files.length === 0) {
    throw new ConfigurationError(
      `starter ${JSON.stringify(path)} holds no source file that counts; see include and exclude.`,
    );
  }
  return collected.submission;
}

/** `owner/name` and a folder look alike; where no such folder exists, the user is told both. */
async function mustBeFolders(input: string, paths: readonly string[], workspace: string): Promise<void> {
  for (const path of paths) {
    if (/[*?[{]/.test(path)) continue;
    const there = await stat(resolve(workspace, path)).catch(() => null);
    if (there !== null) continue;
    throw new ConfigurationError(
      `${input} ${JSON.stringify(path)} is no folder below ${workspace}${/^[\w.-]+\/[\w.-]+$/.test(path) ? ', and repositories are not available here in this version' : ''}.`,
    );
  }
}
