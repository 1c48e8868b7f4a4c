import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { said } from '../said.ts';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigurationError, OUTCOMES } from '../../src/base/outcome.ts';
import {
  PAIR_COLUMNS,
  pairsCsvPieces,
  STUDENT_COLUMNS,
  SUBMISSION_COLUMNS,
  submissionsCsvPieces,
} from '../../src/channels/csv.ts';
import { visible } from '../../src/base/text/escape.ts';
import { htmlPieces } from '../../src/channels/html.ts';
import { Grouped } from '../../src/channels/page-blocks.ts';
import { jsonPieces, parseReportJson, reportJsonSchema } from '../../src/channels/json.ts';
import type { PageSource } from '../../src/report/page-parts.ts';
import { decodeSource, starterLines, starterRanges } from '../../src/report/source-text.ts';
import { LEFT_OUT_WORDS } from '../../src/contract/submission.ts';
import { REPORT_FILES } from '../../src/contract/report.ts';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';
import { classroom } from './classroom.ts';
import { aPair, match, report, submission } from './sample.ts';
import { openPage } from '../../src/channels/read-page.ts';
import { viewOf } from '../../src/channels/view.ts';
import { staffView } from '../../src/channels/staff.ts';
import { seldom } from '../suite.ts';

const TEMPLATE = '<html><head><title>x</title></head><body><!--report-data--><p>end</p></body></html>';
const HOSTILE = '</script><script>alert(1)</script><!-- \u202e =cmd|calc "quoted", @me';

interface Column {
  readonly name: string;
  readonly meaning: string;
}

const joined = (pieces: Iterable<string>): string => [...pieces].join('');

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const found of text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (found[0] === '' && found[3] === '') break;
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') rows.push([]);
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

describe('CSV', () => {
  const run = report([submission('a', { name: HOSTILE, total: 75.004 }), submission('=b', { total: null })], {
    findings: {
      pairs: [aPair('a', '=b', 1, { matchedSimilarity: null, overlap: 9 })],
      failures: [{ key: 'c', name: 'c', role: 'judged', reason: 'gone, sorry' }],
    },
    dismissed: [{ a: '=b', b: 'a', reason: 'twins' }],
  });

  test('every row has the columns of the header; numbers are unrounded, unknown ones n/a', () => {
    const [header, ...rows] = parseCsv(joined(submissionsCsvPieces(viewOf(run, 'staff'))));
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toHaveLength(header?.length ?? 0);
    const at = (name: string): number => header?.indexOf(name) ?? -1;
    expect(rows[0]?.[at('similarity')]).toBe('75.004');
    expect(rows[1]?.[at('similarity')]).toBe('n/a');
    expect(rows[1]?.[at('key')]).toBe("'=b");
    expect(rows[2]?.[at('reason')]).toBe('gone, sorry');
  });

  test('no cell is a formula', () => {
    for (const row of [
      ...parseCsv(joined(submissionsCsvPieces(viewOf(run, 'staff')))),
      ...parseCsv(joined(pairsCsvPieces(staffView(run)))),
    ]) {
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  test('every column is documented, in its order', async () => {
    const docs = await readFile(join(import.meta.dirname, '../../docs/report.md'), 'utf8');
    for (const columns of [SUBMISSION_COLUMNS, PAIR_COLUMNS, STUDENT_COLUMNS]) {
      expect(docs).toContain(
        columns.map(({ name, meaning }: Column) => `| \`${name}\` | ${meaning} |\n`).join(''),
      );
    }
  });

  test('what is not known is n/a, and what there is nothing to know of is empty', () => {
    const [header, ...rows] = parseCsv(joined(pairsCsvPieces(staffView(run))));
    const at = (name: string): number => header?.indexOf(name) ?? -1;
    expect(rows[0]?.[at('priority')]).toBe('n/a');
    // The service may have found fragments that are not kept.
    expect(rows[0]?.[at('fragments')]).toBe('n/a');
    expect(rows[0]?.[at('dismissed')]).toBe('true');
    const [columns, ...lines] = parseCsv(joined(submissionsCsvPieces(viewOf(run, 'staff'))));
    expect(lines.at(-1)?.[columns?.indexOf('similarity') ?? -1]).toBe('');
    expect(lines.at(-1)?.[columns?.indexOf('state') ?? -1]).toBe('not-collected');
  });

  test('counts the matches of a pair from the side that has more', () => {
    const pair = {
      similarity: 1,
      matchedSimilarity: 1,
      suspicion: null,
      longestFragment: null,
      overlap: null,
    };
    const [one, more] = [match('b', [1, 2]), [match('a', [1, 2]), match('a', [5, 6]), match('c', [8, 9])]];
    const submissions = [
      submission('a', { matches: [one] }),
      submission('b', { matches: more }),
      submission('c'),
    ];
    const pairs = ['ab', 'ba', 'cb', 'ac'].map(([a = '', b = '']) => ({ a, b, ...pair }));
    const [header, ...rows] = parseCsv(
      joined(pairsCsvPieces(staffView(report(submissions, { findings: { pairs } })))),
    );
    const at = (name: string): number => header?.indexOf(name) ?? -1;
    const counts = rows.map((row) => row[at('fragments')] ?? '').toSorted((a, b) => a.localeCompare(b));
    expect(counts).toEqual(['1', '2', '2', 'n/a']);
  });

  test('holds whatever a name is, and gives it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), (name) => {
        const rows = parseCsv(
          joined(submissionsCsvPieces(viewOf(report([submission('k', { name })]), 'staff'))),
        );
        expect(rows).toHaveLength(2);
        expect(rows[1]).toHaveLength(SUBMISSION_COLUMNS.length);
        expect(rows[1]?.[1]?.replace(/^'(?=[\s']*[=+\-@\uff1d\uff0b\uff0d\uff20])/, '')).toBe(visible(name));
      }),
    );
  });

  test('a dismissed pair keeps its reason', () => {
    const [header, row] = parseCsv(joined(pairsCsvPieces(staffView(run))));
    expect(row?.[header?.indexOf('dismissed_reason') ?? -1]).toBe('twins');
  });
});

