import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { PlainId, Text, Words } from '#base';
import { CopyButton } from '../copy-button.tsx';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { ask, useAnswer } from './api.ts';
import { Field, submitted, SureButton, Trouble, useDeed } from '../form.tsx';
import { useTitle } from '../frame.tsx';
import { Loading } from '../loaded.tsx';

/** Has a list read again. */
export type Again = () => Promise<void> | void;

/** A page that lists things of the server. */
export function Collection<Line extends { readonly id: number }>(props: {
  readonly title: PlainId;
  readonly path: string;
  /** What the answer calls them. */
  readonly list: string;
  readonly columnsOf: (words: Words, again: Again) => readonly Column<Line>[];
  readonly sort?: string;
  readonly empty: PlainId;
  /** What makes another one. */
  readonly form?: (again: Again) => ComponentChildren;
}) {
  const words = useWords();
  const title = words.say(props.title);
  useTitle(title, 'server.tabTitle');
  const { value, error, again } = useAnswer<Readonly<Record<string, readonly Line[]>>>(props.path);
  const columns = useMemo(() => props.columnsOf(words, again), [words]);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {props.form?.(again)}
      <Trouble error={error} />
      {value === undefined ? (
        <Loading of="server.loading" error={error} />
      ) : (
        <Table
          label={title}
          columns={columns}
          rows={value[props.list] ?? []}
          rowKey={({ id }) => String(id)}
          sort={props.sort ?? null}
          empty={words.say(props.empty)}
        />
      )}
    </>
  );
}

interface NewField {
  readonly name: string;
  readonly label: PlainId;
  /** Values and their labels; absent: it is typed. */
  readonly options?: readonly (readonly [value: string, label: Text])[];
  readonly type?: 'date';
}

/** Makes one thing. Its first field is needed, and is empty again afterwards. A key that came of it is shown once. */
export function NewLine(props: {
  readonly label: PlainId;
  /** It stands in a section that has a heading. */
  readonly isInside?: true;
  readonly fields: readonly NewField[];
  readonly button: PlainId;
  readonly make: (body: Readonly<Record<string, string>>) => Promise<{ readonly key?: string }>;
  readonly again: Again;
}) {
  const words = useWords();
  const [made, setMade] = useState<string>();
  const { isBusy, error, run } = useDeed();
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const { key } = await props.make(Object.fromEntries(new FormData(form) as Iterable<[string, string]>));
    setMade(key);
    const [first] = form.elements;
    if (first instanceof HTMLInputElement || first instanceof HTMLSelectElement) first.value = '';
    await props.again();
  };
  return (
    <form
      class={props.isInside ? '' : 'card'}
      aria-label={words.say(props.label)}
      onSubmit={submitted((form) => void run(() => submit(form)))}
    >
      {props.isInside ? null : <h2>{words.say(props.label)}</h2>}
      <div class="filters">
        {props.fields.map(({ name, label, options, type }, at) => (
          <Field key={name} label={words.say(label)} grows={at === 0}>
            {options !== undefined ? (
              <select name={name} required={at === 0}>
                {options.map(([value, said]) => (
                  <option key={value} value={value}>
                    {words.write(said)}
                  </option>
                ))}
              </select>
            ) : type === 'date' ? (
              <input name={name} type="date" required={at === 0} />
            ) : (
              <input name={name} type="text" required={at === 0} maxLength={100} pattern=".*\S.*" />
            )}
          </Field>
        ))}
        <button type="submit" class={props.isInside ? '' : 'primary'} disabled={isBusy}>
          {words.say(props.button)}
        </button>
      </div>
      <Trouble error={error} />
      <div role="status">
        {made === undefined ? null : (
          <p class="made-key">
            {words.say('server.keyOnce')} <code>{made}</code>{' '}
            <CopyButton
              label={words.say('server.copyKey')}
              shownAs={words.say('server.copyKey')}
              text={() => made}
            />
          </p>
        )}
      </div>
    </form>
  );
}

/** A button that changes one thing, and has the list read again. */
export function LineButton(props: {
  readonly label: PlainId;
  /** What is asked before; absent: it can be undone. */
  readonly question?: PlainId;
  readonly path: string;
  readonly request: NonNullable<Parameters<typeof ask>[1]>;
  readonly again: Again;
}) {
  const words = useWords();
  const { isBusy, error, run } = useDeed();
  const label = words.say(props.label);
  const change = (): void =>
    void run(async () => {
      await ask(props.path, props.request);
      await props.again();
    });
  return (
    <>
      {props.question === undefined ? (
        <button type="button" disabled={isBusy} onClick={change}>
          {label}
        </button>
      ) : (
        <SureButton
          label={label}
          question={words.say(props.question)}
          sure={label}
          stay={words.say('server.no')}
          isBusy={isBusy}
          onSure={change}
        />
      )}
      <Trouble error={error} />
    </>
  );
}

/** Short facts. @param facts a label and a text each */
export function ShortFacts({ facts }: { readonly facts: readonly (readonly string[])[] }) {
  return (
    <dl class="facts-of-check">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
