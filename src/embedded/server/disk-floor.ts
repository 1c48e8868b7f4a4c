import { statfs } from 'node:fs/promises';
import { HttpError } from './reply.ts';

/**
 * Refuses uploads while a disk has less room than is to be kept free for results and the database. Reading goes on.
 *
 * @param folder on that disk
 * @throws HttpError 507
 */
export async function refuseBelowFloor(folder: string, keepFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= keepFreeBytes) return;
  throw new HttpError(
    507,
    'The disk of the service is nearly full, and takes no uploads. Try again later, or delete checks that nobody needs.',
  );
}
