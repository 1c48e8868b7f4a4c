import { useRef } from 'preact/hooks';
import { message, visible } from '#base';
import { CASES_FILE, type ReportedCase } from '#contract';
import { CASE_FACTS, casesCounted, openAnswers } from '#report';
import { placeOfSubject, useCases } from './cases.ts';
import { type Draft, useDrafts } from './drafts.ts';
import { download, openFile, save, savedWhere, useKeeping } from './keep-cases.ts';
import { SubmissionLink } from './names.tsx';
import { link, parseRoute } from './links.ts';
import { useReport } from './report.ts';
import { Rich, useWords } from './words.tsx';

/** Cases in the list; the pairs can be filtered by state. */
const LISTED = 8;

/** How many cases there are of each state, which wait, and the ways to keep them. */
export function CasesCard() {
  const words = useWords();
  const { book } = useCases();
  const waiting = book.cases.filter(
    (one) => one.hasGrown === true || CASE_FACTS[one.state].waits || openAnswers(one).length > 0,
  );
  const counts = casesCounted(book.cases);
  const common = book.common.length;
  return (
    <section class="card" aria-labelledby="cases">
      <h2 id="cases">{words.say('cases.title')}</h2>
      <p>
        {counts === null ? words.say('cases.nothingDecided') : words.say('cases.counts', { counts })}
        {common === 0 ? null : ` ${words.say('cases.common', { n: common })}`}
      </p>
      {waiting.length === 0 ? null : (
        <ul class="plain">
          {waiting.slice(0, LISTED).map((one) => (
            <li key={one.subjects.join(' ')}>
              <Waiting one={one} />
            </li>
          ))}
          {waiting.length > LISTED ? (
            <li>{words.say('cases.more', { n: waiting.length - LISTED })}</li>
          ) : null}
        </ul>
      )}
      <KeepButtons />
    </section>
  );
}

function Waiting({ one }: { readonly one: ReportedCase }) {
  const words = useWords();
  const { isAnonymous } = useReport();
  const [a, b, ...others] = one.subjects.map(placeOfSubject);
  const isPair = a !== undefined && b !== undefined && others.length === 0;
  const answered = openAnswers(one).length;
  const state =
    answered > 0
      ? message('answer.waiting', { n: answered })
      : one.hasGrown === true
        ? message('cases.sharesMore')
        : CASE_FACTS[one.state].words;
  const names = one.subjects.map((subject, index) => {
    const place = placeOfSubject(subject);
    return (
      <span key={subject}>
        {index > 0 ? words.say('words.comma') : ''}
        {place !== undefined ? (
          <SubmissionLink place={place} />
        ) : isAnonymous ? (
          words.say('cases.ofAnotherRun')
        ) : (
          visible(one.names[index] ?? subject)
        )}
      </span>
    );
  });
  return (
    <Rich
      of={message(isPair ? 'cases.waitingPair' : 'cases.waiting', { state })}
      tags={{
        names: () => <>{names}</>,
        a: (inside) => <a href={link(`compare/${a ?? ''}/${b ?? ''}`)}>{inside}</a>,
      }}
    />
  );
}

/** The file, for a page that nobody serves. */
function KeepButtons() {
  const words = useWords();
  const { isServed, unsaved } = useKeeping();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p class="actions">
      {isServed ? <span class="hint">{words.tell(savedWhere())}</span> : null}
      <button type="button" onClick={download}>
        {unsaved > 0
          ? words.say('cases.saveChanges', { file: CASES_FILE, n: unsaved })
          : words.say('cases.save', { file: CASES_FILE })}
      </button>
      <button type="button" onClick={() => input.current?.click()}>
        {words.say('cases.open', { file: CASES_FILE })}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={CASES_FILE}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void openFile(file);
          event.currentTarget.value = '';
        }}
      />
    </p>
  );
}

/** What the reader has to know of what is not saved, above every view. Always there: what is announced must have been in the page before. */
export function CasesBar() {
  const words = useWords();
  const { isServed, unsaved, note, isError, up } = useKeeping();
  const drafts = useDrafts();
  const isOpen = unsaved > 0 && (!isServed || isError);
  const onlyHere = drafts.length + (isOpen && !isServed ? unsaved : 0);
  const isWarning = isError || isOpen || drafts.length > 0;
  // What went as it should is only heard.
  const isHeard = note?.id.startsWith('cases.saved') === true;
  return (
    <div
      class={isWarning ? 'cases-bar warning' : isHeard ? 'hidden' : note === null ? '' : 'cases-bar'}
      role="status"
    >
      {note === null ? null : <span>{visible(words.tell(note))} </span>}
      {onlyHere === 0 ? null : <span>{words.say('cases.unsaved', { n: onlyHere })} </span>}
      {drafts.map((draft) => (
        <span key={draft.subjects.join(' ')}>
          <DraftLink {...draft} />{' '}
        </span>
      ))}
      {isOpen && !isServed ? (
        <button type="button" onClick={download}>
          {words.say('cases.save', { file: CASES_FILE })}
        </button>
      ) : null}
      {isOpen && isServed ? (
        <>
          <button type="button" onClick={() => void save()}>
            {words.say('cases.tryAgain')}
          </button>
          {/* Beside this page, which would lose it: there one logs in again. */}
          {up === null ? null : (
            <a href={up} target="_blank">
              {words.say('page.toCheck')}
            </a>
          )}
        </>
      ) : null}
    </div>
  );
}

/** Back to what somebody began to write. */
function DraftLink({ subjects, view }: Draft) {
  const report = useReport();
  const { path, query } = parseRoute(view);
  const [a, b, ...others] = subjects.map(placeOfSubject);
  if (a === undefined) return null;
  if (b === undefined) return <SubmissionLink place={a} />;
  return (
    <a href={link(path.join('/'), Object.fromEntries(query))}>
      {others.length === 0 ? `${report.name(a)} ↔ ${report.name(b)}` : report.words.say('page.groups')}
    </a>
  );
}
