import { onTestFinished } from 'vitest';
import type { SentLine } from '../../src/contract/web.ts';
import {
  createGitHubSearch,
  type GitHubSearchOptions,
} from '../../src/service/web-search/github/provider.ts';
import type {
  ProviderFindings,
  SearchOrder,
  SearchRules,
  WebProvider,
} from '../../src/service/web-search/provider.ts';
import type { SearchSubject } from '../../src/engine/subject.ts';
import { FakeClock } from '../fake-clock.ts';
import type { PublicRepository } from '../web-stand-in/corpus.ts';
import { startWebGitHub, type WebGitHub, type WebGitHubOptions } from '../web-stand-in/github.ts';
import { noting } from './noting.ts';
import { rules as someRules } from './subjects.ts';
import { SILENT } from '../../src/base/effects.ts';

/** When fake time begins. */
const EPOCH = Date.parse('2026-11-01T00:00:00Z');
export const MINUTE = 60_000;

export interface Scene {
  readonly github: WebGitHub;
  readonly clock: FakeClock;
  readonly provider: WebProvider;
  /** What left, in order; with its answer from when that is known. */
  readonly sent: SentLine[];
  search(
    subject: SearchSubject,
    rules?: Partial<SearchRules>,
    order?: Partial<SearchOrder>,
  ): Promise<ProviderFindings>;
}

/** A provider that asks a stand-in; both live in fake time, and the stand-in refuses what GitHub would. */
export async function searchScene(
  repositories: readonly PublicRepository[],
  over: Partial<GitHubSearchOptions & WebGitHubOptions> = {},
): Promise<Scene> {
  const clock = new FakeClock();
  const now = (): number => EPOCH + clock.now();
  const github = await startWebGitHub({ repositories, isLimited: true, now, ...over });
  const provider = createGitHubSearch({
    token: 'ghp_secret',
    apiUrl: github.url,
    clock,
    log: SILENT,
    environment: {},
    userAgent: 'test',
    queriesPerMinute: 10,
    ...over,
  });
  onTestFinished(async () => {
    await provider.close();
    await github.close();
  });
  const { sent, asking } = noting();
  return {
    github,
    clock,
    provider,
    sent,
    search: (subject, rules = {}, order = {}) =>
      provider.search(subject, someRules(rules), {
        requests: 60,
        endsAtMs: clock.now() + 30 * MINUTE,
        signal: new AbortController().signal,
        ...asking,
        onProgress: () => {},
        ...order,
      }),
  };
}

export function repository(
  fullName: string,
  files: Readonly<Record<string, string>>,
  over: Partial<PublicRepository> = {},
): PublicRepository {
  return { fullName, createdAt: '2026-01-01T00:00:00Z', parent: null, licence: 'MIT', files, ...over };
}

/** Queries that the stand-in was asked, answered or not. */
export function queriesOf({ requests }: Pick<WebGitHub, 'requests'>): readonly string[] {
  return requests
    .filter(({ path }) => path.startsWith('/search/code'))
    .map(({ path }) => new URL(path, 'http://x').searchParams.get('q') ?? '');
}
