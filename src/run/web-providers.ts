import type { WebProviderName } from '../domain/web.ts';
import type { ProviderOptions } from '../web-search/create-providers.ts';
import type { World } from './world.ts';

/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';

/** What a search of the web is opened with: plain data, which a thread can be given. @param token GitHub's */
export function providerOptions(
  names: readonly WebProviderName[],
  token: string | null,
  { environment, event, toolVersion }: Pick<World, 'environment' | 'event' | 'toolVersion'>,
): Omit<ProviderOptions, 'clock' | 'log'> {
  const heritageUrl = environment[HERITAGE_VARIABLE];
  return {
    names,
    token,
    apiUrl: event.apiUrl,
    ...(heritageUrl === undefined || heritageUrl === '' ? {} : { heritageUrl }),
    environment: { ...environment },
    userAgent: `code-similarity-action/${toolVersion}`,
  };
}
