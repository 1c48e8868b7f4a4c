import type { CommonRegion } from '#contract';
import { type EngineFile, Fingerprinter, fold, PARAMETERS, readDocument } from '#engine';

/** Which runs of tokens a piece of code consists of: comments, blanks and names do not count. */
export type Grams = ReadonlySet<number>;

/** A program that has so much of a fragment has it: a line may have been added or left out. */
export const MOST = 0.8;

/** Reads code as the engine does, to find a piece of it in other states of a program. */
export class CodeReader {
  readonly #languageId: number;
  readonly #fingerprinter = new Fingerprinter(PARAMETERS.k, PARAMETERS.w);

  constructor(languageId: number) {
    this.#languageId = languageId;
  }

  /** All of a program. */
  all(files: readonly EngineFile[]): Grams {
    return this.#gramsOf(this.#read(files).tokens);
  }

  /** Some lines of a program, which is read once for all of them; null: there are no such lines, or too few for a run. */
  regions(files: readonly EngineFile[], regions: readonly CommonRegion[]): Grams | null {
    const { tokens, lines, facts } = this.#read(files);
    const spans = new Map(facts.files.map((span) => [span.path, span]));
    const grams = new Set<number>();
    for (const { file, lineStart, lineEnd } of regions) {
      const span = spans.get(file);
      if (span === undefined) continue;
      let [from, to] = [span.from, span.to];
      while (from < to && (lines[from] ?? 0) < lineStart) from += 1;
      while (to > from && (lines[to - 1] ?? 0) > lineEnd) to -= 1;
      for (const gram of this.#gramsOf(tokens.subarray(from, to))) grams.add(gram);
    }
    return grams.size === 0 ? null : grams;
  }

  #gramsOf(tokens: Uint16Array): Grams {
    return new Set(this.#fingerprinter.all(tokens));
  }

  #read(files: readonly EngineFile[]) {
    const extras = { quality: false, abstracted: false };
    const { tokens, facts } = readDocument({ id: 0, role: 'submission', files }, this.#languageId, extras);
    return { tokens: fold(tokens), lines: facts.lines, facts };
  }
}

/** Whether most of a fragment stands in a program, in one file or in several, whatever they are called. */
export function holds(program: Grams, fragment: Grams): boolean {
  let common = 0;
  for (const gram of fragment) if (program.has(gram)) common += 1;
  return common >= MOST * fragment.size;
}
