/** What is promised: inputs and settings, the service's operations, the shapes of submissions, findings, reports and cases. Runs anywhere. */
export { BALANCE_PARTS, type Balance, NO_BYTES, balanceWith, sumOf } from './balance.ts';
export {
  type Audience,
  type Band,
  bandOf,
  BANDS,
  CASES_FILE,
  checkLabel,
  type EarlierClass,
  type Flag,
  readersOf,
  REPORT_FILES,
  type ReportFile,
  type RunReport,
  topOf,
  type Verdict,
} from './report.ts';
export {
  CASE_BOUNDS,
  type Case,
  CASE_STATES,
  type CaseAnswer,
  type CaseBook,
  type CaseEvidence,
  CASES_SCHEMA_VERSION,
  type CaseState,
  DECLARED_KEY,
  type DeclaredCode,
  type Dismissal,
  NO_CASES,
  type ReportedCase,
} from './cases.ts';
export {
  type Assignment,
  concernsPullRequest,
  decidingValues,
  isPullRequestEvent,
  resolveBaseCode,
  type Schedule,
  type Settings,
} from './settings/settings.ts';
export { COUNT, FINDINGS, type Frozen, MATCH, REGION, SCORE } from './findings-document.ts';
export {
  type CheckState,
  type CommonRegion,
  compareKeys,
  EXPLAINED_WITHIN,
  type Findings,
  type FirstSeen,
  highest,
  holdsNoCode,
  isCompared,
  isLookedIn,
  isCovered,
  isOrdinary,
  isPushedFirst,
  type MatchFinding,
  type MatchKind,
  openedBefore,
  pairAlike,
  pairAverage,
  type PairFinding,
  type PairFirst,
  pairsByKey,
  pushedBefore,
  SERVICE_THRESHOLD,
  shareOf,
  type SubmissionFinding,
  type SubmissionNumbers,
  unreadOf,
  type UnseenReason,
  type WebSourceFinding,
} from './findings.ts';
export { isSingle, LAYOUT_NAMES, type LayoutName, PASSING_NUMBERS, type SourceName } from './source-names.ts';
export {
  type AsideFile,
  type AsideKind,
  type BothReadings,
  type Collected,
  type CollectionFailure,
  type FoundAs,
  foundAs,
  type HandInFacts,
  type HardlyRead,
  type HiddenCopy,
  identityOf,
  inMemory,
  isMissing,
  judgedOf,
  LEFT_OUT_WORDS,
  type LeftOut,
  leftOutBecause,
  notCompared,
  type Origin,
  type PackedSubmission,
  type Person,
  type SourceFile,
  type Submission,
} from './submission.ts';
export {
  type LeftOutReason,
  SUBMISSION_ROLES,
  type SubmissionRole,
  TOGETHER,
  type Together,
} from './submission-lists.ts';
export { LIMITS } from './limits.ts';
export {
  CHECK_STATES,
  type CheckAnswer,
  type CheckLine,
  type CheckListAnswer,
  type CheckStage,
  type DraftAnswer,
  type DraftContents,
  type DraftOptions,
  type DraftSubmission,
  ANSWER_DAYS,
  isCheckFound,
  LISTED_CHECKS,
  MOST_SOUGHT,
  OWN_PAGE,
  type NotChecked,
  PARTS,
  type Part,
  type PlatformAnswer,
  REPORT_STATES,
  type ServerAnswer,
  type LoginAnswer,
  type LogoutAnswer,
  type SessionAnswer,
  type StartAnswer,
  type TaskAnswer,
  type TasksAnswer,
} from './page-answers.ts';
export {
  AuditRow,
  KeyShape,
  QueueShape,
  ROLES,
  type Role,
  SCOPES,
  type Scope,
  ShareRow,
  UserRow,
} from './people-answers.ts';
export {
  type HelperPort,
  type GivenClass,
  type GivenFile,
  type GivenPart,
  PAGE_LIMITS,
  PAGE_STAGES,
  type PackedTemplate,
  type PageAnswer,
  type PageBegin,
  type PageRequest,
  type PageStage,
  TEMPLATE_BLOCK,
} from './page-messages.ts';
export { type Said, Sentences, asMessage, distinct, sayer } from './said.ts';
export { SENTENCE, saidBy } from './sentence.ts';
export type * as answers from './service/answers.ts';
export {
  type Endpoint,
  ENDPOINTS,
  endpointsOf,
  fieldOf,
  formOf,
  type RequestForm,
  type ServiceFetch,
} from './service/endpoints.ts';
export { type Tolerant, readBoolean, readList, readNumber, received, tolerant } from './service/fields.ts';
export {
  OPERATIONS,
  type Once,
  type Operation,
  type OperationShape,
  type Reads,
  type ReceivedOf,
  type Repeatable,
  type RequestOf,
  type ResponseOf,
} from './service/operations.ts';
export type { TestTypeList, WireRole } from './service/resources.ts';
export type * as resources from './service/resources.ts';
export {
  AUTO_DETECT,
  CAPABILITY,
  ENGINE,
  MATCH_TYPE,
  STATE,
  UNDER_WAY,
} from './service/states.ts';
export { type ConfigFile, readConfigFile } from './settings/config-file.ts';
export { assignmentNameSchema } from './settings/config-sections.ts';
export {
  defaultText,
  definitionOf,
  GROUPS,
  type InputName,
  INPUTS,
  isInputName,
  meantInput,
} from './settings/inputs/inputs.ts';
export type { CamelCase } from './settings/inputs/definition.ts';
export { MAX_TIMEOUT_MINUTES } from './settings/inputs/run.ts';
export type { COMPARISON } from './settings/inputs/comparison.ts';
export type { FILES, SUBMISSIONS } from './settings/inputs/submissions.ts';
export { parseSettings, PULL_REQUESTS } from './settings/parse-settings.ts';
export { quoted } from './settings/quoted.ts';
export {
  type RawInputs,
  configLocation,
  misspelledInputs,
  readInputs,
  secretsOf,
} from './settings/raw-inputs.ts';
export { BALANCE, LEFT_OUT, ORIGIN } from './submission-document.ts';
export { AnswerLinkShape, AskPerson } from './answer-links.ts';
export type { RememberedSource } from './service/web.ts';
export {
  SEARCH_STATES,
  SENT_KINDS,
  type SentLine,
  WEB_PROVIDERS,
  type WebProviderName,
} from './web.ts';
