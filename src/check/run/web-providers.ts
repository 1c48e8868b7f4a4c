import type { Environment } from '#base';
import type { WebProviderName } from '#contract';
import type { EventContext } from '#github';
import { askingOf, type ProviderOptions } from '#service';

/** What a search of the web is opened with: plain data, which a thread can be given. @param token GitHub's */
export function providerOptions(
  names: readonly WebProviderName[],
  token: string | null,
  {
    environment,
    event: { apiUrl },
    toolVersion,
  }: {
    readonly environment: Environment;
    readonly event: Pick<EventContext, 'apiUrl'>;
    readonly toolVersion: string;
  },
): Omit<ProviderOptions, 'clock' | 'log'> {
  return askingOf({ names, token, apiUrl, toolVersion }, environment);
}
