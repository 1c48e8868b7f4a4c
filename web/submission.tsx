import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { message, type Text, visible } from '#base';
import { asMessage } from '#contract';
import {
  leftOutReason,
  linesWords,
  type ListedSubmission,
  type PageMatches,
  personFacts,
  piecesOf,
  piecesWords,
  runFacts,
  webSources,
  withCells,
} from '#report';
import { readMatches, readSource } from './data.ts';
import { NumbersCard } from './numbers-card.tsx';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Rich, Said, SaidItems } from './words.tsx';
import { Badges } from './badges.tsx';
import { CaseControl } from './case-control.tsx';
import { subjectsOf } from './cases.ts';
import { Failed, Loading, useLoaded } from './loaded.tsx';
import { useTitle } from './frame.tsx';
import { useReport } from './report.ts';
import { SubmissionFiles } from './submission-files.tsx';
import { OnTheWeb, type OnTheWebProps } from './web-evidence.tsx';
import { Card, Files, Forms, Sentences } from './dossier-paper.tsx';
import { Facts } from './facts.tsx';
import { link } from './links.ts';
import { headPages } from './printing.ts';
import { PublicCode } from './public-code.tsx';

/** One submission: its numbers, whom it shares code with, and its files with everything that is found elsewhere. */
export function Submission({ place, query }: { readonly place: number; readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  const submission = report.submission(place);
  useTitle(report.name(place));
  const { value, error } = useLoaded(async () => {
    const [matches, source] = await Promise.all([readMatches(place), readSource(place)]);
    const isEmbedded = page.findings.service.kind === 'embedded';
    return { matches, source: source !== null && isEmbedded ? withCells(source) : source };
  }, [place]);
  if (submission === undefined) return null;
  const isOnWeb = submission.matches.some(({ source }) => source !== undefined);
  if (query.get('view') === 'dossier' && !report.isAnonymous && value !== undefined && isOnWeb) {
    return <WebDossier place={place} {...value} />;
  }
  const pairs = report.pairsOf(place);
  return (
    <>
      <h1 tabIndex={-1}>{report.name(place)}</h1>
      <p class="badges">
        <Badges submission={submission} />
      </p>
      {submission.unchecked === null ? null : (
        <p class="warning">
          {report.isAnonymous ? (
            words.say('submission.notChecked')
          ) : (
            <Rich
              of={message('submission.notCheckedBecause')}
              tags={{ reason: said(submission.unchecked) }}
            />
          )}
        </p>
      )}
      {submission.role === 'judged' ? <CaseControl subjects={subjectsOf([place])} /> : null}
      {submission.explanation === null ? null : (
        <p>{words.say('submission.whyFlagged', { explanation: submission.explanation })}</p>
      )}
      <div class="grid">
        <NumbersCard place={place} submission={submission} />
        <section class="card" aria-labelledby="shares">
          <h2 id="shares">{words.say('submission.sharesWith')}</h2>
          {submission.pairsUnread === true ? <p class="hint">{words.say('submission.pairsUnread')}</p> : null}
          {pairs.length === 0 ? (
            submission.pairsUnread === true ? null : (
              <p class="empty">
                {words.say(
                  report.comparedWith(place) === 0 ? 'submission.nothingToCompare' : 'submission.noPartner',
                )}
              </p>
            )
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
        <Loading of="compare.loading" error={error} />
      ) : (
        <>
          <Pieces submission={submission} matches={value.matches} />
          <OnTheWeb place={place} {...value} />
          <SubmissionFiles place={place} submission={submission} {...value} query={query} />
          <Outside matches={value.matches} />
          <Notes submission={submission} />
        </>
      )}
    </>
  );
}

/** Whose pieces it is made of, where it is in pieces. */
function Pieces({
  submission,
  matches,
}: {
  readonly submission: ListedSubmission;
  readonly matches: PageMatches;
}) {
  const report = useReport();
  const { page, words } = report;
  const told = piecesWords(piecesOf(matches, submission.tokens), (key) =>
    report.name(page.places.get(key) ?? -1),
  );
  return told === null ? null : <p class="pieces">{words.tell(told)}</p>;
}

const said = (of: Text) => () => <Said of={of} />;
const code = (inside: ComponentChildren) => <code>{inside}</code>;

/** Partners listed. */
const PARTNERS = 200;

/** What is found outside of the check: web, database. */
function Outside({ matches }: { readonly matches: PageMatches }) {
  const { words } = useReport();
  // Public code has a section of its own.
  const outside = matches.filter((match) => match.otherKey === null && match.source === undefined);
  if (outside.length === 0) return null;
  return (
    <section class="card" aria-labelledby="outside">
      <h2 id="outside">{words.say('submission.outside')}</h2>
      <ul class="plain">
        {outside.map((match, index) => (
          <li key={index}>
            <code>{visible(match.own.file)}</code>{' '}
            {words.tell(linesWords(match.own.lineStart, match.own.lineEnd))} ↔{' '}
            <code>{visible(match.other.file)}</code>{' '}
            {words.tell(linesWords(match.other.lineStart, match.other.lineEnd))}
            {match.similarity === null ? '' : words.say('words.comma') + words.score(match.similarity)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ submission }: { readonly submission: ListedSubmission }) {
  const report = useReport();
  const { words } = report;
  if (submission.leftOut.length + submission.remarks.length === 0) return null;
  return (
    <section class="card" aria-labelledby="notes">
      <h2 id="notes">{words.say('overview.leftOut')}</h2>
      <ul class="plain">
        {report.isAnonymous ? null : <SaidItems of={submission.remarks.map(asMessage)} />}
        {submission.leftOut.map((one, index) => (
          <li key={index}>
            <Rich
              of={message('submission.leftOut', { file: visible(one.path) })}
              tags={{ path: code, reason: said(leftOutReason(one)) }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const READ = ['web.means', 'web.caution', 'report.noProof', 'dossier.readRights'] as const;

/** A submission and the public code that it is like, as the panel of a hearing reads it: no copy of it is for students. */
function WebDossier({ place, matches, source }: OnTheWebProps) {
  const report = useReport();
  const { page, words } = report;
  const name = report.name(place);
  const submission = report.submission(place);
  const title = visible(page.run.title);
  const head = words.say('words.colon', { first: title, rest: name });
  useLayoutEffect(() => headPages(head), [head]);
  const web = useMemo(
    () => (submission === undefined ? [] : webSources(page, submission, matches, source)),
    [page, submission, matches, source],
  );
  const hashes = new Map(source?.files.map(({ path, sha256 }) => [path, sha256 ?? null]));
  const files = (submission?.files ?? []).map(({ path, size }) => ({
    path: visible(path),
    size,
    sha256: hashes.get(path) ?? null,
  }));
  return (
    <article class="dossier">
      <p class="actions">
        <a href={link(`submission/${place}`)}>{words.say('web.back')}</a>
        <button type="button" onClick={() => print()}>
          {words.say('dossier.print')}
        </button>
      </p>
      <h1 tabIndex={-1}>{words.say('words.colon', { first: name, rest: message('web.title') })}</h1>
      <Sentences
        all={[
          message('dossier.made', {
            subject: title,
            checkedAt: { as: 'time', value: page.run.createdAt },
            madeAt: { as: 'time', value: new Date().toISOString() },
          }),
        ]}
      />
      <p class="warning">{words.say('dossier.decidesNothing')}</p>
      {submission === undefined ? null : (
        <Card title={name}>
          <Facts facts={personFacts(page, submission, visible, true)} />
        </Card>
      )}
      <PublicCode side={{ name, web }} />
      <Card title={words.say('dossier.howChecked')}>
        <div class="run">
          <Facts facts={runFacts(page)} />
        </div>
      </Card>
      <Forms />
      <Files sides={[{ label: name, name, isHidden: false, facts: [], files, remarks: [] }]} />
      <section class="how-to-read" aria-labelledby="how-to-read">
        <h2 id="how-to-read">{words.say('dossier.howToRead')}</h2>
        <ul>
          {READ.map((id) => (
            <li key={id}>{words.say(id)}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}
