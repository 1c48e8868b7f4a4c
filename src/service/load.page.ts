/* In a page: what compares, and nothing that keeps or asks. */

export const loadComparing = (): Promise<typeof import('./comparing.ts')> => import('./comparing.ts');

export const loadAnalysis = (): Promise<typeof import('./analysis/job.ts')> => import('./analysis/job.ts');
