import { CAPABILITY, ENGINE } from '#contract';
import { LANGUAGES } from '#engine';
import { type Caller, OWNER_ID } from '../../store/people/caller.ts';
import { CHECK_WORK } from '../../jobs/kinds.ts';
import { nextMonth } from '../../store/people/quotas.ts';
import { enginesOf } from '../engines.ts';
import { timestamp } from '../presentation.ts';
import { CONSUMPTION, quotaOf } from '../quota.ts';
import { json } from '../reply.ts';
import type { Handler } from './context.ts';

/** What an account without limits shows as remaining: large, and still an integer everywhere. */
const UNLIMITED = 1_000_000;
const NAME = 'Embedded service';

/** The account, and what the service knows. */

export const validateKey: Handler<'validateKey'> = (_context, _request, { caller }) =>
  json({ valid: true, user_id: caller.userId, email: emailOf(caller), name: nameOf(caller) });

export const account: Handler<'account'> = async (context, _request, { caller }) => {
  const { store, people, simulation, now } = context;
  const trial = simulation.trial || caller.trial;
  const { total, used } =
    simulation.quota === null
      ? await quotaOf(people, caller)
      : { total: simulation.quota, used: await store.startedChecks() };
  const remaining = total === null ? UNLIMITED : Math.max(0, total - used);
  return json({
    id: caller.userId,
    name: nameOf(caller),
    user: nameOf(caller),
    email: emailOf(caller),
    quota: {
      remaining,
      total,
      unlimited: total === null,
      checks_remaining: remaining,
      // A simulated quota ends for good.
      reset_date: total === null || simulation.quota !== null ? null : timestamp(nextMonth(now())),
    },
    peer_checks_remaining: remaining,
    submissions: await store.analysed(caller),
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

/** The first user goes by the name of the service. */
function nameOf({ userId, name }: Caller): string {
  return userId === OWNER_ID ? NAME : name;
}

/** Names may be addresses of mail. */
function emailOf({ name }: Caller): string {
  return name.includes('@') ? name : `${name}@localhost`;
}

export const testTypes: Handler<'testTypes'> = ({ simulation, unmetered, web }, _request, { caller }) => {
  const full = !simulation.trial && !caller.trial;
  const isCounted = simulation.quota !== null || caller.monthlyChecks !== null;
  return json({
    success: true,
    test_types: enginesOf(web).map((engine) => ({ ...engine, consumption: isCounted ? CONSUMPTION : 0 })),
    user_access: { has_full_access: full, is_pro: full, is_edu_verified: full, is_enterprise: full },
    default_test_type: ENGINE.full,
    recommended_test_type: ENGINE.group,
    note: 'Ids are those of this service; nothing is charged.',
    capabilities: [
      CAPABILITY.roles,
      CAPABILITY.brief,
      CAPABILITY.resultsBatch,
      CAPABILITY.together,
      ...(caller.scope === 'submit' ? [CAPABILITY.bandsOnly] : []),
      ...(web.length > 0 ? [CAPABILITY.web] : []),
      ...(unmetered ? [CAPABILITY.unmetered] : []),
    ],
  });
};

export const serviceStatus: Handler<'serviceStatus'> = async ({ simulation, jobs }) => {
  const { waiting, running } = await jobs.overview(CHECK_WORK);
  return json({
    status: simulation.offline ? 'offline' : 'online',
    queued: waiting,
    processing: running,
  });
};
