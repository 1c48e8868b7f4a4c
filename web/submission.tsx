import { useMemo, useState } from 'preact/hooks';
import { visible } from '../src/text/escape.ts';
import { count, formatBytes, formatCount, formatLines, formatScore } from '../src/text/format.ts';
import type { PageDetail, PageFile, PageMatch, PageSource } from '../src/report/page-data.ts';
import { Code, HUES, type Mark, useLines } from './code.tsx';
import { readDetail, readSource } from './data.ts';
import { type Fragment, fragmentsBetween } from './fragments.ts';
import { shortPath } from './names.tsx';
import { withCells } from './notebooks.ts';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Badge, Badges, Facts, Failed, Score, Total, useLoaded, useTitle } from './parts.tsx';
import { useReport } from './report.ts';
import { link } from './links.ts';
import { replaceQuery } from './routes.ts';

/** One submission: its numbers, whom it shares code with, and its files with everything that is found elsewhere. */
export function Submission({ place, query }: { readonly place: number; readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  const submission = report.submission(place);
  useTitle(report.name(place));
  const { value, error } = useLoaded(async () => {
    const [detail, source] = await Promise.all([readDetail(place), readSource(place)]);
    return { detail, source: source !== null && page.isEmbedded ? withCells(source) : source };
  }, [place]);
  if (submission === undefined) return null;
  const pairs = report.pairsOf(place);
  return (
    <>
      <h1 tabIndex={-1}>{report.name(place)}</h1>
      <p class="badges">
        <Badges submission={submission} />
      </p>
      {submission.notChecked === null ? null : (
        <p class="warning">Not checked{report.isAnonymous ? '' : `: ${visible(submission.notChecked)}`}</p>
      )}
      <div class="grid">
        <section class="card" aria-labelledby="numbers">
          <h2 id="numbers">Numbers</h2>
          <dl class="facts">
            <div>
              <dt>Similarity</dt>
              <dd>
                <Total place={place} />
              </dd>
            </div>
            <NumberRow label="…to other submissions" value={submission.local} />
            {submission.elsewhere.map(({ words, score }) => (
              <NumberRow key={words} label={`…to ${words}`} value={score} />
            ))}
            {submission.elsewhere.length > 0 ? null : (
              <NumberRow label={`…to ${page.elsewhere ?? 'archive or web'}`} value={null} />
            )}
            {page.aiRun ? (
              <NumberRow
                label="AI score"
                value={submission.ai}
                threshold={page.thresholds.ai}
                isFlag={submission.flaggedBy.includes('ai')}
              />
            ) : null}
            <NumberRow label="Suspicion" value={submission.suspicion} />
            <CoverageRow value={submission.coverage} />
            {page.submissions.some(({ quality }) => quality !== null) ? (
              <div>
                <dt>Code quality</dt>
                <dd>{formatScore(submission.quality)}, no part of the verdict</dd>
              </div>
            ) : null}
          </dl>
          {report.isAnonymous || value === undefined ? null : <Facts facts={value.detail.facts} />}
        </section>
        <section class="card" aria-labelledby="shares">
          <h2 id="shares">Shares code with</h2>
          {pairs.length === 0 ? (
            <p class="empty">
              {report.comparedWith(place) === 0
                ? 'There was nothing to compare it with.'
                : 'No other submission shares enough to be listed.'}
            </p>
          ) : (
            <>
              <RowsHead />
              <PairRows pairs={pairs} of={place} max={PARTNERS} isScrolled />
            </>
          )}
        </section>
      </div>
      {error === undefined ? null : <Failed error={error} />}
      {value === undefined ? (
        error === undefined ? (
          <p class="loading">Loading the code…</p>
        ) : null
      ) : (
        <>
          <Files place={place} detail={value.detail} source={value.source} query={query} />
          <Outside matches={value.detail.matches} />
          <Notes detail={value.detail} />
        </>
      )}
    </>
  );
}

function NumberRow({
  label,
  value,
  threshold = null,
  isFlag = true,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly threshold?: number | null;
  readonly isFlag?: boolean;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Score value={value} threshold={threshold} isFlag={isFlag} />
      </dd>
    </div>
  );
}

/** Says with what to compare it: in a large class most short idioms stand in somebody's program. */
function CoverageRow({ value }: { readonly value: number | null }) {
  const { page } = useReport();
  const all = page.submissions.flatMap(({ role, coverage }) =>
    role === 'judged' && coverage !== null ? [coverage] : [],
  );
  if (all.length === 0) return null;
  const middle = all.toSorted((x, y) => x - y)[Math.floor((all.length - 1) / 2)] ?? null;
  return (
    <div>
      <dt>Matched in all others together</dt>
      <dd>
        {formatScore(value)}
        {all.length < 2
          ? ''
          : `; median of the class: ${formatScore(middle)}. It grows with the size of the class.`}
      </dd>
    </div>
  );
}

/** Partners listed. */
const PARTNERS = 200;

/** Regions listed beside a file. */
const LISTED = 200;

const PRIORITY = { peer: 0, external: 1, ai: 2 } as const;

interface Shared {
  readonly match: PageMatch;
  readonly mark: Mark;
}

function Files({
  place,
  detail,
  source,
  query,
}: {
  readonly place: number;
  readonly detail: PageDetail;
  readonly source: PageSource | null;
  readonly query: URLSearchParams;
}) {
  const report = useReport();
  const [picked, setPicked] = useState<number | null>(null);
  const asked = source?.files.find((file) => file.path === query.get('file'));
  const file =
    asked ??
    source?.files.find((one) => detail.matches.some((match) => match.own.file === one.path)) ??
    source?.files[0];
  const lines = useLines(file);
  const shared = useMemo(
    () => sharedRegions(detail, file, (other) => report.name(other)),
    [detail, file, report],
  );
  // Where regions overlap, another submission's is what is seen.
  const marks = useMemo(
    () => shared.toSorted((x, y) => PRIORITY[x.match.kind] - PRIORITY[y.match.kind]).map(({ mark }) => mark),
    [shared],
  );
  const fragmentsWith = useMemo(() => {
    const known = new Map<number, readonly Fragment[]>();
    return (other: number): readonly Fragment[] => {
      const fragments =
        known.get(other) ?? fragmentsBetween(place, detail, other, { ...detail, matches: [] });
      known.set(other, fragments);
      return fragments;
    };
  }, [place, detail]);
  if (source === null || file === undefined) {
    return (
      <section class="card" aria-labelledby="files">
        <h2 id="files">Files</h2>
        <p class="hint">The code of this submission is not in this report.</p>
        <ul class="plain">
          {detail.files.map((one) => (
            <li key={one.path}>
              <code>{visible(one.path)}</code> {formatBytes(one.size)}
            </li>
          ))}
        </ul>
      </section>
    );
  }
  const named = new Set(detail.matches.map(({ other }) => other));
  const unnamed = report
    .pairsOf(place)
    .filter(({ a, b, overlap }) => overlap !== 0 && !named.has(a === place ? b : a)).length;
  const chosen = shared.find(({ mark }) => mark.id === picked);
  const line = chosen?.mark.from;
  const around =
    line === undefined
      ? shared
      : shared.filter(({ mark }) => mark.from <= (chosen?.mark.to ?? line) && mark.to >= line);
  return (
    <section class="card files" aria-labelledby="files">
      <h2 id="files">Files</h2>
      <div class="filters">
        <label class="field grow">
          <span>File</span>
          <select
            value={file.path}
            onChange={(event) => {
              setPicked(null);
              replaceQuery({ file: event.currentTarget.value });
            }}
          >
            {source.files.map((one) => {
              const found = detail.matches.filter((match) => match.own.file === one.path).length;
              return (
                <option key={one.path} value={one.path} title={visible(one.path)}>
                  {shortPath(one.path)}
                  {found === 0 ? '' : ` (${formatCount(found)})`}
                </option>
              );
            })}
          </select>
        </label>
      </div>
      <div class="with-list">
        <Code
          file={file}
          lines={lines}
          marks={marks}
          current={picked}
          goTo={picked}
          label={`${visible(file.path)} of ${report.name(place)}`}
          onPick={setPicked}
          onJump={setPicked}
        />
        <div class="regions">
          <h3>
            {chosen === undefined
              ? 'Found elsewhere'
              : `Found elsewhere, ${formatLines(chosen.mark.from, chosen.mark.to)}`}
          </h3>
          {chosen === undefined ? null : (
            <button type="button" class="link" onClick={() => setPicked(null)}>
              Show all of this file
            </button>
          )}
          {around.length === 0 ? (
            <p class="empty">
              {unnamed === 0 ? 'Nothing in this file.' : 'No lines of this file were kept.'}
            </p>
          ) : null}
          {unnamed === 0 ? null : (
            <p class="hint">
              The service did not keep the lines of {count(unnamed, 'pair')}; each comparison finds its own.
            </p>
          )}
          <ul class="plain">
            {around.slice(0, LISTED).map(({ match, mark }) => (
              <li key={mark.id}>
                <span class={`dot hue${mark.hue}`} aria-hidden="true" />{' '}
                <button type="button" class="link" onClick={() => setPicked(mark.id)}>
                  {formatLines(mark.from, mark.to)}
                </button>{' '}
                {match.other === null ? (
                  <Badge kind="note">outside</Badge>
                ) : (
                  <FragmentLink
                    place={place}
                    other={match.other}
                    match={match}
                    fragments={fragmentsWith(match.other)}
                  />
                )}
                {match.kind === 'ai' ? ' ' : ''}
                {match.kind === 'ai' ? <Badge kind="note">AI reference</Badge> : null}
              </li>
            ))}
          </ul>
          {around.length > LISTED ? (
            <p class="hint">
              …and {count(around.length - LISTED, 'more region')}. A click on coloured lines lists theirs.
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Leads to the fragment of the comparison that holds this match. */
function FragmentLink({
  place,
  other,
  match,
  fragments,
}: {
  readonly place: number;
  readonly other: number;
  readonly match: PageMatch;
  readonly fragments: readonly Fragment[];
}) {
  const report = useReport();
  const at = fragments.findIndex(
    ({ left, right }) =>
      left.file === match.own.file &&
      right.file === match.region.file &&
      (left.lineStart ?? 0) <= (match.own.lineStart ?? 0) &&
      (left.lineEnd ?? 0) >= (match.own.lineEnd ?? 0),
  );
  return (
    <a class="name" href={link(`compare/${place}/${other}`, { fragment: at <= 0 ? null : at + 1 })}>
      {report.name(other)}
    </a>
  );
}

function sharedRegions(
  detail: PageDetail,
  file: PageFile | undefined,
  name: (place: number) => string,
): readonly Shared[] {
  const hues = new Map<number, number>();
  return detail.matches
    .filter((match) => match.own.file === file?.path && match.own.lineStart !== null)
    .toSorted(
      (x, y) =>
        (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) || (y.own.lineEnd ?? 0) - (x.own.lineEnd ?? 0),
    )
    .map((match, id) => {
      const other = match.other ?? -1;
      const hue = hues.get(other) ?? hues.size % HUES;
      hues.set(other, hue);
      const from = match.own.lineStart ?? 1;
      const to = match.own.lineEnd ?? from;
      const where = match.other === null ? 'outside of this check' : name(match.other);
      return { match, mark: { id, hue, from, to, label: `${formatLines(from, to)}, also in ${where}` } };
    });
}

/** What is found outside of the check: web, database. */
function Outside({ matches }: { readonly matches: readonly PageMatch[] }) {
  const outside = matches.filter((match) => match.other === null);
  if (outside.length === 0) return null;
  return (
    <section class="card" aria-labelledby="outside">
      <h2 id="outside">Found outside of this check</h2>
      <ul class="plain">
        {outside.map((match, index) => (
          <li key={index}>
            <code>{visible(match.own.file)}</code> {formatLines(match.own.lineStart, match.own.lineEnd)} ↔{' '}
            <code>{visible(match.region.file)}</code>{' '}
            {formatLines(match.region.lineStart, match.region.lineEnd)}
            {match.similarity === null ? '' : `, ${formatScore(match.similarity)} %`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ detail }: { readonly detail: PageDetail }) {
  const report = useReport();
  if (detail.leftOut.length + detail.remarks.length === 0) return null;
  return (
    <section class="card" aria-labelledby="notes">
      <h2 id="notes">Left out, and noticed</h2>
      <ul class="plain">
        {report.isAnonymous ? null : detail.remarks.map((remark) => <li key={remark}>{visible(remark)}</li>)}
        {detail.leftOut.map((one, index) => (
          <li key={index}>
            <code>{visible(one.path)}</code>: {visible(one.reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
