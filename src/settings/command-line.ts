import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../domain/outcome.ts';
import { nearest } from '../domain/nearest.ts';
import { quoted } from './quoted.ts';
import type { RawInputs } from './raw-inputs.ts';
import { definitionOf, INPUT_NAMES, type InputName, isInputName } from './inputs/inputs.ts';

/** What a command line asks for. */
export type Command =
  /** For `parseSettings`; paths of the command line are in `path`, with `source` directory. */
  | { readonly kind: 'check'; readonly inputs: RawInputs }
  /** `dataDir` null: nothing is kept. Port 0: any free one. */
  | {
      readonly kind: 'serve';
      readonly host: string;
      readonly port: number;
      readonly dataDir: string | null;
      readonly demo: string | null;
      /** Origin at which people reach the service; null: not told. */
      readonly publicUrl: string | null;
      /** Addresses and networks (`10.0.0.0/8`) of reverse proxies. */
      readonly trustedProxies: readonly string[];
      readonly simulation: {
        readonly offline: boolean;
        readonly trial: boolean;
        readonly suspended: boolean;
        readonly quota: number | null;
      };
    }
  | { readonly kind: 'report'; readonly directory: string }
  /** Two reports: folders, or their report.json. */
  | {
      readonly kind: 'compare-reports';
      readonly before: string;
      readonly after: string;
      readonly json: boolean;
    }
  /** The bot behind a GitHub App's webhook; `inputs` for `parseSettings`. */
  | {
      readonly kind: 'bot';
      readonly host: string;
      readonly port: number;
      /** Checks that run at once: at least 1. */
      readonly concurrency: number;
      readonly inputs: RawInputs;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' };

const COMMANDS = ['check', 'serve', 'report', 'bot'] as const;
type CommandName = (typeof COMMANDS)[number];

const SERVE_OPTIONS = ['port', 'host', 'data', 'demo', 'public-url', 'trust-proxy', 'simulate'] as const;
const REPORT_OPTIONS = ['compare', 'json'] as const;

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
/** A check keeps a processor busy. */
const DEFAULT_CONCURRENCY = 2;

interface ParsedArguments {
  readonly positionals: readonly string[];
  /** In the order given. */
  readonly options: readonly {
    readonly name: string;
    readonly value: string | null;
    readonly inline: boolean;
  }[];
}

/**
 * Reads a command line. Values are not judged here: `parseSettings` does that, as for the action.
 *
 * @param argv without the program's own name
 * @throws ConfigurationError naming every unknown option, with the nearest known one
 */
export function parseCommandLine(argv: readonly string[]): Command {
  if (argv.length === 0) return { kind: 'help' };
  const { positionals, options } = tokenize(argv);
  if (options.some(({ name }) => name === 'help' || name === 'h')) return { kind: 'help' };
  if (options.some(({ name }) => name === 'version')) return { kind: 'version' };

  const [command, ...rest] = positionals;
  if (command === 'help') return { kind: 'help' };
  if (!isCommandName(command)) throw new ConfigurationError(unknownCommand(command));
  switch (command) {
    case 'check':
      return { kind: 'check', inputs: readCheck(rest, options) };
    case 'serve':
      return readServe(rest, options);
    case 'report':
      return readReport(rest, options);
    case 'bot':
      return readBot(rest, options);
  }
}

/**
 * Adds the secrets that the environment holds, so that they need not stand in the list of processes: the key
 * (`CODE_SIMILARITY_KEY`) where a service's address is given, the token (`GITHUB_TOKEN`) always. Options win.
 */
export function withEnvironment(
  inputs: RawInputs,
  environment: Readonly<Record<string, string | undefined>>,
): RawInputs {
  const key = environment['CODE_SIMILARITY_KEY'];
  const token = environment['GITHUB_TOKEN'];
  return {
    ...(key !== undefined && inputs['base-url'] !== undefined ? { apikey: key } : {}),
    ...(token === undefined ? {} : { 'github-token': token }),
    ...inputs,
  };
}

function isCommandName(name: string | undefined): name is CommandName {
  return COMMANDS.some((known) => known === name);
}

function unknownCommand(name: string | undefined): string {
  const end = 'run code-similarity --help for a list.';
  if (name === undefined) return `A command is missing: check, serve, report or bot; ${end}`;
  const meant = nearest(name, COMMANDS);
  return `${quoted(name)} is no command${meant === null ? '' : `; did you mean ${meant}?`}${meant === null ? `; ${end}` : ''}`;
}

/** `--ai false` as `--ai=false`: every input takes its value the same way, also one that is true or false. */
function withJoinedSwitches(argv: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (word === '--') return [...joined, ...argv.slice(at)];
    const name = INPUT_NAMES.find((one) => word === `--${one}`);
    const isSwitch = name !== undefined && definitionOf(name).kind === 'boolean';
    const next = argv[at + 1];
    if (isSwitch && next !== undefined && /^(?:true|false)$/i.test(next)) {
      joined.push(`${word}=${next}`);
      at += 1;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function tokenize(argv: readonly string[]): ParsedArguments {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { tokens } = parseArgs({
    args: [...withJoinedSwitches(argv)],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(
        INPUT_NAMES.map((name) => [name, definitionOf(name).kind === 'boolean' ? flag : text]),
      ),
      ...Object.fromEntries([...SERVE_OPTIONS, 'concurrency'].map((name) => [name, text])),
      ...Object.fromEntries(REPORT_OPTIONS.map((name) => [name, flag])),
      help: { type: 'boolean', short: 'h' },
      version: flag,
    },
  });
  const positionals: string[] = [];
  const options: { name: string; value: string | null; inline: boolean }[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      positionals.push(token.value);
    } else if (token.kind === 'option') {
      options.push({ name: token.name, value: token.value ?? null, inline: token.inlineValue ?? false });
    }
  }
  return { positionals, options };
}

/** Options that are inputs, for a command without paths. */
function readInputsOf(options: ParsedArguments['options']): RawInputs {
  const { path: _, source: __, ...inputs } = readCheck(['.'], options);
  return inputs;
}

function readCheck(paths: readonly string[], options: ParsedArguments['options']): RawInputs {
  const problems: string[] = [];
  const given = new Map<InputName, string[]>();
  for (const { name, value, inline } of options) {
    const negated = name.startsWith('no-') ? name.slice(3) : null;
    if (
      negated !== null &&
      isInputName(negated) &&
      definitionOf(negated).kind === 'boolean' &&
      value === null
    ) {
      add(negated, 'false');
    } else if (!isInputName(name)) {
      problems.push(unknownOption(name, INPUT_NAMES));
    } else if (definitionOf(name).kind === 'boolean') {
      add(name, value ?? 'true');
    } else if (value === null || (!inline && value.startsWith('--'))) {
      problems.push(`--${name}: its value is missing; write --${name}=${definitionOf(name).placeholder}.`);
    } else {
      add(name, value);
    }
  }
  const stray = paths.find((path) => path === 'true' || path === 'false');
  if (stray !== undefined) {
    problems.push(
      `${stray} is read as a path; a value of an option that is true or false stands behind =, as in --ai=${stray}.`,
    );
  }
  if (paths.length > 0) {
    if (given.has('path')) problems.push('--path: say it once, as PATH after check or as --path.');
    if (given.has('source') && given.get('source')?.[0] !== 'directory') {
      problems.push('--source: a PATH after check means directory; leave one of the two out.');
    }
    if (paths.some((path) => /[\r\n]/.test(path))) {
      problems.push('PATH: a path with a line break cannot be read.');
    }
  } else if (
    !['path', 'source', 'repositories', 'manifest', 'classroom50', 'organization', 'check-id', 'config'].some(
      (name) => isInputName(name) && given.has(name),
    )
  ) {
    problems.push(
      'PATH is missing: name the folder whose subfolders are the submissions, as in: code-similarity check submissions',
    );
  }
  for (const [name, values] of given) {
    if (values.length > 1 && definitionOf(name).kind !== 'list') {
      problems.push(`--${name}: given ${values.length} times, and it takes one value.`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return {
    ...Object.fromEntries([...given].map(([name, values]) => [name, values.join('\n')])),
    ...(paths.length > 0 ? { source: 'directory', path: paths.map(asLine).join('\n') } : {}),
  };

  function add(name: InputName, value: string): void {
    given.set(name, [...(given.get(name) ?? []), value]);
  }
}

function readServe(rest: readonly string[], options: ParsedArguments['options']): Command {
  const problems: string[] = [];
  const values = new Map<string, string>();
  for (const { name, value, inline } of options) {
    if (!SERVE_OPTIONS.some((known) => known === name)) {
      problems.push(unknownOption(name, SERVE_OPTIONS));
    } else if (value === null || value === '' || (!inline && value.startsWith('--'))) {
      problems.push(`--${name}: its value is missing.`);
    } else {
      values.set(name, value);
    }
  }
  const port = values.get('port') ?? String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    problems.push(`--port: ${quoted(port)} is not allowed; allowed: a whole number from 0 to 65535.`);
  }
  const host = values.get('host') ?? DEFAULT_HOST;
  if (!/^[A-Za-z0-9._:[\]%-]+$/.test(host)) {
    problems.push(`--host: ${quoted(host)} is not allowed; allowed: an address or a host's name.`);
  }
  const publicUrl = values.get('public-url') ?? null;
  if (publicUrl !== null && !/^https?:\/\/[\w.[\]:-]+(?:\/[\w./~-]*)?$/.test(publicUrl)) {
    problems.push(
      `--public-url: ${quoted(publicUrl)} is not allowed; allowed: an address such as https://similarity.example.`,
    );
  }
  const trustedProxies = listOf(values.get('trust-proxy'));
  for (const proxy of trustedProxies.filter((one) => !isNetwork(one))) {
    problems.push(
      `--trust-proxy: ${quoted(proxy)} is not allowed; allowed: addresses and networks, as in 127.0.0.1,10.0.0.0/8.`,
    );
  }
  const simulated = listOf(values.get('simulate'));
  for (const one of simulated.filter((text) => !SIMULATED.test(text))) {
    problems.push(
      `--simulate: ${quoted(one)} is not allowed; allowed: offline, trial, suspended, quota=NUMBER.`,
    );
  }
  if (rest.length > 0) {
    problems.push(`serve takes no path, and ${quoted(rest[0])} was given; --data names its folder.`);
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return {
    kind: 'serve',
    host,
    port: Number(port),
    dataDir: values.get('data') ?? null,
    demo: values.get('demo') ?? null,
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    trustedProxies,
    simulation: {
      offline: simulated.includes('offline'),
      trial: simulated.includes('trial'),
      suspended: simulated.includes('suspended'),
      quota: quotaOf(simulated),
    },
  };
}

const SIMULATED = /^(?:offline|trial|suspended|quota=(\d{1,6}))$/;

function quotaOf(simulated: readonly string[]): number | null {
  const given = simulated.flatMap((text) => SIMULATED.exec(text)?.[1] ?? []).at(-1);
  return given === undefined ? null : Number(given);
}

function listOf(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** What concerns one repository, or the command line of one run, has no meaning for a bot of many. */
function readBot(rest: readonly string[], options: ParsedArguments['options']): Command {
  if (rest.length > 0) throw new ConfigurationError(`bot takes no path, and ${quoted(rest[0])} was given.`);
  const isPlace = ({ name }: { readonly name: string }): boolean => name === 'port' || name === 'host';
  const isConcurrency = ({ name }: { readonly name: string }): boolean => name === 'concurrency';
  const { host, port } = readServe([], options.filter(isPlace)) as Extract<Command, { kind: 'serve' }>;
  const concurrency = options.findLast(isConcurrency)?.value ?? String(DEFAULT_CONCURRENCY);
  if (options.some((one) => isConcurrency(one) && one.value === null) || !/^[1-9]\d?$/.test(concurrency)) {
    throw new ConfigurationError(
      `--concurrency: ${quoted(concurrency)} is not allowed; allowed: a whole number from 1 to 99.`,
    );
  }
  const others = options.filter((option) => !isPlace(option) && !isConcurrency(option));
  if (others.some(({ name }) => name === 'config')) {
    throw new ConfigurationError(
      'bot reads no config file. Give the inputs as options, as in --bot-users ada.',
    );
  }
  return { kind: 'bot', host, port, concurrency: Number(concurrency), inputs: readInputsOf(others) };
}

function readReport(rest: readonly string[], options: ParsedArguments['options']): Command {
  const given = new Set(options.map(({ name }) => name));
  const problems = [...given]
    .filter((name) => !REPORT_OPTIONS.some((known) => known === name))
    .map((name) => unknownOption(name, REPORT_OPTIONS));
  if (options.some(({ value }) => value !== null)) {
    problems.push('--compare and --json take no value; the two reports stand behind them.');
  }
  if (given.has('compare')) {
    const [before, after, ...others] = rest;
    if (before === undefined || after === undefined || others.length > 0) {
      problems.push('report --compare takes two reports, as in: code-similarity report --compare OLD NEW');
    }
    if (before === undefined || after === undefined || problems.length > 0) {
      throw new ConfigurationError(problems.join('\n'));
    }
    return { kind: 'compare-reports', before, after, json: given.has('json') };
  }
  if (given.has('json')) problems.push('--json goes with --compare.');
  const [directory, ...more] = rest;
  if (directory === undefined || more.length > 0) {
    problems.push('report takes one folder, as in: code-similarity report similarity-report');
  }
  if (directory === undefined || problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return { kind: 'report', directory };
}

function unknownOption(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const shown = quoted(`${name.length === 1 ? '-' : '--'}${name}`);
  return `${shown} is no option of this command${meant === null ? '; run code-similarity --help for a list.' : `; did you mean --${meant}?`}`;
}

/** A path as a line of the `path` input, where # begins a comment. */
function asLine(path: string): string {
  return path.startsWith('#') ? `./${path}` : path;
}
