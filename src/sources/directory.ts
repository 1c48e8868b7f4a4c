import { fill, listed, message } from '#base';
import type { Said } from '#contract';
import { basename } from '#native';
import { addedClasses } from './folders/classes-among.ts';
import { collectFound } from './folders/collect-found.ts';
import { collectPath, type PathOptions } from './folders/collect-path.ts';
import { expandPattern } from './folders/expand-pattern.ts';
import { findSubmissions, foundPath, type FoundSubmissions } from './folders/find-submissions.ts';
import { type FoundHandIn, judgedAs } from './folders/hand-ins.ts';
import { isPlatform } from './folders/recognise.ts';
import { refuseReportAmong } from './folders/report-folder.ts';
import { realOf } from './folders/walk.ts';
import { NO_STARTER, type Starter } from './given-starter.ts';
import { openGround } from './open-ground.ts';
import { openStarter } from './open-starter.ts';
import { FOLDERS_AT_ONCE, prefetch } from './prefetch.ts';
import * as says from './folders/says.ts';
import { createSelection, type Selection } from './selection/selection.ts';
import type { Source } from './source.ts';

/** Folders on this machine: each subfolder or ZIP is a submission, or they are a platform's download. */
export const directory: Source = {
  describe: ({ path, add }) =>
    `${add.length > 0 ? 'add' : 'path'} ${[...add, ...path].map((one) => JSON.stringify(one)).join(', ')}`,

  async open(settings, context) {
    const { workspace: root, signal } = context;
    const ignore = await realOf(context.reportDir);
    const { include, exclude, language, layout } = settings;
    const downloads = { layout, language };
    const find = async (counting: Selection): Promise<FoundSubmissions> => {
      // Only a person says that names in what comes late are a platform's: a student may call files so.
      const isOneEach = layout === 'auto' || !isPlatform(layout);
      if (settings.add.length > 0 && isOneEach) {
        const notices: Said[] = [];
        const paths = await namedPaths(root, settings.add, (text) => notices.push(text));
        await refuseReportAmong(paths, { root, selection: counting, ignore, signal });
        const looking = { root, ignore, signal, downloads };
        return {
          found: paths.map((path) => foundPath(root, path)),
          templates: [],
          notices: layout === 'auto' ? [...notices, ...(await addedClasses(paths, looking))] : notices,
        };
      }
      return findSubmissions({
        root,
        patterns: settings.add.length > 0 ? settings.add : settings.path,
        selection: counting,
        ignore,
        downloads,
        signal,
      });
    };
    const ground = await openGround(settings, context);
    // A download may bring starter code: then the class is found before it is known which files count.
    const early =
      settings.starter === null ? await find(createSelection({ include, exclude, language })) : null;
    const opened = await openStarter(settings, context, ground, (options) =>
      starterAmong(early?.templates ?? [], { root, selection: createSelection(options), signal }),
    );
    const { selection } = opened;
    const { found, notices } = early ?? (await find(selection));
    return {
      ...opened,
      notices: [...opened.notices, ...notices, ...excludedNotice(exclude ?? [], found)],
      judged: found.map(judgedAs),
      submissions: () =>
        prefetch(found, FOLDERS_AT_ONCE, (one) =>
          collectFound(one, { root, selection, role: 'judged', ignore, signal, unpacks: true }),
        ),
    };
  },
};

/** Names in a notice. */
const NAMED = 5;

/** That `exclude` names submissions, which it leaves in: it goes by the files of each. */
function excludedNotice(exclude: readonly string[], found: FoundSubmissions['found']): readonly string[] {
  const called = new Set(
    found.flatMap((one) => [one.key, one.kind === 'path' ? basename(one.path) : one.name]),
  );
  const names = exclude.filter((glob) => called.has(glob.replaceAll(/^(?:\.?\/)|(?:\/\**)+$/g, '')));
  if (names.length === 0) return [];
  const facts = { one: names.length === 1, names: listed(names, NAMED, JSON.stringify) };
  return [fill(says.excludesSubmission, facts)];
}

/** Starter code that a download marks as such. Of several downloads the first that has some decides. */
async function starterAmong(
  templates: readonly FoundHandIn[],
  options: Omit<PathOptions, 'role'>,
): Promise<Starter> {
  const [template] = templates;
  if (template === undefined) return NO_STARTER;
  const collected = await collectFound(template, { ...options, role: 'base' });
  if (!collected.ok) return { ...NO_STARTER, notices: [`starter: ${collected.failure.reason}`] };
  return {
    starter: collected.submission,
    marked: [],
    notices: [message('notices.downloadTemplate')],
  };
}

/** What patterns name, each of which is one submission. */
async function namedPaths(
  root: string,
  patterns: readonly string[],
  note: (text: string) => unknown,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const pattern of patterns) {
    for (const path of await expandPattern(root, pattern, note)) found.add(path);
  }
  return [...found];
}

/** The repository that is checked out, as one submission. */
export const workspace: Source = {
  describe: () => 'the checked-out repository',

  async open(settings, context) {
    const { workspace: root, signal } = context;
    const ignore = await realOf(context.reportDir);
    const opened = await openStarter(settings, context, await openGround(settings, context));
    const { selection } = opened;
    return {
      ...opened,
      async *submissions() {
        yield collectPath(root, { root, selection, role: 'judged', ignore, signal });
      },
    };
  },
};
