import type { Collected, SubmissionRole } from '#contract';
import { decode, textOfHtml, utf8 } from '#base';
import { collectPath, type PathOptions } from './collect-path.ts';
import type { FoundSubmission } from './hand-ins.ts';
import { type Candidate, chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { collectInTime, type CollectLimits } from './collect-in-time.ts';
import type { FoundHandIn } from './hand-ins.ts';
import type { HandInFile } from './layouts/layout.ts';
import { whyUnread } from './readable.ts';
import { unpacked } from './unpack.ts';

/** A submission that `findSubmissions` found. What goes wrong with it becomes its failure. */
export function collectFound(one: FoundSubmission, options: PathOptions): Promise<Collected> {
  return one.kind === 'path'
    ? collectPath(one.path, { ...options, key: one.key })
    : collectHandIn(one, options);
}

interface HandInOptions extends CollectLimits {
  readonly selection: Selection;
  readonly role: SubmissionRole;
}

/** One hand-in of a download as a submission. What goes wrong with it becomes its failure. */
async function collectHandIn(one: FoundHandIn, options: HandInOptions): Promise<Collected> {
  const { key, name, path, facts, files, remarks, textEnding } = one;
  // What is older than what counts is only there to be compared with.
  const role = one.isOlder && options.role === 'judged' ? 'archive' : options.role;
  return collectInTime(
    { key, name, role },
    options,
    async (signal) => {
      const candidates = files.map((file) => candidateOf(file, textEnding));
      const { selection } = options;
      const chosen = await chooseFiles(unpacked(candidates, { selection, signal }), selection, [], signal);
      return {
        origin: { kind: 'directory', path, ...(facts === null ? {} : { handIn: facts }) },
        ...chosen,
        remarks: [...remarks, ...chosen.remarks],
      };
    },
    (error) => ` ${whyUnread(error)}.`,
  );
}

function candidateOf(
  { entry, path, isText = false, isLink = false }: HandInFile,
  textEnding: string,
): Candidate {
  if (isLink) return { ...entry, path, leftOut: { reason: 'web-link' } };
  if (!isText) return { ...entry, path };
  return {
    ...entry,
    path: `${path.replace(/\.html?$/i, '')}.${textEnding}`,
    read: async () => {
      const html = decode(await entry.read());
      if ('reason' in html) throw new Error(html.reason);
      return utf8(textOfHtml(html.text));
    },
  };
}
