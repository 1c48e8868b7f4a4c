import type { z } from 'zod';
import type { TestTypeList } from '../../service/contract/resources.ts';
import { ENGINE } from '../../service/contract/states.ts';

export type EngineEntry = z.output<typeof TestTypeList>['test_types'][number];

/** What the embedded service offers on `/test-types`. */
export const ENGINES: readonly EngineEntry[] = [
  {
    id: ENGINE.group,
    name: 'Group Similarity',
    description: 'Compares the submissions of a check with each other.',
    features: ['peer', 'base-code', 'ai-references', 'code-quality'],
    consumption: 0,
    peer_only: true,
    auto_detect_base_code: true,
    available: true,
  },
  {
    id: ENGINE.full,
    name: 'Database and Group Similarity',
    description:
      'Compares the submissions of a check with each other and with all earlier checks of this service. Web sources are not searched: none is configured.',
    features: ['peer', 'database', 'base-code', 'ai-references', 'code-quality'],
    consumption: 0,
    peer_only: false,
    auto_detect_base_code: true,
    available: true,
  },
  {
    id: ENGINE.web,
    name: 'Web Similarity',
    description: 'Would compare with public sources on the web. Not available: no web source is configured.',
    features: ['web'],
    consumption: 0,
    peer_only: false,
    auto_detect_base_code: false,
    available: false,
  },
];

export function engineById(id: number): EngineEntry | undefined {
  return ENGINES.find((engine) => engine.id === id);
}
