import { ConfigurationError, fill, message } from '#base';
import { DECLARED_KEY, type PackedSubmission } from '#contract';
import type { CheckLife, CheckStep } from './check-life.ts';
import { nameSubmissions } from './names.ts';
import type { CheckEffects, CheckPlan } from './plan.ts';
import { type Preflight, preflight } from './preflight.ts';
import * as says from './says.ts';

/** The steps before anything is created. */

/** Verifies key, quota, engine and language. */
export const lookAhead: CheckStep = async (state, plan, { client, log }) => {
  const flight = await preflight(client, plan);
  if (plan.needsAllPairs && !flight.allPairs) throw new ConfigurationError(says.failStands);
  if (flight.bandsOnly) {
    if (isKnownByName(plan)) throw new ConfigurationError(says.apiKey);
    log.notice(says.apiKeyHand);
  }
  return {
    ...state,
    flight,
    notices: [...state.notices, ...flight.notices],
    warnings: [...state.warnings, ...flight.warnings],
  };
};

/** Gives each submission that is to be uploaded its token and file name. */
export const nameAll = (state: CheckLife, plan: CheckPlan): Promise<CheckLife> => {
  const { flight } = state;
  const uploadable = plan.submissions.filter((one) => isUploadable(one, flight));
  const refused = plan.submissions.filter(
    (one) => one.role === 'ai-reference' && one.files.length > 0 && !isUploadable(one, flight),
  );
  return Promise.resolve({
    ...state,
    named: nameSubmissions(uploadable, plan.pseudonyms, isKnownByName(plan)),
    notices: [
      ...state.notices,
      ...refused.map(() => message('notices.noReferences')),
      ...(plan.submissions.some((one) => one.key === DECLARED_KEY && !isUploadable(one, flight))
        ? [message('notices.noStarterTaken')]
        : []),
    ],
  });
};

/** Submissions with files, and starter code or references only where the service knows roles. */
function isUploadable({ role, files }: PackedSubmission, flight: Preflight | null): boolean {
  return files.length > 0 && (role === 'judged' || role === 'archive' || flight?.roles === true);
}

/** The check is found by its name and not by its contents, which may have changed: what else is in it is no conflict. */
export function isKnownByName({ shared, identity }: CheckPlan): boolean {
  return shared !== null || identity !== null;
}

/** Says what a run would do, and ends. */
export const forecast: CheckStep = (state) =>
  Promise.resolve({ ...state, isOver: true, notices: [...state.notices, ...forecastOf(state)] });

function forecastOf({ named, flight }: CheckLife): readonly string[] {
  if (flight === null) return [];
  const { engine, quota } = flight;
  const judged = named.filter((one) => one.submission.role === 'judged').length;
  const bytes = named.reduce((sum, one) => sum + one.submission.zip.bytes, 0);
  const cost = engine.consumption;
  return [
    `Dry run: ${named.length} files (${judged} judged, ${bytes} bytes) would be uploaded for engine ${engine.id} (${engine.name}). Nothing was created.`,
    quota.unlimited
      ? 'The account has no quota limit.'
      : fill(says.engineConsumes, {
          cost: cost ?? 'an unknown number of',
          noCost: cost === null,
          remaining: quota.remaining ?? 'an unknown number',
        }),
  ];
}

/** Ends where a check would cost and say nothing: nobody to compare with, an engine that looks nowhere else, and no AI score. */
export const stopIfPointless = (
  state: CheckLife,
  plan: CheckPlan,
  { log }: Pick<CheckEffects, 'log'>,
): Promise<CheckLife> => {
  if (!isPointless(state, plan)) return Promise.resolve(state);
  log.info(
    'There is nothing to compare, so no check is made: name other programs as archive, or the folders of a class as path.',
  );
  return Promise.resolve({ ...state, isPointless: true, isOver: true });
};

function isPointless({ named, flight }: CheckLife, plan: CheckPlan): boolean {
  const compared = named.filter(({ submission: { role } }) => role === 'judged' || role === 'archive');
  if (!compared.some(({ submission }) => submission.role === 'judged')) return true;
  const searches = plan.web !== null || (flight?.engine.peerOnly === false && plan.service.kind === 'remote');
  return compared.length === 1 && !searches && !plan.ai;
}
