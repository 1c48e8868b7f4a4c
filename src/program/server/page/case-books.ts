import { ConfigurationError } from '#base';
import { type Case, type CaseBook, type CaseState, NO_CASES } from '#contract';
import { caseKey, casesText, MAX_CASES_BYTES, parseCases } from '#report';
import { type CaseRows, HttpError } from '#service';

/** Of a case that may still be proceeded with: its check is evidence, and stays however old it is. */
const KEEPS: ReadonlySet<CaseState> = new Set(['to-discuss', 'confirmed']);

/** The cases of a check, as its report reads and writes them. */
interface KeptCases {
  readonly text: string;
  /** What changes with every change. */
  readonly etag: string;
}

/** Cases that people keep on the server: a book for each check. Who decided is whoever was logged in, and when is the server's clock. */
export class CaseBooks {
  readonly #rows: CaseRows;
  readonly #now: () => number;

  constructor(rows: CaseRows, now: () => number) {
    this.#rows = rows;
    this.#now = now;
  }

  async read(checkId: number): Promise<KeptCases> {
    const row = await this.#rows.find(checkId);
    return row === null
      ? { text: casesText(NO_CASES), etag: etagOf(0) }
      : { text: row.document, etag: etagOf(row.version) };
  }

  /** For a report that is made. */
  async book(checkId: number): Promise<CaseBook> {
    const row = await this.#rows.find(checkId);
    return row === null ? NO_CASES : parseCases(row.document, 'cases');
  }

  /**
   * Replaces what the page has seen.
   *
   * @param seen the etag that the page has seen
   * @param who the name of whoever is logged in
   * @returns null: somebody else saved meanwhile, or the check was deleted, and the page asks again
   * @throws HttpError 413, 422
   */
  async replace(checkId: number, seen: string, text: string, who: string): Promise<KeptCases | null> {
    if (Buffer.byteLength(text) > MAX_CASES_BYTES) {
      throw new HttpError(
        413,
        `More than ${MAX_CASES_BYTES} bytes of cases are not kept; take old ones out.`,
      );
    }
    const row = await this.#rows.find(checkId);
    if (etagOf(row?.version ?? 0) !== seen) return null;
    const before = row === null ? NO_CASES : parseCases(row.document, 'cases');
    const updatedAt = this.#now();
    const book = signed(bookOf(text), before, who, new Date(updatedAt).toISOString());
    const document = casesText(book);
    const openCases = book.cases.filter(({ state }) => KEEPS.has(state)).length;
    const version = await this.#rows.replace(checkId, row?.version ?? 0, { document, openCases, updatedAt });
    return version === null ? null : { text: document, etag: etagOf(version) };
  }
}

/** @throws HttpError 422 */
function bookOf(text: string): CaseBook {
  try {
    return parseCases(text, 'what the page sent');
  } catch (error) {
    if (error instanceof ConfigurationError) throw new HttpError(422, error.message);
    throw error;
  }
}

/** What is new or changed was decided by who is logged in, now; what is as before stays as it was. */
function signed(book: CaseBook, before: CaseBook, by: string, at: string): CaseBook {
  const known = new Map(before.cases.map((one) => [caseKey(one.subjects), one]));
  const code = new Map(before.common.map((one) => [`${one.path}\n${one.text}`, one]));
  return {
    ...book,
    cases: book.cases.map((one) => {
      const old = known.get(caseKey(one.subjects));
      return old !== undefined && isSame(one, old) ? old : { ...one, by, at };
    }),
    common: book.common.map((one) => code.get(`${one.path}\n${one.text}`) ?? { ...one, by, at }),
  };
}

function isSame(a: Case, b: Case): boolean {
  return a.state === b.state && a.reason === b.reason && a.note === b.note;
}

function etagOf(version: number): string {
  return `"cases-${version}"`;
}
