import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { REPOSITORIES } from '../../src/sources/github/repositories.ts';
import { parseReportJson } from '../../src/channels/json.ts';
import { collect } from '../../src/check/run/collect.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { inThread } from '../../src/check/second-look/in-thread.ts';
import { secondLook } from '../../src/check/second-look/look.ts';
import { isMissing, type PackedSubmission } from '../../src/contract/submission.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { openSources } from '../../src/sources/open-sources.ts';
import type { SourceContext, SourceSettings } from '../../src/sources/source.ts';
import { SOURCES } from '../../src/sources/sources.ts';
import { runCommand } from '../black-box/run-action.ts';
import { StillClock } from '../fake-clock.ts';
import { connect, DEFAULTS } from '../github/collecting.ts';
import { pullRequestEvent } from '../github/events.ts';
import { startGitHub } from '../github-stand-in/stand-in.ts';
import { EVERYTHING, some } from '../suite.ts';
import {
  DIALECTS,
  type Files,
  ownCode,
  PLACES,
  type Place,
  placesFor,
  SOURCE_KINDS,
  type SourceKind,
  zipOf,
} from './places.ts';
import { type Dialect, ENDINGS, variedProgram } from './varied-programs.ts';
import { SILENT } from '../../src/base/effects.ts';

/* A copy in every place that a student might think of, in several languages, from every source: none is silent. */

// Whole classes at once: on a busy machine that takes minutes.
vi.setConfig({ testTimeout: 600_000 });

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hiding-places-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

interface Case {
  readonly place: Place;
  readonly dialect: Dialect;
  /** The copied program, as its author handed it in. */
  readonly victim: Files;
  readonly hider: Files;
}

/** One place each; every hider copies another victim, so that nothing is common to the class. */
function casesOf(places: readonly (readonly [Place, Dialect])[]): Promise<readonly Case[]> {
  return Promise.all(
    places.map(async ([place, dialect], at) => {
      const ending = ENDINGS[dialect];
      const copy = variedProgram(dialect, at);
      return {
        place,
        dialect,
        victim: { [`original.${ending}`]: copy },
        hider: { ...ownCode(dialect, at), ...(await place.files(copy, ending)) },
      };
    }),
  );
}

type Class = readonly [title: string, cases: () => Promise<readonly Case[]>];

/**
 * The classes of a source. In the whole suite, one for each of these languages with all places that it has; by day, one in which
 * are a few of the places that this run gives to the source, each in a language that it gives to the place.
 */
function classesOf(source: SourceKind, ...dialects: readonly Dialect[]): readonly Class[] {
  if (EVERYTHING) {
    return dialects.map((dialect) => {
      const places = placesFor(dialect, source).map((place) => [place, dialect] as const);
      return [dialect, () => casesOf(places)];
    });
  }
  const all = PLACES.flatMap((place) => {
    const possible = SOURCE_KINDS.filter((kind) => place.sources?.includes(kind) ?? true);
    // With the name of the place, or each would go the same way.
    const [[, kind] = []] = some(
      possible.map((one) => [place.name, one] as const),
      1,
    );
    const [[, dialect] = []] = some(
      (place.dialects ?? DIALECTS).map((one) => [place.name, one] as const),
      1,
    );
    return kind === source && dialect !== undefined ? [[place, dialect] as const] : [];
  });
  const given = some(all, 3);
  return [[`${given.length} places`, () => casesOf(given)]];
}

describe.each([
  ['directory', classesOf('directory', 'java', 'c', 'python', 'javascript')],
  ['zip', classesOf('zip', 'python')],
] as const)('a class, checked by the whole program, as %s', (source, classes) => {
  test.each(classes)('in %s', async (title, casesIn) => {
    const folder = join(root, `${title}-${source}`);
    const cases = await casesIn();
    for (const [at, { victim, hider }] of cases.entries()) {
      if (source === 'directory') {
        write(join(folder, `submissions/victim${at}`), victim);
        write(join(folder, `submissions/hider${at}`), hider);
      } else {
        write(join(folder, 'submissions'), {
          [`victim${at}.zip`]: await zipOf(victim),
          [`hider${at}.zip`]: await zipOf(hider),
        });
      }
    }
    const run = await runCommand(['check', 'submissions'], { cwd: folder });
    // Copies that were found; where a few places only leave files unread, the check is incomplete.
    expect(EVERYTHING ? [1] : [1, 2], run.stderr).toContain(run.exitCode);
    const text = readFileSync(join(folder, 'similarity-report/report.json'), 'utf8');
    const { findings, verdict } = parseReportJson(text, 'report.json');
    const suffix = source === 'zip' ? '.zip' : '';
    const silent = cases.flatMap(({ place, dialect }, at) => {
      const key = `submissions/hider${at}${suffix}`;
      const victim = `submissions/victim${at}${suffix}`;
      const own = findings.submissions.find((one) => one.key === key);
      const isFlagged = verdict.flagged.some((flag) => flag.key === key);
      const isHidden = own?.hidden?.some(({ otherKey, leftOut }) => otherKey === victim && leftOut === 'own');
      const says = own?.remarks.some((remark) => ENGLISH.write(remark).includes(`of victim${at}`));
      const other = findings.submissions.find((one) => one.key === victim);
      const bothSay = other?.remarks.some((remark) => ENGLISH.write(remark).includes(`of hider${at}`));
      const isTold = isHidden === true && says === true && bothSay === true;
      const isUnread = own?.state.kind === 'not-checked' || own?.leftOut.some(isMissing) === true;
      const isIncomplete = verdict.notChecked.includes(key) && (isTold || isUnread);
      return isFlagged || isIncomplete ? [] : [`${place.name} in ${dialect}`];
    });
    expect(silent).toEqual([]);
    expect(run.exitCode).toBe(verdict.flagged.length > 0 ? 1 : 2);
  });
});

