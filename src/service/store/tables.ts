import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { resources, SentLine, WireRole } from '#contract';
import type { JobKind } from '../jobs/kinds.ts';
import type { StartedSearch } from '../web/web-result.ts';
import {
  bigint,
  bytes,
  flag,
  id,
  integer,
  json,
  type RecordOf,
  type RowsOf,
  real,
  table,
  text,
} from './columns.ts';
import { PEOPLE_TABLES } from './people/tables.ts';

/**
 * The rows of a service, the same in SQLite and in PostgreSQL: types of rows, types of records and what makes the tables all follow
 * from this list. Columns are named in snake_case there. Times are milliseconds since the epoch.
 *
 * What was released stays as it is. A column that comes later has `since` with the version that it is new in, and that version its
 * step in `migrate.ts`.
 */
export const TABLES = {
  meta: table({
    name: text().key(),
    value: text(),
  }),
  checks: table(
    {
      id: id(),
      /** null: demo data, which everybody may read and nobody may change (L135). */
      ownerId: bigint().orNull(),
      /** The key that it was made with; null: none of the table. */
      keyId: bigint().later(),
      /** Corpus that it was made in; stays when its owner leaves that. */
      corpusId: bigint().later(),
      /** It was made by a key of the scope `submit`: nothing else is compared with it. */
      handedIn: flag().fromZero(),
      name: text(),
      statusId: integer(),
      statusMessage: text(),
      languageId: integer(),
      testType: integer(),
      aiRun: flag(),
      baseCodeDetection: flag(),
      /** Ids of submissions that belong together, by groups; null: nobody said so. */
      together: json<readonly (readonly number[])[]>().later(),
      /** How the web is searched for it; null: it is not. */
      web: json<StartedSearch>().later(),
      /** Name of the blob that holds how far that search is; null: it has not begun, or is over. */
      search: text().later(),
      jobId: bigint(),
      /** How often an analysis was begun. Only who holds the current one may write a result. */
      attempt: integer().fromZero(),
      createdAt: bigint(),
      updatedAt: bigint(),
      startedAt: bigint().later(),
      finishedAt: bigint().later(),
      /** Of the analysis, by a clock that nobody sets; null: it has not ended. */
      durationMs: real().later(),
      /** What a list of checks shows of a result, so that it need not be read; null: there is none. */
      stats: json<CheckStats>().later(),
      /** Name of the blob that holds what was found. */
      result: text().later(),
      /** `imprintVersion` of the program whose imprints of its submissions are kept; null: none are. */
      imprints: text().later(),
    },
    {
      indexes: {
        checksByOwner: { columns: ['ownerId', 'statusId'] },
        // The newest of somebody are asked for again and again.
        checksByAge: { columns: ['ownerId', 'id'] },
        checksByStatus: { columns: ['statusId'] },
        // What has ended since is asked for by each look at the numbers.
        checksByEnd: { columns: ['finishedAt'] },
        checksByResult: { columns: ['result'] },
        checksBySearch: { columns: ['search'], where: ['search', 'is not'] },
      },
    },
  ),
  submissions: table(
    {
      id: id(),
      checkId: bigint(),
      /** As uploaded: hostile text. */
      filename: text(),
      role: text<WireRole>(),
      fileSize: bigint(),
      /** Name of the blob that holds the ZIP. */
      blob: text(),
      createdAt: bigint(),
      updatedAt: bigint(),
    },
    {
      indexes: {
        submissionsByCheck: { columns: ['checkId'] },
        // Whether a row names a blob is asked for each that is old.
        submissionsByBlob: { columns: ['blob'] },
      },
    },
  ),
  /** What outlives a request, of all kinds: what waits, and what is under way. */
  jobs: table(
    {
      id: id(),
      kind: text<JobKind>(),
      /** What it is about, such as the id of a check: of one kind there is one job with it. */
      key: text(),
      /** Of one lane one job is under way at a time; null: it has none. */
      lane: text().orNull(),
      /** Whose turn it takes; 0: nobody's, as a demo's. */
      person: bigint(),
      small: flag(),
      /** Who comes once comes in the first round: everybody has a turn in each. */
      round: bigint(),
      /** It is not begun before; 0: it never had to wait. */
      dueAt: bigint(),
      /** How often it ended without an outcome, or its process died of it. */
      tries: integer().fromZero(),
      /** When that was last. */
      triedAt: bigint().fromZero(),
      /** Its process, and a word made anew for each taking; null: it waits. */
      worker: text().orNull(),
      /** Looks of other processes since its worker said that it lives. */
      silent: integer().fromZero(),
      /** When the last of them was, by a clock that all share. */
      lookedAt: bigint().fromZero(),
      share: real().fromZero(),
      /** Since it was taken, by a clock that nobody sets. */
      elapsedMs: real().fromZero(),
      /** It waits for others meanwhile, and computes nothing. */
      waits: flag().fromZero(),
      addedAt: bigint(),
    },
    {
      unique: { jobsByKey: ['kind', 'key'] },
      indexes: {
        jobsInTurn: { columns: ['kind', 'small', 'round'], where: ['worker', 'is'] },
        jobsByPerson: { columns: ['person', 'kind', 'small', 'round'] },
        jobsByLane: { columns: ['kind', 'lane', 'id'] },
        // Whatever two processes do at once: of one lane one job is under way.
        jobsUnderWay: { columns: ['kind', 'lane'], isUnique: true, where: ['worker', 'is not'] },
      },
    },
  ),
  /** Every request of a search of the web, written before it leaves. It goes with its check alone. */
  sent: table(
    {
      id: id(),
      checkId: bigint(),
      /** Of the check when it left: what it may spend is counted by it. */
      jobId: bigint(),
      provider: text<SentLine['provider']>(),
      kind: text<SentLine['kind']>(),
      /** Exactly what was sent. */
      text: text(),
      submissions: json<readonly number[]>(),
      /** null: not known, such as of what was under way when its process died. */
      answer: text().orNull(),
      at: bigint(),
    },
    { indexes: { sentByCheck: { columns: ['checkId'] } } },
  ),
  /** What is kept of an analysed submission so that later checks find it. */
  imprints: table({
    submissionId: integer().key(),
    checkId: bigint(),
    /** Lower halves of all its hashes, ascending, 32 bits each as the machine has them (little-endian wherever Node runs). */
    hashes: bytes(),
    /** The hashes that it is found by, ascending, as doubles. */
    sample: bytes(),
  }),
  /** Which submissions are found by a hash. */
  postings: table(
    {
      hash: bigint(),
      submissionId: bigint(),
      /** Of its check: a question never looks at others' rows. */
      ownerId: bigint(),
    },
    {
      key: { postingsKey: ['hash', 'submissionId', 'ownerId'] },
      // The rows are the index: in SQLite nothing else is kept, in PostgreSQL a question is answered from it alone.
      withoutRowid: true,
    },
  ),
  /** What requests made that their client gave a key: who repeats one is told of it, and makes nothing twice. */
  requestKeys: table(
    {
      userId: bigint(),
      /** SHA-256 of the key, of the operation, and of who asked. */
      keyHash: text(),
      /** Of one request, from 0: each file of it. */
      part: integer(),
      /** SHA-256 of all that it carried. */
      fingerprint: text(),
      checkId: bigint(),
      submissionId: bigint().orNull(),
      createdAt: bigint(),
    },
    {
      key: { requestKeysOnce: ['userId', 'keyHash', 'part'] },
      indexes: { requestKeysByCheck: { columns: ['checkId'] } },
    },
  ),
  /** When the last turns were that all processes share: of limits, and of the pace of a token. */
  turns: table(
    {
      /** SHA-256 of what they are turns of. */
      nameHash: text().key(),
      times: json<readonly number[]>(),
      /** Nobody has one before. */
      heldUntil: bigint(),
      usedAt: bigint(),
    },
    { mayBeLost: true },
  ),
  hooks: table(
    {
      id: id(),
      ownerId: bigint(),
      /** The key that made it; null: a person with a browser, or the key of the service itself. */
      keyId: bigint().orNull(),
      url: text(),
      /** Names of events, with blanks between them. */
      events: text(),
      /** What its messages are signed with: a receiver checks them with the same, so it cannot be kept as a hash. */
      secret: text(),
      createdAt: bigint(),
      /** Messages in a row that never arrived. */
      givenUp: integer(),
      disabledAt: bigint().orNull(),
      /** A sentence. */
      disabledWhy: text().orNull(),
    },
    { indexes: { hooksByOwner: { columns: ['ownerId'] } } },
  ),
  hookDeliveries: table(
    {
      id: id(),
      hookId: bigint(),
      /** null: a test. */
      checkId: bigint().orNull(),
      /** The same in every attempt. */
      messageId: text(),
      event: text(),
      body: text(),
      state: text<'waiting' | 'delivered' | 'given-up'>(),
      createdAt: bigint(),
      attempts: integer(),
      /** What the receiver said last, in a sentence. */
      answer: text().orNull(),
      endedAt: bigint().orNull(),
    },
    { indexes: { hookDeliveriesByHook: { columns: ['hookId'] } } },
  ),
  sessions: table({
    /** Hex SHA-256 of what the browser has. */
    hash: text().key(),
    /** Hex SHA-256 of the key that it was begun with: it ends with the key. null: it was begun without one. */
    keyHash: text().orNull(),
    /** Who logged in with an account elsewhere. */
    userId: bigint().later(),
    /** Corpus of the checks that are made in it. */
    corpusId: bigint().later(),
    /** How whoever keeps that account calls the session. */
    sid: text().later(),
    createdAt: bigint(),
    usedAt: bigint(),
  }),
  /** What people decided about a check's pairs. */
  caseBooks: table({
    checkId: bigint().key(),
    /** From 1; rises with every change. */
    version: integer(),
    /** As `cases.json`. */
    document: text(),
    /** How many of its cases keep the check from being deleted for its age. */
    openCases: integer(),
    updatedAt: bigint(),
  }),
  /** Links by which one person answers about one case: of both there is one. */
  answerLinks: table(
    {
      id: id(),
      checkId: bigint(),
      /** Whom the case is about, as `caseKey` has it. */
      caseKey: text(),
      /** Who answers, as cases call that person. */
      subject: text(),
      /** Hex SHA-256 of what its address ends with; null: it was ended. */
      hash: text().orNull().unique(),
      /** What its reader sees, as JSON: what is released when the link is made, and nothing later. */
      shown: text(),
      createdAt: bigint(),
      expiresAt: bigint(),
    },
    { indexes: { answerLinksByCheck: { columns: ['checkId'] } } },
  ),
  /** What people answered by such links. Rows are added, never changed. */
  answers: table(
    {
      id: id(),
      linkId: bigint(),
      checkId: bigint(),
      /** Hostile text. */
      text: text(),
      at: bigint(),
    },
    { indexes: { answersByLink: { columns: ['linkId'] }, answersByCheck: { columns: ['checkId'] } } },
  ),
  reports: table({
    checkId: bigint().key(),
    /** `ready` or `failed`. While it is made, it has a job. */
    state: text(),
    /** Why it failed. */
    reason: text().orNull(),
    /** Name of the blob that holds the page. */
    blob: text().orNull(),
    /** The Content-Security-Policy that the page was built with. */
    policy: text().orNull(),
    /** Judged submissions, and how many of them are flagged; null: not known. */
    judged: integer().orNull(),
    flagged: integer().orNull(),
    /** Highest similarity of a judged submission, 0..100. */
    max: real().orNull(),
    /** What could not be checked: names and reasons, as JSON; null: not known. */
    notChecked: text().orNull(),
    updatedAt: bigint(),
  }),
  /** What somebody dropped, until a check is made of it. */
  drafts: table({
    id: text().key(),
    userId: bigint(),
    usedAt: bigint(),
    /** How a check is made of it, as JSON; null: none is being made. */
    run: text().later(),
    /** null: there is none yet. */
    checkId: bigint().later(),
    /** Why no check could be made, in a sentence. */
    problem: text().later(),
  }),
  draftParts: table(
    {
      draftId: text(),
      part: text(),
      /** What was dropped is called so. */
      name: text(),
      files: integer(),
      bytes: bigint(),
      /** Name of the blob that holds them. */
      blob: text(),
    },
    { key: { draftPartsKey: ['draftId', 'part'] } },
  ),
  ...PEOPLE_TABLES,
};

/** As a list of checks tells it, but how many submissions there are. */
export type CheckStats = Omit<NonNullable<z.output<typeof resources.ListedCheck>['stats']>, 'submissions'>;

type All = typeof TABLES;

/** Tables as queries know them. */
export type Tables = { readonly [Name in keyof All]: RowsOf<All[Name]> };
/** A row as it is kept. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export type CheckRecord = RecordOf<All['checks']>;
export type SubmissionRecord = RecordOf<All['submissions']>;
