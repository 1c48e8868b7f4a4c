export const id = 5129;
export const ids = [5129];
export const modules = {


72926:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
isProvenFirst:()=>isProvenFirst
});

var packed_source = __load__(71035);
var languages = __load__(92005);
var iso = __load__(52378);
var schemas = __load__(25465);
var errors = __load__(47307);
var names = __load__(50926);
;// github/pull-standing.js



const Time = iso/* datetime */.w$();
const Pull = schemas/* looseObject */._H3({
	state: schemas/* string */.YjP(),
	createdAt: Time,
	author: schemas/* looseObject */._H3({
		login: schemas/* string */.YjP(),
		databaseId: schemas/* number */.aig().int().optional()
	}).nullable(),
	baseRefOid: schemas/* string */.YjP(),
	headRefOid: schemas/* string */.YjP(),
	headRefName: schemas/* string */.YjP(),
	headRepository: schemas/* looseObject */._H3({
		name: schemas/* string */.YjP(),
		owner: schemas/* looseObject */._H3({ login: schemas/* string */.YjP() })
	}).nullable(),
	timelineItems: schemas/* looseObject */._H3({ nodes: schemas/* array */.YOg(schemas/* looseObject */._H3({ createdAt: Time })) })
});
const Answer = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ pullRequest: Pull }) });
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      state createdAt baseRefOid headRefOid headRefName
      author { login ... on User { databaseId } }
      headRepository { name owner { login } }
      timelineItems(itemTypes: [REOPENED_EVENT], last: 1) { nodes { ... on ReopenedEvent { createdAt } } }
    }
  }
}`;
async function readPullStanding(github, base, number) {
	const { repository } = await github.graphql((0,errors/* purposeFor */.OU)("own", `reading ${(0,names/* fullName */.fq)(base)}#${number}`, "pullRequests"), QUERY, {
		owner: base.owner,
		name: base.repo,
		number
	}, Answer);
	const { state, createdAt, author, headRepository, timelineItems, ...refs } = repository.pullRequest;
	if (state !== "OPEN" || author?.databaseId === undefined || headRepository === null) return null;
	return {
		author: author.login,
		authorId: author.databaseId,
		baseSha: refs.baseRefOid,
		headSha: refs.headRefOid,
		headRef: `refs/heads/${refs.headRefName}`,
		headRepository: {
			owner: headRepository.owner.login,
			repo: headRepository.name
		},
		openSinceMs: Date.parse(timelineItems.nodes.at(-1)?.createdAt ?? createdAt)
	};
}

var pushes = __load__(24112);
var fetch_objects = __load__(767);
var objects = __load__(79510);
var read_files = __load__(15206);
var tarball = __load__(43599);
;// sources/pull-request/brought-by.js




async function broughtBy(github, base, baseSha, commits) {
	const wants = [...new Set(commits)];
	const filter = `blob:limit=${tarball/* TARBALL_LIMITS */.cu.fileBytes + 1}`;
	const brought = await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
		wants,
		haves: [baseSha],
		filter
	});
	const trees = await (0,fetch_objects/* fetchObjects */.rt)(github, base, {
		wants,
		depth: 1,
		filter: "blob:none"
	});
	return new Map(wants.map((commit) => [commit, (0,read_files/* filesOf */.R)(trees, commit).flatMap((file) => {
		const bytes = (0,objects/* isFile */.fo)(file) ? brought.get(file.sha)?.bytes : undefined;
		return bytes === undefined ? [] : [{
			path: file.path,
			sha: file.sha,
			bytes
		}];
	})]));
}

var code_reader = __load__(82059);
var limits = __load__(47358);
var repository_history = __load__(25195);
;// check/history/pushed-first.js







