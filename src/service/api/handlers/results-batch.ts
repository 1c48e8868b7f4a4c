import { json } from '../reply.ts';
import { resultsBatchOf } from '../results-batch-of.ts';
import type { Handler } from './context.ts';

/** Results of many submissions in one answer, as small as can be: a class has hundreds of thousands of pairs. */
export const resultsBatch: Handler<'resultsBatch'> = async (
  { access },
  { check_id: id, submission_ids: ids, partners },
) => {
  const { check, view } = await access.completed(id);
  const submissions = [];
  for (const submissionId of ids) submissions.push((await access.submissionOf(check, submissionId)).id);
  return json(resultsBatchOf(view, submissions, partners));
};
