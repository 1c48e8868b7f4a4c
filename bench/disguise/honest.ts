import { readSet } from '../dataset.ts';
import type { SourceFile } from '../../test/disguise/kinds.ts';
import { code, type Language } from '../../test/disguise/lexer.ts';
import { fileName } from '../../test/disguise/wording.ts';

/** A program of a class of independent work. */
export interface HonestProgram {
  readonly name: string;
  readonly files: readonly SourceFile[];
}

/** Programs that several people wrote for one task, without those of which a copy is known. */
export interface HonestTask {
  readonly name: string;
  readonly programs: readonly HonestProgram[];
}

/** A task with fewer programs says little about honest likeness. */
export const LEAST_PROGRAMS = 8;
/** Above this share of common runs two programs without a label are taken for copies. */
const COPIES_FROM = 0.6;
/** Tokens of these runs. */
const RUN = 8;

/** The runs of a program's tokens, names and values left out: not the engine's numbers, which are what is measured. */
function runsOf(text: string, language: Language): Set<string> {
  const words = code(text, language).map(({ kind, text: own }) =>
    kind === 'number' || kind === 'string' ? kind : own,
  );
  const common = new Set(
    'if for while return int long double boolean char String new class static void public private else break continue'.split(
      ' ',
    ),
  );
  const shapes = words.map((word) => (/^[\p{L}_$]/u.test(word) && !common.has(word) ? 'x' : word));
  return new Set(shapes.slice(RUN - 1).map((_, at) => shapes.slice(at, at + RUN).join(' ')));
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const run of a) if (b.has(run)) common += 1;
  return common / Math.max(1, Math.min(a.size, b.size));
}

/**
 * The honest classes of a labelled set: of each labelled pair of copies, and of each unlabelled pair that is nearly the same,
 * one program is left out; so is a second program of one author, where names tell (`AUTHOR_NUMBER`).
 */
export function honestTasks(folder: string): HonestTask[] {
  const set = readSet(folder);
  const language: Language = 'java';
  const decoder = new TextDecoder();
  return set.groups.flatMap((group) => {
    const gone = new Set<number>();
    const authors = new Set<string>();
    group.submissions.forEach(({ name }, at) => {
      const author = /^(\d+)_\d+$/.exec(name)?.[1];
      if (author !== undefined && authors.has(author)) gone.add(at);
      if (author !== undefined) authors.add(author);
      if (/\/pl\//.test(name)) gone.add(at);
    });
    for (const { a, b, positive } of group.pairs) if (positive && !gone.has(a) && !gone.has(b)) gone.add(b);
    const programs: (HonestProgram & { readonly runs: ReadonlySet<string> })[] = [];
    group.submissions.forEach(({ name, files }, at) => {
      if (gone.has(at)) return;
      const texts = files.map(({ bytes }) => decoder.decode(bytes));
      const runs = runsOf(texts.join('\n'), language);
      // IR-Plag's tasks dictate a program of a few lines: there likeness says nothing.
      const isTiny = runs.size < 200;
      if (!isTiny && programs.some((other) => alike(runs, other.runs) > COPIES_FROM)) return;
      programs.push({
        name: name.replaceAll(/[^\w.-]/g, '_'),
        files: texts.map((text) => ({ name: fileName(text, language), text })),
        runs,
      });
    });
    return programs.length < LEAST_PROGRAMS ? [] : [{ name: group.id, programs }];
  });
}
