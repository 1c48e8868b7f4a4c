import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure, GitHubError, SettingsError } from '../domain/outcome.ts';
import type { Collected, Submission } from '../domain/submission.ts';
import { concernsPullRequest } from '../domain/events.ts';
import { baseCommit } from '../github/event-context.ts';
import { purposed } from '../github/purposed.ts';
import { baseGround, type Ground, needBase, workspaceGround } from './ground.ts';
import { fullName, parseRepositoryName, type RepositoryName } from '../github/names.ts';
import { markedPatterns } from './attributes.ts';
import { collectDirectory, collectPath } from './folders/collect-directory.ts';
import { collectEntries, collectNamed, isFolder } from './entries.ts';
import { collectRepository } from './github/collect-repository.ts';
import type { FoundRepository } from './repositories/discover.ts';
import { readContents } from './github/contents.ts';
import { readRepository, readTextFile } from './github/repository.ts';
import { pullRequestSource } from './pull-request/pull-request.ts';
import { type Assignment, findAssignment } from './repositories/find-assignment.ts';
import { createSelection, type Selection } from './selection/selection.ts';
import type { SourceContext, Sources, SourceSettings } from './source.ts';
import { generatedPaths } from './starter.ts';

/** At most so many AI references: with more, the calibration of the AI score does not hold. */
const MAX_REFERENCES = 5;
/** So many repositories out of more may have vanished by themselves. */
const MAX_CHANCE = 3;

/**
 * Decides where submissions, archive, starter code and AI references come from. Nothing is read before it is asked for.
 *
 * @throws SettingsError for settings that cannot work here
 */
