import type { Fact } from '#report';
import { Said } from './words.tsx';

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
            {fact.url === null ? (
              <Said of={fact.text} />
            ) : (
              <a
                href={fact.url}
                // On paper an address stands behind its words, where it is not these.
                class={fact.text === fact.url ? 'itself' : undefined}
                rel="noreferrer noopener"
                target="_blank"
              >
                <Said of={fact.text} />
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
