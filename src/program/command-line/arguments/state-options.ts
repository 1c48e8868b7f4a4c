import { only, optionsOf, SWITCH } from './option.ts';

export const STATE_ACTIONS = ['show', 'prune', 'repair', 'export'] as const;

/** A switch of some actions. */
const flagOf = (actions: readonly string[], what: string) => ({ ...SWITCH, ...only(actions, what) });

/** What `state` takes. */
export const STATE_OPTIONS = [
  ...optionsOf('Where the state is', 'refuse', {
    repository: {
      placeholder: '<owner/name>',
      description: 'The private staff repository. Default: GITHUB_REPOSITORY',
      allowed: 'owner/name',
    },
    'state-branch': {
      placeholder: '<branch>',
      description: 'Its branch with the state. Default: similarity-state',
      allowed: 'the name of a branch',
    },
    'github-token': {
      placeholder: '<token>',
      description:
        'Reads the repository, and writes it for prune and repair. Better in GITHUB_TOKEN: others can see options in the list of processes.',
      allowed: 'a token',
    },
  }),
  ...optionsOf('What is done', 'join', {
    assignment: {
      placeholder: '<name>',
      description:
        'Only this assignment; the same as its name without the option. Can be given several times.',
      allowed: 'the name of an assignment',
    },
    over: flagOf(['prune'], 'all assignments for which nothing was done for 180 days.'),
    everything: flagOf(
      ['prune'],
      'forgets the assignments altogether, with what was reported and decided; a later scan tells everything as new.',
    ),
    'dry-run': flagOf(['prune', 'repair'], 'says what would be done, and does nothing.'),
    json: flagOf(['show'], 'prints the list as JSON, sizes in bytes.'),
    'with-secrets': flagOf(['export'], 'with the salts of the pseudonyms, which nobody else may see.'),
  }),
];
