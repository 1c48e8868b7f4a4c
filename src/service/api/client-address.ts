import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses and networks (`10.0.0.0/8`) of proxies whose word on where a request comes from is taken. */
export function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/**
 * The address that a request is counted for: the nearest one that is no trusted proxy. What stands in `x-forwarded-for`
 * before it was written by anybody.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, proxies: BlockList): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(withoutPort(hop.trim())));
  let address = plain(remote);
  while (isTrusted(address, proxies)) {
    const before = hops.pop() ?? '';
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Whether a socket's other end is one of these proxies. */
export function isProxy(remote: string | undefined, proxies: BlockList): boolean {
  return isTrusted(plain(remote ?? ''), proxies);
}

function isTrusted(address: string, proxies: BlockList): boolean {
  return isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Gateways of Azure and others name the port too that somebody asks from: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const [, inBrackets, address] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(hop) ?? [];
  return inBrackets ?? address ?? hop;
}

/** An IPv4 address as a socket of both families shows it. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

const LOOPBACK = proxyList(['127.0.0.0/8', '::1']);

/** Whether a name or address, as in a `Host` header without its port, can only be this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isTrusted(plain(name), LOOPBACK);
}

/** Whether only this machine can reach a service that listens there: it has no proxy, and people have no other address for it. */
export function isForThisMachine(service: {
  readonly host: string;
  readonly publicUrl?: string | null;
  readonly trustedProxies?: readonly string[];
}): boolean {
  return isLoopback(service.host) && service.publicUrl == null && (service.trustedProxies ?? []).length === 0;
}
