import type { Environment } from './effects.ts';
import { SettingsError } from './outcome.ts';
import * as says from './says.ts';
import { fill } from './sentence.ts';

/** Whether an address can only be this machine's own: no proxy stands before it, and nobody reads on the way. */
export function isThisMachine(address: string | URL): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(new URL(address).hostname);
}

/**
 * Holds an address of the environment against what can be asked.
 *
 * @param variable what it was given by
 * @throws SettingsError naming the variable, never its value: it may hold a password
 */
export function expectAddress(variable: string, given: string): void {
  const url = URL.parse(given);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return;
  throw new SettingsError(fill(says.noAddressAsked, { variable }));
}

const PROTOCOLS = new Set(['http:', 'https:', 'socks:', 'socks5:']);

/**
 * The proxies that the environment names, as undici's `EnvHttpProxyAgent` takes them; empty: none. An address without a scheme is one of http, as for curl and git.
 *
 * @throws SettingsError naming the variable, never its value: it may hold a password
 */
export function readProxies(environment: Environment) {
  const read = (name: string): string => (environment[name] ?? environment[name.toUpperCase()] ?? '').trim();
  const all = read('all_proxy') === '' ? [] : ['all_proxy'];
  const proxy = (name: string): string => {
    const [from] = [...(read(name) === '' ? [] : [name]), ...all];
    return from === undefined ? '' : addressOf(read(from), from);
  };
  return { httpProxy: proxy('http_proxy'), httpsProxy: proxy('https_proxy'), noProxy: read('no_proxy') };
}

function addressOf(given: string, variable: string): string {
  const address = given.includes('://') ? given : `http://${given}`;
  if (URL.canParse(address)) {
    const { protocol, username, password, hostname } = new URL(address);
    if (PROTOCOLS.has(protocol) && hostname !== '' && isDecodable(username + password)) return address;
  }
  throw new SettingsError(fill(says.environmentVariable, { name: variable.toUpperCase() }));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
