/** The second look as a thread of its own does it. */
export const loadSecondLook = (): Promise<typeof import('./second-look/job.ts')> =>
  import('./second-look/job.ts');
