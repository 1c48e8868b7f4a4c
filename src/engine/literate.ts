import { extensionOf, FAMILIES, type Family, languageNamed } from './languages/languages.ts';
import { blanked } from './languages/blanked.ts';

/*
 * R Markdown, Quarto and Sweave: prose with chunks of code, each in a language of its own. An apostrophe of the prose is no quotation
 * mark of the code.
 */

/** A document's code of one language. */
export interface LiteratePart {
  readonly family: Family;
  /** The document without the code of its other parts, which is blanked; the prose stands in the first part. */
  readonly text: string;
  /** Such a text without its prose, which is blanked. */
  readonly codeOf: (text: string) => string;
}

interface Marks {
  /** Its first group: the fence. Its second one: the engine and the options. */
  readonly open: RegExp;
  /** Whether a line ends a chunk. */
  readonly closes: (line: string, fence: string) => boolean;
  /** Of chunks that name none. */
  readonly inLanguage?: string;
}

const FENCED: Marks = {
  open: /^[ \t>]*(`{3,}|~{3,})\s*\{{1,2}\s*\.?([A-Za-z][^\n]*?)\}{1,2}\s*$/,
  closes: (line, fence) => {
    const mark = line.replace(/^[ \t>]+/, '').trimEnd();
    return mark.startsWith(fence) && mark.replaceAll(fence[0] as string, '') === '';
  },
};
const NOWEB: Marks = {
  open: /^\s*(<<)(.*)>>=/,
  closes: (line) => /^\s*@\s*(?:%.*)?$/.test(line),
  inLanguage: 'r',
};
/** By ending. */
const DOCUMENTS: Readonly<Record<string, Marks>> = { rmd: FENCED, qmd: FENCED, rnw: NOWEB, snw: NOWEB };

/** What engines are called that are not called as their language. */
const ENGINES: Readonly<Record<string, Family>> = {
  bash: 'shell',
  rcpp: 'c',
  node: 'javascript',
  ojs: 'javascript',
};

/** The parts of a document, the largest first; undefined: a file of this name is no such document. */
export function literateParts(path: string, text: string): readonly LiteratePart[] | undefined {
  const marks = DOCUMENTS[extensionOf(path)];
  if (marks === undefined) return undefined;
  const lines = text.split('\n');
  const families = familiesOf(lines, marks);
  const sizes = new Map<Family, number>();
  for (const [at, family] of families.entries()) {
    if (family !== undefined) sizes.set(family, (sizes.get(family) ?? 0) + (lines[at] as string).length + 1);
  }
  const [main = 'r', ...others] = [...sizes].toSorted(([, a], [, b]) => b - a).map(([family]) => family);
  return [main, ...others].map((family) => ({
    family,
    text: without(lines, families, (one) => one !== family && (one !== undefined || family !== main)),
    codeOf: (changed) => {
      if (family !== main) return changed;
      const own = changed.split('\n');
      return without(own, familiesOf(own, marks), (one) => one !== main);
    },
  }));
}

function without(
  lines: readonly string[],
  families: readonly (Family | undefined)[],
  isBlanked: (family: Family | undefined) => boolean,
): string {
  return lines.map((line, at) => (isBlanked(families[at]) ? blanked(line) : line)).join('\n');
}

/** Of each line the family that it is code of; undefined: it is prose. */
function familiesOf(
  lines: readonly string[],
  { open, closes, inLanguage }: Marks,
): readonly (Family | undefined)[] {
  let chunk: { readonly fence: string; readonly family: Family | undefined } | undefined;
  return lines.map((line) => {
    if (chunk !== undefined && !closes(line, chunk.fence)) return chunk.family;
    const begun = chunk === undefined ? open.exec(line) : null;
    chunk =
      begun === null
        ? undefined
        : { fence: begun[1] as string, family: familyOf(begun[2] as string, inLanguage) };
    return undefined;
  });
}

/** Of a chunk's head: `r setup, echo=FALSE`; undefined: what stands in it is not run, or in a language that is not read. */
function familyOf(head: string, byDefault: string | undefined): Family | undefined {
  const named =
    /\bengine\s*=\s*["'](\w+)["']/.exec(head)?.[1] ?? byDefault ?? /^[\w+#-]+/.exec(head)?.[0] ?? '';
  const name = named.toLowerCase();
  const family = ENGINES[name] ?? languageNamed(name)?.family;
  return family === undefined || FAMILIES[family].tokenizer === 'words' ? undefined : family;
}
