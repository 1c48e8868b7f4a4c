export const id = 5327;
export const ids = [5327];
export const modules = {


27708:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
runKeys:()=>runKeys
});
var _base__2__ = __load__(68171);
var _base__4__ = __load__(4771);
var _base__6__ = __load__(48804);
var _service__3__ = __load__(20046);
var _service__5__ = __load__(6841);
var _with_people_js__0__ = __load__(40079);
var _says_js__1__ = __load__(65303);




function runKeys(command, environment) {
	const { request } = command;
	return (0,_with_people_js__0__.Qs)(command, environment, false, async ({ people }) => {
		const { users, keys, audit } = people;
		switch (request.action) {
			case "create":
				await create(people, request, command);
				return;
			case "list": {
				const user = request.user === null ? null : await users.named(request.user);
				const rows = await keys.list(user?.id ?? null);
				if (command.json) (0,_with_people_js__0__.yy)((0,_base__2__.s$)({ keys: rows.map(_service__3__.gd) }, 2));
				else for (const line of keyTable(rows, await (0,_with_people_js__0__.kA)(people), Date.now())) (0,_with_people_js__0__.yy)(line);
				return;
			}
			case "revoke": {
				const row = await keys.revoke(request.id, null);
				await audit.add(_with_people_js__0__.qN, {
					action: "revoke-key",
					ownerId: row.userId,
					details: { key: row.id }
				});
				const nameOf = await (0,_with_people_js__0__.kA)(people);
				(0,_with_people_js__0__.qz)(command, (0,_service__3__.gd)(row), (0,_base__4__.G)(_says_js__1__.KH, {
					id: row.id,
					nameOf: nameOf(row.userId)
				}));
			}
		}
	});
}
async function create({ users, keys, audit }, { user, scope, name, expires }, { json, quiet }) {
	const holder = user === null ? await users.find(_service__5__.W) : await users.named(user);
	const { row, key } = await keys.create({
		userId: holder.id,
		name,
		scope,
		corpusId: null,
		expiresAt: expires === null ? null : (0,_with_people_js__0__.Et)(expires, Date.now(), 1)
	});
	const details = {
		key: row.id,
		scope
	};
	await audit.add(_with_people_js__0__.qN, {
		action: "create-key",
		ownerId: holder.id,
		details
	});
	(0,_with_people_js__0__.yy)(json ? (0,_base__2__.s$)({
		...(0,_service__3__.gd)(row),
		key
	}, 2) : key);
	if (quiet) return;
	(0,_with_people_js__0__.N4)(`Key ${row.id} of ${(0,_base__2__.RK)(holder.name)}, scope ${scope}, ends ${(0,_with_people_js__0__.h5)(row.expiresAt, "never")}. It is shown this once: keep it now.`);
}
function keyTable(rows, nameOf, now) {
	return (0,_base__6__.b6)([[
		"key",
		"of",
		"name",
		"scope",
		"made",
		"last used",
		"ends",
		""
	], ...rows.map((row) => [
		String(row.id),
		nameOf(row.userId),
		(0,_base__2__.RK)(row.name),
		row.scope,
		(0,_with_people_js__0__.h5)(row.createdAt, ""),
		(0,_with_people_js__0__.h5)(row.lastUsedAt, "never"),
		(0,_with_people_js__0__.h5)(row.expiresAt, "never"),
		row.revokedAt === null ? row.expiresAt !== null && row.expiresAt <= now ? "over" : "" : `revoked ${(0,_with_people_js__0__.h5)(row.revokedAt, "")}`
	])]);
}


}),







};
