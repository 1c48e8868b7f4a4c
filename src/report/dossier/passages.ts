import { joined, message, type Message, visible } from '#base';
import type { OpenReport } from '../open-report.ts';
import type { PageFile } from '../page-parts.ts';
import { align, type Alignment } from './alignment.ts';
import type { DossierRow } from './dossier-page.ts';
import { type FragmentFacts, fragmentFacts, type Held, type Rarity } from './rarity.ts';
import type { PairFragment, Side } from './fragments.ts';
import type { Token } from './highlight.ts';
import type { Redactor } from './redaction.ts';
import { colouredLines, fileOf, linesOf, type Sides } from './sides.ts';

/** Of one passage, and of all: what is longer is a ream that nobody reads. */
const MAX_ROWS = 500;
const MAX_ROWS_IN_ALL = 4000;
const RENAMES = 12;

type Lines = readonly (readonly Token[])[];

/** One passage with what the sentences about the pair are made of. */
export type Passage = ReturnType<typeof passageOf>;

/** What every passage of a pair is made from. */
export interface PassageContext {
  readonly page: OpenReport;
  /** Places of the two in the page. */
  readonly places: readonly [number, number];
  readonly sides: Sides;
  readonly rarity: Rarity | null;
  readonly redactor: Redactor;
  /** What a file is called in this copy. */
  readonly pathOf: (side: Side, path: string) => string;
}

/** The passages that a pair shares, as many as paper takes. */
export function passagesOf(context: PassageContext): readonly Passage[] {
  const { sides, redactor } = context;
  const cache = new Map<PageFile | undefined, Lines>();
  const read = (file: PageFile | undefined): Lines => {
    const lines = cache.get(file) ?? colouredLines(file);
    cache.set(file, lines);
    return lines;
  };
  const facts = fragmentFacts(context.page, context.places, sides, context.rarity);
  const passages: Passage[] = [];
  let rows = 0;
  for (const [index, fragment] of sides.fragments.entries()) {
    if (rows > MAX_ROWS_IN_ALL) break;
    const [left, right] = (['left', 'right'] as const).map((side, at) =>
      linesOf(read(fileOf(sides.sources[at] ?? null, fragment[side].file)), fragment[side]).map(
        redactor.line,
      ),
    );
    const known = facts[index];
    if (known === undefined) break;
    const passage = passageOf(context, fragment, known, [left ?? [], right ?? []]);
    rows += passage.shown.rows.length;
    passages.push(passage);
  }
  return passages;
}

function passageOf(
  context: PassageContext,
  fragment: PairFragment,
  facts: FragmentFacts,
  [left, right]: readonly [Lines, Lines],
) {
  const alignment = align(left, right);
  const rows = rowsOf([left, right], [fragment.left.lineStart, fragment.right.lineStart], alignment);
  const elsewhere = elsewhereOf(facts);
  const { held } = facts;
  const words = [
    ...(fragment.tokens === null ? [] : [message('dossier.tokens', { n: fragment.tokens })]),
    ...(held === null ? [] : [heldSentence(held)]),
    ...(elsewhere.length === 0 ? [] : [message('dossier.alsoIn', { places: elsewhereText(elsewhere) })]),
    ...(facts.starter === null ? [] : [message(STARTER_WORDS[facts.starter])]),
    ...alignmentWords(alignment),
    ...(isOfNotebook(context, fragment) ? [message('dossier.cells')] : []),
  ];
  return {
    fragment,
    alignment,
    facts,
    /** Comments with words in them that are the same on both sides. */
    comments: sameComments(left, right),
    /** Where else it stands, in words that name nobody. */
    elsewhere,
    shown: {
      left: { ...fragment.left, file: context.pathOf('left', fragment.left.file) },
      right: { ...fragment.right, file: context.pathOf('right', fragment.right.file) },
      words: words.length === 0 ? null : joined('words.sentences', words),
      rows: rows.slice(0, MAX_ROWS),
      more: Math.max(0, rows.length - MAX_ROWS),
    },
  };
}

