import { z } from 'zod';
import { isThisMachine } from '#base';

/* What stands in files by which whoever runs a server says where people come from. */

/** A text that is not empty. @param rule what is said of any other */
export function said(rule: string): z.ZodString {
  return z.string({ error: rule }).trim().min(1, { error: rule });
}

/** An address of https; http is for this machine alone, as a test has one. */
export function safeAddress(rule: string): z.ZodString {
  return said(rule).refine(isSafeAddress, { error: rule });
}

function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return isPrivateTo(url);
}

/** Nobody on the way reads what is asked there. */
export function isPrivateTo(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
}
