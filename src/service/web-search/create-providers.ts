import { type Environment, expectAddress } from '#base';
import type { WebProviderName } from '#contract';
import { createGitHubSearch, type GitHubSearchOptions } from './github/provider.ts';
import { createHeritageSearch } from './heritage/provider.ts';
import type { WebProvider } from './provider.ts';

export interface ProviderOptions extends GitHubSearchOptions {
  readonly names: readonly WebProviderName[];
  /** Root of Software Heritage's archive; default: the public one. */
  readonly heritageUrl?: string;
}

/** The providers with these names. One set serves all searches of a process. The caller closes them. */
export function createProviders(options: ProviderOptions): readonly WebProvider[] {
  const { heritageUrl, clock, environment, userAgent } = options;
  const make: Readonly<Record<WebProviderName, () => WebProvider>> = {
    github: () => createGitHubSearch(options),
    'software-heritage': () =>
      createHeritageSearch({
        ...(heritageUrl === undefined ? {} : { url: heritageUrl }),
        clock,
        environment,
        userAgent,
      }),
  };
  return options.names.map((name) => make[name]());
}

/** Another archive than Software Heritage's own that answers the same questions, such as a mirror. */
const HERITAGE_VARIABLE = 'SOFTWARE_HERITAGE_URL';

/**
 * Who is asked, and how, as far as a process's environment says it; plain data, which a thread can be handed.
 *
 * @throws ConfigurationError where an address is none
 */
export function askingOf(
  who: Pick<ProviderOptions, 'names' | 'token' | 'apiUrl'> & { readonly toolVersion: string },
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
