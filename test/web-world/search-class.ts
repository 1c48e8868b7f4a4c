import type { SentLine, WebProviderName } from '../../src/contract/web.ts';
import type { WebDocument } from '../../src/service/analysis/analyse.ts';
import { runAnalysisJob } from '../../src/service/analysis/job.ts';
import type { AnalysisResult, DocumentRole } from '../../src/engine/api.ts';
import { unpacked } from '../../src/engine/pair-table.ts';
import { createProviders } from '../../src/service/web-search/create-providers.ts';
import { digestOf } from '../../src/service/web-search/unsaid.ts';
import type { SearchRules, WebProvider, WebSource } from '../../src/service/web-search/provider.ts';
import { dateSources, searchWeb, type WebSearchOutcome } from '../../src/service/web-search/search-web.ts';
import { FakeClock } from '../fake-clock.ts';
import { zip } from '../zip/lying-zip.ts';
import { noting } from '../web-search/noting.ts';
import type { Looked } from './outcome.ts';
import type { WebWorld, WorldStudent } from './world.ts';
import { SILENT } from '../../src/base/effects.ts';

/** Where the web is, and how much of it may be asked. */
export interface Web {
  readonly githubUrl: string;
  readonly heritageUrl: string;
  readonly token: string;
  readonly names: readonly WebProviderName[];
  readonly requests: number;
  /** Rules that the course gives otherwise. */
  readonly rules?: Partial<SearchRules>;
}

/** A class that was checked with the web. */
export interface SearchedClass {
  /** By login. */
  readonly looked: ReadonlyMap<string, Looked>;
  readonly search: WebSearchOutcome & { readonly sent: readonly SentLine[] };
  readonly result: AnalysisResult;
  /** Names of the repositories that were told to be tutorials, the most shared first. */
  readonly tutorials: readonly string[];
  /** What it takes at the pace of the providers, in seconds: waiting alone. */
  readonly paceSeconds: number;
}

const SALT = '00'.repeat(16);
const HOUR_MS = 3_600_000;
const encoder = new TextEncoder();

/**
 * Checks a class as the service does: the analysis reads it and says what may be looked for, the providers are asked over real sockets, what
 * they find is compared. Only the pace is not waited for.
 */
export async function searchClass(world: WebWorld, web: Web): Promise<SearchedClass> {
  const clock = new FakeClock();
  const providers = createProviders({
    names: web.names,
    token: web.token,
    apiUrl: web.githubUrl,
    heritageUrl: web.heritageUrl,
    environment: {},
    clock,
    log: SILENT,
    userAgent: 'bench',
    queriesPerMinute: 10,
  });
  try {
    return await searched(world, web, providers, clock);
  } finally {
    await Promise.all(providers.map((provider) => provider.close()));
  }
}

