import { fill, formatCount } from '#base';
import { chooseEngine, openService, type World } from '#check';
import type { Settings } from '#contract';
import { failed, fine, type Finding, toDo } from './finding.ts';
import * as says from '../says.ts';

const ABOUT = 'service';
/** One question each; whoever looks wants to know how it is now. */
const ONCE = { attempts: 1 } as const;

/** Whether the service answers, takes the key, and has engines and quota. */
export async function lookAtService(settings: Settings, world: World, deadlineMs: number): Promise<Finding> {
  if (settings.baseUrl === null) {
    return fine(ABOUT, 'The embedded service: no key and no account, and code stays on this machine.');
  }
  const service = await openService(settings, world, deadlineMs);
  const { host, client } = service;
  try {
    const { quota } = await client.read('account', {}, ONCE);
    const listed = await client.read('testTypes', {}, ONCE);
    const types = listed.test_types;
    const engines = (types ?? []).filter((row) => row?.available !== false).length;
    const left = quota?.remaining ?? quota?.checks_remaining ?? null;
    const isUnlimited = quota?.unlimited === true;
    if (!isUnlimited && left !== null && left <= 0) {
      return toDo(ABOUT, fill(says.acceptsKey, { host: host ?? '' }));
    }
    if (engines === 0) {
      return toDo(ABOUT, fill(says.acceptsKeyNo, { host: host ?? '' }));
    }
    const engine = chooseEngine(settings.engine, listed, []);
    const rest = isUnlimited
      ? 'no quota limit'
      : `a quota of ${left === null ? 'n/a' : formatCount(left)} left`;
    return fine(
      ABOUT,
      `${host ?? ''} accepts the key: ${engines} engines, of which ${engine.name} is used, and ${rest}.`,
    );
  } catch (error) {
    return failed(ABOUT, error);
  } finally {
    await service.close();
  }
}
