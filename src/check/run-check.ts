import { Failure, fill } from '#base';
import { distinct, type Findings, type Said } from '#contract';
import { begin, type CheckLife, progressOf } from './check-life.ts';
import { DeadlineError } from './client/errors.ts';
import { compareHere, type HereEffects, lookHere, nameHere } from './compare-here.ts';
import { findingsOf } from './findings.ts';
import type { CheckEffects, CheckPlan } from './plan.ts';
import { nameAll, stopIfPointless } from './prepare.ts';
import * as says from './says.ts';

export interface CheckResult {
  /** Every submission of the plan, with whatever is known of it. */
  readonly findings: Findings;
  /** What ended the check before its scores were read; null: they were. */
  readonly failure: Failure | null;
  /** What a person must not miss: otherwise than was asked for, or read in part. */
  readonly warnings: readonly Said[];
  /** A part of a matrix came after its shared check was started, and uploaded nothing. */
  readonly cameTooLate: boolean;
  /** Deletes the check on the service where the plan does not keep it; warnings for a person. */
  readonly cleanUp: () => Promise<readonly string[]>;
}

/** The life of a check that is made by no service: look ▸ compare. Of it nothing is left to be deleted. Throws as `lived`. */
export function checkHere(plan: CheckPlan, effects: HereEffects): Promise<CheckResult> {
  const steps = [lookHere, nameAll, stopIfPointless, nameHere, compareHere];
  return lived(plan, effects, steps, () => Promise.resolve([]));
}

/**
 * One step after the other. Never throws a `Failure`: what is known when one ends the check is returned with it, so that a report can
 * say how far it got.
 *
 * @param remove deletes the check; warnings for a person
 */
export async function lived<Effects extends Pick<CheckEffects, 'redact' | 'onProgress'>>(
  plan: CheckPlan,
  effects: Effects,
  steps: readonly ((state: CheckLife, plan: CheckPlan, effects: Effects) => Promise<CheckLife>)[],
  remove: (id: number) => Promise<readonly string[]>,
): Promise<CheckResult> {
  let state = begin(plan);
  try {
    for (const step of steps) {
      if (state.isOver) break;
      state = await step({ ...state, news: null }, plan, effects);
      const { news, check, ids } = state;
      if (news !== null && check !== null) await effects.onProgress?.(progressOf(news, check, ids));
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    state = {
      ...state,
      failure: withAdvice(error, state, plan),
      warnings: [...state.warnings, ...adviceOnStarted(error, state, plan)],
    };
  }
  const { failure, warnings, cameTooLate } = state;
  const id = state.check?.id ?? null;
  // A key that only hands in deletes nothing.
  const isKept =
    state.flight?.bandsOnly === true || plan.keepCheck || plan.checkId !== null || failure !== null;
  return {
    findings: findingsOf(plan, state, effects.redact),
    failure,
    warnings: distinct(warnings),
    cameTooLate,
    cleanUp: () => (isKept || id === null ? Promise.resolve([]) : remove(id)),
  };
}

/** The result where nobody handed in anything that could be sent: no service is asked for it. */
export function checkOfNothing(plan: CheckPlan): CheckResult {
  return {
    findings: findingsOf(plan, { ...begin(plan), isPointless: true }, (text) => text),
    failure: null,
    warnings: [],
    cameTooLate: false,
    cleanUp: () => Promise.resolve([]),
  };
}

/** Time may run out in any request. The check stays at the service, started or not. */
function withAdvice(error: Failure, { check }: CheckLife, plan: CheckPlan): Failure {
  if (!(error instanceof DeadlineError) || check === null) return error;
  if (plan.service.kind === 'embedded') {
    return new DeadlineError(fill(says.raiseTimeout, { error: error.message }));
  }
  if (check.isStarted) {
    return new DeadlineError(fill(says.checkGoes, { error: error.message, id: check.id }));
  }
  return new DeadlineError(
    fill(says.checkCreated, { error: error.message, id: check.id, again: plan.resume }),
  );
}

/** What was started stays, and was paid for: who runs again without its id pays once more. Of a time that is over the sentence itself says so. */
function adviceOnStarted(error: Failure, { check }: CheckLife, { service }: CheckPlan): readonly string[] {
  const isLeft = check?.isStarted === true && service.kind === 'remote' && error.retryHelps;
  return isLeft && !(error instanceof DeadlineError) ? [fill(says.checkStays, { id: check.id })] : [];
}
