import { compareText, decode, message } from '#base';
import { type AsideFile, type LeftOut, type PackedSubmission, type Submission, sumOf } from '#contract';
import { lookOf } from '#engine';
import { packAside, packSubmission, remarksOnLeftOut, type ZipSpool } from '#sources';

/**
 * Packs what counts, and beside it what does not count and may hold code.
 *
 * @param starter contents of the starter code, which are not looked at
 */
export async function packWithAside(
  submission: Submission,
  starter: ReadonlySet<string>,
  options: { readonly spool: ZipSpool; readonly signal: AbortSignal },
): Promise<PackedSubmission> {
  const one = await packSubmission(submission, options);
  // Nobody is asked about what the others that are compared with left out.
  if (submission.role === 'archive' || submission.role === 'ai-reference') return one;
  const full = new Set(one.leftOut.flatMap(({ path, reason }) => (reason === 'archive-full' ? [path] : [])));
  const noPlace = submission.files.flatMap((file): AsideFile[] =>
    full.has(file.path) ? [{ ...file, read: () => file.read(), reason: 'archive-full', kind: 'source' }] : [],
  );
  const aside = await packAside(
    { ...submission, aside: [...(submission.aside ?? []), ...noPlace] },
    starter,
    options,
  );
  // What could not be looked at either says why: each file is left out once.
  const unread = new Set(aside.leftOut.map(({ path }) => path));
  const all = [...one.leftOut.filter(({ path }) => !unread.has(path)), ...aside.leftOut].toSorted((a, b) =>
    compareText(a.path, b.path),
  );
  const leftOut = one.files.length > 0 ? all : await withLooks(all, submission.aside ?? []);
  return {
    ...one,
    leftOut,
    remarks: [...one.remarks, ...remarksOnLeftOut(leftOut, aside.files)],
    ...(one.outside === undefined ? {} : { outside: sumOf(one.outside, aside.balance) }),
    ...(aside.zip === null ? {} : { asideZip: aside.zip }),
  };
}

/** Of a submission without a source file so many others are read. */
const MOST_LOOKS = 20;

/** What was left out for its name, with the language that it looks like: somebody handed in a program as `Main.txt`. */
async function withLooks(
  leftOut: readonly LeftOut[],
  aside: readonly AsideFile[],
): Promise<readonly LeftOut[]> {
  const looks = new Map<string, string>();
  const texts = aside.filter(({ kind, reason }) => kind === 'text' && reason === 'not-source');
  for (const file of texts.slice(0, MOST_LOOKS)) {
    const bytes = await file.read().catch(() => null);
    const decoded = bytes === null ? null : decode(bytes, file.path);
    const language = decoded !== null && 'text' in decoded ? lookOf(decoded.text) : undefined;
    if (language !== undefined) looks.set(file.path, language);
  }
  return leftOut.map((one) => {
    const language = one.reason === 'not-source' ? looks.get(one.path) : undefined;
    return language === undefined ? one : { ...one, detail: message('notices.looksLike', { language }) };
  });
}
