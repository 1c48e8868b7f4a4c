export const id = 3781;
export const ids = [3781,794];
export const modules = {








53781:
((__module__, __out__, __load__) => {

// ESM COMPAT FLAG
__load__.r(__out__);

// EXPORTS
__load__.d(__out__, {
runServerCommandLine:()=>runServerCommandLine
});

var command_line = __load__(30794);
;// program/server/run-server-command.js
async function runServerCommand(command, environment) {
	if (command.kind === "serve") {
		const { serve } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(8926), __load__.e(8225), __load__.e(1703), __load__.e(2789), __load__.e(8093), __load__.e(2677), __load__.e(6064), __load__.e(9937), __load__.e(2887), __load__.e(8531), __load__.e(5442), __load__.e(2588), __load__.e(7441), __load__.e(7521), __load__.e(8488), __load__.e(7797), __load__.e(8967), __load__.e(2091), __load__.e(1673), __load__.e(6450), __load__.e(2027)]).then(__load__.bind(__load__, 62027));
		return serve(command, environment);
	}
	if (command.kind === "work") {
		const { work } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(8225), __load__.e(8093), __load__.e(9937), __load__.e(8488), __load__.e(7797), __load__.e(8967), __load__.e(2091), __load__.e(6450), __load__.e(2839)]).then(__load__.bind(__load__, 90710));
		return work(command, environment);
	}
	if (command.kind === "users") {
		const { runUsers } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(9937), __load__.e(8488), __load__.e(7797), __load__.e(810), __load__.e(2975)]).then(__load__.bind(__load__, 96019));
		return runUsers(command, environment);
	}
	if (command.kind === "keys") {
		const { runKeys } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(9937), __load__.e(8488), __load__.e(810), __load__.e(5327)]).then(__load__.bind(__load__, 27708));
		return runKeys(command, environment);
	}
	if (command.kind === "audit") {
		const { runAudit } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(9937), __load__.e(8488), __load__.e(810), __load__.e(8032)]).then(__load__.bind(__load__, 28032));
		return runAudit(command, environment);
	}
	if (command.kind === "backup") {
		const { runBackup } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(9937), __load__.e(810), __load__.e(5594)]).then(__load__.bind(__load__, 35594));
		return runBackup(command, environment);
	}
	if (command.kind === "restore") {
		const { runRestore } = await Promise.all(/* import() */[__load__.e(9237), __load__.e(9937), __load__.e(810), __load__.e(5594)]).then(__load__.bind(__load__, 35594));
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
