import { useMemo } from 'preact/hooks';
import type { PageSentLine, PageTutorial } from '../src/report/page-data.ts';
import { PROVIDER_NAMES, sentParts } from '../src/report/web-sources.ts';
import { visible } from '../src/text/escape.ts';
import { message } from '../src/words/message.ts';
import { CopyButton } from './copy-link.tsx';
import { readSent } from './data.ts';
import { link } from './links.ts';
import { Failed, useLoaded } from './loaded.tsx';
import { SubmissionLink } from './names.tsx';
import { useReport, type Report } from './report.ts';
import { replaceQuery } from './routes.ts';
import { type Column, Table } from './table.tsx';
import { useTitle } from './title.ts';
import { Rich, Said } from './words.tsx';

/** Names in the tip of a line. */
const NAMES = 20;

/** The search of the web: what it came to, what much of the class shares with it, and what left the machine. */
export function WebSearch({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  useTitle(words.say('web.title'));
  if (page.web === null) return null;
  return (
    <>
      <h1 tabIndex={-1}>{words.say('web.title')}</h1>
      <Sentences />
      <Tutorials all={page.web.tutorials} />
      <section class="card" aria-labelledby="left-machine">
        <h2 id="left-machine">{words.say('web.left')}</h2>
        {page.web.sent === 0 ? <p>{words.say('web.leftNothing')}</p> : <Sent query={query} />}
      </section>
    </>
  );
}

/** What stands of it in the first view; nothing where no search was asked for. */
export function WebCard() {
  const { page, words } = useReport();
  if (page.web === null) return null;
  return (
    <section class="card" aria-labelledby="web-search">
      <h2 id="web-search">{words.say('web.title')}</h2>
      <Sentences />
      <Tutorials all={page.web.tutorials} />
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
        {(page.web?.sentences ?? []).map((sentence, at) => (
          <li key={at}>
            <Said of={sentence} />
          </li>
        ))}
      </ul>
      {page.submissions.some(({ isOnWeb }) => isOnWeb) ? (
        <p>
          <a href={link('submissions', { q: 'is:web', sort: '-on-the-web' })}>{words.say('web.showFound')}</a>
        </p>
      ) : null}
    </>
  );
}

/** What much of the class shares with one public file, and what to do about it. */
function Tutorials({ all }: { readonly all: readonly PageTutorial[] }) {
  const { words } = useReport();
  return (
    <>
      {all.map(({ url, name, repository, submissions, of }, at) => {
        const text = visible(words.tell(name));
        const line = `starter: ${visible(repository)}`;
        return (
          <div class="warning tutorial" key={at}>
            <p>
              <Rich
                of={message('web.tutorial', { n: submissions, of })}
                tags={{
                  source: () =>
                    url === null ? (
                      <b>{text}</b>
                    ) : (
                      <a href={url} rel="noreferrer noopener" target="_blank">
                        {text}
                      </a>
                    ),
                }}
              />
            </p>
            <p>
              <Rich of={message('web.tutorialDo')} tags={{ code: (inside) => <code>{inside}</code> }} />
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
  const { value, error } = useLoaded(readSent, []);
  const lines = value?.lines;
  const q = query.get('q') ?? '';
  const sort = query.get('sort');
  const columns = useMemo(() => sentColumns(report), [report]);
  const rows = useMemo(() => {
    const wanted = q.toLowerCase();
    return (lines ?? [])
      .flatMap((line) => sentParts(line).map((text) => ({ ...line, text })))
      .map((line, at) => ({ ...line, at }))
      .filter((line) => wanted === '' || searched(report, line).includes(wanted));
  }, [lines, q, report]);
  if (isAnonymous) return <p>{words.say('web.lines', { n: report.page.web?.sent ?? 0 })}</p>;
  if (error !== undefined) return <Failed error={error} />;
  if (lines === undefined) return <p class="loading">{words.say('submission.loading')}</p>;
  return (
    <>
      <div class="filters">
        <label class="field grow">
          <span>{words.say('web.find')}</span>
          <input
            type="search"
            value={q}
            spellcheck={false}
            onInput={(event) => replaceQuery({ q: event.currentTarget.value })}
          />
        </label>
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

type SentRow = PageSentLine & { readonly at: number };

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
      by: ({ places }) => (places[0] === undefined ? null : report.name(places[0])),
      cell: ({ places }) => <SentFor places={places} />,
      kind: 'wide',
    },
    {
      ...titled('answer', words.say('web.sentAnswer')),
      by: ({ answer }) => answer,
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

/** What a search looks through. */
function searched(report: Report, line: PageSentLine): string {
  return copied(report, line).toLowerCase();
}

/** A line as it is copied: fields with tabs between them. */
function copied(report: Report, { provider, kind, text, places, answer }: PageSentLine): string {
  return [
    PROVIDER_NAMES[provider],
    report.words.say('web.kind', { kind }),
    visible(text),
    places.map((place) => report.name(place)).join(report.words.say('words.comma')),
    visible(answer ?? ''),
  ].join('\t');
}
