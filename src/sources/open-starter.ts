import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fill, SettingsError } from '#base';
import type { Said, Submission } from '#contract';
import { fullName, parseRepositoryName, type RepositoryName } from '#github';
import { isFolder } from './entries.ts';
import { collectPath } from './folders/collect-path.ts';
import { collectRepository } from './github/collect-repository.ts';
import { readContents } from './github/contents.ts';
import { foundByName } from './github/found-repository.ts';
import { readRepository, readTextFile } from './github/repository.ts';
import type { Ground } from './ground.ts';
import { createSelection, type SelectionOptions } from './selection/selection.ts';
import type { OpenSource, SourceContext, SourceSettings } from './source.ts';
import { generatedPaths } from './starter.ts';
import * as says from './says.ts';

/** Starter code, and what it says about files like its own. */
export interface Starter {
  /** null: there is none. */
  readonly starter: Submission | null;
  /** Gitignore-style patterns of what its `.gitattributes` marks as generated or vendored. */
  readonly marked: readonly string[];
  readonly notices?: readonly Said[];
}

export const NO_STARTER: Starter = { starter: null, marked: [] };

/**
 * Reads the starter code, and decides by it which files count: what it marks as generated or vendored is left out
 * everywhere.
 *
 * @param own starter code that the source knows of, for settings that name none
 * @param allowed gitignore-style patterns of what counts, for settings that name none; null: every source file
 * @throws SettingsError, GitHubError
 */
export async function openStarter(
  settings: SourceSettings,
  context: SourceContext,
  ground: Ground,
  own: (options: SelectionOptions) => Promise<Starter> = () => Promise.resolve(NO_STARTER),
  allowed: readonly string[] | null = null,
): Promise<Pick<OpenSource, 'ground' | 'starter' | 'selection' | 'notices'>> {
  const { exclude, language } = settings;
  const options = { include: settings.include ?? allowed, exclude, language };
  const {
    starter,
    marked,
    notices = [],
  } = settings.starter === null
    ? await own(options)
    : await namedStarter(settings.starter, options, context, ground);
  const generated = await generatedPaths(starter?.files ?? []);
  return {
    ground,
    starter,
    selection: createSelection({ ...options, marked, generated }),
    notices: [...ground.notices, ...notices],
  };
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
  return starterOfRepository({ ...name, branch: null }, options, context);
}

/** Starter code of a repository. @param name its branch is null for the default one. @throws SettingsError, GitHubError */
export async function starterOfRepository(
  name: RepositoryName & { readonly branch: string | null },
  options: SelectionOptions,
  { collector, signal }: SourceContext,
): Promise<Starter> {
  const github = collector();
  const { branch } = name;
  const marked = marks(await readTextFile(github, name, '.gitattributes', branch));
  const repository = await readRepository(github, name);
  const selection = createSelection({ ...options, marked });
  if (branch !== null) {
    const contents = await readContents(github, repository, `refs/heads/${branch}`, selection, signal);
    const { owner, repo, id } = repository;
    const origin = { kind: 'repository', owner, repo, repositoryId: id, sha: contents.sha } as const;
    return { starter: { key: fullName(repository), name: repo, role: 'base', origin, ...contents }, marked };
  }
  const found = foundByName(repository);
  const collected = await collectRepository(github, found, {
    selection,
    role: 'base',
    deadline: null,
    signal,
  });
  if (!collected.ok) throw new SettingsError(`starter: ${collected.failure.reason}`);
  return { starter: collected.submission, marked };
}

async function starterOfFolder(line: string, options: SelectionOptions, ground: Ground): Promise<Starter> {
  const folder = resolve(ground.root, ground.entry(line));
  if ((await stat(folder).catch(() => null)) === null) throw noFolder(line, ground);
  const marked = marks(await readTextIn(folder, '.gitattributes'));
  const selection = createSelection({ ...options, marked });
  const collected = await collectPath(folder, { root: ground.root, selection, role: 'base' });
  if (!collected.ok) throw new SettingsError(`starter: ${collected.failure.reason}`);
  if (collected.submission.files.length === 0) {
    throw new SettingsError(fill(says.starterHolds, { line: JSON.stringify(line) }));
  }
  return { starter: collected.submission, marked };
}

/** The bundler would take a path with a name written into it for a file of the bundle. */
async function readTextIn(folder: string, name: string): Promise<string | null> {
  return readFile(resolve(folder, name), 'utf8').catch(() => null);
}

function marks(attributes: string | null): readonly string[] {
  return attributes === null ? [] : markedPatterns(attributes);
}

function noFolder(starter: string, { place }: Ground): SettingsError {
  return new SettingsError(fill(says.starterNoFolder, { starter: JSON.stringify(starter), place }));
}

/** Attributes that say "not anybody's own work" (GitHub's linguist). */
const ATTRIBUTES: ReadonlySet<string> = new Set(['linguist-generated', 'linguist-vendored']);
const SETTING = /^([-!])?([\w-]+)(?:=(true|false))?$/;

/**
 * Gitignore-style patterns of what a `.gitattributes` marks as generated or vendored. Asked of the starter code alone: a
 * student's own attribute would be a hiding place.
 */
function markedPatterns(text: string): readonly string[] {
  const patterns: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [pattern = '', ...settings] = line.trim().split(/\s+/);
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('!')) continue;
    for (const setting of settings) {
      const [, off, name = '', value] = SETTING.exec(setting) ?? [];
      if (ATTRIBUTES.has(name) && off === undefined && value !== 'false') patterns.push(pattern);
    }
  }
  return patterns;
}
