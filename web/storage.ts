/* What a browser keeps of the reader's choices. A page opened from a file may have no storage: then a choice lasts as long as the page. */

/** null: nothing is kept under that name. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param value null: nothing is kept any more */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // There is none.
  }
}
