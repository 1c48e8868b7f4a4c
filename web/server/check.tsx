import { useEffect } from 'preact/hooks';
import { inEnglish, message, visible } from '#base';
import type { CheckAnswer, NotChecked, ShareRow } from '#contract';
import { link } from '../links.ts';
import { Because, Said, useWords } from '../words.tsx';
import { ask, useAnswer, useConnection } from './api.ts';
import { From, NewAnswers, State } from './checks.tsx';
import { Trouble, useDeed } from '../form.tsx';
import { isRunning, isUnderWay } from './states.ts';
import { useTitle } from '../frame.tsx';
import { Loading } from '../loaded.tsx';
import { type Again, LineButton, NewLine, ShortFacts } from './collection.tsx';

/** Where no events come, the check is asked for so often. */
const POLL_MS = 3000;

/** One check: what became of it, and what can be done with it. */
export function Check({ id }: { readonly id: number }) {
  const words = useWords();
  const { value: check, error, again } = useFollowed(id);
  const name = check === undefined ? String(id) : visible(check.name);
  useTitle(name, 'server.tabTitle');
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <Trouble error={error} />
      {check === undefined ? (
        <Loading of="server.loading" error={error} />
      ) : (
        <>
          <Outcome check={check} again={again} />
          {check.access === 'own' ? <Shares id={id} /> : null}
        </>
      )}
      <p>
        <a href={link('')}>{words.say('server.allChecks')}</a>
      </p>
    </>
  );
}

/** A check that is followed while it changes: by the server's events, and by asking again. */
function useFollowed(id: number) {
  const path = `/people/v1/checks/${id}`;
  const first = useAnswer<CheckAnswer>(path);
  const isLive = first.value !== undefined && isUnderWay(first.value);
  const next = useAnswer<CheckAnswer>(isLive ? path : null, POLL_MS);
  const { again } = first;
  useEffect(() => {
    if (!isLive) return undefined;
    const events = new EventSource(`${path}/events`);
    const news = (): void => void again();
    // How far it is, is asked for.
    for (const name of ['done', 'gone']) events.addEventListener(name, news);
    // Where there is no such feed it is asked for all the same.
    events.addEventListener('error', () => events.close());
    return () => events.close();
  }, [path, isLive]);
  useEffect(() => {
    if (next.value !== undefined && !isUnderWay(next.value)) void again();
  }, [next.value]);
  const value = isLive ? (next.value ?? first.value) : first.value;
  return { value, error: first.error ?? next.error, again };
}

/** State, numbers, and the way to the report. */
function Outcome({ check, again }: { readonly check: CheckAnswer; readonly again: Again }) {
  const words = useWords();
  const isLive = isRunning(check);
  return (
    <section class="card" aria-label={words.say('server.state')}>
      <p role="status" class="outcome">
        <State check={check} />
        <From check={check} /> <NewAnswers check={check} />
      </p>
      {isLive ? (
        <progress max={100} value={check.progress} aria-label={words.say('server.progress')} />
      ) : null}
      {check.state === 'failed' ? (
        <p class="warning">
          <Said of={inEnglish(check.reason)} />
        </p>
      ) : null}
      <Facts check={check} />
      <Unchecked all={check.notChecked ?? []} />
      {check.state === 'completed' ? <ReportLink check={check} again={again} /> : null}
      <Deeds check={check} again={again} />
    </section>
  );
}

function Facts({ check }: { readonly check: CheckAnswer }) {
  const words = useWords();
  const facts = [
    [words.say('drop.submissions'), words.count(check.submissions)],
    [
      words.say('server.flagged'),
      check.flagged === null ? words.say('words.notKnown') : words.count(check.flagged),
    ],
    [words.say('server.max'), words.score(check.max)],
    [words.say('server.made'), words.time(check.createdAt)],
    ...((check.notChecked ?? []).length === 0
      ? []
      : [[words.say('server.notChecked'), words.count(check.notChecked?.length ?? 0)]]),
    ...(check.finishedAt === null ? [] : [[words.say('server.finished'), words.time(check.finishedAt)]]),
  ];
  return <ShortFacts facts={facts} />;
}

