import type { ComponentChildren } from 'preact';
import { visible } from '#base';
import { comparabilityWords, type ListedSubmission, shortWords, wasLate } from '#report';
import { useWords } from './words.tsx';

/** A word in a frame. */
export function Badge({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

/** What there is to say about a submission beside its numbers. */
export function Badges({ submission }: { readonly submission: ListedSubmission }) {
  const words = useWords();
  const { role } = submission;
  const note = comparabilityWords(submission.comparability);
  const short = shortWords(submission);
  return (
    <>
      {submission.flaggedBy.map((by) => (
        <Badge kind="flag" key={by}>
          {words.say(by === 'ai' ? 'lists.badgeFlaggedByAi' : 'lists.badgeFlagged')}
        </Badge>
      ))}
      {wasLate(submission) === true ? <Badge kind="warn">{words.say('lists.badgeLate')}</Badge> : null}
      {submission.isPardoned ? <Badge kind="note">{words.say('lists.badgePardoned')}</Badge> : null}
      {submission.unchecked === null ? null : <Badge kind="warn">{words.say('lists.badgeNotChecked')}</Badge>}
      {note === null ? null : <Badge kind="note">{visible(words.write(note))}</Badge>}
      {short === null ? null : <Badge kind="note">{words.write(short)}</Badge>}
      {role === 'judged' ? null : <Badge kind="note">{words.say(ROLES[role])}</Badge>}
    </>
  );
}

const ROLES = {
  archive: 'lists.badgeArchive',
  base: 'lists.badgeStarter',
  'ai-reference': 'lists.badgeAiReference',
} as const;
