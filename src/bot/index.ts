/** What is done on GitHub over time: scans and what they remember, commands in comments, what is posted. */
export { requestFromComment } from './commands/action-transport.ts';
export { answerCommand } from './commands/answer-command.ts';
export { parseAllowList } from './commands/authorise.ts';
export { runKey } from './commands/check-mark.ts';
export { effectsOf, stopRun } from './commands/effects.ts';
export { parseCommand } from './commands/grammar.ts';
export { handleRequest, RightsMemory } from './commands/handle.ts';
export { pullRequestCases } from './commands/pull-request-cases.ts';
export type { BotRequest } from './commands/request.ts';
export { channelsFor, commentKey } from './publish/channels.ts';
export { postCheckRun } from './publish/check-run.ts';
export { publishComment } from './publish/comment.ts';
export { isAnswer } from './publish/failure.ts';
export { whoAmI } from './publish/identity.ts';
export type { ScanEnd } from './scan-run/scan-end.ts';
export { renderScanSummary } from './scan-run/scan-summary.ts';
export { type ScanOrder, scan } from './scan-run/scan.ts';
export { type NextTime, cronTimes } from './scan/schedule.ts';
export { tellFailure } from './scan/dashboard/keep-dashboard.ts';
export type { ScannedAssignment } from './scan/scanned-assignment.ts';
export { assignmentOf, namesIn, withoutAssignment } from './scan/state/assignment-state.ts';
export {
  KEPT_DAYS,
  forgetPeople,
  isOver,
  isToForget,
  lastUsed,
  peopleIn,
  withoutHistory,
} from './scan/state/forget.ts';
export type { State } from './scan/state/state-schema.ts';
export { stateSize } from './scan/state/state-size.ts';
export { isHeld, LEASE_MS } from './scan/store/lease.ts';
export { newSalt, stateStoreOf } from './scan/store/open-store.ts';
export { STATE_BRANCH, StateBranch } from './scan/store/state-branch.ts';
