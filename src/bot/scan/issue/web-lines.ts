import { formatPercent, markdownCode, markdownLink, shortened } from '#base';
import type { WebSourceFinding } from '#contract';
import type { SourceNews, TutorialNews } from '../news-of-sources.ts';
import { sourceRowOf } from '../web/source-id.ts';
import { type FindingFacts, sideMarkdown, standingMarkdown } from './finding-lines.ts';

/** Addresses of the web have no end of their own. */
const ADDRESS_CHARACTERS = 150;

/** Markdown: a submission and where on the web its code stands. The words of the web are hostile text. */
export function sourceMarkdown(news: SourceNews, facts: FindingFacts): string {
  const { submission, key, score, sources, standing } = news;
  const [likest, ...more] = sources;
  if (likest === undefined) return '';
  return [
    `${standingMarkdown(standing)}${sideMarkdown(submission, key, facts)} ↔ ${placeMarkdown(likest)} · ${formatPercent(score, facts.thresholds.similarity)}`,
    beforeWords(likest),
    ...(more.length === 0 ? [] : [`and ${more.length} more in the report`]),
    markdownCode(sourceRowOf(likest)),
  ].join(' · ');
}

/** Markdown: what so many have from one file of the web. */
export function tutorialMarkdown(tutorial: TutorialNews): string {
  const { standing, submissions, of, row } = tutorial;
  const start = `${standingMarkdown(standing)}${submissions} of ${of} share code with ${placeMarkdown(tutorial)}: a tutorial or the starter code, more likely than ${submissions} copies.`;
  return row === null
    ? `${start} Declare it starter code (\`starter\`) if it is.`
    : `${start} If it is, \`/similarity common ${row}\` makes it starter code from the next check on.`;
}

function placeMarkdown({
  repository,
  path,
  url,
}: Pick<WebSourceFinding, 'repository' | 'path' | 'url'>): string {
  return markdownLink(markdownCode(shortened(`${repository}/${path}`, ADDRESS_CHARACTERS)), url);
}

function beforeWords({ before, publicSince }: WebSourceFinding): string {
  const since = publicSince === null ? '' : ` (since ${publicSince.slice(0, 10)})`;
  return before === 'yes'
    ? `public before the hand-in${since}`
    : 'not known whether it was public before the hand-in';
}
