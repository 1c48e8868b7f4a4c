export const id = 6068;
export const ids = [6068];
export const modules = {

33687:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
keepHeapsSmall:()=>keepHeapsSmall,
runAction:()=>runAction,
runCommandLine:()=>runCommandLine
});
var node_v8__0__ = __load__(78877);

async function runCommandLine(argv) {
	const [commandLine, { runCommand }] = await Promise.all([Promise.all(/* import() */[__load__.e(713), __load__.e(5465), __load__.e(2563), __load__.e(9094), __load__.e(3830), __load__.e(3316), __load__.e(5991), __load__.e(794)]).then(__load__.bind(__load__, 30794)), Promise.all(/* import() */[__load__.e(5465), __load__.e(2563), __load__.e(3316), __load__.e(5991), __load__.e(2502)]).then(__load__.bind(__load__, 82502))]);
	return commandLine.runCommandLine(argv, runCommand);
}
async function runAction() {
	const runner = await Promise.all(/* import() */[__load__.e(713), __load__.e(5465), __load__.e(1603), __load__.e(7723), __load__.e(9949), __load__.e(2415), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(5579), __load__.e(3300), __load__.e(4819), __load__.e(1166), __load__.e(3830), __load__.e(3316), __load__.e(461), __load__.e(9792), __load__.e(6223), __load__.e(5454), __load__.e(4276)]).then(__load__.bind(__load__, 19900));
	return runner.runAction();
}
function keepHeapsSmall() {
	(0,node_v8__0__.setFlagsFromString)("--max-semi-space-size=4");
	(0,node_v8__0__.setFlagsFromString)("--semi-space-growth-factor=1");
	(0,node_v8__0__.setFlagsFromString)("--heap-growing-percent=50");
}


})

};
