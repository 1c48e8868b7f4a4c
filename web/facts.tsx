import type { PageFact } from '../src/report/page-data.ts';
import { visible } from '../src/text/escape.ts';
import { useWords } from './words.tsx';

/** Labelled facts; some lead elsewhere. */
export function Facts({ facts }: { readonly facts: readonly PageFact[] }) {
  const words = useWords();
  return (
    <dl class="facts">
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{words.write(fact.label)}</dt>
          <dd>
            {fact.url === null ? (
              visible(words.write(fact.text))
            ) : (
              <a href={fact.url} rel="noreferrer noopener" target="_blank">
                {visible(words.write(fact.text))}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
