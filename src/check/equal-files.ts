import type { PackedSubmission, SubmissionFinding } from '#contract';

/**
 * Judged submissions that are too short to be judged and hold the same files, byte for byte: keys, group by group, the largest first.
 * No number is made of them, so nothing else would say it.
 */
export function equalFiles(
  packed: readonly Pick<PackedSubmission, 'key' | 'contentHash'>[],
  submissions: readonly Pick<SubmissionFinding, 'key' | 'role' | 'comparability'>[],
): readonly (readonly string[])[] {
  const hashes = new Map(packed.map(({ key, contentHash }) => [key, contentHash]));
  const tiny = submissions.filter(
    ({ key, role, comparability }) => role === 'judged' && comparability === 'too-short' && hashes.has(key),
  );
  return [...Map.groupBy(tiny, ({ key }) => hashes.get(key)).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ key }) => key))
    .toSorted((x, y) => y.length - x.length);
}
