import { useMemo } from 'preact/hooks';

import { httpsUrl, inEnglish, message, visible } from '#base';
import type { OpenReport } from '#report';
import { isOnWeb, PROVIDER_NAMES, searchSentences, sentCount, sentParts, sourceName } from '#report';
import { CopyButton } from './copy-button.tsx';
import { link } from './links.ts';
import { SubmissionLink } from './names.tsx';
import { useReport, type Report } from './report.ts';
import { replaceQuery } from './routes.ts';
import { type Column, Table } from './table.tsx';
import { useTitle } from './frame.tsx';
import { Rich, SaidItems } from './words.tsx';
import { Away } from './facts.tsx';
import { Field } from './form.tsx';

/** Names in the tip of a line. */
const NAMES = 20;

/** The search of the web: what it came to, what much of the class shares with it, and what left the machine. */
export function WebSearch({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  useTitle(words.say('web.title'));
  const { webSearch } = page.findings;
  if (webSearch === undefined) return null;
  return (
    <>
      <h1 tabIndex={-1}>{words.say('web.title')}</h1>
      <Sentences />
      <Tutorials all={webSearch.tutorials} />
      <section class="card" aria-labelledby="left-machine">
        <h2 id="left-machine">{words.say('web.left')}</h2>
        {webSearch.sent.length === 0 ? <p>{words.say('web.leftNothing')}</p> : <Sent query={query} />}
      </section>
    </>
  );
}

/** What stands of it in the first view; nothing where no search was asked for. */
export function WebCard() {
  const { page, words } = useReport();
  const { webSearch } = page.findings;
  if (webSearch === undefined) return null;
  return (
    <section class="card" aria-labelledby="web-search">
      <h2 id="web-search">{words.say('web.title')}</h2>
      <Sentences />
      <Tutorials all={webSearch.tutorials} />
      <p class="more">
        <a href={link('web')}>{words.say('web.left')}</a>
      </p>
    </section>
  );
}

function Sentences() {
  const { page, words } = useReport();
  return (
    <>
      <ul class="plain">
        <SaidItems
          of={[
            ...searchSentences(page),
            // A provider names itself.
            ...(page.findings.webSearch?.failures ?? []).map(({ sentence }) => inEnglish(sentence)),
          ]}
        />
      </ul>
      {page.submissions.some(isOnWeb) ? (
        <p>
          <a href={link('submissions', { q: 'is:web', sort: '-on-the-web' })}>{words.say('web.showFound')}</a>
        </p>
      ) : null}
    </>
  );
}

/** What much of the class shares with one public file, and what to do about it. */
function Tutorials({ all }: { readonly all: Search['tutorials'] }) {
  const { words } = useReport();
  return (
    <>
      {all.map(({ url: address, repository, path, submissions, of }, at) => {
        const url = httpsUrl(address);
        const text = visible(words.tell(sourceName({ repository, path })));
        const line = `starter: ${visible(repository)}`;
        return (
          <div class="warning tutorial" key={at}>
            <p>
              <Rich
                of={message('web.tutorial', { n: submissions, of })}
                tags={{
                  source: () => (url === null ? <b>{text}</b> : <Away url={url}>{text}</Away>),
                }}
              />
            </p>
            <p>
              <Rich of={message('web.tutorialDo')} />
            </p>
            {repository === '' ? null : (
              <p class="actions">
                <code>{line}</code>
                <CopyButton
                  label={words.say('web.copyLine')}
                  shownAs={words.say('web.copyLine')}
                  text={() => line}
                />
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Every line that was sent. Some name repositories, which anonymous mode does not show. */
function Sent({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { words, isAnonymous } = report;
  const { webSearch } = report.page.findings;
  const q = query.get('q') ?? '';
  const sort = query.get('sort');
  const columns = useMemo(() => sentColumns(report), [report]);
  const rows = useMemo(() => {
    const wanted = q.toLowerCase();
    return (webSearch?.sent ?? [])
      .flatMap((line) => sentParts(line).map((text) => ({ ...line, text })))
      .map((line, at) => ({ ...line, at }))
      .filter((line) => wanted === '' || searched(report, line).includes(wanted));
  }, [webSearch, q, report]);
  if (isAnonymous) {
    return <p>{words.say('web.lines', { n: webSearch === undefined ? 0 : sentCount(webSearch) })}</p>;
  }
  return (
    <>
      <div class="filters">
        <Field label={words.say('web.find')} grows>
          <input
            type="search"
            value={q}
            spellcheck={false}
            onInput={(event) => replaceQuery({ q: event.currentTarget.value })}
          />
        </Field>
        <CopyButton
          label={words.say('web.copyLines')}
          shownAs={words.say('web.left')}
          text={() => rows.map((row) => copied(report, row)).join('\n')}
        />
        <p class="found" role="status">
          {words.say('web.lines', { n: rows.length })}
        </p>
      </div>
      <Table
        label={words.say('web.sentText')}
        columns={columns}
        rows={rows}
        rowKey={({ at }) => String(at)}
        sort={sort}
        empty={words.say('web.noLine')}
      />
    </>
  );
}

type Search = NonNullable<OpenReport['findings']['webSearch']>;
type SentLine = Search['sent'][number];
type SentRow = SentLine & { readonly at: number };

function sentColumns(report: Report): readonly Column<SentRow>[] {
  const { words } = report;
  const titled = (id: string, column: string) => ({
    id,
    label: column,
    title: words.say('web.sortBySent', { column }),
  });
  return [
    {
      ...titled('sent', words.say('web.sentText')),
      by: ({ text }) => text,
      cell: ({ text }) => (
        <code class="sent" title={visible(text)}>
          {visible(text)}
        </code>
      ),
      kind: 'wide',
    },
    {
      ...titled('kind', words.say('web.sentKind')),
      by: ({ kind }) => kind,
      cell: ({ kind }) => words.say('web.kind', { kind }),
      kind: 'minor',
    },
    {
      ...titled('to', words.say('web.sentTo')),
      by: ({ provider }) => provider,
      cell: ({ provider }) => PROVIDER_NAMES[provider],
      kind: 'minor',
    },
    {
      ...titled('for', words.say('web.sentFor')),
      by: (line) => nameOfFirst(report, line),
      cell: (line) => <SentFor places={placesOf(report, line)} />,
      kind: 'wide',
    },
    {
      ...titled('answer', words.say('web.sentAnswer')),
      by: ({ answer = null }) => answer,
      cell: ({ answer }) => visible(answer ?? ''),
      kind: 'minor',
    },
  ];
}

/** The first one, and how many more: rows of a table are of one height. */
function SentFor({ places: [first, ...others] }: { readonly places: readonly number[] }) {
  const report = useReport();
  if (first === undefined) return null;
  const title = { as: 'list', values: others.map((place) => report.name(place)), most: NAMES } as const;
  return (
    <span class="sent-for" title={others.length === 0 ? undefined : report.words.write(title)}>
      <SubmissionLink place={first} />
      {others.length === 0 ? null : <span>+{report.words.count(others.length)}</span>}
    </span>
  );
}

/** Places of the submissions that a line was sent for. */
function placesOf({ page }: Report, { submissions }: SentLine): readonly number[] {
  return submissions.flatMap((key) => page.places.get(key) ?? []);
}

function nameOfFirst(report: Report, line: SentLine): string | null {
  const [first] = placesOf(report, line);
  return first === undefined ? null : report.name(first);
}

/** What a search looks through. */
function searched(report: Report, line: SentLine): string {
  return copied(report, line).toLowerCase();
}

/** A line as it is copied: fields with tabs between them. */
function copied(report: Report, line: SentLine): string {
  const { provider, kind, text, answer } = line;
  return [
    PROVIDER_NAMES[provider],
    report.words.say('web.kind', { kind }),
    visible(text),
    placesOf(report, line)
      .map((place) => report.name(place))
      .join(report.words.say('words.comma')),
    visible(answer ?? ''),
  ].join('\t');
}
