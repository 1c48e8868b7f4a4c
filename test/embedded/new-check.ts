import { STATE } from '../../src/contract/service/states.ts';

/** What a check is made with. */
export const NEW_CHECK = {
  ownerId: 1,
  keyId: null,
  corpusId: null,
  handedIn: false,
  name: 'week 1',
  statusId: STATE.created,
  statusMessage: '',
  languageId: 1,
  testType: 9,
  aiRun: false,
  baseCodeDetection: false,
  jobId: 0,
  createdAt: 1,
  updatedAt: 1,
  startedAt: null,
  finishedAt: null,
} as const;
