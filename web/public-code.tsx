import { message } from '#base';
import type { DossierSide } from '#report';
import { PassageOnPaper } from './dossier-passage.tsx';
import { Facts } from './facts.tsx';
import { useWords } from './words.tsx';

/** The public code that a submission is like, on paper. @param id what sets its headings apart from those of others */
export function PublicCode({
  side: { web = [], name },
  id,
}: {
  readonly side: Pick<DossierSide, 'web' | 'name'>;
  readonly id: number;
}) {
  const words = useWords();
  if (web.length === 0) return null;
  return (
    <>
      <h2>{words.say('web.sourcesOf', { name })}</h2>
      <p>{words.say('web.caution')}</p>
      {web.map((source, at) => (
        <section class="card" key={at} aria-labelledby={`public-${id}-${at}`}>
          <h3 id={`public-${id}-${at}`}>{words.write(source.name)}</h3>
          <Facts
            facts={[
              {
                label: message('dossier.factSimilarity'),
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
              id={`public-${id}-${at}-${number}`}
              passage={passage}
              names={[name, words.say('web.source')]}
            />
          ))}
        </section>
      ))}
    </>
  );
}
