// Entry of every worker thread, no logic. Its name is the one that `assets.ts` starts; it is copied into `dist` as it is.
const { openThread } = await import('./bundle.js');
const { runThread } = await openThread();
await runThread();
export {};
