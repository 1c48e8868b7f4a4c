export const id = 3781;
export const ids = [3781,794];
export const modules = {



53781:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
runServerCommandLine:()=>runServerCommandLine
});

var command_line = __load__(30794);
;// program/server/run-server-command.js
async function runServerCommand(command, environment) {
	const { kind } = command;
	if (kind === "serve") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(1603), __load__.e(8225), __load__.e(1703), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(224), __load__.e(7349), __load__.e(3190), __load__.e(3124), __load__.e(9188), __load__.e(5579), __load__.e(3300), __load__.e(4819), __load__.e(1166), __load__.e(2166), __load__.e(9830), __load__.e(8967), __load__.e(7870), __load__.e(2451), __load__.e(3432), __load__.e(8199)]).then(__load__.bind(__load__, 78199))).serve(command, environment);
	if (kind === "work") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(8225), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9188), __load__.e(2166), __load__.e(9830), __load__.e(8967), __load__.e(7870), __load__.e(3432), __load__.e(8688)]).then(__load__.bind(__load__, 90710))).work(command, environment);
	if (kind === "users") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9188), __load__.e(2166), __load__.e(9830), __load__.e(810), __load__.e(2975)]).then(__load__.bind(__load__, 96019))).runUsers(command, environment);
	if (kind === "keys") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9188), __load__.e(2166), __load__.e(810), __load__.e(5327)]).then(__load__.bind(__load__, 27708))).runKeys(command, environment);
	if (kind === "audit") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9188), __load__.e(2166), __load__.e(810), __load__.e(8032)]).then(__load__.bind(__load__, 28032))).runAudit(command, environment);
	if (kind === "backup") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9188), __load__.e(810), __load__.e(5594)]).then(__load__.bind(__load__, 35594))).runBackup(command, environment);
	if (kind === "restore") return (await Promise.all(/* import() */[__load__.e(9237), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9188), __load__.e(810), __load__.e(5594)]).then(__load__.bind(__load__, 35594))).runRestore(command, environment);
	return null;
}

;// program/server.js


async function runServerCommandLine(argv) {
	await (0,command_line.runCommandLine)(argv, runServerCommand);
}


})

};
