import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { refuseElsewhere } from '../drop/dropped-files.ts';
import { showPage, Top, useOnNewView } from '../frame.tsx';
import { firstWords, useWords } from '../words.tsx';
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
      <Top brand={words.say('check.brand')} />
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
  // Before it is painted: nothing can be dropped by then that nobody would hear of.
  useLayoutEffect(() => {
    work.onChange = setState;
  }, [work]);
  return { work, state };
}

/** Shows the page. What it is a part of runs in its worker, too, where nothing is shown. */
export function start(): void {
  refuseElsewhere();
  void showPage('check.cannotBeShown', async () => {
    // The newest that a check asks of a browser. Without it a check would come to its end, and say of many that they could not be read.
    RegExp.escape('');
    return { first: await firstWords(null), view: <App /> };
  });
}
