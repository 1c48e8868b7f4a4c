import { OUTCOMES, type Outcome } from '../../src/base/outcome.ts';

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

/** Whether a word is one of the outcomes. */
export function isOutcome(word: string): word is Outcome {
  return OUTCOMES.some((outcome) => outcome === word);
}

interface Place {
  /** What a file's path begins with. */
  readonly path: string;
  /** null: what is said there is no fault and no omission, unless it is in an error or a warning. */
  readonly title: string | null;
  /** How a message ends of which the sources show no error. */
  readonly ending: Ending;
}

const SETTINGS = 'Settings';
const COLLECTING = 'Collecting submissions';
const GITHUB = 'GitHub';
const SERVICE = 'The service and its check';
const RESULT = 'Results and report';
const SCANS = 'Scans';
const BOT = 'The bot';
const APP = 'The App’s server';
const SERVER = 'The embedded service';
const COMMANDS = 'The command line';
const RUN = 'The run';

/** Which part of the program a file belongs to; the first row that fits counts. */
const PLACES: readonly Place[] = [
  ...ordinary(
    'src/program/app/setup/setup-page',
    'src/program/app/setup/manifest',
    'src/program/app/metrics.ts',
    'src/program/app/app-log',
  ),
  ...ordinary(
    'src/bot/commands/render.ts',
    'src/bot/commands/help',
    'src/bot/commands/check-mark',
    'src/report/cases/case-words',
    'src/report/cases/cases-of-run',
  ),
  ...ordinary(
    'src/program/command-line/arguments/commands',
    'src/program/command-line/arguments/help',
    'src/program/command-line/arguments/completion',
  ),
  ...ordinary(
    'src/program/command-line/arguments/variables',
    'src/program/command-line/arguments/server-options',
    'src/program/command-line/arguments/state-options',
    'src/program/command-line/open-browser',
  ),
  ...ordinary(
    'src/service/api/page.ts',
    'src/service/api/engines',
    'src/contract/settings/json-schema',
    'src/contract/settings/tables',
  ),
  ...ordinary(
    'src/contract/settings/outputs',
    'src/contract/settings/config-sections',
    'src/bot/scan/issue',
    'src/bot/scan/dashboard',
    'src/bot/scan/schedule',
  ),
  ...ordinary(
    'src/bot/scan/students/student-text',
    'src/bot/scan/store/write-snapshot',
    'src/bot/scan/news',
    'src/bot/scan-run/scan-summary',
  ),
  ...ordinary(
    'src/contract/service',
    'src/engine/languages',
    'src/base/words',
    'src/engine',
    'src/base/text',
    'src/check/history',
  ),
  { path: 'src/channels/write.ts', title: RESULT, ending: 'config-error' },
  { path: 'src/channels/page-file.ts', title: RESULT, ending: 'config-error' },
  { path: 'src/channels/earlier-class.ts', title: RESULT, ending: 'config-error' },
  { path: 'src/channels/json.ts', title: RESULT, ending: 'config-error' },
  { path: 'src/channels/cases', title: RESULT, ending: 'config-error' },
  { path: 'src/report/cases', title: RESULT, ending: 'config-error' },
  ...ordinary('src/report', 'src/channels'),
  { path: 'src/contract/settings', title: SETTINGS, ending: 'config-error' },
  { path: 'src/program/runner/read-settings', title: SETTINGS, ending: 'config-error' },
  { path: 'src/sources/github', title: GITHUB, ending: 'goes-on' },
  { path: 'src/sources', title: COLLECTING, ending: 'goes-on' },
  { path: 'src/check/second-look', title: COLLECTING, ending: 'goes-on' },
  { path: 'src/system/zip', title: COLLECTING, ending: 'goes-on' },
  { path: 'src/github', title: GITHUB, ending: 'forbidden' },
  { path: 'src/bot/publish', title: GITHUB, ending: 'goes-on' },
  { path: 'src/check/verdict/sentences', title: RESULT, ending: 'incomplete' },
  { path: 'src/check/verdict', title: RESULT, ending: 'goes-on' },
  { path: 'src/check/run/hand-over', title: COLLECTING, ending: 'goes-on' },
  { path: 'src/check/run/shard', title: COLLECTING, ending: 'goes-on' },
  { path: 'src/check/run/', title: RUN, ending: 'goes-on' },
  { path: 'src/check', title: SERVICE, ending: 'goes-on' },
  { path: 'src/program/process/execute', title: RUN, ending: 'internal-error' },
  { path: 'src/bot/scan-run', title: SCANS, ending: 'goes-on' },
  { path: 'src/bot/scan', title: SCANS, ending: 'goes-on' },
  { path: 'src/bot/commands', title: BOT, ending: 'bot-reply' },
  { path: 'src/program/app/scans', title: APP, ending: 'config-error' },
  { path: 'src/program/app', title: APP, ending: 'http-answer' },
  { path: 'src/program/server/page', title: SERVER, ending: 'config-error' },
  { path: 'src/service/web-search', title: RUN, ending: 'goes-on' },
  { path: 'src/service/store', title: SERVER, ending: 'config-error' },
  { path: 'src/service/analysis', title: SERVER, ending: 'goes-on' },
  { path: 'src/service/service.ts', title: SERVER, ending: 'goes-on' },
  { path: 'src/service', title: SERVER, ending: 'http-answer' },
  { path: 'src/program/command-line/case-file', title: RESULT, ending: 'http-answer' },
  { path: 'src/program/command-line', title: COMMANDS, ending: 'config-error' },
  { path: 'src/', title: RUN, ending: 'goes-on' },
];

function ordinary(...paths: readonly string[]): readonly Place[] {
  return paths.map((path) => ({ path, title: null, ending: 'goes-on' }));
}

/** The part of the program that a file belongs to, its title among `PLACE_TITLES`. @throws Error where there is no row */
export function placeOf(path: string): Place {
  const place = PLACES.find((one) => path.startsWith(one.path));
  if (place === undefined) throw new Error(`${path} has no row in scripts/errors/places.ts.`);
  return place;
}

/** Parts of the program in the order in which a person meets them. */
export const PLACE_TITLES: readonly string[] = [
  SETTINGS,
  COMMANDS,
  COLLECTING,
  GITHUB,
  SERVICE,
  RUN,
  RESULT,
  SCANS,
  BOT,
  APP,
  SERVER,
];
