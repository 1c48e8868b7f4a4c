import type { Outcome } from '../../src/base/outcome.ts';

/** How a message reaches somebody: by ending the run, in an answer of a server or of the bot, or while the run goes on. */
export type Ending = Outcome | 'goes-on' | 'bot-reply' | 'http-answer';

/** The endings in the order of the catalogue, with what they mean. */
export const ENDINGS: ReadonlyMap<Ending, { readonly title: string; readonly about: string }> = new Map([
  [
    'config-error',
    {
      title: '`config-error`: settings, files or the command are wrong',
      about: 'Nothing was checked. Running again helps only after something was changed.',
    },
  ],
  [
    'forbidden',
    {
      title: '`forbidden`: a permission is missing',
      about: 'GitHub or the service knows who asks, and does not allow it.',
    },
  ],
  ['auth', { title: '`auth`: the key is not accepted', about: 'The service does not know the key.' }],
  [
    'account-suspended',
    {
      title: '`account-suspended`: the account is blocked',
      about: 'Nothing in the workflow helps; the account has to be settled.',
    },
  ],
  ['network', { title: '`network`: something cannot be reached', about: 'Running again often helps.' }],
  ['rate-limited', { title: '`rate-limited`: too many requests', about: 'Running again later helps.' }],
  [
    'service-unavailable',
    {
      title: '`service-unavailable`: the service does not work',
      about: 'Running again later helps.',
    },
  ],
  [
    'timeout',
    {
      title: '`timeout`: the time is over',
      about: 'A check that was started goes on at the service.',
    },
  ],
  [
    'analysis-failed',
    {
      title: '`analysis-failed`: the service gave up the check',
      about: 'That check cannot be continued; a new run makes another one.',
    },
  ],
  [
    'incomplete',
    {
      title: '`incomplete`: not everything could be checked',
      about: 'What could be checked was checked. `on-incomplete` says whether that ends the job red.',
    },
  ],
  ['skipped', { title: '`skipped`: there is nothing to do', about: 'This is no error.' }],
  [
    'cancelled',
    {
      title: '`cancelled`: somebody ended the run',
      about: 'Run it again when you want its result.',
    },
  ],
  [
    'internal-error',
    {
      title: '`internal-error`: a defect, or the machine',
      about: 'A defect of this program ends a run so, and a full disk.',
    },
  ],
  [
    'goes-on',
    {
      title: 'The run goes on: warnings, notices and remarks',
      about: 'These change no exit code by themselves. They stand in the log, the summary and the report.',
    },
  ],
  [
    'bot-reply',
    {
      title: 'The bot replies',
      about: 'The bot answers a command in a comment. Nothing was done where it says so.',
    },
  ],
  [
    'http-answer',
    {
      title: 'The embedded service answers',
      about:
        'Errors of the interface: JSON with `error`, and with `validation_errors` at 422. The App’s webhook and the page of a report answer in the same way.',
    },
  ],
]);

/** Titles of the parts of the program, in the order in which a person meets them. */
export const PLACE_TITLES = [
  'Settings',
  'The command line',
  'Collecting submissions',
  'GitHub',
  'The service and its check',
  'The run',
  'Results and report',
  'Scans',
  'The bot',
  'The App’s server',
  'The embedded service',
] as const;

export type Place = (typeof PLACE_TITLES)[number];
