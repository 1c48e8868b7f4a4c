import { IncrementalCorpus } from '#engine';
import type { PageFile, PageSource } from '../page-parts.ts';
import { engineDocument, languageIdOf } from './code-index.ts';
import { type PairFragment, neighboursJoined } from './fragments.ts';

/** What this page itself found that two programs share. */
interface SharedLines {
  readonly fragments: readonly PairFragment[];
  /** Tokens of all of them. */
  readonly tokens: number;
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
): SharedLines {
  const corpus = new IncrementalCorpus({ languageId: languageIdOf(language) });
  for (const [at, source] of starter.entries()) corpus.add(engineDocument(at, source, 'base'));
  const textOf = starter.length > 0 ? fileText : withoutStarter;
  const [a, b] = [starter.length, starter.length + 1];
  corpus.add(engineDocument(a, left, 'submission', textOf));
  const [pair] = corpus.add(engineDocument(b, right, 'submission', textOf));
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
        tokens: one.tokens,
        // Two programs alone say nothing of others.
        sharedBy: null,
      })),
    ),
  };
}

function fileText({ text }: PageFile): string {
  return text;
}

/** The text with its starter lines blank, so that every other line keeps its number. */
function withoutStarter({ text, starter }: PageFile): string {
  if (starter.length === 0) return text;
  const lines = text.split('\n');
  for (const [from, to] of starter) lines.fill('', Math.max(0, from - 1), to);
  return lines.join('\n');
}
