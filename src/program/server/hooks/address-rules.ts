import { isIPv4, isIPv6 } from 'node:net';
import { proxyList } from '#service';

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
