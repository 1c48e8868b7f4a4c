/** How often each value comes. */
export function occurrences<Value>(values: Iterable<Value>): Map<Value, number> {
  const times = new Map<Value, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

/** Adds a value to the list of its key, which begins with it where there is none. */
export function appendTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Whether a value that was read from JSON or YAML has fields: it is no list, and not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
