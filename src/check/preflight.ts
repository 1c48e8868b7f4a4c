import { ConfigurationError, fill, message, type Message, nearest } from '#base';
import { AUTO_DETECT, CAPABILITY, ENGINE } from '#contract';
import type { Answer } from './client/answers.ts';
import { ForbiddenError, NotFoundError, UnavailableError } from './client/errors.ts';
import { LANGUAGES } from '#engine';
import type { ServiceClient } from './client/client.ts';
import type { CheckPlan } from './plan.ts';
import * as says from './says.ts';

/** What is known before anything is created: nothing of it costs quota. */
export interface Preflight {
  readonly engine: {
    readonly id: number;
    readonly name: string;
    readonly peerOnly: boolean;
    readonly consumption: number | null;
  };
  readonly languageId: number;
  /** The service takes a role with each upload. */
  readonly roles: boolean;
  /** Results may be read for every submission. */
  readonly unmetered: boolean;
  /** The overview comes without what nobody reads of it, where it is asked to. */
  readonly brief: boolean;
  /** One answer holds the matches of many submissions. */
  readonly resultsBatch: boolean;
  readonly together: boolean;
  /** Start takes rules for the search of the web. */
  readonly web: boolean;
  /** This key is told a verdict in bands, and nothing else of a result. */
  readonly bandsOnly: boolean;
  /** Pairs of every submission can be read, in few requests or as many as it takes. */
  readonly allPairs: boolean;
  readonly quota: { readonly unlimited: boolean; readonly remaining: number | null };
  readonly notices: readonly Message[];
  /** What a person must not miss. */
  readonly warnings: readonly Message[];
}

/**
 * Verifies the key, the quota, the engine and the language.
 *
 * @throws ConfigurationError for an engine or language that the service does not have; a `ServiceFailure`
 */
export async function preflight(client: ServiceClient, plan: CheckPlan): Promise<Preflight> {
  const notices: Message[] = [];
  const warnings: Message[] = [];
  const account = await client.read('account', {});
  const quota = {
    unlimited: account.quota?.unlimited === true,
    remaining: account.quota?.remaining ?? account.quota?.checks_remaining ?? null,
  };
  const types = await client.read('testTypes', {}).catch((error: unknown) => {
    if (!(error instanceof UnavailableError) && !(error instanceof NotFoundError)) throw error;
    warnings.push(message('notices.enginesNotListed'));
    return null;
  });
  const engine = chooseEngine(
    plan.web === null ? plan.engine : webEngine(plan.engine, types),
    types,
    notices,
  );
  if (
    !plan.dryRun &&
    plan.checkId === null &&
    !quota.unlimited &&
    quota.remaining !== null &&
    quota.remaining <= 0
  ) {
    throw new ForbiddenError(
      'run another check',
      'its quota is used up',
      'Wait until it is renewed, or raise it.',
    );
  }
  const capabilities = new Set(types?.capabilities ?? []);
  const bandsOnly = capabilities.has(CAPABILITY.bandsOnly);
  const unmetered = capabilities.has(CAPABILITY.unmetered);
  const resultsBatch = capabilities.has(CAPABILITY.resultsBatch);
  return {
    engine,
    languageId: await readLanguage(plan.language, client, warnings),
    roles: capabilities.has(CAPABILITY.roles),
    unmetered,
    brief: capabilities.has(CAPABILITY.brief),
    resultsBatch,
    together: capabilities.has(CAPABILITY.together),
    web: capabilities.has(CAPABILITY.web),
    bandsOnly,
    allPairs: !bandsOnly && (unmetered || resultsBatch),
    quota,
    notices,
    warnings,
  };
}

type TestTypes = Answer<'testTypes'>;
type EngineRow = NonNullable<NonNullable<TestTypes['test_types']>[number]>;
type LanguageRow = NonNullable<NonNullable<Answer<'languages'>['languages']>[number]>;

/**
 * The engine for a check that searches the web: `recommended` is one that does.
 *
 * @throws ConfigurationError where the service has none, or another one was asked for
 */
export function webEngine(wanted: string, types: TestTypes | null): string {
  // A service that does not list its engines is believed.
  if (types === null) return wanted;
  const searching = (types.test_types ?? []).filter(
    (row) => row?.available !== false && row?.features?.includes('web') === true,
  );
  const [first] = searching;
  if (first === undefined) throw new ConfigurationError(says.webService);
  if (wanted.trim().toLowerCase() === 'recommended') {
    return String((searching.find((row) => row?.id === ENGINE.web) ?? first)?.id);
  }
  const { id, name } = chooseEngine(wanted, types, []);
  if (!searching.some((row) => row?.id === id)) {
    throw new ConfigurationError(
      fill(says.engineNotSearch, {
        id,
        name,
        searching: searching.map((row) => `${row?.id} (${row?.name ?? 'unnamed'})`).join(' or '),
      }),
    );
  }
  return wanted;
}

