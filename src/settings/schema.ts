import { z } from 'zod';
import { LIMITS } from '../domain/limits.ts';
import { normalizeBaseUrl, withoutKey } from './base-url.ts';
import {
  amount,
  choice,
  flag,
  list,
  nameOrId,
  optional,
  preset,
  refuse,
  text,
  type ValueType,
} from './values.ts';

/** The groups of the help and of the documentation, in the order in which a person meets them. */
export const GROUPS = {
  submissions: 'What is checked',
  comparison: 'What it is compared with',
  files: 'Which files count',
  service: 'The service and its engine',
  verdict: 'What turns the job red',
  report: 'Where the result shows',
  run: 'The run itself',
} as const;

export type Group = keyof typeof GROUPS;

/**
 * Where a value may be given. `assignment`: as input, in the config file and in one of its assignments; `run`: as input
 * and in the config file; `input`: only as input (secrets do not belong into a file, and a file cannot name itself).
 */
export type Scope = 'assignment' | 'run' | 'input';

type NamedSource = 'pull-request' | 'directory' | 'repositories';

export interface InputDefinition extends ValueType {
  readonly group: Group;
  readonly scope: Scope;
  /** Whether it says what is checked: two matrices of jobs in one run that differ in it must not share a check. */
  readonly decidesCheck: boolean;
  /** Sentences for README, action.yml, the help and editors. */
  readonly description: string;
  /** What the documentation says as default where the schema's own default is not the whole truth. */
  readonly defaultNote?: string;
  /** What a message may show of a value that it refuses; default: all of it. */
  readonly shown?: (given: unknown) => unknown;
  /** Never shown, also not where it is wrong. */
  readonly secret?: true;
  /** It has a meaning with this source alone; next to an explicit other `source` it is refused. */
  readonly onlyWith?: NamedSource;
  /** The `default:` of action.yml; the runner fills it in, so that it counts as given. */
  readonly actionDefault?: string;
}

const percentage = () => z.number().min(0).max(100);
const PERCENT = 'a number from 0 to 100';

/** The label leaves room in the check's name (L259) for what makes it unique. */
const CHECK_LABEL_CHARACTERS = 120;

/** A day's job at most on hosted runners, five days on own ones (GitHub's usage limits). */
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;

const baseUrl = {
  shown: withoutKey,
  ...text('<url>', 'an https address that ends in /api/v1 (http only for this machine)'),
  schema: z
    .string()
    .trim()
    .max(2048)
    .transform((value, context) => {
      const result = normalizeBaseUrl(value);
      if ('url' in result) return result.url;
      refuse(context, result.problem);
      return z.NEVER;
    }),
};

const shard = {
  ...text('<i/n|judge>', 'i/n with i from 1 to n and n at most 256, or judge'),
  schema: z
    .string()
    .trim()
    .regex(/^(?:judge|[1-9]\d{0,2}\/[1-9]\d{0,2})$/)
    .transform((value, context) => {
      if (value === 'judge') return { kind: 'judge' } as const;
      const [index = 0, count = 0] = value.split('/').map(Number);
      if (index <= count && count <= 256) return { kind: 'part', index, count } as const;
      refuse(context, 'names a part that does not exist');
      return z.NEVER;
    }),
};

/** RFC 3339 with an offset: a time without one means something else on every machine. */
export const USUAL_STATE_BRANCH = 'similarity-state';

export const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

const deadline = {
  ...text('<time>', 'a time with its offset, such as 2026-11-30T23:59:00+01:00'),
  schema: instant,
};

const property = {
  ...text('<name=value>', 'name=value'),
  schema: z
    .string()
    .trim()
    .max(500)
    .regex(/^[^=\s]+=.+$/)
    .transform((value) => {
      const sign = value.indexOf('=');
      return { name: value.slice(0, sign), value: value.slice(sign + 1).trim() };
    }),
};

/** A salt that can be guessed hides nothing. */
const MIN_SALT_CHARACTERS = 16;

const salt = {
  ...text('<secret>', `a secret of at least ${MIN_SALT_CHARACTERS} letters, digits and signs`),
  schema: z
    .string()
    .trim()
    .min(MIN_SALT_CHARACTERS)
    .regex(/^[\x21-\x7e]+$/),
};

