import { useMemo } from 'preact/hooks';
import { visible, type Words } from '#base';
import { CHECK_STATES, type CheckLine } from '#contract';
import { link } from '../links.ts';
import { replaceQuery } from '../routes.ts';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { useAnswer } from './api.ts';
import { Field, Trouble } from '../form.tsx';
import { isUnderWay, stateWords } from './states.ts';
import { useTitle } from '../frame.tsx';

/** How often a list is asked for again: more often where something is under way. */
const BUSY_MS = 4000;
const IDLE_MS = 60_000;

/** Every check that the reader may see, newest first. */
export function Checks({ query }: { readonly query: URLSearchParams }) {
  const words = useWords();
  useTitle(words.say('server.checks'), 'server.tabTitle');
  const { value, error } = useChecks();
  const q = query.get('q') ?? '';
  const state = query.get('state') ?? '';
  const rows = useMemo(() => (value ?? []).filter((check) => isShown(check, q, state)), [value, q, state]);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.checks')}</h1>
      <Trouble error={error} />
      {value === undefined ? (
        <p class="loading">{words.say('server.loading')}</p>
      ) : value.length === 0 ? (
        <section class="card">
          <p>{words.say('server.noChecks')}</p>
          <p>
            <a class="button primary" href={link('new')}>
              {words.say('server.newCheck')}
            </a>
          </p>
        </section>
      ) : (
        <>
          <div class="filters">
            <Field label={words.say('query.find')} grows>
              <input
                type="search"
                value={q}
                spellcheck={false}
                onInput={({ currentTarget }) => replaceQuery({ q: currentTarget.value })}
              />
            </Field>
            <Field label={words.say('server.state')}>
              <select
                value={state}
                onChange={({ currentTarget }) => replaceQuery({ state: currentTarget.value })}
              >
                <option value="">{words.say('server.anyState')}</option>
                {CHECK_STATES.map((one) => (
                  <option key={one} value={one}>
                    {words.tell(stateWords(one))}
                  </option>
                ))}
              </select>
            </Field>
            <p class="found" role="status">
              {words.say('server.countChecks', { count: rows.length })}
            </p>
          </div>
          <Table
            label={words.say('server.checks')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            sort={query.get('sort')}
            empty={words.say('drop.noneFound')}
          />
        </>
      )}
    </>
  );
}

/** Every check that the reader may see, as it is now. */
export function useChecks() {
  const slow = useAnswer<{ readonly checks: readonly CheckLine[] }>('/people/v1/checks', IDLE_MS);
  const isBusy = slow.value?.checks.some(isUnderWay) ?? false;
  const fast = useAnswer<{ readonly checks: readonly CheckLine[] }>(
    isBusy ? '/people/v1/checks?busy=1' : null,
    BUSY_MS,
  );
  const value = useMemo(() => {
    const news = new Map(fast.value?.checks.map((check) => [check.id, check]));
    return slow.value?.checks.map((check) => news.get(check.id) ?? check);
  }, [slow.value, fast.value]);
  return { value, error: slow.error };
}

function isShown(check: CheckLine, q: string, state: string): boolean {
  if (state !== '' && check.state !== state) return false;
  const text = `${check.id} ${visible(check.name)} ${visible(check.owner ?? '')}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function columnsOf(words: Words): readonly Column<CheckLine>[] {
  return [
    {
      id: 'name',
      label: words.say('drop.name'),
      kind: 'wide',
      by: ({ name }) => name.toLowerCase(),
      cell: (check) => (
        <>
          <a class="name" href={link(`checks/${check.id}`)}>
            {visible(check.name)}
          </a>
          <From check={check} />
          {check.course === null ? null : (
            <a class="from" href={link(`courses/${check.course.id}`)}>
              {visible(check.course.name)}
            </a>
          )}
          <NewAnswers check={check} />
        </>
      ),
    },
    {
      id: 'state',
      label: words.say('server.state'),
      by: ({ state }) => CHECK_STATES.indexOf(state),
      cell: (check) => <State check={check} />,
    },
    {
      id: 'submissions',
      label: words.say('drop.submissions'),
      kind: 'number minor',
      by: ({ submissions }) => submissions,
      cell: ({ submissions }) => words.count(submissions),
    },
    {
      id: 'flagged',
      label: words.say('server.flagged'),
      kind: 'number',
      by: ({ flagged }) => flagged,
      cell: ({ flagged }) => (flagged === null ? words.say('words.notKnown') : words.count(flagged)),
    },
    {
      id: 'max',
      label: words.say('server.max'),
      kind: 'number minor',
      by: ({ max }) => max,
      cell: ({ max }) => words.score(max),
    },
    {
      id: 'made',
      label: words.say('server.made'),
      kind: 'time minor',
      by: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => words.time(createdAt),
    },
  ];
}

/** Whose check it is, where it is not the reader's. */
export function From({ check }: { readonly check: CheckLine }) {
  const words = useWords();
  if (check.access === 'own') return null;
  return (
    <span class="from">
      {check.access === 'sample'
        ? words.say('server.sample')
        : words.say('server.sharedBy', { name: visible(check.owner ?? '') })}
    </span>
  );
}

/** What people answered since somebody decided about their case. */
export function NewAnswers({ check: { answers } }: { readonly check: Pick<CheckLine, 'answers'> }) {
  const words = useWords();
  if (answers === 0) return null;
  return <span class="badge flag">{words.say('answer.waiting', { n: answers })}</span>;
}

/** A state, and how far it is. */
export function State({ check }: { readonly check: CheckLine }) {
  const words = useWords();
  const text = words.tell(stateWords(check.state));
  return (
    <span class={`state ${check.state}`}>
      {check.state === 'processing' && check.progress > 0
        ? words.say('server.stateAt', { state: text, share: words.percent(check.progress) })
        : text}
    </span>
  );
}
