import { bigint, flag, id, integer, table, text } from '../columns.ts';
import type { Role, Scope } from '#contract';

/** The rows about people, which `TABLES` has among all others. */
export const PEOPLE_TABLES = {
  users: table({
    id: id(),
    name: text(),
    /** The name as others of the same spelling have it: nobody else may. */
    nameKey: text().unique(),
    role: text<Role>(),
    /** A trial account: no viewer, nothing can be deleted. */
    trial: flag().fromZero(),
    /** Issuer and subject of the account elsewhere that this person logs in with; null: there is none. */
    identity: text().later().unique(),
    /** When that account was in no group any more that may come in; null: it is in one, or there is none. */
    leftAt: bigint().later(),
    /** null: not suspended. */
    suspendedAt: bigint().later(),
    /** Of an account that is suspended for it. */
    invoice: text().later(),
    /** Units that a month has; null: not limited. */
    monthlyChecks: bigint().later(),
    /** Bytes that a month's uploads may have; null: not limited. */
    monthlyBytes: bigint().later(),
    createdAt: bigint(),
  }),
  keys: table(
    {
      id: id(),
      userId: bigint(),
      name: text(),
      /** SHA-256 of the key in hexadecimal. */
      hash: text().unique(),
      scope: text<Scope>(),
      /** Corpus of the checks that are made with it; null: of none. */
      corpusId: bigint().orNull(),
      createdAt: bigint(),
      expiresAt: bigint().orNull(),
      /** Exact to the minute. */
      lastUsedAt: bigint().orNull(),
      revokedAt: bigint().orNull(),
    },
    { indexes: { keysByUser: { columns: ['userId'] } } },
  ),
  shares: table(
    {
      id: id(),
      ownerId: bigint(),
      /** 0: all checks of the owner. */
      checkId: bigint(),
      /** Who may read. */
      userId: bigint(),
      createdAt: bigint(),
    },
    { unique: { sharesOnce: ['userId', 'ownerId', 'checkId'] } },
  ),
  corpora: table({
    id: id(),
    name: text(),
    nameKey: text().unique(),
    createdAt: bigint(),
  }),
  corpusMembers: table(
    {
      corpusId: bigint(),
      userId: bigint(),
      /** Whether the files of this member's checks are handed out to the others. */
      handsOut: flag().fromZero(),
      createdAt: bigint(),
    },
    { key: { corpusMembersOnce: ['corpusId', 'userId'] } },
  ),
  usage: table(
    {
      userId: bigint(),
      /** Year and month in UTC, as 202611. */
      month: integer(),
      checks: bigint(),
      bytes: bigint(),
    },
    { key: { usageOnce: ['userId', 'month'] } },
  ),
  audit: table(
    {
      id: id(),
      at: bigint(),
      userId: bigint(),
      /** As it was then: the person may be gone. */
      userName: text(),
      keyId: bigint().orNull(),
      action: text(),
      checkId: bigint().orNull(),
      submissionId: bigint().orNull(),
      /** Whose work or account it was; null: the service's. */
      ownerId: bigint().orNull(),
      /** What else there is to know, as JSON of numbers and closed words: no code, and no name of a file. */
      details: text().orNull(),
    },
    {
      // Ids grow with the time, so the latest are found without another.
      indexes: { auditByCheck: { columns: ['checkId'] } },
    },
  ),
  /** Launches from learning platforms that are under way: each is used once. */
  launches: table(
    {
      /** Hex SHA-256 of what the browser and the platform bring back. */
      stateHash: text().key(),
      nonce: text(),
      /** Issuer and client of the platform. */
      platform: text(),
      /** What it was begun with, to begin it again. */
      query: text(),
      at: bigint(),
    },
    { mayBeLost: true },
  ),
  /** Courses of learning platforms that somebody came from. */
  courses: table(
    {
      /** Issuer, deployment and context. */
      key: text().key(),
      corpusId: bigint(),
      /** Issuer and client of the platform. */
      platform: text(),
      /** Where the platform tells its people; null: it does not. */
      peopleUrl: text().orNull(),
    },
    { indexes: { coursesByCorpus: { columns: ['corpusId'] } } },
  ),
  /** Keys that learning platforms know us by. */
  signingKeys: table({
    kid: text().key(),
    /** As JWK, with its private part. */
    jwk: text(),
    createdAt: bigint(),
  }),
};
