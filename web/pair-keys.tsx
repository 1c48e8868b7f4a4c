import { useRef } from 'preact/hooks';
import { message } from '#base';
import { useKeys } from './keys.ts';
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
        <h2>{title}</h2>
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
      <Rich of={message('compare.legend')} tags={{ b: (inside) => <b>{inside}</b> }} />
    </p>
  );
}
