// The action's entry. Red until the very end: a run that dies or never settles must not be green.
process.exitCode = 1;
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`error: This program needs Node.js 24 or later; this is ${process.version}.\n`);
    process.exit(1);
}
const { openProgram } = await import('./bundle.js');
const { keepHeapsSmall, runAction } = await openProgram();
keepHeapsSmall();
const { exitCode, isAtOnce } = await runAction();
process.exitCode = exitCode;
if (isAtOnce)
    process.exit();
export {};
