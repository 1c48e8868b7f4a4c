import { useId } from 'preact/hooks';
import { visible } from '#base';
import { type DossierPassage, type DossierRow, linesWords, type PageRegion } from '#report';
import { lineView } from './code.tsx';
import { useWords } from './words.tsx';

/** One passage of both programs, line by line. */
export function PassageOnPaper({
  number,
  passage: { left, right, words: known, rows, more },
  names,
}: {
  /** From 1. */
  readonly number: number;
  readonly passage: DossierPassage;
  readonly names: readonly [string, string];
}) {
  const words = useWords();
  const id = useId();
  const place = ({ file, lineStart, lineEnd }: PageRegion): string =>
    words.say('compare.region', { file: visible(file), lines: linesWords(lineStart, lineEnd) });
  return (
    <section class="evidence" role="group" aria-labelledby={id}>
      <h3 id={id}>
        {number}. {place(left)} ↔ {place(right)}
      </h3>
      {known === null ? null : <p class="hint">{words.tell(known)}</p>}
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
                <span class="hidden">{words.say('dossier.line')}</span>
              </th>
              <th scope="col">{names[0]}</th>
              <th scope="col">
                <span class="hidden">{words.say('dossier.relation')}</span>
              </th>
              <th scope="col">
                <span class="hidden">{words.say('dossier.line')}</span>
              </th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody translate={false}>
            {rows.map((row, at) => (
              <Row key={at} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? <p class="hint">{words.say('dossier.moreLines', { n: more })}</p> : null}
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
