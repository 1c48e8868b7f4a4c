import { LOCALES } from '#base';
import { choice, flag, type InputGroup, optional, preset, salt, text } from './definition.ts';

/** Where the result shows. */
export const REPORT = {
  comment: {
    ...preset(choice('auto', 'always', 'never'), 'auto'),
    scope: 'run',
    description:
      'The comment on the pull request. `auto`: where there is a pull request and something to say.',
  },
  'comment-key': {
    ...optional(text('<text>')),
    scope: 'run',
    defaultNote: 'from workflow and job',
    description:
      'Keeps several comments on one pull request apart. The jobs of a matrix need one each, such as the value of `matrix.assignment`, because the runner does not tell them apart; so do several steps of one job, and several calls of one workflow.',
  },
  annotations: {
    ...preset(choice('auto', 'always', 'never'), 'auto'),
    scope: 'run',
    description:
      'Annotations at the lines that were found. `auto`: in pull requests of which there is something to say.',
  },
  'check-run': {
    ...preset(flag(), false),
    scope: 'run',
    description: 'Also creates a check run with the findings. Needs `checks: write`.',
  },
  anonymize: {
    ...preset(choice('auto', 'always', 'never'), 'auto'),
    scope: 'run',
    description:
      'Whether what is shown names nobody but its reader: no other person, repository, code or exact score. `auto`: in runs on a pull request or on the checked-out repository, and always in public repositories, where `never` has no effect either.',
  },
  'student-feedback': {
    ...preset(choice('full', 'verdict', 'none'), 'full'),
    description:
      'What students read of their own submission: `full` (bands and own lines), `verdict` (needs a review or not) or `none`. An exact answer at each push teaches how to stay below the threshold. In a public repository it is never more than `verdict`.',
  },
  policy: {
    ...optional(text('<text>', 'one line: a sentence or a link')),
    description:
      'A sentence or link that students read beside a finding: what happens next, and whom to ask.',
  },
  locale: {
    ...optional(choice(...LOCALES)),
    defaultNote: 'English; the page: the language of the browser',
    description:
      'The language of the comment, the summary and the report page. In the page a reader can choose another one. Logs, data files and error messages are in English.',
  },
  notify: {
    ...preset(choice('comment', 'none'), 'comment'),
    description:
      'Scans: whom the issue of an assignment notifies. `comment`: each scan with news writes one comment, which mentions who reviews each pair. `none`: news is only in the text of the issue, and GitHub notifies nobody when that changes.',
  },
  'tell-students': {
    ...preset(choice('none', 'check-run', 'comment'), 'none'),
    description:
      'Scans: what each student reads in their own private repository, **before a person has looked**: bands and whether a review is needed, as `student-feedback` allows; never a peer, a number or lines. `comment`: on the commit that was checked; needs “Contents: write” of `collect-token`. `check-run`: needs the token of a GitHub App with “Checks: write”.',
  },
  'pseudonym-salt': {
    ...optional(salt),
    scope: 'input',
    secret: true,
    defaultNote: 'made from `apikey`',
    description:
      'Secret from which pseudonyms are made: the names under which repositories and pull requests are uploaded to a remote service. The same secret gives the same pseudonyms. Without it they are made from the key, which the service knows: that hides names from people who look at the check, but not from an operator who tries to guess them.',
  },
  cases: {
    ...optional(text('<file>', 'a path of a file')),
    defaultNote: '`cases.json` in `report-dir`, where it is there',
    description:
      'File with what people decided about pairs and groups: `cases.json`, which the report page saves. Pairs dismissed there are not counted, and code declared common there counts as starter code.',
  },
  'report-dir': {
    ...preset(text('<folder>', 'a path of a folder'), 'similarity-report'),
    short: 'o',
    alsoCalled: ['report', 'out', 'output', 'output-dir', 'output-destination', 'result-file', 'results'],
    scope: 'run',
    description: 'Folder for the report files (HTML, SARIF, CSV, JSON).',
  },
} as const satisfies InputGroup;
