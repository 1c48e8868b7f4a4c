export const id = 3687;
export const ids = [3687];
export const modules = {

33687:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  keepHeapsSmall: () => (keepHeapsSmall),
  runAction: () => (runAction),
  runCommandLine: () => (runCommandLine)
});
var node_v8__0__ = __webpack_require__(78877);

async function runCommandLine(argv) {
	const [commandLine, { runCommand }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(5465), __webpack_require__.e(2563), __webpack_require__.e(8000), __webpack_require__.e(7071), __webpack_require__.e(5020), __webpack_require__.e(794)]).then(__webpack_require__.bind(__webpack_require__, 30794)), Promise.all(/* import() */[__webpack_require__.e(5465), __webpack_require__.e(2563), __webpack_require__.e(7071), __webpack_require__.e(5020), __webpack_require__.e(6651)]).then(__webpack_require__.bind(__webpack_require__, 6651))]);
	return commandLine.runCommandLine(argv, runCommand);
}
async function runAction() {
	const runner = await Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(5613), __webpack_require__.e(322), __webpack_require__.e(5465), __webpack_require__.e(7723), __webpack_require__.e(9949), __webpack_require__.e(2415), __webpack_require__.e(2789), __webpack_require__.e(8093), __webpack_require__.e(8000), __webpack_require__.e(9447), __webpack_require__.e(8286), __webpack_require__.e(7175), __webpack_require__.e(3765), __webpack_require__.e(7441), __webpack_require__.e(2588), __webpack_require__.e(7148), __webpack_require__.e(7071), __webpack_require__.e(3828), __webpack_require__.e(5918), __webpack_require__.e(3119), __webpack_require__.e(3153)]).then(__webpack_require__.bind(__webpack_require__, 73153));
	return runner.runAction();
}
function keepHeapsSmall() {
	(0,node_v8__0__.setFlagsFromString)("--max-semi-space-size=4");
	(0,node_v8__0__.setFlagsFromString)("--semi-space-growth-factor=1");
	(0,node_v8__0__.setFlagsFromString)("--heap-growing-percent=50");
}


})

};
