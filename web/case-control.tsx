import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message, visible, visibleLines } from '#base';
import { type Case, CASE_BOUNDS, CASE_STATES, type CaseState, type ReportedCase } from '#contract';
import { bothSaid, CASE_FACTS, NOTHING_SAID, type SaidOfCase, stateNow } from '#report';
import { Asking } from './asking.tsx';
import { Badge } from './badges.tsx';
import { caseOf, setCase, useCases } from './cases.ts';
import { type Draft, draftOf, keepDraft, takeDraft } from './drafts.ts';
import { Field, submitted, useStay } from './form.tsx';
import { readerName, setReaderName } from './keep-cases.ts';
import { useReport } from './report.ts';
import { Rich, useWords } from './words.tsx';

/** What was decided about a pair or a group, and the way to decide it. @param subjects two of a pair, more of a group */
export function CaseControl({ subjects }: { readonly subjects: readonly string[] }) {
  useCases();
  const words = useWords();
  const { isAnonymous } = useReport();
  const known = caseOf(subjects);
  const state = known === undefined ? 'new' : stateNow(known);
  const [asked, setAsked] = useState<Pick<Draft, 'state'> | null>(draftOf(subjects) ?? null);
  const [isNoteFirst, setIsNoteFirst] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const states = useRef<HTMLSelectElement>(null);
  const isWritten = useRef(false);
  useFocusBack(asked !== null, isNoteFirst ? opener : states);
  const decide = (next: CaseState): void => {
    setCase(subjects, { state: next, reason: null, note: known?.note ?? null, by: readerName() });
  };
  const walk = useWalk(decide);
  // Notes and names of who decided may name anybody.
  if (isAnonymous) return <StateAlone state={state} />;
  const choose = (next: CaseState, isByKey: boolean): void => {
    // A reason is asked for before anything is decided, and what was written beside it is saved with it.
    if (next === 'dismissed' || (asked !== null && isWritten.current)) {
      walk.reach(null);
      setIsNoteFirst(false);
      setAsked({ state: next });
      return;
    }
    setAsked(null);
    walk.reach(isByKey && next !== state ? next : null);
    if (!isByKey) decide(next);
  };
  return (
    <div class="case">
      <label for={`${id}-state`}>{words.say('cases.case')}</label>
      <StateList
        id={`${id}-state`}
        list={states}
        state={state}
        shown={walk.reached ?? asked?.state ?? state}
        onChoose={choose}
        onLeave={walk.end}
      />
      {asked === null ? (
        <button
          ref={opener}
          type="button"
          class="link"
          onClick={() => {
            setIsNoteFirst(true);
            setAsked({ state: null });
          }}
        >
          {words.say(known?.note == null ? 'cases.addNote' : 'cases.changeNote')}
        </button>
      ) : null}
      <span class="hidden" role="status">
        {asked?.state === 'dismissed' ? words.say('cases.whyInnocent') : ''}
      </span>
      {known === undefined ? null : <Decided known={known} />}
      <Asking key={subjects.join(' ')} subjects={subjects} known={known} />
      {asked === null ? null : (
        <CaseForm
          subjects={subjects}
          state={asked.state}
          now={state}
          known={known}
          isNoteFirst={isNoteFirst}
          isWritten={isWritten}
          onDone={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface StateListProps {
  readonly id: string;
  readonly list: RefObject<HTMLSelectElement | null>;
  readonly state: CaseState;
  /** What it says: also a state that nobody decided yet. */
  readonly shown: CaseState;
  readonly onChoose: (next: CaseState, isByKey: boolean) => void;
  readonly onLeave: () => void;
}

function StateList({ id, list, state, shown, onChoose, onLeave }: StateListProps) {
  const words = useWords();
  const isByKey = useRef(false);
  return (
    <select
      id={id}
      ref={list}
      class={`state ${state}`}
      value={shown}
      onKeyDown={() => (isByKey.current = true)}
      onKeyUp={() => (isByKey.current = false)}
      onBlur={onLeave}
      onChange={(event) => {
        const next = CASE_STATES.find((one) => one === event.currentTarget.value);
        if (next !== undefined) onChoose(next, isByKey.current);
      }}
    >
      {CASE_STATES.map((one) => (
        <option key={one} value={one}>
          {words.tell(CASE_FACTS[one].words)}
        </option>
      ))}
    </select>
  );
}

/**
 * The state that keys came to in the list. An arrow key chooses each state on its way, as the browser does it, and who goes on to
 * another one has not decided this one: it is decided when the list is left.
 */
function useWalk(decide: (state: CaseState) => void) {
  const [reached, reach] = useState<CaseState | null>(null);
  const end = useRef(() => {});
  end.current = () => {
    // A list that is taken away with its view loses the focus as well.
    end.current = () => {};
    if (reached === null) return;
    reach(null);
    decide(reached);
  };
  useStay(reached !== null);
  useLayoutEffect(() => () => end.current(), []);
  return { reached, reach, end: () => end.current() };
}

function StateAlone({ state }: { readonly state: CaseState }) {
  const words = useWords();
  return (
    <p class="case">
      <Rich
        of={message('cases.caseIs')}
        tags={{ state: () => <Badge kind="note">{words.tell(CASE_FACTS[state].words)}</Badge> }}
      />
    </p>
  );
}

/** Once a form is gone the focus goes back to what opened it. */
function useFocusBack(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}

/** Who decided, when, and why. */
function Decided({ known }: { readonly known: ReportedCase }) {
  const words = useWords();
  const { similarity } = known.evidence;
  const at = { as: 'time', value: known.at } as const;
  const decided = known.by === null ? at : message('cases.decidedBy', { by: visible(known.by), at });
  return (
    <>
      <span class="hint">
        {known.reason === null
          ? words.write(decided)
          : words.say('cases.withReason', { decided, reason: visible(known.reason) })}
      </span>
      {known.hasGrown === true ? (
        <p class="warning">
          {similarity === null
            ? words.say('cases.openAgain')
            : words.say('cases.openAgainAt', { similarity: { as: 'score', value: similarity } })}
        </p>
      ) : null}
      {known.files === undefined || known.files.length === 0 ? null : (
        <span class="hint">
          {words.say('cases.files', { files: { as: 'list', values: known.files.map(visible) } })}
        </span>
      )}
      {known.note === null ? null : (
        <p class="note" tabIndex={0}>
          {visibleLines(known.note)}
        </p>
      )}
    </>
  );
}

interface CaseFormProps {
  readonly subjects: readonly string[];
  readonly state: Draft['state'];
  /** What the case is. */
  readonly now: CaseState;
  readonly known: Case | undefined;
  /** A note was asked for: what is typed next is the note. */
  readonly isNoteFirst: boolean;
  /** Told: whether something stands in the form that is not saved. */
  readonly isWritten: RefObject<boolean>;
  readonly onDone: () => void;
}

function CaseForm({ subjects, state, now, known, isNoteFirst, isWritten, onDone }: CaseFormProps) {
  const words = useWords();
  const { draft, write, end } = useDraft(subjects, state, known, isWritten);
  const { before, note, files } = draft;
  // As somebody else has it by now, until it is typed.
  const reason = draft.reason === (before.reason ?? '') ? (known?.reason ?? '') : draft.reason;
  const [by, setBy] = useState(readerName() ?? '');
  const next = state ?? now;
  const isDismissed = next === 'dismissed';
  const leave = (): void => {
    end();
    onDone();
  };
  return (
    <form
      onSubmit={submitted(() => {
        if (isDismissed && reason.trim() === '') return;
        setReaderName(by);
        const decision = { state: next, reason: isDismissed ? reason.trim() : null };
        const others = known ?? { ...NOTHING_SAID, by: null };
        const said = bothSaid(before, others, {
          ...decision,
          note: note === (before.note ?? '') ? before.note : note.trim() || null,
          files: namesIn(files),
        });
        setCase(subjects, { ...said, ...decision, by: by.trim() === '' ? null : by.trim() });
        leave();
      })}
    >
      {isDismissed ? <ReasonField value={reason} onValue={(value) => write({ reason: value })} /> : null}
      <LongField
        label={words.say('cases.note')}
        rows={3}
        value={note}
        isFirst={isNoteFirst}
        onValue={(value) => write({ note: value })}
      />
      <LongField
        label={words.say('cases.filesField')}
        rows={2}
        value={files}
        onValue={(value) => write({ files: value })}
      />
      <Field label={words.say('cases.yourName')}>
        <input maxLength={200} value={by} onInput={(event) => setBy(event.currentTarget.value)} />
      </Field>
      <p class="actions">
        <button type="submit">{words.say(isDismissed ? 'cases.dismiss' : 'cases.saveDecision')}</button>
        <button type="button" class="link" onClick={leave}>
          {words.say('cases.cancel')}
        </button>
      </p>
    </form>
  );
}

/**
 * What stands in the form: what was begun before, else what the case has. Where the form goes with its view, it waits for the next one.
 *
 * @returns `end`: it was saved, or is not wanted
 */
function useDraft(
  subjects: readonly string[],
  state: Draft['state'],
  known: Case | undefined,
  isWritten: RefObject<boolean>,
) {
  const [draft, setDraft] = useState<Omit<Draft, 'state'>>(draftOf(subjects) ?? begunWith(subjects, known));
  const begun = begunWith(subjects, draft.before);
  const isChanged = draft.note !== begun.note || draft.files !== begun.files || draft.reason !== begun.reason;
  isWritten.current = isChanged;
  useStay(isChanged);
  const latest = useRef<Draft | null>(null);
  latest.current = isChanged ? { ...draft, state } : null;
  useLayoutEffect(() => {
    takeDraft(subjects);
    return () => {
      if (latest.current !== null) keepDraft(latest.current);
    };
  }, []);
  return {
    draft,
    write: (change: Partial<Draft>): void => setDraft({ ...draft, ...change }),
    end: (): void => {
      latest.current = null;
    },
  };
}

function begunWith(subjects: readonly string[], before: SaidOfCase = NOTHING_SAID): Omit<Draft, 'state'> {
  const { reason, note, files = [] } = before;
  return {
    subjects,
    reason: reason ?? '',
    note: note ?? '',
    files: files.join('\n'),
    before,
    view: location.hash,
  };
}

function ReasonField({
  value,
  onValue,
}: {
  readonly value: string;
  readonly onValue: (value: string) => void;
}) {
  return (
    <Field label={useWords().say('cases.whyInnocent')} grows>
      <input
        required
        maxLength={CASE_BOUNDS.line}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

interface LongFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly isFirst?: boolean;
  readonly onValue: (value: string) => void;
}

/** @param isFirst it has the focus from the beginning */
function LongField({ label, rows, value, isFirst = false, onValue }: LongFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // What several people wrote may be longer than one may type: a browser takes no form with a changed text beyond its bound.
  const [begun] = useState(value.length);
  useLayoutEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <Field label={label} grows>
      <textarea
        ref={field}
        rows={rows}
        maxLength={Math.min(CASE_BOUNDS.note, CASE_BOUNDS.typedNote + begun)}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

/** One a line. undefined: none, so that a file without them stays as it was. */
function namesIn(text: string): readonly string[] | undefined {
  const names = text
    .split('\n')
    .map((line) => line.trim().slice(0, CASE_BOUNDS.line))
    .filter((line) => line !== '');
  return names.length === 0 ? undefined : names.slice(0, CASE_BOUNDS.files);
}
