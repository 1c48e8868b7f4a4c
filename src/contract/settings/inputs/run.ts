import { z } from 'zod';
import { amount, choice, flag, type InputGroup, optional, preset, text, token } from './definition.ts';
import { botUsers, branch } from './github-names.ts';

/** The label leaves room in the check's name (L259) for what makes it unique. */
const CHECK_LABEL_CHARACTERS = 120;

/** A day's job at most on hosted runners, five days on own ones (GitHub's usage limits). */
export const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;

const checkLabel = {
  ...text('<text>', `one line of at most ${CHECK_LABEL_CHARACTERS} characters`),
  schema: z
    .string()
    .trim()
    .min(1)
    .max(CHECK_LABEL_CHARACTERS)
    .refine((value) => !/\p{Cc}/u.test(value)),
};

/** The run itself. */
export const RUN = {
  mode: {
    ...preset(choice('auto', 'check', 'scan', 'bot', 'doctor'), 'auto'),
    scope: 'run',
    description:
      '`check`: one check, now. `scan`: the assignments of the config file, incrementally. `bot`: answers a comment. `doctor`: looks at what a run needs, and checks nothing. `auto`: a comment event is `bot`, a pull request is `check`, else a config file with `assignments` is `scan`, all else `check`.',
  },
  config: {
    ...preset(text('<file>', 'the path of a YAML file'), '.github/similarity.yml'),
    short: 'c',
    scope: 'input',
    description:
      'YAML file with the same keys. An input beats the file. Under a pull request it is read from the base branch.',
  },
  'check-name': {
    ...optional(checkLabel),
    decidesCheck: true,
    defaultNote: 'from repository and event',
    description: "Label at the start of the check's name.",
  },
  course: {
    ...optional(text('<text>')),
    scope: 'run',
    description:
      'Name of the course, the same for each of its assignments. It stands in report.json, and `code-similarity course FOLDER --course NAME` joins the reports below a folder that have it.',
  },
  'keep-check': {
    ...preset(flag(), true),
    scope: 'run',
    description: '`false` deletes the check at the service after the report is written.',
  },
  resume: {
    ...preset(flag(), true),
    scope: 'run',
    description: 'A re-run of the same job continues its earlier check.',
  },
  'check-id': {
    ...optional(
      amount(z.number().int().min(1), 'the whole number that an earlier run gave as check-id', '<id>'),
    ),
    scope: 'input',
    description: 'Id of a check at the service. Nothing is collected or uploaded; it is only reported on.',
  },
  'timeout-minutes': {
    ...preset(
      amount(
        z.number().gt(0).max(MAX_TIMEOUT_MINUTES),
        `a number of minutes above 0, at most ${MAX_TIMEOUT_MINUTES}; fractions are fine`,
        '<minutes>',
      ),
      30,
    ),
    scope: 'run',
    description: 'The run ends by itself before this. Fractions allowed.',
  },
  'bot-users': {
    ...preset(botUsers, []),
    scope: 'run',
    description:
      'Logins or `@org/team`, one per line, whose commands the bot obeys if they also have write permission. Empty: only admins and maintainers.',
  },
  'cache-dir': {
    ...optional(text('<folder>', 'a path of a folder')),
    scope: 'run',
    description:
      'Folder in which fetched repositories are kept between runs (with `actions/cache`): one that has not changed is then not fetched again. It holds code; keep it where the report may be.',
  },
  'state-branch': {
    ...preset(branch, 'similarity-state'),
    scope: 'run',
    description:
      'Branch of this repository in which scans and the bot remember what was checked and said. It shares no history with the code.',
  },
  'dry-run': {
    ...preset(flag(), false),
    short: 'n',
    scope: 'run',
    description: 'Collect, pack, resolve engine and quota, show the plan; upload and post nothing.',
  },
  'collect-token': {
    ...optional(token),
    scope: 'input',
    secret: true,
    defaultNote: '`github-token`',
    description:
      'Token that reads the repositories of submissions, in place of `github-token`. Then the workflow’s own token can write comments, issues and state, and this one needs only “Contents: read”.',
  },
  'github-token': {
    ...optional(token),
    scope: 'input',
    secret: true,
    defaultNote: '`${{ github.token }}`',
    actionDefault: '${{ github.token }}',
    description:
      'Token for GitHub. Other private repositories need one that may read their contents, here or as `collect-token`.',
  },
} as const satisfies InputGroup;
