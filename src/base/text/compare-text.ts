/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
