import { closenessWords } from '#report';
import { PairPlace } from './class-place.tsx';
import { PairNumbers } from './pair-numbers.tsx';
import { WhoFirst } from './who-first.tsx';
import { useReport } from './report.ts';
import { useWords } from './words.tsx';

/** In the address: what is behind the head of a pair is open, and stays so from pair to pair. */
export const ABOUT = 'about';

/** All numbers of a pair, who had it first, its place in the class, and its dossier. */
export function PairAbout({
  a,
  b,
  swapped,
  dossier,
}: {
  readonly a: number;
  readonly b: number;
  /** The same pair with its sides changed. */
  readonly swapped: string;
  readonly dossier: string;
}) {
  const words = useWords();
  const report = useReport();
  const pair = report.pair(a, b);
  const closeness = pair === undefined ? null : closenessWords(pair, report.page.findings.ordinary ?? null);
  return (
    <section class="pair-about card" aria-label={words.say('compare.about')}>
      {closeness === null ? null : <p class="closeness">{words.tell(closeness)}</p>}
      <PairNumbers a={a} b={b} />
      <div class="asked-first">
        <WhoFirst a={a} b={b} />
        <PairPlace a={a} b={b} />
      </div>
      <p class="actions">
        <a href={dossier}>{words.say('compare.dossier')}</a>
        <a href={swapped}>{words.say('compare.swap')}</a>
      </p>
    </section>
  );
}
