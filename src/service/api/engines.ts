import type { z } from 'zod';
import { ENGINE, type TestTypeList, type WebProviderName } from '#contract';

type EngineEntry = z.output<typeof TestTypeList>['test_types'][number];

const PEERS = ['peer', 'base-code', 'ai-references', 'code-quality'];
const COMMON = { consumption: 0, peer_only: false, auto_detect_base_code: true };

/** What an embedded service offers on `/test-types`. @param providers who is asked about the web; nobody: it is not searched */
export function enginesOf(providers: readonly WebProviderName[]): readonly EngineEntry[] {
  const available = providers.length > 0;
  const web = available
    ? `public sources on the web (${providers.join(', ')})`
    : 'public sources on the web. Not available: no web source is configured (`web`, or `serve --web`)';
  return [
    {
      ...COMMON,
      id: ENGINE.group,
      name: 'Group Similarity',
      description: 'Compares the submissions of a check with each other.',
      features: PEERS,
      peer_only: true,
      available: true,
    },
    {
      ...COMMON,
      id: ENGINE.full,
      name: 'Database and Group Similarity',
      description: `Compares the submissions of a check with each other and with all earlier checks of this service. ${available ? 'The web is searched, too, where the start of a check asks for that with webcheck and dbcheck' : 'Web sources are not searched: none is configured'}.`,
      features: ['peer', 'database', ...PEERS.slice(1)],
      available: true,
    },
    {
      ...COMMON,
      id: ENGINE.web,
      name: 'Web and Group Similarity',
      description: `Compares the submissions of a check with each other and with ${web}.`,
      features: ['peer', 'web', ...PEERS.slice(1)],
      available,
    },
    {
      ...COMMON,
      id: ENGINE.webAndDatabase,
      name: 'Web, Database and Group Similarity',
      description: `Compares the submissions of a check with each other, with all earlier checks of this service and with ${web}.`,
      features: ['peer', 'database', 'web', ...PEERS.slice(1)],
      available,
    },
  ];
}
