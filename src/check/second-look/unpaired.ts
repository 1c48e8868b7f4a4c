import { extensionOf, lookOf, type NotedText } from '#engine';

/** What many of a class hold and nobody compares with that of the others. */
export interface Unpaired {
  /** Endings of files that look like code and are in no language, that several have; and how many have such files. */
  readonly endings: readonly string[];
  readonly holders: number;
  /** Endings of pages, where most submissions hold more markup than code; and how many do. */
  readonly pages: readonly string[];
  readonly withPages: number;
}

/** Read as their scripts; the rest of them is markup. */
const PAGES: ReadonlySet<string> = new Set(['html', 'htm', 'vue', 'svelte']);

/** Notes what is compared with what counts in others, or with nothing, and would be equal in two hand-ins without a word. */
export class UnpairedKinds {
  /** By ending, who has such files. */
  readonly #texts = new Map<string, Set<number>>();
  readonly #pages = new Map<number, ReadonlySet<string>>();
  #judged = 0;

  /** A file that nothing says to be code. */
  text(owner: number, path: string, text: string): void {
    const ending = extensionOf(path);
    if (ending === '' || this.#texts.get(ending)?.has(owner) === true || lookOf(text) === undefined) return;
    this.#texts.set(ending, (this.#texts.get(ending) ?? new Set()).add(owner));
  }

  /** The files of a judged submission that count. */
  counted(owner: number, noted: readonly NotedText[]): void {
    this.#judged += 1;
    const pages = noted.filter(({ path }) => PAGES.has(extensionOf(path)));
    const markup = pages.reduce((sum, { balance }) => sum + balance.skipped, 0);
    const code = noted.reduce((sum, { balance }) => sum + balance.code, 0);
    if (markup > code) this.#pages.set(owner, new Set(pages.map(({ path }) => extensionOf(path))));
  }

  found(): Unpaired {
    const several = [...this.#texts].filter(([, owners]) => owners.size > 1);
    const isMost = this.#pages.size > 1 && this.#pages.size * 2 > this.#judged;
    return {
      endings: several.map(([ending]) => ending).toSorted(),
      holders: several.reduce((all, [, owners]) => all.union(owners), new Set<number>()).size,
      pages: isMost ? [...new Set([...this.#pages.values()].flatMap((own) => [...own]))].toSorted() : [],
      withPages: isMost ? this.#pages.size : 0,
    };
  }
}
