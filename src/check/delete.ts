import type { ServiceClient } from './client/client.ts';
import { NotFoundError } from './client/errors.ts';

/** Deletes a check. @returns whether it is gone, also where it was so before @throws Failure */
export async function deleteCheck(client: ServiceClient, checkId: number): Promise<boolean> {
  const result = await client.repeat('deleteCheck', { check_id: checkId });
  if (result.kind !== 'ambiguous') {
    return result.kind === 'ok' || (result.kind === 'refused' && result.status === 404);
  }
  try {
    await client.read('getCheck', { check_id: checkId });
    return false;
  } catch (error) {
    if (error instanceof NotFoundError) return true;
    throw error;
  }
}
