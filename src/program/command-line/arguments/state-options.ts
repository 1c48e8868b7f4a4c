import { only, type OptionDefinition, SWITCH } from './option.ts';

/** What `state` can do. */
export const STATE_ACTIONS = ['show', 'prune', 'repair', 'export'] as const;

const PLACE = { group: 'Where the state is', kind: 'value', repeated: 'refuse' } as const;
const WHAT = { ...SWITCH, group: 'What is done' } as const;

/** What `state` takes. */
export const STATE_OPTIONS: readonly OptionDefinition[] = [
  {
    ...PLACE,
    name: 'repository',
    placeholder: '<owner/name>',
    description: 'The private staff repository. Default: GITHUB_REPOSITORY',
    allowed: 'owner/name',
  },
  {
    ...PLACE,
    name: 'state-branch',
    placeholder: '<branch>',
    description: 'Its branch with the state. Default: similarity-state',
    allowed: 'the name of a branch',
  },
  {
    ...PLACE,
    name: 'github-token',
    placeholder: '<token>',
    description:
      'Reads the repository, and writes it for prune and repair. Better in GITHUB_TOKEN: others can see options in the list of processes.',
    allowed: 'a token',
  },
  {
    ...PLACE,
    group: 'What is done',
    repeated: 'join',
    name: 'assignment',
    placeholder: '<name>',
    description: 'Only this assignment; the same as its name without the option. Can be given several times.',
    allowed: 'the name of an assignment',
  },
  {
    ...WHAT,
    name: 'over',
    ...only(['prune'], 'all assignments for which nothing was done for 180 days.'),
  },
  {
    ...WHAT,
    name: 'everything',
    ...only(
      ['prune'],
      'forgets the assignments altogether, with what was reported and decided; a later scan tells everything as new.',
    ),
  },
  { ...WHAT, name: 'dry-run', ...only(['prune', 'repair'], 'says what would be done, and does nothing.') },
  { ...WHAT, name: 'json', ...only(['show'], 'prints the list as JSON, sizes in bytes.') },
  {
    ...WHAT,
    name: 'with-secrets',
    ...only(['export'], 'with the salts of the pseudonyms, which nobody else may see.'),
  },
];
