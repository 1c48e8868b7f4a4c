import { randomBytes } from 'node:crypto';
import { ConfigurationError, fill } from '#base';
import { askedPerson, openPage } from '#channels';
import type { AskPerson } from '#contract';
import { caseKey, MAX_ANSWERS, type StudentIndex } from '#report';
import { type AnswerRows, type Audit, type CheckRecord, hashOf, HttpError } from '#service';
import type { CaseBooks } from '../page/case-books.ts';
import type { Reports } from '../page/reports.ts';
import * as says from '../says.ts';

/** Of what the address of a link ends with: nobody finds one by trying. */
const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60_000;

/** Who answers, in the audit: nobody's account. */
const READER = { userId: 0, name: 'answer link', keyId: null } as const;

/** What a link shows, as it is kept: released when the link is made, whatever becomes of the report. */
interface Shown extends Pick<StudentIndex, 'document' | 'code'> {
  readonly about: string | null;
}

/** Whom staff ask about what. */
interface Asked extends Omit<AskPerson, 'student_feedback'> {
  readonly feedback: AskPerson['student_feedback'];
}

interface LinkParts {
  readonly rows: AnswerRows;
  readonly books: CaseBooks;
  readonly reports: Pick<Reports, 'read'>;
  readonly audit: Audit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Links by which one person answers about one case. */
export class AnswerLinks {
  readonly #parts: LinkParts;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  /**
   * Makes a link. What it ends with is told here alone: its digest is kept.
   *
   * @throws HttpError 404, 409, 422
   */
  async make(check: CheckRecord, asked: Asked): Promise<{ readonly id: number; readonly token: string }> {
    const { rows, books, now } = this.#parts;
    const key = caseKey(asked.subjects);
    const { cases } = await books.book(check.id);
    if (!cases.some(({ subjects }) => caseKey(subjects) === key)) throw new HttpError(says.noCaseYet);
    if (!asked.subjects.includes(asked.subject)) throw new HttpError(says.caseNotAbout);
    const index = await this.#shown(check.id, asked);
    if (index === null) throw new HttpError(says.reportNoSubmission);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const createdAt = now();
    const shown: Shown = { about: asked.about, document: index.document, code: index.code };
    const id = await rows.make({
      checkId: check.id,
      caseKey: key,
      subject: asked.subject,
      hash: hashOf(token),
      shown: JSON.stringify(shown),
      createdAt,
      expiresAt: createdAt + asked.days * DAY_MS,
    });
    if (id === null) throw new HttpError(fill(says.checkDeleted, { id: check.id }));
    return { id, token };
  }

  async #shown(checkId: number, { subject, feedback }: Asked): Promise<StudentIndex | null> {
    const { html } = await this.#parts.reports.read(checkId);
    try {
      return await askedPerson(openPage(Buffer.from(html), 'The report'), subject, feedback);
    } catch (error) {
      // Of an earlier version of this program.
      if (error instanceof ConfigurationError) throw new HttpError(says.reportAnother);
      throw error;
    }
  }

  /** @returns null: it was never made, was ended, or its time is over */
  async open(token: string) {
    const link = await this.#parts.rows.open(hashOf(token), this.#parts.now());
    return link === null ? null : { ...link, shown: JSON.parse(link.shown) as Shown };
  }

  /** @returns null: the link leads nowhere; 'full': it takes no more */
  async answer(token: string, text: string): Promise<'kept' | 'full' | null> {
    const { rows, audit, now } = this.#parts;
    const kept = await rows.add(hashOf(token), { text, at: now() }, MAX_ANSWERS);
    if (kept === null || kept === 'full') return kept;
    if (kept !== 'known') {
      const { linkId: link, checkId, ownerId } = kept;
      // It is kept, also where there is no room to say so.
      await audit.add(READER, { action: 'answer', checkId, ownerId, details: { link } }, 'allow');
    }
    return 'kept';
  }
}
