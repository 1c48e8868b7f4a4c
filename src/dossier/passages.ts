import type { PageFile, StaffPage } from '../report/page-data.ts';
import { visible, visibleLines } from '../text/escape.ts';
import { count, listed } from '../text/format.ts';
import { type Alignment, align } from './alignment.ts';
import type { DossierPassage, DossierRow } from './dossier-page.ts';
import { type FragmentFacts, fragmentFacts } from './fragment-facts.ts';
import type { PairFragment, Side } from './fragments.ts';
import { highlight, type Token } from './highlight.ts';
import { pairedLines } from './paired-lines.ts';
import { heldWords, type Rarity } from './rarity.ts';
import type { Redactor } from './redaction.ts';
import { fileOf, linesOf, type Sides } from './sides.ts';

/** Of one passage, and of all: what is longer is a ream that nobody reads. */
const MAX_ROWS = 500;
const MAX_ROWS_IN_ALL = 4000;
const RENAMES = 12;

type Lines = readonly (readonly Token[])[];

/** One passage with what the sentences about the pair are made of. */
export interface Passage {
  readonly fragment: PairFragment;
  readonly alignment: Alignment;
  readonly facts: FragmentFacts;
  /** Comments with words in them that are the same on both sides. */
  readonly comments: number;
  /** Where else it stands, in words that name nobody. */
  readonly elsewhere: readonly string[];
  readonly shown: DossierPassage;
}

/** What every passage of a pair is made from. */
interface PassageContext {
  readonly page: StaffPage;
  /** Places of the two in the page. */
  readonly places: readonly [number, number];
  readonly sides: Sides;
  readonly rarity: Rarity | null;
  /** How many others the left submission was compared with. */
  readonly compared: number;
  readonly redactor: Redactor;
  /** What a file is called in this copy. */
  readonly pathOf: (side: Side, path: string) => string;
}

/** The passages that a pair shares, as many as paper takes. */
export function passagesOf(context: PassageContext): readonly Passage[] {
  const { sides, redactor } = context;
  const cache = new Map<PageFile, Lines>();
  const read = (file: PageFile | undefined): Lines => {
    if (file === undefined) return [];
    const lines = cache.get(file) ?? highlight(visibleLines(file.text), file.path);
    cache.set(file, lines);
    return lines;
  };
  const facts = fragmentFacts(context.page, context.places, sides, context.rarity, context.compared);
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
    const passage = passageOf(context, index, fragment, known, [left ?? [], right ?? []]);
    rows += passage.shown.rows.length;
    passages.push(passage);
  }
  return passages;
}

function passageOf(
  context: PassageContext,
  index: number,
  fragment: PairFragment,
  facts: FragmentFacts,
  [left, right]: readonly [Lines, Lines],
): Passage {
  const { page, rarity, compared, pathOf } = context;
  const alignment = align(left, right);
  const rows = pairedLines(left.length, right.length, alignment.pairs).map(
    (row): DossierRow => ({
      left: lineOf(left, row.left, fragment.left.lineStart),
      right: lineOf(right, row.right, fragment.right.lineStart),
      relation:
        row.left === null || row.right === null || !alignment.right.has(row.right)
          ? null
          : (alignment.left.get(row.left) ?? null),
    }),
  );
  const elsewhere = elsewhereOf(facts);
  const held = heldWords(rarity, index, fragment, compared, page);
  const words = [
    ...(fragment.tokens === null ? [] : [`${count(fragment.tokens, 'token')}.`]),
    ...(held === '' ? [] : [`${held.replace(/^./, (letter) => letter.toUpperCase())}.`]),
    ...(elsewhere.length === 0 ? [] : [`It also stands in ${elsewhere.join(' and ')}.`]),
    ...(facts.starter === null ? [] : [STARTER_WORDS[facts.starter]]),
    ...alignmentWords(alignment),
  ];
  return {
    fragment,
    alignment,
    facts,
    comments: sameComments(left, right),
    elsewhere,
    shown: {
      left: { ...fragment.left, file: pathOf('left', fragment.left.file) },
      right: { ...fragment.right, file: pathOf('right', fragment.right.file) },
      words,
      rows: rows.slice(0, MAX_ROWS),
      more: Math.max(0, rows.length - MAX_ROWS),
    },
  };
}

function lineOf(lines: Lines, at: number | null, first: number | null): DossierRow['left'] {
  return at === null ? null : { number: (first ?? 1) + at, tokens: lines[at] ?? [] };
}

function alignmentWords({ lines, isTooLong, identical, renamed, renames }: Alignment): readonly string[] {
  if (lines === 0 || isTooLong) return [];
  const words = renames.map(
    (one) => `${visible(one.from)} → ${visible(one.to)}${one.times > 1 ? ` (${one.times}×)` : ''}`,
  );
  return [
    `${identical} of ${count(lines, 'line')} identical, ${renamed} with other names or values.`,
    ...(words.length === 0 ? [] : [`Renamed: ${listed(words, RENAMES)}.`]),
  ];
}

/** Where else a passage stands, in words that name nobody. */
function elsewhereOf({ archive, aiReferences, outside }: FragmentFacts): readonly string[] {
  return [
    ...(archive.length === 0 ? [] : ['the archive']),
    ...(aiReferences.length === 0 ? [] : ['an AI-written solution']),
    ...(outside.length === 0 ? [] : ['the web or a database']),
  ];
}

const STARTER_WORDS = {
  most: 'Most of its lines also stand in the starter code.',
  part: 'Some of its lines also stand in the starter code.',
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
