import { z } from 'zod';
import { amount, choice, type InputGroup, preset } from './definition.ts';

const percentage = amount(
  z.number().min(0).max(100),
  'a number from 0 to 100, such as 75 or 75.5',
  '<0..100>',
);

/** What turns the job red. */
export const VERDICT = {
  'similarity-threshold': {
    ...preset(percentage, 75),
    short: 't',
    alsoCalled: ['limit', 'cutoff', 'max-similarity', 'min-similarity'],
    description: 'A submission is flagged when its total similarity is above this (strictly, unrounded).',
  },
  'ai-threshold': {
    ...preset(percentage, 75),
    description: 'A submission is flagged when its average AI score is above this (strictly, unrounded).',
  },
  'fail-on': {
    ...preset(choice('flagged', 'stands-out', 'new', 'never'), 'flagged'),
    description:
      'What fails the job: a `flagged` submission, or also a pair that `stands-out` from its class without being above a threshold. `new` (scans): only what is new or worse since the last report and not dismissed; without an earlier report, the same as `flagged`.',
  },
  'on-error': {
    ...preset(choice('fail', 'warn'), 'fail'),
    scope: 'run',
    description: 'What an outage of the service does to the job.',
  },
  'on-incomplete': {
    ...preset(choice('fail', 'warn'), 'fail'),
    description: 'What a submission that could not be checked does to the job.',
  },
  'on-web-error': {
    ...preset(choice('fail', 'warn'), 'warn'),
    scope: 'run',
    description: 'What a search of the web that fails does to the job.',
  },
  'on-timeout': {
    ...preset(choice('fail', 'neutral'), 'fail'),
    scope: 'run',
    description: 'What running out of time does to the job.',
  },
} as const satisfies InputGroup;
