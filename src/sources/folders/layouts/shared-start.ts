/** The longest start that all names have in common, up to and with its last `-`. '': there is none, or only one name. */
export function sharedStart(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined || second === undefined) return '';
  let start = first;
  for (const name of names) while (!name.startsWith(start)) start = start.slice(0, -1);
  return start.slice(0, start.lastIndexOf('-') + 1);
}
