/** How far down a view is, which no address says. */
interface Place {
  readonly page: number;
  readonly main: number;
  /** Of each table, by its label. */
  readonly tables: Readonly<Record<string, number>>;
}

/** Browsers refuse a history that changes more than three times a second. */
const SETTLED_MS = 350;

const TOP: Place = { page: 0, main: 0, tables: {} };

/** How far down it was when the reader left it; its top where nobody was there before. */
export function keptPlace(): Place {
  return { ...TOP, ...(history.state as Place | null) };
}

/** Remembers with each view how far down it is, for who comes back to it: a list of hundreds begins where it was left. */
export function keepPlaces(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const frames = [...document.querySelectorAll('.table-frame')];
    const tables = frames.map((one) => [one.ariaLabel ?? '', one.scrollTop] as const);
    const main = document.querySelector('main')?.scrollTop ?? 0;
    // A table that is not there yet may be still to come.
    const place = { page: scrollY, main, tables: { ...keptPlace().tables, ...Object.fromEntries(tables) } };
    history.replaceState(place satisfies Place, '');
  };
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(write, SETTLED_MS);
  };
  // The event of what scrolls inside of a page reaches nobody else.
  addEventListener('scroll', settle, { capture: true, passive: true });
  // Before a link is followed.
  addEventListener('click', write, { capture: true });
}
