import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { message, visible } from '#base';
import { refuseElsewhere } from '../drop/dropped-files.ts';
import { link } from '../links.ts';
import { reasonOf } from '../loaded.tsx';
import { useRoute } from '../routes.ts';
import { ThemeButton } from '../theme.tsx';
import { firstWords, LanguageChoice, Rich, useWords, WordsProvider } from '../words.tsx';
import '../style.css';
import { logOut, openSession, useConnection } from './api.ts';
import { Audit } from './audit.tsx';
import { Check } from './check.tsx';
import { Checks } from './checks.tsx';
import { CourseChecks } from './course.tsx';
import { useDeed } from '../form.tsx';
import { Keys } from './keys.tsx';
import { Login, LoginAgain } from './login.tsx';
import { NewCheck } from './new-check.tsx';
import { Server } from './server.tsx';
import { useView } from './title.ts';
import { Users } from './users.tsx';

const TABS = [
  ['', 'server.checks', false],
  ['new', 'server.newCheck', false],
  ['keys', 'server.keys', false],
  ['users', 'server.users', true],
  ['audit', 'server.audit', true],
  ['server', 'server.server', true],
] as const;

function App() {
  const { session, isExpired, isAway } = useConnection();
  const words = useWords();
  const { path, query } = useRoute();
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const where = path.join('/');
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [where]);
  const isManager = session?.user.role === 'administrator';
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.say('page.skip')}
      </a>
      <header class="top">
        <p class="brand">
          <a href={link('')}>{words.say('server.title')}</a>
        </p>
        {session === null ? null : (
          <nav class="wraps" aria-label={words.say('page.views')}>
            {TABS.filter(([, , isForManagers]) => isManager || !isForManagers).map(([view, label]) => (
              <a key={view} href={link(view)} aria-current={view === (path[0] ?? '') ? 'page' : undefined}>
                {words.say(label)}
              </a>
            ))}
          </nav>
        )}
        <div class="tools">
          {session === null ? null : <Person name={session.user.name} />}
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <div role="status">{isAway ? <p class="warning">{words.say('server.away')}</p> : null}</div>
        {session === null ? <Login /> : <View path={path} query={query} isManager={isManager} />}
        {isExpired ? <LoginAgain /> : null}
      </main>
    </>
  );
}

/** Who is logged in, and the way out. */
function Person({ name }: { readonly name: string }) {
  const words = useWords();
  const { isBusy, run } = useDeed();
  return (
    <>
      <span class="person">{visible(name)}</span>
      <button type="button" disabled={isBusy} onClick={() => void run(logOut)}>
        {words.say('server.logOut')}
      </button>
    </>
  );
}

/** What the address asks for. */
function View({
  path: [view, first],
  query,
  isManager,
}: {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly isManager: boolean;
}) {
  if (view === undefined) return <Checks query={query} />;
  if (view === 'new') return <NewCheck />;
  if (view === 'checks' && first !== undefined && /^\d{1,15}$/.test(first)) {
    return <Check key={first} id={Number(first)} />;
  }
  if (view === 'courses' && first !== undefined && /^\d{1,15}$/.test(first)) {
    return <CourseChecks key={first} id={Number(first)} query={query} />;
  }
  if (view === 'keys') return <Keys />;
  if (isManager && view === 'users') return <Users />;
  if (isManager && view === 'audit') return <Audit query={query} />;
  if (isManager && view === 'server') return <Server />;
  return <NothingHere />;
}

function NothingHere() {
  const words = useWords();
  useView(words.say('page.nothingHere'));
  return (
    <>
      <h1 tabIndex={-1}>{words.say('page.nothingHere')}</h1>
      <p>
        <Rich of={message('server.noSuchLink')} tags={{ a: (inside) => <a href={link('')}>{inside}</a> }} />
      </p>
    </>
  );
}

/** The address of a check as answers give it to people leads to its view. */
function takeCheckAddress(): void {
  const check = /^\/checks\/(\d{1,15})\/?$/.exec(location.pathname)?.[1];
  if (check !== undefined) history.replaceState(null, '', `/#/checks/${check}`);
}

const root = document.getElementById('page');
if (root !== null) {
  try {
    takeCheckAddress();
    refuseElsewhere();
    const first = await firstWords(null);
    await openSession();
    root.replaceChildren();
    render(
      <WordsProvider first={first}>
        <App />
      </WordsProvider>,
      root,
    );
  } catch (error) {
    const words = await firstWords(null);
    document.documentElement.lang = words.locale;
    root.textContent = words.say('server.cannotBeShown', { reason: reasonOf(error) });
  }
}
