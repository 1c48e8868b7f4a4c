import { useEffect } from 'preact/hooks';
import type { Message } from '#base';
import { type GivenPart, PAGE_LIMITS, PARTS, type RawInputs } from '#contract';
import { NoStarter, PartsToDrop, useFolded } from '../drop/parts.tsx';
import { DraftChoices, DraftSummary } from '../drop/recognised.tsx';
import { Field, submitted, Trouble } from '../form.tsx';
import { Said, useWords } from '../words.tsx';
import { type ClassState, type ClassWork, whyNotYet } from './class-work.ts';
import { ClassZone } from './class-zone.tsx';
import { MoreInputs } from './more-inputs.tsx';
import { Quiet } from './running.tsx';
import { unpack } from '../data.ts';
import type { DroppedFile } from '../drop/dropped-file.ts';
import type { Given } from './dropped-items.ts';

/** What a person says of a check besides its files. */
export interface Choices {
  readonly title: string;
  /** As typed; empty: the one that the program has. */
  readonly threshold: string;
  /** The report opens without names. */
  readonly isAnonymous: boolean;
}

interface ChooseProps {
  readonly work: ClassWork;
  readonly state: ClassState;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
}

/** Drop, look at what was recognised, start. */
export function Choose({ work, state, choices, onChoices }: ChooseProps) {
  const words = useWords();
  const { given, recognised, isCancelled, trouble, options } = state;
  const { folded, toStarter } = useFolded();
  const hasMore = [...given.keys()].some((part) => part !== 'submissions');
  // What was put there by its name is seen.
  useEffect(() => {
    if (hasMore) folded.onMore(true);
  }, [hasMore]);
  return (
    <>
      <p class="hint">
        {words.say('check.limits', {
          submissions: PAGE_LIMITS.submissions,
          size: { as: 'bytes', value: PAGE_LIMITS.bytes },
        })}
      </p>
      <PartsToDrop zone={(part) => <ClassZone part={part} work={work} state={state} />} folded={folded}>
        <section aria-labelledby="drop-cases">
          <h3 id="drop-cases">{words.say('check.cases')}</h3>
          <p class="hint">{words.say('check.casesHint')}</p>
          <ClassZone part="cases" work={work} state={state} />
        </section>
      </PartsToDrop>
      {document.getElementById(SAMPLE_BLOCK) !== null && !given.has('submissions') ? (
        <p>
          <button type="button" onClick={() => void sampleClass().then((sample) => work.give(sample))}>
            {words.say('check.sample')}
          </button>
        </p>
      ) : null}
      <div role="status">{isCancelled ? <p class="warning">{words.say('check.cancelled')}</p> : null}</div>
      <Trouble error={trouble ?? recognised?.problem} />
      {given.has('submissions') ? (
        <DraftChoices options={options} onChange={(change) => work.read(change)} />
      ) : null}
      <Contents state={state} />
      {recognised === null ? null : (
        <Start
          work={work}
          state={state}
          choices={choices}
          onChoices={onChoices}
          placeholder={recognised.title}
          toStarter={toStarter}
        />
      )}
    </>
  );
}

/** What was recognised, or how far the reading is. */
function Contents({ state: { isReading, read, isQuiet, recognised } }: { readonly state: ClassState }) {
  const words = useWords();
  if (isReading) {
    return (
      <>
        <p class="loading" role="status">
          {words.say('drop.reading')}
        </p>
        <p class="hint">{read === 0 ? null : words.say('drop.judgedCount', { n: read })}</p>
        <Quiet isQuiet={isQuiet} />
      </>
    );
  }
  if (recognised === null) return null;
  return (
    <>
      <DraftSummary recognised={recognised.contents} />
      <NotDone warnings={recognised.warnings} />
    </>
  );
}

/** What is odd, and what a check in a browser does not do. */
function NotDone({ warnings }: { readonly warnings: readonly Message[] }) {
  const words = useWords();
  return (
    <section class="card" aria-labelledby="not-done">
      <h2 id="not-done">{words.say('check.notDone')}</h2>
      <ul class="prose">
        {warnings.map((warning, index) => (
          <li key={index} class="attention">
            <Said of={warning} />
          </li>
        ))}
        <li>{words.say('check.noWeb')}</li>
        <li>{words.say('check.noTimes')}</li>
      </ul>
    </section>
  );
}

interface StartProps {
  readonly work: ClassWork;
  readonly state: ClassState;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  readonly placeholder: string;
  readonly toStarter: () => void;
}

/** The last step: what matters of the settings, and what keeps the check from being started. */
function Start({ work, state, choices, onChoices, placeholder, toStarter }: StartProps) {
  const words = useWords();
  const waits = whyNotYet(state);
  const hasStarter = state.recognised?.contents.hasStarter ?? true;
  return (
    <form onSubmit={submitted(() => work.start(choices.title.trim(), inputsOf(choices, words.locale)))}>
      <section class="card" aria-labelledby="settings">
        <h2 id="settings">{words.say('check.settings')}</h2>
        <div class="filters">
          <Field label={words.say('check.title')} grows>
            <input
              type="text"
              value={choices.title}
              placeholder={placeholder}
              maxLength={120}
              onInput={({ currentTarget }) => onChoices({ ...choices, title: currentTarget.value })}
            />
          </Field>
          <Field label={words.say('check.threshold')} hint={words.say('check.thresholdHint')}>
            <input
              type="number"
              min={0}
              max={100}
              step="any"
              value={choices.threshold}
              placeholder="75"
              onInput={({ currentTarget }) => onChoices({ ...choices, threshold: currentTarget.value })}
            />
          </Field>
        </div>
        <label class="choice">
          <input
            type="checkbox"
            checked={choices.isAnonymous}
            onChange={({ currentTarget }) => onChoices({ ...choices, isAnonymous: currentTarget.checked })}
          />
          <span>
            {words.say('check.anonymous')} <span class="hint">{words.say('check.anonymousHint')}</span>
          </span>
        </label>
        <MoreInputs inputs={state.inputs} onChange={(inputs, isLooked) => work.set(inputs, isLooked)} />
      </section>
      <div class="card start">
        <p>
          <button type="submit" class="primary" disabled={waits !== null} aria-describedby="start-note">
            {words.say('drop.start')}
          </button>
        </p>
        <p class="start-note" id="start-note" role="status">
          {waits !== null ? <Said of={waits} /> : hasStarter ? null : <NoStarter toStarter={toStarter} />}
        </p>
      </div>
    </form>
  );
}

function inputsOf({ threshold }: Choices, locale: string): RawInputs {
  return { locale, ...(threshold.trim() === '' ? {} : { 'similarity-threshold': threshold.trim() }) };
}

/** The block of the page that holds the sample class: for each part, texts by their paths. */
const SAMPLE_BLOCK = 'sample-class';

/** Invented students, as if they were dropped. */
async function sampleClass(): Promise<Given> {
  const packed = (await unpack(SAMPLE_BLOCK)) as Readonly<
    Partial<Record<GivenPart, Readonly<Record<string, string>>>>
  >;
  return new Map(
    PARTS.map((part) => [part, Object.entries(packed[part] ?? {}).map(([path, text]) => fileOf(path, text))]),
  );
}

function fileOf(path: string, text: string): DroppedFile {
  return { path, file: new File([text], path.slice(path.lastIndexOf('/') + 1)) };
}