describe('JSON', () => {
  const { report: run } = classroom(30);

  test('what is written is read back the same, without paths of this machine', () => {
    const withPath = {
      ...run,
      findings: {
        ...run.findings,
        submissions: run.findings.submissions.map((one) => ({
          ...one,
          zip: { path: '/tmp/secret.zip', start: 0, bytes: 1 },
        })),
      },
    };
    const text = joined(jsonPieces(viewOf(withPath, 'staff')));
    expect(text).not.toContain('/tmp/secret.zip');
    expect(said(parseReportJson(text, 'report.json'))).toEqual(said(run));
  });

  seldom('both documents are valid against the published schema', async () => {
    const schema: unknown = JSON.parse(
      await readFile(join(import.meta.dirname, '../../docs/report.schema.json'), 'utf8'),
    );
    expect(schema).toEqual(reportJsonSchema());
    // The validator that checks the OpenAPI document, for JSON Schema 2020-12.
    const require = createRequire(import.meta.url);
    const { default: Ajv } = require('ajv/dist/2020.js') as {
      default: new (
        options: object,
      ) => { compile(schema: unknown): ((value: unknown) => boolean) & { errors?: unknown } };
    };
    const validate = new Ajv({ strict: false }).compile(schema);
    for (const audience of ['staff', 'student'] as const) {
      validate(
        JSON.parse(
          joined(jsonPieces(viewOf(report([submission('a', { matches: [match('b', [1, 2])] })]), audience))),
        ),
      );
      expect(validate.errors ?? null).toBeNull();
    }
    expect(validate({ schemaVersion: 1, audience: 'staff' })).toBe(false);
    // Every value that a closed list of ours may have.
    for (const outcome of OUTCOMES) {
      validate(JSON.parse(joined(jsonPieces(viewOf(report([], { verdict: { outcome } }), 'staff')))));
      expect(validate.errors ?? null).toBeNull();
    }
    const leftOut = (Object.keys(LEFT_OUT_WORDS) as (keyof typeof LEFT_OUT_WORDS)[]).map((reason) => ({
      path: 'x',
      reason,
      detail: 'y',
    }));
    validate(JSON.parse(joined(jsonPieces(viewOf(report([submission('a', { leftOut })]), 'staff')))));
    expect(validate.errors ?? null).toBeNull();
  });

  test('has a line for each submission and each pair, so that a diff says who changed', () => {
    const lines = joined(jsonPieces(viewOf(run, 'staff'))).split('\n');
    expect(lines.filter((line) => line.startsWith('{"key":"cs101/'))).toHaveLength(
      run.findings.submissions.length,
    );
    expect(lines.filter((line) => line.startsWith('{"a":"cs101/'))).toHaveLength(
      run.findings.pairs.length + run.dismissed.length,
    );
  });

  test.each([
    ['{', 'is not JSON'],
    ['{}', 'is no report of this version'],
    [
      JSON.stringify({ schemaVersion: 9, audience: 'staff', run: { toolVersion: '7.1.0' } }),
      'Version 7.1.0 of this program wrote it: use that one',
    ],
    [joined(jsonPieces(viewOf(run, 'student'))), 'is a report for students'],
  ])('%.10s… is refused with a sentence', (text, part) => {
    expect(() => parseReportJson(text, 'old.json')).toThrow(ConfigurationError);
    expect(() => parseReportJson(text, 'old.json')).toThrow(part);
  });
});

