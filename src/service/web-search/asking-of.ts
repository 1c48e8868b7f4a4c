import { ConfigurationError, type Environment, fill } from '#base';
import type { WebProviderName } from '#contract';
import type { ProviderOptions } from './create-providers.ts';
import * as says from '../says.ts';

/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';

/**
 * Who is asked, and how, as far as a process's environment says it; plain data, which a thread can be handed.
 *
 * @throws ConfigurationError where an address is none
 */
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
  if (names.includes('github')) expectAddress('GITHUB_API_URL', apiUrl);
  if (names.includes('software-heritage') && heritageUrl) expectAddress(HERITAGE_VARIABLE, heritageUrl);
  return {
    names,
    token,
    apiUrl,
    ...(heritageUrl === undefined || heritageUrl === '' ? {} : { heritageUrl }),
    environment: { ...environment },
    userAgent: `code-similarity-action/${toolVersion}`,
  };
}

function expectAddress(variable: string, given: string): void {
  const url = URL.parse(given);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return;
  throw new ConfigurationError(fill(says.noAddressAsked, { variable }));
}
