#!/usr/bin/env node
// The command line's entry. Failed until the very end. An old Node.js has to be able to read this file as far as the
// sentence that says which one is needed: so no `await` stands outside of a function, and no syntax is newer than Node.js 12.
process.exitCode = 2;
// Where nobody catches an error, Node.js puts 1 in its place, and that says that somebody was flagged.
process.on('uncaughtExceptionMonitor', () => {
    process.once('exit', () => {
        process.exitCode = 2;
    });
});
/** Runs what the command line asks for. */
async function start(words) {
    if (words.length === 1 && words[0] === '--version') {
        // The program is large, and this needs none of it.
        const { VERSION } = await import('./version.js');
        process.stdout.write(`${VERSION}\n`);
        process.exitCode = 0;
        return;
    }
    const { openProgram, openServer } = await import('./bundle.js');
    const { keepHeapsSmall, runCommandLine } = await openProgram();
    keepHeapsSmall();
    if (await runCommandLine(words))
        return;
    const { runServerCommandLine } = await openServer();
    await runServerCommandLine(words);
}
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`error: This program needs Node.js 24 or later; this is ${process.version}. Install it from https://nodejs.org, or let npm fetch it for this run: npx -y node@24 "${process.argv[1]}" …\n`);
    process.exit(2);
}
void start(process.argv.slice(2));
export {};
