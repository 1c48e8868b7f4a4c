export const id = 3781;
export const ids = [3781,794];
export const modules = {





53781:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServerCommandLine: () => (runServerCommandLine)
});

var command_line = __webpack_require__(30794);
;// program/server/run-server-command.js
async function runServerCommand(command, environment) {
	if (command.kind === "serve") {
		const { serve } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(5613), __webpack_require__.e(322), __webpack_require__.e(8225), __webpack_require__.e(1703), __webpack_require__.e(2789), __webpack_require__.e(8093), __webpack_require__.e(9447), __webpack_require__.e(8286), __webpack_require__.e(9937), __webpack_require__.e(2887), __webpack_require__.e(7175), __webpack_require__.e(3765), __webpack_require__.e(7441), __webpack_require__.e(2588), __webpack_require__.e(7148), __webpack_require__.e(8488), __webpack_require__.e(7797), __webpack_require__.e(8967), __webpack_require__.e(2091), __webpack_require__.e(1673), __webpack_require__.e(237)]).then(__webpack_require__.bind(__webpack_require__, 10237));
		return serve(command, environment);
	}
	if (command.kind === "work") {
		const { work } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(8225), __webpack_require__.e(8093), __webpack_require__.e(9937), __webpack_require__.e(8488), __webpack_require__.e(7797), __webpack_require__.e(8967), __webpack_require__.e(2091), __webpack_require__.e(2880)]).then(__webpack_require__.bind(__webpack_require__, 90710));
		return work(command, environment);
	}
	if (command.kind === "users") {
		const { runUsers } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(9937), __webpack_require__.e(8488), __webpack_require__.e(7797), __webpack_require__.e(3738), __webpack_require__.e(2975)]).then(__webpack_require__.bind(__webpack_require__, 96019));
		return runUsers(command, environment);
	}
	if (command.kind === "keys") {
		const { runKeys } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(9937), __webpack_require__.e(8488), __webpack_require__.e(3738), __webpack_require__.e(5327)]).then(__webpack_require__.bind(__webpack_require__, 27708));
		return runKeys(command, environment);
	}
	if (command.kind === "audit") {
		const { runAudit } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(9937), __webpack_require__.e(8488), __webpack_require__.e(3738), __webpack_require__.e(8032)]).then(__webpack_require__.bind(__webpack_require__, 28032));
		return runAudit(command, environment);
	}
	if (command.kind === "backup") {
		const { runBackup } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(9937), __webpack_require__.e(605)]).then(__webpack_require__.bind(__webpack_require__, 35594));
		return runBackup(command, environment);
	}
	if (command.kind === "restore") {
		const { runRestore } = await Promise.all(/* import() */[__webpack_require__.e(9237), __webpack_require__.e(9937), __webpack_require__.e(605)]).then(__webpack_require__.bind(__webpack_require__, 35594));
		return runRestore(command, environment);
	}
	return null;
}

;// program/server.js


async function runServerCommandLine(argv) {
	await (0,command_line.runCommandLine)(argv, runServerCommand);
}


})

};
