import { visible } from '../src/text/escape.ts';
import type { Message } from '../src/words/value.ts';
import type { Words } from '../src/words/words.ts';
import { useWords } from './words.tsx';
import { count, formatScore } from '../src/text/format.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { SHORT_MEANS } from '../src/report/wording.ts';
import { Score } from './score.tsx';
import { type Report, useReport } from './report.ts';

/** What is said of a pair in numbers: first the one that the threshold judges, beside it what it is made of. */
export function PairNumbers({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const words = useWords();
  const pair = report.pair(a, b);
  const [left, right] = sharesOf(pair, a);
  return (
    <dl class="numbers">
      <div class="decides">
        <dt>similarity</dt>
        <dd>
          <Score
            value={pair?.average ?? null}
            threshold={report.page.thresholds.similarity}
            isFlag={pair !== undefined && report.counts(pair)}
          />
        </dd>
        <dd class="hint">{decisionWords(report, pair, words)}</dd>
      </div>
      <div>
        <dt>share of the left</dt>
        <dd>{formatScore(left)}</dd>
      </div>
      <div>
        <dt>share of the right</dt>
        <dd>{formatScore(right)}</dd>
      </div>
      <div>
        <dt>suspicion</dt>
        <dd>
          {formatScore(pair?.suspicion ?? null)}
          {pair?.standsOut === true ? ', stands out' : ''}
        </dd>
      </div>
      <div>
        <dt>longest fragment</dt>
        <dd>{tokens(pair?.longest ?? null)}</dd>
      </div>
      <div>
        <dt>in common</dt>
        <dd>{tokens(pair?.overlap ?? null)}</dd>
      </div>
    </dl>
  );
}

/** Shares of a submission and of its partner that stand in the other one. */
function sharesOf(
  pair: PagePair | undefined,
  first: number,
): readonly [own: number | null, other: number | null] {
  if (pair === undefined) return [null, null];
  const { similarity, matchedSimilarity } = pair;
  return pair.a === first ? [similarity, matchedSimilarity] : [matchedSimilarity, similarity];
}

/** What follows from a pair's similarity. */
function decisionWords(report: Report, pair: PagePair | undefined, words: Words): string {
  const { thresholds, submissions, isEmbedded } = report.page;
  if (pair === undefined) return 'the service does not list this pair';
  if (pair.together !== null) return `flags nobody; the threshold is ${thresholds.similarity}`;
  if (pair.dismissed !== null) return `dismissed; the threshold is ${thresholds.similarity}`;
  const isWords = ({ said }: { readonly said: Message | null }): boolean => said !== null;
  const sides = [pair.a, pair.b];
  const limited = sides.map((place) => ({ place, said: submissions[place]?.note ?? null })).find(isWords);
  if (limited?.said != null) {
    return `flags nobody: ${report.name(limited.place)} is ${visible(words.tell(limited.said))}`;
  }
  const short = sides.map((place) => ({ place, said: submissions[place]?.short ?? null })).find(isWords);
  const caution =
    short?.said == null
      ? ''
      : `; ${report.name(short.place)} is ${words.tell(short.said)}: ${words.tell(SHORT_MEANS)}`;
  return `${isEmbedded ? 'decides: ' : ''}flagged above ${thresholds.similarity}${caution}`;
}

function tokens(value: number | null): string {
  return value === null ? 'n/a' : count(value, 'token');
}
