import { z } from 'zod';
import type { AuditEntry } from '../../store/people/audit.ts';
import { ROLES, SCOPES } from '../../store/people/caller.ts';
import type { KeyRow } from '../../store/people/keys.ts';
import type { Share } from '../../store/people/shares.ts';
import type { User } from '../../store/people/users.ts';

/** Rows of people as JSON. Times are ISO 8601, UTC. */

/** null: never. */
export function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

const FORMS = [z.iso.datetime({ offset: true }), z.iso.date()] as const;

/** A time in a request; a day alone is its beginning, UTC. */
export const moment = z.stringFormat('moment', (text) => FORMS.some((one) => one.safeParse(text).success));

const time = z.string().nullable();
const number = z.int().nullable();

export const UserRow = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  trial: z.boolean(),
  suspended_at: time,
  invoice: z.string().nullable(),
  single_sign_on: z.boolean().describe('Logs in with an account elsewhere, as at the university'),
  left_at: time.describe('When that account was in no group any more that may come in'),
  checks_a_month: number.describe('null: not limited'),
  bytes_a_month: number.describe('null: not limited'),
  created_at: time,
});

export const KeyShape = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  scope: z.enum(SCOPES),
  corpus_id: number,
  created_at: time,
  expires_at: time,
  last_used_at: time,
  revoked_at: time,
});

export const ShareRow = z.object({
  id: z.int(),
  owner_id: z.int(),
  owner: z.string().nullable(),
  check_id: number.describe('null: all checks of the owner'),
  user_id: z.int(),
  user: z.string().nullable(),
  created_at: time,
});

export const AuditRow = z.object({
  id: z.int(),
  at: time,
  user_id: z.int(),
  user: z.string().nullable(),
  key_id: number,
  action: z.string(),
  check_id: number,
  submission_id: number,
  owner_id: number,
  details: z.unknown(),
});

/** What was done, and nothing else. */
export const DONE = z.object({ success: z.boolean(), message: z.string().optional() });

export function userRow(user: User): z.input<typeof UserRow> {
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    trial: user.trial === 1,
    suspended_at: isoTime(user.suspendedAt),
    invoice: user.invoice,
    single_sign_on: user.identity !== null,
    left_at: isoTime(user.leftAt),
    checks_a_month: user.monthlyChecks,
    bytes_a_month: user.monthlyBytes,
    created_at: isoTime(user.createdAt),
  };
}

export function keyRow(key: KeyRow): z.input<typeof KeyShape> {
  return {
    id: key.id,
    user_id: key.userId,
    name: key.name,
    scope: key.scope,
    corpus_id: key.corpusId,
    created_at: isoTime(key.createdAt),
    expires_at: isoTime(key.expiresAt),
    last_used_at: isoTime(key.lastUsedAt),
    revoked_at: isoTime(key.revokedAt),
  };
}

/** @param names of users, by their ids */
export function shareRow(share: Share, names: ReadonlyMap<number, string>): z.input<typeof ShareRow> {
  return {
    id: share.id,
    owner_id: share.ownerId,
    owner: names.get(share.ownerId) ?? null,
    check_id: share.checkId,
    user_id: share.userId,
    user: names.get(share.userId) ?? null,
    created_at: isoTime(share.createdAt),
  };
}

export function auditRow(entry: AuditEntry): z.input<typeof AuditRow> {
  return {
    id: entry.id,
    at: isoTime(entry.at),
    user_id: entry.userId,
    user: entry.userName,
    key_id: entry.keyId,
    action: entry.action,
    check_id: entry.checkId,
    submission_id: entry.submissionId,
    owner_id: entry.ownerId,
    details: entry.details === null ? null : (JSON.parse(entry.details) as unknown),
  };
}
