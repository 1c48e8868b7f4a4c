import type { ComponentChildren } from 'preact';
import { visible } from '#base';
import {
  CASE_FACTS,
  comparabilityWords,
  type ListedPair,
  type ListedSubmission,
  roleWords,
  shortWords,
  wasLate,
} from '#report';
import type { CaseState } from '#contract';
import { useWords } from './words.tsx';
import { stateOf, stateOfOne, useCases } from './cases.ts';

/** A word in a frame. */
export function Badge({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

/** What there is to say about a submission beside its numbers. */
export function Badges({ submission }: { readonly submission: ListedSubmission }) {
  const words = useWords();
  const note = comparabilityWords(submission.comparability);
  const short = shortWords(submission);
  return (
    <>
      {submission.flaggedBy.map((by) => (
        <Badge kind="flag" key={by}>
          {words.say(by === 'ai' ? 'lists.badgeFlaggedByAi' : 'lists.badgeFlagged')}
        </Badge>
      ))}
      {wasLate(submission) === true ? <Badge kind="warn">{words.say('report.late')}</Badge> : null}
      {submission.isPardoned ? <Badge kind="note">{words.say('report.pardoned')}</Badge> : null}
      {submission.unchecked === null ? null : <Badge kind="warn">{words.say('lists.badgeNotChecked')}</Badge>}
      {note === null ? null : <Badge kind="note">{visible(words.write(note))}</Badge>}
      {short === null ? null : <Badge kind="note">{words.write(short)}</Badge>}
      <RoleBadge of={submission} />
    </>
  );
}

/** That a submission is not judged: last year's, say. With the blank before it. */
export function RoleBadge({ of }: { readonly of: ListedSubmission | undefined }) {
  const words = useWords();
  const role = of === undefined ? null : roleWords(of);
  return role === null ? null : (
    <>
      {' '}
      <Badge kind="note">{words.tell(role)}</Badge>
    </>
  );
}

/** What was decided about a pair; nothing where it is new, or dismissed, which other marks say. */
export function CaseBadge({ pair }: { readonly pair: ListedPair }) {
  useCases();
  const state = stateOf(pair);
  return state === 'dismissed' && pair.dismissed !== null ? null : <StateBadge state={state} />;
}

/** What was decided about one submission by itself; nothing where nobody did. */
export function OwnCaseBadge({ place }: { readonly place: number }) {
  useCases();
  return <StateBadge state={stateOfOne(place)} />;
}

function StateBadge({ state }: { readonly state: CaseState }) {
  const words = useWords();
  const { badge, words: name } = CASE_FACTS[state];
  return badge === null ? null : <Badge kind={badge}>{words.tell(name)}</Badge>;
}
