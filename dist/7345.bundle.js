export const id = 7345;
export const ids = [7345];
export const modules = {















23565:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
keepState:()=>keepState
});

var outcome = __load__(98216);
var sentence = __load__(4771);
var redaction = __load__(76287);
var nearest = __load__(77196);
var text_escape = __load__(68171);
var format = __load__(73043);
var state_branch = __load__(74518);
var assignment_state = __load__(48423);
var forget = __load__(43691);
var open_store = __load__(25918);
var store_lease = __load__(79994);
var state_size = __load__(10375);
var quoted = __load__(73321);
var client = __load__(23863);
var names = __load__(50926);
var cancellation = __load__(29490);
var system_clock = __load__(67283);
var version = __load__(58508);
var variables = __load__(65200);
var terminal = __load__(48804);
;// program/command-line/state-table.js


const HEADINGS = [
	"assignment",
	"size",
	"names",
	"last used",
	"check",
	"told",
	"decided",
	"searched",
	""
];
function shownOf(state, names, now) {
	return names.flatMap((name) => {
		const one = state.assignments[name];
		if (one === undefined) return [];
		return [{
			name,
			bytes: state.stored[name]?.bytes ?? null,
			people: (0,forget/* peopleIn */.$T)(one),
			lastUsed: (0,forget/* lastUsed */.qE)(one),
			pending: one.pending?.progress.stage ?? null,
			told: Object.keys(one.reportedPairs).length + Object.keys(one.reportedFlags).length,
			decided: Object.keys(one.dismissed).length + (one.cases?.length ?? 0),
			searched: Object.keys(one.web ?? {}).length,
			forgottenAt: one.forgottenAt ?? null,
			isOver: (0,forget/* isOver */.PU)(one, now)
		}];
	});
}
function stateTable(state, names, about) {
	const { where, copies, now } = about;
	const rows = shownOf(state, names, now).map(rowOf);
	const { bytes, limit, files, warning } = (0,state_size/* stateSize */.N)(state);
	const { lease } = state;
	return [
		...(0,terminal/* aligned */.b6)([[...HEADINGS], ...rows]),
		"",
		`${(0,format/* count */.U9)(files.length, "assignment")}, ${(0,format/* formatBytes */.z3)(bytes)} of ${(0,format/* formatBytes */.z3)(limit)}, on ${where}.`,
		...lease === null ? [] : [`Run ${(0,text_escape/* visible */.RK)(lease.run)} holds the lease until ${(0,format/* formatTime */.fU)(lease.until)}.`],
		...copies.length === 0 ? [] : [`Copies of damaged files: ${copies.map(text_escape/* visible */.RK).join(", ")}. Put back what can be read: code-similarity state repair.`],
		...warning === null ? [] : [warning]
	];
}
function rowOf(one) {
	const { bytes, people, forgottenAt } = one;
	return [
		(0,text_escape/* visible */.RK)(one.name),
		bytes === null ? "n/a" : (0,format/* formatBytes */.z3)(bytes),
		(0,format/* formatCount */.B4)(people),
		one.lastUsed === null ? "never" : (0,format/* formatTime */.fU)(one.lastUsed),
		one.pending ?? "none pending",
		(0,format/* formatCount */.B4)(one.told),
		(0,format/* formatCount */.B4)(one.decided),
		(0,format/* formatCount */.B4)(one.searched),
		forgottenAt !== null && people === 0 ? `people forgotten on ${forgottenAt.slice(0, 10)}` : one.isOver ? "over" : ""
	];
}

var terminal_log = __load__(78087);
var says = __load__(89544);
;// program/command-line/state.js











