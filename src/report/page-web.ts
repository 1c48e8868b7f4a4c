import type { SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { httpsUrl } from '../text/escape.ts';
import { inEnglish, message } from '../words/message.ts';
import type { Text } from '../words/value.ts';
import type { PageDetail, PageFact, PageMatch, PageSent, PageSubmission, PageWeb } from './page-data.ts';
import { searchSentences } from './web-lines.ts';
import {
  beforeWords,
  fileUrl,
  isOnWeb,
  licenceWords,
  linesUrl,
  sentCount,
  sourceName,
  sourcesOf,
} from './web-sources.ts';

/** Queries that are named of one submission. */
const QUERIES = 6;

/** What the page's index tells of a search of the web; null: none was asked for. */
export function pageWeb(report: RunReport): PageWeb | null {
  const { webSearch } = report.findings;
  if (webSearch === undefined) return null;
  return {
    sentences: [
      ...searchSentences({ report }),
      // A provider names itself.
      ...webSearch.failures.map(({ sentence }) => inEnglish(sentence)),
    ],
    sent: sentCount(webSearch),
    tutorials: webSearch.tutorials.map(({ url, repository, path, submissions, of }) => ({
      url: httpsUrl(url),
      name: sourceName({ repository, path }),
      repository,
      submissions,
      of,
    })),
  };
}

/** Everything that left the machine. @param places of submissions in the page, by key */
export function pageSent(report: RunReport, places: ReadonlyMap<string, number>): PageSent {
  const { sent = [] } = report.findings.webSearch ?? {};
  return {
    lines: sent.map(({ provider, kind, text, submissions, answer }) => ({
      provider,
      kind,
      text,
      places: submissions.flatMap((key) => places.get(key) ?? []),
      answer: answer ?? null,
    })),
  };
}

/** What the index tells of one submission. */
export function webOf(
  submission: SubmissionFinding,
): Pick<PageSubmission, 'webState' | 'publicWeb' | 'isOnWeb'> {
  const { webState = null, publicWeb = null } = submission;
  return { webState, publicWeb, isOnWeb: isOnWeb(submission) };
}

/** What a submission's details tell of public code, and which match is with which. */
export function webDetail(
  report: RunReport,
  submission: SubmissionFinding,
): {
  readonly sources: Pick<PageDetail, 'sources'>;
  readonly of: (match: SubmissionFinding['matches'][number]) => Pick<PageMatch, 'source' | 'url' | 'quoted'>;
} {
  const sources = sourcesOf(submission);
  if (sources.length === 0) return { sources: {}, of: () => ({}) };
  const queries = (report.findings.webSearch?.sent ?? [])
    .filter(({ kind, submissions }) => kind === 'query' && submissions.includes(submission.key))
    .map(({ text }) => text);
  const places = new Map(sources.map(({ source }, place) => [source.url, place]));
  return {
    sources: {
      sources: sources.map(({ source, similarity }) => ({
        name: sourceName(source),
        url: fileUrl(source),
        similarity,
        counts: source.counts,
        facts: [
          fact('web.factAddress', fileUrl(source) ?? source.url, fileUrl(source)),
          ...(source.commit === '' ? [] : [fact('web.factCommit', source.commit)]),
          fact('web.factLicence', licenceWords(source)),
          fact('web.factBefore', beforeWords(source)),
          fact('web.factFound', message('web.foundBy', { provider: source.provider })),
          ...(source.provider === 'github' && queries.length > 0
            ? [fact('web.factAsked', { as: 'list', values: queries, most: QUERIES } as const)]
            : []),
        ],
      })),
    },
    of: ({ source, other, quoted }) => {
      const place = source === undefined ? undefined : places.get(source.url);
      if (source === undefined || place === undefined) return {};
      return { source: place, url: linesUrl(source, other), ...(quoted === undefined ? {} : { quoted }) };
    },
  };
}

function fact(
  label: `web.fact${'Address' | 'Commit' | 'Licence' | 'Before' | 'Found' | 'Asked'}`,
  text: Text,
  url: string | null = null,
): PageFact {
  return { label: message(label), text, url: url === null ? null : httpsUrl(url) };
}
