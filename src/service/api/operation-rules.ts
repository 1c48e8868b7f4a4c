import type { Operation, Scope } from '#contract';
import type { Caller } from '../store/people/caller.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** What an operation needs of a key, and whether it is written down. */
interface Rule {
  readonly scopes: readonly Scope[];
  /** Written down as this; null: it is not. */
  readonly deed: string | null;
  /** Assistants make nothing of their own. */
  readonly makes?: true;
}

const EVERY: readonly Scope[] = ['full', 'read', 'submit'];
const READ: readonly Scope[] = ['full', 'read'];
const WRITE: readonly Scope[] = ['full'];
const HAND_IN: readonly Scope[] = ['full', 'submit'];

/** Every operation. One that is new does not compile until it stands here. */
export const OPERATION_RULES: Readonly<Record<Operation, Rule>> = {
  validateKey: { scopes: EVERY, deed: null },
  account: { scopes: EVERY, deed: null },
  languages: { scopes: EVERY, deed: null },
  testTypes: { scopes: EVERY, deed: null },
  serviceStatus: { scopes: EVERY, deed: null },
  listChecks: { scopes: READ, deed: null },
  createCheck: { scopes: HAND_IN, deed: 'create-check', makes: true },
  // A key that hands in is shown what was uploaded, without a number.
  getCheck: { scopes: EVERY, deed: null },
  updateCheck: { scopes: WRITE, deed: 'change-check' },
  deleteCheck: { scopes: WRITE, deed: 'delete-check' },
  upload: { scopes: HAND_IN, deed: 'upload' },
  uploadBatch: { scopes: HAND_IN, deed: 'upload' },
  deleteSubmission: { scopes: WRITE, deed: 'delete-submission' },
  startCheck: { scopes: HAND_IN, deed: 'start-check' },
  quickCheck: { scopes: HAND_IN, deed: 'start-check', makes: true },
  cancelCheck: { scopes: WRITE, deed: 'cancel-check' },
  status: { scopes: EVERY, deed: null },
  overview: { scopes: READ, deed: null },
  verdict: { scopes: EVERY, deed: null },
  summary: { scopes: READ, deed: null },
  overviewCsv: { scopes: READ, deed: null },
  webSearch: { scopes: READ, deed: null },
  results: { scopes: READ, deed: null },
  resultsBatch: { scopes: READ, deed: null },
  aiResults: { scopes: READ, deed: null },
  exportCheck: { scopes: READ, deed: 'export-check' },
  // Written down by the handlers, which know whose code it is.
  remoteFile: { scopes: READ, deed: null },
  viewer: { scopes: READ, deed: null },
  viewerFile: { scopes: READ, deed: null },
  viewerCounterpart: { scopes: READ, deed: null },
};

/** @throws HttpError 403 where the key or the role does not allow an operation */
export function allowOperation(operation: Operation, { scope, role }: Caller): void {
  const { scopes, makes } = OPERATION_RULES[operation];
  if (!scopes.includes(scope)) {
    throw new HttpError(fill(says.keyScopeNot, { scope, scopes: scopes.join(' or ') }));
  }
  if (makes === true && role === 'assistant') throw new HttpError(says.assistantReads);
}