export function chooseSources(settings: SourceSettings, context: SourceContext): Sources {
  const { workspace, signal } = context;
  const notices: string[] = [];
  let { include } = settings;
  const { exclude } = settings;
  let marked: readonly string[] = [];
  const { language } = settings;
  let generated: ReadonlySet<string> | undefined;
  let selection: Selection = createSelection({ include, exclude, language });
  const select = (): void => {
    selection = createSelection({ include, exclude, language, marked, generated });
  };
  /** Once the starter code is known, what it marks as generated or vendored is left out everywhere. */
  const leaveOut = (patterns: readonly string[]): void => {
    marked = patterns;
    select();
  };
  const takeOnly = (patterns: readonly string[] | null): void => {
    if (patterns === null || settings.include !== null) return;
    include = patterns;
    select();
  };

  let assignment: Promise<Assignment> | null =
    context.assignment === undefined ? null : Promise.resolve(context.assignment);
  const findOnce = (): Promise<Assignment> => (assignment ??= findOn());
  const findOn = async (): Promise<Assignment> => {
    const there = await groundOnce();
    const manifest = settings.manifest === null ? null : there.entry(settings.manifest);
    return findAssignment({ ...settings, manifest }, { ...context, workspace: there.root });
  };
  const pulls = settings.source === 'pull-request' ? pullRequestSource(settings, context) : null;

  let ground: Promise<Ground> | null = null;
  const groundOnce = (): Promise<Ground> => (ground ??= findGround());
  const findGround = async (): Promise<Ground> => {
    const lines = [settings.starter, settings.manifest, ...settings.archive, ...settings.aiReferences].filter(
      (line) => line !== null,
    );
    const isOnPullRequest = pulls !== null || concernsPullRequest(context.event.name);
    if (lines.length === 0 || !isOnPullRequest) return workspaceGround(workspace);
    const base = (await pulls?.base()) ?? needBase(context.own, baseCommit(context.event));
    const github = purposed(context.github(), { target: 'own' });
    const found = await baseGround(lines, base, { github, workspace, tempDir: context.tempDir, signal });
    notices.push(...found.notices);
    return found;
  };

  async function* entries(
    input: string,
    lines: readonly string[],
    role: 'archive' | 'ai-reference',
  ): AsyncGenerator<Collected> {
    if (lines.length === 0) return;
    yield* collectEntries(lines, {
      input,
      role,
      ground: await groundOnce(),
      selection,
      github: context.collector,
      signal,
      takes: takesOnce(role),
    });
  }
  const judged = new Set<string>();
  /** Nothing is compared with itself, nothing twice, and a part of a matrix fetches what is its own alone. */
  const takesOnce = (role: 'archive' | 'ai-reference'): ((key: string) => boolean) => {
    const taken = new Set<string>();
    let said = false;
    return (key) => {
      const id = key.toLowerCase();
      if (role === 'archive' && judged.has(id)) {
        if (!said) notices.push('What is judged in this run was left out of the archive.');
        said = true;
        return false;
      }
      if (taken.has(id)) return false;
      taken.add(id);
      return context.part?.(key) !== false;
    };
  };

  return {
    description: descriptionOf(settings),
    notices: () => [...notices, ...(pulls?.notices() ?? [])],
    notComparedWith: () => pulls?.notComparedWith() ?? 0,

    async starter() {
      const starter = await readStarter();
      if (starter !== null) {
        generated = await generatedPaths(starter.files);
        select();
      }
      return starter;
    },

    async *submissions() {
      switch (settings.source) {
        case 'workspace':
          yield await collectPath(workspace, {
            root: workspace,
            selection,
            role: 'judged',
            ignore: context.reportDir,
            signal,
          });
          break;
        case 'directory':
          yield* collectDirectory({
            root: workspace,
            patterns: settings.path,
            selection,
            role: 'judged',
            ignore: context.reportDir,
            signal,
            onNotice: (notice) => notices.push(notice),
          });
          break;
        case 'repositories':
          yield* repositories();
          break;
        case 'pull-request':
          if (pulls !== null) yield* pulls.submissions(selection);
          break;
      }
      yield* entries('archive', settings.archive, 'archive');
      let references = 0;
      for await (const one of entries('ai-references', settings.aiReferences, 'ai-reference')) {
        references += 1;
        if (references > MAX_REFERENCES) {
          throw new SettingsError(
            `ai-references holds more than ${MAX_REFERENCES} solutions; the AI score is calibrated for at most ${MAX_REFERENCES}.`,
          );
        }
        yield one;
      }
    },
  };

  async function readStarter(): Promise<Submission | null> {
    if (settings.source === 'repositories') {
      const found = await findOnce();
      notices.push(...found.notices);
      takeOnly(found.allowedFiles);
      if (found.template !== null) {
        try {
          return await fromRepository(found.template, found.template.branch);
        } catch (error) {
          // What nobody asked for must not end the run; that nothing is taken off has to be said.
          if (!found.isLinked || !(error instanceof Failure) || error.outcome === 'rate-limited') throw error;
          notices.push(
            `The template that the repositories were made from could not be read, so starter code counts as everybody's own; name it with starter, or give the token access. ${error.message}`,
          );
          return null;
        }
      }
    }
    if (settings.starter === null) return (await pulls?.starter(selection)) ?? null;
    const there = await groundOnce();
    if (await isFolder(there.entry(settings.starter), there.root)) return fromFolder(settings.starter, there);
    const name = parseRepositoryName(settings.starter);
    if (name === null) throw noFolder(settings.starter, there);
    return fromRepository(name, null);
  }

  async function* repositories(): AsyncGenerator<Collected> {
    const { discovery, due, template } = await findOnce();
    for (const { repository } of discovery.found) judged.add(fullName(repository).toLowerCase());
    const { part } = context;
    const mine = <T>(list: readonly T[], id: (one: T) => string): readonly T[] =>
      part === null ? list : list.filter((one) => part(id(one)));
    for (const one of mine(discovery.missing, ({ key }) => key)) {
      yield { ok: false, failure: { key: one.key, name: one.name, role: 'judged', reason: one.reason } };
    }
    let closed = 0;
    let first = '';
    const found: FoundRepository[] = [];
    for (const one of mine(discovery.found, ({ repository }) => fullName(repository))) {
      const pin = (await context.pin?.(one)) ?? null;
      if (pin === null) found.push(one);
      else if (pin.kind === 'commit') found.push({ ...one, sha: pin.sha });
    }
    for await (const one of collectNamed(found, {
      role: 'judged',
      selection,
      github: context.collector,
      signal,
      deadline: settings.deadline ?? due,
      classroom50Source: settings.classroom50 === null ? null : template,
    })) {
      if (!one.ok && one.failure.noAccess === true) {
        closed += 1;
        first = one.failure.reason;
      }
      yield one;
    }
    // Of a few out of many (a part of a matrix, what a scan has to fetch) it may be chance.
    const enough = found.length === discovery.found.length || found.length > MAX_CHANCE;
    if (found.length > 0 && closed === found.length && enough) {
      const sentence = `None of the ${found.length} repositories can be read: this is the token's scope, not the students' fault.`;
      throw new GitHubError(`${sentence} ${first}`, 'forbidden', { openMessage: sentence });
    }
  }

  async function fromRepository(name: RepositoryName, branch: string | null): Promise<Submission> {
    const github = context.collector();
    const attributes = await readTextFile(github, name, '.gitattributes', branch);
    if (attributes !== null) leaveOut(markedPatterns(attributes));
    const repository = await readRepository(github, name);
    if (branch !== null) {
      const contents = await readContents(github, repository, `refs/heads/${branch}`, selection, signal);
      return {
        key: fullName(repository),
        name: repository.repo,
        role: 'base',
        origin: {
          kind: 'repository',
          owner: repository.owner,
          repo: repository.repo,
          repositoryId: repository.id,
          sha: contents.sha,
        },
        ...contents,
      };
    }
    const collected = await collectRepository(
      github,
      { repository, student: null, login: null, deadline: null },
      { selection, role: 'base', deadline: null, signal },
    );
    if (!collected.ok) throw new SettingsError(`starter: ${collected.failure.reason}`);
    return collected.submission;
  }

  async function fromFolder(path: string, there: Ground): Promise<Submission> {
    const folder = resolve(there.root, there.entry(path));
    if ((await stat(folder).catch(() => null)) === null) throw noFolder(path, there);
    const attributes = await readFile(resolve(folder, '.gitattributes'), 'utf8').catch(() => null);
    if (attributes !== null) leaveOut(markedPatterns(attributes));
    const collected = await collectPath(folder, { root: there.root, selection, role: 'base' });
    if (!collected.ok) throw new SettingsError(`starter: ${collected.failure.reason}`);
    if (collected.submission.files.length === 0) {
      throw new SettingsError(
        `starter ${JSON.stringify(path)} holds no source file that counts; see include and exclude.`,
      );
    }
    return collected.submission;
  }
}

function noFolder(starter: string, { place }: Ground): SettingsError {
  return new SettingsError(
    `starter ${JSON.stringify(starter)} is no folder ${place}, and no repository (owner/name) either.`,
  );
}

function descriptionOf(settings: SourceSettings): string {
  switch (settings.source) {
    case 'workspace':
      return 'the checked-out repository';
    case 'directory':
      return `path ${settings.path.map((path) => JSON.stringify(path)).join(', ')}`;
    case 'repositories':
      return settings.organization === null
        ? 'the list of repositories'
        : `the organisation ${settings.organization}`;
    case 'pull-request':
      return 'the pull request';
  }
}
