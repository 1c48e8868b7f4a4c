import type { PageFact } from '../src/report/page-data.ts';
import { visible } from '../src/text/escape.ts';

/** Labelled facts; some lead elsewhere. */
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
