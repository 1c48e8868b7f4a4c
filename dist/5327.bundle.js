export const id = 5327;
export const ids = [5327];
export const modules = {

27708:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  runKeys: () => (runKeys)
});
var _base__3__ = __webpack_require__(68171);
var _base__4__ = __webpack_require__(48804);
var _service__1__ = __webpack_require__(20046);
var _service__2__ = __webpack_require__(6841);
var _with_people_js__0__ = __webpack_require__(40079);



function runKeys(command, environment, output = _with_people_js__0__.ff) {
	const { request } = command;
	return (0,_with_people_js__0__.Qs)(command, environment, false, async ({ people }) => {
		const { users, keys, audit } = people;
		switch (request.action) {
			case "create":
				await create(people, request, command, output);
				return;
			case "list": {
				const user = request.user === null ? null : await users.named(request.user);
				const rows = await keys.list(user?.id ?? null);
				if (command.json) output.print(JSON.stringify({ keys: rows.map(_service__1__.gd) }, null, 2));
				else for (const line of keyTable(rows, await (0,_with_people_js__0__.kA)(people), Date.now())) output.print(line);
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
				(0,_with_people_js__0__.qz)(command, output, (0,_service__1__.gd)(row), `Key ${row.id} of ${nameOf(row.userId)} is over.`);
			}
		}
	});
}
async function create({ users, keys, audit }, { user, scope, name, expires }, { json, quiet }, { print, note }) {
	const holder = user === null ? await users.find(_service__2__.Wc) : await users.named(user);
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
	print(json ? JSON.stringify({
		...(0,_service__1__.gd)(row),
		key
	}, null, 2) : key);
	if (quiet) return;
	note(`Key ${row.id} of ${(0,_base__3__.RK)(holder.name)}, scope ${scope}, ends ${(0,_with_people_js__0__.h5)(row.expiresAt, "never")}. It is shown this once: keep it now.`);
}
function keyTable(rows, nameOf, now) {
	return (0,_base__4__.b6)([[
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
		(0,_base__3__.RK)(row.name),
		row.scope,
		(0,_with_people_js__0__.h5)(row.createdAt, ""),
		(0,_with_people_js__0__.h5)(row.lastUsedAt, "never"),
		(0,_with_people_js__0__.h5)(row.expiresAt, "never"),
		row.revokedAt === null ? row.expiresAt !== null && row.expiresAt <= now ? "over" : "" : `revoked ${(0,_with_people_js__0__.h5)(row.revokedAt, "")}`
	])]);
}


})

};
