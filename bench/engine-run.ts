import { readFileSync } from 'node:fs';
import { Analysis } from '../src/engine/analysis.ts';
import type { EngineFile } from '../src/engine/api.ts';
import { IncrementalCorpus } from '../src/engine/incremental.ts';
import { AUTO_DETECT } from '../src/engine/languages/languages.ts';
import { findSubmissions, type SubmissionFiles } from './submission-folders.ts';

/**
 * The measured process of `speed.ts`: compares the submissions of a folder and prints what it cost as JSON.
 * `engine-run whole|detect|add FOLDER`: `detect` looks for starter code, `add` adds the last one to a body of all others. Code
 * quality, which is measured where somebody asks for it, takes no part.
 */

const [what = 'whole', folder = '.'] = process.argv.slice(2);
const started = performance.now();

function read({ files }: SubmissionFiles): EngineFile[] {
  return files.map(({ name, path }) => ({ path: name, bytes: readFileSync(path) }));
}

/** Files are read one submission at a time and let go, as the service does. */
function compare(submissions: readonly SubmissionFiles[]): string {
  const analysis = new Analysis({
    languageId: AUTO_DETECT,
    ai: false,
    quality: false,
    detectBaseCode: what === 'detect',
  });
  submissions.forEach((submission, id) => {
    analysis.add({ id, role: 'submission', files: read(submission) });
  });
  const prepared = performance.now();
  const { pairs } = analysis.run();
  return `read ${Math.round(prepared - started)} ms, compare ${Math.round(performance.now() - prepared)} ms, ${pairs.a.length} pairs`;
}

function addOne(submissions: readonly SubmissionFiles[]): string {
  const corpus = new IncrementalCorpus({ languageId: AUTO_DETECT });
  submissions.slice(0, -1).forEach((submission, id) => {
    corpus.add({ id, role: 'submission', files: read(submission) }, { compare: false });
  });
  const built = performance.now();
  const pairs = corpus.add({
    id: submissions.length,
    role: 'submission',
    files: read(submissions.at(-1) as SubmissionFiles),
  });
  return `corpus ${Math.round(built - started)} ms, one more ${Math.round(performance.now() - built)} ms, ${pairs.length} pairs`;
}

const groups = findSubmissions(folder);
let submissions = 0;
let inner = '';
for (const group of groups) {
  submissions += group.length;
  inner = what === 'add' ? addOne(group) : compare(group);
}
const usage = process.resourceUsage();
process.stdout.write(
  JSON.stringify({
    submissions,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMebibytes: usage.maxRSS / 1024,
    inner: groups.length > 1 ? `${groups.length} groups` : inner,
  }),
);
