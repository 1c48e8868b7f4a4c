import type { Environment } from '../domain/environment.ts';
import type { WebProviderName } from '../domain/web.ts';
import type { ProviderOptions } from './create-providers.ts';

/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';

/** Who is asked, and how, as far as a process's environment says it; plain data, which a thread can be handed. */
export function askingOf(
  who: {
    readonly names: readonly WebProviderName[];
    /** GitHub's. */
    readonly token: string | null;
    /** GitHub's API. */
    readonly apiUrl: string;
    readonly toolVersion: string;
  },
  environment: Environment,
): Omit<ProviderOptions, 'clock' | 'log'> {
  const { names, token, apiUrl, toolVersion } = who;
  const heritageUrl = environment[HERITAGE_VARIABLE];
  return {
    names,
    token,
    apiUrl,
    ...(heritageUrl === undefined || heritageUrl === '' ? {} : { heritageUrl }),
    environment: { ...environment },
    userAgent: `code-similarity-action/${toolVersion}`,
  };
}
