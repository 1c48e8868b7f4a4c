import { z } from 'zod';
import { WEB_PROVIDERS } from '../../web.ts';
import { amount, flag, type InputGroup, list, optional, preset, text } from './definition.ts';

const aiReferences = {
  ...list('<path|owner/name>', 'at most 5 folders or repositories, one per line'),
  schema: list('', '').schema.refine((entries) => entries.length <= 5),
};

/** GitHub's code search answers ten queries a minute: so many take more than an hour and a half. */
const MAX_WEB_REQUESTS = 1000;

const webProviders = {
  ...list(`<${WEB_PROVIDERS.join('|')}>`, `${WEB_PROVIDERS.join(' and ')}, one per line`),
  schema: list('', '')
    .schema.transform((entries) => [
      ...new Set(entries.flatMap((entry) => entry.split(/[\s,]+/)).filter(Boolean)),
    ])
    .pipe(z.array(z.enum(WEB_PROVIDERS))),
};

/** What it is compared with. */
export const COMPARISON = {
  starter: {
    ...optional(text('<path|owner/name>', 'a folder or owner/name')),
    short: 's',
    alsoCalled: ['template', 'skeleton', 'boilerplate', 'base', 'ignore'],
    decidesCheck: true,
    description:
      'Template repository or folder whose code everybody was given: it is not held against anybody.',
  },
  'base-code': {
    ...optional(flag()),
    defaultNote: '`true` where starter code is known, else `false`',
    description: 'Treat code that most submissions share as starter code.',
  },
  archive: {
    ...preset(list('<path|owner/name>', 'folders or repositories, one per line'), []),
    short: 'a',
    alsoCalled: ['old', 'previous', 'last-year'],
    decidesCheck: true,
    description:
      "More submissions to compare with that are not judged themselves, such as last year's: repositories or paths, one per line.",
  },
  'ai-references': {
    ...preset(aiReferences, []),
    decidesCheck: true,
    description:
      'Up to 5 AI-written solutions of the task (folders or repositories), with which the embedded service compares for its AI score.',
  },
  web: {
    ...preset(webProviders, []),
    description:
      'Where to search the web for the code of submissions, one per line: `github` sends a few words of each submission to its code search, `software-heritage` sends hashes of files. Empty: no search. Never in a run that students read.',
  },
  'web-requests': {
    ...preset(
      amount(
        z.number().int().min(1).max(MAX_WEB_REQUESTS),
        `a whole number from 1 to ${MAX_WEB_REQUESTS}`,
        `<1..${MAX_WEB_REQUESTS}>`,
      ),
      60,
    ),
    description:
      'Maximum number of queries to the code search in one check. GitHub answers ten a minute. A submission that is not searched for shows n/a.',
  },
  'compare-with': {
    ...preset(
      list('<what>', 'open-pull-requests, none, or repositories and paths, one per line'),
      'open-pull-requests',
    ),
    scope: 'run',
    onlyWith: 'pull-request',
    description:
      'What a pull request is compared with: `open-pull-requests`, `none`, or repositories and paths, one per line.',
  },
} as const satisfies InputGroup;
