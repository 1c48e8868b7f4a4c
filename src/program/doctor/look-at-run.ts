import { count, fill, formatCount } from '#base';
import { collectInTime, NOTHING_PRIOR, refuseUnknownNames, type World } from '#check';
import { isSingle, judgedOf, NO_CASES, type Settings } from '#contract';
import { failed, fine, type Finding, toDo } from './finding.ts';
import * as says from '../says.ts';

/** What a check would collect, and what that costs: it is collected and packed as for a check, and then let go. */
export async function lookAtRun(
  about: string,
  settings: Settings,
  world: World,
  deadlineMs: number,
): Promise<Finding> {
  const before = used(world);
  try {
    if (settings.baseUrl === null) refuseUnknownNames(settings);
    const run = {
      settings: ofOnePlace(settings),
      world,
      prior: NOTHING_PRIOR,
      book: NO_CASES,
      shard: null,
      isPlain: true,
    };
    const { packed, failures } = await collectInTime(run, deadlineMs);
    const judged = judgedOf(packed);
    const others = packed.length - judged.length;
    const files = packed.reduce((sum, one) => sum + one.files.length, 0);
    const missing = judgedOf(failures);
    const [first] = missing;
    const collected = `${count(judged.length, 'submission')} to judge from ${placeOf(settings)}, ${others} more to compare with, ${count(files, 'source file')}.`;
    const cost = costOf(world, before);
    if (first !== undefined) {
      const gap = `${collected} ${missing.length} of ${judged.length + missing.length} could not be collected`;
      return toDo(
        about,
        `${gap}. ${first.key}: ${first.reason}${cost}`,
        `${gap}: a run that staff alone can read says which.${cost}`,
      );
    }
    if (files === 0) {
      return toDo(about, fill(says.noneHoldsSource, { collected, cost }));
    }
    if (packed.length < 2 && !isSingle(settings.source)) {
      return toDo(about, fill(says.aloneCompared, { collected, cost }));
    }
    return fine(about, `${collected}${cost}`);
  } catch (error) {
    return failed(about, error);
  }
}

/** What joins an earlier class is looked at by itself. */
function ofOnePlace(settings: Settings): Settings {
  const { add, path } = settings;
  return add.length === 0 ? settings : { ...settings, add: [], path: [...path, ...add], source: 'directory' };
}

function placeOf({ source, layout, path, add }: Settings): string {
  return source === 'directory' || add.length > 0
    ? `${[...path, ...add].join(', ')} (layout ${layout})`
    : `source ${source}`;
}

function used({ github, collector }: World): number {
  const budgets = new Set([github(), collector()].map((one) => one.budget()));
  return [...budgets].reduce((sum, budget) => sum + budget.used, 0);
}

/** A run collects as was done here, so it asks as many requests. A sentence with a blank before it. */
function costOf(world: World, before: number): string {
  const requests = used(world) - before;
  if (requests === 0) return '';
  const { remaining, limit, resetsAt } = world.collector().budget();
  const left =
    remaining === null || limit === null
      ? ''
      : `; ${formatCount(remaining)} of ${formatCount(limit)} are left${resetsAt === null ? '' : ` until ${resetsAt}`}`;
  return ` A run takes about ${count(requests, 'request')} of GitHub for it${left}.`;
}
