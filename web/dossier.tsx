import { visible, visibleLines } from '../src/report/escape.ts';
import { count, formatCount, formatLines, formatPercent, formatTime } from '../src/report/format.ts';
import type { PageFile } from '../src/report/page-data.ts';
import { align, type LineMatch } from './alignment.ts';
import { tokenView } from './code.tsx';
import { highlight, type Token } from './highlight.ts';
import { Facts } from './parts.tsx';
import { useReport } from './report.ts';
import { link } from './links.ts';
import { fileOf, linesOf, type Sides } from './sides.ts';

/** On paper, more lines of one fragment help nobody. */
const MAX_LINES = 150;
const MAX_FRAGMENTS = 60;

type Lines = readonly (readonly Token[])[];

/** One pair on paper: the numbers, where the code comes from, and each fragment side by side. */
export function Dossier({ a, b, sides }: { readonly a: number; readonly b: number; readonly sides: Sides }) {
  const report = useReport();
  const { page } = report;
  const pair = report.pair(a, b);
  const isTurned = pair !== undefined && pair.a === b;
  const cache = new Map<PageFile, Lines>();
  const read = (file: PageFile | undefined): Lines => {
    if (file === undefined) return [];
    const lines = cache.get(file) ?? highlight(visibleLines(file.text), file.path);
    cache.set(file, lines);
    return lines;
  };
  const threshold = page.thresholds.similarity;
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
          : ` The longest fragment has ${formatCount(pair.longest)} tokens.`}
      </p>
      {pair?.dismissed === undefined || pair.dismissed === null ? null : (
        <p class="warning">Dismissed: {visible(pair.dismissed)}</p>
      )}
      <p class="hint">
        Similarity is a reason to look and no proof of anything. It does not say who wrote what first, or
        whether working together was allowed.
      </p>
      {report.isAnonymous ? null : (
        <div class="grid">
          {[a, b].map((place, side) => (
            <section class="card" key={place}>
              <h2>{report.name(place)}</h2>
              <Facts facts={sides.details[side]?.facts ?? []} />
            </section>
          ))}
        </div>
      )}
      <h2>{count(sides.fragments.length, 'fragment')}</h2>
      <p class="hint">
        <b>=</b> (yellow) the same line, <b>≈</b> (blue) the same line with other names or values; comments
        and blanks do not count.
      </p>
      {sides.fragments.slice(0, MAX_FRAGMENTS).map((fragment, index) => {
        const left = linesOf(read(fileOf(sides.sources[0], fragment.left.file)), fragment.left);
        const right = linesOf(read(fileOf(sides.sources[1], fragment.right.file)), fragment.right);
        const alignment = align(left, right);
        return (
          <section class="evidence" key={index}>
            <h3>
              {index + 1}. {visible(fragment.left.file)}{' '}
              {formatLines(fragment.left.lineStart, fragment.left.lineEnd)} ↔ {visible(fragment.right.file)}{' '}
              {formatLines(fragment.right.lineStart, fragment.right.lineEnd)}
            </h3>
            <p class="hint">
              {fragment.tokens === null ? '' : `${count(fragment.tokens, 'token')}. `}
              {alignment.lines === 0
                ? ''
                : `${alignment.identical} of ${count(alignment.lines, 'line')} identical, ${alignment.renamed} with other names or values.`}
              {alignment.renames.length === 0
                ? ''
                : ` Renamed: ${alignment.renames
                    .slice(0, 10)
                    .map((one) => `${one.from} → ${one.to}${one.times > 1 ? ` (${one.times}×)` : ''}`)
                    .join(', ')}.`}
            </p>
            <div class="excerpts">
              <Excerpt lines={left} first={fragment.left.lineStart ?? 1} matches={alignment.left} />
              <Excerpt lines={right} first={fragment.right.lineStart ?? 1} matches={alignment.right} />
            </div>
          </section>
        );
      })}
      {sides.fragments.length > MAX_FRAGMENTS ? (
        <p>…and {count(sides.fragments.length - MAX_FRAGMENTS, 'more fragment')}.</p>
      ) : null}
    </article>
  );
}

function Excerpt({
  lines,
  first,
  matches,
}: {
  readonly lines: Lines;
  readonly first: number;
  readonly matches: ReadonlyMap<number, LineMatch>;
}) {
  return (
    <div class="excerpt">
      {lines.slice(0, MAX_LINES).map((tokens, index) => (
        <div class={`line ${matches.get(index) ?? ''}`} key={index}>
          <span class="sign">
            {matches.get(index) === 'identical' ? '=' : matches.get(index) === 'renamed' ? '≈' : ''}
          </span>
          <span class="number">{first + index}</span>
          <code>{tokens.map((token) => tokenView(token))}</code>
        </div>
      ))}
      {lines.length > MAX_LINES ? (
        <p class="hint">…and {count(lines.length - MAX_LINES, 'more line')}</p>
      ) : null}
    </div>
  );
}
