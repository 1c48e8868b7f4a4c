import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORIES } from '../../src/sources/github/repositories.ts';
import { SILENT } from '../../src/base/effects.ts';
import type { Collected, Submission } from '../../src/contract/submission.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import { type EventContext, readEventContext } from '../../src/github/event-context.ts';
import { parseRepositoryName } from '../../src/github/names.ts';
import type { TokenOrigin } from '../../src/github/github-options.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { PersonRow } from '../../src/sources/people/person-row.ts';
import { openSources } from '../../src/sources/open-sources.ts';
import { SOURCES } from '../../src/sources/sources.ts';
import type { SourceSettings } from '../../src/sources/source.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { FakeClock } from '../fake-clock.ts';
import type { GitHubStandIn } from '../github-stand-in/stand-in.ts';

export function connect({ url }: Pick<GitHubStandIn, 'url'>, token: string | null): GitHub {
  return createGitHub({
    token,
    apiUrl: url,
    clock: new FakeClock(),
    log: SILENT,
    signal: new AbortController().signal,
    deadlineMs: 60_000,
    environment: {},
    userAgent: 'test',
  });
}

export const DEFAULTS: SourceSettings = parseSettings(
  { source: 'repositories', organization: 'cs101' },
  null,
  { event: null, repositoryOwner: null, isFork: false },
).settings;

export interface CollectedAll {
  readonly starter: Submission | null;
  readonly submissions: readonly Submission[];
  readonly failures: readonly Extract<Collected, { ok: false }>['failure'][];
  readonly notices: readonly string[];
  readonly notComparedWith: number;
  readonly people: readonly PersonRow[];
  /** Name of each submission and its files. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Collects what the settings ask for, as a run does. */
export async function collectFrom(
  standIn: GitHubStandIn,
  settings: Partial<SourceSettings>,
  options: {
    readonly token?: string;
    /** What the token was given by. */
    readonly origin?: TokenOrigin;
    readonly own?: string;
    readonly event?: EventContext;
    readonly workspace?: string;
    /** Kept, so that files can be read afterwards. */
    readonly tempDir?: string;
    readonly part?: (key: string) => boolean;
  } = {},
): Promise<CollectedAll> {
  const client = connect(standIn, options.token ?? standIn.token({ login: 'teacher' }));
  const github = options.origin === undefined ? client : client.inPlaceOf(options.origin);
  const tempDir = options.tempDir ?? (await mkdtemp(join(tmpdir(), 'code-similarity-test-')));
  try {
    const sources = await openSources(
      { ...DEFAULTS, ...settings },
      {
        workspace: options.workspace ?? '/nowhere',
        tempDir,
        github: () => github,
        collector: () => github,
        repositories: REPOSITORIES,
        event: options.event ?? readEventContext({}, null),
        own: parseRepositoryName(options.own ?? 'cs101/staff'),
        signal: new AbortController().signal,
        part: options.part ?? null,
      },
      SOURCES,
    );
    const { starter, notices, notComparedWith, people } = sources;
    const submissions: Submission[] = [];
    const failures: Extract<Collected, { ok: false }>['failure'][] = [];
    for await (const one of sources.submissions()) {
      if (one.ok) submissions.push(one.submission);
      else failures.push(one.failure);
    }
    return {
      starter,
      submissions,
      failures,
      notices: notices.map((notice) => ENGLISH.write(notice)),
      notComparedWith,
      people,
      files: Object.fromEntries(submissions.map(({ key, files }) => [key, files.map(({ path }) => path)])),
    };
  } finally {
    await github.close();
    if (options.tempDir === undefined) await rm(tempDir, { recursive: true });
  }
}

/** A program of its own for each name: enough code to be compared. */
export function program(name: string, lines = 12): string {
  const body = Array.from(
    { length: lines },
    (_, i) => `    total = total * ${i + 2} + len(${JSON.stringify(`${name}${i}`)})`,
  );
  return [`def ${name.replaceAll(/\W/g, '_')}(total):`, ...body, '    return total', ''].join('\n');
}
