import { describe, expect, test } from 'vitest';
import { addressRules } from '../../../src/program/server/hooks/post.ts';

const REFUSED = [
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.0',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'localhost',
  '',
];

const PUBLIC = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2606:4700::1111',
  '3ffe:ffff::1',
];

describe('Where messages may go', () => {
  const rules = addressRules([]);
  expect([rules.mayReachNames(true), rules.mayReachNames(false)]).toEqual([true, false]);
  // Which address a name has is known when a message is sent.
  expect(addressRules(['10.0.0.0/8']).mayReachNames(false)).toBe(true);

  test.each(REFUSED)('%j is refused', (address) => {
    expect(rules.mayReach(address, true)).toBe(false);
  });

  test.each(PUBLIC)('%s is reached over https alone', (address) => {
    expect(rules.mayReach(address, true)).toBe(true);
    expect(rules.mayReach(address, false)).toBe(false);
  });

  test('The operator lists networks that are reached, also without encryption', () => {
    const own = addressRules(['10.1.0.0/16', '127.0.0.1', 'fd12::/16']);
    for (const address of ['10.1.255.255', '127.0.0.1', 'fd12::7']) {
      expect(own.mayReach(address, true), address).toBe(true);
      expect(own.mayReach(address, false), address).toBe(true);
    }
    for (const address of ['10.2.0.0', '127.0.0.2', 'fd13::7', '169.254.169.254']) {
      expect(own.mayReach(address, true), address).toBe(false);
    }
  });
});
