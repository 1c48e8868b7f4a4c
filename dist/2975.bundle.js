export const id = 2975;
export const ids = [2975];
export const modules = {



96019:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
runUsers:()=>runUsers
});
var _base__4__ = __load__(4771);
var _base__5__ = __load__(68171);
var _base__6__ = __load__(98216);
var _base__7__ = __load__(73043);
var _base__10__ = __load__(48804);
var _service__3__ = __load__(20046);
var _service__8__ = __load__(29830);
var _service__9__ = __load__(69612);
var _open_running_js__0__ = __load__(69017);
var _with_people_js__1__ = __load__(40079);
var _says_js__2__ = __load__(65303);





function runUsers(command, environment) {
	const { request } = command;
	return (0,_with_people_js__1__.Qs)(command, environment, request.action === "add", async (opened) => {
		const { people } = opened;
		switch (request.action) {
			case "add": {
				const user = await people.users.add(request.name, request.role, false);
				const details = { role: user.role };
				await people.audit.add(_with_people_js__1__.qN, {
					action: "add-user",
					ownerId: user.id,
					details
				});
				(0,_with_people_js__1__.qz)(command, (0,_service__3__.q3)(user), (0,_base__4__.G)(_says_js__2__._B, {
					user: (0,_base__5__.RK)(user.name),
					id: user.id,
					role: user.role
				}));
				if (!command.quiet) {
					(0,_with_people_js__1__.N4)("Nobody can log in without a key: make one with `code-similarity keys create --user NAME`.");
				}
				return;
			}
			case "list": {
				const users = await people.users.list();
				if (command.json) (0,_with_people_js__1__.yy)((0,_base__5__.s$)({ users: users.map(_service__3__.q3) }, 2));
				else for (const line of userTable(users)) (0,_with_people_js__1__.yy)(line);
				return;
			}
			case "suspend":
			case "resume": {
				const user = await suspend(people, request.name, request.action === "suspend");
				(0,_with_people_js__1__.qz)(command, (0,_service__3__.q3)(user), (0,_base__4__.G)(_says_js__2__.NA, {
					user: (0,_base__5__.RK)(user.name),
					isOut: request.action === "suspend"
				}));
				return;
			}
			case "remove": await remove(opened, request, environment, command);
		}
	});
}
async function suspend({ users, audit }, name, isSuspended) {
	const { id } = await users.named(name);
	const user = await users.change(id, { suspended: isSuspended ? { invoice: null } : null });
	await audit.add(_with_people_js__1__.qN, {
		action: "change-user",
		ownerId: id,
		details: {
			role: user.role,
			trial: user.trial === 1,
			suspended: isSuspended
		}
	});
	return user;
}
async function remove({ people, database, place }, { name, giveTo, deleteChecks }, environment, printed) {
	const { users, audit } = people;
	const user = await users.named(name);
	const heir = giveTo === null ? null : await users.named(giveTo);
	await users.removable(user.id, heir?.id ?? null);
	const checks = await users.checksOf(user.id);
	if (checks.length > 0 && heir === null && !deleteChecks) {
		throw new _base__6__.j1((0,_base__4__.G)(_says_js__2__.oN, {
			user: (0,_base__5__.RK)(user.name),
			checks: (0,_base__7__.U9)(checks.length, "check")
		}));
	}
	let blobs = null;
	const store = async () => {
		blobs ??= await (0,_open_running_js__0__.AH)(place, environment);
		return _service__8__.i.open(database, blobs);
	};
	try {
		const deleted = await (0,_service__9__.a)(people, user.id, heir?.id ?? null, {
			removeCheck: async (check) => {
				if (deleteChecks) await (await store()).removeCheck(check);
			},
			deleteFiles: async (names) => (await store()).deleteFiles(names)
		});
		const details = {
			given_to: heir?.id ?? null,
			deleted_checks: deleted
		};
		await audit.add(_with_people_js__1__.qN, {
			action: "remove-user",
			ownerId: user.id,
			details
		});
		const kept = heir === null ? (0,_base__7__.U9)(deleted, "check") : (0,_base__7__.U9)(checks.length, "check");
		const end = heir === null ? `${kept} deleted` : `${kept} given to ${(0,_base__5__.RK)(heir.name)}`;
		(0,_with_people_js__1__.qz)(printed, {
			...(0,_service__3__.q3)(user),
			...details
		}, `${(0,_base__5__.RK)(user.name)} was removed: ${end}.`);
	} finally {
		await blobs?.close();
	}
}
function userTable(users) {
	return (0,_base__10__.b6)([[
		"user",
		"name",
		"role",
		"checks a month",
		"added",
		""
	], ...users.map((user) => [
		String(user.id),
		(0,_base__5__.RK)(user.name),
		user.role,
		user.monthlyChecks === null ? "no limit" : String(user.monthlyChecks),
		(0,_with_people_js__1__.h5)(user.createdAt, ""),
		[...user.trial === 1 ? ["trial"] : [], ...user.suspendedAt === null ? [] : [`suspended since ${(0,_with_people_js__1__.h5)(user.suspendedAt, "")}`]].join(", ")
	])]);
}


}),







};
