import { visible, visibleLines } from '../src/text/escape.ts';
import { count, formatLines, formatPercent, formatTime } from '../src/text/format.ts';
import type { PageFile, PagePair } from '../src/report/page-data.ts';
import { type Alignment, align } from '../src/dossier/alignment.ts';
import { lineView } from './code.tsx';
import type { PairFragment } from '../src/dossier/fragments.ts';
import { highlight, type Token } from '../src/dossier/highlight.ts';
import { linesNote, missingCode } from './line-words.ts';
import { link } from './links.ts';
import { PairNumbers, sharesOf } from './pair-numbers.tsx';
import { pairedLines } from '../src/dossier/paired-lines.ts';
import { Badges } from './badges.tsx';
import { Facts } from './facts.tsx';
import { Total } from './score.tsx';
import { heldWords } from '../src/dossier/rarity.ts';
import { useRarity } from './rarity.ts';
import { useReport } from './report.ts';
import { fileOf, linesOf, type Sides } from '../src/dossier/sides.ts';

/** Of one fragment, and of all: what is longer is a ream that nobody reads. */
const MAX_ROWS = 500;
const MAX_ROWS_IN_ALL = 4000;
const RENAMES = 12;

type Lines = readonly (readonly Token[])[];

interface Evidence {
  readonly fragment: PairFragment;
  readonly left: Lines;
  readonly right: Lines;
  readonly alignment: Alignment;
  readonly rows: ReturnType<typeof pairedLines>;
}

/** One pair on paper: the numbers, where the code comes from, and each fragment side by side, line by line. */
export function Dossier({ a, b, sides }: { readonly a: number; readonly b: number; readonly sides: Sides }) {
  const report = useReport();
  const { page } = report;
  const pair = report.pair(a, b);
  const note = linesNote(sides, [a, b], pair, report);
  const [left, right] = sharesOf(pair, a);
  const reason = pair === undefined ? null : report.dismissal(pair);
  const rarity = useRarity(a, b, sides);
  const missing = missingCode(sides, [a, b], report);
  const all = evidenceOf(sides);
  return (
    <article class="dossier">
      <p class="actions">
        <a href={link(`compare/${a}/${b}`)}>Back to the comparison</a>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </p>
      <h1 tabIndex={-1}>
        {report.name(a)} ↔ {report.name(b)}
      </h1>
      <p>
        {visible(page.title)}, {formatTime(page.createdAt)}.
      </p>
      <PairNumbers a={a} b={b} />
      <p>
        {madeOf(pair, page.isEmbedded)} {formatPercent(left)} of the code of {report.name(a)} also stands in{' '}
        {report.name(b)}, and {formatPercent(right)} the other way round; these shares alone flag nobody.
      </p>
      {reason === null ? null : <p class="warning">Dismissed{reason === '' ? '' : `: ${reason}`}</p>}
      <p class="hint">
        Similarity is a reason to look and no proof of anything. It does not say who wrote what first, or
        whether working together was allowed.
      </p>
      <div class="grid">
        {[a, b].map((place, side) => (
          <section class="card" key={place} aria-label={report.name(place)}>
            <h2>{report.name(place)}</h2>
            <Highest place={place} />
            {report.isAnonymous ? null : <Facts facts={sides.details[side]?.facts ?? []} />}
          </section>
        ))}
      </div>
      <section class="card run" aria-labelledby="checked">
        <h2 id="checked">How it was checked</h2>
        <Facts facts={page.facts} />
      </section>
      <section class="card notes" aria-labelledby="review">
        <h2 id="review">Review</h2>
        <p>Reviewed by, on:</p>
        <p>What was found, and decided:</p>
      </section>
      {sides.fragments.length === 0 ? (
        <h2>No lines to show</h2>
      ) : (
        <h2>{count(sides.fragments.length, 'fragment')}</h2>
      )}
      {note === null ? null : <p class={sides.fragments.length === 0 ? 'warning' : ''}>{note}</p>}
      {sides.fragments.length === 0 ? null : (
        <p class="hint">
          {missing === ''
            ? null
            : `The code of ${missing} is not in this page: lines are named here without their text. `}
          <b>=</b> (yellow) the same line, <b>≈</b> (blue) the same line with other names or values; comments
          and blanks do not count.
        </p>
      )}
      {all.shown.map((evidence, index) => (
        <FragmentOnPaper
          key={index}
          index={index}
          evidence={evidence}
          held={heldWords(rarity, index, evidence.fragment, report.comparedWith(a), report.page)}
          names={[report.name(a), report.name(b)]}
        />
      ))}
      {all.hidden > 0 ? <p>…and {count(all.hidden, 'more fragment')}.</p> : null}
    </article>
  );
}

