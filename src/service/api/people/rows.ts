import { z } from 'zod';
import type { AuditEntry } from '../../store/people/audit.ts';
import type { AuditRow, KeyShape, ShareRow, UserRow } from '#contract';
import type { KeyRow } from '../../store/people/keys.ts';
import type { Share } from '../../store/people/shares.ts';
import type { User } from '../../store/people/users.ts';

/** Rows of people as JSON. Times are ISO 8601, UTC. */

/** null: never. */
export function isoTime<Ms extends number | null>(ms: Ms): Ms extends number ? string : null;
export function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

const FORMS = [z.iso.datetime({ offset: true }), z.iso.date()] as const;

/** A time in a request; a day alone is its beginning, UTC. */
export const moment = z.stringFormat('moment', (text) => FORMS.some((one) => one.safeParse(text).success));

/** What was done, and nothing else. */
export const DONE = z.object({ success: z.boolean(), message: z.string().optional() });

export function userRow(user: User): UserRow {
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

export function keyRow(key: KeyRow): KeyShape {
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
export function shareRow(share: Share, names: ReadonlyMap<number, string>): ShareRow {
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

export function auditRow(entry: AuditEntry): AuditRow {
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
