import { escapeHtml, message, type Words } from '#base';
import type { CommonRegion, SubmissionFinding } from '#contract';
import { sha256 } from '#native';
import type { PageFile, PageSource, StaffDocument, StaffIndex, StudentIndex } from '#report';
import { decodeSource, INDEX_BLOCK, matchesBlock, sourceBlock, starterLines, starterRanges } from '#report';
import type { ReadSource, SourceBytes } from './packed-source.ts';
import { block, Grouped, pagePieces } from './page-blocks.ts';
import { staffDocument, studentDocument } from './json.ts';
import { ownCode } from './own-code.ts';
import type { StaffView } from './staff.ts';
import type { Cover, View } from './view.ts';

export interface HtmlOptions {
  /** The built page without data (`reportTemplate()`). */
  readonly template: string;
  /** Never called for students. */
  readonly readSource: ReadSource;
  /** Takes secrets out of the code that is shown. */
  readonly redact?: (text: string) => string;
  /** All source blocks together, packed; the most suspicious submissions come first. */
  readonly maxSourceBytes?: number;
  /** Of the report.json beside the page, hex, as soon as that is written. */
  readonly reportSha256?: Promise<string>;
}

/** A browser opens some hundreds of megabytes; a mailbox or an artifact wants less. */
const MAX_SOURCE_BYTES = 120_000_000;
/** Of one file's text; what is longer is cut in the page, not in the comparison. */
const MAX_FILE_CHARACTERS = 400_000;
/** Of one submission, unpacked. */
const MAX_SUBMISSION_CHARACTERS = 4_000_000;

/**
 * The report page in pieces, to be written one after the other: one self-contained file that asks nobody for anything.
 *
 * @throws Error where the template has no place for the data, which is a defect of the build
 */
export function htmlPieces(view: View, options: HtmlOptions): AsyncIterable<string> {
  const { cover, words } = view;
  return pagePieces(
    {
      template: options.template,
      title: words.say('report.pageTitle', { title: cover.title }),
      withoutScript: withoutScript(cover, words),
    },
    view.audience === 'staff' ? staffBlocks(cover, view.staff, options) : studentBlocks(view, options),
  );
}

async function* studentBlocks(
  view: Extract<View, { audience: 'student' }>,
  { readSource, redact = (text) => text }: HtmlOptions,
): AsyncGenerator<string> {
  const document = studentDocument(view.student);
  const regions = document.own?.regions ?? [];
  const files = view.ownKey === null || regions.length === 0 ? null : await readSource(view.ownKey);
  const index: StudentIndex = {
    audience: 'student',
    locale: view.cover.locale,
    document,
    code: ownCode(regions, files ?? [], redact),
  };
  yield await block(INDEX_BLOCK, index);
}

/** For a reader whose browser runs no script: the verdict, and where the rest is. */
function withoutScript({ headline, sentence }: Cover, words: Words): string {
  const [title, text] = [headline.title, sentence].map((one) => escapeHtml(words.tell(one)));
  return `<h1>${title}</h1><p>${text}</p><p>${words.say('report.needsScript')}</p>`;
}

async function* staffBlocks(cover: Cover, view: StaffView, options: HtmlOptions): AsyncGenerator<string> {
  const { submissions } = view.report.findings;
  const places = new Map(submissions.map(({ key }, place) => [key, place]));
  const budget = options.maxSourceBytes ?? MAX_SOURCE_BYTES;
  const starter = await readStarter(submissions, options.readSource);
  const sources = new Grouped(sourceBlock, submissions.length, budget);
  for (const submission of sourceOrder(view, budget)) {
    const files = await options.readSource(submission.key);
    if (files === null || files.length === 0) continue;
    const { commonCode = [] } = submission;
    yield* sources.add(
      places.get(submission.key) ?? -1,
      pageSource(files, starter, commonCode, options.redact ?? ((text) => text)),
    );
  }
  yield* sources.end();
  const all = new Grouped(matchesBlock, submissions.length);
  for (const [place, { matches }] of submissions.entries()) yield* all.add(place, matches);
  yield* all.end();
  const { omitted } = sources;
  const index: StaffIndex = {
    audience: 'staff',
    locale: cover.locale,
    reportSha256: (await options.reportSha256) ?? null,
    sourcesOmitted:
      omitted === 0
        ? null
        : message('report.sourcesOmitted', { n: omitted, size: { as: 'bytes', value: budget } }),
    pairs: view.pairs.length,
    blocks: { matches: all.numbers, sources: sources.numbers },
    document: lightDocument(view),
  };
  yield await block(INDEX_BLOCK, index);
}

