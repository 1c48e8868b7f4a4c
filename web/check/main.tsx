import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { refuseElsewhere } from '../drop/dropped-files.ts';
import { useOnNewView } from '../frame.tsx';
import { keepFocus } from '../keep-focus.ts';
import { unshown } from '../loaded.tsx';
import { ThemeButton } from '../theme.tsx';
import { firstWords, LanguageChoice, useWords, WordsProvider } from '../words.tsx';
import '../style.css';
import { startWorker } from '../worker/start-worker.ts';
import { Choose, type Choices } from './choose.tsx';
import { ClassWork } from './class-work.ts';
import { Report } from './report.tsx';
import { Running } from './running.tsx';
import { Trust } from './trust.tsx';

function App() {
  const words = useWords();
  const { work, state } = useClass();
  const [choices, setChoices] = useState<Choices>({ title: '', threshold: '', isAnonymous: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const view = state.done !== null ? 'report' : state.progress !== null ? 'running' : 'choose';
  // From its top, and a screen reader hears its heading.
  useOnNewView(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, view);
  const title = words.say(
    view === 'report' ? 'check.result' : view === 'running' ? 'check.running' : 'check.heading',
  );
  useEffect(() => {
    document.title = words.say('check.tabTitle', { view: title });
  }, [title, words]);
  if (state.done !== null) {
    return (
      <div class="with-report">
        <Report
          done={state.done}
          isAnonymous={choices.isAnonymous}
          heading={heading}
          onBack={() => work.back()}
        />
      </div>
    );
  }
  return (
    <>
      <header class="top">
        <p class="brand">{words.say('check.brand')}</p>
        <div class="tools">
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main id="main">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {state.progress !== null ? (
          <Running work={work} progress={state.progress} isQuiet={state.isQuiet} />
        ) : (
          <>
            <p>{words.say('check.lead')}</p>
            <Choose work={work} state={state} choices={choices} onChoices={setChoices} />
            <Trust />
          </>
        )}
      </main>
    </>
  );
}

/** What was dropped, as long as the page is open. */
function useClass() {
  const work = useMemo(
    () =>
      new ClassWork({
        start: startWorker,
        later: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
      }),
    [],
  );
  const [state, setState] = useState(work.state);
  useEffect(() => {
    work.onChange = setState;
    return () => work.end();
  }, [work]);
  return { work, state };
}

/** Shows the page. What it is a part of runs in its worker, too, where nothing is shown. */
export function start(): void {
  const root = document.getElementById('page');
  refuseElsewhere();
  keepFocus();
  if (root !== null) void show(root);
}

async function show(root: HTMLElement): Promise<void> {
  const first = await firstWords(null);
  try {
    // The newest that a check asks of a browser. Without it a check would come to its end, and say of many that they could not be read.
    RegExp.escape('');
    root.replaceChildren();
    render(
      <WordsProvider first={first}>
        <App />
      </WordsProvider>,
      root,
    );
  } catch (error) {
    document.documentElement.lang = first.locale;
    root.textContent = unshown(first, 'check.cannotBeShown', error);
  }
}
