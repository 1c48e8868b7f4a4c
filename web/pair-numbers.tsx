import { message, type Message, visible } from '#base';
import { pairAlike } from '#contract';
import { comparabilityWords, type ListedPair, SHORT_MEANS, shortWords } from '#report';
import { Score } from './score.tsx';
import { type Report, useReport } from './report.ts';
import { useWords } from './words.tsx';

/** What is said of a pair in numbers: first the one that the threshold judges, beside it what it is made of. */
export function PairNumbers({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const words = useWords();
  const pair = report.pair(a, b);
  const suspicion = { as: 'score', value: pair?.suspicion ?? null } as const;
  const tokens = (n: number | null): string =>
    n === null ? words.say('words.notKnown') : words.say('compare.tokens', { n });
  const [left, right] = sharesOf(pair, a);
  return (
    <dl class="numbers">
      <div class="decides">
        <dt>{words.say('compare.similarity')}</dt>
        <dd>
          <Score
            value={pair?.average ?? null}
            threshold={report.page.thresholds.similarity}
            isFlag={pair !== undefined && report.counts(pair)}
          />
        </dd>
        <dd class="hint">{visible(words.tell(decision(report, pair)))}</dd>
      </div>
      {pair?.total === undefined ? null : (
        <div>
          <dt>{words.say('compare.alike')}</dt>
          <dd>{words.score(pairAlike(pair))}</dd>
        </div>
      )}
      <div>
        <dt>{words.say('compare.shareOfLeft')}</dt>
        <dd>{words.score(left)}</dd>
      </div>
      <div>
        <dt>{words.say('compare.shareOfRight')}</dt>
        <dd>{words.score(right)}</dd>
      </div>
      <div>
        <dt>{words.say('compare.suspicion')}</dt>
        <dd>
          {pair?.standsOut === true ? words.say('compare.standsOut', { suspicion }) : words.write(suspicion)}
        </dd>
      </div>
      <div>
        <dt>{words.say('compare.longest')}</dt>
        <dd>{tokens(pair?.longestFragment ?? null)}</dd>
      </div>
      <div>
        <dt>{words.say('compare.inCommon')}</dt>
        <dd>{tokens(pair?.overlap ?? null)}</dd>
      </div>
    </dl>
  );
}

/** Shares of a submission and of its partner that stand in the other one. */
function sharesOf(
  pair: ListedPair | undefined,
  first: number,
): readonly [own: number | null, other: number | null] {
  if (pair === undefined) return [null, null];
  const { similarity, matchedSimilarity } = pair;
  return pair.a === first ? [similarity, matchedSimilarity] : [matchedSimilarity, similarity];
}

/** What follows from a pair's similarity. */
function decision(report: Report, pair: ListedPair | undefined): Message {
  const { thresholds, submissions, findings } = report.page;
  const threshold = { threshold: thresholds.similarity };
  if (pair === undefined) return message('compare.notListed');
  if (pair.together !== undefined) return message('compare.flagsNobody', threshold);
  if (pair.dismissed !== null) return message('compare.dismissedThreshold', threshold);
  for (const place of [pair.a, pair.b]) {
    const note = comparabilityWords(submissions[place]?.comparability ?? null);
    if (note !== null) return message('compare.flagsNobodyAs', { name: report.name(place), note });
  }
  const flagged = message(
    findings.service.kind === 'embedded' ? 'compare.decides' : 'compare.flaggedAbove',
    threshold,
  );
  for (const place of [pair.a, pair.b]) {
    const submission = submissions[place];
    const short = submission === undefined ? null : shortWords(submission);
    if (short !== null) {
      const name = report.name(place);
      return message('compare.caution', { decision: flagged, name, short, meaning: SHORT_MEANS });
    }
  }
  return flagged;
}
