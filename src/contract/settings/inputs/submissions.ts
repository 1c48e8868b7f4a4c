import { z } from 'zod';
import { LAYOUT_NAMES, SOURCE_NAMES } from '../../source-names.ts';
import * as says from '../says.ts';
import {
  choice,
  flag,
  type InputGroup,
  instant,
  list,
  optional,
  preset,
  refuse,
  text,
} from './definition.ts';
import { classroom50, organization, property, team, topic } from './github-names.ts';

/** Which repositories hold submissions: names, globs and regular expressions, one per line. */
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
    if (closing === 0 || closing === 1) return says.holdsRegular;
    if (!/^[iu]*$/.test(flags)) return says.holdsRegularExpression;
    try {
      void new RegExp(entry.slice(1, closing), flags);
      return null;
    } catch {
      return says.holdsRegularExpressionCannot;
    }
  }
  if (/\s/.test(entry) || entry.split('/').length > 2 || entry.includes('://')) return says.holdsLine;
  // In braces a comma is a glob's own sign; no name of GitHub has one.
  return entry.replaceAll(/\{[^{}]*\}/g, '').includes(',') ? says.holdsLine : null;
}

/** Which files: gitignore-style globs, one per line. */
const globs = {
  ...list('<glob>', 'gitignore-style globs, one per line'),
  schema: list('', '').schema.superRefine((entries, context) => {
    if (entries.some(isSeveralGlobs)) refuse(context, says.holdsGlobs);
  }),
};

/** What is a glob in itself: `*.md`, `build/`, `!*.py`. */
const WHOLE_GLOB = /^!?(?:(?:[^/]*\/)*\*\.[\w.]+|(?:[^/]+\/)+)$/;

/** Several on one line are one glob that no file matches, and nobody would notice. The same is so of `*.{md,txt}`. */
function isSeveralGlobs(entry: string): boolean {
  if (/[,;]/.test(entry.replaceAll(/\\.|\[[^\]]*\]/g, ''))) return true;
  const words = entry.split(/\s+/);
  return words.length > 1 && words.every((word) => WHOLE_GLOB.test(word));
}

/** `i/n`, both from 1, at most 256 jobs, or `judge`. */
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
      refuse(context, says.namesPart);
      return z.NEVER;
    }),
} as const;

/** What is checked. */
export const SUBMISSIONS = {
  source: {
    ...preset(choice('auto', ...SOURCE_NAMES), 'auto'),
    decidesCheck: true,
    description:
      'Where submissions come from. `workspace`: the checked-out repository is one submission. `auto`: the pull request in a pull-request event, else `repositories` where `repositories`, `manifest`, `classroom50` or `organization` is given, else `directory` where `path` is given, else `workspace`.',
  },
  path: {
    ...preset(list('<path>', 'folders or globs, one per line'), []),
    alsoCalled: ['dir', 'directory', 'folder', 'submissions', 'new'],
    decidesCheck: true,
    leadsTo: 'directory',
    onlyWith: 'directory',
    description:
      "Folders, or a platform's download as it comes. Each direct subfolder (or ZIP) of each matching path is a submission, unless `layout` says otherwise. Globs allowed, one per line.",
  },
  layout: {
    ...preset(choice('auto', ...LAYOUT_NAMES), 'auto'),
    decidesCheck: true,
    onlyWith: 'directory',
    description:
      "The shape of what lies at `path`. A learning platform's download is recognised by its names; else each folder or archive is a submission (`folders`), or each file (`flat`). `single`: all of it is one submission.",
  },
  add: {
    ...preset(list('<path>', 'folders or ZIPs, one per line'), []),
    scope: 'run',
    leadsTo: 'directory',
    onlyWith: 'directory',
    description:
      'Late submissions, one folder or ZIP per line. Each joins the class of the report in `report-dir`, which is made anew, and replaces an earlier submission of the same person. The class is not collected again, because its code is in the report. With a platform as `layout`, each line is a download that holds late submissions.',
  },
  organization: {
    ...optional(organization),
    decidesCheck: true,
    leadsTo: 'repositories',
    defaultNote: "the workflow's owner",
    description: 'Organisation or user that owns the repositories.',
  },
  repositories: {
    ...preset(repositories, []),
    decidesCheck: true,
    leadsTo: 'repositories',
    onlyWith: 'repositories',
    description:
      'Repositories, one per line: `owner/name`, a glob such as `hw1-*`, or `/regex/` over the whole name, with an optional named group `student`.',
  },
  manifest: {
    ...optional(text('<file>', 'the path of a CSV file')),
    decidesCheck: true,
    leadsTo: 'repositories',
    onlyWith: 'repositories',
    description:
      'A CSV file of repositories: `student_repository_url` or `repository`, `roster_identifier` or `student`, and an optional `deadline`.',
  },
  people: {
    ...optional(text('<file>', 'the path of a CSV file')),
    alsoCalled: ['students', 'roster'],
    decidesCheck: true,
    description:
      'A CSV file of people: `id`, `name`, `section`, `team`, `partners`, `staff`, `attempts`, `also`, `email`, `login`, `file`, `time`, or what platforms export. Team mates, partners and one person are never flagged with each other.',
  },
  classroom50: {
    ...optional(classroom50),
    decidesCheck: true,
    leadsTo: 'repositories',
    onlyWith: 'repositories',
    description: "`classroom/assignment` in Classroom 50's config repository.",
  },
  topic: {
    ...optional(topic),
    decidesCheck: true,
    leadsTo: 'repositories',
    onlyWith: 'repositories',
    description: 'Only repositories with this topic.',
  },
  team: {
    ...optional(team),
    decidesCheck: true,
    leadsTo: 'repositories',
    onlyWith: 'repositories',
    description:
      'Only repositories that this team of the organisation has access to, or whose name ends in the login of one of its members.',
  },
  property: {
    ...optional(property),
    decidesCheck: true,
    leadsTo: 'repositories',
    onlyWith: 'repositories',
    description: 'Only repositories whose custom property has this value: `name=value`.',
  },
  'include-archived': {
    ...preset(flag(), false),
    decidesCheck: true,
    onlyWith: 'repositories',
    description: 'Include archived repositories.',
  },
  deadline: {
    ...optional({
      ...text('<time>', 'a time with its offset, such as 2026-11-30T23:59:00+01:00'),
      schema: instant,
    }),
    decidesCheck: true,
    onlyWith: 'repositories',
    description: 'Take the last push before this time, as GitHub attests it. RFC 3339, with an offset.',
  },
  'pull-request-scope': {
    ...preset(choice('changed', 'tree'), 'changed'),
    scope: 'run',
    onlyWith: 'pull-request',
    description: "The pull request's `changed` files, or the whole `tree` of its head.",
  },
  shard: {
    ...optional(shard),
    scope: 'run',
    description:
      '`i/n`: collect and upload only this part of the submissions, to one check that a job matrix shares; `judge` starts that check and reports.',
  },
} as const satisfies InputGroup;

/** Which files count. */
export const FILES = {
  include: {
    ...optional(globs),
    decidesCheck: true,
    defaultNote: 'source files',
    description: 'Files that count, as gitignore-style globs, one per line.',
  },
  exclude: {
    ...optional(globs),
    decidesCheck: true,
    defaultNote: 'vendored and generated files, lock files',
    description: 'Files that do not count, as gitignore-style globs, one per line.',
  },
} as const satisfies InputGroup;
