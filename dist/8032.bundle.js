export const id = 8032;
export const ids = [8032];
export const modules = {


28032:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
runAudit:()=>runAudit
});
var _base__1__ = __load__(68171);
var _base__3__ = __load__(73043);
var _base__4__ = __load__(48804);
var _service__2__ = __load__(20046);
var _with_people_js__0__ = __load__(40079);



const MOST = 1e5;
function runAudit(command, environment) {
	return (0,_with_people_js__0__.Qs)(command, environment, false, async ({ people }) => {
		const { since, checkId, user, json } = command;
		const entries = await people.audit.list({
			since: since === null ? null : (0,_with_people_js__0__.Et)(since, Date.now(), -1),
			checkId,
			userId: user === null ? null : (await people.users.named(user)).id,
			concerning: null,
			most: MOST
		});
		if (json) (0,_with_people_js__0__.yy)((0,_base__1__.s$)({ entries: entries.map(_service__2__.Ax) }, 2));
		else for (const line of auditTable(entries, await (0,_with_people_js__0__.kA)(people))) (0,_with_people_js__0__.yy)(line);
		if (entries.length < MOST) return;
		(0,_with_people_js__0__.N4)(`These are the latest ${(0,_base__3__.B4)(MOST)} entries. Give --since, --check or --user for others.`);
	});
}
function auditTable(entries, nameOf) {
	const shown = (number) => number === null ? "" : String(number);
	return (0,_base__4__.b6)([[
		"when",
		"who",
		"key",
		"what",
		"check",
		"submission",
		"whose",
		"details"
	], ...entries.map((entry) => [
		(0,_with_people_js__0__.h5)(entry.at, ""),
		(0,_base__1__.RK)(entry.userName),
		shown(entry.keyId),
		(0,_base__1__.RK)(entry.action),
		shown(entry.checkId),
		shown(entry.submissionId),
		entry.ownerId === null ? "" : nameOf(entry.ownerId),
		(0,_base__1__.RK)(entry.details ?? "")
	])]);
}


}),







};
