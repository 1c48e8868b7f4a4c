import type { InputGroup } from './definition.ts';
import { list, optional } from './value-types.ts';

/** Which files count. */
export const FILES = {
  include: {
    ...optional(list('<glob>', 'gitignore-style globs, one per line')),
    scope: 'assignment',
    decidesCheck: true,
    defaultNote: 'source files',
    description: 'Files that count, as gitignore-style globs, one per line.',
  },
  exclude: {
    ...optional(list('<glob>', 'gitignore-style globs, one per line')),
    scope: 'assignment',
    decidesCheck: true,
    defaultNote: 'vendored and generated files, lock files',
    description: 'Files that do not count, as gitignore-style globs, one per line.',
  },
} as const satisfies InputGroup;
