import type { StandInRepository } from '../github-stand-in/stand-in.ts';

type Issue = NonNullable<ReturnType<StandInRepository['issues']['get']>>;

const isDashboard = ({ body }: Issue): boolean => body.startsWith('<!-- code-similarity-action:dashboard');

/** The issues over all assignments, of which there is one for each state branch. */
export function dashboardsOf({ issues }: Pick<StandInRepository, 'issues'>): readonly Issue[] {
  return [...issues.values()].filter(isDashboard);
}

/** The issues that tell of findings. */
export function findingsOf({ issues }: Pick<StandInRepository, 'issues'>): readonly Issue[] {
  return [...issues.values()].filter((one) => !isDashboard(one));
}
