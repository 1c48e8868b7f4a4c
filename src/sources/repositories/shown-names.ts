const SHOWN = 10;

/** "a, b and 3 more". */
export function shownNames(names: readonly string[]): string {
  return `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ` and ${names.length - SHOWN} more` : ''}`;
}
