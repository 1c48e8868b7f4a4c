import { PAGE_STAGES } from '#contract';
import { useStay } from '../form.tsx';
import { useWords } from '../words.tsx';
import { type ClassWork, isOver, type HowFar } from './class-work.ts';

interface RunningProps {
  readonly work: ClassWork;
  readonly progress: HowFar;
  readonly isQuiet: boolean;
}

/** How far the check is, and the way to end it. */
export function Running({ work, progress, isQuiet }: RunningProps) {
  const words = useWords();
  const { stage, done, total } = progress;
  // What was dropped would have to be dropped again, and checked from the beginning.
  useStay(true);
  return (
    <section class="card" aria-labelledby="steps">
      <h2 id="steps">{words.say('check.steps')}</h2>
      <ol class="steps-of-check">
        {PAGE_STAGES.map((one) => (
          <li
            key={one}
            class={isOver(one, stage) ? 'over' : ''}
            aria-current={one === stage ? 'step' : undefined}
          >
            {words.say('check.stage', { stage: one })}
            {isOver(one, stage) ? <span class="hidden">{words.say('check.over')}</span> : null}
            {one === stage ? <Share done={done} total={total} /> : null}
          </li>
        ))}
      </ol>
      <progress
        {...(stage === null || total === null || total === 0 ? {} : { max: total, value: done })}
        aria-label={words.say('check.progress')}
      />
      <p class="hidden" role="status">
        {stage === null ? words.say('check.begins') : words.say('check.stage', { stage })}
      </p>
      <Quiet isQuiet={isQuiet} />
      <p>
        <button type="button" onClick={() => work.cancel()}>
          {words.say('drop.cancelCheck')}
        </button>
      </p>
    </section>
  );
}

function Share({ done, total }: { readonly done: number; readonly total: number | null }) {
  const words = useWords();
  if (done === 0) return null;
  return (
    <span class="hint">
      {' '}
      {total === null ? words.count(done) : words.say('check.share', { done, total })}
    </span>
  );
}

/** What a long silence may mean. */
export function Quiet({ isQuiet }: { readonly isQuiet: boolean }) {
  const words = useWords();
  return <div role="status">{isQuiet ? <p class="warning">{words.say('check.quiet')}</p> : null}</div>;
}
