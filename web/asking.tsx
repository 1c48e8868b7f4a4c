import { useState } from 'preact/hooks';
import { visible, visibleLines } from '#base';
import type { Case } from '#contract';
import { answeredWords, answersAbout, openAnswers } from '#report';
import { AskForm } from './ask-form.tsx';
import { useCases } from './cases.ts';
import { useKeeping } from './keep-cases.ts';
import { useWords } from './words.tsx';

/** What the people of a case answered, and on a server the way to ask them. */
export function Asking({
  subjects,
  known,
}: {
  readonly subjects: readonly string[];
  readonly known: Case | undefined;
}) {
  const words = useWords();
  const kept = useKeeping();
  const { book } = useCases();
  const asking = known === undefined ? null : kept.asking;
  const answers = answersAbout(book.cases, subjects);
  const waiting = known === undefined ? answers.length : openAnswers({ ...known, answers }).length;
  // Cases of a server come after the page: what waits in them opens it as well.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? waiting > 0;
  if (asking === null && answers.length === 0) return null;
  const nameOf = (subject: string): string =>
    nameIn(book.cases.find((one) => one.subjects.includes(subject)) ?? null, subject);
  return (
    <details class="asking" open={isOpen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        {waiting > 0
          ? words.say('answer.waiting', { n: waiting })
          : answers.length > 0
            ? words.say('answer.count', { n: answers.length })
            : words.say('answer.ask')}
      </summary>
      {answers.map((one) => (
        <div key={`${one.subject} ${one.at}`}>
          <p class="hint">{words.tell(answeredWords(nameOf(one.subject), one))}</p>
          <p class="note" tabIndex={0}>
            {visibleLines(one.text)}
          </p>
        </div>
      ))}
      {asking === null || known === undefined || !isOpen ? null : (
        <AskForm known={known} nameOf={(subject) => nameIn(known, subject)} asking={asking} />
      )}
    </details>
  );
}

/** What staff called a person of a case. */
function nameIn(one: Case | null, subject: string): string {
  return visible(one?.names[one.subjects.indexOf(subject)] ?? subject);
}