const TIMEOUT_MS = 10 * 6e4;
async function keepState(command, environment, print = (text) => process.stdout.write(text)) {
	const repository = repositoryOf(command, environment);
	const branch = command.branch ?? state_branch/* STATE_BRANCH */.bm;
	const token = command.token ?? environment["GITHUB_TOKEN"] ?? null;
	if (token === null || token === "") {
		const { action } = command;
		const writes = action === "prune" || action === "repair";
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* tokenMissing */.O3, {
			action,
			writes
		}));
	}
	const redact = (0,redaction/* redactor */.$p)([token, ...(0,variables/* environmentSecrets */.Pm)(environment)]);
	const log = (0,terminal_log/* terminalLog */.dg)(process.stderr, redact, environment["RUNNER_DEBUG"] === "1");
	const { signal, release } = (0,cancellation/* cancelOnSignals */.dJ)(process);
	const github = (0,client/* createGitHub */.Cl)({
		token,
		origin: {
			kind: "input",
			name: command.token === null ? "GITHUB_TOKEN" : "--github-token"
		},
		apiUrl: environment["GITHUB_API_URL"] || client/* DEFAULT_API_URL */.rK,
		clock: system_clock/* systemClock */.m,
		log,
		signal,
		deadlineMs: system_clock/* systemClock */.m.now() + TIMEOUT_MS,
		environment,
		userAgent: `code-similarity-action/${version/* VERSION */.x}`
	});
	try {
		const store = new state_branch/* StateBranch */.UU({
			github,
			repository,
			branch,
			target: "other",
			clock: system_clock/* systemClock */.m,
			signal,
			random: Math.random,
			date: () => new Date(),
			log
		});
		const { state, existed, copies } = await store.load();
		const where = `${branch} of ${(0,names/* fullName */.fq)(repository)}`;
		if (!existed && copies.length === 0) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* nothingStoredBranch */.Dh, { where }));
		}
		const say = (lines) => void print(`${lines.join("\n")}\n`);
		await act(command, {
			store,
			state,
			copies,
			where,
			now: new Date(),
			say
		});
		return 0;
	} finally {
		release();
		await github.close();
	}
}
function repositoryOf({ repository }, environment) {
	const text = repository ?? environment["GITHUB_REPOSITORY"];
	if (text === undefined || text === "") throw new outcome/* ConfigurationError */.j1(says/* stateNeeds */.LK);
	const name = (0,names/* parseRepositoryName */.$M)(text);
	if (name !== null) return name;
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* repositoryNoRepository */.QM, { text: (0,quoted/* quoted */.T)(text) }));
}
async function act(command, opened) {
	const { state, where, copies, now, say } = opened;
	const names = namedIn(state, command.assignments, where);
	switch (command.action) {
		case "show":
			say((command.json ? stateDocument : stateTable)(state, names, {
				where,
				copies,
				now
			}));
			return;
		case "export":
			say(exportedState(state, names, {
				where,
				at: now.toISOString(),
				withSecrets: command.withSecrets
			}));
			return;
		case "prune":
			await prune(command, opened, names);
			return;
		case "repair":
			await repair(command, opened);
			return;
	}
}
function namedIn(state, asked, where) {
	const all = (0,assignment_state/* namesIn */.wX)(state);
	for (const name of asked) {
		if (all.includes(name)) continue;
		const meant = (0,nearest/* nearest */.p)(name, all);
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noAssignmentYou */.Ol, {
			name: (0,quoted/* quoted */.T)(name),
			where,
			meant: meant === null ? null : (0,text_escape/* visible */.RK)(meant),
			all: all.map(text_escape/* visible */.RK).join(", ") || "none"
		}));
	}
	return asked.length === 0 ? all : [...new Set(asked)];
}
async function prune(command, opened, named) {
	const { store, state, where, now, say } = opened;
	const names = command.over ? named.filter((name) => isDone(state, name, now)) : named;
	if (names.length === 0) {
		say([`Nothing is over on ${where}: each assignment was used within ${forget/* KEPT_DAYS */.bN} days, or names nobody.`]);
		return;
	}
	assertPrunable(state, names, now);
	const at = now.toISOString();
	if (!command.dryRun) {
		await store.update((current) => {
			assertPrunable(current, names, new Date());
			return command.everything ? (0,forget/* withoutHistory */.lI)(names.reduce(assignment_state/* withoutAssignment */.Me, current)) : (0,forget/* forgetPeople */.lZ)(current, names, open_store/* newSalt */.N, at);
		});
	}
	const verb = command.dryRun ? "would be forgotten" : "forgotten";
	for (const name of names) {
		const one = state.assignments[name];
		const people = (0,format/* count */.U9)(one === undefined ? 0 : (0,forget/* peopleIn */.$T)(one), "person").replace(/persons$/, "people");
		say([`${(0,text_escape/* visible */.RK)(name)}: ${command.everything ? "everything" : people} ${verb}.`]);
	}
	if (!command.dryRun) {
		say([says/* earlierCommits */.nY]);
		const { copies } = await store.load();
		if (copies.length > 0) say([(0,sentence/* fill */.G)(says/* copiesDamaged */.Bd, { copies: copies.map(text_escape/* visible */.RK).join(", ") })]);
	}
}
function assertPrunable(state, names, now) {
	assertIdle(state, now);
	const pending = names.filter((name) => ((0,assignment_state/* assignmentOf */.tq)(state, name)?.pending ?? null) !== null);
	if (pending.length === 0) return;
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* checkNotFinished */.Iy, { pending: pending.map(text_escape/* visible */.RK).join(", ") }));
}
function isDone(state, name, now) {
	const one = state.assignments[name];
	return one !== undefined && (0,forget/* isToForget */.Rg)(one, now);
}
async function repair({ dryRun }, { store, state, where, now, say }) {
	assertIdle(state, now);
	const said = await store.repair(dryRun);
	say(said.length === 0 ? [`Nothing is damaged on ${where}.`] : said.map(text_escape/* visible */.RK));
	if (dryRun && said.length > 0) say(["Nothing was done (--dry-run)."]);
}
function assertIdle({ lease }, now) {
	if (lease === null || !(0,store_lease/* isHeld */.i7)(lease, now)) return;
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* runScans */._C, {
		run: (0,text_escape/* visible */.RK)(lease.run),
		time: (0,format/* formatTime */.fU)(lease.until)
	}));
}
function exportedState(state, names, about) {
	const assignments = names.map((name) => {
		const one = state.assignments[name];
		if (one === undefined || about.withSecrets) return [name, one];
		const { salt: _salt, ...open } = one;
		return [name, open];
	});
	const { version, dashboard, lastScan } = state;
	const document = {
		version,
		exportedFrom: about.where,
		exportedAt: about.at,
		dashboard,
		lastScan,
		assignments: Object.fromEntries(assignments)
	};
	return [(0,text_escape/* jsonText */.s$)(document, 2)];
}
function stateDocument(state, names, about) {
	const { where, copies, now } = about;
	const { bytes, limit, warning } = (0,state_size/* stateSize */.N)(state);
	const lease = state.lease === null ? null : {
		run: state.lease.run,
		until: state.lease.until
	};
	const assignments = shownOf(state, names, now);
	return [(0,text_escape/* jsonText */.s$)({
		where,
		bytes,
		limit,
		warning,
		lease,
		copies,
		assignments
	}, 2)];
}


}),
















};
