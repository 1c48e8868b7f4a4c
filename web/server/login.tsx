import { useEffect, useRef, useState } from 'preact/hooks';
import { useWindowEvent } from '../window-events.ts';
import { useWords } from '../words.tsx';
import type { LoginAnswer } from '#contract';
import { visible } from '#base';
import { logIn, logInBeside, useAnswer } from './api.ts';
import { Field, submitted, Trouble, useDeed } from '../form.tsx';

/**
 * Exchanges a key for a session; the key is not kept in the page. Or leads to where people of the university log in.
 *
 * @param isBeside what was typed in this page stays, so they log in in another one
 */
function LoginForm({ title, isBeside = false }: { readonly title: string; readonly isBeside?: boolean }) {
  const words = useWords();
  const name = useAnswer<LoginAnswer>('/people/v1/login').value?.name ?? null;
  const [key, setKey] = useState('');
  const { isBusy, error, run } = useDeed();
  return (
    <form
      class="card login"
      onSubmit={submitted(() => {
        void run(async () => {
          await logIn(key.trim());
          setKey('');
        });
      })}
    >
      <h1 tabIndex={-1}>{title}</h1>
      {name === null ? null : (
        <>
          <p>
            <a
              class="button primary"
              href={`/login?to=${encodeURIComponent(isBeside ? '/' : location.pathname + location.hash)}`}
              {...(isBeside ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {words.say('server.logInWith', { name: visible(name) })}
            </a>
          </p>
          {isBeside ? <p class="hint">{words.say('server.logInBeside')}</p> : null}
          <p>{words.say('server.orWithKey')}</p>
        </>
      )}
      <Field label={words.say('server.key')} hint={words.say('server.keyHint')}>
        <input
          type="password"
          value={key}
          required
          autocomplete="current-password"
          spellcheck={false}
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </Field>
      <Trouble error={error} />
      <p>
        <button type="submit" class="primary" disabled={isBusy || key.trim() === ''}>
          {words.say('server.logIn')}
        </button>
      </p>
    </form>
  );
}

/** The first view of who is not logged in. */
export function Login() {
  const words = useWords();
  useEffect(() => {
    document.title = words.say('server.title');
  }, [words]);
  return <LoginForm title={words.say('server.title')} />;
}

/** Over everything that a reader has typed, when the session has ended. */
export function LoginAgain() {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useWindowEvent('focus', () => void logInBeside());
  return (
    <dialog
      ref={dialog}
      class="again"
      aria-label={words.say('server.expired')}
      onCancel={(event) => event.preventDefault()}
    >
      <p class="hint">{words.say('server.expiredHint')}</p>
      <LoginForm title={words.say('server.expired')} isBeside />
    </dialog>
  );
}
