/* What is large and of no use to most runs: each is read when somebody asks for it. */

export const loadService = (): Promise<typeof import('./service.ts')> => import('./service.ts');

export const loadComparing = (): Promise<typeof import('./comparing.ts')> => import('./comparing.ts');

/** The driver, which the action has not. */
export const loadPostgres = (): Promise<typeof import('./store/postgres.ts')> =>
  import('./store/postgres.ts');

export const loadAnalysis = (): Promise<typeof import('./analysis/job.ts')> => import('./analysis/job.ts');

export const loadSearch = (): Promise<typeof import('./web-search/search-web.ts')> =>
  import('./web-search/search-web.ts');

export const loadProviders = (): Promise<typeof import('./web-search/create-providers.ts')> =>
  import('./web-search/create-providers.ts');
