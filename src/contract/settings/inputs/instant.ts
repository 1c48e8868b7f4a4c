import { z } from 'zod';

/** A time with its offset (RFC 3339) as a date: a time without one means something else on every machine. */
export const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
