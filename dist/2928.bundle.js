export const id = 2928;
export const ids = [2928];
export const modules = {

22928:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  keepHeapsSmall: () => (keepHeapsSmall),
  runAction: () => (runAction),
  runCommandLine: () => (runCommandLine)
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

async function runCommandLine(argv) {
	const [commandLine, { runCommand }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(2378), __webpack_require__.e(4058), __webpack_require__.e(6056), __webpack_require__.e(3991), __webpack_require__.e(9981), __webpack_require__.e(4137)]).then(__webpack_require__.bind(__webpack_require__, 84137)), Promise.all(/* import() */[__webpack_require__.e(2378), __webpack_require__.e(4058), __webpack_require__.e(3991), __webpack_require__.e(9981), __webpack_require__.e(6782)]).then(__webpack_require__.bind(__webpack_require__, 86782))]);
	return commandLine.runCommandLine(argv, runCommand);
}
async function runAction() {
	const runner = await Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(5613), __webpack_require__.e(322), __webpack_require__.e(2378), __webpack_require__.e(7723), __webpack_require__.e(9949), __webpack_require__.e(8510), __webpack_require__.e(3942), __webpack_require__.e(6056), __webpack_require__.e(7518), __webpack_require__.e(8093), __webpack_require__.e(6119), __webpack_require__.e(547), __webpack_require__.e(3237), __webpack_require__.e(5885), __webpack_require__.e(1754), __webpack_require__.e(3991), __webpack_require__.e(1915), __webpack_require__.e(4971), __webpack_require__.e(909), __webpack_require__.e(7975)]).then(__webpack_require__.bind(__webpack_require__, 77975));
	return runner.runAction();
}
function keepHeapsSmall() {
	(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--max-semi-space-size=4");
	(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
	(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=50");
}


})

};
