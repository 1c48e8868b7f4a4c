import { createHmac } from 'node:crypto';
import type { RemotePlace, Signed } from './match-rows.ts';

/** `location` names a file of a submission, `source` proves that we said so; both come back to getRemoteFile. */
export function sign(secret: string, { submissionId, path, checkId }: RemotePlace): Signed {
  const location = Buffer.from(JSON.stringify([submissionId, path, checkId]), 'utf8').toString('base64url');
  return { location, source: createHmac('sha256', secret).update(location).digest('hex') };
}