async function page(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

function block(html: string, id: string): unknown {
  const packed = new RegExp(`id="${id}">([A-Za-z0-9+/=]*)</script>`).exec(html)?.[1];
  return packed === undefined
    ? undefined
    : JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8'));
}

describe('the page', () => {
  const bytes = new TextEncoder().encode(`${HOSTILE}\n${'key-1234 '.repeat(3)}\n`);

  test('nothing hostile stands outside of the packed blocks', async () => {
    const run = report(
      [submission(HOSTILE, { name: HOSTILE, remarks: [HOSTILE], matches: [match(HOSTILE, [1, 1])] })],
      {
        run: { title: HOSTILE },
      },
    );
    const html = await page(
      htmlPieces(viewOf(run, 'staff'), {
        template: TEMPLATE,
        readSource: () => Promise.resolve([{ path: HOSTILE, bytes }]),
        redact: (text) => text.replaceAll('key-1234', '***'),
      }),
    );
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(html).not.toContain('alert(1)</script>');
    expect(html.endsWith('<p>end</p></body></html>')).toBe(true);
    const { 0: source } = block(html, 'data-source-0') as Record<number, PageSource>;
    expect(source?.files[0]?.text).toContain('alert(1)');
    expect(source?.files[0]?.text).not.toContain('key-1234');
  });

  test('over its budget it leaves out the least suspicious sources, and says so', async () => {
    const { report: run, readSource } = classroom(30);
    const html = await page(
      htmlPieces(viewOf(run, 'staff'), { template: TEMPLATE, readSource, maxSourceBytes: 20_000 }),
    );
    const index = openPage(Buffer.from(html), 'index.html').page;
    expect(said(index.sourcesOmitted)).toMatch(/^The code of \d+ submissions is not in this page/);
    const first = index.pairs[0];
    expect(index.submissions[first?.a ?? -1]?.hasSource).toBe(true);
    const packed = [...html.matchAll(/<script[^>]*id="data-source-.*<\/script>\n/g)].join('').length;
    // Each takes some thousand: of what was left out nothing would have found room.
    expect(packed).toBeLessThanOrEqual(20_000);
    expect(packed).toBeGreaterThan(17_000);
    expect(index.submissions.filter((one) => one.hasSource)).not.toHaveLength(30);
  });

  seldom('holds the most suspicious pairs only, where there are more than a person reads', async () => {
    const run = report([submission('a'), submission('b')], {
      findings: {
        pairs: Array.from({ length: 50_001 }, (_, index) => aPair('a', 'b', 1, { suspicion: index / 1000 })),
      },
    });
    const html = await page(
      htmlPieces(viewOf(run, 'staff'), { template: TEMPLATE, readSource: () => Promise.resolve(null) }),
    );
    const index = openPage(Buffer.from(html), 'index.html').page;
    expect(index.pairs).toHaveLength(50_000);
    expect(index.pairs[0]?.suspicion).toBe(50);
    expect(said(index.findings.notices)).toEqual([
      'The page shows the 50,000 of highest priority of 50,001 pairs; pairs.csv has them all.',
    ]);
  });

  test('a template without a place for the data is a defect', async () => {
    await expect(
      page(
        htmlPieces(viewOf(report([]), 'staff'), {
          template: '<html></html>',
          readSource: () => Promise.resolve(null),
        }),
      ),
    ).rejects.toThrow('<!--report-data-->');
  });
});

describe('source text', () => {
  test.each([
    [[0xef, 0xbb, 0xbf, 0x61], 'a'],
    [[0xff, 0xfe, 0x61, 0x00], 'a'],
    [[0xfe, 0xff, 0x00, 0x61], 'a'],
    [[0xe9, 0x0d, 0x0a, 0x62, 0x0d], 'é\nb\n'],
  ])('%j is read as %j', (raw, text) => {
    expect(decodeSource(Uint8Array.from(raw), 'a.c')).toBe(text);
  });

  test('starter lines are found in runs, whatever the indentation, and never by a brace alone', () => {
    const starter = starterLines(['int first_step(int value) {\n  prepare_everything(value);\n}\n']);
    const text =
      'int x;\n\tint first_step(int  value) {\n\n    prepare_everything(value);\n}\nvoid mine() {\n}\n';
    expect(starterRanges(text, starter)).toEqual([[2, 5]]);
  });
});

describe('the files', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'report-'));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
  });

  test('are whole, replace earlier ones and leave nothing half-written', async () => {
    const { report: run, readSource } = classroom(10);
    const target = join(directory, 'deep', 'report');
    await writeReportFiles(run, { directory: target, template: TEMPLATE, readSource });
    await writeFile(join(target, 'index.html'), 'old');
    const { html, files } = await writeReportFiles(run, {
      directory: target,
      template: TEMPLATE,
      readSource,
    });
    expect(files.map((path) => path.slice(target.length + 1)).toSorted()).toEqual([
      'index.html',
      'pairs.csv',
      'report.json',
      'report.sarif',
      'submissions.csv',
      'summary.md',
    ]);
    expect(await readFile(html, 'utf8')).toContain('data-index');
  });

  test('are whole of one run or another where several write at the same time', async () => {
    const { report: run, readSource } = classroom(30);
    const target = join(directory, 'at once');
    const write = (): Promise<unknown> =>
      writeReportFiles(run, { directory: target, template: TEMPLATE, readSource });
    await mkdir(target, { recursive: true });
    for (const [name, age] of [
      ['index.html.0123abcd.part', 3_700],
      ['report.json.part', 3_700],
      ['index.html.89abcdef.part', 3_500],
      ['notes.part.txt', 3_700],
    ] as const) {
      await writeFile(join(target, name), 'half');
      const at = Date.now() / 1000 - age;
      await utimes(join(target, name), at, at);
    }
    await Promise.all([write(), write(), write()]);
    const html = await readFile(join(target, 'index.html'), 'utf8');
    expect(html.endsWith('<p>end</p></body></html>')).toBe(true);
    expect(openPage(Buffer.from(html), 'index.html').page.submissions).toHaveLength(
      run.findings.submissions.length,
    );
    expect(parseReportJson(await readFile(join(target, 'report.json'), 'utf8'), 'x')).toBeDefined();
    // What was left long ago is gone, and what another one may be writing is not.
    const left = (await readdir(target)).filter((name) => name.includes('part'));
    expect(left.toSorted()).toEqual(['index.html.89abcdef.part', 'notes.part.txt']);
  });

  test.each(['report.json', 'index.html', 'summary.md'])(
    'are all those of before where %s cannot be written',
    async (name) => {
      const { report: run, readSource } = classroom(10);
      const target = join(directory, `before-${name}`);
      await mkdir(join(target, name), { recursive: true });
      const others = REPORT_FILES.filter((one) => one !== name);
      for (const one of others) await writeFile(join(target, one), `old ${one}`);
      await expect(
        writeReportFiles(run, { directory: target, template: TEMPLATE, readSource }),
      ).rejects.toThrow(expect.objectContaining({ code: 'EISDIR' }));
      expect((await readdir(target)).toSorted()).toEqual([...REPORT_FILES].toSorted());
      for (const one of others) expect(await readFile(join(target, one), 'utf8')).toBe(`old ${one}`);
    },
  );

  test('are all those of before where one cannot be made', async () => {
    const { report: run } = classroom(10);
    const target = join(directory, 'half made');
    await mkdir(target);
    for (const one of REPORT_FILES) await writeFile(join(target, one), `old ${one}`);
    const readSource = (): never => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
    await expect(
      writeReportFiles(run, { directory: target, template: TEMPLATE, readSource }),
    ).rejects.toThrow('no space');
    expect((await readdir(target)).toSorted()).toEqual([...REPORT_FILES].toSorted());
    for (const one of REPORT_FILES) expect(await readFile(join(target, one), 'utf8')).toBe(`old ${one}`);
  });

  test.each(['report.json', 'index.html', 'summary.md'])(
    'fail with what kept %s from being written, and leave no half of another one',
    async (name) => {
      const { report: run, readSource } = classroom(10);
      const target = join(directory, `without-${name}`);
      await mkdir(join(target, name, 'in the way'), { recursive: true });
      const writing = writeReportFiles(run, { directory: target, template: TEMPLATE, readSource });
      await expect(writing).rejects.toThrow(expect.objectContaining({ code: expect.any(String) as string }));
      expect((await readdir(target)).filter((path) => path.endsWith('.part'))).toEqual([]);
    },
  );
});

test('blocks that are packed side by side stand in their order, each below its number', async () => {
  const texts = Array.from({ length: 40 }, (_, place) =>
    place % 3 === 0 ? randomBytes(50_000).toString('hex') : String(place).repeat(70_000),
  );
  const grouped = new Grouped((number) => `block-${number}`, texts.length);
  const blocks: string[] = [];
  for (const [place, text] of texts.entries()) {
    for await (const one of grouped.add(place, text)) blocks.push(one);
  }
  expect(blocks).toHaveLength(36);
  for await (const one of grouped.end()) blocks.push(one);
  expect(grouped.numbers).toEqual(texts.map((_, place) => place));
  for (const [place, html] of blocks.entries()) {
    const [, id, base64 = ''] = /id="([^"]+)">([^<]*)/.exec(html) ?? [];
    expect(id).toBe(`block-${place}`);
    const json = inflateRawSync(Buffer.from(base64, 'base64')).toString();
    expect(JSON.parse(json)).toEqual({ [place]: texts[place] });
  }
});
