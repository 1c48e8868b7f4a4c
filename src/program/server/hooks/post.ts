import { createHmac } from 'node:crypto';
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { fill } from '#base';
import { proxyList } from '#service';
import * as says from '../says.ts';

/** What a receiver said, or why it said nothing: a sentence. */
export type ReceiverAnswer =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'silent'; readonly why: string };

export interface HookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Post = (message: HookMessage, signal: AbortSignal) => Promise<ReceiverAnswer>;

/** All addresses of a name. */
export type Resolve = (
  name: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Makes what posts messages. Every address is looked at when it is connected to, so a name that changes its address between two
 * looks gains nothing. Redirects are not followed, what an answer holds is not read, and no proxy is asked.
 */
export function poster(rules: AddressRules, resolve: Resolve = systemLookup): Post {
  return (message, signal) =>
    new Promise((settle) => {
      const url = new URL(message.url);
      const isEncrypted = url.protocol === 'https:';
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // A connection to an address looks nothing up.
      if (isIP(host) !== 0 && !rules.mayReach(host, isEncrypted)) {
        settle({ kind: 'silent', why: refusedAddress(isEncrypted) });
        return;
      }
      const options = {
        method: 'POST',
        agent: isEncrypted ? new HttpsAgent() : new HttpAgent(),
        headers: {
          ...message.headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(message.body)),
          'user-agent': 'code-similarity-hooks',
        },
        lookup: guardedLookup(rules, isEncrypted, resolve),
        signal,
      };
      const onAnswer = (response: IncomingMessage): void => {
        settle({ kind: 'answered', status: response.statusCode ?? 0 });
        response.destroy();
      };
      // An answer that changes the protocol (101) is no response to Node.
      const onUpgrade = (response: IncomingMessage, socket: Duplex): void => {
        onAnswer(response);
        socket.destroy();
      };
      const request = isEncrypted
        ? httpsRequest(url, options, onAnswer)
        : httpRequest(url, options, onAnswer);
      request.on('error', (error: NodeJS.ErrnoException) => settle({ kind: 'silent', why: reasonOf(error) }));
      request.on('upgrade', onUpgrade);
      // Whatever else a receiver thinks of: the next message is sent, and the server can be stopped.
      request.on('close', () => settle({ kind: 'silent', why: reasonOf({ code: 'ECONNRESET' }) }));
      request.end(message.body);
    });
}

function guardedLookup(rules: AddressRules, isEncrypted: boolean, resolve: Resolve): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name, { all: true }, (error, found) => {
      // Nothing was found then, whatever the types say.
      if (error !== null) return callback(error, '');
      const allowed = found.filter(({ address }) => rules.mayReach(address, isEncrypted));
      const [first] = allowed;
      if (first === undefined) callback(new AddressRefused(refusedAddress(isEncrypted)), '');
      else if (all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

class AddressRefused extends Error {}

/** The same sentence for every address, so that nobody learns from it what a name stands for in here. */
export function refusedAddress(isEncrypted: boolean): string {
  return isEncrypted ? says.addressNotPublic : says.notEncryptedUse;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Its name has no address.',
  EAI_AGAIN: 'Its name could not be looked up.',
  ECONNREFUSED: 'Nobody listens at its address.',
  ECONNRESET: 'The connection was closed before an answer.',
  ETIMEDOUT: 'Its address did not answer.',
  ABORT_ERR: 'It did not answer in time.',
};

/** Never the error's own words: they name addresses that a name has in here. */
function reasonOf(error: { readonly code?: string | undefined }): string {
  if (error instanceof AddressRefused) return error.message;
  const code = error.code ?? '';
  if (/^(?:CERT|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) {
    return fill(says.certificateNotTrusted, { code });
  }
  return REASONS[code] ?? says.connectionFailed;
}

/** What no host of the Internet has: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // A cloud's own service for its machines, at an address that looks public: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16.
  '168.63.129.16/32',
] as const;

/**
 * Inside of 2000::/3, which holds all hosts of the Internet: what is special there, and what carries an IPv4 address in it.
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

const NOT_PUBLIC = proxyList([...NOT_PUBLIC_IPV4, ...NOT_PUBLIC_IPV6]);
const INTERNET_IPV6 = proxyList(['2000::/3']);

/** Where messages may go. */
export interface AddressRules {
  /** @param address as a name was resolved, without brackets */
  mayReach(address: string, isEncrypted: boolean): boolean;
  /** Whether a name may ever stand for such an address. */
  mayReachNames(isEncrypted: boolean): boolean;
}

/**
 * Messages go to public addresses over https. Networks that the operator lists are reached too, also without encryption.
 *
 * @param listed addresses and networks, as `10.1.0.0/16`
 */
export function addressRules(listed: readonly string[]): AddressRules {
  const own = proxyList(listed);
  return {
    mayReachNames: (isEncrypted) => isEncrypted || listed.length > 0,
    mayReach: (address, isEncrypted) => {
      if (isIPv4(address)) {
        if (own.check(address, 'ipv4')) return true;
        return isEncrypted && !NOT_PUBLIC.check(address, 'ipv4');
      }
      if (!isIPv6(address)) return false;
      if (own.check(address, 'ipv6')) return true;
      return isEncrypted && INTERNET_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
    },
  };
}

/** Says that the rest of a secret is base64. */
export const SECRET_PREFIX = 'whsec_';

/**
 * Headers by which a receiver knows who wrote a message, and when, as Standard Webhooks describes them:
 * https://www.standardwebhooks.com. Its libraries verify them.
 *
 * @param secret base64 of the key, behind `whsec_`
 * @param at milliseconds since the epoch; receivers refuse what was signed more than five minutes ago
 */
export function signedHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(at / 1_000);
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
