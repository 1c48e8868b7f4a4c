import type { InputGroup } from './definition.ts';
import { flag, list, optional, preset, text } from './value-types.ts';

const aiReferences = {
  ...list('<path|owner/name>', 'at most 5 folders or repositories, one per line'),
  schema: list('', '').schema.refine((entries) => entries.length <= 5),
};

/** What it is compared with. */
export const COMPARISON = {
  starter: {
    ...optional(text('<path|owner/name>', 'a folder or owner/name')),
    short: 's',
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Template repository or folder whose code everybody was given: it is not held against anybody.',
  },
  'base-code': {
    ...optional(flag()),
    scope: 'assignment',
    decidesCheck: false,
    defaultNote: '`true` where starter code is known, else `false`',
    description: 'Detect code that most submissions share as starter code.',
  },
  archive: {
    ...preset(list('<path|owner/name>', 'folders or repositories, one per line'), []),
    short: 'a',
    scope: 'assignment',
    decidesCheck: true,
    description:
      "More submissions to compare with that are not judged themselves, such as last year's: repositories or paths, one per line.",
  },
  'ai-references': {
    ...preset(aiReferences, []),
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Up to 5 AI-written solutions of the task (folders or repositories): what the AI score of the embedded service compares with.',
  },
  'compare-with': {
    ...preset(
      list('<what>', 'open-pull-requests, none, or repositories and paths, one per line'),
      'open-pull-requests',
    ),
    scope: 'run',
    decidesCheck: false,
    onlyWith: 'pull-request',
    description:
      'What a pull request is compared with: `open-pull-requests`, `none`, or repositories and paths, one per line.',
  },
} as const satisfies InputGroup;
