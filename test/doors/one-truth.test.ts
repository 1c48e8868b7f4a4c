import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportTemplate } from '../../src/system/assets.ts';
import { slugOf } from '../../src/check/names.ts';
import { openService } from '../../src/check/run/open-service.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { openPage } from '../../src/channels/read-page.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { pairsCsvPieces, submissionsCsvPieces } from '../../src/channels/csv.ts';
import { htmlPieces } from '../../src/channels/html.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import type { OpenReport } from '../../src/report/open-report.ts';
import { viewOf } from '../../src/channels/view.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { firstJoin, groupsOf, joiningPairs } from '../../web/groups.ts';
import { betweenLooks } from '../asking.ts';
import { writeZip } from '../downloads/download.ts';
import { inventedClass } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import type { Serving } from '../embedded/serving.ts';
import { teamAndCopy } from '../engine/dictated-programs.ts';
import { programs } from '../engine/generated-programs.ts';
import { analyse, document } from '../engine/programs.ts';
import { EVERYTHING, some } from '../suite.ts';
import { HastyClock } from '../fake-clock.ts';
import { randomFrom } from '../random.ts';
import { zip } from '../zip/lying-zip.ts';
import { department, remote, runOf, visitor } from './doors.ts';
import { temporaryFolder } from '../temporary.ts';

/* The same class gives the same findings through every door: number by number, name by name. */

/** Names as they are at every door: the service is told a part of them. */
const nameAs = (name: string): string => slugOf(name.replace(/\.zip$/, ''));

type Row = readonly (string | number | boolean | null)[];

/** What a report page says of a class. */
interface Facts {
  readonly judged: number;
  readonly flagged: readonly string[];
  /** How many pairs stand out, as its tile says, and which do. */
  readonly tile: number | null;
  readonly standsOut: readonly string[];
  readonly groups: readonly string[];
  /** Name, similarity, suspicion. */
  readonly submissions: readonly Row[];
  /** Both names, similarity, suspicion. */
  readonly pairs: readonly Row[];
}

const text = (row: Row): string => row.join(' | ');
const sorted = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((x, y) => (text(x) < text(y) ? -1 : Number(text(x) > text(y))));

function factsOf(page: OpenReport): Facts {
  const by = firstJoin(page);
  const name = (place: number): string => nameAs(page.submissions[place]?.name ?? '');
  const both = ({ a, b }: { readonly a: number; readonly b: number }): string =>
    [name(a), name(b)].toSorted().join(' = ');
  // Who handed in nothing that can be sent is known where the class was collected alone.
  const judged = [...page.submissions.keys()].filter((place) => {
    const { role, files, total, comparability } = page.submissions[place] ?? {};
    const isKnown = total !== null || files?.length !== 0 || comparability === 'unreadable';
    return role === 'judged' && isKnown;
  });
  return {
    judged: judged.length,
    flagged: judged
      .filter((place) => (page.submissions[place]?.flaggedBy.length ?? 0) > 0)
      .map(name)
      .toSorted(),
    tile: page.standsOut,
    standsOut: page.pairs
      .filter(({ standsOut }) => standsOut)
      .map(both)
      .toSorted(),
    groups: groupsOf(joiningPairs(page, by), by)
      .groups.map(({ places }) => places.map(name).toSorted().join(' '))
      .toSorted(),
    submissions: sorted(
      judged.map((place) => {
        const { total = null, suspicion = null } = page.submissions[place] ?? {};
        return [name(place), total, suspicion];
      }),
    ),
    pairs: sorted(
      page.pairs.map((pair) => [both(pair), pair.average, pair.suspicion, pair.together !== undefined]),
    ),
  };
}

/** All that a run found, but the name that its check has for once, and where the files lie meanwhile. */
const foundIn = ({ findings, verdict }: RunReport) => ({
  ...findings,
  verdict,
  checkName: '',
  submissions: findings.submissions.map((one) => ({ ...one, zip: one.zip !== null })),
});

async function pageOf(report: RunReport): Promise<OpenReport> {
  const options = { template: reportTemplate(), readSource: () => Promise.resolve(null) };
  const pieces = await Array.fromAsync(htmlPieces(viewOf(report, 'staff'), options));
  return openPage(Buffer.from(pieces.join('')), 'index.html').page;
}

