import { fill, message } from '#base';
import { STATE } from '#contract';
import { hex } from '#native';
import { DeadlineError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import type { CheckLife, KnownCheck, CheckStep } from './check-life.ts';
import { createCheck, listChecks } from './create.ts';
import { fingerprintOf, markerOf, markerStem, nameCheck, readCheckName } from './names.ts';
import type { CheckEffects, CheckName, CheckPlan, RunIdentity } from './plan.ts';
import { isNotStarted } from './start.ts';
import * as says from './says.ts';

/** The name of a check that this run makes for itself. */
export function ownName(state: CheckLife, plan: CheckPlan): CheckName {
  return newName(plan, ownCheck(state, plan));
}

function newName({ label }: CheckPlan, { run, fingerprint }: Wanted): CheckName {
  return nameCheck(label, markerOf(run, fingerprint, hex(crypto.getRandomValues(new Uint8Array(3)))));
}

/** Which check is looked for, and made where there is none. */
interface Wanted {
  readonly run: RunIdentity;
  /** 10 hex digits. */
  readonly fingerprint: string;
  /** Attempts whose check is taken up. */
  readonly takes: (attempt: number) => boolean;
}

/**
 * Takes up the check of an earlier attempt or creates one. Of the jobs that share a check the first part creates it and
 * nobody else does, so that there is one; whoever comes later finds it by the run's id in its name, also in a re-run.
 */
export const findOrCreate: CheckStep = async (state, plan, effects) => {
  const wanted = plan.shared === null ? ownCheck(state, plan) : sharedCheck(plan, plan.shared.key);
  // A key that only hands in is shown no list.
  const isListed = state.flight?.bandsOnly !== true;
  const mayExist = isListed && (plan.shared !== null || (plan.resume && plan.run.attempt !== 1));
  const found = mayExist ? await find(wanted, effects) : null;
  const check = found ?? (plan.shared?.part === 'join' ? await join(wanted, effects) : null);
  if (check === null) return create(state, wanted, plan, effects);
  effects.onCheck(check.id);
  const notice = message('notices.resumed', { id: String(check.id) });
  return { ...state, check, notices: plan.shared === null ? [...state.notices, notice] : state.notices };
};

function ownCheck({ named, flight }: CheckLife, plan: CheckPlan): Wanted {
  const { attempt } = plan.run;
  const fingerprint =
    plan.identity ??
    fingerprintOf(named, {
      engineId: flight?.engine.id ?? 0,
      languageId: flight?.languageId ?? 0,
      ai: plan.ai,
      baseCode: plan.baseCode,
      together: flight?.together === true ? plan.together : [],
    });
  // Where attempts are not counted, every check with this run's name is its own.
  return { run: plan.run, fingerprint, takes: (one) => attempt === null || one < attempt };
}

function sharedCheck({ run, resume }: CheckPlan, key: string): Wanted {
  const { attempt } = run;
  return {
    run: { ...run, jobSlug: 'shared' },
    fingerprint: key,
    takes: (one) => (resume ? attempt === null || one <= attempt : one === attempt),
  };
}

async function find({ run, fingerprint, takes }: Wanted, effects: CheckEffects): Promise<KnownCheck | null> {
  const stem = markerStem(run, fingerprint);
  for (const { id, name, statusId } of await listChecks(effects)) {
    const read = readCheckName(name, stem);
    if (read === null || statusId === STATE.failed || !takes(read.attempt)) continue;
    return { ...read.checkName, id, isStarted: !isNotStarted(statusId), isNew: false };
  }
  return null;
}

/** Waits for the check that the first part creates. @throws DeadlineError */
async function join(wanted: Wanted, effects: CheckEffects): Promise<KnownCheck> {
  const { joinMaxMs, joinStepMs } = CHECK_LIMITS;
  for (let waited = 0; waited < joinMaxMs; waited += joinStepMs) {
    effects.log.info('Waiting for the first part to create the shared check.');
    await effects.client.wait(joinStepMs);
    const found = await find(wanted, effects);
    if (found !== null) return found;
  }
  throw new DeadlineError(fill(says.firstPart, { minutes: joinMaxMs / 60_000 }));
}

async function create(
  state: CheckLife,
  wanted: Wanted,
  plan: CheckPlan,
  effects: CheckEffects,
): Promise<CheckLife> {
  const checkName = newName(plan, wanted);
  const created = await effects.log.group('Create the check', () =>
    createCheck(
      {
        name: checkName.name,
        language: state.flight?.languageId ?? 0,
        test_type: state.flight?.engine.id ?? 0,
        ai_run: plan.ai,
        base_code_detection: plan.baseCode,
      },
      checkName.marker,
      state.flight?.bandsOnly !== true,
      effects,
    ),
  );
  effects.onCheck(created.id);
  return {
    ...state,
    check: { ...checkName, id: created.id, isStarted: false, isNew: true },
    warnings: [...state.warnings, ...created.warnings],
    news: 'created',
  };
}
