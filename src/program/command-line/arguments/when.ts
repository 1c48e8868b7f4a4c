import { z } from 'zod';

/** A moment, or how far away one is. */
export type When =
  | { readonly kind: 'moment' /** Since the epoch. */; readonly ms: number }
  | { readonly kind: 'span'; readonly ms: number };

/** Ends the sentence "allowed: …". */
export const WHEN = 'days or hours as in 30d or 12h, a date as in 2026-11-22, or 2026-11-22T08:00:00Z';

const HOUR_MS = 3_600_000;
const UNITS = { d: 24 * HOUR_MS, h: HOUR_MS } as const;

const SPAN = /^([1-9]\d{0,4})([dh])$/;
const MOMENT = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** A date begins at midnight UTC. @returns null for what is neither a span nor a moment */
export function readWhen(text: string): When | null {
  const [, amount, unit] = SPAN.exec(text) ?? [];
  if (amount !== undefined) return { kind: 'span', ms: Number(amount) * UNITS[unit === 'd' ? 'd' : 'h'] };
  return MOMENT.safeParse(text).success ? { kind: 'moment', ms: Date.parse(text) } : null;
}
