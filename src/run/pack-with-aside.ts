import type { AsideFile, PackedSubmission, Submission } from '../domain/submission.ts';
import { packAside } from '../packing/aside.ts';
import { packSubmission } from '../packing/pack.ts';
import type { ZipSpool } from '../packing/spool.ts';
import { remarksOnLeftOut } from '../sources/selection/choose.ts';
import { compareText } from '../text/compare-text.ts';

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
  const leftOut = [...one.leftOut, ...aside.leftOut].toSorted((a, b) => compareText(a.path, b.path));
  return {
    ...one,
    leftOut,
    remarks: [...one.remarks, ...remarksOnLeftOut(leftOut, aside.files)],
    ...(aside.zip === null ? {} : { asideZip: aside.zip }),
  };
}
