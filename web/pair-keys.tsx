import { useRef } from 'preact/hooks';
import { message } from '#base';
import { store, stored } from './storage.ts';
import { useWindowEvent } from './window-events.ts';
import { Rich, useWords } from './words.tsx';

/** What each key of a comparison does: the one forwards, the one back. */
const KEYS = [
  [['n', 'p'], 'compare.keyPair'],
  [['j', 'k'], 'compare.keyFragment'],
  [['g', 'G'], 'compare.keyGap'],
  [['c', 'Esc'], 'compare.keyCase'],
  [['i'], 'compare.keyAbout'],
  [['d'], 'compare.keyDossier'],
  [['s'], 'compare.keySwap'],
  [['?'], 'compare.keyKeys'],
] as const;

const STORED = 'similarity-report-keys';
const OFF = 'off';
/** Whether letters do something: not for who dictates, as each letter of a word that was not meant for a field would. */
let areOn = stored(STORED) !== OFF;

/** Opens the list of keys, as `?` does. */
export function KeysButton() {
  const words = useWords();
  const list = useRef<HTMLDialogElement>(null);
  const open = (): void => list.current?.showModal();
  useKeys({ '?': open });
  const title = words.say('compare.keys');
  return (
    <>
      <button type="button" class="keys-button" aria-label={title} title={title} onClick={open}>
        ?
      </button>
      <dialog class="keys" ref={list} aria-label={title}>
        <h2>
          <label>
            <input
              type="checkbox"
              defaultChecked={areOn}
              onChange={({ currentTarget: { checked } }) => {
                areOn = checked;
                store(STORED, checked ? null : OFF);
              }}
            />{' '}
            {title}
          </label>
        </h2>
        <dl>
          {KEYS.map(([keys, id]) => (
            <div key={id}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words.say(id)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" onClick={() => list.current?.close()}>
          {words.say('compare.close')}
        </button>
      </dialog>
    </>
  );
}

/** What the signs and colours beside lines say. */
export function Legend() {
  return (
    <p class="hint legend">
      <Rich of={message('compare.legend')} />
    </p>
  );
}

/** Runs the action of a pressed key, except where the reader types or means the browser. Esc leaves a list of choices. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLSelectElement && event.key === 'Escape') target.blur();
    if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
    if (!areOn && event.key.length === 1) return;
    const action = actions[event.key];
    if (action === undefined) return;
    // A list of choices that gets the focus would take the letter for one of them.
    event.preventDefault();
    action();
  });
}

/** The steps of the arrow keys: to the right, and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