const classroom50 = {
  ...text(
    '<classroom>/<assignment>',
    'classroom/assignment, both as they are named in the config repository',
  ),
  schema: z
    .string()
    .trim()
    .max(255)
    .regex(/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/)
    .refine((value) => value.split('/').every((part) => !/^\.+$/.test(part)))
    .transform((value) => {
      const [classroom = '', assignment = ''] = value.split('/');
      return { classroom, assignment };
    }),
};

/** A login or organisation of GitHub: letters, digits and single hyphens; at most 39 characters. */
const OWNER = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/;

const organization = {
  ...text('<name>', 'the name of an organisation or user on GitHub'),
  schema: z.string().trim().regex(OWNER),
};

const botUsers = {
  ...list('<login>', 'logins and @org/team, one per line'),
  schema: list('', '').schema.refine((entries) =>
    entries.every((entry) => /^@?[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:\/[\w.-]{1,100})?$/.test(entry)),
  ),
};

const repositories = {
  ...list('<owner/name>', 'owner/name, a glob, or /regex/, one per line'),
  schema: list('', '').schema.superRefine((entries, context) => {
    for (const entry of entries) {
      const problem = repositoryPatternProblem(entry);
      if (problem !== null) refuse(context, problem);
    }
  }),
};

/** What is wrong with one line of `repositories`, as the second half of a sentence, or null. */
function repositoryPatternProblem(entry: string): string | null {
  if (entry.startsWith('/')) {
    const closing = entry.lastIndexOf('/');
    const flags = entry.slice(closing + 1);
    if (closing === 0 || closing === 1) return 'holds a regular expression without its closing /';
    if (!/^[iu]*$/.test(flags)) return 'holds a regular expression with flags other than i and u';
    try {
      void new RegExp(entry.slice(1, closing), flags);
      return null;
    } catch {
      return 'holds a regular expression that cannot be read';
    }
  }
  if (/\s/.test(entry) || entry.split('/').length > 2 || entry.includes('://')) {
    return 'holds a line that is neither owner/name nor a glob nor /regex/';
  }
  return null;
}

const aiReferences = {
  ...list('<path|owner/name>', 'at most 5 folders or repositories, one per line'),
  schema: list('', '').schema.refine((entries) => entries.length <= 5),
};

const key = {
  ...text('<key>', "the service's key: letters, digits and signs on one line"),
  // What can stand in a header: visible ASCII. A secret's trailing line break is no part of it.
  schema: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/),
};

const token = {
  ...key,
  placeholder: '<token>',
  allowed: 'a token of GitHub: letters, digits and signs on one line',
};

/**
 * Every input, once: what it means, what may be given, and its default. action.yml, the README's table, the help of the
 * command line and the JSON Schema of the config file are made from this table.
 */
