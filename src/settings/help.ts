import { defaultText } from './default-text.ts';
import { definitionOf, GROUPS, type InputName } from './inputs/inputs.ts';
import { wrap } from './wrap.ts';

const INDENT = '      ';

const INTRODUCTION = `Checks source code for similarity: between submissions, with an archive, and with
AI-written solutions.

Usage
  code-similarity check PATH… [--input value …]   check folders of submissions
  code-similarity report DIR                      open the report of an earlier run
  code-similarity report --compare OLD NEW        show what changed between two runs
  code-similarity serve [options]                 run the embedded service for others to use
  code-similarity bot [options]                   answer a GitHub App's webhook

Examples
  # Every subfolder (or ZIP) of submissions/ is one submission. Nothing leaves this machine.
  code-similarity check submissions

  # Starter code is held against nobody; last year's work is compared with and not judged.
  code-similarity check submissions --starter starter --archive last-year

  # Show what would be done, then do it on a remote service.
  export CODE_SIMILARITY_KEY=…
  code-similarity check submissions --base-url https://service.example/api/v1 --dry-run
  code-similarity check submissions --base-url https://service.example/api/v1

  # Look at the result.
  code-similarity report similarity-report
`;

const DIFFERENCES = [
  'The options of check are the inputs of the action, and .github/similarity.yml below the current folder is read as in a workflow. What differs on the command line:',
  '- PATH… stands for --source directory with these paths; without PATH, name submissions by --repositories or the like.',
  '- --dry-run is the same as --dry-run=true; --no-ai is the same as --ai=false.',
  '- Options that take a list may be given several times.',
  '- The key is read from CODE_SIMILARITY_KEY and the token from GITHUB_TOKEN, because other people on this machine can see options in its list of processes. The key is used only together with --base-url.',
];

const SERVE = `Options of serve
  --port <number>
      Port to listen on. 0 takes a free one. Default: 8080
  --host <host>
      Address to listen on. Default: 127.0.0.1 (this machine only)
  --data <folder>
      Keeps checks in this folder; without it they end with the process.
  --demo <folder>
      Offers the submissions of this folder as a check that can be read and not changed.
  --public-url <address>
      Address at which people reach the service, where that is not the one it listens on.
  --trust-proxy <addresses>
      Reverse proxies, as in 127.0.0.1,10.0.0.0/8: requests count for whom they name.
  --simulate <list>
      Answers as a hosted service may: offline, trial, suspended, quota=NUMBER. For tests
      of a client.

  The key that clients send is CODE_SIMILARITY_KEY. On the first start with a data
  folder one is made and printed once.
`;

const REPORT = `Options of report
  --compare OLD NEW
      Prints what changed between two runs: who is newly flagged or no longer, new pairs,
      moved numbers. OLD and NEW are folders of reports, or their report.json.
  --json
      Prints the comparison as JSON.
`;

const BOT = `Options of bot
  --port <number>, --host <host>
      As for serve. POST /webhook takes deliveries, GET /health answers.
  --concurrency <number>
      Checks that run at once, of different repositories. Default: 2.
  The inputs of check that say how a pull request is checked, such as --bot-users.

  WEBHOOK_SECRET, APP_ID and APP_PRIVATE_KEY (the text of the .pem file, or its path) say
  who the App is.
`;

const OTHERS = `Other options
  -h, --help
      This text.
  --version
      The version.

Exit status: 0 when nothing was flagged, or where --fail-on or --on-… says so; else 1.
`;

/**
 * The text of `--help`, made from the schema.
 *
 * @param width of the terminal, in characters; kept between 60 and 120
 */
export function helpText(width: number): string {
  const columns = Math.min(120, Math.max(60, width));
  const options = GROUPS.map(
    ({ title, names }) => `${title}\n${names.map((name) => optionText(name, columns)).join('')}`,
  );
  return [INTRODUCTION, `${differences(columns).join('\n')}\n`, ...options, SERVE, REPORT, BOT, OTHERS].join(
    '\n',
  );
}

function differences(columns: number): string[] {
  return DIFFERENCES.flatMap((sentence) =>
    sentence.startsWith('- ')
      ? wrap(sentence.slice(2), columns - 4).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`)
      : wrap(sentence, columns),
  );
}

function optionText(name: InputName, columns: number): string {
  const { kind, placeholder, description } = definitionOf(name);
  const usage = kind === 'boolean' ? `--${name}[=<true|false>]` : `--${name} ${placeholder}`;
  const initial = defaultText(name).replaceAll('`', '');
  const fallback = name === 'github-token' ? 'GITHUB_TOKEN' : initial;
  const sentences = [description, ...(fallback === '' ? [] : [`Default: ${fallback}`])];
  const text = sentences.join(' ').replaceAll('`', '');
  return `  ${usage}\n${wrap(text, columns - INDENT.length)
    .map((line) => `${INDENT}${line}\n`)
    .join('')}`;
}
