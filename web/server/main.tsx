import { useEffect, useRef } from 'preact/hooks';
import { visible } from '#base';
import { refuseElsewhere } from '../drop/dropped-files.ts';
import { keepPlaces } from '../keep-place.ts';
import { link } from '../links.ts';
import { useRoute } from '../routes.ts';
import { firstWords, useWords } from '../words.tsx';
import '../style.css';
import './server.css';
import { logOut, openSession, useConnection } from './api.ts';
import { Audit } from './audit.tsx';
import { Check } from './check.tsx';
import { Checks } from './checks.tsx';
import { CourseChecks } from './course.tsx';
import { useDeed } from '../form.tsx';
import { Keys } from './keys.tsx';
import { Login, LoginAgain } from './login.tsx';
import { KeepDropped, NewCheck } from './new-check.tsx';
import { Server } from './server.tsx';
import { Loading } from '../loaded.tsx';
import { NothingHere, showPage, SkipLink, Top, useNewView } from '../frame.tsx';
import { Users } from './users.tsx';

const TABS = [
  ['', 'server.checks', false],
  ['new', 'server.newCheck', false],
  ['keys', 'server.keys', false],
  ['users', 'server.users', true],
  ['audit', 'server.audit', true],
  ['server', 'server.server', true],
] as const;

/** In place of an address: none of a view has such a letter. */
const LOGIN = '#';

function App() {
  const { session, isExpired, isAway } = useConnection();
  const words = useWords();
  const { path, query } = useRoute();
  const main = useRef<HTMLElement>(null);
  const where = path.join('/');
  // Who logs in or out has another view in the same place.
  useNewView(main, session === null ? LOGIN : where);
  const isManager = session?.user.role === 'administrator';
  return (
    <>
      <SkipLink main={main} />
      <Top
        brand={<a href={link('')}>{words.say('server.title')}</a>}
        nav={session === null ? null : <Tabs view={path[0] ?? ''} isManager={isManager} />}
      >
        {session === null ? null : <Person name={session.user.name} />}
      </Top>
      <main id="main" ref={main} tabIndex={-1}>
        <div role="status">{isAway ? <p class="warning">{words.say('server.away')}</p> : null}</div>
        {session === null ? (
          <Login />
        ) : (
          <>
            <KeepDropped />
            <View path={path} query={query} isManager={isManager} />
          </>
        )}
        {isExpired ? <LoginAgain /> : null}
      </main>
    </>
  );
}

function Tabs({ view, isManager }: { readonly view: string; readonly isManager: boolean }) {
  const words = useWords();
  return (
    <nav class="wraps" aria-label={words.say('page.views')}>
      {TABS.filter(([, , isForManagers]) => isManager || !isForManagers).map(([path, label]) => (
        <a key={path} href={link(path)} aria-current={view === path ? 'page' : undefined}>
          {words.say(label)}
        </a>
      ))}
    </nav>
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

interface ViewProps {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly isManager: boolean;
}

/** What the address asks for. */
function View({ path: [view, first], query, isManager }: ViewProps) {
  if (location.pathname !== '/') return <ToReport />;
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
  return <NothingHere tab="server.tabTitle" said="server.noSuchLink" />;
}

/** The address of a check as answers give it to people leads to its view; with a place in its report behind it, see `ToReport`. */
function takeCheckAddress(): void {
  const check = /^\/checks\/(\d{1,15})\/?$/.exec(location.pathname)?.[1];
  if (check !== undefined && location.hash === '') history.replaceState(null, '', `/#/checks/${check}`);
}

/**
 * The way back to a place in a report: its link leads here where nobody is logged in, or seems to be, as where it is followed from
 * another site, for which a browser shows no session.
 */
function ToReport() {
  useEffect(() => location.replace(`${location.pathname.replace(/\/?$/, '/report/')}${location.hash}`), []);
  return <Loading of="server.loading" error={undefined} />;
}

await showPage('server.cannotBeShown', async () => {
  takeCheckAddress();
  refuseElsewhere();
  keepPlaces();
  const first = await firstWords(null);
  await openSession();
  return { first, view: <App /> };
});
