import { useLayoutEffect, useState } from 'preact/hooks';

/** What is read off the window, again whenever its size changes. */
export function useWindowSize<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => {
    const follow = (): void => setValue(read);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return value;
}
