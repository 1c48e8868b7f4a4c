import { isThisMachine } from '#base';
import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import * as says from '../says.ts';
import {
  amount,
  flag,
  type InputGroup,
  key,
  nameOrId,
  optional,
  preset,
  refuse,
  text,
} from './definition.ts';

/** How a service's base address must end. */
const PATH_END = '/api/v1';

/**
 * The base address as the client needs it: no slash at its end.
 *
 * @returns the address, or a sentence's second half that says what is wrong with it
 */
function normalizeBaseUrl(given: string): { readonly url: string } | { readonly problem: string } {
  if (/[\s\\]/.test(given) || !URL.canParse(given)) {
    return { problem: says.notAddressHttps };
  }
  const url = new URL(given);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: says.beginHttps };
  if (url.protocol === 'http:' && !isThisMachine(url)) {
    return {
      problem: says.beginHttpsOver,
    };
  }
  if (url.username !== '' || url.password !== '') {
    return { problem: says.notHoldUser };
  }
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(given)) return { problem: says.notHold };
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith(PATH_END)) return { problem: says.endApi };
  return { url: `${url.origin}${path}` };
}

/** A refused address as a message may show it: a key is often pasted along, behind `?` or `#`, or behind the path. */
function withoutKey(given: unknown): unknown {
  return typeof given === 'string' ? given.replace(/([?#]|\/api\/v1\/(?=[^/])).*$/s, '$1***') : given;
}

/** The base address of a service, without a slash at its end. */
const baseUrl = {
  shown: withoutKey,
  ...text('<url>', 'an https address that ends in /api/v1 (http only for this machine)'),
  schema: z
    .string()
    .trim()
    .max(2048)
    .transform((value, context) => {
      const result = normalizeBaseUrl(value);
      if ('url' in result) return result.url;
      refuse(context, result.problem);
      return z.NEVER;
    }),
};

/** The service and its engine. */
export const SERVICE = {
  apikey: {
    ...optional(key),
    scope: 'input',
    secret: true,
    description:
      "The service's key, from a secret. Empty: the embedded service, and no code leaves the runner.",
  },
  'base-url': {
    ...optional(baseUrl),
    scope: 'run',
    description:
      "The service's base address, ending in `/api/v1`. Needed with `apikey`; there is no default.",
  },
  engine: {
    ...preset(nameOrId('the name or id of an engine'), 'recommended'),
    short: 'e',
    decidesCheck: true,
    description:
      'Engine, by name or id, from the list that the service gives. `recommended` lets the service choose.',
  },
  language: {
    ...preset(nameOrId('the name, file extension or id of a language'), 'auto'),
    short: 'l',
    decidesCheck: true,
    description: 'Programming language, by name, file extension or id. `auto` lets the service detect it.',
  },
  ai: {
    ...preset(flag(), true),
    description: 'Ask for AI scores. The embedded service gives them only with `ai-references`.',
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
    defaultNote: '`25` (`0.5` with the embedded service)',
    description:
      'Seconds between two requests for the state of the check: at least 20, except on loopback (at least 0.05). The embedded service is asked more often at first.',
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
    description: `Maximum number of requests to the service in a minute. It allows ${LIMITS.requestsPerMinute} to all jobs of one address together.`,
  },
} as const satisfies InputGroup;
