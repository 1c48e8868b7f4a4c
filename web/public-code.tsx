import { useId } from 'preact/hooks';
import { message } from '#base';
import type { DossierSide } from '#report';
import { PassageOnPaper } from './dossier-passage.tsx';
import { Facts } from './facts.tsx';
import { useWords } from './words.tsx';

/** The public code that a submission is like, on paper. */
export function PublicCode({
  side: { web = [], name },
}: {
  readonly side: Pick<DossierSide, 'web' | 'name'>;
}) {
  const words = useWords();
  const id = useId();
  if (web.length === 0) return null;
  return (
    <>
      <h2>{words.say('web.sourcesOf', { name })}</h2>
      <p>{words.say('web.caution')}</p>
      {web.map((source, at) => (
        <section class="card" role="group" key={at} aria-labelledby={`${id}-${at}`}>
          <h3 id={`${id}-${at}`}>{words.write(source.name)}</h3>
          <Facts
            facts={[
              {
                label: message('report.similarity'),
                text: { as: 'score', value: source.similarity },
                url: null,
              },
              ...source.facts,
            ]}
          />
          {source.passages.map((passage, number) => (
            <PassageOnPaper
              key={number}
              number={number + 1}
              passage={passage}
              names={[name, words.say('web.source')]}
            />
          ))}
        </section>
      ))}
    </>
  );
}
