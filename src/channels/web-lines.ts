import { markdownCode, markdownLink, markdownText, message, type Message, type Words } from '#base';
import type { SubmissionFinding } from '#contract';
import { beforeWords, licenceWords, linesUrl, searchSentences, sourceName, sourcesOf } from '#report';
import type { StaffView } from './staff.ts';

/** Sources of one submission that are named: the report has them all. */
const NAMED = 3;

/** What a search of the web came to, and who is like which public code, as lines of Markdown: what is worst first. */
export function webLines(view: StaffView, words: Words): readonly string[] {
  const { webSearch } = view.report.findings;
  if (webSearch === undefined) return [];
  return [
    ...searchSentences(view.report).map((sentence) => `- ${markdownText(words.tell(sentence))}`),
    ...webSearch.tutorials.map(({ url, repository, path, submissions, of }) => {
      const name = markdownCode(words.tell(sourceName({ repository, path })));
      const sentence = words.rich<string>(message('web.tutorial', { n: submissions, of }), {
        source: () => markdownLink(name, url),
      });
      return `- ${sentence.join('')} ${words.rich<string>(message('web.tutorialDo'), { code: (inside) => `\`${inside.join('')}\`` }).join('')}`;
    }),
    ...view.ranked.flatMap((submission) =>
      sourcesOf(submission)
        .slice(0, NAMED)
        .map(({ source, similarity, matches }) => {
          const [first] = matches;
          const url = first === undefined ? source.url : linesUrl(source, first.other);
          return `- ${words.say('web.line', {
            name: markdownCode(submission.name),
            score: words.score(similarity, view.report.thresholds.similarity),
            source: markdownLink(markdownCode(words.tell(sourceName(source))), url),
            licence: markdownText(words.write(licenceWords(source))),
            before: markdownText(words.tell(beforeWords(source))),
          })}`;
        }),
    ),
  ];
}

/** What a submission is to public code, where that is more than to others; or that nobody searched for it. */
export function webRemark({ webState, publicWeb, local, role }: SubmissionFinding): readonly Message[] {
  if (webState === undefined || role !== 'judged') return [];
  const value = webState === 'not-searched' ? null : (publicWeb ?? null);
  return value !== null && value <= (local ?? 0)
    ? []
    : [message('words.colon', { first: message('web.title'), rest: { as: 'score', value } })];
}