/** Whose work is not among the submissions that were compared, and why. */
function Unchecked({ all }: { readonly all: readonly NotChecked[] }) {
  const words = useWords();
  if (all.length === 0) return null;
  return (
    <details>
      <summary>{words.say('server.whoNotChecked', { count: all.length })}</summary>
      <ul class="plain">
        {all.map(({ name, reason }) => (
          <li key={name}>
            <Because of="lists.because" name={name} reason={reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ReportLink({ check, again }: { readonly check: CheckAnswer; readonly again: Again }) {
  const words = useWords();
  const { isBusy, error, run } = useDeed();
  const make = (): Promise<void> =>
    run(async () => {
      await ask(`/people/v1/checks/${check.id}/report`, { method: 'POST' });
      await again();
    });
  useEffect(() => {
    if (check.report === 'none') void make();
  }, [check.id, check.report]);
  if (check.report === 'ready') {
    return (
      <p>
        <a class="button primary" href={`/checks/${check.id}/report/`}>
          {words.say('server.openReport')}
        </a>
      </p>
    );
  }
  if (check.report === 'failed') {
    return (
      <>
        <p class="warning">
          <Said of={inEnglish(check.reportReason ?? '')} />
        </p>
        <Trouble error={error} />
        <p>
          <button type="button" disabled={isBusy} onClick={() => void make()}>
            {words.say('server.makeReport')}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <Trouble error={error} />
      <p class="hint" role="status">
        {words.say('server.makingReport')}
      </p>
    </>
  );
}

/** What its owner can do with a check. */
function Deeds({ check, again }: { readonly check: CheckAnswer; readonly again: Again }) {
  const { session } = useConnection();
  if (check.access !== 'own' || session?.scope !== 'full') return null;
  return (
    <div class="deeds">
      {isRunning(check) ? (
        <LineButton
          label="drop.cancelCheck"
          question="server.sureCancel"
          path="/api/v1/check/cancel"
          request={{ method: 'POST', body: { check_id: check.id } }}
          again={again}
        />
      ) : (
        <LineButton
          label="server.deleteCheck"
          question="server.sureDelete"
          path={`/api/v1/checks/${check.id}`}
          request={{ method: 'DELETE' }}
          again={() => {
            location.hash = link('');
          }}
        />
      )}
    </div>
  );
}

const SHARES = '/people/v1/shares';

const WHAT = [
  ['this', message('server.shareThis')],
  ['all', message('server.shareAll')],
] as const;

/** Who else reads a check. */
function Shares({ id }: { readonly id: number }) {
  const words = useWords();
  const { session } = useConnection();
  const { value, error, again } = useAnswer<{ readonly shares: readonly ShareRow[] }>(SHARES);
  const own = (value?.shares ?? []).filter(
    ({ owner_id: owner, check_id: check }) => owner === session?.user.id && (check === null || check === id),
  );
  return (
    <section class="card" aria-labelledby="sharing">
      <h2 id="sharing">{words.say('server.sharing')}</h2>
      <p class="hint">{words.say('server.sharingHint')}</p>
      <Trouble error={error} />
      {own.length === 0 ? <p class="empty">{words.say('server.notShared')}</p> : null}
      <ul class="plain shares">
        {own.map((one) => (
          <li key={one.id}>
            <b>{visible(one.user ?? String(one.user_id))}</b>{' '}
            <span class="from">
              {words.say(one.check_id === null ? 'server.shareAll' : 'server.shareThis')}
            </span>{' '}
            <LineButton
              label="server.unshare"
              path={`${SHARES}/${one.id}`}
              request={{ method: 'DELETE' }}
              again={again}
            />
          </li>
        ))}
      </ul>
      {session?.scope === 'full' ? <NewShare id={id} again={again} /> : null}
    </section>
  );
}

/** Everybody else who is let in can be chosen: nobody has to know how a name is written. */
function NewShare({ id, again }: { readonly id: number; readonly again: Again }) {
  const words = useWords();
  const { value, error } = useAnswer<{
    readonly people: readonly { readonly id: number; readonly name: string }[];
  }>(`${SHARES}/people`);
  const people = (value?.people ?? []).toSorted((a, b) => words.compare(a.name, b.name));
  const options = people.map(({ name }) => [name, visible(name)] as const);
  return (
    <>
      <NewLine
        label="server.sharing"
        isInside
        fields={[
          {
            name: 'user',
            label: 'server.person',
            options: [['', message('server.choosePerson')], ...options],
          },
          { name: 'what', label: 'server.what', options: WHAT },
        ]}
        button="server.share"
        make={async ({ user, what }) => {
          await ask(SHARES, { method: 'POST', body: { user, ...(what === 'all' ? {} : { check_id: id }) } });
          return {};
        }}
        again={again}
      />
      <Trouble error={error} />
    </>
  );
}
