import { useEffect, useMemo, useState } from 'preact/hooks';
import { visible, type Words } from '#base';
import {
  CHECK_STATES,
  type CheckLine,
  type CheckListAnswer,
  isCheckFound,
  LISTED_CHECKS,
  MOST_SOUGHT,
} from '#contract';
import { link } from '../links.ts';
import { replaceQuery } from '../routes.ts';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { useAnswer } from './api.ts';
import { Field, Select, Trouble } from '../form.tsx';
import { isRunning, isUnderWay, stateWords } from './states.ts';
import { useTitle } from '../frame.tsx';
import { Loading } from '../loaded.tsx';

/** How often a list is asked for again: more often where something is under way. */
const BUSY_MS = 4000;
const IDLE_MS = 60_000;

/** Every check that the reader may see, newest first. */
export function Checks({ query }: { readonly query: URLSearchParams }) {
  const words = useWords();
  useTitle(words.say('server.checks'), 'server.tabTitle');
  const q = query.get('q') ?? '';
  const state = query.get('state') ?? '';
  const { value, isCut, error, older } = useChecks({ q, state });
  const rows = useMemo(
    () => (value ?? []).filter((one) => (state === '' || one.state === state) && isCheckFound(one, q)),
    [value, q, state],
  );
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.checks')}</h1>
      <Trouble error={error} />
      {value === undefined ? (
        <Loading of="server.loading" error={error} />
      ) : value.length === 0 && q + state === '' ? (
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
              <Select
                value={state}
                options={[
                  ['', words.say('server.anyState')],
                  ...CHECK_STATES.map((one) => [one, words.tell(stateWords(one))] as const),
                ]}
                onValue={(next) => replaceQuery({ state: next })}
              />
            </Field>
            <p class="found" role="status">
              {words.say(isCut ? 'server.newestChecks' : 'server.countChecks', { count: rows.length })}
            </p>
            {older === null ? null : (
              <button type="button" onClick={older}>
                {words.say('server.olderChecks')}
              </button>
            )}
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

/** Which checks are looked for; '': any. */
interface Sought {
  readonly q?: string;
  readonly state?: string;
  readonly course?: string;
}

/**
 * The newest checks that the reader may see, as they are now. Where these are not all, the server looks for what is looked for among
 * all of them.
 */
export function useChecks({ q = '', state = '', course = '' }: Sought = {}) {
  const [most, setMost] = useState<number>(LISTED_CHECKS.usual);
  const newest = useAnswer<CheckListAnswer>(pathOf({ course, most: String(most) }), IDLE_MS);
  const isSought = newest.value?.more === true && q.trim() + state !== '';
  const sought = { course, state, q: q.trim().slice(0, MOST_SOUGHT), most: String(most) };
  const found = useAnswer<CheckListAnswer>(isSought ? pathOf(sought) : null, IDLE_MS);
  // What is there is shown until older ones have come.
  const [last, setLast] = useState(newest.value);
  useEffect(() => {
    if (newest.value !== undefined) setLast(newest.value);
  }, [newest.value]);
  const slow = (isSought ? found.value : undefined) ?? newest.value ?? last;
  const isBusy = slow?.checks.some(isUnderWay) ?? false;
  const fast = useAnswer<CheckListAnswer>(isBusy ? `${CHECKS}?busy=1` : null, BUSY_MS);
  const news = useMemo(() => new Map(fast.value?.checks.map((check) => [check.id, check])), [fast.value]);
  const value = useMemo(() => slow?.checks.map((check) => news.get(check.id) ?? check), [slow, news]);
  // What is busy no more has come to something.
  const isOver = fast.value !== undefined && slow?.checks.some((one) => isRunning(one) && !news.has(one.id));
  useEffect(() => {
    if (isOver !== true) return;
    void newest.again();
    if (isSought) void found.again();
  }, [fast.value, isOver]);
  const isCut = slow?.more === true;
  const canGrow = isCut && most < LISTED_CHECKS.most;
  return {
    /** As they are now, newest first; undefined: not known yet. */
    value,
    /** There are older ones. */
    isCut,
    error: newest.error ?? found.error,
    /** Asks for older ones; null: there are none, or they are too many for a page: then they are looked for. */
    older: canGrow ? () => setMost(most * 2) : null,
  };
}

const CHECKS = '/people/v1/checks';

function pathOf(sought: Readonly<Record<string, string>>): string {
  return `${CHECKS}?${new URLSearchParams(Object.entries(sought).filter(([, text]) => text !== ''))}`;
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
          <a class="name" href={link(`checks/${check.id}`)} title={visible(check.name)}>
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
      kind: 'number few',
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
  // Somebody pressed the button that starts it, and what it is made of is on its way.
  const isStarted = check.state === 'created' && check.report === 'making';
  const text = words.tell(stateWords(isStarted ? 'queued' : check.state));
  return (
    <span class={`state ${check.state}`}>
      {check.state === 'processing' && check.progress > 0
        ? words.say('server.stateAt', { state: text, share: words.percent(check.progress) })
        : text}
    </span>
  );
}
