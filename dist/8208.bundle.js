export const id = 8208;
export const ids = [8208];
export const modules = {

98208:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keepHeapsSmall: () => (/* reexport */ keepHeapsSmall),
  runAction: () => (runAction),
  runCommandLine: () => (runCommandLine)
});

var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./build/small-heap.js

function keepHeapsSmall() {
	(0,external_node_v8_.setFlagsFromString)("--max-semi-space-size=4");
	(0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
	(0,external_node_v8_.setFlagsFromString)("--heap-growing-percent=50");
}

;// CONCATENATED MODULE: ./build/program.js

async function runCommandLine(argv) {
	const [commandLine, { runCommand }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(2378), __webpack_require__.e(4058), __webpack_require__.e(6056), __webpack_require__.e(3991), __webpack_require__.e(9981), __webpack_require__.e(4137)]).then(__webpack_require__.bind(__webpack_require__, 84137)), Promise.all(/* import() */[__webpack_require__.e(2378), __webpack_require__.e(4058), __webpack_require__.e(3991), __webpack_require__.e(9981), __webpack_require__.e(6782)]).then(__webpack_require__.bind(__webpack_require__, 86782))]);
	return commandLine.runCommandLine(argv, runCommand);
}
async function runAction() {
	const runner = await Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(5613), __webpack_require__.e(322), __webpack_require__.e(2378), __webpack_require__.e(7723), __webpack_require__.e(9949), __webpack_require__.e(8510), __webpack_require__.e(3942), __webpack_require__.e(6056), __webpack_require__.e(7518), __webpack_require__.e(8499), __webpack_require__.e(6119), __webpack_require__.e(547), __webpack_require__.e(8000), __webpack_require__.e(5885), __webpack_require__.e(5919), __webpack_require__.e(3991), __webpack_require__.e(1915), __webpack_require__.e(4971), __webpack_require__.e(1955), __webpack_require__.e(223)]).then(__webpack_require__.bind(__webpack_require__, 80223));
	return runner.runAction();
}


})

};
