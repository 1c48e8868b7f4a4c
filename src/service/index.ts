/** The similarity service: a function from a request to an answer over a store, with its jobs, analyses and searches of the web. */
export { runInThread, startThread } from './analysis/analysis-thread.ts';
export type { AnalysisJob, OtherDocuments } from './analysis/analyse.ts';
export type { AnalysisMessage } from './analysis/job.ts';
export { analysesOf } from './api/analyses.ts';
export { passes, whyLater } from './api/attempts.ts';
export { BlobsRefused, BlobsUnavailable } from './store/blobs/s3-exchange.ts';
export { bodyWithin, textWithin } from './api/body.ts';
export type { Incoming } from './api/incoming.ts';
export { isForThisMachine, isProxy, proxyList } from './api/client-address.ts';
export type { DemoFile } from './api/demo.ts';
export { enginesOf } from './api/engines.ts';
export type { Extension, ServiceParts, Visit, Visitors } from './api/extension.ts';
export { refusalOf } from './api/operate.ts';
export {
  allowScope,
  type PeopleCall,
  peopleRefusal,
  type Resource,
  resource,
} from './api/people/resource.ts';
export { auditRow, isoTime, keyRow, userRow } from './api/people/rows.ts';
export { RateLimit } from './api/rate-limit.ts';
export { formParser, formRead } from './api/multipart.ts';
export { AWAY, HttpError, invalid, json } from './api/reply.ts';
export { statusesOf } from './api/status-of.ts';
export type { Watch } from './api/server.ts';
export type { Concerned, OnDefect } from './defects.ts';
export { Jobs, MOST_TRIES, type TakenJob } from './jobs/jobs.ts';
export type { JobHandler, JobWays } from './jobs/workers.ts';
export { type ComparedAnswers, answersOf } from './answers-of.ts';
export type { compare as Compare } from './comparing.ts';
export { loadAnalysis, loadComparing, loadPostgres, loadProviders, loadSearch, loadService } from './load.ts';
export { type EmbeddedService, type ServiceOptions, startEmbeddedService } from './service.ts';
export { type AnswerLink, AnswerRows } from './store/answers.ts';
export { DatabaseAway, isReadOnly } from './store/away.ts';
export { type BlobContents, BlobMissing, type Blobs, digestIn, isBlobName } from './store/blobs/blobs.ts';
export { FolderBlobs, syncPath } from './store/blobs/folder.ts';
export { measured, newBlobName, requireIntact } from './store/blobs/names.ts';
export { openBlobs } from './store/blobs/open.ts';
export { CaseRows, ReportRows } from './store/reports.ts';
export { type RowsOf, bigint, makeNew, table, text } from './store/columns.ts';
export { isLocked, lockFolder, makeDataDir, reasonOf, sweepTempFolders } from './store/data-folder.ts';
export { type Database, secretOf, tryChange } from './store/database.ts';
export { type DraftRow, DraftRows } from './store/drafts.ts';
export {
  type DeliveryRecord,
  HOOK_EVENTS,
  type HookRecord,
  Hooks,
  type OutgoingMessage,
} from './store/hooks.ts';
export { LaunchRows } from './store/launches.ts';
export {
  isEmpty,
  migrate,
  type Migration,
  requireCurrent,
  requireTables,
  STEPS,
  VERSION_ROW,
} from './store/migrate.ts';
export { deleteUnnamed, forgetBlobs, type NamedBlob, namedAmong, namedBlobs } from './store/named-blobs.ts';
export { Audit, type AuditEntry } from './store/people/audit.ts';
export { type Caller, OWNER, OWNER_ID } from './store/people/caller.ts';
export { type KeyRow, hashOf } from './store/people/keys.ts';
export { type People, peopleOf, removeUser } from './store/people/people.ts';
export type { User } from './store/people/users.ts';
export { freeOf, isNoRoom, RowsMoved, whyNotWritten } from './store/room.ts';
export { SessionRows } from './store/people/identities.ts';
export { sharedTurnsOf } from './store/shared-turns.ts';
export { copyRowsTo, openSqlite } from './store/sqlite.ts';
export { openDataFolder, type Storage, storageOf } from './store/storage.ts';
export { Store } from './store/store.ts';
export { type CheckRecord, type Row, TABLES, type Tables } from './store/tables.ts';
export { askingOf } from './web-search/create-providers.ts';
export { digestOf } from './web-search/unsaid.ts';
export { WEB_LIMITS } from './web-search/limits.ts';
export { rulesOf } from './web-search/provider.ts';
export { type WebOptions, searchingOf } from './web/searching.ts';
