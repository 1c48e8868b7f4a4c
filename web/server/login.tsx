import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words.tsx';
import { logIn } from './api.ts';
import { Field, Trouble, useDeed } from '../form.tsx';

/** Exchanges a key for a session. The key is not kept in the page. */
function KeyForm({ title }: { readonly title: string }) {
  const words = useWords();
  const [key, setKey] = useState('');
  const { isBusy, error, run } = useDeed();
  return (
    <form
      class="card login"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await logIn(key.trim());
          setKey('');
        });
      }}
    >
      <h1 tabIndex={-1}>{title}</h1>
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
  return <KeyForm title={words.say('server.title')} />;
}

/** Over everything that a reader has typed, when the session has ended. */
export function LoginAgain() {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="again"
      aria-label={words.say('server.expired')}
      onCancel={(event) => event.preventDefault()}
    >
      <p class="hint">{words.say('server.expiredHint')}</p>
      <KeyForm title={words.say('server.expired')} />
    </dialog>
  );
}
