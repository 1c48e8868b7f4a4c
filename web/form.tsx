import type { ComponentChildren, TargetedSubmitEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '#base';
import { saidBy } from './said-error.ts';
import { Said } from './words.tsx';

/** Something that a person does, and that may fail: it runs once at a time, and says what went wrong. */
export function useDeed(): {
  readonly isBusy: boolean;
  readonly error: Message | null;
  readonly run: (deed: () => Promise<void>) => Promise<void>;
} {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Message | null>(null);
  return {
    isBusy,
    error,
    run: async (deed) => {
      if (isBusy) return;
      setIsBusy(true);
      setError(null);
      try {
        await deed();
      } catch (thrown) {
        setError(saidBy(thrown));
      } finally {
        setIsBusy(false);
      }
    },
  };
}

/** Has the browser ask before the page is left, as long as something would be lost. */
export function useStay(isLost: boolean): void {
  useLayoutEffect(() => {
    if (!isLost) return undefined;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isLost]);
}

/** What a form does, in place of what browsers do with one. */
export function submitted(
  act: (form: HTMLFormElement) => void,
): (event: TargetedSubmitEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    act(event.currentTarget);
  };
}

/** What went wrong. Always there: what is announced must have been in the page before. */
export function Trouble({ error }: { readonly error: Message | null | undefined }) {
  return (
    <div role="alert">
      {error === null || error === undefined ? null : (
        <p class="failed">
          <Said of={error} />
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly grows?: boolean;
  readonly children: ComponentChildren;
}

export function Field({ label, hint, grows = false, children }: FieldProps) {
  return (
    <label class={`field${grows ? ' grow' : ''}`}>
      <span>{label}</span>
      {children}
      {hint === undefined ? null : <span class="hint">{hint}</span>}
    </label>
  );
}

interface SelectProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onValue: (value: Value) => void;
}

/** A list of which one is chosen. @param options values with what they are called */
export function Select<Value extends string>({ value, options, onValue }: SelectProps<Value>) {
  return (
    <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value as Value)}>
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A button that asks once more before it does what cannot be undone. @param asks whether it does now. Default: always */
export function SureButton({
  label,
  question,
  sure,
  stay,
  isBusy,
  asks = () => true,
  onSure,
}: {
  readonly label: string;
  readonly question: string;
  readonly sure: string;
  readonly stay: string;
  readonly isBusy: boolean;
  readonly asks?: () => boolean;
  readonly onSure: () => void;
}) {
  // null: nobody asked yet, and what has the focus keeps it.
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on at what stands in its place.
  useLayoutEffect(() => {
    if (isAsked !== null) next.current?.focus();
  }, [isAsked]);
  if (isAsked !== true) {
    return (
      <button
        ref={next}
        type="button"
        disabled={isBusy}
        onClick={() => {
          if (asks()) setIsAsked(true);
          else onSure();
        }}
      >
        {label}
      </button>
    );
  }
  return (
    <span class="sure" role="group" aria-label={question}>
      <span>{question}</span>
      <button
        type="button"
        class="danger"
        disabled={isBusy}
        onClick={() => {
          setIsAsked(false);
          onSure();
        }}
      >
        {sure}
      </button>
      <button ref={next} type="button" onClick={() => setIsAsked(false)}>
        {stay}
      </button>
    </span>
  );
}
