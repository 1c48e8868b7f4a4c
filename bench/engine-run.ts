import { Analysis } from '../src/embedded/engine/analysis.ts';
import type { EngineFile } from '../src/embedded/engine/api.ts';
import { IncrementalCorpus } from '../src/embedded/engine/incremental.ts';
import { AUTO_DETECT } from '../src/embedded/engine/languages.ts';
import { findSets, readSet } from './dataset.ts';
import { programs, type Dialect } from './engine-programs.ts';
import { randomFrom } from './random.ts';

/** The measured process of `speed.ts`: compares one set and prints what it cost as JSON. */

const [what = 'cpp', argument = '100'] = process.argv.slice(2);
const started = performance.now();
let prepared = started;

function generated(dialect: Dialect, count: number): EngineFile[][] {
  const encoder = new TextEncoder();
  return programs(count, dialect, randomFrom(1)).map((text) => [
    { path: dialect === 'cpp' ? 'main.cpp' : 'Main.java', bytes: encoder.encode(text) },
  ]);
}

/** Each document is let go when it has been read, as the service does. */
function compare(documents: (readonly EngineFile[])[]): string {
  const analysis = new Analysis({ languageId: AUTO_DETECT, ai: false, detectBaseCode: false });
  for (let id = documents.length - 1; id >= 0; id -= 1) {
    analysis.add({ id, role: 'submission', files: documents.pop() ?? [] });
  }
  const read = performance.now();
  const { pairs } = analysis.run();
  return `prepare ${Math.round(prepared - started)} ms, read ${Math.round(read - prepared)} ms, compare ${Math.round(performance.now() - read)} ms, ${pairs.length} pairs`;
}

let inner = '';
if (what === 'cpp' || what === 'java') {
  const documents = generated(what, Number(argument));
  prepared = performance.now();
  inner = compare(documents);
} else if (what === 'add') {
  const documents = generated('cpp', Number(argument) + 1);
  prepared = performance.now();
  const corpus = new IncrementalCorpus({ languageId: AUTO_DETECT });
  documents.slice(0, -1).forEach((files, id) => {
    corpus.add({ id, role: 'submission', files }, { compare: false });
  });
  const built = performance.now();
  const pairs = corpus.add({ id: documents.length, role: 'submission', files: documents.at(-1) ?? [] });
  inner = `corpus ${Math.round(built - prepared)} ms, one more ${Math.round(performance.now() - built)} ms, ${pairs.length} pairs`;
} else if (what === 'set') {
  for (const folder of findSets(argument)) {
    for (const group of readSet(folder).groups) {
      prepared = performance.now();
      inner = compare(group.submissions.map(({ files }) => files));
    }
  }
}
const usage = process.resourceUsage();
process.stdout.write(
  JSON.stringify({
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMebibytes: usage.maxRSS / 1024,
    inner,
  }),
);
