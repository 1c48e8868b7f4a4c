import { CAPABILITY, ENGINE, STATE } from '../../../service/contract/states.ts';
import { LANGUAGES } from '../../../languages/languages.ts';
import { ENGINES } from '../engines.ts';
import { json } from '../reply.ts';
import type { Handler } from './context.ts';

/** What an account without limits shows as remaining: large, and still an integer everywhere. */
const UNLIMITED = 1_000_000;
const NAME = 'Embedded service';

/** The account, and what the service knows. */

export const validateKey: Handler<'validateKey'> = () =>
  json({ valid: true, user_id: 1, email: 'owner@localhost', name: NAME });

export const account: Handler<'account'> = async ({ store, access, simulation }) => {
  const { quota, trial } = simulation;
  const remaining = quota === null ? UNLIMITED : Math.max(0, quota - (await store.startedChecks()));
  const completed = (await access.list()).filter((check) => check.statusId === STATE.completed);
  const counts = await store.submissionCounts(completed.map(({ id }) => id));
  return json({
    id: 1,
    name: NAME,
    user: NAME,
    email: 'owner@localhost',
    quota: {
      remaining,
      total: quota,
      unlimited: quota === null,
      checks_remaining: remaining,
      reset_date: null,
    },
    peer_checks_remaining: remaining,
    submissions: [...counts.values()].reduce((sum, count) => sum + count, 0),
    is_pro: !trial,
    plan_id: null,
    edu_verified: !trial,
  });
};

export const languages: Handler<'languages'> = () => {
  const list = LANGUAGES.map(({ id, language, extensions }) => ({
    id,
    language,
    extensions: extensions.map((extension) => `.${extension}`).join(', '),
  }));
  return json({ success: true, count: list.length, languages: list });
};

export const testTypes: Handler<'testTypes'> = ({ simulation, unmetered }) => {
  const full = !simulation.trial;
  return json({
    success: true,
    test_types: ENGINES.map((engine) => ({ ...engine, consumption: simulation.quota === null ? 0 : 1 })),
    user_access: { has_full_access: full, is_pro: full, is_edu_verified: full, is_enterprise: full },
    default_test_type: ENGINE.full,
    recommended_test_type: ENGINE.group,
    note: 'Ids are those of this service; nothing is charged.',
    capabilities: [
      CAPABILITY.roles,
      CAPABILITY.brief,
      CAPABILITY.resultsBatch,
      ...(unmetered ? [CAPABILITY.unmetered] : []),
    ],
  });
};

export const serviceStatus: Handler<'serviceStatus'> = async ({ simulation, jobs }) => {
  const { waiting, running } = await jobs.overview();
  return json({
    status: simulation.offline ? 'offline' : 'online',
    queued: waiting,
    processing: running,
  });
};
