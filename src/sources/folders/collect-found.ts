import type { Collected, SubmissionRole } from '#contract';
import { decode, textOfHtml, utf8 } from '#base';
import { languageNamed, lookOf } from '#engine';
import { collectPath, type PathOptions } from './collect-path.ts';
import type { FoundHandIn, FoundSubmission } from './hand-ins.ts';
import { type Candidate, chooseFiles } from '../selection/choose.ts';
import { MAX_FILE_BYTES, type Selection } from '../selection/selection.ts';
import { collectInTime, type CollectLimits } from './collect-in-time.ts';
import type { Entry } from './layouts/layout.ts';
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
  const { key, name, path, facts, remarks } = one;
  // What is older than what counts is only there to be compared with.
  const role = one.isOlder && options.role === 'judged' ? 'archive' : options.role;
  return collectInTime(
    { key, name, role },
    options,
    async (signal) => {
      const { selection } = options;
      const candidates = unpacked(candidatesOf(one), { selection, signal });
      const chosen = await chooseFiles(candidates, selection, [], signal);
      return {
        origin: { kind: 'directory', path, ...(facts === null ? {} : { handIn: facts }) },
        ...chosen,
        remarks: [...remarks, ...chosen.remarks],
      };
    },
    (error) => ` ${whyUnread(error)}.`,
  );
}

async function* candidatesOf({ files, textEnding }: FoundHandIn): AsyncGenerator<Candidate> {
  for (const { entry, path, isText = false, isLink = false } of files) {
    if (isLink) yield { ...entry, path, leftOut: { reason: 'web-link' } };
    else if (!isText) yield { ...entry, path };
    else yield await typed(entry, path, textEnding);
  }
}

/** What was typed into a form, without the marks that the platform keeps it with. */
async function typed(entry: Entry, path: string, textEnding: string | null): Promise<Candidate> {
  const text = async (): Promise<string> => {
    const html = decode(await entry.read());
    if ('reason' in html) throw new Error(html.reason);
    return textOfHtml(html.text);
  };
  const ending = textEnding ?? (entry.size > MAX_FILE_BYTES ? null : endingOf(await text().catch(() => '')));
  return {
    ...entry,
    path: `${path.replace(/\.html?$/i, '')}.${ending ?? 'txt'}`,
    read: async () => utf8(await text()),
  };
}

/** The ending of the language that a text looks like; null: of none. */
function endingOf(text: string): string | null {
  return languageNamed(lookOf(text) ?? '')?.extensions[0] ?? null;
}
