/** The search of the web as a part of the contract: what a check is started with, and what came of it; all ours. */
import { z } from 'zod';
import { WEB_PROVIDERS } from '../web.ts';
import { ours } from './fields.ts';

const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: 'HMAC-SHA-256 of the lower-cased text with the salt, in hex' });
const sha1 = z.string().regex(/^[0-9a-f]{40}$/);
const provider = z.enum(WEB_PROVIDERS);

/** Where a source was found by an earlier check. */
const RememberedSource = z.object({
  provider,
  /** `owner/name`. */
  repository: z.string().max(200),
  /** Full SHA. */
  commit: sha1,
  path: z.string().max(4096),
  /** SHA-1 of the git blob, hex. */
  blob: sha1,
});
export type RememberedSource = Readonly<z.output<typeof RememberedSource>>;

/**
 * By which rules the web is searched for a check. Names come as digests, so that a service learns none. A rule
 * that the service does not know is refused: it may say what must not be sent.
 */
export const WebOrder = ours(
  z.strictObject({
    /** Most queries; the service may allow fewer. */
    requests: z.int().min(0).max(10_000).optional(),
    /** The search ends after so many. */
    seconds: z.int().min(1).max(86_400).optional(),
    salt: z
      .string()
      .regex(/^[0-9a-f]{16,128}$/)
      .optional(),
    /** Owners and repositories that are no source. */
    exclude: z.array(digest).max(20_000).optional(),
    /** Words that are never sent. */
    never: z.array(digest).max(50_000).optional(),
    submissions: z
      .array(
        z.strictObject({
          id: z.int().min(1),
          /** Accounts of whoever wrote it. */
          own: z.array(digest).max(100).optional(),
          /** When it was handed in, RFC 3339 with a zone. */
          at: z.iso.datetime({ offset: true }).optional(),
          /** Searched for by an earlier check: no query is spent on it. */
          remembered: z.array(RememberedSource).max(100).nullable().optional(),
          /** It changed since: it is asked for again, after all that never were. */
          again: z.boolean().optional(),
        }),
      )
      .max(20_000)
      .optional(),
  }),
);
