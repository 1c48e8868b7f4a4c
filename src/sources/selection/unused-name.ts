/**
 * `src/main.py`, or `src/main (2).py` where that name is taken: whoever hands in two files of one name cannot hide one
 * behind the other.
 */
export function unusedName(path: string, isTaken: (path: string) => boolean): string {
  if (!isTaken(path)) return path;
  const [, stem = path, extension = ''] = /^(.*?[^/])(\.[^./]*)?$/s.exec(path) ?? [];
  for (let number = 2; ; number += 1) {
    const name = `${stem} (${number})${extension}`;
    if (!isTaken(name)) return name;
  }
}