export const INPUTS = {
  source: {
    ...preset(choice('auto', 'pull-request', 'directory', 'repositories', 'workspace'), 'auto'),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Where submissions come from. `workspace`: the checked-out repository is one submission. `auto`: the pull request in a pull-request event, else `repositories` where `repositories`, `manifest`, `classroom50` or `organization` is given, else `directory` where `path` is given, else `workspace`.',
  },
  path: {
    ...optional(list('<path>', 'folders or globs, one per line')),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'directory',
    description:
      'Each direct subfolder (or ZIP) of each matching path is a submission. Globs allowed, one per line.',
  },
  organization: {
    ...optional(organization),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    defaultNote: "the workflow's owner",
    description: 'Where repositories are looked for.',
  },
  repositories: {
    ...optional(repositories),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description:
      'Repositories, one per line: `owner/name`, a glob such as `hw1-*`, or `/regex/` over the whole name, with an optional named group `student`.',
  },
  manifest: {
    ...optional(text('<file>', 'the path of a CSV file')),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description:
      'A CSV file of repositories: `student_repository_url` or `repository`, `roster_identifier` or `student`, and an optional `deadline`.',
  },
  classroom50: {
    ...optional(classroom50),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description: "`classroom/assignment` in Classroom 50's config repository.",
  },
  topic: {
    ...optional({
      ...text('<topic>', 'a topic of GitHub: letters, digits and dashes, at most 50'),
      schema: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,49}$/),
    }),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description: 'Only repositories with this topic.',
  },
  team: {
    ...optional({
      ...text('<team>', "a team's name as it stands in its address"),
      schema: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9_.-]{1,100}$/),
    }),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description:
      'Only repositories that this team of the organisation has access to, or whose name ends in the login of one of its members.',
  },
  property: {
    ...optional(property),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description: 'Only repositories whose custom property has this value: `name=value`.',
  },
  'include-archived': {
    ...preset(flag(), false),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description: 'Archived repositories too.',
  },
  deadline: {
    ...optional(deadline),
    group: 'submissions',
    scope: 'assignment',
    decidesCheck: true,
    onlyWith: 'repositories',
    description: 'Take the last push before this time, as GitHub attests it. RFC 3339, with an offset.',
  },
  'pull-request-scope': {
    ...preset(choice('changed', 'tree'), 'changed'),
    group: 'submissions',
    scope: 'run',
    decidesCheck: false,
    onlyWith: 'pull-request',
    description: "The pull request's `changed` files, or the whole `tree` of its head.",
  },
  shard: {
    ...optional(shard),
    group: 'submissions',
    scope: 'run',
    decidesCheck: false,
    description:
      '`i/n`: collect and upload only this part of the submissions, to one check that a job matrix shares; `judge` starts that check and reports.',
  },

  starter: {
    ...optional(text('<path|owner/name>', 'a folder or owner/name')),
    group: 'comparison',
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Template repository or folder whose code everybody was given: it is not held against anybody.',
  },
  'base-code': {
    ...optional(flag()),
    group: 'comparison',
    scope: 'assignment',
    decidesCheck: false,
    defaultNote: '`true` where starter code is known, else `false`',
    description: 'Detect code that most submissions share as starter code.',
  },
  archive: {
    ...optional(list('<path|owner/name>', 'folders or repositories, one per line')),
    group: 'comparison',
    scope: 'assignment',
    decidesCheck: true,
    description:
      "More submissions to compare with that are not judged themselves, such as last year's: repositories or paths, one per line.",
  },
  'ai-references': {
    ...optional(aiReferences),
    group: 'comparison',
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Up to 5 AI-written solutions of the task (folders or repositories): what the AI score of the embedded service compares with.',
  },
  'compare-with': {
    ...preset(
      list('<what>', 'open-pull-requests, none, or repositories and paths, one per line'),
      'open-pull-requests',
    ),
    group: 'comparison',
    scope: 'run',
    decidesCheck: false,
    onlyWith: 'pull-request',
    description:
      'What a pull request is compared with: `open-pull-requests`, `none`, or repositories and paths, one per line.',
  },

  include: {
    ...optional(list('<glob>', 'gitignore-style globs, one per line')),
    group: 'files',
    scope: 'assignment',
    decidesCheck: true,
    defaultNote: 'source files',
    description: 'Files that count, as gitignore-style globs, one per line.',
  },
  exclude: {
    ...optional(list('<glob>', 'gitignore-style globs, one per line')),
    group: 'files',
    scope: 'assignment',
    decidesCheck: true,
    defaultNote: 'vendored and generated files, lock files',
    description: 'Files that do not count, as gitignore-style globs, one per line.',
  },

  apikey: {
    ...optional(key),
    group: 'service',
    scope: 'input',
    decidesCheck: false,
    secret: true,
    description:
      "The service's key, from a secret. Empty: the embedded service, and no code leaves the runner.",
  },
  'base-url': {
    ...optional(baseUrl),
    group: 'service',
    scope: 'run',
    decidesCheck: false,
    description:
      "The service's base address, ending in `/api/v1`. Needed with `apikey`; there is no default.",
  },
  engine: {
    ...preset(nameOrId('the name or id of an engine'), 'recommended'),
    group: 'service',
    scope: 'assignment',
    decidesCheck: true,
    description:
      'Engine, by name or id, from the list that the service gives. `recommended` is its own choice.',
  },
  language: {
    ...preset(nameOrId('the name, file extension or id of a language'), 'auto'),
    group: 'service',
    scope: 'assignment',
    decidesCheck: true,
    description: 'Programming language, by name, file extension or id. `auto` lets the service detect it.',
  },
  ai: {
    ...preset(flag(), true),
    group: 'service',
    scope: 'assignment',
    decidesCheck: false,
    description: 'Look for AI-generated code.',
  },
  'poll-interval': {
    ...optional(
      amount(
        z.number().min(0.05).max(3600),
        'a number of seconds, at least 20 (0.05 on this machine), at most 3600',
        '<seconds>',
      ),
    ),
    group: 'service',
    scope: 'run',
    decidesCheck: false,
    defaultNote: '`25` (`0.5` with the embedded service)',
    description:
      'Seconds between two questions whether the check is done: at least 20, except on loopback (at least 0.05).',
  },
  'requests-per-minute': {
    ...preset(
      amount(
        z.number().int().min(1).max(LIMITS.requestsPerMinute),
        `a whole number from 1 to ${LIMITS.requestsPerMinute}`,
        `<1..${LIMITS.requestsPerMinute}>`,
      ),
      30,
    ),
    group: 'service',
    scope: 'run',
    decidesCheck: false,
    description: `Own pace towards the service, which allows ${LIMITS.requestsPerMinute} requests a minute to all jobs of one address together.`,
  },

  'similarity-threshold': {
    ...preset(amount(percentage(), PERCENT, '<0..100>'), 75),
    group: 'verdict',
    scope: 'assignment',
    decidesCheck: false,
    description: 'A submission is flagged when its total similarity is above this (strictly, unrounded).',
  },
  'ai-threshold': {
    ...preset(amount(percentage(), PERCENT, '<0..100>'), 75),
    group: 'verdict',
    scope: 'assignment',
    decidesCheck: false,
    description: 'A submission is flagged when its average AI score is above this (strictly, unrounded).',
  },
  'fail-on': {
    ...preset(choice('flagged', 'stands-out', 'never'), 'flagged'),
    group: 'verdict',
    scope: 'assignment',
    decidesCheck: false,
    description:
      'What fails the job: a `flagged` submission, or also a pair that `stands-out` of its class without being above a threshold.',
  },
  'on-error': {
    ...preset(choice('fail', 'warn'), 'fail'),
    group: 'verdict',
    scope: 'run',
    decidesCheck: false,
    description: 'What an outage of the service does to the job.',
  },
  'on-incomplete': {
    ...preset(choice('fail', 'warn'), 'fail'),
    group: 'verdict',
    scope: 'assignment',
    decidesCheck: false,
    description: 'What a submission that could not be checked does to the job.',
  },
  'on-timeout': {
    ...preset(choice('fail', 'neutral'), 'fail'),
    group: 'verdict',
    scope: 'run',
    decidesCheck: false,
    description: 'What running out of time does to the job.',
  },

  comment: {
    ...preset(choice('auto', 'always', 'never'), 'auto'),
    group: 'report',
    scope: 'run',
    decidesCheck: false,
    description:
      'The comment on the pull request. `auto`: where there is a pull request and something to say.',
  },
  'comment-key': {
    ...optional(text('<text>')),
    group: 'report',
    scope: 'run',
    decidesCheck: false,
    defaultNote: 'from workflow and job',
    description:
      'Keeps several comments on one pull request apart. The jobs of a matrix need one each, such as `${{ matrix.assignment }}`: the runner does not tell them apart.',
  },
  annotations: {
    ...preset(choice('auto', 'always', 'never'), 'auto'),
    group: 'report',
    scope: 'run',
    decidesCheck: false,
    description: 'Annotations at the lines that were found. `auto`: in pull requests.',
  },
  'check-run': {
    ...preset(flag(), false),
    group: 'report',
    scope: 'run',
    decidesCheck: false,
    description: 'A check run of our own with the findings. Needs `checks: write`.',
  },
  anonymize: {
    ...preset(choice('auto', 'always', 'never'), 'auto'),
    group: 'report',
    scope: 'run',
    decidesCheck: false,
    description:
      'Whether what is shown names nobody but its reader: no other person, repository, code or exact score. `auto`: in runs on a pull request or on the checked-out repository, and always in public repositories, where `never` has no effect either.',
  },
  'student-feedback': {
    ...preset(choice('full', 'verdict', 'none'), 'full'),
    group: 'report',
    scope: 'assignment',
    decidesCheck: false,
    description:
      'What students read of their own submission: `full` (bands and own lines), `verdict` (needs a review or not) or `none`. An exact answer at each push teaches how to stay below the threshold. In a public repository it is never more than `verdict`.',
  },
  policy: {
    ...optional(text('<text>', 'one line: a sentence or a link')),
    group: 'report',
    scope: 'assignment',
    decidesCheck: false,
    description:
      'A sentence or link that students read beside a finding: what happens next, and whom to ask.',
  },
  'pseudonym-salt': {
    ...optional(salt),
    group: 'report',
    scope: 'input',
    decidesCheck: false,
    secret: true,
    defaultNote: 'made from `apikey`',
    description:
      'Secret that the pseudonyms are made with under which repositories and pull requests are uploaded to a remote service. The same one gives the same pseudonyms. Without it they are made from the key, which the service knows: that hides names from whoever looks at the check, not from an operator who sets out to guess them.',
  },
  'report-dir': {
    ...preset(text('<folder>', 'a path of a folder'), 'similarity-report'),
    group: 'report',
    scope: 'run',
    decidesCheck: false,
    description: 'Folder for the report files (HTML, SARIF, CSV, JSON).',
  },

  mode: {
    ...preset(choice('auto', 'check', 'scan', 'bot'), 'auto'),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description:
      '`check`: one check, now. `scan`: the assignments of the config file, incrementally. `bot`: answers a comment. `auto`: a comment event is `bot`, a config file with `assignments` is `scan`, all else `check`.',
  },
  config: {
    ...preset(text('<file>', 'the path of a YAML file'), '.github/similarity.yml'),
    group: 'run',
    scope: 'input',
    decidesCheck: false,
    description:
      'YAML file with the same keys. An input beats the file. Under a pull request it is read from the base branch.',
  },
  'check-name': {
    ...optional({
      ...text('<text>', `one line of at most ${CHECK_LABEL_CHARACTERS} characters`),
      schema: z
        .string()
        .trim()
        .min(1)
        .max(CHECK_LABEL_CHARACTERS)
        .refine((value) => !/\p{Cc}/u.test(value)),
    }),
    group: 'run',
    scope: 'assignment',
    decidesCheck: true,
    defaultNote: 'from repository and event',
    description: "Label at the start of the check's name.",
  },
  'keep-check': {
    ...preset(flag(), true),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description: '`false` deletes the check at the service after the report is written.',
  },
  resume: {
    ...preset(flag(), true),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description: 'A re-run of the same job takes up its earlier check.',
  },
  'check-id': {
    ...optional(
      amount(z.number().int().min(1), 'the whole number that an earlier run gave as check-id', '<id>'),
    ),
    group: 'run',
    scope: 'input',
    decidesCheck: false,
    description: 'Take up this check of the service and only report on it.',
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
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description: 'The run ends by itself before this. Fractions allowed.',
  },
  'bot-users': {
    ...optional(botUsers),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description:
      'Logins or `@org/team`, one per line, whose commands the bot obeys, besides having write permission.',
  },
  'cache-dir': {
    ...optional(text('<folder>', 'a path of a folder')),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description:
      'Folder in which fetched repositories are kept between runs (with `actions/cache`): one that has not changed is then not fetched again. It holds code; keep it where the report may be.',
  },
  'state-branch': {
    ...preset(
      {
        ...text('<branch>', 'the name of a branch'),
        schema: z
          .string()
          .trim()
          .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,199}$/)
          .refine((value) => !/\.\.|\/\/|\/$|\.lock$/.test(value)),
      },
      USUAL_STATE_BRANCH,
    ),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description:
      'Branch of this repository in which scans and the bot remember what was checked and said. It shares no history with the code.',
  },
  'dry-run': {
    ...preset(flag(), false),
    group: 'run',
    scope: 'run',
    decidesCheck: false,
    description: 'Collect, pack, resolve engine and quota, show the plan; upload and post nothing.',
  },
  'collect-token': {
    ...optional(token),
    group: 'run',
    scope: 'input',
    decidesCheck: false,
    secret: true,
    defaultNote: '`github-token`',
    description:
      'Token that reads the repositories of submissions, where they are not to be read with `github-token`: so the workflow’s own token can write comments, issues and state, and this one needs no right but “Contents: read”.',
  },
  'github-token': {
    ...optional(token),
    group: 'run',
    scope: 'input',
    decidesCheck: false,
    secret: true,
    defaultNote: '`${{ github.token }}`',
    actionDefault: '${{ github.token }}',
    description:
      'Token for GitHub. Other private repositories need one that may read their contents, here or as `collect-token`.',
  },
} as const satisfies Readonly<Record<string, InputDefinition>>;

export type InputName = keyof typeof INPUTS;

/** What the schema makes of a value: milliseconds, dates and unions are made in `parse-settings.ts`. */
export type InputValue<N extends InputName> = z.output<(typeof INPUTS)[N]['schema']>;

export const INPUT_NAMES = Object.keys(INPUTS) as readonly InputName[];

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUTS, name);
}

/** The definition without its own type, for code that treats all inputs alike. */
export function definitionOf(name: InputName): InputDefinition {
  return INPUTS[name];
}
