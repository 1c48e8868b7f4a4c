import type { SubjectFile, SubjectSubmission } from './subject.ts';
import { fold } from './normalise.ts';
import type { EngineParameters } from './parameters.ts';
import { probesOf } from './probes.ts';
import type { TokenDocument } from './read-document.ts';
import type { WordTable } from './search-words.ts';
import { StarterCode } from './starter-code.ts';

/** What the engine knows of a file that may be asked for: it never sees the hash. */
type ReadFile = Omit<SubjectFile, 'blob' | 'lines'>;

/** A submission as the engine knows it. */
export type ReadSubject = Omit<SubjectSubmission, 'files'> & { readonly files: readonly ReadFile[] };

/** Names of files that everybody has. */
const LICENCE = /^(?:un)?licen[cs]e|^copying|^notice/i;

/** What may be looked for on the web of the submissions among some documents, ascending by id. */
export function subjectsOf(
  documents: readonly TokenDocument[],
  table: WordTable,
  parameters: EngineParameters,
): readonly ReadSubject[] {
  const probes = probesOf(documents, table, parameters);
  const starter = new StarterCode(parameters.k);
  for (const { facts, tokens } of documents) if (facts.role === 'base') starter.add(fold(tokens));
  return documents
    .filter(({ facts }) => facts.role === 'submission')
    .toSorted((x, y) => x.facts.id - y.facts.id)
    .map((document) => ({
      ...(probes.get(document.facts.id) ?? { probes: [], rarity: 0 }),
      id: document.facts.id,
      files: filesOf(document, starter, parameters.minimumTokens),
    }));
}

/** Its files that were read. @param least tokens from which a file says something */
function filesOf({ facts, tokens }: TokenDocument, starter: StarterCode, least: number): readonly ReadFile[] {
  const covered = starter.cover(fold(tokens));
  return facts.files.map(({ path, from, to }) => {
    const given = covered.subarray(from, to).reduce((sum, one) => sum + one, 0);
    return { path, tokens: to - from, unasked: whyUnasked(path, to - from, given, least) };
  });
}

function whyUnasked(path: string, tokens: number, given: number, least: number): ReadFile['unasked'] {
  if (LICENCE.test(path.slice(path.lastIndexOf('/') + 1))) return 'licence';
  if (tokens < least) return 'short';
  return tokens - given < least ? 'starter' : null;
}
