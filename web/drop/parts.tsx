import type { ComponentChildren, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { message } from '#base';
import type { Part } from '#contract';
import { Rich, useWords } from '../words.tsx';
import { PART_NAMES } from './part-names.ts';

const MORE_PARTS = ['starter', 'references', 'earlier', 'people'] as const;

interface PartsToDropProps {
  readonly zone: (part: Part) => VNode;
  readonly folded: ReturnType<typeof useFolded>['folded'];
  /** More that is folded away. */
  readonly children?: ComponentChildren;
}

/** Where submissions are dropped, and, folded away, where all else is. */
export function PartsToDrop({ zone, folded: { isMoreOpen, onMore, starter }, children }: PartsToDropProps) {
  const words = useWords();
  return (
    <>
      <section class="card" aria-labelledby="drop-submissions">
        <h2 id="drop-submissions">{words.tell(PART_NAMES.submissions)}</h2>
        <p class="hint">{words.say('drop.hint')}</p>
        {zone('submissions')}
      </section>
      <details
        class="card more-parts"
        open={isMoreOpen}
        onToggle={({ currentTarget }) => onMore(currentTarget.open)}
      >
        <summary>{words.say('drop.moreParts')}</summary>
        {MORE_PARTS.map((part) => (
          <section key={part} aria-labelledby={`drop-${part}`}>
            <h3 id={`drop-${part}`} tabIndex={-1} ref={part === 'starter' ? starter : null}>
              {words.tell(PART_NAMES[part])}
            </h3>
            <p class="hint">
              <Rich of={message(`drop.hint${part}`)} />
            </p>
            {zone(part)}
          </section>
        ))}
        {children}
      </details>
    </>
  );
}

/** What is folded away, opened when it is asked for. @returns `folded` of `PartsToDrop`, and the way to the starter code */
export function useFolded() {
  const [isMoreOpen, onMore] = useState(false);
  const starter = useRef<HTMLHeadingElement>(null);
  const toStarter = (): void => {
    onMore(true);
    // What is folded away cannot be gone to before it is shown.
    setTimeout(() => starter.current?.focus());
  };
  return { folded: { isMoreOpen, onMore, starter }, toStarter };
}

/** That starter code is missing, and the way to where it is dropped. */
export function NoStarter({ toStarter }: { readonly toStarter: () => void }) {
  return (
    <Rich
      of={message('drop.noStarter')}
      tags={{
        a: (inside) => (
          <button type="button" class="link" onClick={toStarter}>
            {inside}
          </button>
        ),
      }}
    />
  );
}
