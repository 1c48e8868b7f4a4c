import { DEFAULT_API_URL, DEFAULT_SERVER_URL } from './client.ts';
import type { EventContext } from './event-context.ts';

/** Of a run that no event started. Apart from what reads events, which a page does without. */
export const NO_EVENT: EventContext = {
  name: null,
  action: null,
  apiUrl: DEFAULT_API_URL,
  serverUrl: DEFAULT_SERVER_URL,
  repository: null,
  repositoryId: null,
  repositoryIsPrivate: null,
  actor: null,
  sha: null,
  pullRequest: null,
  isFork: false,
  comment: null,
  workflowRun: null,
  mergeGroup: null,
  schedule: null,
  inputs: null,
  run: null,
};
