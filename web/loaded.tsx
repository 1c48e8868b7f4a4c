import { given, message, type Message, messageOf, SaidError } from '#base';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './words.tsx';

/** The value of a promise: undefined until it is there; an error is shown by `Failed`. */
export function useLoaded<T>(
  load: () => Promise<T>,
  keys: readonly unknown[],
): { readonly value?: T; readonly error?: Message } {
  const [state, setState] = useState<{ value?: T; error?: Message }>({});
  useEffect(() => {
    let isStale = false;
    setState({});
    const follow = async (): Promise<void> => {
      try {
        const value = await load();
        if (!isStale) setState({ value });
      } catch (error) {
        if (!isStale) setState({ error: reasonOf(error) });
      }
    };
    void follow();
    return () => {
      isStale = true;
    };
    // The caller names what the promise depends on.
  }, keys);
  return state;
}

/** What went wrong: a sentence of the page, or what the browser says, in its own words. */
export function reasonOf(error: unknown): Message {
  return error instanceof SaidError ? error.said : given(messageOf(error));
}

/** What stands where something is not there yet; nothing where an error says why. */
export function Loading({
  of,
  error,
}: {
  readonly of: 'compare.loading' | 'server.loading';
  readonly error: Message | undefined;
}) {
  const words = useWords();
  return error === undefined ? <p class="loading">{words.say(of)}</p> : null;
}

/** What stands where something could not be loaded. */
export function Failed({ error }: { readonly error: Message }) {
  return (
    <p class="failed" role="alert">
      {useWords().tell(message('page.partCannotBeShown', { reason: error }))}
    </p>
  );
}
