import { markdownCode } from '#base';
import { CHECK_OPTIONS } from './check-options.ts';

const WHO =
  'Commands are obeyed from people with write permission and a place in `bot-users`; where that is empty, with the role admin or maintain. Others get 😕.';

/** What can be asked on a pull request, in Markdown. */
export function helpLines(): readonly string[] {
  return [
    'The first line of a new comment on a pull request is read; the rest of it is for people.',
    '',
    '| Command | What it does |',
    '| :-- | :-- |',
    '| `/similarity check [options]` | checks the commit that was the head when the comment was made |',
    '| `/similarity cancel` | ends a check that a command began |',
    '| `/similarity status` | says how the last check ended |',
    '| `/similarity explain own` | lists the lines of this pull request that are like code elsewhere |',
    '| `/similarity dismiss <pair> <reason>` | records that a person found a pair to be no finding; the pair is both keys, `keyA..keyB`, as a staff report shows them |',
    '| `/similarity undismiss <pair>` | takes that back |',
    '| `/similarity dismissals` | says how many pairs of this pull request are dismissed, by whom and when |',
    '| `/similarity help` | shows this |',
    '',
    '| Option of `check` | What it does |',
    '| :-- | :-- |',
    ...Object.entries(CHECK_OPTIONS).map(
      ([name, { value, meaning }]) =>
        `| ${markdownCode(value === null ? name : `${name} ${value}`)} | ${meaning} |`,
    ),
    '',
    `A value with spaces stands in \`"\`. ${WHO}`,
  ];
}

/** What can be asked in the issue of a scan, in Markdown. */
export function scanHelpLines(): readonly string[] {
  return [
    'The first line of a new comment in this issue is read; the rest of it is for people. A pair is the id at the end of its row, or two repositories, `org/hw1-ada..org/hw1-bob`.',
    '',
    '| Command | What it does |',
    '| :-- | :-- |',
    '| `/similarity dismiss <pair> <reason>` | closes a pair: a person found it to be no finding |',
    '| `/similarity undismiss <pair>` | opens it again; it is told when it gets worse |',
    '| `/similarity reopen <pair>` | opens it again, and the next check tells it as new |',
    '| `/similarity recheck [assignment]` | the next scan checks it, whatever the schedule says |',
    '| `/similarity assign <pair> @login` | says who reviews the pair |',
    '| `/similarity common <source>` | takes a file on the web for starter code from the next check on, which the next scan makes; the source is the id in its row |',
    '| `/similarity help` | shows this |',
    '',
    WHO,
  ];
}
