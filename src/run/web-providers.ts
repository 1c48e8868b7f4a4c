import type { WebProviderName } from '../domain/web.ts';
import type { WebProvider } from '../web-search/provider.ts';
import type { World } from './world.ts';

/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';

/** What a search of the web is opened with; the caller closes the providers. Nothing of it is loaded before. */
export async function webProviders(
  names: readonly WebProviderName[],
  token: string | null,
  { environment, clock, log, event, toolVersion }: World,
): Promise<readonly WebProvider[]> {
  const { createProviders } = await import('../web-search/create-providers.ts');
  const heritageUrl = environment[HERITAGE_VARIABLE];
  return createProviders({
    names,
    token,
    apiUrl: event.apiUrl,
    ...(heritageUrl === undefined ? {} : { heritageUrl }),
    environment,
    clock,
    log,
    userAgent: `code-similarity-action/${toolVersion}`,
  });
}