/** What each channel of a run must say as well, as far as its lines tell: it is read back from them. */
function channelsOf(report: RunReport) {
  const view = viewOf(report, 'staff');
  if (view.audience !== 'staff') throw new Error('no report for staff');
  const lines = renderConsole(view, { colours: false, width: 200, maxRows: 10_000 }).split('\n');
  const summary = renderSummary(view, 10_000_000).split('\n');
  const cells = (pieces: Iterable<string>): readonly (readonly string[])[] =>
    [...pieces].slice(1).map((line) => line.trimEnd().match(/"(?:[^"]|"")*"|[^,]+|(?<=,|^)(?=,|$)/g) ?? []);
  const csv = cells(submissionsCsvPieces(view));
  const pairs = cells(pairsCsvPieces(view.staff));
  return {
    console: {
      flagged: lines.filter((line) => line.startsWith('! ')).length,
      standsOut: lines.filter((line) => line.endsWith('  (stands out)')).length,
    },
    summary: {
      flagged: summary.filter((line) => line.startsWith('| 🔎')).length,
      standsOut: summary.filter((line) => line.startsWith('| 👀')).length,
    },
    csv: {
      flagged: csv.filter((row) => row[4] === 'true').length,
      // Of each that shares code with somebody: its name, that of the closest, and the number of the two.
      closest: sorted(
        csv
          .filter((row) => row[2] === 'judged' && (row[18] ?? '') !== '')
          .map((row) => [nameAs(row[1] ?? ''), nameAs(row[17] ?? ''), row[18] ?? '']),
      ),
      pairs: pairs.length,
      standsOut: pairs.filter((row) => row.includes('true')).length,
    },
  };
}

const EXAMPLE = join(import.meta.dirname, '../../examples/sample-class');
const SIZE = 200;
/** Files of the class of 200 by the names of its folders. */
const large = new Map(
  programs(SIZE, 'java', randomFrom(9), 0.06).map((program, at) => [
    `s${String(at).padStart(3, '0')}`,
    program,
  ]),
);

const A_TEAM = 'a class in which somebody copied from a team';
const A_YEAR = 'a class of which one was in the class of last year, too';

let folder = '';
/** Parts of each class, as they are dropped. */
const classes = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  folder = temporaryFolder();
  classes.set('the sample class', {
    submissions: join(EXAMPLE, 'submissions'),
    starter: join(EXAMPLE, 'starter'),
    references: join(EXAMPLE, 'ai-references'),
    people: join(EXAMPLE, 'people.csv'),
  });
  const students = await inventedClass();
  for (const name of ['moodle', 'canvas', 'gradescope'] as const) {
    const platform = PLATFORMS[name];
    if (platform === undefined) throw new Error(`no platform ${name}`);
    classes.set(name, { submissions: writeZip(platform(students), join(folder, name)) });
  }
  for (const [name, program] of large) {
    mkdirSync(join(folder, 'large', name), { recursive: true });
    writeFileSync(join(folder, 'large', name, 'Main.java'), program);
  }
  classes.set('a class of 200', { submissions: join(folder, 'large') });
  const hidden = `'''\n${[...large.values()][0] ?? ''}\n'''\n`.repeat(4);
  const others = [...large].slice(0, 30).map(([who, program]) => [who, 'Main.java', program] as const);
  const copy = ['copy', 'Main.java', others[0]?.[2] ?? ''] as const;
  for (const [who, file, program] of [...others, copy, ['unread', 'main.py', hidden] as const]) {
    mkdirSync(join(folder, 'one unread', who), { recursive: true });
    writeFileSync(join(folder, 'one unread', who, file), program);
  }
  for (const [who, files] of teamAndCopy()) {
    mkdirSync(join(folder, 'team', who), { recursive: true });
    for (const [file, program] of Object.entries(files)) {
      writeFileSync(join(folder, 'team', who, file), program);
    }
  }
  const list = join(folder, 'team.csv');
  writeFileSync(list, 'id,team\ntim,Red\nina,Red\nuwe,Red\n');
  classes.set(A_TEAM, { submissions: join(folder, 'team'), people: list });
  classes.set('a class with one that nobody can read', { submissions: join(folder, 'one unread') });
  const [again = '', passed = ''] = [...large.values()].slice(40, 42);
  const years = {
    year: [...others, copy, ['dora', 'Main.java', again], ['cy', 'Main.java', passed]],
    'last year': [
      ['dora', 'Main.java', again],
      ['paul', 'Main.java', passed],
    ],
  } as const;
  for (const [year, handedIn] of Object.entries(years)) {
    for (const [who, file, program] of handedIn) {
      mkdirSync(join(folder, year, who), { recursive: true });
      writeFileSync(join(folder, year, who, file), program);
    }
  }
  const ids = join(folder, 'ids.csv');
  writeFileSync(ids, 'id,name\ndora,Dora Dee\n');
  classes.set(A_YEAR, {
    submissions: join(folder, 'year'),
    earlier: join(folder, 'last year'),
    people: ids,
  });
});

/** A class as the client of somebody else sends it, in the plain interface alone. @returns the check */
async function sentByOthers(service: Serving, clock: HastyClock): Promise<number> {
  await clock.sleep(60_000);
  const id = await service.create();
  const files = [...large].map(([name, program]): [string, Uint8Array] => [
    `${name}.zip`,
    zip([{ name: 'Main.java', contents: Buffer.from(program) }]),
  ]);
  for (let at = 0; at < files.length; at += 50) {
    await service.upload(id, Object.fromEntries(files.slice(at, at + 50)));
  }
  await service.ask('POST', '/check/start', { check_id: id, ai_run: false, test_type: 9 });
  return id;
}

