#!/usr/bin/env node
// The command line's entry. Red until the very end, as the action.
process.exitCode = 1;
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`error: This program needs Node.js 24 or later; this is ${process.version}. Put npx -y node@24 before it: npx -y node@24 dist/cli.js …\n`);
    process.exit(1);
}
const { keepHeapsSmall, runCommandLine } = await import('./program.js');
keepHeapsSmall();
await runCommandLine(process.argv.slice(2));
export {};
