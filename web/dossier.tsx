import { visible, visibleLines } from '../src/report/escape.ts';
import { count, formatLines, formatPercent, formatTime } from '../src/report/format.ts';
import type { PageFile } from '../src/report/page-data.ts';
import { type Alignment, align } from './alignment.ts';
import { lineView } from './code.tsx';
import type { Fragment } from './fragments.ts';
import { highlight, type Token } from './highlight.ts';
import { link } from './links.ts';
import { pairedLines } from './paired-lines.ts';
import { Badges, Facts, Total } from './parts.tsx';
import { useReport } from './report.ts';
import { fileOf, linesOf, type Sides } from './sides.ts';

/** Of one fragment, and of all: what is longer is a ream that nobody reads. */
const MAX_ROWS = 500;
const MAX_ROWS_IN_ALL = 4000;
const RENAMES = 12;

type Lines = readonly (readonly Token[])[];

interface Evidence {
  readonly fragment: Fragment;
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
  const isTurned = pair !== undefined && pair.a === b;
  const threshold = page.thresholds.similarity;
  const reason = pair === undefined ? null : report.dismissal(pair);
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
        {visible(page.title)}, {formatTime(page.createdAt)}.{' '}
        {formatPercent((isTurned ? pair.matchedSimilarity : pair?.similarity) ?? null, threshold)} of the code
        of {report.name(a)} also stands in {report.name(b)}, and{' '}
        {formatPercent((isTurned ? pair.similarity : pair?.matchedSimilarity) ?? null, threshold)} the other
        way round. The threshold is {threshold}.
        {pair?.longest === undefined || pair.longest === null
          ? ''
          : ` The longest fragment has ${count(pair.longest, 'token')}.`}
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
      <h2>{count(sides.fragments.length, 'fragment')}</h2>
      <p class="hint">
        <b>=</b> (yellow) the same line, <b>≈</b> (blue) the same line with other names or values; comments
        and blanks do not count.
      </p>
      {all.shown.map((evidence, index) => (
        <FragmentOnPaper
          key={index}
          index={index}
          evidence={evidence}
          names={[report.name(a), report.name(b)]}
        />
      ))}
      {all.hidden > 0 ? <p>…and {count(all.hidden, 'more fragment')}.</p> : null}
    </article>
  );
}

function Highest({ place }: { readonly place: number }) {
  const report = useReport();
  const submission = report.submission(place);
  if (submission === undefined) return null;
  return (
    <p>
      <Total place={place} /> highest similarity <Badges submission={submission} />
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
  evidence: { fragment, left, right, alignment, rows },
  names,
}: {
  readonly index: number;
  readonly evidence: Evidence;
  readonly names: readonly [string, string];
}) {
  const first = [fragment.left.lineStart ?? 1, fragment.right.lineStart ?? 1] as const;
  return (
    <section class="evidence" aria-labelledby={`fragment-${index}`}>
      <h3 id={`fragment-${index}`}>
        {index + 1}. {visible(fragment.left.file)}{' '}
        {formatLines(fragment.left.lineStart, fragment.left.lineEnd)} ↔ {visible(fragment.right.file)}{' '}
        {formatLines(fragment.right.lineStart, fragment.right.lineEnd)}
      </h3>
      <p class="hint">
        {fragment.tokens === null ? '' : `${count(fragment.tokens, 'token')}. `}
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
            {rows.slice(0, MAX_ROWS).map((row, at) => {
              const match =
                row.left === null || row.right === null ? undefined : alignment.left.get(row.left);
              const isTogether = match !== undefined && row.right !== null && alignment.right.has(row.right);
              return (
                <tr class={isTogether ? match : ''} key={at}>
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
            })}
          </tbody>
        </table>
      )}
      {rows.length > MAX_ROWS ? <p class="hint">…and {count(rows.length - MAX_ROWS, 'more line')}</p> : null}
    </section>
  );
}
