import { createHash } from 'node:crypto';

/** Long enough to be told apart at a glance, short enough for the name of a check run. */
const MAX_LENGTH = 60;
/** Hex digits that keep two texts apart whose slugs are alike. */
const DIGITS = 8;
const SLUG = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/;
const DEFAULT_KEY = 'similarity';

/**
 * What keeps several reports on one pull request apart, as a slug of at most 60 characters (`a-z 0-9 . _ -`). It comes from
 * the input `comment-key`, else from workflow and job. A job cannot see the values of its matrix, so that the jobs of a
 * matrix share a key unless the input names the values (`comment-key: hw-${{ matrix.language }}`). Texts that differ get
 * keys that differ, also where a slug cannot show the difference.
 */
export function commentKey(
  input: string | null,
  run: { readonly workflow: string | null; readonly job: string | null },
): string {
  const given = input?.trim() ?? '';
  const text = given === '' ? [run.workflow, run.job].filter((part) => part !== null).join('/') : given;
  if (text === '') return DEFAULT_KEY;
  if (text.length <= MAX_LENGTH && SLUG.test(text)) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9._]+/g, '-')
    .slice(0, MAX_LENGTH - DIGITS - 1)
    .replaceAll(/^[._-]+|[._-]+$/g, '');
  return words === '' ? hash : `${words}-${hash}`;
}