function isOfNotebook({ sides: { sources } }: PassageContext, { left, right }: PairFragment): boolean {
  return [left, right].some(({ file }, at) => fileOf(sources[at] ?? null, file)?.isCells === true);
}

/** Two texts side by side, line by line. @param first the numbers of their first lines; null: not known */
export function rowsOf(
  [left, right]: readonly [Lines, Lines],
  first: readonly [number | null, number | null],
  alignment: Alignment,
): readonly DossierRow[] {
  return pairedLines(left.length, right.length, alignment.pairs).map((row) => ({
    left: lineOf(left, row.left, first[0]),
    right: lineOf(right, row.right, first[1]),
    relation:
      row.left === null || row.right === null || !alignment.right.has(row.right)
        ? null
        : (alignment.left.get(row.left) ?? null),
  }));
}

function lineOf(lines: Lines, at: number | null, first: number | null): DossierRow['left'] {
  return at === null ? null : { number: (first ?? 1) + at, tokens: lines[at] ?? [] };
}

function alignmentWords({ lines, isTooLong, identical, renamed, renames }: Alignment): readonly Message[] {
  if (lines === 0 || isTooLong) return [];
  const values = renames.map(
    (one) => `${visible(one.from)} → ${visible(one.to)}${one.times > 1 ? ` (${one.times}×)` : ''}`,
  );
  return [
    message('dossier.identical', { identical, lines, renamed }),
    ...(values.length === 0
      ? []
      : [message('dossier.renamed', { names: { as: 'list', values, most: RENAMES } })]),
  ];
}

function heldSentence({ holders, others, isHere }: Held): Message {
  if (holders === 0) return message(isHere ? 'dossier.heldByNoneHere' : 'dossier.heldByNone', { others });
  return message(isHere ? 'dossier.heldByHere' : 'dossier.heldBy', { holders, others });
}

/** Where else a passage stands: told without naming anybody. */
type Elsewhere = 'dossier.theArchive' | 'dossier.aiSolution' | 'dossier.webOrDatabase';

function elsewhereOf({ archive, aiReferences, outside }: FragmentFacts): readonly Elsewhere[] {
  return [
    ...(archive.length === 0 ? [] : ['dossier.theArchive' as const]),
    ...(aiReferences.length === 0 ? [] : ['dossier.aiSolution' as const]),
    ...(outside.length === 0 ? [] : ['dossier.webOrDatabase' as const]),
  ];
}

/** The places as one list. */
export function elsewhereText(places: readonly Elsewhere[]) {
  return { as: 'list', values: places.map((place) => message(place)) } as const;
}

const STARTER_WORDS = {
  most: 'dossier.mostStarter',
  part: 'dossier.partStarter',
} as const;

/** A comment that says less may stand in every program. */
const TELLING_LETTERS = 12;

function sameComments(left: Lines, right: Lines): number {
  const comments = (lines: Lines): ReadonlySet<string> =>
    new Set(
      lines
        .flat()
        .filter(({ kind, text }) => kind === 'c' && (text.match(/\p{L}/gu)?.length ?? 0) >= TELLING_LETTERS)
        .map(({ text }) => text.trim()),
    );
  const others = comments(right);
  return [...comments(left)].filter((one) => others.has(one)).length;
}

/** A row of two texts set beside each other: 0-based lines, null where one side has nothing there. */
interface PairedLine {
  readonly left: number | null;
  readonly right: number | null;
}

/** Every line of both regions once, in order, those that belong together in one row. */
export function pairedLines(
  leftCount: number,
  rightCount: number,
  pairs: Alignment['pairs'],
): readonly PairedLine[] {
  const rows: PairedLine[] = [];
  let i = 0;
  let j = 0;
  const fill = (toLeft: number, toRight: number): void => {
    while (i < toLeft || j < toRight) {
      rows.push({ left: i < toLeft ? i : null, right: j < toRight ? j : null });
      if (i < toLeft) i += 1;
      if (j < toRight) j += 1;
    }
  };
  for (const [left, right] of pairs) {
    fill(left, right);
    rows.push({ left, right });
    i = left + 1;
    j = right + 1;
  }
  fill(leftCount, rightCount);
  return rows;
}
