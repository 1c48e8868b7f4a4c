#!/usr/bin/env node
// The command line's entry. Red until the very end, as the action.
process.exitCode = 1;
const { runCommandLine } = await import('./program.ts');
await runCommandLine(process.argv.slice(2));
