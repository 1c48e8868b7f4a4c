/** One run: collect, upload, wait, read, judge. */
export { UnavailableError } from './client/errors.ts';
export { deleteCheck } from './run-at-service.ts';
export { loadSecondLook } from './load.ts';
export type { CheckProgress } from './plan.ts';
export { chooseEngine } from './preflight.ts';
export {
  NOTHING_CHECKED_OUT,
  NOTHING_CHECKED_OUT_EITHER,
  isNothingCheckedOut,
  readsWorkspace,
} from './run/checkout.ts';
export { collectInTime } from './run/collect-in-time.ts';
export { aboutDropped, droppedInputs, droppedPath, droppedTitle, recognisedIn } from './run/dropped.ts';
export { lookAhead, refuseUnknownNames } from './run/look-ahead.ts';
export { MACHINE } from './run/machine.ts';
export { type RunResult, main } from './run/main.ts';
export { type GivenToken, inPlaceOf, type LazyGitHub, lazyGitHub, tokensOf } from './run/open-github.ts';
export { OWN_ADDRESS, openOwn, openService } from './run/open-service.ts';
export { NOTHING_PRIOR, type Prior, type SearchedBefore, priorOfEarlier } from './run/prior.ts';
export { pseudonym } from './run/plan-check.ts';
export { NOTHING_FOUND, unjudged } from './run/verdict-of.ts';
export { endedBy, until, withinTime } from './run/within-time.ts';
export { type Means, withoutGitHub, type World } from './run/world.ts';
export type { SecondLookJob, SecondLookMessage } from './second-look/job.ts';
export { submissionNamed } from './verdict/named-pairs.ts';
export { toleratesFailure } from './verdict/policy.ts';
