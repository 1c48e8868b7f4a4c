import { useLayoutEffect } from 'preact/hooks';
import { message } from '#base';
import type { CourseDossierPage } from '#report';
import { Evidence, Forms, HowToRead, PaperFile, Sentences } from './dossier-paper.tsx';
import { headPages } from './printing.ts';
import { useWords } from './words.tsx';

/** One pair over a course, in a file of its own: what comes back, and then each assignment by itself. */
export function CourseDossierFile({ page }: { readonly page: CourseDossierPage }) {
  const words = useWords();
  const { assignments, course, others, reader, recurrence } = page;
  const [a, b] = page.names;
  const head = words.say('dossier.head', { assignment: course, a, b });
  useLayoutEffect(() => headPages(head), [head]);
  const made = message('course.dossierMade', {
    course,
    n: assignments.length,
    madeAt: { as: 'time', value: page.madeAt },
  });
  return (
    <PaperFile>
      <h1 tabIndex={-1}>{words.say('course.dossierHeading', { a, b })}</h1>
      <Sentences all={[made, ...(reader === null ? [] : [message('dossier.copyOf', { reader })])]} />
      <p class="warning">{words.say('dossier.decidesNothing')}</p>
      {recurrence === null ? null : <p>{words.tell(recurrence)}</p>}
      <p>{words.say('course.dossierEach')}</p>
      <Overview page={page} />
      {others === 0 ? null : <p>{words.say('course.dossierOthers', { n: others })}</p>}
      <Forms />
      {assignments.map(({ dossier }, at) => (
        <section class="chapter" key={at} aria-label={dossier.assignment}>
          <h2>{words.say('words.colon', { first: String(at + 1), rest: dossier.assignment })}</h2>
          <Evidence page={dossier} />
        </section>
      ))}
      <HowToRead />
    </PaperFile>
  );
}

function Overview({ page: { assignments } }: { readonly page: CourseDossierPage }) {
  const words = useWords();
  return (
    <table class="times">
      <thead>
        <tr>
          <th scope="col">{words.say('course.assignment')}</th>
          <th scope="col">{words.say('course.checked')}</th>
          <th scope="col">{words.say('report.similarity')}</th>
          <th scope="col">{words.say('course.place')}</th>
        </tr>
      </thead>
      <tbody>
        {assignments.map(({ dossier, similarity, place }, at) => (
          <tr key={at}>
            <td>{dossier.assignment}</td>
            <td>{words.time(dossier.checkedAt)}</td>
            <td>{words.score(similarity)}</td>
            <td>{place === null ? words.say('words.notKnown') : words.say('course.placeOf', place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
