#!/usr/bin/env node
// The command line's entry. Red until the very end, as the action.
process.exitCode = 1;
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`error: This program needs Node.js 24 or later; this is ${process.version}. Put npx -y node@24 before it: npx -y node@24 dist/cli.js …\n`);
    process.exit(1);
}
const words = process.argv.slice(2);
if (words.length === 1 && words[0] === '--version') {
    // The program is large, and this needs none of it.
    const { VERSION } = await import('./version.js');
    process.stdout.write(`${VERSION}\n`);
    process.exitCode = 0;
}
else {
    const { keepHeapsSmall, runCommandLine } = await import('./program.js');
    keepHeapsSmall();
    await runCommandLine(words);
}
export {};
