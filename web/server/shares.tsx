import { message, visible } from '#base';
import { useWords } from '../words.tsx';
import { ask, useAnswer, useConnection } from './api.ts';
import { type Again, LineButton, NewLine } from './collection.tsx';
import { Trouble } from '../form.tsx';
import type { ShareLine } from './people.ts';

const SHARES = '/people/v1/shares';

const WHAT = [
  ['this', message('server.shareThis')],
  ['all', message('server.shareAll')],
] as const;

/** Who else reads a check. */
export function Shares({ id }: { readonly id: number }) {
  const words = useWords();
  const { session } = useConnection();
  const { value, error, again } = useAnswer<{ readonly shares: readonly ShareLine[] }>(SHARES);
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
