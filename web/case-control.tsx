import { useId, useState } from 'preact/hooks';
import { CASE_WORDS, stateNow } from '../src/cases/case-words.ts';
import { CASE_STATES, type CaseState } from '../src/domain/cases.ts';
import { visible } from '../src/text/escape.ts';
import { formatTime } from '../src/text/format.ts';
import { Badge } from './badges.tsx';
import { caseOf, setCase, useCases } from './cases.ts';
import { useReport } from './report.ts';

/** What was decided about a pair or a group, and the way to decide it. @param subjects two of a pair, more of a group */
export function CaseControl({ subjects }: { readonly subjects: readonly string[] }) {
  useCases();
  const { isAnonymous } = useReport();
  const known = caseOf(subjects);
  const state = known === undefined ? 'new' : stateNow(known);
  const [asked, setAsked] = useState<CaseState | null>(null);
  const id = useId();
  if (isAnonymous) return <Badge kind="note">{CASE_WORDS[state]}</Badge>;
  const choose = (next: CaseState): void => {
    if (next === 'dismissed') {
      setAsked(next);
      return;
    }
    setAsked(null);
    setCase(subjects, { state: next, reason: null, note: known?.note ?? null, by: known?.by ?? null });
  };
  return (
    <div class="case">
      <label for={`${id}-state`}>Case</label>
      <select
        id={`${id}-state`}
        value={asked ?? state}
        onChange={(event) => {
          const next = CASE_STATES.find((one) => one === event.currentTarget.value);
          if (next !== undefined) choose(next);
        }}
      >
        {CASE_STATES.map((one) => (
          <option key={one} value={one}>
            {CASE_WORDS[one]}
          </option>
        ))}
      </select>
      {known === undefined ? null : (
        <span class="hint">
          {known.by === null ? '' : `${visible(known.by)}, `}
          {formatTime(known.at)}
          {known.reason === null ? '' : `: ${visible(known.reason)}`}
        </span>
      )}
      {asked === 'dismissed' ? (
        <ReasonForm subjects={subjects} id={id} onDone={() => setAsked(null)} />
      ) : null}
    </div>
  );
}

function ReasonForm({
  subjects,
  id,
  onDone,
}: {
  readonly subjects: readonly string[];
  readonly id: string;
  readonly onDone: () => void;
}) {
  const known = caseOf(subjects);
  const [reason, setReason] = useState(known?.reason ?? '');
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        const { note = null, by = null } = known ?? {};
        setCase(subjects, { state: 'dismissed', reason: reason.trim(), note, by });
        onDone();
      }}
    >
      <label for={`${id}-reason`}>Why it is innocent</label>
      <input
        id={`${id}-reason`}
        required
        maxLength={1000}
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
      <button type="submit">Dismiss</button>
    </form>
  );
}
