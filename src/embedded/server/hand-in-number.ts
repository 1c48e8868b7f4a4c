import { createHmac } from 'node:crypto';

/** A number with more is not told apart from its neighbours; checks are left 25 bits, which are 33 million. */
const MARK = 2 ** 28;

/**
 * What a check is called towards keys of the scope `submit`. Many people hold one such key, so that its checks are reached by who
 * made them alone: the number cannot be counted up to, and a client takes it for an id like any other.
 *
 * @param secret of the service
 */
export function handInNumber(secret: string, id: number): number {
  const mac = createHmac('sha256', secret).update(`check ${id}`).digest();
  return id * MARK + (mac.readUInt32BE(0) % MARK);
}

/** The check that a number stands for; null: the service never gave it. */
export function checkOfNumber(secret: string, number: number): number | null {
  const id = Math.floor(number / MARK);
  return id > 0 && handInNumber(secret, id) === number ? id : null;
}
