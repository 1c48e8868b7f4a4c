/** The report page, which shows a course too, and in `web/server/` the page of a server, in `web/check/` that of a check in a browser: Preact, each one file. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { visible } from '#base';
import type { OpenReport } from '#report';
import { openCases, pageNow, useCases } from './cases.ts';
import { CasesBar } from './cases-card.tsx';
import { startKeeping, useKeeping } from './keep-cases.ts';
import { keepPlaces } from './keep-place.ts';
import { Clusters } from './clusters.tsx';
import { Compare } from './compare.tsx';
import { CourseDossierFile } from './course-dossier.tsx';
import { CourseFile } from './course.tsx';
import { readIndex, type Shown } from './data.ts';
import { DossierFile } from './dossier-paper.tsx';
import { Overview } from './overview.tsx';
import { Pairs } from './pairs.tsx';
import { CopyButton } from './copy-button.tsx';
import { makeReport, ReportProvider, useReport } from './report.ts';
import { ANONYMOUS, link, placeOf, RUN, runOf, setAnonymousLinks } from './links.ts';
import { currentAddress, replaceQuery, useRoute } from './routes.ts';
import { Student } from './student.tsx';
import './style.css';
import { Submission } from './submission.tsx';
import { Submissions } from './submissions.tsx';
import { AnonymousButton, NothingHere, showPage, SkipLink, Top, useNewView } from './frame.tsx';
import { WebSearch } from './web-search.tsx';
import { firstWords, openWords, useWords } from './words.tsx';

const TABS = [
  ['', 'page.overview'],
  ['submissions', 'page.submissions'],
  ['pairs', 'page.pairs'],
  ['groups', 'page.groups'],
  ['web', 'web.tab'],
] as const;

function App({ page: made }: { readonly page: OpenReport }) {
  const cases = useCases();
  const { up } = useKeeping();
  const page = useMemo(() => pageNow(made, cases), [made, cases]);
  const route = useRoute();
  const words = useWords();
  // Once on, it stays on, whatever address the reader goes back to.
  const [wasAnonymous, setIsAnonymous] = useState(false);
  const isAnonymous = wasAnonymous || route.query.has(ANONYMOUS);
  setAnonymousLinks(isAnonymous);
  useEffect(() => setIsAnonymous(isAnonymous), [isAnonymous]);
  const report = useMemo(() => makeReport(page, isAnonymous, words), [page, isAnonymous, words]);
  const main = useRef<HTMLElement>(null);
  // A dossier is a view of its own.
  const where = [...route.path, route.query.get('view')].join('/');
  useNewView(main, where);
  const [view] = route.path;
  return (
    <ReportProvider value={report}>
      <SkipLink main={main} />
      <Top
        brand={<a href={link('')}>{visible(page.run.title)}</a>}
        madeAt={page.run.createdAt}
        nav={<Tabs view={view ?? ''} isSearched={page.findings.webSearch !== undefined} />}
      >
        {up === null ? null : (
          <a class="up" href={up}>
            {words.say('page.toCheck')}
          </a>
        )}
        <AnonymousButton
          isAnonymous={isAnonymous}
          onChange={(next) => {
            setIsAnonymous(next);
            setAnonymousLinks(next);
            // A search may hold a name.
            replaceQuery({ q: null });
          }}
        />
        {/* In a frame its address is that of the page around it, which leads to nothing of this. */}
        {parent === window ? (
          <CopyButton
            label={words.say('page.copyLink')}
            title={words.say('page.copyLinkTip')}
            shownAs={words.say('page.linkShown')}
            text={() => currentAddress(runOf(page))}
          />
        ) : null}
      </Top>
      <main id="main" ref={main} tabIndex={-1} class={view === 'compare' ? 'full' : ''}>
        <CasesBar />
        <View path={route.path} query={route.query} />
      </main>
    </ReportProvider>
  );
}

function Tabs({ view, isSearched }: { readonly view: string; readonly isSearched: boolean }) {
  const words = useWords();
  return (
    <nav aria-label={words.say('page.views')}>
      {TABS.filter(([path]) => path !== 'web' || isSearched).map(([path, label]) => (
        <a key={path} href={link(path)} aria-current={view === path ? 'page' : undefined}>
          {words.say(label)}
        </a>
      ))}
    </nav>
  );
}

/** What the address asks for. */
function View({
  path: [view, first, second],
  query,
}: {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}) {
  const { page } = useReport();
  const submissions = page.submissions.length;
  const isSearched = page.findings.webSearch !== undefined;
  const a = placeOf(first, submissions);
  const b = placeOf(second, submissions);
  if (view === undefined) return <Overview query={query} />;
  if (view === 'submissions') return <Submissions query={query} />;
  if (view === 'pairs') return <Pairs query={query} />;
  if (view === 'groups') return <Clusters query={query} />;
  if (view === 'web' && isSearched) return <WebSearch query={query} />;
  if (query.has(RUN) && query.get(RUN) !== runOf(page)) {
    return <NothingHere tab="page.tabTitle" said="page.linkOfOtherRun" />;
  }
  if (view === 'submission' && a !== null) return <Submission key={a} place={a} query={query} />;
  if (view === 'compare' && a !== null && b !== null && a !== b) {
    return <Compare key={`${a} ${b}`} a={a} b={b} query={query} />;
  }
  return <NothingHere tab="page.tabTitle" said="page.noSuchLink" />;
}

function viewOf(shown: Shown) {
  switch (shown.audience) {
    case 'staff':
      return <App page={shown.page} />;
    case 'student':
      return <Student index={shown} />;
    case 'dossier':
      return <DossierFile page={shown} />;
    case 'course-dossier':
      return <CourseDossierFile page={shown} />;
    case 'course':
      return <CourseFile page={shown} />;
  }
}

await showPage('page.cannotBeShown', async () => {
  const shown = await readIndex();
  const first =
    shown.audience === 'dossier' || shown.audience === 'course-dossier'
      ? await openWords(shown.locale)
      : await firstWords(shown.audience === 'staff' ? shown.page.locale : shown.locale);
  keepPlaces();
  // What a browser puts in the place of a text stays there when the page changes it: numbers of before, and code that nobody wrote.
  document.documentElement.translate = shown.audience !== 'staff' && shown.audience !== 'course';
  if (shown.audience === 'staff') {
    openCases(shown.page);
    void startKeeping();
  }
  return { first, view: viewOf(shown) };
});