const { pulls: LIMITS } = limits/* HISTORY_LIMITS */.A;
class Unproven extends Error {}
async function isProvenFirst(findings, own, pairs, github) {
	const others = pairs.map(({ a, b }) => findings.submissions.find(({ key }) => key !== own.key && (key === a || key === b)));
	if (own.origin?.kind !== "pull-request" || others.length > LIMITS.others) return false;
	if (!new repository_history/* Budget */.__(github).isOpen) return false;
	const sources = (0,packed_source/* packedSources */.t)(findings);
	try {
		const files = await sources.read(own.key);
		if (files === null) return false;
		const reader = new code_reader/* CodeReader */.tF((0,languages/* languageNamed */.Mv)(findings.language)?.id ?? languages/* AUTO_DETECT */.Ej);
		const record = new PullRecord(github, {
			owner: own.origin.owner,
			repo: own.origin.repo
		}, reader);
		const mine = await record.standing(own);
		for (const other of others) {
			if (other === undefined) return false;
			const shared = sharedWith(other.key, own, files, reader);
			if (shared === null || !await record.isFirst(shared, mine, other)) return false;
		}
		return others.length > 0;
	} catch (error) {
		if (error instanceof Unproven) return false;
		throw error;
	} finally {
		sources.close();
	}
}
function sharedWith(otherKey, own, files, reader) {
	const regions = own.matches.flatMap(({ otherKey: key, own: { file, lineStart, lineEnd } }) => key !== otherKey || lineStart === null ? [] : [{
		file,
		lineStart,
		lineEnd: lineEnd ?? lineStart
	}]);
	const grams = reader.regions(files, regions);
	const [first] = regions;
	return first === undefined || grams === null ? null : {
		grams,
		ending: (0,languages/* extensionOf */.je)(first.file)
	};
}
class PullRecord {
	#github;
	#base;
	#reader;
	#grams = new Map();
	constructor(github, base, reader) {
		this.#github = github;
		this.#base = base;
		this.#reader = reader;
	}
	async standing({ origin }) {
		if (origin?.kind !== "pull-request") throw new Unproven();
		const found = await readPullStanding(this.#github, this.#base, origin.number);
		if (found === null || found.headSha !== origin.sha) throw new Unproven();
		return found;
	}
	async isFirst(shared, mine, other) {
		const theirs = await this.standing(other);
		const toTheirs = await this.#pushesTo(theirs);
		const checkedMs = Math.max(theirs.openSinceMs, ...toTheirs.map(timeOf));
		if (!(checkedMs > mine.openSinceMs)) return false;
		const toMine = await this.#pushesTo(mine);
		const held = await this.#held(shared, statesAfter(toMine), mine.baseSha);
		const since = held.slice(0, held.findIndex(({ atMs }) => atMs <= checkedMs) + 1);
		if (since.length === 0 || !since.every(({ grams }) => (0,code_reader/* holds */.v9)(grams, shared.grams))) return false;
		const byAuthor = held.filter((_, at) => toMine[at]?.actor?.id === mine.authorId);
		const lastMs = Math.max(...byAuthor.map(({ atMs }) => atMs));
		const all = [...toTheirs, ...await this.#pushes(theirs.headRepository, null, theirs.author)];
		const before = [...statesBefore(all), ...statesAfter(all)].filter(({ atMs }) => !(atMs > lastMs));
		const heldByThem = await this.#held(shared, before, theirs.baseSha);
		return heldFirstAt(shared.grams, byAuthor, heldByThem) !== null;
	}
	async #pushesTo({ headRepository, headRef, headSha }) {
		const found = await this.#pushes(headRepository, headRef);
		if (found[0]?.after !== headSha) throw new Unproven();
		return found;
	}
	async #pushes(name, ref, actor) {
		const found = [];
		let pages = 0;
		for await (const page of (0,pushes/* pushPages */.Du)(this.#github, name, ref, actor)) {
			pages += 1;
			if (pages > LIMITS.pages) throw new Unproven();
			found.push(...page.filter((push) => ref === null || push.ref === ref));
		}
		return found;
	}
	async #held({ grams: fragment, ending }, states, baseSha) {
		const commits = new Set(states.map(({ sha }) => sha).filter((sha) => sha !== pushes/* NO_COMMIT */.U2));
		if (commits.size > LIMITS.commits) throw new Unproven();
		const brought = await broughtBy(this.#github, this.#base, baseSha, [...commits]);
		return states.map(({ sha, atMs }) => {
			const files = brought.get(sha) ?? [];
			const grams = files.flatMap((file) => [...this.#gramsOf(file, ending).intersection(fragment)]);
			return {
				atMs,
				grams: new Set(grams)
			};
		});
	}
	#gramsOf({ path, sha, bytes }, ending) {
		const name = (0,languages/* isSourceName */.TE)(path) ? path : `${path}.${ending}`;
		const key = `${sha} ${name}`;
		const grams = this.#grams.get(key) ?? this.#reader.all([{
			path: name,
			bytes
		}]);
		this.#grams.set(key, grams);
		return grams;
	}
}
function timeOf({ timestamp }) {
	return Date.parse(timestamp);
}
function statesAfter(pushes) {
	return pushes.map((push) => ({
		sha: push.after,
		atMs: timeOf(push)
	}));
}
function statesBefore(pushes) {
	const isLeftBefore = (push) => pushes.some((one) => one.ref === push.ref && one.after === push.before && timeOf(one) <= timeOf(push));
	return pushes.filter((push) => !isLeftBefore(push)).map(({ before }) => ({
		sha: before,
		atMs: -Infinity
	}));
}
function heldFirstAt(fragment, own, other) {
	const [mine, others] = [firstTimes(fragment, own), firstTimes(fragment, other)];
	const earlier = [...mine].filter(([gram, at]) => at < (others.get(gram) ?? Infinity)).map(([, at]) => at).toSorted((a, b) => a - b);
	return earlier[Math.ceil(code_reader/* MOST */._B * fragment.size) - 1] ?? null;
}
function firstTimes(fragment, states) {
	const times = new Map();
	for (const { atMs, grams } of states) {
		for (const gram of fragment.intersection(grams)) {
			times.set(gram, Math.min(atMs, times.get(gram) ?? Infinity));
		}
	}
	return times;
}


}),





};
