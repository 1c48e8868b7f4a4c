import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Hears an event of the window as long as the component is shown, from before it is painted. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  hear: (event: WindowEventMap[Name]) => void,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  useLayoutEffect(() => {
    const follow = (event: WindowEventMap[Name]): void => latest.current(event);
    addEventListener(name, follow);
    return () => removeEventListener(name, follow);
  }, [name]);
}

/** What is read off the window, again whenever its size changes. */
export function useWindowSize<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  useWindowEvent('resize', () => setValue(read));
  return value;
}
