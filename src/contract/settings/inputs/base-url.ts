import { z } from 'zod';
import { isThisMachine } from '#base';
import { refuse, text } from './value-types.ts';
import * as says from '../says.ts';

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
export const baseUrl = {
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
