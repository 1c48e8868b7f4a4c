import { ROLES, SCOPES } from '#contract';
import { ANY, oneOf, only, type OptionDefinition, SWITCH } from './option.ts';
import { readWhen, WHEN } from './when.ts';

/** What `users` can do. */
export const USER_ACTIONS = ['add', 'list', 'suspend', 'resume', 'remove'] as const;
/** What `keys` can do. */
export const KEY_ACTIONS = ['create', 'list', 'revoke'] as const;

export const DEFAULT_ROLE = 'instructor';
export const DEFAULT_SCOPE = 'full';

const VALUE = { group: 'What is done', kind: 'value', repeated: 'refuse' } as const;

const PRINTED: readonly OptionDefinition[] = [
  {
    ...SWITCH,
    name: 'json',
    description: 'Prints the result as JSON, with times in ISO 8601.',
    group: 'What is printed',
  },
  {
    ...SWITCH,
    name: 'quiet',
    short: 'q',
    description: 'Says nothing about what was done. A list and a new key are printed all the same.',
    group: 'What is printed',
  },
];

const USER: OptionDefinition = {
  ...VALUE,
  name: 'user',
  placeholder: '<name>',
  description: 'Only what this one did.',
  allowed: 'the name of a user',
  ...ANY,
};

export const USER_OPTIONS: readonly OptionDefinition[] = [
  {
    ...VALUE,
    name: 'role',
    ...only(
      ['add'],
      `what somebody may be. An assistant reads what others share, and makes no checks. Default: ${DEFAULT_ROLE}`,
    ),
    ...oneOf(ROLES),
  },
  {
    ...VALUE,
    name: 'give-to',
    placeholder: '<name>',
    ...only(['remove'], 'who has the checks from then on.'),
    allowed: 'the name of a user',
    ...ANY,
  },
  {
    ...VALUE,
    ...SWITCH,
    name: 'delete-checks',
    ...only(['remove'], 'deletes the checks, with submissions, results, reports and cases.'),
  },
  ...PRINTED,
];

export const KEY_OPTIONS: readonly OptionDefinition[] = [
  {
    ...USER,
    ...only(['create', 'list'], 'whose keys; without it create makes one of the first user.'),
  },
  {
    ...VALUE,
    name: 'scope',
    ...only(
      ['create'],
      `what the key may do. submit is for workflows whose secrets a student can read. Default: ${DEFAULT_SCOPE}`,
    ),
    ...oneOf(SCOPES),
  },
  {
    ...VALUE,
    name: 'name',
    placeholder: '<text>',
    ...only(['create'], 'what the key is for. Default: command line'),
    allowed: 'a text',
    ...ANY,
  },
  {
    ...VALUE,
    name: 'expires',
    placeholder: '<when>',
    ...only(['create'], 'when it ends, as in 180d or 2027-03-01 (UTC). Default: never'),
    allowed: WHEN,
    isAllowed: (value) => readWhen(value) !== null,
  },
  ...PRINTED,
];

export const AUDIT_OPTIONS: readonly OptionDefinition[] = [
  {
    ...VALUE,
    name: 'since',
    placeholder: '<when>',
    description: 'Only what was done since then, as in 30d or 2026-11-01 (UTC). Default: everything',
    allowed: WHEN,
    isAllowed: (value) => readWhen(value) !== null,
  },
  {
    ...VALUE,
    name: 'check',
    placeholder: '<number>',
    description: 'Only what was done to this check.',
    allowed: 'the number of a check',
    isAllowed: isId,
  },
  USER,
  ...PRINTED,
];

/** Whether a text is a number that a row can have. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
