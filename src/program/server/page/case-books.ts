import { ConfigurationError, fill } from '#base';
import { type Case, type CaseAnswer, type CaseBook, NO_CASES } from '#contract';
import {
  CASE_FACTS,
  caseKey,
  casesText,
  decidedAt,
  isSameCase,
  MAX_CASES_BYTES,
  parseCases,
  withAnswers,
} from '#report';
import { type AnswerLink, type AnswerRows, type CaseRows, HttpError } from '#service';
import * as says from './says.ts';

/** Cases that people keep on the server: a book for each check. Who decided is whoever was logged in, and when is the server's clock. */
export class CaseBooks {
  readonly #rows: CaseRows;
  readonly #answers: AnswerRows;
  readonly #now: () => number;

  constructor(rows: CaseRows, answers: AnswerRows, now: () => number) {
    this.#rows = rows;
    this.#answers = answers;
    this.#now = now;
  }

  /** With what people answered. */
  async read(checkId: number) {
    const row = await this.#rows.find(checkId);
    if (row === null) return { text: casesText(NO_CASES), etag: etagOf(0) };
    const links = await this.#answers.list([checkId]);
    const text =
      links.length === 0 ? row.document : casesText(withLinks(parseCases(row.document, 'cases'), links));
    return {
      text,
      /** What changes with every change. */
      etag: etagOf(row.version),
    };
  }

  /** By check: how many answers came that no decision about their case followed. */
  async waiting(checkIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const byCheck = Map.groupBy(await this.#answers.times(checkIds), ({ checkId }) => checkId);
    const counts = new Map<number, number>();
    for (const [checkId, answers] of byCheck) {
      const { cases } = await this.book(checkId);
      const decided = new Map(cases.map((one) => [caseKey(one.subjects), Date.parse(one.at)]));
      counts.set(checkId, answers.filter((one) => one.at > (decided.get(one.caseKey) ?? 0)).length);
    }
    return counts;
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
  async replace(checkId: number, seen: string, text: string, who: string) {
    if (Buffer.byteLength(text) > MAX_CASES_BYTES) {
      throw new HttpError(fill(says.bytesCases, { most: MAX_CASES_BYTES }));
    }
    const row = await this.#rows.find(checkId);
    if (etagOf(row?.version ?? 0) !== ownEtag(seen)) return null;
    const before = row === null ? NO_CASES : parseCases(row.document, 'cases');
    const updatedAt = this.#now();
    const sent = signed(bookOf(text), before, who, new Date(updatedAt).toISOString());
    const book = { ...sent, cases: [...sent.cases, ...(await this.#askedAbout(checkId, before, sent))] };
    const document = casesText(book);
    const openCases = book.cases.filter(({ state }) => CASE_FACTS[state].isOpen).length;
    const version = await this.#rows.replace(checkId, row?.version ?? 0, { document, openCases, updatedAt });
    return version === null ? null : { text: document, etag: etagOf(version) };
  }

  /** Cases that were left out and that somebody was asked about: what a person answered is not lost by it. */
  async #askedAbout(checkId: number, before: CaseBook, sent: CaseBook): Promise<readonly Case[]> {
    const there = new Set(sent.cases.map(({ subjects }) => caseKey(subjects)));
    const missing = before.cases.filter(({ subjects }) => !there.has(caseKey(subjects)));
    if (missing.length === 0) return [];
    const asked = new Set((await this.#answers.list([checkId])).map((link) => link.caseKey));
    return missing.filter(({ subjects }) => asked.has(caseKey(subjects)));
  }
}

/** The cases of a check with what people answered about them. */
function withLinks(book: CaseBook, links: readonly AnswerLink[]): CaseBook {
  const byCase = Map.groupBy(links, (link) => link.caseKey);
  const answersOf = (key: string): readonly CaseAnswer[] =>
    (byCase.get(key) ?? []).flatMap(({ subject, answers }) =>
      answers.map(({ at, text }) => ({ subject, at: new Date(at).toISOString(), text })),
    );
  return { ...book, cases: book.cases.map((one) => withAnswers(one, answersOf(caseKey(one.subjects)))) };
}

/** @throws HttpError 422 */
function bookOf(text: string): CaseBook {
  try {
    return parseCases(text, 'what the page sent');
  } catch (error) {
    if (error instanceof ConfigurationError) throw new HttpError(`422 ${error.message}`);
    throw error;
  }
}

/**
 * What is new or changed was decided by who is logged in, now; what is as before stays as it was. Answers are those that people gave,
 * and none that a page sends.
 */
function signed(book: CaseBook, before: CaseBook, by: string, at: string): CaseBook {
  const known = new Map(before.cases.map((one) => [caseKey(one.subjects), one]));
  const code = new Map(before.common.map((one) => [`${one.path}\n${one.text}`, one]));
  return {
    ...book,
    cases: book.cases.map((one) => {
      const old = known.get(caseKey(one.subjects));
      if (old !== undefined && isSameCase(one, old)) return old;
      return { ...one, answers: undefined, by, at: decidedAt(at, old?.at) };
    }),
    common: book.common.map((one) => code.get(`${one.path}\n${one.text}`) ?? { ...one, by, at }),
  };
}

function etagOf(version: number): string {
  return `"cases-${version}"`;
}

/**
 * The etag as this server gave it. A proxy that packs answers passes it on as that of another form: `W/"x"` (nginx, HAProxy,
 * Varnish), `"x-gzip"` (Apache, Caddy). All are of one state.
 */
function ownEtag(seen: string): string {
  return seen.replace(/^W\/(?=")/, '').replace(/-+(?:gzip|br|zstd|deflate)"$/, '"');
}
