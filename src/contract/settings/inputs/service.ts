import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { baseUrl } from './base-url.ts';
import type { InputGroup } from './definition.ts';
import { amount, flag, key, nameOrId, optional, preset } from './value-types.ts';

/** The service and its engine. */
export const SERVICE = {
  apikey: {
    ...optional(key),
    scope: 'input',
    decidesCheck: false,
    secret: true,
    description:
      "The service's key, from a secret. Empty: the embedded service, and no code leaves the runner.",
  },
  'base-url': {
    ...optional(baseUrl),
    scope: 'run',
    decidesCheck: false,
    description:
      "The service's base address, ending in `/api/v1`. Needed with `apikey`; there is no default.",
  },
  engine: {
    ...preset(nameOrId('the name or id of an engine'), 'recommended'),
    short: 'e',
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Engine, by name or id, from the list that the service gives. `recommended` is its own choice.',
  },
  language: {
    ...preset(nameOrId('the name, file extension or id of a language'), 'auto'),
    short: 'l',
    scope: 'assignment',
    decidesCheck: true,
    description: 'Programming language, by name, file extension or id. `auto` lets the service detect it.',
  },
  ai: {
    ...preset(flag(), true),
    scope: 'assignment',
    decidesCheck: false,
    description: 'Look for AI-generated code.',
  },
  'poll-interval': {
    ...optional(
      amount(
        z.number().min(0.05).max(3600),
        'a number of seconds, at least 20 (0.05 on this machine), at most 3600',
        '<seconds>',
      ),
    ),
    scope: 'run',
    decidesCheck: false,
    defaultNote: '`25` (`0.5` with the embedded service)',
    description:
      'Seconds between two questions whether the check is done: at least 20, except on loopback (at least 0.05). The embedded service is asked more often at first.',
  },
  'requests-per-minute': {
    ...preset(
      amount(
        z.number().int().min(1).max(LIMITS.requestsPerMinute),
        `a whole number from 1 to ${LIMITS.requestsPerMinute}`,
        `<1..${LIMITS.requestsPerMinute}>`,
      ),
      30,
    ),
    scope: 'run',
    decidesCheck: false,
    description: `Own pace towards the service, which allows ${LIMITS.requestsPerMinute} requests a minute to all jobs of one address together.`,
  },
} as const satisfies InputGroup;
