import { Failure, fill, GitHubError, inEnglish, message } from '#base';
import type { Collected } from '#contract';
import { fullName } from '#github';
import { collectRepositories } from '../github/collect-repository.ts';
import { openGround } from '../open-ground.ts';
import { NO_STARTER, type Starter } from '../given-starter.ts';
import { starterOfRepository } from '../github/starter-of-repository.ts';
import { openStarter } from '../open-starter.ts';
import type { Selection, SelectionOptions } from '../selection/selection.ts';
import type { Pins, Source, SourceContext, SourceSettings } from '../source.ts';
import { repositoryDirectory } from './candidates.ts';
import { type FoundAssignment, findAssignment } from './find-assignment.ts';
import * as says from './says.ts';

/** So many repositories out of more may have vanished by themselves. */
const MAX_CHANCE = 3;

/** Repositories of students on GitHub. */
export const repositories: Source = {
  describe: ({ organization }) =>
    organization === null ? 'the list of repositories' : `the organisation ${organization}`,

  async open(settings, context) {
    const ground = await openGround(settings, context, { file: settings.manifest });
    const assignment =
      context.assignment ??
      (await findAssignment(
        { ...settings, manifest: settings.manifest === null ? null : ground.entry(settings.manifest) },
        { directory: repositoryDirectory(context.collector()), root: ground.root, own: context.own },
      ));
    const opened = await openStarter(
      settings,
      context,
      ground,
      (options) => templateOf(assignment, options, context),
      { foreign: assignment.foreign },
    );
    return {
      ...opened,
      judged: assignment.discovery.found.map(({ repository }) => fullName(repository)),
      notices: [...opened.notices, ...assignment.notices],
      submissions: (pins) => submissionsOf(assignment, settings, context, { ...opened, pins }),
    };
  },
};

async function templateOf(
  { template, isLinked }: FoundAssignment,
  options: SelectionOptions,
  context: SourceContext,
): Promise<Starter> {
  if (template === null) return NO_STARTER;
  try {
    return await starterOfRepository(template, options, context);
  } catch (error) {
    // What nobody asked for must not end the run; that nothing is taken off has to be said.
    if (!isLinked || !(error instanceof Failure) || error.outcome === 'rate-limited') throw error;
    const notice = message('notices.templateNotRead', { why: inEnglish(error.message) });
    return { ...NO_STARTER, notices: [notice] };
  }
}

async function* submissionsOf(
  { discovery, due, template }: FoundAssignment,
  settings: SourceSettings,
  { collector, signal, part }: SourceContext,
  { selection, pins }: { readonly selection: Selection; readonly pins: Pins },
): AsyncGenerator<Collected> {
  for (const { key, name, reason } of discovery.missing) {
    if (part?.(key) !== false) yield { ok: false, failure: { key, name, role: 'judged', reason } };
  }
  const found = discovery.found.flatMap((one) => {
    const sha = pins.get(one.repository.id);
    if (sha === null || part?.(fullName(one.repository)) === false) return [];
    return [sha === undefined ? one : { ...one, sha }];
  });
  const closed: string[] = [];
  const silent: string[] = [];
  for await (const one of collectRepositories(found, {
    role: 'judged',
    selection,
    collector,
    signal,
    deadline: settings.deadline ?? due,
    classroom50Source: settings.classroom50 === null ? null : template,
  })) {
    if (!one.ok && one.failure.noAccess === true) closed.push(one.failure.reason);
    if (!one.ok && one.failure.noAnswer === true) silent.push(one.failure.reason);
    yield one;
  }
  // Of a few out of many (a part of a matrix, what a scan has to fetch) it may be chance.
  const isEnough = found.length === discovery.found.length || found.length > MAX_CHANCE;
  const all = found.length;
  if (all === 0 || !isEnough) return;
  if (closed.length === all) {
    throw ofAll(fill(says.noneRepositoriesRead, { found: all }), closed, 'forbidden');
  }
  if (silent.length === all) throw ofAll(fill(says.noneRepositoriesSent, { found: all }), silent, 'network');
}

/** What went wrong with each of them. @param reasons may name them */
function ofAll(
  sentence: string,
  [first = '']: readonly string[],
  outcome: 'forbidden' | 'network',
): GitHubError {
  return new GitHubError(`${sentence} ${first}`, outcome, { openMessage: sentence });
}
