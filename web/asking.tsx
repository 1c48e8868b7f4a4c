import { useCallback, useEffect, useState } from 'preact/hooks';
import { message, type Message, visible, visibleLines } from '#base';
import { ANSWER_DAYS, type AnswerLinkShape, type AskPerson, type Case, OWN_PAGE } from '#contract';
import { answeredWords, answersAbout, openAnswers } from '#report';
import { useCases } from './cases.ts';
import { CopyButton } from './copy-button.tsx';
import { Field, Select, submitted, Trouble, useDeed } from './form.tsx';
import { useKeeping } from './keep-cases.ts';
import { refusalIn } from './said-error.ts';
import { useWords } from './words.tsx';

/** What a person of a case reads of the own result. */
const READS = [
  ['full', message('answer.readsFull')],
  ['verdict', message('answer.readsVerdict')],
  ['none', message('answer.readsNone')],
] as const satisfies readonly (readonly [AskPerson['student_feedback'], Message])[];

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
      {asking === null || known === undefined || !isOpen ? null : <AskForm known={known} asking={asking} />}
    </details>
  );
}

/** What staff called a person of a case. */
function nameIn(one: Case | null, subject: string): string {
  return visible(one?.names[one.subjects.indexOf(subject)] ?? subject);
}

function AskForm({ known, asking }: { readonly known: Case; readonly asking: string }) {
  const words = useWords();
  const { isBusy, error, run } = useDeed();
  const [links, setLinks] = useState<readonly AnswerLinkShape[]>([]);
  const [made, setMade] = useState<{ readonly url: string; readonly link: AnswerLinkShape } | null>(null);
  const look = useCallback(async () => {
    const answer = await ask<{ readonly links: readonly AnswerLinkShape[] }>(asking, 'GET');
    setLinks(answer.links);
  }, [asking]);
  useEffect(() => void run(look), [look]);
  const own = links.filter(({ subjects }) => subjects.join(' ') === known.subjects.join(' '));
  const make = async (asked: Asked): Promise<void> => {
    setMade(await ask(asking, 'POST', { subjects: known.subjects, ...asked }));
    await look();
  };
  const end = async (id: number): Promise<void> => {
    await ask(`${asking}/${id}`, 'DELETE');
    setMade(null);
    await look();
  };
  return (
    <>
      <AskFields known={known} isBusy={isBusy} onAsk={(asked) => void run(() => make(asked))} />
      <Trouble error={error} />
      <div role="status">
        {made === null ? null : <Made {...made} name={nameIn(known, made.link.subject)} />}
      </div>
      <ul class="plain">
        {own.map((link) => (
          <li key={link.id}>
            <LinkState link={link} name={nameIn(known, link.subject)} />{' '}
            {link.ended ? null : (
              <button
                type="button"
                class="link"
                disabled={isBusy}
                onClick={() => void run(() => end(link.id))}
              >
                {words.say('answer.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type Asked = Omit<AskPerson, 'subjects'>;

function AskFields({
  known,
  isBusy,
  onAsk,
}: {
  readonly known: Case;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked) => void;
}) {
  const words = useWords();
  const [asked, setAsked] = useState<Asked>({
    subject: known.subjects[0] ?? '',
    student_feedback: READS[0][0],
    days: ANSWER_DAYS.usual,
    about: '',
  });
  const set = (change: Partial<Asked>): void => setAsked({ ...asked, ...change });
  return (
    <form onSubmit={submitted(() => onAsk(asked))}>
      <Field label={words.say('answer.who')}>
        <Select
          value={asked.subject}
          options={known.subjects.map((one) => [one, nameIn(known, one)])}
          onValue={(subject) => set({ subject })}
        />
      </Field>
      <Field label={words.say('answer.reads')}>
        <Select
          value={asked.student_feedback}
          options={READS.map(([value, said]) => [value, words.tell(said)])}
          onValue={(feedback) => set({ student_feedback: feedback })}
        />
      </Field>
      <Field label={words.say('answer.days')}>
        <input
          type="number"
          required
          min={1}
          max={ANSWER_DAYS.most}
          value={asked.days}
          onInput={({ currentTarget }) => set({ days: currentTarget.valueAsNumber })}
        />
      </Field>
      <Field label={words.say('answer.aboutField')} grows>
        <input
          maxLength={200}
          value={asked.about ?? ''}
          onInput={({ currentTarget }) => set({ about: currentTarget.value })}
        />
      </Field>
      <p class="actions">
        <button type="submit" disabled={isBusy}>
          {words.say('answer.make')}
        </button>
      </p>
    </form>
  );
}

/** A new link, which nobody can look up again. */
function Made({
  url,
  link,
  name,
}: {
  readonly url: string;
  readonly link: AnswerLinkShape;
  readonly name: string;
}) {
  const words = useWords();
  const label = words.say('answer.link', { name });
  return (
    <p class="made-link">
      {words.say('answer.linkOnce', { name, until: { as: 'time', value: link.expires_at } })}{' '}
      <input
        class="address"
        type="text"
        readOnly
        aria-label={label}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />{' '}
      <CopyButton label={words.say('page.copyLink')} shownAs={label} text={() => url} />
    </p>
  );
}

function LinkState({ link, name }: { readonly link: AnswerLinkShape; readonly name: string }) {
  const words = useWords();
  if (link.ended) return <>{words.say('answer.wasEnded', { name })}</>;
  const until = { as: 'time', value: link.expires_at } as const;
  return (
    <>
      {Date.parse(link.expires_at) > Date.now()
        ? words.say('answer.canAnswer', { name, until })
        : words.say('answer.couldAnswer', { name, until })}
    </>
  );
}

/** @throws Error with what the server says, for an answer that is not success */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the address answers
async function ask<Answer>(path: string, method: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { ...OWN_PAGE, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await refusalIn(response));
  return (await response.json()) as Answer;
}
