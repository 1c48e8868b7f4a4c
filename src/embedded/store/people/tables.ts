import type { Generated } from 'kysely';
import type { Role, Scope } from './caller.ts';

/** Rows of people: who they are, what they may do, and what they did. */
export interface PeopleTables {
  readonly users: UserTable;
  readonly keys: KeyTable;
  readonly shares: ShareTable;
  readonly corpora: CorpusTable;
  readonly corpusMembers: MemberTable;
  readonly usage: UsageTable;
  readonly audit: AuditTable;
}

interface UserTable {
  readonly id: Generated<number>;
  readonly name: string;
  /** The name as others of the same spelling have it: nobody else may. */
  readonly nameKey: string;
  readonly role: Role;
  /** A trial account: no viewer, nothing can be deleted. */
  readonly trial: Generated<number>;
  /** null: not suspended. */
  readonly suspendedAt: Generated<number | null>;
  /** Of an account that is suspended for it. */
  readonly invoice: Generated<string | null>;
  /** Units that a month has; null: not limited. */
  readonly monthlyChecks: Generated<number | null>;
  /** Bytes that a month's uploads may have; null: not limited. */
  readonly monthlyBytes: Generated<number | null>;
  readonly createdAt: number;
}

interface KeyTable {
  readonly id: Generated<number>;
  readonly userId: number;
  readonly name: string;
  /** SHA-256 of the key in hexadecimal. */
  readonly hash: string;
  readonly scope: Scope;
  /** Corpus of the checks that are made with it; null: of none. */
  readonly corpusId: number | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  /** Exact to the minute. */
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

interface ShareTable {
  readonly id: Generated<number>;
  readonly ownerId: number;
  /** 0: all checks of the owner. */
  readonly checkId: number;
  /** Who may read. */
  readonly userId: number;
  readonly createdAt: number;
}

interface CorpusTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly nameKey: string;
  readonly createdAt: number;
}

interface MemberTable {
  readonly corpusId: number;
  readonly userId: number;
  /** Whether the files of this member's checks are handed out to the others. */
  readonly handsOut: Generated<number>;
  readonly createdAt: number;
}

interface UsageTable {
  readonly userId: number;
  /** Year and month in UTC, as 202611. */
  readonly month: number;
  readonly checks: number;
  readonly bytes: number;
}

interface AuditTable {
  readonly id: Generated<number>;
  readonly at: number;
  readonly userId: number;
  /** As it was then: the person may be gone. */
  readonly userName: string;
  readonly keyId: number | null;
  readonly action: string;
  readonly checkId: number | null;
  readonly submissionId: number | null;
  /** Whose work or account it was; null: the service's. */
  readonly ownerId: number | null;
  /** What else there is to know, as JSON of numbers and closed words: no code, and no name of a file. */
  readonly details: string | null;
}