/** Pairs in the page: more than a person reads, and what a browser sorts at once. `report.json` has them all. */
const MAX_PAIRS = 50_000;

/** The document without what is large and looked at one by one: matches with other submissions, quotations, the last pairs. */
function lightDocument(view: StaffView): StaffDocument {
  const document = staffDocument(view);
  return {
    ...document,
    findings: {
      ...document.findings,
      submissions: document.findings.submissions.map(({ matches, ...one }) => ({
        ...one,
        matches: matches.flatMap((match) =>
          match.kind === 'external' ? [{ ...match, quoted: undefined }] : [],
        ),
      })),
      pairs: view.pairs.slice(0, MAX_PAIRS).map(({ pair }) => pair),
    },
  };
}

/** A byte of a program takes less, packed, unless it is none that programs have. */
const MOST_FOR_A_BYTE = 2;

/**
 * Where there may be no room for all of them, whose source is looked at first comes first: partners of the most suspicious pairs, then
 * the worst submissions. Starter code is before all of them: a comparison that the page makes itself leaves it out.
 *
 * @param room for all of them, in characters
 */
function sourceOrder({ report, pairs, ranked }: StaffView, room: number): Iterable<SubmissionFinding> {
  const { submissions } = report.findings;
  const bytes = submissions.flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0);
  // Whoever reads all of them in their order unpacks each block once.
  if (bytes * MOST_FOR_A_BYTE <= room) return submissions;
  const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
  const order = new Set(submissions.filter(({ role }) => role === 'base'));
  const add = (key: string | null): void => {
    const submission = key === null ? undefined : byKey.get(key);
    if (submission !== undefined) order.add(submission);
  };
  for (const { pair } of pairs) {
    add(pair.a);
    add(pair.b);
  }
  for (const submission of ranked) {
    order.add(submission);
    for (const match of submission.matches) add(match.otherKey);
  }
  return order;
}

async function readStarter(
  submissions: readonly SubmissionFinding[],
  readSource: ReadSource,
): Promise<ReadonlySet<string>> {
  const texts: string[] = [];
  for (const submission of submissions) {
    if (submission.role !== 'base') continue;
    for (const file of (await readSource(submission.key)) ?? []) {
      texts.push(decodeSource(file.bytes, file.path));
    }
  }
  return starterLines(texts);
}

function pageSource(
  files: readonly SourceBytes[],
  starter: ReadonlySet<string>,
  commonCode: readonly CommonRegion[],
  redact: (text: string) => string,
): PageSource {
  let left = MAX_SUBMISSION_CHARACTERS;
  return {
    files: files.map((file): PageFile => {
      const whole = redact(decodeSource(file.bytes, file.path));
      const limit = Math.min(MAX_FILE_CHARACTERS, left);
      const isCut = whole.length > limit;
      const text = isCut ? whole.slice(0, whole.lastIndexOf('\n', limit) + 1) : whole;
      left -= text.length;
      const common = commonCode
        .filter(({ file: path }) => path === file.path)
        .map(({ lineStart, lineEnd }): readonly [number, number] => [lineStart, lineEnd]);
      // Lines of a notebook are counted over the code in its cells.
      const given = /\.ipynb$/i.test(file.path) ? [] : starterRanges(text, starter);
      return {
        path: file.path,
        text,
        isCut,
        starter: [...given, ...common],
        sha256: sha256(file.bytes),
      };
    }),
  };
}
