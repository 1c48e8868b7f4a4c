import type { ComponentChildren } from 'preact';
import type { PageSubmission } from '../src/report/page-data.ts';
import { PARDONED_WORDS } from '../src/report/wording.ts';
import { visible } from '../src/text/escape.ts';

/** A word in a frame. */
export function Badge({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

/** What there is to say about a submission beside its numbers. */
export function Badges({ submission }: { readonly submission: PageSubmission }) {
  return (
    <>
      {submission.flaggedBy.map((by) => (
        <Badge kind="flag" key={by}>
          {by === 'ai' ? 'flagged: AI score' : 'flagged'}
        </Badge>
      ))}
      {submission.isLate === true ? <Badge kind="warn">late</Badge> : null}
      {submission.isPardoned ? <Badge kind="note">{PARDONED_WORDS}</Badge> : null}
      {submission.notChecked === null ? null : <Badge kind="warn">not checked</Badge>}
      {submission.note === null ? null : <Badge kind="note">{visible(submission.note)}</Badge>}
      {submission.short === null ? null : <Badge kind="note">{submission.short}</Badge>}
      {submission.role === 'archive' ? <Badge kind="note">archive</Badge> : null}
      {submission.role === 'base' ? <Badge kind="note">starter code</Badge> : null}
      {submission.role === 'ai-reference' ? <Badge kind="note">AI reference</Badge> : null}
    </>
  );
}
