import { quoted, WEB_PROVIDERS } from '#contract';
import type { AnalysisPlan, StoragePlace, WatchWords } from './command.ts';
import { inputsOf } from './read-check.ts';
import { entriesOf, type GivenWords, lastOf, refusal } from './read-words.ts';
import {
  DEFAULT_WEB_REQUESTS,
  DEFAULT_ANALYSIS_TIMEOUT,
  DEFAULT_CONCURRENCY,
  DEFAULT_HOST,
  DEFAULT_PORT,
  DEFAULT_WORKERS,
  LISTEN_OPTIONS,
  LOG_FORMATS,
  SETUP_OPTIONS,
} from './server-options.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** What `serve` was asked for. @throws ConfigurationError naming every problem */
export function readServe({ operands, values, problems }: GivenWords) {
  const found = operands.slice(0, 1).map((path) => fill(says.serveTakes, { path: quoted(path) }));
  if (problems.length + found.length > 0) throw refusal([...problems, ...found]);
  const last = (name: string): string | null => lastOf(values, name);
  const retain = last('retain');
  const keepFree = last('keep-free');
  const simulated = entriesOf(last('simulate') ?? '');
  const quota = simulated.findLast((one) => one.startsWith('quota='))?.slice('quota='.length);
  return {
    kind: 'serve' as const,
    ...placeOf(values),
    storage: storageOf(values),
    ...analysesOf(values),
    demo: last('demo'),
    /** How long a check is kept after it has ended; null: until somebody deletes it. */
    retainMs: retain === null ? null : measured(retain, { d: 24 * 60 * 60_000 }),
    /** Of the disk, which uploads leave free; null: none. */
    keepFreeBytes: keepFree === null ? null : measured(keepFree, MIBS) * 1_024 ** 2,
    /** Origin at which people reach the service; null: not told. */
    publicUrl: last('public-url')?.replace(/\/+$/, '') ?? null,
    trustedProxies: entriesOf(last('trust-proxy') ?? ''),
    hookNetworks: entriesOf(last('hook-networks') ?? ''),
    loginConfig: last('login-config'),
    ltiConfig: last('lti-config'),
    ...watchOf(values),
    simulation: {
      offline: simulated.includes('offline'),
      trial: simulated.includes('trial'),
      suspended: simulated.includes('suspended'),
      quota: quota === undefined ? null : Number(quota),
    },
  };
}

/** Where a server's things are. */
export function storageOf(values: GivenWords['values']): StoragePlace {
  return {
    dataDir: lastOf(values, 'data'),
    database: lastOf(values, 'database'),
    blobs: lastOf(values, 'blobs'),
  };
}

/** What `work` was asked for. @throws ConfigurationError naming every problem */
export function readWork({ operands, values, problems }: GivenWords) {
  const found = operands.slice(0, 1).map((path) => fill(says.workTakes, { path: quoted(path) }));
  const plan = analysesOf(values);
  if (plan.workers === 0) found.push(says.workWithoutWorkers);
  if (problems.length + found.length > 0) throw refusal([...problems, ...found]);
  return { kind: 'work' as const, storage: storageOf(values), ...plan, ...watchOf(values) };
}

const SECONDS = { s: 1, m: 60, h: 3_600 } as const;
const MIBS = { M: 1, G: 1_024 } as const;

function analysesOf(values: GivenWords['values']): AnalysisPlan {
  const timeout = lastOf(values, 'analysis-timeout') ?? DEFAULT_ANALYSIS_TIMEOUT;
  const asked = entriesOf(lastOf(values, 'web') ?? '');
  const memory = lastOf(values, 'analysis-memory');
  return {
    workers: Number(lastOf(values, 'workers') ?? DEFAULT_WORKERS),
    limits: {
      timeMs: measured(timeout, SECONDS) * 1_000,
      memoryBytes: memory === null ? undefined : measured(memory, MIBS) * 1_024 ** 2,
    },
    web: WEB_PROVIDERS.filter((name) => asked.includes(name)),
    webRequests: Number(lastOf(values, 'web-requests') ?? DEFAULT_WEB_REQUESTS),
  };
}

