import type { ComponentChildren } from 'preact';
import type { Fact } from '#report';
import { Said } from './words.tsx';

interface AwayProps {
  readonly url: string | null;
  /** The words are the address: on paper it stands behind them where it is another. */
  readonly isItself?: boolean;
  readonly children: ComponentChildren;
}

/** What leads to another site; what has no address stands there alone. */
export function Away({ url, isItself = false, children }: AwayProps) {
  if (url === null) return <>{children}</>;
  return (
    <a href={url} class={isItself ? 'itself' : undefined} rel="noreferrer noopener" target="_blank">
      {children}
    </a>
  );
}

/** Labelled facts; some lead elsewhere. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map((fact, at) => (
        <div key={at}>
          <dt>
            <Said of={fact.label} />
          </dt>
          <dd>
            <Away url={fact.url} isItself={fact.text === fact.url}>
              <Said of={fact.text} />
            </Away>
          </dd>
        </div>
      ))}
    </dl>
  );
}
