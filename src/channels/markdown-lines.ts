import { markdownCode, markdownLink, markdownText, message, type Message, type Words } from '#base';
import { foundAs, type SubmissionFinding } from '#contract';
import {
  beforeWords,
  licenceWords,
  linesUrl,
  pairKey,
  searchSentences,
  sourceName,
  sourcesOf,
  withRole,
} from '#report';
import type { StaffView } from './staff.ts';

/** Why each flagged submission is flagged, as a list in Markdown, worst first. */
export function explanationLines({ explanations, name }: StaffView, words: Words): readonly string[] {
  return [...explanations].map(([key, text]) =>
    words.say('words.colon', { first: `- ${markdownCode(name(key))}`, rest: markdownText(words.tell(text)) }),
  );
}

/** What a submission is called, and what it is where it is not judged. @param written how a channel writes hostile text */
export function namedIn(
  { name, role }: Pick<StaffView, 'name' | 'role'>,
  key: string,
  words: Pick<Words, 'tell'>,
  written: (name: string) => string = markdownCode,
): string {
  return withRole(written(name(key)), role(key), words);
}

export function pairNames(
  view: Pick<StaffView, 'name' | 'role'>,
  { a, b }: { readonly a: string; readonly b: string },
  words: Pick<Words, 'tell'>,
): string {
  return `${namedIn(view, a, words)} ↔ ${namedIn(view, b, words)}`;
}

/** Pairs that a person judged innocent: they stay in sight, whatever their number. */
export function dismissedLines(view: StaffView, words: Words): readonly string[] {
  const { report, dismissed } = view;
  return dismissed.map(
    ({ pair, average, dismissed: reason }) =>
      `- ${words.say('comment.dismissedPair', {
        pair: `~~${pairNames(view, pair, words)}~~`,
        score: words.score(average, report.thresholds.similarity),
        reason: markdownText(reason ?? ''),
      })}`,
  );
}

/** Of one group. */
const NAMES_SHOWN = 10;

/** Who handed in the same files, of those that are too short for a number, a group each. @param written how a channel writes a name */
export function equalLines(
  { name, report: { findings } }: StaffView,
  words: Words,
  written: (name: string) => string,
): readonly string[] {
  return (findings.equalFiles ?? []).map((keys) => {
    const shown = keys.slice(0, NAMES_SHOWN).map((key) => written(name(key)));
    const names = shown.join(words.say('words.comma'));
    const rest = keys.length - shown.length;
    return rest > 0 ? words.say('words.andMore', { names, rest }) : names;
  });
}

/**
 * What files that do not count share with code that counts in another submission, a sentence each, the largest first. For
 * staff. Pairs that a person dismissed are left out.
 *
 * @param shown how a channel writes a name or a path, which are hostile text
 */
export function hiddenCode(
  view: StaffView,
  words: Pick<Words, 'tell'>,
  shown: (name: string) => string,
): readonly Message[] {
  const { report, reasons } = view;
  return report.findings.submissions
    .flatMap(({ key, hidden = [] }) => hidden.map((copy) => ({ key, ...copy })))
    .filter(({ key, otherKey, leftOut }) => leftOut === 'own' && !reasons.has(pairKey(key, otherKey)))
    .toSorted((x, y) => y.tokens - x.tokens)
    .map((copy) => {
      const { key, path, otherKey, otherPath, tokens, readings } = copy;
      return message('report.hidden', {
        path: shown(path),
        name: namedIn(view, key, words, shown),
        as: foundAs(copy),
        words: String(readings?.words),
        code: String(readings?.code),
        n: tokens,
        otherPath: shown(otherPath),
        other: namedIn(view, otherKey, words, shown),
      });
    });
}

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
