import { visibleLines } from '#base';
import { IncrementalCorpus, notebookCode } from '#engine';
import { keyAt, type ListedPair, type OpenReport } from '../open-report.ts';
import type { PageFile, PageMatches, PageSource } from '../page-parts.ts';
import { fragmentsBetween, neighboursJoined, type PairFragment } from './fragments.ts';
import { engineDocument, languageIdOf } from './code-index.ts';
import { highlight, type Token } from './highlight.ts';

/** All there is to show of a pair. */
export interface Sides {
  readonly matches: readonly [PageMatches, PageMatches];
  readonly sources: readonly [PageSource | null, PageSource | null];
  readonly fragments: readonly PairFragment[];
  /** Tokens of the fragments where they were found here; null: the service named them, or nobody did. */
  readonly foundHere: number | null;
  /** Tokens of the fragments that the service named. */
  readonly kept: number;
}

/** Reads what a report page holds of a submission, by its place. */
export interface PageReader {
  /** All of them, also those with other submissions. */
  readonly matches: (place: number) => Promise<PageMatches>;
  /** null: the code is not in the page. */
  readonly source: (place: number) => Promise<PageSource | null>;
}

/**
 * Both sides with the lines that they share: those that the service named, else those that are found here.
 *
 * @param pair as the page lists it; undefined: it does not
 */
export async function loadSides(
  [a, b]: readonly [number, number],
  page: OpenReport,
  pair: ListedPair | undefined,
  read: PageReader,
): Promise<Sides> {
  const [matchesA, matchesB, sourceA, sourceB] = await Promise.all([
    read.matches(a),
    read.matches(b),
    read.source(a),
    read.source(b),
  ]);
  const matches = [matchesA, matchesB] as const;
  const cells = [sourceA && withCells(sourceA), sourceB && withCells(sourceB)] as const;
  const fragments = fragmentsBetween(keyAt(page, a), matchesA, keyAt(page, b), matchesB);
  const kept = fragments.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
  // Of a pair that is far down in a large class a part may have been kept.
  const isWhole = fragments.length > 0 && kept >= (pair?.overlap ?? 0);
  if (isWhole || cells[0] === null || cells[1] === null) {
    // What another service calls a line of a notebook, it does not say.
    return {
      matches,
      sources: page.findings.service.kind === 'embedded' ? cells : [sourceA, sourceB],
      fragments,
      foundHere: null,
      kept,
    };
  }
  const starter = page.submissions.flatMap(({ role }, place) => (role === 'base' ? [place] : []));
  const starterSources = await Promise.all(starter.map(read.source));
  const found = sharedLines(
    cells[0],
    cells[1],
    starterSources.filter((source) => source !== null),
    page.findings.language,
  );
  // What it reads otherwise than the service did, it may find less of.
  if (found.tokens < kept) return { matches, sources: cells, fragments, foundHere: null, kept };
  return { matches, sources: cells, fragments: found.fragments, foundHere: found.tokens, kept };
}

/** The file of that path, or the first one where no path is asked for. */
export function fileOf(source: PageSource | null, path: string | undefined): PageFile | undefined {
  if (source === null) return undefined;
  return path === undefined ? source.files[0] : source.files.find((file) => file.path === path);
}

/** A file's lines in their colours, with hostile signs made visible; none where it is not in the page. */
export function colouredLines(
  file: Pick<PageFile, 'text' | 'path'> | undefined,
): readonly (readonly Token[])[] {
  return file === undefined ? [] : highlight(visibleLines(file.text), file.path);
}

/** The lines of a region; none where the service does not say which. */
export function linesOf<Line>(lines: readonly Line[], region: PairFragment['left']): readonly Line[] {
  if (region.lineStart === null) return [];
  return lines.slice(region.lineStart - 1, region.lineEnd ?? region.lineStart);
}

/** A submission's files with notebooks as the engine reads them: lines of code cells, over which its lines count. */
export function withCells(source: PageSource): PageSource {
  return {
    files: source.files.map((file) => {
      const code = /\.ipynb$/i.test(file.path) ? notebookCode(file.text) : undefined;
      return code === undefined ? file : { ...file, text: code, isCells: true };
    }),
  };
}

/**
 * The lines that two programs share, found here and now by the embedded service's own engine: a service keeps those of the
 * closest pairs alone. Starter code is left out as the engine leaves it out; where it was only detected, by the lines that
 * the service named.
 *
 * @param language as the service calls the check's language
 */
export function sharedLines(
  left: PageSource,
  right: PageSource,
  starter: readonly PageSource[],
  language: string,
) {
  const corpus = new IncrementalCorpus({ languageId: languageIdOf(language) });
  for (const [at, source] of starter.entries()) corpus.add(engineDocument(at, source, 'base'));
  const [own, other] = starter.length > 0 ? [left, right] : [withoutStarter(left), withoutStarter(right)];
  corpus.add(engineDocument(starter.length, own));
  const [pair] = corpus.add(engineDocument(starter.length + 1, other));
  return {
    tokens: pair?.overlap ?? 0,
    fragments: neighboursJoined(
      (pair?.fragments ?? []).map((one) => ({
        left: { file: one.file, lineStart: one.lineStart, lineEnd: one.lineEnd },
        right: {
          file: one.matchedFile,
          lineStart: one.matchedLineStart,
          lineEnd: one.matchedLineEnd,
        },
        /** Tokens of all of them. */
        tokens: one.tokens,
        // Two programs alone say nothing of others.
        sharedBy: null,
      })),
    ),
  };
}

/** Texts with their starter lines blank, so that every other line keeps its number. */
function withoutStarter({ files }: PageSource): PageSource {
  return {
    files: files.map((file) => {
      const lines = file.text.split('\n');
      for (const [from, to] of file.starter) lines.fill('', Math.max(0, from - 1), to);
      return { ...file, text: lines.join('\n') };
    }),
  };
}
