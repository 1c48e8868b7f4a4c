import { ConfigurationError, count, fill, visible } from '#base';
import { type Findings, judgedOf, type SentLine } from '#contract';
import { type SearchSubject } from '#engine';
import {
  type AnalysisJob,
  askingOf,
  loadProviders,
  loadSearch,
  rulesOf,
  runInThread,
  startThread,
  WEB_LIMITS,
} from '#service';
import { nameSubmissions, type TokenedSubmission } from '../names.ts';
import type { CheckPlan, WebPlan } from '../plan.ts';
import { chooseLanguage, LANGUAGE_ROWS } from '../preflight.ts';
import { WIRE_ROLE } from '../upload-state.ts';
import type { World } from './world.ts';
import * as says from './says.ts';

/**
 * What a search of the web would send, in the order in which it would be sent. The code is read by the engine as the check would
 * read it, in a thread of this machine, and the providers plan as they would search. Nothing is sent.
 *
 * @param leftMs time that the run has left
 * @returns findings with it
 * @throws the signal's reason, and ConfigurationError where the code could not be read
 */
export async function withWebForecast(
  findings: Findings,
  plan: CheckPlan & { readonly web: WebPlan },
  world: World,
  leftMs: number,
): Promise<Findings> {
  const named = nameSubmissions(
    plan.submissions.filter(({ files }) => files.length > 0),
    plan.pseudonyms,
  );
  // Ids as a new check gives them.
  const keys = new Map(named.map(({ submission }, at) => [at + 1, submission.key]));
  const options = {
    languageId: chooseLanguage(plan.language, LANGUAGE_ROWS),
    ai: plan.ai,
    detectBaseCode: plan.baseCode,
  };
  const job = { options, documents: documentsOf(named), web: true };
  const subject = await subjectOf(job, world.signal, leftMs);
  const lines = await linesOf(subject, plan.web, keys, world);
  tell(lines, world);
  const asked = new Set(lines.flatMap(({ submissions }) => submissions));
  const isJudged = new Set(judgedOf(plan.submissions).map(({ key }) => key));
  const notSearched = [...keys].filter(([id, key]) => isJudged.has(key) && !asked.has(id)).length;
  // Findings say what left, and nothing has.
  return {
    ...findings,
    notices: [...findings.notices, summaryOf(lines, notSearched)],
  };
}

function documentsOf(named: readonly TokenedSubmission[]): AnalysisJob['documents'] {
  return named.map(({ submission, filename }, at) => ({
    id: at + 1,
    role: WIRE_ROLE[submission.role],
    name: filename,
    zip: submission.zip,
  }));
}

async function linesOf(
  subject: SearchSubject,
  { requests, providers: names, ...web }: WebPlan,
  keys: ReadonlyMap<number, string>,
  world: World,
): Promise<readonly SentLine[]> {
  const submissions = [...keys].flatMap(([id, key]) => {
    const known = web.submissions.get(key);
    return known === undefined ? [] : [{ id, ...known }];
  });
  const { planSearch } = await loadSearch();
  const { createProviders } = await loadProviders();
  const { clock, log, toolVersion, environment, event } = world;
  const asking = askingOf({ names, token: null, apiUrl: event.apiUrl, toolVersion }, environment);
  const providers = createProviders({ ...asking, clock, log });
  try {
    return planSearch(providers, subject, rulesOf({ ...web, submissions }), requests);
  } finally {
    await Promise.all(providers.map((one) => one.close()));
  }
}

async function subjectOf(job: AnalysisJob, signal: AbortSignal, timeMs: number): Promise<SearchSubject> {
  const outcome = await runInThread(job, {
    start: startThread,
    limits: { timeMs, memoryBytes: null },
    signal,
    onProgress: () => {},
    findOthers: (_imprints, subject) =>
      Promise.resolve({ kind: 'unsearched', subject: subject ?? { submissions: [] } } as const),
  });
  if (outcome.kind === 'unsearched') return outcome.subject;
  const why = outcome.kind === 'failed' ? ` ${outcome.why}` : '';
  throw new ConfigurationError(fill(says.searchWeb, { why }));
}

/** Each line as it would leave; of hashes each one. */
function tell(lines: readonly SentLine[], { log, event: { apiUrl } }: World): void {
  for (const { provider, kind, text } of lines) {
    if (kind === 'hashes') {
      for (const hash of text.split(' ')) log.info(`would ask ${provider}: ${hash}`);
    } else {
      log.info(`would ask ${provider} (${apiUrl}/search/code): ${visible(text)}`);
    }
  }
}

function summaryOf(lines: readonly SentLine[], notSearched: number): string {
  const queries = lines.filter(({ kind }) => kind === 'query').length;
  const hashes = lines
    .filter(({ kind }) => kind === 'hashes')
    .reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const minutes = Math.ceil(queries / WEB_LIMITS.github.queriesPerMinute);
  const parts = [
    ...(queries > 0
      ? [
          `${queries === 1 ? '1 query' : `${queries} queries`} to GitHub's code search, in some ${minutes === 1 ? 'minute' : `${minutes} minutes`}`,
        ]
      : []),
    ...(hashes > 0
      ? [`${hashes === 1 ? '1 hash of a file' : `${hashes} hashes of files`} to Software Heritage`]
      : []),
  ];
  const what = parts.length === 0 ? 'nothing' : parts.join(', and ');
  return `Dry run: the search of the web would send ${what}. What it fetches then depends on the answers. ${count(notSearched, 'submission')} would not be searched for. Nothing was sent.`;
}
