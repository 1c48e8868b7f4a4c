import type { LeftOut, LeftOutReason } from '../domain/submission.ts';
import type { Scores } from './scores.ts';
import { listed } from '../text/format.ts';

/** What was uploaded and the service did not compare: unless it says that it is no source code, it may be what was copied. */
export function serviceLeftOut(
  there: Scores | undefined,
  redact: (text: string) => string,
): readonly LeftOut[] {
  return (there?.leftOut ?? []).map(({ path, code, reason }) => ({
    path,
    reason: LEFT_OUT[code ?? ''] ?? 'unreadable',
    ...(reason === '' ? {} : { detail: redact(reason) }),
  }));
}

const LEFT_OUT: Readonly<Record<string, LeftOutReason>> = {
  'too-large': 'limit',
  'too-much': 'limit',
  // The second look has compared it with what counts in others.
  minified: 'generated',
  'not-source': 'not-source',
};

/** What the service noticed in files, each kind in one sentence. */
export function serviceRemarks(there: Scores | undefined): readonly string[] {
  return Object.entries(REMARKS).flatMap(([code, words]) => {
    const paths = (there?.remarks ?? []).flatMap((one) => (one.code === code ? [one.path] : []));
    if (paths.length === 0) return [];
    return [`${listed(paths, NAMED, JSON.stringify)}: ${words}`];
  });
}

const NAMED = 5;
const REMARKS: Readonly<Record<string, string>> = {
  'evaluates-text': 'evaluates strings that hold a program, which were not compared',
  escaped:
    'most of its letters are written as escapes, which nobody does by hand; it was compared as a compiler reads it',
};
