export const id = 8158;
export const ids = [8158,4137];
export const modules = {




28158:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServerCommandLine: () => (runServerCommandLine)
});

var command_line = __webpack_require__(84137);
;// CONCATENATED MODULE: ./build/server/run-server-command.js
async function runServerCommand(command, environment) {
	if (command.kind === "serve") {
		const { serve } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(5613), __webpack_require__.e(322), __webpack_require__.e(1703), __webpack_require__.e(3610), __webpack_require__.e(3942), __webpack_require__.e(7518), __webpack_require__.e(8093), __webpack_require__.e(9263), __webpack_require__.e(6119), __webpack_require__.e(9591), __webpack_require__.e(547), __webpack_require__.e(3237), __webpack_require__.e(5885), __webpack_require__.e(1754), __webpack_require__.e(3264), __webpack_require__.e(113), __webpack_require__.e(1540), __webpack_require__.e(3243), __webpack_require__.e(4582)]).then(__webpack_require__.bind(__webpack_require__, 44582));
		return serve(command, environment);
	}
	if (command.kind === "work") {
		const { work } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(8093), __webpack_require__.e(9591), __webpack_require__.e(113), __webpack_require__.e(1540), __webpack_require__.e(7255)]).then(__webpack_require__.bind(__webpack_require__, 4957));
		return work(command, environment);
	}
	if (command.kind === "users") {
		const { runUsers } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(9591), __webpack_require__.e(3264), __webpack_require__.e(113), __webpack_require__.e(8310)]).then(__webpack_require__.bind(__webpack_require__, 97532));
		return runUsers(command, environment);
	}
	if (command.kind === "keys") {
		const { runKeys } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(9591), __webpack_require__.e(3264), __webpack_require__.e(9506)]).then(__webpack_require__.bind(__webpack_require__, 79506));
		return runKeys(command, environment);
	}
	if (command.kind === "audit") {
		const { runAudit } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(9591), __webpack_require__.e(3264), __webpack_require__.e(4027)]).then(__webpack_require__.bind(__webpack_require__, 4027));
		return runAudit(command, environment);
	}
	if (command.kind === "backup") {
		const { runBackup } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(6760)]).then(__webpack_require__.bind(__webpack_require__, 6760));
		return runBackup(command, environment);
	}
	if (command.kind === "restore") {
		const { runRestore } = await Promise.all(/* import() */[__webpack_require__.e(2667), __webpack_require__.e(6760)]).then(__webpack_require__.bind(__webpack_require__, 6760));
		return runRestore(command, environment);
	}
	return null;
}

;// CONCATENATED MODULE: ./build/server.js


async function runServerCommandLine(argv) {
	await (0,command_line.runCommandLine)(argv, runServerCommand);
}


}),


};
