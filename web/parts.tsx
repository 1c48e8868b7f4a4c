import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { visible } from '../src/text/escape.ts';
import { formatScore } from '../src/text/format.ts';
import type { PageFact, PageSubmission } from '../src/report/page-data.ts';
import { PARDONED_WORDS } from '../src/report/wording.ts';
import { useReport } from './report.ts';
import { currentAddress } from './routes.ts';
import { messageOf } from '../src/text/message-of.ts';

/** A number with a bar; the tick is the threshold. */
export function Score({
  value,
  threshold = null,
  isFlag = true,
}: {
  readonly value: number | null;
  readonly threshold?: number | null;
  /** Whether being above the threshold is marked. */
  readonly isFlag?: boolean;
}) {
  const above = isFlag && value !== null && threshold !== null && value > threshold;
  return (
    <span class={`score${above ? ' above' : ''}${value === null ? ' unknown' : ''}`}>
      <span class="bar" aria-hidden="true">
        {value === null ? null : (
          <span class="fill" style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
        )}
        {threshold === null ? null : <span class="tick" style={{ left: `${threshold}%` }} />}
      </span>
      <span class="number">{formatScore(value, threshold)}</span>
    </span>
  );
}

/** A submission's highest similarity; marked where it flags, and not where it only stands above the threshold. */
export function Total({ place }: { readonly place: number }) {
  const { page } = useReport();
  const submission = page.submissions[place];
  return (
    <Score
      value={submission?.total ?? null}
      threshold={page.thresholds.similarity}
      isFlag={submission?.flaggedBy.includes('similarity') ?? false}
    />
  );
}

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
      {submission.isPardoned ? <Badge kind="note">{PARDONED_WORDS}</Badge> : null}
      {submission.notChecked === null ? null : <Badge kind="warn">not checked</Badge>}
      {submission.note === null ? null : <Badge kind="note">{visible(submission.note)}</Badge>}
      {submission.role === 'archive' ? <Badge kind="note">archive</Badge> : null}
      {submission.role === 'base' ? <Badge kind="note">starter code</Badge> : null}
      {submission.role === 'ai-reference' ? <Badge kind="note">AI reference</Badge> : null}
    </>
  );
}

export function Facts({ facts }: { readonly facts: readonly PageFact[] }) {
  return (
    <dl class="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.url === null ? (
              visible(fact.text)
            ) : (
              <a href={fact.url} rel="noreferrer noopener" target="_blank">
                {visible(fact.text)}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The value of a promise: undefined until it is there; an error is shown by `Failed`. */
export function useLoaded<T>(
  load: () => Promise<T>,
  keys: readonly unknown[],
): { readonly value?: T; readonly error?: string } {
  const [state, setState] = useState<{ value?: T; error?: string }>({});
  useEffect(() => {
    let isStale = false;
    setState({});
    const follow = async (): Promise<void> => {
      try {
        const value = await load();
        if (!isStale) setState({ value });
      } catch (error) {
        if (!isStale) setState({ error: messageOf(error) });
      }
    };
    void follow();
    return () => {
      isStale = true;
    };
    // The caller names what the promise depends on.
  }, keys);
  return state;
}

export function Failed({ error }: { readonly error: string }) {
  return (
    <p class="failed" role="alert">
      This part of the report cannot be shown: {error}
    </p>
  );
}

/** Whether the page is being printed: then lists are shown whole. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = (): void => setIsPrinting(true);
    const after = (): void => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}

/** Copies the address of what is shown; where the browser does not let it, the address stands there to be copied. */
export function CopyLink() {
  const [shown, setShown] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  useEffect(() => {
    if (shown?.isCopied !== true) return;
    const timer = setTimeout(() => setShown(null), 2000);
    return () => clearTimeout(timer);
  }, [shown]);
  const copy = async (): Promise<void> => {
    const text = currentAddress();
    try {
      await navigator.clipboard.writeText(text);
      setShown({ text, isCopied: true });
    } catch {
      setShown({ text, isCopied: false });
    }
  };
  return (
    <>
      <button type="button" title="Copy a link to what is shown" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status" class={shown?.isCopied === true ? 'made' : 'hidden'}>
        {shown?.isCopied === true ? 'Copied' : ''}
      </span>
      {shown === null || shown.isCopied ? null : (
        <input
          class="address"
          type="text"
          readOnly
          aria-label="Link to what is shown"
          value={shown.text}
          ref={(field) => field?.select()}
          onBlur={() => setShown(null)}
        />
      )}
    </>
  );
}

/** Names the browser's tab and moves the focus to the heading, so that a screen reader notices the new view. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – similarity report`;
  }, [title]);
}
