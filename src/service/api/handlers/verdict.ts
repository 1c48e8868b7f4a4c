import { FLAG_ABOVE } from '#contract';
import { json } from '../reply.ts';
import type { Handler } from './context.ts';

/** The verdict in bands: no number, no name, no pair. The threshold is the service's own: one that is asked for would measure a number. */
export const verdict: Handler<'verdict'> = async ({ access }, { check_id: number }) => {
  const { check, view } = await access.completed(number);
  const submissions = view.judged.map((submission) => view.verdictRow(submission));
  return json({
    check_id: access.numberOf(check),
    flagged: submissions.some(({ flagged }) => flagged),
    threshold: FLAG_ABOVE,
    submissions,
  });
};
