import { ROLES, SCOPES } from '#contract';
import { z } from 'zod';
import { ANY, oneOf, only, optionsOf, printing, SWITCH } from './option.ts';

/** A moment, or how far away one is. */
export type When =
  | { readonly kind: 'moment' /** Since the epoch. */; readonly ms: number }
  | { readonly kind: 'span'; readonly ms: number };

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

/** What `users` can do. */
export const USER_ACTIONS = ['add', 'list', 'suspend', 'resume', 'remove'] as const;
export const KEY_ACTIONS = ['create', 'list', 'revoke'] as const;

export const DEFAULT_ROLE = 'instructor';
export const DEFAULT_SCOPE = 'full';

const GROUP = 'What is done';

const PRINTED = printing(
  'Prints the result as JSON, with times in ISO 8601.',
  'Says nothing about what was done. A list and a new key are printed all the same.',
);

const NAME = { placeholder: '<name>', allowed: 'the name of a user', ...ANY } as const;

const WHEN = {
  placeholder: '<when>',
  allowed: 'days or hours as in 30d or 12h, a date as in 2026-11-22, or 2026-11-22T08:00:00Z',
  isAllowed: (value: string) => readWhen(value) !== null,
} as const;

export const USER_OPTIONS = [
  ...optionsOf(GROUP, 'refuse', {
    role: {
      ...only(
        ['add'],
        `what somebody may be. An assistant reads what others share, and makes no checks. Default: ${DEFAULT_ROLE}`,
      ),
      ...oneOf(ROLES),
    },
    'give-to': { ...NAME, ...only(['remove'], 'who has the checks from then on.') },
    'delete-checks': {
      ...SWITCH,
      ...only(['remove'], 'deletes the checks, with submissions, results, reports and cases.'),
    },
  }),
  ...PRINTED,
];

export const KEY_OPTIONS = [
  ...optionsOf(GROUP, 'refuse', {
    user: {
      ...NAME,
      ...only(['create', 'list'], 'whose keys; without it create makes one of the first user.'),
    },
    scope: {
      ...only(
        ['create'],
        `what the key may do. submit is for workflows whose secrets a student can read. Default: ${DEFAULT_SCOPE}`,
      ),
      ...oneOf(SCOPES),
    },
    name: {
      placeholder: '<text>',
      ...only(['create'], 'what the key is for. Default: command line'),
      allowed: 'a text',
      ...ANY,
    },
    expires: { ...WHEN, ...only(['create'], 'when it ends, as in 180d or 2027-03-01 (UTC). Default: never') },
  }),
  ...PRINTED,
];

export const AUDIT_OPTIONS = [
  ...optionsOf(GROUP, 'refuse', {
    since: {
      ...WHEN,
      description: 'Only what was done since then, as in 30d or 2026-11-01 (UTC). Default: everything',
    },
    check: {
      placeholder: '<number>',
      description: 'Only what was done to this check.',
      allowed: 'the number of a check',
      isAllowed: isId,
    },
    user: { ...NAME, description: 'Only what this one did.' },
  }),
  ...PRINTED,
];

/** Whether a text is a number that a row can have. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
