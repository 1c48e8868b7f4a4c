import { useState } from 'preact/hooks';
import { visible } from '../../src/text/escape.ts';
import { useWords } from '../words.tsx';
import { ask, useAnswer, useConnection } from './api.ts';
import { Field, Trouble, useDeed } from './form.tsx';
import type { ShareLine } from './people.ts';

const SHARES = '/people/v1/shares';

/** Who else reads a check. */
export function Shares({ id }: { readonly id: number }) {
  const words = useWords();
  const { session } = useConnection();
  const { value, error, again } = useAnswer<{ readonly shares: readonly ShareLine[] }>(SHARES);
  const { isBusy, error: failed, run } = useDeed();
  const [name, setName] = useState('');
  const [isForAll, setIsForAll] = useState(false);
  const own = (value?.shares ?? []).filter(
    ({ owner_id: owner, check_id: check }) => owner === session?.user.id && (check === null || check === id),
  );
  const share = (): Promise<void> =>
    run(async () => {
      const body = { user: name, ...(isForAll ? {} : { check_id: id }) };
      await ask(SHARES, { method: 'POST', body });
      setName('');
      await again();
    });
  return (
    <section class="card" aria-labelledby="sharing">
      <h2 id="sharing">{words.say('server.sharing')}</h2>
      <p class="hint">{words.say('server.sharingHint')}</p>
      <Trouble error={error ?? failed} />
      {own.length === 0 ? <p class="empty">{words.say('server.notShared')}</p> : null}
      <ul class="plain shares">
        {own.map((one) => (
          <li key={one.id}>
            <b>{visible(one.user ?? String(one.user_id))}</b>{' '}
            <span class="from">
              {words.say(one.check_id === null ? 'server.shareAll' : 'server.shareThis')}
            </span>{' '}
            <button
              type="button"
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await ask(`${SHARES}/${one.id}`, { method: 'DELETE' });
                  await again();
                })
              }
            >
              {words.say('server.unshare')}
            </button>
          </li>
        ))}
      </ul>
      {session?.scope === 'full' ? (
        <form
          class="filters"
          aria-label={words.say('server.sharing')}
          onSubmit={(event) => {
            event.preventDefault();
            void share();
          }}
        >
          <PersonChoice name={name} onChange={setName} />
          <Field label={words.say('server.what')}>
            <select
              value={isForAll ? 'all' : 'this'}
              onChange={({ currentTarget }) => setIsForAll(currentTarget.value === 'all')}
            >
              <option value="this">{words.say('server.shareThis')}</option>
              <option value="all">{words.say('server.shareAll')}</option>
            </select>
          </Field>
          <button type="submit" disabled={isBusy || name === ''}>
            {words.say('server.share')}
          </button>
        </form>
      ) : null}
    </section>
  );
}

/** Everybody else who is let in: nobody has to know how a name is written. */
function PersonChoice({
  name,
  onChange,
}: {
  readonly name: string;
  readonly onChange: (name: string) => void;
}) {
  const words = useWords();
  const { value, error } = useAnswer<{
    readonly people: readonly { readonly id: number; readonly name: string }[];
  }>(`${SHARES}/people`);
  const people = (value?.people ?? []).toSorted((a, b) => words.compare(a.name, b.name));
  return (
    <>
      <Field label={words.say('server.person')} grows>
        <select value={name} required onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{words.say('server.choosePerson')}</option>
          {people.map((one) => (
            <option key={one.id} value={one.name}>
              {visible(one.name)}
            </option>
          ))}
        </select>
      </Field>
      <Trouble error={error} />
    </>
  );
}
