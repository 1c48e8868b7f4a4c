/** The whole check in a browser: what the worker of a page does, and what stands in it for what a machine has. */
export { answerRequests } from './answer-requests.ts';
