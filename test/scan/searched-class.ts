import type { Findings, SubmissionFinding } from '../../src/contract/findings.ts';
import type { SentLine } from '../../src/contract/web.ts';
import { Cancelled } from '../../src/base/outcome.ts';
import { createGitHub } from '../../src/github/client.ts';
import type { Prior } from '../../src/check/run/prior.ts';
import type { ScannedAssignment } from '../../src/bot/scan/scanned-assignment.ts';
import { changeAssignment, noteWish } from '../../src/bot/scan/state/assignment-state.ts';
import type { AssignmentState } from '../../src/bot/scan/state/state-schema.ts';
import { declareSource, sourcesInRow } from '../../src/bot/scan/web/declared-sources.ts';
import { createProviders } from '../../src/service/web-search/create-providers.ts';
import type { SearchRules } from '../../src/service/web-search/provider.ts';
import { searchWeb, type WebSearchOutcome } from '../../src/service/web-search/search-web.ts';
import { FakeClock } from '../fake-clock.ts';
import { report } from '../report/sample.ts';
import { noting } from '../web-search/noting.ts';
import { probe, submission, subject } from '../web-search/subjects.ts';
import { startWebGitHub, type WebGitHub } from '../web-stand-in/github.ts';
import { type StaffRepository, staffRepository } from './staff-repository.ts';
import { searched, source } from './web-findings.ts';
import { scanByHand } from './scan-by-hand.ts';
import { SILENT } from '../../src/base/effects.ts';

/** What a class is searched with. */
export interface ClassOptions {
  readonly repositories: number;
  /** Queries of one night. */
  readonly budget: number;
  /** Every so manieth one was copied from a public repository. */
  readonly copies: number;
}

/** A class, a GitHub of its staff and one of the world, and scans by night. */
export interface SearchedClass {
  readonly web: WebGitHub;
  readonly staff: StaffRepository;
  /** @param isKilled the run ends right after its results are noted, before it says anything */
  night(isKilled?: boolean): Promise<ScannedAssignment | null>;
  /** Queries of all nights so far, in their order. */
  queries(): readonly string[];
  own(): AssignmentState;
  /** Texts of the open issues. */
  issues(): readonly string[];
  push(index: number): Promise<void>;
  /** What the last check was told. */
  readonly priors: readonly Prior[];
  /** As a person's command in the issue does. */
  declare(row: string): Promise<void>;
  close(): Promise<void>;
}

const NIGHT_MS = 24 * 3_600_000;
/** Words that no other repository of the class has, one a probe. */
const PROBES = 3;

/**
 * A class whose scans are real but for the service: in its place stands the search of the web itself, over real sockets, and every
 * file that it fetches is a match.
 */
export async function searchedClass(options: ClassOptions): Promise<SearchedClass> {
  const staff = await staffRepository({ private: true });
  const ids: number[] = [];
  staff.standIn.organization('class');
  for (let index = 0; index < options.repositories; index += 1) {
    const made = staff.standIn.repository(`class/hw1-${String(index).padStart(4, '0')}`, { private: true });
    await made.commit({ files: { 'a.py': `work = ${index}\n` } });
    ids.push(made.id);
  }
  const repositories = ids
    .filter((_, index) => index % options.copies === 0)
    .map((id) => ({
      fullName: `octo/work${id}`,
      createdAt: '2024-01-01T00:00:00Z',
      parent: null,
      licence: 'MIT',
      files: { 'a.py': `${wordsOf(id).join(' ')}\n` },
    }));
  const web = await startWebGitHub({ repositories });
  for (const { fullName, files } of repositories) await staff.standIn.repository(fullName).commit({ files });
  const priors: Prior[] = [];
  let run = 0;
  return {
    web,
    priors,
    declare: async (row) => {
      const at = staff.date().toISOString();
      await staff.store().update((state) =>
        changeAssignment(
          state,
          'hw1',
          () => '5'.repeat(64),
          (one) => {
            const [meant] = sourcesInRow(one, row);
            if (meant === undefined) throw new Error(`no source ${row}`);
            return noteWish(declareSource(one, meant, { by: 'ada', at }), {
              kind: 'check',
              by: 'ada',
              at,
              key: row,
            });
          },
        ),
      );
    },
    staff,
    queries: () =>
      web.requests
        .filter(({ route }) => route === 'GET /search/code')
        .map(({ path }) => new URL(path, web.url).searchParams.get('q') ?? ''),
    own: () => {
      const one = staff.stored().assignments['hw1'];
      if (one === undefined) throw new Error('nothing is stored');
      return one;
    },
    issues: () => [...staff.repository.issues.values()].map(({ body }) => body),
    push: async (index) => {
      const made = staff.standIn.find(`class/hw1-${String(index).padStart(4, '0')}`);
      await made?.commit({ files: { 'b.py': 'more = 1\n' }, pushedAt: staff.date().toISOString() });
    },
    night: async (isKilled = false) => {
      run += 1;
      const scan = await scanOnce(staff, { web, priors }, options, run, isKilled);
      staff.pass(NIGHT_MS);
      return scan;
    },
    close: async () => {
      await staff.close();
      await web.close();
    },
  };
}