/** What a source hands on, looked at a second time. */
async function packedFrom(
  settings: Partial<SourceSettings>,
  context: Partial<SourceContext>,
): Promise<readonly PackedSubmission[]> {
  const { signal } = new AbortController();
  const tempDir = mkdtempSync(join(root, 'packed-'));
  const sources = await openSources(
    { ...DEFAULTS, ...settings },
    {
      workspace: '/nowhere',
      github: () => {
        throw new Error('not asked');
      },
      collector: () => {
        throw new Error('not asked');
      },
      repositories: REPOSITORIES,
      event: readEventContext({}, null),
      own: null,
      signal,
      part: null,
      tempDir,
      ...context,
    },
    SOURCES,
  );
  const { packed } = await collect(sources, { ...MACHINE, log: SILENT, signal, tempDir }, null);
  return (await secondLook(packed, { lookAgain: inThread, clock: new StillClock(), signal }, 120_000, 'auto'))
    .packed;
}

/** All places in one submission, each in a folder of its own, so that one look is enough. */
function inFolders(cases: readonly Case[]): Files {
  const files: Record<string, string | Uint8Array> = {};
  for (const [at, { place, hider }] of cases.entries()) {
    for (const [path, text] of Object.entries(hider)) {
      files[place.isAtTop === true ? path : `p${at}/${path}`] = text;
    }
  }
  return files;
}

/** The places of a submission in which a copy neither counts, and so is compared as everything is, nor is found. */
function silentIn(
  cases: readonly Case[],
  hider: PackedSubmission | undefined,
  victim: (at: number) => PackedSubmission | undefined,
): readonly string[] {
  return cases.flatMap(({ place, dialect, hider: files }, at) => {
    const isOf = (path: string): boolean =>
      place.isAtTop === true ? path in files : path.startsWith(`p${at}/`);
    const counted = hider?.files.filter(({ path }) => isOf(path)) ?? [];
    const key = victim(at)?.key;
    const isFound = hider?.hidden?.some(({ otherKey, leftOut }) => otherKey === key && leftOut === 'own');
    // The few lines of one's own count always.
    return isFound === true || (counted.length > 1 && counted.length === Object.keys(files).length)
      ? []
      : [`${place.name} in ${dialect}`];
  });
}

test.each(classesOf('workspace', ...DIALECTS))(
  'a workspace, beside an archive, in %s',
  async (title, casesIn) => {
    const folder = join(root, `workspace-${title}`);
    const cases = await casesIn();
    for (const [at, { victim }] of cases.entries()) write(join(folder, `archive/victim${at}`), victim);
    write(join(folder, 'checkout'), inFolders(cases));
    const workspace = join(folder, 'checkout');
    const packed = await packedFrom(
      { source: 'workspace', archive: ['../archive'] },
      { workspace, reportDir: join(workspace, 'similarity-report') },
    );
    const hider = packed.find(({ role }) => role === 'judged');
    const victim = (at: number): PackedSubmission | undefined =>
      packed.find(({ name }) => name === `victim${at}`);
    expect(silentIn(cases, hider, victim)).toEqual([]);
  },
);

test.each(classesOf('pull-request', 'java', 'python'))(
  'a pull request, beside others, in %s',
  async (_, casesIn) => {
    const standIn = await startGitHub();
    try {
      const base = standIn.repository('org/tool', { private: false });
      await base.commit({ files: { 'README.md': 'x' } });
      const open = async (owner: string, files: Files): Promise<number> => {
        const head = standIn.repository(`${owner}/tool`, { private: false, fork: true });
        head.adopt(base);
        await head.commit({ files, author: owner });
        return base.pullRequest({ head: 'main', headRepository: head, author: owner }).number;
      };
      const cases = await casesIn();
      const numbers: number[] = [];
      for (const [at, { victim }] of cases.entries()) numbers.push(await open(`victim${at}`, victim));
      const number = await open('hider', inFolders(cases));
      const github = connect(standIn, standIn.token({ login: 'teacher' }));
      const packed = await packedFrom(
        { source: 'pull-request' },
        {
          github: () => github,
          collector: () => github,
          own: { owner: 'org', repo: 'tool' },
          event: pullRequestEvent(base, number, standIn),
        },
      );
      await github.close();
      const byNumber = (wanted: number | undefined): PackedSubmission | undefined =>
        packed.find(({ key }) => key === `org/tool#${wanted}`);
      expect(silentIn(cases, byNumber(number), (at) => byNumber(numbers[at]))).toEqual([]);
    } finally {
      await standIn.close();
    }
  },
);

test.each(classesOf('repository', 'c', 'javascript'))(
  'repositories of a class, in %s',
  async (_, casesIn) => {
    const standIn = await startGitHub();
    try {
      standIn.organization('cs101');
      const cases = await casesIn();
      for (const [at, { victim }] of cases.entries()) {
        await standIn.repository(`cs101/hw-victim${at}`).commit({ files: victim });
      }
      await standIn.repository('cs101/hw-hider').commit({ files: inFolders(cases) });
      const token = standIn.token({ login: 'teacher' });
      const github = connect(standIn, token);
      const packed = await packedFrom(
        { source: 'repositories', repositories: ['hw-*'] },
        { github: () => github, collector: () => github, own: { owner: 'cs101', repo: 'staff' } },
      );
      await github.close();
      const byName = (name: string): PackedSubmission | undefined =>
        packed.find(({ key }) => key === `cs101/${name}`);
      expect(silentIn(cases, byName('hw-hider'), (at) => byName(`hw-victim${at}`))).toEqual([]);
    } finally {
      await standIn.close();
    }
  },
);