async function searched(
  world: WebWorld,
  { requests, rules: other }: Web,
  providers: readonly WebProvider[],
  clock: FakeClock,
): Promise<SearchedClass> {
  const rules = { ...rulesOf(world), ...other };
  const noted = noting();
  const asking = {
    endsAtMs: HOUR_MS,
    signal: new AbortController().signal,
    ...noted.asking,
    onProgress: () => {},
    requests,
  };
  let search: WebSearchOutcome | undefined;
  const options = { languageId: 999, ai: false, quality: false, detectBaseCode: false };
  const documents = [
    ...(world.starterFiles.length === 0 ? [] : [documentOf(0, 'base', world.starterFiles)]),
    ...world.students.map(({ files }, at) => documentOf(at + 1, 'submission', files)),
  ];
  const analysed = await runAnalysisJob(
    { options, documents, web: true },
    () => {},
    async (_, subject) => {
      if (subject === null) throw new Error('the analysis does not say what to look for');
      search = await searchWeb(providers, subject, rules, asking);
      const found = search.sources.map(({ files }, at) => webDocument(at, files));
      return { documents: [], notices: [], web: found };
    },
  );
  const result = unpacked(analysed);
  if (search === undefined) throw new Error('the analysis asked for nothing');
  const { sources, known } = search;
  const found = result.pairs.flatMap(({ a, b, similarity }) => {
    const source = sources[numberOf(b)];
    return source === undefined || isOwn(source, a, rules) ? [] : [{ a, source, similarity }];
  });
  // Whoever has something in common with a source may have been found by a query for somebody else.
  const confirmed = [...Map.groupBy(found, ({ source }) => source)].map(([source, pairs]) => ({
    ...source,
    submissions: pairs.map(({ a }) => a),
  }));
  const dated = await dateSources(providers, confirmed, rules, asking);
  const beforeOf = new Map(dated.map(({ url, before }) => [url, before]));
  const lookedOf = (id: number, files: WorldStudent['files']): Looked => {
    const own = found.filter(({ a }) => a === id);
    const counting = own.filter(({ source }) => beforeOf.get(source.url)?.get(id) !== 'no');
    const isSearched = search?.searched.get(id)?.state !== 'not-searched';
    const knownPaths = new Set(known.flatMap(({ submission, path }) => (submission === id ? path : [])));
    const scores = [shareOf(files, knownPaths), ...counting.map(({ similarity }) => similarity)];
    return {
      fetched: new Set(sources.flatMap((one) => (one.submissions.includes(id) ? one.repository : []))),
      matched: new Map(own.map(({ source, similarity }) => [source.repository, similarity])),
      score: isSearched ? Math.max(...scores) : null,
      known: knownPaths.size,
    };
  };
  return {
    looked: new Map(world.students.map(({ login, files }, at) => [login, lookedOf(at + 1, files)])),
    search: { ...search, sent: noted.sent },
    result,
    tutorials: (result.tutorials ?? []).flatMap(({ source }) => sources[numberOf(source)]?.repository ?? []),
    paceSeconds: clock.now() / 1000,
  };
}

/** Documents of sources have the numbers below zero. */
function numberOf(document: number): number {
  return -1 - document;
}

function isOwn({ repository }: WebSource, id: number, { own, salt }: SearchRules): boolean {
  const [owner = ''] = repository.split('/');
  return own.get(id)?.has(digestOf(salt, owner)) === true;
}

/** How much of a submission the files with these paths are, 0..100. */
function shareOf(files: WorldStudent['files'], paths: ReadonlySet<string>): number {
  const sum = (of: WorldStudent['files']): number => of.reduce((total, { text }) => total + text.length, 0);
  return (100 * sum(files.filter(({ path }) => paths.has(path)))) / Math.max(1, sum(files));
}

/** As a course would say it: nobody's name, no path, none of its own repositories. */
function rulesOf({ students, organization, starter, handedInAt }: WebWorld): SearchRules {
  const digest = (text: string): string => digestOf(SALT, text);
  const words = students.flatMap(({ name, login, email, number, files }) => [
    ...name.split(' '),
    login,
    ...login.split('-'),
    email,
    ...email.split(/[@.]/),
    number,
    ...files.flatMap(({ path }) => path.split(/[^\p{L}\p{N}]+/u)),
  ]);
  const all = students.map((_, at) => at + 1);
  return {
    salt: SALT,
    exclude: new Set([organization, ...(starter === null ? [] : [starter])].map(digest)),
    never: new Set(words.filter((word) => word !== '').map(digest)),
    own: new Map(students.map(({ login }, at) => [at + 1, new Set([digest(login)])])),
    handedInAt: new Map(all.map((id) => [id, handedInAt])),
    remembered: new Map(),
  };
}

type TextFiles = readonly { readonly path: string; readonly text: string }[];

function documentOf(id: number, role: DocumentRole, files: TextFiles) {
  const entries = files.map(({ path, text }) => ({ name: path, contents: encoder.encode(text) }));
  return { id, role, name: `${id}.zip`, zip: zip(entries) };
}

function webDocument(at: number, files: WebSource['files']): WebDocument {
  return { id: -1 - at, files };
}
