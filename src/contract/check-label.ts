/** What a run adds to the name of its check to find it again: `markerOf` makes it. */
const MARKER = /\s*\[sim [\w.-]+\]$/;

/** What people call a check: its name at the service, without what programs find it by. */
export function checkLabel(name: string): string {
  return name.replace(MARKER, '');
}
