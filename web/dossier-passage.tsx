import type { DossierPassage, DossierRow } from '../src/dossier/dossier-page.ts';
import { visible } from '../src/text/escape.ts';
import { count, formatLines } from '../src/text/format.ts';
import { lineView } from './code.tsx';

/** One passage of both programs, line by line. */
export function PassageOnPaper({
  number,
  passage: { left, right, words, rows, more },
  names,
}: {
  /** From 1. */
  readonly number: number;
  readonly passage: DossierPassage;
  readonly names: readonly [string, string];
}) {
  return (
    <section class="evidence" aria-labelledby={`passage-${number}`}>
      <h3 id={`passage-${number}`}>
        {number}. {visible(left.file)} {formatLines(left.lineStart, left.lineEnd)} ↔ {visible(right.file)}{' '}
        {formatLines(right.lineStart, right.lineEnd)}
      </h3>
      {words.length === 0 ? null : <p class="hint">{words.join(' ')}</p>}
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
            {rows.map((row, at) => (
              <Row key={at} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? <p class="hint">…and {count(more, 'more line')}</p> : null}
    </section>
  );
}

const SIGNS = { identical: '=', renamed: '≈' } as const;

function Row({ row: { left, right, relation } }: { readonly row: DossierRow }) {
  return (
    <tr class={relation ?? ''}>
      <td class="number">{left?.number}</td>
      <td class="text">
        <code>{lineView(left?.tokens ?? [])}</code>
      </td>
      <td class="sign">{relation === null ? '' : SIGNS[relation]}</td>
      <td class="number">{right?.number}</td>
      <td class="text">
        <code>{lineView(right?.tokens ?? [])}</code>
      </td>
    </tr>
  );
}
