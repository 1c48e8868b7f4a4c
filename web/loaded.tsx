import { messageOf } from '../src/text/message-of.ts';
import { useEffect, useState } from 'preact/hooks';

/** The value of a promise: undefined until it is there; an error is shown by `Failed`. */
export function useLoaded<T>(
  load: () => Promise<T>,
  keys: readonly unknown[],
): { readonly value?: T; readonly error?: string } {
  const [state, setState] = useState<{ value?: T; error?: string }>({});
  useEffect(() => {
    let isStale = false;
    setState({});
    const follow = async (): Promise<void> => {
      try {
        const value = await load();
        if (!isStale) setState({ value });
      } catch (error) {
        if (!isStale) setState({ error: messageOf(error) });
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

/** What stands where something could not be loaded. */
export function Failed({ error }: { readonly error: string }) {
  return (
    <p class="failed" role="alert">
      This part of the report cannot be shown: {error}
    </p>
  );
}
