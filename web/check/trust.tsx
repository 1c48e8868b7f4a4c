import { useRef, useState } from 'preact/hooks';
import { message, type Message, REPOSITORY } from '#base';
import { VERSION } from '../../src/version.ts';
import { Trouble, useDeed } from '../form.tsx';
import { Rich, Said, useWords } from '../words.tsx';

/** What a person can see for themselves before they trust this page with the work of others. */
export function Trust() {
  const words = useWords();
  return (
    <section class="card" aria-labelledby="trust">
      <h2 id="trust">{words.say('check.trust')}</h2>
      <ul class="prose">
        <li>
          {words.say('check.noConnection')} <TryIt />
        </li>
        <li>{words.say('check.offline')}</li>
        <li>{words.say('check.nothingKept')}</li>
        {location.protocol.startsWith('http') ? (
          <li>{words.say('check.served', { host: location.host })}</li>
        ) : null}
        <li>
          <Rich
            of={message('check.version', { version: VERSION })}
            tags={{ a: (inside) => <a href={`${REPOSITORY}/releases`}>{inside}</a> }}
          />{' '}
          <OwnHash />
        </li>
      </ul>
    </section>
  );
}

/** Asks for a connection, and shows what the browser says to that. */
function TryIt() {
  const words = useWords();
  const [said, setSaid] = useState<{ readonly text: Message; readonly isRefused: boolean } | null>(null);
  const { isBusy, run } = useDeed();
  const tryIt = async (): Promise<void> => {
    const directive = await tryConnection();
    setSaid(
      directive === null
        ? { text: message('check.notRefused'), isRefused: false }
        : { text: message('check.refused', { directive }), isRefused: true },
    );
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void run(tryIt)}>
        {words.say('check.tryIt')}
      </button>{' '}
      <span role="status" class={said?.isRefused === false ? 'warning' : 'hint'}>
        {said === null ? null : <Said of={said.text} />}
      </span>
    </>
  );
}

/** The SHA-256 of a file that is chosen: a page cannot read its own. */
function OwnHash() {
  const words = useWords();
  const [hash, setHash] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, error, run } = useDeed();
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => input.current?.click()}>
        {words.say('check.chooseItself')}
      </button>{' '}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.say('check.chooseItself')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) void run(async () => setHash(await sha256(file)));
        }}
      />
      <span role="status">{hash === null ? null : <code class="hash">{hash}</code>}</span>
      <Trouble error={error} />
    </>
  );
}

async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A host that exists for examples: were this page changed so that it may connect, nobody would learn anything. */
const ANYWHERE = 'https://example.com/';
/** The event follows the refusal at once. */
const WAIT_MS = 2_000;

/**
 * Tries to open a connection.
 *
 * @returns the rule of the page's policy by which the browser refused it; null: the browser did not
 */
async function tryConnection(): Promise<string | null> {
  const refused = new Promise<string | null>((done) => {
    const timer = setTimeout(() => done(null), WAIT_MS);
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, originalPolicy }) => {
        clearTimeout(timer);
        done(ruleOf(originalPolicy, effectiveDirective));
      },
      { once: true },
    );
  });
  try {
    await fetch(ANYWHERE, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    return null;
  } catch {
    return await refused;
  }
}

/** A rule with its values, as it stands in a policy. */
function ruleOf(policy: string, directive: string): string {
  const rules = policy.split(';').map((rule) => rule.trim());
  return rules.find((rule) => rule.split(' ')[0] === directive) ?? directive;
}