/** Pairs of the class of 200 as the engine itself has them. */
function oracle(): readonly Row[] {
  const names = [...large.keys()];
  const { pairs } = analyse([...large.values()].map((program, at) => document(at, { 'Main.java': program })));
  return sorted(
    pairs.map((pair) => [
      `${names[pair.a]} = ${names[pair.b]}`,
      pair.total ?? averageSimilarity(pair),
      pair.suspicion,
      false,
    ]),
  );
}

const CLASSES = some(
  [
    'the sample class',
    'moodle',
    'canvas',
    'gradescope',
    'a class with one that nobody can read',
    A_TEAM,
    A_YEAR,
  ],
  1,
);

describe.each(EVERYTHING ? [...CLASSES, 'a class of 200'] : CLASSES)('%s', (name) => {
  test('is the same through every door', async () => {
    const clock = new HastyClock();
    const service = await department(clock);
    const page = await visitor(service);
    const { submissions = '', starter, references, earlier, people } = classes.get(name) ?? {};
    const listed = people === undefined ? {} : { people };
    const raw = {
      path: submissions,
      ...(starter === undefined ? {} : { starter }),
      ...(references === undefined ? {} : { 'ai-references': references }),
      ...(earlier === undefined ? {} : { archive: earlier }),
      ...listed,
    };
    const own = await runOf(raw, clock, folder);
    const expected = factsOf(await pageOf(own));
    expect(expected.judged).toBeGreaterThan(10);
    expect(expected.flagged.length).toBeGreaterThan(1);
    expect(expected.tile).toBe(expected.standsOut.length);

    if (name === A_TEAM) expect(expected.flagged).toEqual(['cem', 'ina', 'tim', 'uwe']);
    if (name === A_YEAR) expect(expected.flagged).toEqual(['copy', 'cy', 's000']);
    if (name.endsWith('nobody can read')) {
      expect(own.verdict.notChecked).toEqual([expect.stringContaining('unread')]);
      expect(own.findings.submissions.find(({ key }) => key.endsWith('unread'))).toMatchObject({
        comparability: 'unreadable',
        total: null,
        state: { kind: 'not-checked' },
      });
    }

    // The service in this process, which is sent ZIPs and asked for pages: all of what was found, field by field.
    const served = await runOf(raw, clock, folder, openService);
    expect(foundIn(served)).toEqual(foundIn(own));

    // The command line, the action with an address, and a run that takes its check up.
    const sent = await runOf({ ...raw, ...remote(service), anonymize: 'never' }, clock, folder);
    const again = { 'check-id': String(sent.findings.checkId), ...listed, ...remote(service) };
    const taken = await runOf(again, clock, folder);
    for (const report of [sent, taken]) expect(factsOf(await pageOf(report))).toEqual(expected);
    const channels = channelsOf(own);
    expect(channels.console).toEqual({
      flagged: expected.flagged.length,
      standsOut: expected.standsOut.length,
    });
    expect(channels.summary).toEqual(channels.console);
    expect(channels.csv).toMatchObject({ ...channels.console, pairs: expected.pairs.length });
    for (const report of [sent, taken]) expect(channelsOf(report)).toEqual(channels);
    expect(sent.verdict.notChecked).toEqual(own.verdict.notChecked);
    const reasons = (report: RunReport) =>
      report.findings.submissions.map(({ name: who, state }) => [who, state]);
    expect(reasons(sent)).toEqual(reasons(own));

    // What a person drops, and its line in the list.
    const dropped = await page.drop(classes.get(name) ?? {});
    const html = openPage(await page.report(dropped), 'index.html').page;
    expect(factsOf(html)).toEqual(expected);
    expect(html.submissions.map(({ state }) => state)).toEqual(
      (await pageOf(own)).submissions.map(({ state }) => state),
    );
    expect(await page.line(dropped)).toMatchObject({
      flagged: expected.flagged.length,
      max: own.verdict.maxSimilarity,
    });

    // The report that the server makes of a check that came from elsewhere knows no list of people.
    const seen = factsOf(openPage(await page.report(sent.findings.checkId ?? 0), 'index.html').page);
    const unlisted =
      people === undefined
        ? expected
        : factsOf(await pageOf(await runOf({ ...again, people: '' }, clock, folder)));
    expect(seen).toEqual(unlisted);
    expect(await page.line(sent.findings.checkId ?? 0)).toMatchObject({ flagged: unlisted.flagged.length });

    if (name !== 'a class of 200') return;
    const theirs = await sentByOthers(service, clock);
    for (let state: unknown = null; state !== STATE.completed; await betweenLooks()) {
      await clock.sleep(5000);
      state = (await service.ask('GET', `/checks/${theirs}/status`)).body['status_id'];
    }
    await clock.sleep(60_000);
    expect(factsOf(openPage(await page.report(theirs), 'index.html').page)).toEqual(expected);
    const summary = await service.ask('GET', `/checks/${theirs}/summary`);
    expect(summary.body['flagged_submissions']).toBe(expected.flagged.length);
    // It holds up this thread, and with it the connections to the server.
    expect(expected.pairs).toEqual(oracle());
  });
});
