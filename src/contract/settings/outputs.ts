import { OUTCOMES } from '#base';

/** Every output of the action and what it means; action.yml and the README's table are made from this. */
export const OUTPUTS = {
  outcome: `How the run ended, one of: ${OUTCOMES.join(', ')}.`,
  'check-id': 'Id of the check at the service; empty where there is none.',
  'check-url': 'Page with the results at the service; empty where there is none.',
  'submission-count': 'Number of judged submissions.',
  'flagged-count': 'Number of submissions above a threshold.',
  'stands-out-count': 'Number of pairs that stand out of their class without being above the threshold.',
  'max-similarity': 'Highest total similarity, unrounded; `n/a` where no number is known.',
  'max-ai-score': 'Highest average AI score, unrounded; `n/a` where no number is known.',
  'report-path':
    'Folder with the report files of this run; empty where none were written, also where an earlier report was kept because this run has no results.',
} as const satisfies Readonly<Record<string, string>>;
