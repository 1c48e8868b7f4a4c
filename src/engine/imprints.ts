import type { EngineParameters } from './parameters.ts';
import { Fingerprinter } from './fingerprinter.ts';
import { fold } from './normalise.ts';
import type { TokenDocument } from './read-document.ts';
import { GivenCode } from './starter-code.ts';
import { hashFrom } from './words.ts';

/** What is kept of a submission so that later checks find it without reading it. */
export interface Imprint {
  readonly id: number;
  /** Hashes of its distinct fingerprints, ascending: whole numbers below 2^48. */
  readonly hashes: Float64Array<ArrayBuffer>;
  /** Those it is looked up by, ascending: what fewest of its class have. */
  readonly sample: Float64Array<ArrayBuffer>;
}

/** The upper 16 of a hash's 20 higher bits are left out: 48 bits are enough to tell 10^8 fingerprints apart, and take 6 bytes. */
const HIGH = 0xffff;

/**
 * Imprints of the submissions among some documents, without given starter code. Of each the `sample` fingerprints that fewest submissions
 * have are those that it is found by, of equals the least hashes: what everybody writes finds nobody, and equal programs alone have
 * equal samples.
 */
export function imprintsOf(
  documents: readonly TokenDocument[],
  parameters: EngineParameters,
): readonly Imprint[] {
  const { k, w, imprintSample } = parameters;
  const starter = new GivenCode(parameters);
  for (const one of documents) if (one.facts.role === 'base') starter.add(one);
  const fingerprinter = new Fingerprinter(k, w);
  const read = documents
    .filter(({ facts }) => facts.role === 'submission' && facts.size > 0)
    .map((document) => {
      const own = starter.without(document, fold(document.tokens));
      return { id: document.facts.id, numbers: fingerprinter.of(own).numbers.slice() };
    });
  const frequencies = new Uint32Array(fingerprinter.table.size);
  for (const { numbers } of read) {
    for (const number of numbers) frequencies[number] = (frequencies[number] as number) + 1;
  }
  const [lows, highs] = [fingerprinter.table.lows(), fingerprinter.table.highs()];
  const hashOf = (number: number): number =>
    hashFrom(lows[number] as number, (highs[number] as number) & HIGH);
  return read.map(({ id, numbers }) => {
    const rarest = [...numbers].toSorted(
      (x, y) => (frequencies[x] as number) - (frequencies[y] as number) || hashOf(x) - hashOf(y),
    );
    return {
      id,
      hashes: ascending(numbers, hashOf),
      sample: ascending(rarest.slice(0, imprintSample), hashOf),
    };
  });
}

function ascending(numbers: Iterable<number>, hashOf: (number: number) => number): Float64Array<ArrayBuffer> {
  return Float64Array.from(numbers, hashOf).toSorted();
}