function wordsOf(id: number): readonly string[] {
  return Array.from({ length: PROBES * 2 }, (_, index) => `zq${id}w${index}`);
}

async function scanOnce(
  staff: StaffRepository,
  { web, priors }: { readonly web: WebGitHub; readonly priors: Prior[] },
  { budget }: ClassOptions,
  run: number,
  isKilled: boolean,
): Promise<ScannedAssignment | null> {
  const killed = new AbortController();
  if (isKilled) {
    staff.standIn.onWrite((method, target) => {
      if (method === 'POST' && target.endsWith('/issues')) killed.abort(new Cancelled('killed'));
      return killed.signal.aborted ? 'lost' : null;
    });
  }
  const token = staff.standIn.token();
  const github = createGitHub({
    token,
    apiUrl: staff.standIn.url,
    clock: staff.clock,
    log: staff.log,
    signal: killed.signal,
    deadlineMs: Infinity,
    environment: {},
    userAgent: 'test',
  });
  const config = [
    'assignments:',
    '  - name: hw1',
    '    organization: class',
    '    repositories: hw1-*',
    '    web: github',
    `    web-requests: ${budget}`,
    '    fail-on: never',
  ].join('\n');
  try {
    const [scanned] = await scanByHand(staff, config, {
      run,
      token,
      github,
      signal: killed.signal,
      check: async (_, __, prior) => {
        priors.push(prior);
        return { report: await checked(prior, web, budget), finish: () => Promise.resolve() };
      },
    });
    return scanned ?? null;
  } catch (error) {
    if (!isKilled) throw error;
    // Whoever comes next finds the lease of the dead one over.
    return null;
  } finally {
    staff.standIn.onWrite(() => null);
    await github.close();
  }
}

/** The service: searches the web for the class, and calls every file that was fetched a match. */
async function checked({ reuse, searched: before }: Prior, web: WebGitHub, budget: number) {
  const pins = [...(reuse?.pins ?? [])];
  const providers = createProviders({
    names: ['github'],
    token: 'ghs_web',
    apiUrl: web.url,
    environment: {},
    clock: new FakeClock(),
    log: SILENT,
    userAgent: 'test',
  });
  const rules: SearchRules = {
    salt: '00',
    exclude: new Set(),
    never: new Set(),
    own: new Map(),
    handedInAt: new Map(),
    remembered: new Map([...before].map(([id, { sources }]) => [id, sources])),
    again: new Set([...before].flatMap(([id, { isCurrent }]) => (isCurrent ? [] : [id]))),
  };
  const wanted = subject(
    ...pins.map(([id]) => {
      const words = wordsOf(id);
      const probes = Array.from({ length: PROBES }, (_, at) =>
        probe(words.slice(at * 2, at * 2 + 2).join(' '), { language: 'Python' }),
      );
      return submission(id, probes, { rarity: id % 7 });
    }),
  );
  const noted = noting();
  const outcome = await searchWeb(providers, wanted, rules, {
    requests: budget,
    endsAtMs: Infinity,
    signal: new AbortController().signal,
    ...noted.asking,
    onProgress: () => {},
  });
  for (const provider of providers) await provider.close();
  const submissions = pins.map(([id, sha]) => submissionOf(id, sha, outcome));
  return report(submissions, { findings: { webSearch: foundBy(outcome, noted.sent, submissions) } });
}

function submissionOf(
  id: number,
  sha: string,
  { searched: states, sources }: WebSearchOutcome,
): SubmissionFinding {
  const found = sources.filter(({ submissions }) => submissions.includes(id));
  const webState = states.get(id)?.state ?? 'not-searched';
  const matched = found.map(({ url, repository, path, commit, blob }) =>
    source(id, { url, repository, path, commit, blob }),
  );
  return searched(id, matched, 90, {
    key: `class/hw1-${id}`,
    origin: { kind: 'repository', owner: 'class', repo: `hw1-${id}`, repositoryId: id, sha },
    webState,
    publicWeb: webState === 'not-searched' && found.length === 0 ? null : found.length === 0 ? 0 : 90,
  });
}

function foundBy(
  { providers, requests, failures }: WebSearchOutcome,
  sent: readonly SentLine[],
  submissions: readonly SubmissionFinding[],
): NonNullable<Findings['webSearch']> {
  return {
    providers,
    requests,
    failures,
    tutorials: [],
    notSearched: submissions.filter(({ webState }) => webState === 'not-searched').length,
    sent: sent.map((line) => ({ ...line, submissions: line.submissions.map((id) => `class/hw1-${id}`) })),
  };
}
