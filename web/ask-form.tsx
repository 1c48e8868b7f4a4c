import { useCallback, useEffect, useState } from 'preact/hooks';
import { message, type Message } from '#base';
import { ANSWER_DAYS, type AnswerLinkShape, type AskPerson, type Case, OWN_PAGE } from '#contract';
import { CopyButton } from './copy-button.tsx';
import { Field, Select, submitted, Trouble, useDeed } from './form.tsx';
import { refusalIn } from './said-error.ts';
import { useWords } from './words.tsx';

/** What a person of a case reads of the own result. */
const READS = [
  ['full', message('answer.readsFull')],
  ['verdict', message('answer.readsVerdict')],
  ['none', message('answer.readsNone')],
] as const satisfies readonly (readonly [AskPerson['student_feedback'], Message])[];

interface AskFormProps {
  readonly known: Case;
  /** What staff called a person of it. */
  readonly nameOf: (subject: string) => string;
  readonly asking: string;
}

/** Makes links by which people of a case answer, on a server, and ends them. */
export function AskForm({ known, nameOf, asking }: AskFormProps) {
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
      <AskFields
        known={known}
        nameOf={nameOf}
        isBusy={isBusy}
        onAsk={(asked) => void run(() => make(asked))}
      />
      <Trouble error={error} />
      <div role="status">{made === null ? null : <Made {...made} name={nameOf(made.link.subject)} />}</div>
      <ul class="plain">
        {own.map((link) => (
          <li key={link.id}>
            <LinkState link={link} name={nameOf(link.subject)} />{' '}
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

interface AskFieldsProps {
  readonly known: Case;
  readonly nameOf: (subject: string) => string;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked) => void;
}

function AskFields({ known, nameOf, isBusy, onAsk }: AskFieldsProps) {
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
          options={known.subjects.map((one) => [one, nameOf(one)])}
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

interface MadeProps {
  readonly url: string;
  readonly link: AnswerLinkShape;
  readonly name: string;
}

/** A new link, which nobody can look up again. */
function Made({ url, link, name }: MadeProps) {
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