/** By name, id or `recommended`; ids are the service's own (L74), so the list decides. */
export function chooseEngine(
  wanted: string,
  types: TestTypes | null,
  notices: Message[],
): Preflight['engine'] {
  const rows = (types?.test_types ?? []).flatMap((row) => (typeof row?.id === 'number' ? [row] : []));
  const text = wanted.trim().toLowerCase();
  const numeric = /^\d+$/.test(text) ? Number(text) : null;
  if (rows.length === 0) {
    const id = numeric ?? (text === 'recommended' ? (types?.recommended_test_type ?? ENGINE.group) : null);
    if (id === null) {
      throw new UnavailableError(fill(says.serviceNotList, { wanted: JSON.stringify(wanted) }));
    }
    return { id, name: `engine ${id}`, peerOnly: id === ENGINE.group, consumption: null };
  }
  const candidates =
    text === 'recommended'
      ? rows.filter((row) => row.id === (types?.recommended_test_type ?? ENGINE.group))
      : numeric === null
        ? byName(rows, text)
        : rows.filter((row) => row.id === numeric);
  const list = (some: readonly EngineRow[]): string =>
    some.map((row) => `${row.id} (${row.name ?? 'unnamed'})`).join(', ');
  const usable = candidates.filter((row) => row.available !== false);
  const available = list(rows.filter((row) => row.available !== false));
  if (candidates.length === 0) {
    throw new ConfigurationError(
      fill(says.engineService, {
        wanted: JSON.stringify(wanted),
        meant: meant(
          text,
          rows.map((row) => row.name ?? ''),
        ),
        available,
      }),
    );
  }
  if (usable.length === 0) {
    throw new ForbiddenError(
      `use the engine ${list(candidates)}`,
      'it is not available to this account',
      `Available: ${available === '' ? 'none' : available}.`,
    );
  }
  // A service may list two engines under one id (seen in real life): the first one that is available counts.
  const [row] = usable;
  if (new Set(usable.map((one) => one.id)).size > 1) {
    throw new ConfigurationError(
      fill(says.engineFits, { wanted: JSON.stringify(wanted), list: list(usable) }),
    );
  }
  if (usable.length > 1) {
    notices.push(message('notices.engineTwice', { id: String(row?.id) }));
  }
  return {
    id: row?.id ?? ENGINE.group,
    name: row?.name ?? `engine ${row?.id}`,
    peerOnly: row?.peer_only === true,
    consumption: row?.consumption ?? null,
  };
}

/** The whole name, else the one name that it begins or that contains it. */
function byName(rows: readonly EngineRow[], text: string): readonly EngineRow[] {
  const named = (test: (name: string) => boolean): EngineRow[] =>
    rows.filter((row) => test((row.name ?? '').toLowerCase()));
  for (const found of [
    named((name) => name === text),
    named((name) => name.startsWith(text)),
    named((name) => name.includes(text)),
  ]) {
    if (found.length > 0) return found;
  }
  return [];
}

/** ` Did you mean …?`, or nothing. */
function meant(text: string, known: readonly string[]): string {
  const name = nearest(text, known);
  return name === null ? '' : fill(says.youMean, { name: JSON.stringify(name) });
}

/** Languages as a service lists them. */
export const LANGUAGE_ROWS: readonly LanguageRow[] = LANGUAGES.map(({ id, language, extensions }) => ({
  id,
  language,
  extensions: extensions.join(' '),
}));

async function readLanguage(wanted: string, client: ServiceClient, warnings: Message[]): Promise<number> {
  const text = wanted.trim().toLowerCase().replace(/^\./, '');
  if (text === 'auto' || text === String(AUTO_DETECT)) return AUTO_DETECT;
  const list = await client.read('languages', {}).catch((error: unknown) => {
    if (!(error instanceof UnavailableError) && !(error instanceof NotFoundError)) throw error;
    return null;
  });
  const rows = (list?.languages ?? []).flatMap((row) => (typeof row?.id === 'number' ? [row] : []));
  if (rows.length === 0) {
    warnings.push(message('notices.languagesNotListed'));
    return /^\d+$/.test(text) ? Number(text) : AUTO_DETECT;
  }
  return chooseLanguage(wanted, rows);
}

/** By name, id or file extension. @throws ConfigurationError where none is meant */
export function chooseLanguage(wanted: string, rows: readonly LanguageRow[]): number {
  const text = wanted.trim().toLowerCase().replace(/^\./, '');
  if (text === 'auto' || text === String(AUTO_DETECT)) return AUTO_DETECT;
  const numeric = /^\d+$/.test(text) ? Number(text) : null;
  const found =
    rows.find((row) =>
      numeric === null ? (row.language ?? '').toLowerCase() === text : row.id === numeric,
    ) ??
    rows.find((row) =>
      (row.extensions ?? '')
        .toLowerCase()
        .split(/[\s,;|]+/)
        .some((extension) => extension.replace(/^[.*]+/, '') === text),
    );
  if (found?.id == null) {
    const names = rows.map((row) => row.language ?? '').filter((name) => name !== '');
    throw new ConfigurationError(
      fill(says.languageService, {
        wanted: JSON.stringify(wanted),
        meant: meant(text, names),
        names: names.slice(0, 40).join(', '),
      }),
    );
  }
  return found.id;
}
