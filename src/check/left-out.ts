import { listed, message, type Message } from '#base';
import type { HardlyRead, LeftOut, LeftOutReason } from '#contract';
import type { Scores } from './scores.ts';

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
export function serviceRemarks(there: Scores | undefined): readonly Message[] {
  const hardlyRead = hardlyReadWords(hardlyReadThere(there));
  const more = Object.entries(REMARKS).flatMap(([code, id]) => {
    const paths = (there?.remarks ?? []).flatMap((one) => (one.code === code ? [one.path] : []));
    if (paths.length === 0) return [];
    return [message(id, { files: listed(paths, NAMED, JSON.stringify) })];
  });
  return hardlyRead === null ? more : [hardlyRead, ...more];
}

/** What the service could not read as code; undefined: it could, as far as it says. */
export function hardlyReadThere(there: Scores | undefined): HardlyRead | undefined {
  const files = (there?.remarks ?? []).filter(({ code }) => code === 'hardly-read');
  if (files.length === 0) return undefined;
  return {
    paths: files.map(({ path }) => path),
    all: files.reduce((sum, { balance }) => sum + (balance?.all ?? 0), 0),
    code: files.reduce((sum, { balance }) => sum + (balance?.code ?? 0), 0),
  };
}

/** That next to nothing of a submission was read as code; null: it was, or stands in strings. */
export function hardlyReadWords(read: HardlyRead | undefined): Message | null {
  if (read === undefined || read.paths.length === 0) return null;
  const { paths, all, code } = read;
  return message('notices.hardlyRead', { files: listed(paths, NAMED, JSON.stringify), all, code });
}

const NAMED = 5;
const REMARKS = {
  'evaluates-text': 'notices.evaluatesText',
  escaped: 'notices.escaped',
} as const;
