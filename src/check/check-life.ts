import type { Failure } from '#base';
import type { Said } from '#contract';
import type { Answer } from './client/answers.ts';
import type { Details } from './details.ts';
import type { TokenedSubmission } from './names.ts';
import type { CheckEffects, CheckName, CheckPlan, CheckProgress } from './plan.ts';
import type { Preflight } from './preflight.ts';
import type { CheckScores } from './scores.ts';

export interface KnownCheck extends CheckName {
  readonly id: number;
  readonly isStarted: boolean;
  /** This run created it. */
  readonly isNew: boolean;
}

/** All that a run came to know of its check, however far it got. Each step makes a new one. */
export interface CheckLife {
  readonly flight: Preflight | null;
  readonly named: readonly TokenedSubmission[];
  readonly check: KnownCheck | null;
  /** Service ids by token. */
  readonly ids: ReadonlyMap<string, number>;
  /** Why a submission is not at the service, by token. */
  readonly failed: ReadonlyMap<string, Said>;
  /** The results page that the service named. */
  readonly url: string | null;
  /** How many submissions the service says that it completed, of a check that it calls completed; null: it does not say. */
  readonly completed: number | null;
  /** What lies in a check that somebody named: file names by service id; empty of one of our own, which knows what it uploaded. */
  readonly listed: ReadonlyMap<number, string>;
  readonly scores: CheckScores | null;
  /** Matches by service id, as far as they were read. */
  readonly details: ReadonlyMap<number, Details>;
  /** What was searched for on the web; null: nothing, or nobody says. */
  readonly webSearch: Answer<'webSearch'> | null;
  /** There was nothing to compare anything with, so nothing was sent. */
  readonly isPointless: boolean;
  /** What the check was made with: as planned, and of a check that somebody else made as the service says. */
  readonly made: { readonly ai: boolean; readonly baseCode: boolean };
  /** AI detection was asked for, and the service says that it does not run. */
  readonly isAiDenied: boolean;
  /** A part of a matrix came after its shared check was started. */
  readonly cameTooLate: boolean;
  /** No further step is taken. */
  readonly isOver: boolean;
  readonly failure: Failure | null;
  readonly notices: readonly Said[];
  readonly warnings: readonly Said[];
  /** What the last step changed at the service, for those who keep a state. */
  readonly news: CheckProgress['stage'] | null;
}

/** One step in the life of a check. @throws Failure, which ends it with the state before the step */
export type CheckStep = (state: CheckLife, plan: CheckPlan, effects: CheckEffects) => Promise<CheckLife>;

/** Nothing is known but what the plan says. */
export function begin({ checkId, label, ai, baseCode }: CheckPlan): CheckLife {
  return {
    flight: null,
    named: [],
    check:
      checkId === null
        ? null
        : { id: checkId, name: label, label, marker: '', isStarted: true, isNew: false },
    ids: new Map(),
    failed: new Map(),
    url: null,
    completed: null,
    listed: new Map(),
    scores: null,
    details: new Map(),
    webSearch: null,
    isPointless: false,
    made: { ai, baseCode },
    isAiDenied: false,
    cameTooLate: false,
    isOver: false,
    failure: null,
    notices: [],
    warnings: [],
    news: null,
  };
}

/** The parts of a state that a step needs. @throws Error where the steps stand in a wrong order */
export function known(state: CheckLife): { readonly check: KnownCheck; readonly flight: Preflight } {
  const { check, flight } = state;
  if (check === null || flight === null) throw new Error('a step came before the one that it needs');
  return { check, flight };
}

/** How far a check has come, for those who keep a state. */
export function progressOf(
  stage: CheckProgress['stage'],
  { id: checkId, name, label, marker }: KnownCheck,
  uploaded: ReadonlyMap<string, number>,
): CheckProgress {
  return { stage, checkId, name, label, marker, uploaded: Object.fromEntries(uploaded) };
}
