// The action's entry. Red until the very end: a run that dies or never settles must not be green.
process.exitCode = 1;
const { runAction } = await import('./program.ts');
await runAction();