/** A number with its unit behind it, in the smallest unit; the option allows no other. */
function measured(text: string, units: Readonly<Record<string, number>>): number {
  return Number(text.slice(0, -1)) * (units[text.slice(-1)] ?? 1);
}

/** What `backup` or `restore` was asked for. @throws ConfigurationError naming every problem */
export function readCopy(kind: 'backup' | 'restore', { operands, values, problems }: GivenWords) {
  const [folder, ...more] = operands;
  if (folder === undefined || more.length > 0 || problems.length > 0) {
    const found = folder === undefined || more.length > 0 ? [fill(says.takesFolder, { kind })] : [];
    throw refusal([...problems, ...found]);
  }
  return { kind, folder, storage: storageOf(values) };
}

/** What `bot` was asked for. @throws ConfigurationError naming every problem */
export function readBot({ operands, values, problems }: GivenWords) {
  const found = operands.slice(0, 1).map((path) => fill(says.botTakes, { path: quoted(path) }));
  if (problems.length + found.length > 0) throw refusal([...found, ...problems]);
  if (values.has('setup')) return readSetup(values);
  const alone = ['url', 'again'].find((name) => values.has(name));
  if (alone !== undefined) {
    throw refusal([fill(says.belongsSetup, { alone })]);
  }
  if (values.has('config')) throw refusal([says.botReads]);
  const last = (name: string): string | null => lastOf(values, name);
  return {
    kind: 'bot' as const,
    ...placeOf(values),
    /** null: what it keeps ends with the process. */
    dataDir: last('data'),
    appConfig: last('app-config'),
    ...watchOf(values),
    concurrency: Number(last('concurrency') ?? DEFAULT_CONCURRENCY),
    inputs: inputsOf(values),
  };
}

/** GitHub's logins. */
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,98}[A-Za-z0-9])?$/;

/** Where a page that a browser of this machine alone may open can be served; the last two are for a container. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::']);

function readSetup(values: GivenWords['values']) {
  const taken = new Set([...SETUP_OPTIONS, ...LISTEN_OPTIONS].map(({ name }) => name));
  for (const name of ['data', 'organization']) taken.add(name);
  const last = (name: string): string | null => lastOf(values, name);
  const dataDir = last('data');
  const organization = last('organization');
  const found = [...values.keys()]
    .filter((name) => !taken.has(name))
    .map((name) => fill(says.serverLeave, { name }));
  if (organization !== null && !LOGIN.test(organization)) {
    found.push(fill(says.organizationNoLogin, { organization: quoted(organization) }));
  }
  const place = placeOf(values);
  if (!OWN_HOSTS.has(place.host)) {
    found.push(fill(says.hostSetup, { ownHosts: [...OWN_HOSTS].join(', ') }));
  }
  if (dataDir === null) found.push(says.setupNeeds);
  if (dataDir === null || found.length > 0) throw refusal(found);
  return {
    kind: 'set-up-app' as const,
    ...place,
    dataDir,
    /** null: the account of whoever registers it. */
    organization,
    /** Where GitHub reaches the server, without a slash at its end; null: the App is for tokens alone. */
    publicUrl: last('url')?.replace(/\/+$/, '') ?? null,
    /** Whether the credentials of another App may be replaced. */
    again: values.has('again'),
  };
}

/** Port 0: any free one. */
function placeOf(values: GivenWords['values']): { readonly host: string; readonly port: number } {
  return {
    host: lastOf(values, 'host') ?? DEFAULT_HOST,
    port: Number(lastOf(values, 'port') ?? DEFAULT_PORT),
  };
}

function watchOf(values: GivenWords['values']): WatchWords {
  const metricsPort = lastOf(values, 'metrics-port');
  return {
    logFormat: LOG_FORMATS.find((one) => one === lastOf(values, 'log-format')) ?? 'text',
    metricsHost: lastOf(values, 'metrics-host') ?? DEFAULT_HOST,
    metricsPort: metricsPort === null ? null : Number(metricsPort),
  };
}
