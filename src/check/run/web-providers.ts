import type { WebProviderName } from '#contract';
import { askingOf, type ProviderOptions } from '#service';
import type { World } from './world.ts';

/** What a search of the web is opened with: plain data, which a thread can be given. @param token GitHub's */
export function providerOptions(
  names: readonly WebProviderName[],
  token: string | null,
  { environment, event: { apiUrl }, toolVersion }: Pick<World, 'environment' | 'event' | 'toolVersion'>,
): Omit<ProviderOptions, 'clock' | 'log'> {
  return askingOf({ names, token, apiUrl, toolVersion }, environment);
}
