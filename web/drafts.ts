import type { CaseState } from '#contract';
import { caseKey, type SaidOfCase } from '#report';
import { Shared } from './shared.ts';

/** What somebody began to say of a case and did not save. */
export interface Draft {
  readonly subjects: readonly string[];
  /** What it is to be; null: what it is. */
  readonly state: CaseState | null;
  readonly reason: string;
  readonly note: string;
  /** What it was begun with: somebody else may say something else meanwhile. */
  readonly before: SaidOfCase;
  readonly files: string;
  /** The view that its form was in: a group may be in no other one. */
  readonly view: string;
}

/** Of forms that went with their views, by `caseKey`: another pair was opened, names were hidden, the page was printed. */
const drafts = new Shared<ReadonlyMap<string, Draft>>(new Map());

export function useDrafts(): readonly Draft[] {
  return [...drafts.use().values()];
}

export function hasDrafts(): boolean {
  return drafts.value.size > 0;
}

export function draftOf(subjects: readonly string[]): Draft | undefined {
  return drafts.value.get(caseKey(subjects));
}

export function keepDraft(draft: Draft): void {
  drafts.value = new Map(drafts.value).set(caseKey(draft.subjects), draft);
}

/** Its form is there again. */
export function takeDraft(subjects: readonly string[]): void {
  if (draftOf(subjects) === undefined) return;
  const left = new Map(drafts.value);
  left.delete(caseKey(subjects));
  drafts.value = left;
}
