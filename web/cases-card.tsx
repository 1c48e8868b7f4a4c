import { useRef } from 'preact/hooks';
import { CASE_WORDS, stateNow } from '../src/cases/case-words.ts';
import { CASE_STATES, type ReportedCase } from '../src/domain/cases.ts';
import { visible } from '../src/text/escape.ts';
import { count, formatCount } from '../src/text/format.ts';
import { placeOfSubject, useCases } from './cases.ts';
import { download, openFile, save, useKeeping } from './keep-cases.ts';
import { SubmissionLink } from './names.tsx';
import { link } from './links.ts';
import { useReport } from './report.ts';

/** Cases in the list; the pairs can be filtered by state. */
const LISTED = 8;

/** How many cases there are of each state, which wait, and the ways to keep them. */
export function CasesCard() {
  const { book } = useCases();
  const waiting = book.cases.filter((one) => one.hasGrown === true || one.state === 'to-discuss');
  const counts = CASE_STATES.flatMap((state) => {
    const { length } = book.cases.filter((one) => stateNow(one) === state);
    return length === 0 || state === 'new' ? [] : [`${formatCount(length)} ${CASE_WORDS[state]}`];
  });
  return (
    <section class="card" aria-labelledby="cases">
      <h2 id="cases">Cases</h2>
      <p>
        {counts.length === 0
          ? 'Nothing is decided yet. Each pair and each group has a state: it says what became of it.'
          : `${counts.join(', ')}.`}
        {book.common.length === 0
          ? ''
          : ` ${count(book.common.length, 'piece')} of code called common: the next run leaves ${book.common.length === 1 ? 'it' : 'them'} out.`}
      </p>
      {waiting.length === 0 ? null : (
        <ul class="plain">
          {waiting.slice(0, LISTED).map((one) => (
            <li key={one.subjects.join(' ')}>
              <Waiting one={one} />
            </li>
          ))}
          {waiting.length > LISTED ? <li>…and {formatCount(waiting.length - LISTED)} more</li> : null}
        </ul>
      )}
      <KeepButtons />
    </section>
  );
}

function Waiting({ one }: { readonly one: ReportedCase }) {
  const { isAnonymous } = useReport();
  const places = one.subjects.map(placeOfSubject);
  const [a, b] = places;
  return (
    <>
      {one.subjects.map((subject, index) => {
        const place = places[index];
        return (
          <span key={subject}>
            {index > 0 ? ', ' : ''}
            {place === undefined ? (
              isAnonymous ? (
                'somebody of another run'
              ) : (
                visible(one.names[index] ?? subject)
              )
            ) : (
              <SubmissionLink place={place} />
            )}
          </span>
        );
      })}
      : {one.hasGrown === true ? 'dismissed, and shares more now' : CASE_WORDS[one.state]}
      {places.length === 2 && a !== undefined && b !== undefined ? (
        <>
          {' '}
          (<a href={link(`compare/${a}/${b}`)}>compare</a>)
        </>
      ) : null}
    </>
  );
}

/** The file, for a page that nobody serves. */
function KeepButtons() {
  const { isServed, unsaved } = useKeeping();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p class="actions">
      {isServed ? <span class="hint">Saved in cases.json beside the report.</span> : null}
      <button type="button" onClick={download}>
        Save cases.json{unsaved > 0 ? ` (${count(unsaved, 'change')})` : ''}
      </button>
      <button type="button" onClick={() => input.current?.click()}>
        Open cases.json…
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="cases.json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void openFile(file);
          event.currentTarget.value = '';
        }}
      />
    </p>
  );
}

/** What the reader has to know of what is not saved, above every view. */
export function CasesBar() {
  const { isServed, unsaved, note, isError } = useKeeping();
  const isOpen = unsaved > 0 && (!isServed || isError);
  if (!isOpen && note === null) return null;
  return (
    <div class={isError || isOpen ? 'cases-bar warning' : 'cases-bar'} role="status">
      {note === null ? null : <span>{visible(note)} </span>}
      {isOpen && !isServed ? (
        <>
          <span>{count(unsaved, 'change')} of cases only in this page. </span>
          <button type="button" onClick={download}>
            Save cases.json
          </button>
        </>
      ) : null}
      {isOpen && isServed ? (
        <button type="button" onClick={() => void save()}>
          Try again
        </button>
      ) : null}
    </div>
  );
}
