import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AddressRules } from './address-rules.ts';
import * as says from '../says.ts';
import { fill } from '#base';

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
