import { ENGLISH, fill, SettingsError } from '#base';
import { leftOutBecause, type Submission } from '#contract';
import { parseRepositoryName } from '#github';
import { fs, resolve } from '#native';
import { isFolder } from './entries.ts';
import { isThere } from './folders/readable.ts';
import { collectPath } from './folders/collect-path.ts';
import type { Ground } from './ground.ts';
import { joined, marks, NO_STARTER, type Starter } from './given-starter.ts';
import { createSelection, type Selection, type SelectionOptions } from './selection/selection.ts';
import type { OpenSource, SourceContext, SourceSettings } from './source.ts';
import { generatedPaths } from './starter.ts';
import * as says from './says.ts';

/**
 * Reads the starter code, and decides by it which files count: what it marks as generated or vendored is left out
 * everywhere.
 *
 * @param own starter code that the source knows of, for settings that name none
 * @param more `foreign`: gitignore-style patterns of what does not belong to the assignment, for settings that name nothing to include.
 *   `isBeside`: the source's own counts beside what settings name, too
 * @throws SettingsError, GitHubError
 */
export async function openStarter(
  settings: SourceSettings,
  context: SourceContext,
  ground: Ground,
  own: (options: SelectionOptions) => Promise<Starter> = () => Promise.resolve(NO_STARTER),
  { foreign, isBeside = false }: OwnOptions = {},
): Promise<Pick<OpenSource, 'ground' | 'starter' | 'selection' | 'notices'>> {
  const { include, exclude, language } = settings;
  const options = { include, exclude, language, ...(include === null ? { foreign } : {}) };
  const named =
    settings.starter === null ? null : await namedStarter(settings.starter, options, context, ground);
  const known = named === null || isBeside ? await own(options) : NO_STARTER;
  const { starter, marked, notices = [] } = named === null ? known : joined(named, known);
  const generated = await generatedPaths(starter?.files ?? []);
  return {
    ground,
    starter,
    selection: createSelection({ ...options, marked, generated }),
    notices: [...ground.notices, ...notices],
  };
}

interface OwnOptions {
  readonly foreign?: readonly string[] | undefined;
  readonly isBeside?: boolean;
}

/** A folder, or a repository `owner/name`. */
async function namedStarter(
  line: string,
  options: SelectionOptions,
  context: SourceContext,
  ground: Ground,
): Promise<Starter> {
  if (await isFolder(ground.entry(line), ground.root)) return starterOfFolder(line, options, ground);
  const name = parseRepositoryName(line);
  if (name === null) throw noFolder(line, ground);
  return context.repositories.starterOf({ ...name, branch: null }, options, context);
}

async function starterOfFolder(line: string, options: SelectionOptions, ground: Ground): Promise<Starter> {
  const folder = resolve(ground.root, ground.entry(line));
  if (!(await isThere(folder, line))) throw noFolder(line, ground);
  const marked = marks(await readTextIn(folder, '.gitattributes'));
  const selection = createSelection({ ...options, marked });
  const collected = await collectPath(folder, { root: ground.root, selection, role: 'base' });
  if (!collected.ok) throw new SettingsError(`starter: ${collected.failure.reason}`);
  refuseUnread(collected.submission, line, selection);
  if (collected.submission.files.length === 0) {
    throw new SettingsError(fill(says.starterHolds, { line: JSON.stringify(line) }));
  }
  return { starter: collected.submission, marked };
}

/** Without a part of it everybody would be blamed for what they were given. @throws SettingsError */
function refuseUnread({ leftOut }: Submission, line: string, selection: Selection): void {
  const unread = leftOut.find(({ path, reason }) => reason === 'unreadable' && counts(path, selection));
  if (unread === undefined) return;
  const file = JSON.stringify(`${line.replace(/\/$/, '')}/${unread.path}`);
  const error = ENGLISH.tell(leftOutBecause(unread));
  throw new SettingsError(fill(says.cannotReadCorrect, { input: 'starter', file, error }));
}

/** Whether a file would count, or anything in a folder (with a slash at its end). */
function counts(path: string, selection: Selection): boolean {
  return path.endsWith('/')
    ? selection.skipsFolder(path.slice(0, -1)) === null
    : selection.byPath(path, 1) === null;
}

/** The bundler would take a path with a name written into it for a file of the bundle. */
async function readTextIn(folder: string, name: string): Promise<string | null> {
  const path = resolve(folder, name);
  const found = await fs.stat(path).catch(() => null);
  return found?.isFile() === true ? fs.readText(path).catch(() => null) : null;
}

function noFolder(starter: string, { place }: Ground): SettingsError {
  return new SettingsError(fill(says.starterNoFolder, { starter: JSON.stringify(starter), place }));
}