/** How the number that decides comes about, where that is known. */
function madeOf(pair: PagePair | undefined, isEmbedded: boolean): string {
  if (!isEmbedded || pair === undefined || pair.overlap === null) return '';
  return `Similarity is 2 × ${count(pair.overlap, 'token')} in common, divided by the tokens of both programs without starter code.`;
}

function Highest({ place }: { readonly place: number }) {
  const report = useReport();
  const submission = report.submission(place);
  if (submission === undefined) return null;
  return (
    <p>
      <Total place={place} /> highest similarity to anybody <Badges submission={submission} />
    </p>
  );
}

function evidenceOf({ fragments, sources }: Sides): {
  readonly shown: readonly Evidence[];
  readonly hidden: number;
} {
  const cache = new Map<PageFile, Lines>();
  const read = (file: PageFile | undefined): Lines => {
    if (file === undefined) return [];
    const lines = cache.get(file) ?? highlight(visibleLines(file.text), file.path);
    cache.set(file, lines);
    return lines;
  };
  const shown: Evidence[] = [];
  let rows = 0;
  for (const fragment of fragments) {
    if (rows > MAX_ROWS_IN_ALL) break;
    const left = linesOf(read(fileOf(sources[0], fragment.left.file)), fragment.left);
    const right = linesOf(read(fileOf(sources[1], fragment.right.file)), fragment.right);
    const alignment = align(left, right);
    const paired = pairedLines(left.length, right.length, alignment.pairs);
    rows += Math.min(MAX_ROWS, paired.length);
    shown.push({ fragment, left, right, alignment, rows: paired });
  }
  return { shown, hidden: fragments.length - shown.length };
}

function FragmentOnPaper({
  index,
  held,
  evidence,
  names,
}: {
  readonly index: number;
  /** How many others have it too. */
  readonly held: string;
  readonly evidence: Evidence;
  readonly names: readonly [string, string];
}) {
  const { fragment, alignment, rows } = evidence;
  return (
    <section class="evidence" aria-labelledby={`fragment-${index}`}>
      <h3 id={`fragment-${index}`}>
        {index + 1}. {visible(fragment.left.file)}{' '}
        {formatLines(fragment.left.lineStart, fragment.left.lineEnd)} ↔ {visible(fragment.right.file)}{' '}
        {formatLines(fragment.right.lineStart, fragment.right.lineEnd)}
      </h3>
      <p class="hint">
        {fragment.tokens === null ? '' : `${count(fragment.tokens, 'token')}. `}
        {held === '' ? '' : `${held.replace(/^./, (letter) => letter.toUpperCase())}. `}
        {alignment.lines === 0 || alignment.isTooLong
          ? ''
          : `${alignment.identical} of ${count(alignment.lines, 'line')} identical, ${alignment.renamed} with other names or values.`}
        {alignment.renames.length === 0
          ? ''
          : ` Renamed: ${alignment.renames
              .slice(0, RENAMES)
              .map((one) => `${one.from} → ${one.to}${one.times > 1 ? ` (${one.times}×)` : ''}`)
              .join(
                ', ',
              )}${alignment.renames.length > RENAMES ? ` and ${alignment.renames.length - RENAMES} more` : ''}.`}
      </p>
      {rows.length === 0 ? null : (
        <table class="excerpt">
          <colgroup>
            <col class="number" />
            <col />
            <col class="sign" />
            <col class="number" />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">Line</span>
              </th>
              <th scope="col">{names[0]}</th>
              <th scope="col">
                <span class="hidden">Relation</span>
              </th>
              <th scope="col">
                <span class="hidden">Line</span>
              </th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map((row, at) => (
              <PairedRow key={at} row={row} evidence={evidence} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > MAX_ROWS ? <p class="hint">…and {count(rows.length - MAX_ROWS, 'more line')}</p> : null}
    </section>
  );
}

function PairedRow({
  row,
  evidence: { fragment, left, right, alignment },
}: {
  readonly row: Evidence['rows'][number];
  readonly evidence: Evidence;
}) {
  const first = [fragment.left.lineStart ?? 1, fragment.right.lineStart ?? 1] as const;
  const match = row.left === null || row.right === null ? undefined : alignment.left.get(row.left);
  const isTogether = match !== undefined && row.right !== null && alignment.right.has(row.right);
  return (
    <tr class={isTogether ? match : ''}>
      <td class="number">{row.left === null ? '' : first[0] + row.left}</td>
      <td class="text">
        <code>{row.left === null ? '' : lineView(left[row.left] ?? [])}</code>
      </td>
      <td class="sign">{isTogether ? (match === 'identical' ? '=' : '≈') : ''}</td>
      <td class="number">{row.right === null ? '' : first[1] + row.right}</td>
      <td class="text">
        <code>{row.right === null ? '' : lineView(right[row.right] ?? [])}</code>
      </td>
    </tr>
  );
}
