import { httpsUrl, message, type Message, type Text } from '#base';
import type {
  Findings,
  MatchFinding,
  RunReport,
  SentLine,
  SubmissionFinding,
  WebProviderName,
  WebSourceFinding,
} from '#contract';
import { highest, judgedOf } from '#contract';
import { encodePath } from './places.ts';

/** What they call themselves, in every language. */
export const PROVIDER_NAMES: Readonly<Record<WebProviderName, string>> = {
  github: 'GitHub',
  'software-heritage': 'Software Heritage',
};

/** Public code that a submission is like: a file, and others beside it in its repository. */
export interface SubmissionSource {
  /** With the file of the first match. */
  readonly source: WebSourceFinding;
  /** What it is like, 0..100: the highest of its matches; null: not given. */
  readonly similarity: number | null;
  /** The matches with it, in the order of the findings. */
  readonly matches: readonly MatchFinding[];
}

/** The public code that a submission is like: sources that count first, the most similar first. */
export function sourcesOf({ matches }: Pick<SubmissionFinding, 'matches'>): readonly SubmissionSource[] {
  const byUrl = new Map<string, { source: WebSourceFinding; matches: MatchFinding[] }>();
  for (const match of matches) {
    const { source } = match;
    if (source === undefined) continue;
    const known = byUrl.get(source.url);
    if (known === undefined) byUrl.set(source.url, { source, matches: [match] });
    else known.matches.push(match);
  }
  return [...byUrl.values()]
    .map((one) => ({ ...one, similarity: highest(one.matches.map(({ similarity }) => similarity)) }))
    .toSorted(
      (x, y) =>
        Number(y.source.counts) - Number(x.source.counts) || (y.similarity ?? -1) - (x.similarity ?? -1),
    );
}

/** Whether a submission is like public code that counts. */
export function isOnWeb({ matches }: Pick<SubmissionFinding, 'matches'>): boolean {
  return matches.some(({ source }) => source?.counts === true);
}

/** The part of `web` that is no public code: to a database; null: not known. */
export function databaseScore({ web, publicWeb, matches }: SubmissionFinding): number | null {
  if (web === null || publicWeb == null || web > publicWeb) return web;
  return highest(
    matches.flatMap(({ kind, source, similarity }) =>
      kind === 'external' && source === undefined ? [similarity] : [],
    ),
  );
}

/** Whether anything of the code was sent to others than the service: words of it, or hashes. */
export function hasLeft({ webSearch }: Pick<Findings, 'webSearch'>): boolean {
  return webSearch !== undefined && webSearch.sent.length > 0;
}

/** How many judged submissions were searched for, in part, and like what was found; null: nobody searched the web. */
export function searchCounts(findings: Findings): {
  readonly all: number;
  readonly searched: number;
  readonly partly: number;
  readonly found: number;
} | null {
  if (findings.webSearch === undefined) return null;
  const judged = judgedOf(findings.submissions);
  const partly = judged.filter(({ webState }) => webState === 'partly').length;
  return {
    all: judged.length,
    searched: partly + judged.filter(({ webState }) => webState === 'searched').length,
    partly,
    found: judged.filter(isOnWeb).length,
  };
}

/**
 * What a search of the web came to, in sentences without anybody's name; empty: none was asked for. What failed is a warning of the
 * verdict.
 */
export function searchSentences({ findings }: Pick<RunReport, 'findings'>): readonly Message[] {
  const { webSearch } = findings;
  const counts = searchCounts(findings);
  if (webSearch === undefined || counts === null) return [];
  const { requests, providers } = webSearch;
  const n = sentCount(webSearch);
  return [
    message('web.searchedFor', counts),
    n === 0
      ? message('web.leftNothing')
      : message('web.leftLines', {
          n,
          requests,
          providers: { as: 'list', values: providers.map((one) => PROVIDER_NAMES[one]) },
        }),
  ];
}

/** The address of lines of a public file, as its host names them; null: it is not https. */
export function linesUrl(
  source: Pick<WebSourceFinding, 'provider' | 'url' | 'commit' | 'path'>,
  { lineStart, lineEnd }: Pick<MatchFinding['other'], 'lineStart' | 'lineEnd'>,
): string | null {
  const address = fileUrl(source);
  if (address === null || lineStart === null) return address;
  const end = lineEnd === null || lineEnd <= lineStart ? null : lineEnd;
  // https://docs.softwareheritage.org/devel/swh-model/persistent-identifiers.html#fragment-qualifiers
  if (source.provider === 'software-heritage') {
    return `${address};lines=${lineStart}${end === null ? '' : `-${end}`}`;
  }
  const page = new URL(address);
  page.hash = `L${lineStart}${end === null ? '' : `-L${end}`}`;
  return page.href;
}

/**
 * The address of a public file at its commit; null: it is not https. A source has the address of the file that the search hit, and
 * may hold others beside it.
 */
export function fileUrl({
  url,
  commit,
  path,
}: Pick<WebSourceFinding, 'url' | 'commit' | 'path'>): string | null {
  const tree = `/blob/${commit}/`;
  const at = commit === '' ? -1 : url.indexOf(tree);
  return httpsUrl(at < 0 ? url : url.slice(0, at + tree.length) + encodePath(path));
}

/** What a public file is called: `owner/name: path`. Hostile text. */
export function sourceName({
  provider,
  repository,
  path,
}: Pick<WebSourceFinding, 'repository' | 'path'> & {
  readonly provider?: WebProviderName;
}): Message {
  return message('words.colon', { first: hostName({ provider, repository }), rest: path });
}

/** Whose it is, with its commit. A file that an archive knows is in no repository of its own. Hostile text. */
export function sourceAt(source: Pick<WebSourceFinding, 'provider' | 'repository' | 'commit'>): Message {
  const repository = hostName(source);
  const commit = source.commit.slice(0, 7);
  return commit === ''
    ? message('web.sourceOf', { repository })
    : message('web.sourceAt', { repository, commit });
}

function hostName({
  provider,
  repository,
}: {
  readonly provider?: WebProviderName | undefined;
  readonly repository: string;
}): string {
  return repository !== '' || provider === undefined ? repository : PROVIDER_NAMES[provider];
}

/** How many things were sent: each hash is one. */
export function sentCount({ sent }: NonNullable<Findings['webSearch']>): number {
  return sent.reduce((sum, line) => sum + sentParts(line).length, 0);
}

/** What a line that was sent holds: hashes one by one, all else as it was sent. */
export function sentParts({ kind, text }: Pick<SentLine, 'kind' | 'text'>): readonly string[] {
  return kind === 'hashes' ? text.split(' ') : [text];
}

/** The licence that its repository names. */
export function licenceWords({ licence }: Pick<WebSourceFinding, 'licence'>): Text {
  return licence === null || licence === '' ? message('web.noLicence') : licence;
}

/** Whether it was public before the hand-in, by whose clock, and what follows: goes on after a colon. */
export function beforeWords({
  before,
  publicSince,
  counts,
}: Pick<WebSourceFinding, 'before' | 'publicSince' | 'counts'>): Message {
  if (!counts && before !== 'no') return message('web.mayBeOwn');
  return publicSince === null
    ? message('web.before', { before })
    : message('web.since', { before, date: { as: 'time', value: publicSince } });
}
