import type { ServiceClient } from '../service/client/client.ts';

/** Deletes a check. @returns whether it is gone, also where it was so before @throws Failure */
export async function deleteCheck(client: ServiceClient, checkId: number): Promise<boolean> {
  const result = await client.send('deleteCheck', { checkId });
  return result.kind === 'ok' || (result.kind === 'refused' && result.status === 404);
}
