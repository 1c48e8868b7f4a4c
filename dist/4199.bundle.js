export const id = 4199;
export const ids = [4199];
export const modules = {

99206:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
h:()=>Analysis
});

var message = __load__(33897);
var languages = __load__(92005);
;// engine/ai-scale.js

const FLAGGED = .55;
const SCALE = [
	[0, 0],
	[.4, 50],
	[FLAGGED, 75],
	[.65, 85],
	[.8, 100]
];
const MEASURED = {
	above: 0,
	scores: 2810,
	people: 281,
	tasks: 11
};
const MOSTLY = .5;
function calibrated(share) {
	for (let at = 1; at < SCALE.length; at += 1) {
		const [from, low] = SCALE[at - 1];
		const [to, high] = SCALE[at];
		if (share <= to) return low + (high - low) * (share - from) / (to - from);
	}
	return 100;
}
function scaleNotices(facts) {
	const { references, unscored, run, leastClass, isSmall, leftOut } = facts;
	if (isSmall) return [(0,message/* message */.iU)("notices.aiNeedsClass", { least: leastClass })];
	const common = percent(facts.commonShare);
	const points = SCALE.slice(1).map(([share, score]) => (0,message/* message */.iU)("notices.aiPoint", {
		percent: percent(share),
		score
	}));
	const notice = (0,message/* joined */.oR)("words.sentences", [
		(0,message/* message */.iU)("notices.aiScale", {
			solutions: references,
			run,
			common,
			points: (0,message/* joined */.oR)("words.commas", points)
		}),
		(0,message/* message */.iU)("notices.aiMeasured", {
			...MEASURED,
			percent: percent(FLAGGED)
		}),
		(0,message/* message */.iU)("notices.aiLowScore"),
		...unscored === 0 ? [] : [(0,message/* message */.iU)("notices.aiWithout", { n: unscored })]
	]);
	return leftOut < MOSTLY ? [notice] : [notice, (0,message/* message */.iU)("notices.aiMostlyShared", {
		percent: percent(leftOut),
		common
	})];
}
function percent(share) {
	return Math.round(100 * share);
}

var fingerprints = __load__(14882);
var pair_score = __load__(14720);
var starter_code = __load__(67224);
var tiling = __load__(7520);
var vocabulary = __load__(11728);
;// engine/ai-references.js







const MAX_REFERENCES = 5;
const MINIMUM_RUNS = 100;
const MAX_FRAGMENTS = 200;
class TooManyReferences extends RangeError {
	name = "TooManyReferences";
	constructor() {
		super(`At most ${MAX_REFERENCES} AI references can be compared with: with more the score would mean nothing.`);
	}
}
class AiReferences {
	#parameters;
	#starter;
	#families = new Set();
	#hashes = new fingerprints/* GramHashes */.Ch();
	#runs = new fingerprints/* GramTable */.aP();
	#known;
	#holders;
	#own = new Map();
	#references;
	constructor(references, base, submissions, parameters) {
		this.#parameters = parameters;
		this.#starter = new starter_code/* StarterCode */.Zi(parameters.commonRun);
		for (const { tokens } of base) this.#starter.add(tokens);
		this.#references = references.map((code) => {
			const tokens = this.#masked(code);
			this.#number(tokens, (_, family) => this.#families.add(family));
			return {
				code,
				tokens,
				anchors: (0,fingerprints/* everyGram */.bE)(tokens, parameters.k)
			};
		});
		this.#known = this.#runs.size;
		for (const submission of references.length === 0 ? [] : submissions) {
			const own = new Set();
			this.#number(this.#masked(submission), (run) => own.add(run), this.#families);
			if (own.size > 0) this.#own.set(submission.id, Uint32Array.from(own));
		}
		this.#holders = new Uint32Array(this.#runs.size);
		for (const own of this.#own.values()) {
			for (const run of own) this.#holders[run] = this.#holders[run] + 1;
		}
	}
	get isSmall() {
		return this.#own.size < this.#parameters.commonFromSubmissions;
	}
	get leftOut() {
		let common = 0;
		for (let run = 0; run < this.#known; run += 1) {
			if (this.#holders[run] >= this.#many(this.#own.size)) common += 1;
		}
		return this.#known === 0 ? 0 : common / this.#known;
	}
	score(submission) {
		const own = this.#own.get(submission.id);
		if (own === undefined || this.isSmall || submission.files.every(({ family }) => languages/* FAMILIES */.BU[family].hasNoAiScore)) {
			return null;
		}
		const counted = own.filter((run) => !this.#isCommon(run));
		if (counted.length < MINIMUM_RUNS) return null;
		let found = 0;
		for (const run of counted) found += run < this.#known ? 1 : 0;
		return {
			score: calibrated(found / counted.length),
			fragments: this.#fragments(submission)
		};
	}
	#masked({ tokens }) {
		return (0,starter_code/* mask */.dK)(tokens, this.#starter.cover(tokens));
	}
	#number(tokens, note, families) {
		const hashes = this.#hashes;
		hashes.compute(tokens, this.#parameters.k);
		for (let at = 0; at < hashes.length; at += 1) {
			const family = Math.floor(tokens[at] / vocabulary/* TOKEN_LIMIT */.qr);
			if (hashes.valid[at] === 1 && families?.has(family) !== false) {
				note(this.#runs.add(hashes.low[at], hashes.high[at]), family, at);
			}
		}
	}
	#many(submissions) {
		const { commonShare, commonAtLeast } = this.#parameters;
		return Math.max(commonAtLeast, commonShare * submissions);
	}
	#isCommon(run) {
		return this.#holders[run] - 1 >= this.#many(this.#own.size - 1);
	}
	#fragments(submission) {
		const { k } = this.#parameters;
		const tokens = this.#masked(submission);
		const counted = new Uint32Array(tokens.length + 1);
		this.#number(tokens, (run, _, at) => {
			counted[at + 1] = this.#isCommon(run) ? 0 : 1;
		}, this.#families);
		for (let at = 1; at <= tokens.length; at += 1) {
			counted[at] = counted[at] + counted[at - 1];
		}
		const tiler = new tiling/* Tiler */.Z(k);
		tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
		const fragments = [];
		for (const reference of this.#references) {
			const tiles = tiler.tile(reference.tokens, reference.anchors);
			const runs = Array.from({ length: tiles.count }, (_, tile) => ({
				a: tiles.a[tile],
				b: tiles.b[tile],
				length: tiles.length[tile]
			})).filter(({ a, length }) => counted[a + length - k + 1] > counted[a]).toSorted((x, y) => x.a - y.a).flatMap(({ a, b, length }) => [
				a,
				b,
				length
			]);
			for (const fragment of (0,pair_score/* fragmentsOf */.d1)(submission, reference.code, Int32Array.from(runs), 0)) {
				fragments.push({
					...fragment,
					reference: reference.code.id
				});
			}
		}
		return fragments.toSorted((a, b) => b.tokens - a.tokens).slice(0, MAX_FRAGMENTS);
	}
}

var clusters = __load__(22292);
var compare = __load__(96448);
var engine_fingerprinter = __load__(8340);
var normalise = __load__(44717);
var words = __load__(32046);
;// engine/imprints.js




const HIGH = 65535;
function imprintsOf(documents, parameters) {
	const { k, w, imprintSample } = parameters;
	const starter = new starter_code/* GivenCode */.tL(parameters);
	for (const one of documents) if (one.facts.role === "base") starter.add(one);
	const fingerprinter = new engine_fingerprinter/* Fingerprinter */.U(k, w);
	const read = documents.filter(({ facts }) => facts.role === "submission" && facts.size > 0).map((document) => {
		const own = starter.without(document, (0,normalise/* fold */.A)(document.tokens));
		return {
			id: document.facts.id,
			numbers: fingerprinter.of(own).numbers.slice()
		};
	});
	const frequencies = new Uint32Array(fingerprinter.table.size);
	for (const { numbers } of read) {
		for (const number of numbers) frequencies[number] = frequencies[number] + 1;
	}
	const [lows, highs] = [fingerprinter.table.lows(), fingerprinter.table.highs()];
	const hashOf = (number) => (0,words/* hashFrom */.zd)(lows[number], highs[number] & HIGH);
	return read.map(({ id, numbers }) => {
		const rarest = [...numbers].toSorted((x, y) => frequencies[x] - frequencies[y] || hashOf(x) - hashOf(y));
		return {
			id,
			hashes: ascending(numbers, hashOf),
			sample: ascending(rarest.slice(0, imprintSample), hashOf)
		};
	});
}
function ascending(numbers, hashOf) {
	return Float64Array.from(numbers, hashOf).toSorted();
}

var kept_readings = __load__(78393);
var read_documents = __load__(85392);
var engine_parameters = __load__(9623);
var engine_corpus = __load__(95585);
;// engine/everybodys.js




function everybodys(documents, parameters, together) {
	const { k, everybodyAtLeast, everybodyFiles, everybodyPart, everybodyRuns, minimumTile, minimumTokens } = parameters;
	const counted = documents.filter(({ facts }) => facts.role === "submission" && facts.size > 0);
	const parties = (0,clusters/* partiesOf */.uR)(counted.map(({ facts }) => facts.id), together);
	const byParty = [...Map.groupBy(counted, (_, at) => parties[at]).values()];
	const submissions = byParty.length;
	if (submissions < everybodyAtLeast) return undefined;
	const least = Math.max(everybodyAtLeast, Math.ceil(everybodyFiles * submissions));
	const code = new starter_code/* StarterCode */.Zi(k);
	addCommon(code, byParty, least, (document) => filesOf(document, k));
	const everywhere = Math.ceil(everybodyRuns * submissions);
	addCommon(code, byParty, everywhere, (document) => runsOf(document, parameters.commonRun));
	if (code.empty) return undefined;
	const found = ({ tokens, spelled }) => ({
		tokens: code.cover(tokens, spelled),
		wording: undefined
	});
	const isLeft = (document) => (0,engine_corpus/* matchableTokens */.as)((0,starter_code/* mask */.dK)(document.tokens, found(document).tokens), minimumTile) >= minimumTokens;
	const left = byParty.filter((members) => members.some(isLeft)).length;
	if (left * 2 <= submissions) return undefined;
	const held = byParty.map((members) => Math.max(...members.map((document) => found(document).tokens.reduce((sum, one) => sum + one, 0))));
	const usual = held.toSorted((a, b) => a - b)[Math.floor(submissions / 2)];
	const holders = held.filter((tokens) => tokens >= everybodyPart * usual).length;
	return holders >= everywhere ? {
		in: found,
		least,
		submissions
	} : undefined;
}
const hashes = new fingerprints/* GramHashes */.Ch();
function* filesOf({ facts, tokens, spelled }, least) {
	for (const { from, to } of facts.files) {
		if (to - from < least) continue;
		hashes.compute(tokens.subarray(from, to), to - from, spelled.subarray(from, to));
		yield {
			from,
			to,
			low: hashes.low[0],
			high: hashes.high[0]
		};
	}
}
function* runsOf({ tokens, spelled }, length) {
	hashes.compute(tokens, length, spelled);
	for (let at = 0; at < hashes.length; at += 1) {
		if (hashes.valid[at] !== 1) continue;
		yield {
			from: at,
			to: at + length,
			low: hashes.low[at],
			high: hashes.high[at]
		};
	}
}
function addCommon(code, byParty, least, piecesOf) {
	const table = new fingerprints/* GramTable */.aP();
	const times = [];
	let most = 0;
	const first = byParty.slice(0, byParty.length - least + 1);
	for (const [place, members] of byParty.entries()) {
		for (const document of members) {
			for (const { low, high } of piecesOf(document)) {
				const number = place < first.length ? table.add(low, high) : table.find(low, high);
				if (number < 0 || table.timesIn(place + 1, number) > 0) continue;
				const held = (times[number] ?? 0) + 1;
				times[number] = held;
				most = Math.max(most, held);
			}
		}
		if (most + byParty.length - 1 - place < least) return;
	}
	for (const document of first.flat()) {
		const others = new Uint8Array(document.tokens.length).fill(1);
		for (const { from, to, low, high } of piecesOf(document)) {
			if (times[table.find(low, high)] >= least) others.fill(0, from, to);
		}
		if (others.includes(0)) code.add((0,starter_code/* mask */.dK)(document.tokens, others), document.spelled);
	}
}

;// engine/preparation.js







function prepareCorpus(read, detect, parameters, together = []) {
	const corpus = new engine_corpus/* Corpus */.Tr(parameters);
	const documents = read.filter(({ facts: { role } }) => role === "submission" || role === "archive");
	const starter = new starter_code/* GivenCode */.tL(parameters);
	for (const one of read) if (one.facts.role === "base") starter.add(one);
	const detected = starter.empty ? (detect ? sharedBy(documents, corpus, parameters, together) : undefined) ?? everybodys(documents, parameters, together) : undefined;
	const standing = new Map();
	const commonCode = [];
	let scant = 0;
	read.length = 0;
	documents.reverse();
	for (let document = documents.pop(); document !== undefined; document = documents.pop()) {
		const { facts } = document;
		let covered;
		let before = 0;
		if (!starter.empty || detected !== undefined) {
			before = corpus.fingerprintsOf((0,normalise/* fold */.A)(document.tokens)).numbers.length;
			covered = detected === undefined ? starter.in(document) : detected.in(document);
			if (facts.role === "submission") commonCode.push(...regions(document, covered.tokens));
		}
		const prepared = corpus.prepare(document, covered);
		const comparability = comparabilityOf(prepared, before, parameters);
		standing.set(facts.id, {
			facts,
			comparability,
			tokens: prepared.entry.size
		});
		if (comparability === "compared" && facts.role === "submission" && isScant(prepared, before, parameters)) {
			scant += 1;
		}
		if (facts.size > 0 && comparability !== "starter-only") corpus.add(prepared);
	}
	corpus.close();
	const holders = new Set(commonCode.map(({ submission }) => submission)).size;
	const only = [...standing.values()].filter(({ comparability }) => comparability === "starter-only").length;
	return {
		corpus,
		standing,
		commonCode,
		starterCode: starter.empty ? holders === 0 ? "none" : "detected" : "given",
		notices: noticesOf({
			detected,
			holders,
			starterOnly: only,
			scant
		}, parameters.residueShare)
	};
}
function noticesOf({ detected, holders, starterOnly, scant }, residueShare) {
	const alone = detected === undefined ? "notices.starterAlone" : "notices.sharedAlone";
	return [
		...detected === undefined || holders === 0 ? [] : [(0,message/* message */.iU)("notices.takenForStarter", {
			least: detected.least,
			submissions: detected.submissions,
			holders
		})],
		...starterOnly === 0 ? [] : [(0,message/* message */.iU)(alone, { n: starterOnly })],
		...detected === undefined || scant === 0 ? [] : [(0,message/* message */.iU)("notices.mostlyShared", {
			n: scant,
			percent: String(100 * residueShare)
		})]
	];
}
function sharedBy(documents, corpus, { k, commonRun, commonFromSubmissions, commonAtLeast, commonShare }, together) {
	const counted = documents.filter(({ facts }) => facts.role === "submission" && facts.size > 0);
	const parties = (0,clusters/* partiesOf */.uR)(counted.map(({ facts }) => facts.id), together);
	const byParty = Map.groupBy(counted, (_, at) => parties[at]);
	if (byParty.size < commonFromSubmissions) return undefined;
	let frequencies = new Uint32Array(1 << 12);
	for (const members of byParty.values()) {
		const held = new Set();
		for (const { tokens } of members) {
			for (const number of corpus.fingerprintsOf((0,normalise/* fold */.A)(tokens)).numbers) held.add(number);
		}
		if (corpus.sizes.fingerprints > frequencies.length) {
			const larger = new Uint32Array(corpus.sizes.fingerprints * 2);
			larger.set(frequencies);
			frequencies = larger;
		}
		for (const number of held) frequencies[number] = frequencies[number] + 1;
	}
	const least = Math.max(commonAtLeast, Math.ceil(commonShare * byParty.size));
	const common = Uint8Array.from(frequencies, (frequency) => frequency >= least ? 1 : 0);
	if (!common.includes(1)) return undefined;
	const found = ({ tokens }) => {
		const folded = (0,normalise/* fold */.A)(tokens);
		const fingerprints = corpus.fingerprintsOf(folded);
		return {
			tokens: (0,starter_code/* coverCommon */.jd)(folded.length, fingerprints, k, common, commonRun),
			wording: undefined
		};
	};
	return {
		in: found,
		least,
		submissions: byParty.size
	};
}
function comparabilityOf(prepared, before, parameters) {
	const { entry, fingerprints } = prepared;
	const { residueFingerprints, minimumTokens } = parameters;
	if (entry.document.size === 0) return entry.document.isUnreadable ? "unreadable" : "no-source";
	const rest = fingerprints.numbers.length;
	const isShort = entry.size < minimumTokens;
	const isLittle = rest < residueFingerprints || isShort && isScant(prepared, before, parameters);
	if (entry.document.role === "submission" && rest < before && isLittle) return "starter-only";
	if (entry.document.isUnreadable) return "unreadable";
	return isShort ? "too-short" : "compared";
}
function isScant({ fingerprints }, before, { residueShare }) {
	return fingerprints.numbers.length < residueShare * before;
}
function regions({ facts, tokens }, covered) {
	const result = [];
	for (const file of facts.files) {
		let start = -1;
		for (let at = file.from; at <= file.to; at += 1) {
			const inside = at < file.to && covered[at] === 1 && tokens[at] !== vocabulary/* SEPARATOR */.wv;
			if (inside && start < 0) {
				start = at;
			} else if (!inside && start >= 0) {
				result.push({
					submission: facts.id,
					file: file.path,
					lineStart: facts.lines[start],
					lineEnd: facts.lines[at - 1]
				});
				start = -1;
			}
		}
	}
	return result;
}

var quality_of = __load__(26584);
var search_words = __load__(15239);
var inverted_index = __load__(89271);
var numbers = __load__(67117);
var pair_table = __load__(26538);
;// engine/web-sources.js









const TUTORIAL_STRETCH = 60;
const TUTORIAL_SOURCES = .25;
class WebSources {
	#parameters;
	#fingerprinter;
	#sources;
	#known;
	#index;
	#held;
	#holders;
	#least;
	constructor(read, parameters) {
		const { k, w, commonAtLeast, tutorialShare } = parameters;
		this.#parameters = parameters;
		this.#fingerprinter = new engine_fingerprinter/* Fingerprinter */.U(k, w);
		const starter = new starter_code/* GivenCode */.tL(parameters);
		for (const one of read) if (one.facts.role === "base") starter.add(one);
		const fingerprinted = (document) => {
			const { facts } = document;
			const folded = (0,normalise/* fold */.A)(document.tokens);
			const own = facts.role === "web" ? folded : starter.without(document, folded);
			return {
				facts,
				tokens: own,
				fingerprints: kept(this.#fingerprinter.of(own))
			};
		};
		this.#sources = read.filter(({ facts }) => facts.role === "web").map(fingerprinted);
		this.#known = this.#fingerprinter.table.size;
		this.#index = this.#indexed();
		const submissions = read.filter(({ facts }) => facts.role === "submission" && facts.size > 0);
		this.#least = Math.max(commonAtLeast, Math.ceil(tutorialShare * submissions.length));
		this.#holders = this.#sources.map(({ tokens }) => new Uint32Array(tokens.length));
		this.#held = new Map(submissions.map((one) => [one.facts.id, this.#longest(fingerprinted(one))]));
	}
	addTo(result, entries) {
		const best = new Map();
		const pairs = this.#pairs(entries.filter(({ document }) => document.role === "submission"));
		for (const { a, similarity } of pairs) best.set(a, Math.max(best.get(a) ?? 0, similarity));
		const found = (0,pair_table/* unpacked */.KZ)(result);
		return (0,pair_table/* packed */.xc)({
			...found,
			submissions: found.submissions.map((one) => ({
				...one,
				web: one.comparability === "compared" ? best.get(one.id) ?? 0 : 0
			})),
			pairs: [...found.pairs, ...pairs],
			tutorials: this.#tutorials()
		});
	}
	#pairs(entries) {
		const tiler = new tiling/* Tiler */.Z(this.#parameters.minimumTile);
		const pairs = [];
		for (const { document, tokens } of entries) {
			const own = this.#withoutTutorials(document.id, tokens);
			const fingerprints = this.#fingerprinter.of(own);
			const partners = this.#partners(fingerprints.numbers);
			if (partners.length === 0) continue;
			const anchors = this.#anchors(fingerprints);
			tiler.index(own, anchors);
			const size = (0,engine_corpus/* matchableTokens */.as)(own, this.#parameters.minimumTile);
			for (const place of partners) {
				const source = this.#sources[place];
				const tiles = tiler.tile(source.tokens, this.#anchors(source.fingerprints));
				const pair = this.#pair({
					document,
					size
				}, source, tiles);
				if (pair !== undefined) pairs.push(pair);
			}
		}
		return pairs.toSorted((x, y) => y.similarity - x.similarity || x.a - y.a || x.b - y.b);
	}
	#pair({ document, size }, { facts, tokens }, tiles) {
		const { minimumTile, minimumTokens, commonRun, webRunGrowth, webShare, mergeGap } = this.#parameters;
		const length = (0,engine_corpus/* matchableTokens */.as)(tokens, minimumTile);
		const growth = webRunGrowth * (0,numbers.ln)(Math.max(1, length / Math.max(1, size))) / Math.LN2;
		const stretches = stretchesOf(tiles, mergeGap).filter((stretch) => stretch.tokens >= minimumTile + growth);
		const overlap = stretches.reduce((sum, stretch) => sum + stretch.tokens, 0);
		const similarity = 100 * overlap / Math.max(size, minimumTokens);
		const longest = Math.max(0, ...stretches.map((stretch) => stretch.tokens));
		if (similarity < webShare && longest < commonRun + growth) return undefined;
		const runs = Int32Array.from(stretches.flatMap((stretch) => stretch.runs));
		const fragments = (0,pair_score/* fragmentsOf */.d1)(document, facts, runs, mergeGap);
		return {
			a: document.id,
			b: facts.id,
			similarity,
			matchedSimilarity: 100 * overlap / Math.max(length, 1),
			total: null,
			suspicion: null,
			longestFragment: Math.max(...fragments.map((fragment) => fragment.tokens)),
			overlap,
			fragments
		};
	}
	#indexed() {
		const frequencies = new Uint32Array(this.#known);
		for (const { fingerprints } of this.#sources) {
			for (const number of fingerprints.numbers) frequencies[number] = frequencies[number] + 1;
		}
		const index = new inverted_index/* InvertedIndex */.Gc(frequencies, this.#sources.length);
		this.#sources.forEach(({ fingerprints }, at) => {
			for (const number of fingerprints.numbers) index.add(number, at);
		});
		return index;
	}
	#partners(numbers) {
		const sums = new Float64Array(this.#sources.length);
		const touched = new inverted_index/* RowSet */.rp(this.#sources.length);
		for (const number of numbers) {
			if (number >= this.#known) continue;
			this.#index.accumulate(number, 1 / this.#index.frequency(number), sums, touched);
		}
		const found = [];
		touched.take((source) => found.push(source));
		return found.toSorted((x, y) => sums[y] - sums[x] || x - y).slice(0, this.#parameters.webPartners);
	}
	#anchors({ positions, keys }) {
		return {
			positions,
			keys,
			from: 0,
			to: keys.length,
			sure: this.#parameters.k
		};
	}
	#longest({ tokens, fingerprints }) {
		const { minimumTile, mergeGap, commonRun } = this.#parameters;
		const partners = this.#partners(fingerprints.numbers);
		if (partners.length === 0) return [];
		const tiler = new tiling/* Tiler */.Z(minimumTile);
		tiler.index(tokens, this.#anchors(fingerprints));
		return partners.flatMap((source) => {
			const { tokens: of, fingerprints: known } = this.#sources[source];
			const runs = stretchesOf(tiler.tile(of, this.#anchors(known)), mergeGap).filter((stretch) => stretch.tokens >= commonRun).flatMap((stretch) => stretch.runs);
			const held = {
				source,
				runs
			};
			forEachToken(held, (_, at) => {
				const holders = this.#holders[source];
				holders[at] = holders[at] + 1;
			});
			return runs.length === 0 ? [] : [held];
		});
	}
	#forEachCommon(held, visit) {
		const holders = this.#holders[held.source];
		forEachToken(held, (own, at) => {
			if (holders[at] >= this.#least) visit(own);
		});
	}
	#withoutTutorials(id, tokens) {
		const covered = new Uint8Array(tokens.length);
		for (const held of this.#held.get(id) ?? []) {
			this.#forEachCommon(held, (own) => {
				covered[own] = 1;
			});
		}
		return (0,starter_code/* mask */.dK)(tokens, covered);
	}
	#language() {
		return new Map([...this.#held].map(([id, held]) => {
			const sources = new Map();
			for (const one of held) {
				this.#forEachCommon(one, (own) => sources.set(own, (sources.get(own) ?? 0) + 1));
			}
			return [id, sources];
		}));
	}
	#tutorials() {
		const { mergeGap } = this.#parameters;
		const most = Math.max(3, TUTORIAL_SOURCES * this.#sources.length);
		const shared = this.#sources.map(() => []);
		const language = this.#language();
		for (const [id, all] of this.#held) {
			for (const held of all) {
				let [longest, count, last] = [
					0,
					0,
					Number.NEGATIVE_INFINITY
				];
				this.#forEachCommon(held, (own) => {
					if ((language.get(id)?.get(own) ?? 0) > most) return;
					count = own - last - 1 <= mergeGap ? count + 1 : 1;
					last = own;
					longest = Math.max(longest, count);
				});
				if (longest >= TUTORIAL_STRETCH) shared[held.source]?.push(longest);
			}
		}
		return shared.flatMap((counts, at) => {
			if (counts.length < this.#least) return [];
			const tokens = counts.toSorted((x, y) => x - y)[Math.floor(counts.length / 2)];
			const source = this.#sources[at].facts.id;
			return [{
				source,
				submissions: counts.length,
				of: this.#held.size,
				tokens
			}];
		}).toSorted((x, y) => y.submissions - x.submissions || y.tokens - x.tokens || x.source - y.source);
	}
}
function forEachToken({ runs }, visit) {
	for (let run = 0; run < runs.length; run += 3) {
		const [own, at, length] = [
			runs[run],
			runs[run + 1],
			runs[run + 2]
		];
		for (let token = 0; token < length; token += 1) visit(own + token, at + token);
	}
}
function kept({ positions, keys, numbers }) {
	return {
		positions: positions.slice(),
		keys: keys.slice(),
		numbers: numbers.slice()
	};
}
function stretchesOf({ count, a, b, length }, gap) {
	const order = Array.from({ length: count }, (_, tile) => tile).toSorted((x, y) => a[x] - a[y]);
	const stretches = [];
	let endA = 0;
	let endB = 0;
	for (const tile of order) {
		const [startA, startB, tokens] = [
			a[tile],
			b[tile],
			length[tile]
		];
		const last = stretches.at(-1);
		if (last !== undefined && startA - endA <= gap && startB >= endB && startB - endB <= gap) {
			last.runs.push(startA, startB, tokens);
			last.tokens += tokens;
		} else {
			stretches.push({
				runs: [
					startA,
					startB,
					tokens
				],
				tokens
			});
		}
		endA = startA + tokens;
		endB = startB + tokens;
	}
	return stretches;
}

var compare_text = __load__(92105);
;// engine/common-words.js
const LIST = `
  1000000000 10000000000 1000000007 998244353 __init__ __main__ __name__ abc about abs abstract accept action add addall addedge addfirst
  addlast after again alert algorithm all all_of also alt amount and ans answer any app append appendchild apply are arg arg1 args argv
  arr arr1 arr2 array arraydeque arraylist arrays asc asm assert assertequals async auf auto avg await back bad bar base base_ baz because
  been before begin being bfs big bigdecimal biginteger bin binary_search binarysearch bit bits block bmp bool boolean bot both box boy
  break buf buffer buffer_size bufferedoutputstream bufferedreader bufferedwriter build bus but button byte bytes bytesread c_str cal
  calculate call callback can case cases ceil change char character charat chars check child children chr cin class classname clear click
  clone close cls cmp cnt code codeforces col collection collections collectors color column come comp comparable comparator compare
  compareto con concat console const constructor container contains containskey content context continue copy cos cost could count count1
  counter cout cpp create createelement css csv cur curr current cursor das dat data datainputstream date day debug dec decimalformat def
  default deg del delete den depth deque der des description dest destination details dev dfs did die diff difference digit digits dim
  dirs dist distance div dll doc document does doing dom done dot double down draw dst dup during each edge edges ein eine element
  elements else elt emplace_back empty end endl ensure enter entry entryset enumerate env eof equals err error est event events ever evt
  example exception exe exec execute exists exit exitcode exp export extends fact factor factorial factors false fast fastreader
  fastscanner fgets field file fileinputstream filename filenotfoundexception fileoutputstream filereader filewriter fill filter fin final
  find first flag float floor flush fmt font foo for foreach format found fps free freq frequency from fromkeys front fun function
  functional functools für gcd get get_input getchar getclass getdata getelementbyid getid getindex getinstance getint getkey getline
  getlong getmax getmessage getmin getname getnext getordefault getproperty gets getsize getter gettype getvalue git give good google
  graph grid group gui had half handle handler has hash hashcode hashmap hashset hasmoreelements hasmoretokens hasnext hasnextint have
  head header heap heappop heappush height hello helper here hex high him his hit host how html http icon ids idx idx1 ifs ifstream image
  img implements import inc include ind index indexof indices inf infinity info ini init initialize inner innerhtml inp input
  inputmismatchexception inputreader inputstream inputstreamreader insert instance instanceof int int32 int64 int_max int_min integer
  integer_max interface into intvalue inv invalid ioexception iomanip ios iostream ips isdigit isempty isinstance isprime ist item items
  iter iterator itertools itr its jar jbutton jframe jlabel job join jpanel jpg json just keep key keyerror keys keyset kind know label
  lambda lan lang las last lat lcm left len length les less let level lhs lib like lim limit line linear lines link linkedlist list list1
  list2 listener listnode lists lng load loc local locale location lock log log10 log2 logger long longvalue loop los low lower
  lower_bound lowerbound lst made main make make_pair malloc man many map mapping mark mat match math matrix max max_element max_value
  maxi maximum maxn maxval mem member memcpy memo memset menu merge mergesort message method mid min min_value mini minimum minn minus mit
  mod mod1 mode model modinverse module month more most move msg much mul multiply must mut mux name names namespace nav nbr neg ner
  nested net new newline newnode next next_permutation nextdouble nextelement nextint nextline nextlong nextpermutation nexttoken nicht
  nil nod node nodes nom none nonlocal not note now npm null nullpointerexception nullptr num number numbers nums nxt obj object objects
  odd ofstream old one online_judge only open operator ops opt option options ord order ordereddict other our out outer output
  outputstream outputstreamwriter over override owner pad pair pairs panel par para param params parent parse parsedouble parsefloat
  parseint parselong parser part parts pas password pat path pattern pdf peek people perror person phone pid pivot pkg place player png
  point pointer points poll pollfirst pop pop_back popleft por pos position possible pow power pre precision pred prefix prev previous
  price prime primes print printarray printer printf printline println printstacktrace printstream printwriter priority_queue
  priorityqueue private process prod product program project promise property protected prv ptr pub public push push_back pushback put qty
  que queue quick_sort quicksort ram ran rand randint random range rank rate raw read readarray readchar reader readfile readint readline
  readlines readlong readonly ready real rec record rect recursive reduce ref reg register release rem remove removefirst removelast rep
  repeat replace req request require res reset resize resolve response rest result results ret return returns rev reverse reversed
  reverseorder rgb rhs right rng root rot round row rows rufflesort run runnable runtimeexception same save say scan scanf scanner score
  search sec second see seen seg select self send sep separator seq sequence server service session set setattribute setdefault setin
  setlayout setname setout setprecision setsize setter settext settimeout setup setvalue setvisible shape shared_ptr she short should
  shuffle sieve sieveoferatosthenes sign signed simple sin since single size size_t sizeof skip sleep slice smallest solution solve solver
  some sort sorted source space span speed splice split sprintf sql sqrt square src ssl sst stack stage start start_time startswith state
  static status std stdin stdio stdlib stdout step stl stoi stol stop storage store str strcmp strcpy stream string stringbuffer
  stringbuilder strings stringtokenizer strip strlen struct student students style sub sub1 substr substring success such suffix sum sum1
  sum2 sup super sur svg swap switch symbol sync sys sysout system tab table tag tail take tan target task task1 task2 tcp team temp temp1
  temp2 template temporary term test test_case testcase testcases testnumber tests text textcontent than that the their them then there
  these they this those thread threadlocalrandom through throw throws time timer times title tmp to_string toarray tochararray tofixed
  token tokenizer tokens tolist tolower tolowercase too top top1 tostring tot total touppercase transform traverse tree treemap treeset
  trim true try ttl tuple turn two txt typ type typedef typeerror typename types udp uid una und undefined under une union unique
  unique_ptr unit unordered_map unordered_set unsigned until update upper upper_bound upperbound url use user username users using usr utf
  util utils val valid validate value valueerror valueof values var variable vec vector vectors ver version vertex vertices very view
  virtual vis visit visited void vol von vow vue wait want warning was way web weight weights welcome well were what when which while
  whitespace who width will win window with word words work worker would wrap write writeline writer wrong xml xor xrange year yes you
  your zero zeros zip zip_longest
`;
const COMMON_WORDS = new Set(LIST.trim().split(/\s+/));

;// engine/probes.js





const MOST_PROBES = 6;
const MOST_WORDS = 6;
const LEAST_WORDS = 2;
const WINDOW_LINES = 10;
const ENOUGH_BITS = 26;
const LEAST_BITS = 9;
const COMMON_BITS = 1.5;
const THREE_BITS = 2.5;
const SHORT_BITS = 4;
const LONG_BITS = 7;
const MOST_BITS = 16;
const NUMBER_BITS = 12;
const LEAST_WORD_BITS = 1;
const SURVIVAL = {
	[search_words/* KIND */.Nd.name]: .7,
	[search_words/* KIND */.Nd.member]: .85,
	[search_words/* KIND */.Nd.said]: .95
};
const SAME_KIND = .7;
const MIXES = [
	[search_words/* KIND */.Nd.said],
	[search_words/* KIND */.Nd.said, search_words/* KIND */.Nd.member],
	[
		search_words/* KIND */.Nd.said,
		search_words/* KIND */.Nd.member,
		search_words/* KIND */.Nd.name
	]
];
function probesOf(documents, table, parameters) {
	const shares = sharesOf(documents, table, parameters);
	const bits = Float64Array.from({ length: table.size }, (_, word) => {
		const share = shares[table.key(word)];
		return share === 0 ? 0 : share * informationOf(table.text(word));
	});
	const submissions = documents.filter(({ facts }) => facts.role === "submission");
	const chosen = submissions.map((document) => ({
		document,
		candidates: choose(candidatesOf(document, table, bits), table)
	}));
	const asked = new Set(chosen.flatMap(({ candidates }) => candidates.flatMap(({ items }) => items.map(({ key }) => key))));
	const holders = new Holders(submissions, table, asked);
	return new Map(chosen.map(({ document, candidates }) => [document.facts.id, {
		probes: candidates.map(({ items, file, line }) => ({
			words: items.map(({ word }) => table.text(word)),
			language: file.language,
			line,
			file: file.path,
			alsoIn: holders.of(items.map(({ key }) => key)).filter((id) => id !== document.facts.id)
		})),
		rarity: candidates[0]?.score ?? 0
	}]));
}
function sharesOf(documents, table, { commonShare, commonAtLeast, commonFromSubmissions }) {
	const shares = new Float64Array(table.size);
	const frequencies = new Uint32Array(table.size);
	const last = new Int32Array(table.size).fill(-1);
	const counted = documents.filter(({ facts, searched }) => (facts.role === "submission" || facts.role === "archive") && searched.length > 0);
	counted.forEach(({ searched }, at) => {
		forEachKey(searched, table, (key) => {
			if (last[key] !== at) frequencies[key] = frequencies[key] + 1;
			last[key] = at;
		});
	});
	const many = counted.length < commonFromSubmissions ? Number.POSITIVE_INFINITY : Math.max(commonAtLeast, commonShare * counted.length);
	frequencies.forEach((frequency, key) => {
		if (frequency === 0 || frequency >= many) return;
		const rare = (0,inverted_index/* rarity */.oG)(frequency, counted.length);
		shares[key] = rare * rare;
	});
	for (const { facts, searched } of documents) {
		if (facts.role === "base") forEachKey(searched, table, (key) => shares.fill(0, key, key + 1));
	}
	return shares;
}
function forEachKey(files, table, visit) {
	for (const { words } of files) for (const word of words) visit(table.key(word));
}
function informationOf(word) {
	if (COMMON_WORDS.has(word.toLowerCase())) return COMMON_BITS;
	if (/^\d/.test(word)) return NUMBER_BITS;
	const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu) ?? [];
	const bits = parts.reduce((sum, part) => sum + partBits(part.toLowerCase()), 0);
	return Math.min(MOST_BITS, bits);
}
function partBits(part) {
	if (part.length < SHORT_PART) return 0;
	if (part.length === SHORT_PART || COMMON_WORDS.has(part)) return COMMON_BITS;
	if (part.length === SHORT_PART + 1) return THREE_BITS;
	return part.length < LONG_PART ? SHORT_BITS : LONG_BITS;
}
const SHORT_PART = 2;
const LONG_PART = 6;
function candidatesOf({ facts, searched }, table, bits) {
	const ofPaths = new Set([...facts.files, ...facts.leftOut].flatMap(({ path }) => path.toLowerCase().split(/[^\p{L}\p{N}_$]+/u)));
	return searched.flatMap((file) => {
		const items = [];
		file.words.forEach((word, at) => {
			if (bits[word] < LEAST_WORD_BITS) return;
			const key = table.key(word);
			if (ofPaths.has(table.text(key))) return;
			items.push({
				word,
				key,
				line: file.lines[at],
				kind: file.kinds[at],
				bits: bits[word]
			});
		});
		return windowsOf(items).flatMap((window) => MIXES.flatMap((mix) => {
			const candidate = candidateOf(file, window.filter(({ kind }) => mix.includes(kind)));
			return candidate === undefined ? [] : [candidate];
		}));
	});
}
function windowsOf(items) {
	return items.flatMap((first, from) => {
		if (from > 0 && items[from - 1]?.line === first.line) return [];
		const window = new Map();
		for (let at = from; at < items.length; at += 1) {
			const item = items[at];
			if (item.line >= first.line + WINDOW_LINES) break;
			if (!window.has(item.key)) window.set(item.key, item);
		}
		return [[...window.values()]];
	});
}
function candidateOf(file, window) {
	const items = [];
	let bits = 0;
	let survival = 1;
	const scoreOf = (sum, alive) => Math.min(1, sum / ENOUGH_BITS) * alive;
	for (const item of window.toSorted((x, y) => y.bits - x.bits)) {
		const alive = survival * SURVIVAL[item.kind];
		const isNeeded = items.length < LEAST_WORDS || bits < LEAST_BITS;
		if (items.length === MOST_WORDS) break;
		if (!isNeeded && scoreOf(bits + item.bits, alive) <= scoreOf(bits, survival)) continue;
		items.push(item);
		bits += item.bits;
		survival = alive;
	}
	if (items.length < LEAST_WORDS || bits < LEAST_BITS) return undefined;
	const names = items.filter(({ kind }) => kind === search_words/* KIND */.Nd.name).length;
	const said = items.filter(({ kind }) => kind === search_words/* KIND */.Nd.said).length;
	const members = items.length - names - said;
	return {
		items,
		file,
		line: Math.min(...items.map(({ line }) => line)),
		score: scoreOf(bits, survival),
		kind: said >= names && said >= members ? search_words/* KIND */.Nd.said : members >= names ? search_words/* KIND */.Nd.member : search_words/* KIND */.Nd.name
	};
}
function choose(candidates, table) {
	const chosen = [];
	const used = new Set();
	const kinds = new Map();
	const worth = ({ score, kind }) => score * (0,numbers/* power */.y)(SAME_KIND, kinds.get(kind) ?? 0);
	let left = candidates;
	while (chosen.length < MOST_PROBES) {
		left = left.filter(({ items }) => items.every(({ key }) => !used.has(key)));
		let best;
		for (const one of left) {
			if (best === undefined || worth(one) > worth(best) || worth(one) === worth(best) && comesFirst(one, best, table)) {
				best = one;
			}
		}
		if (best === undefined) break;
		chosen.push(best);
		kinds.set(best.kind, (kinds.get(best.kind) ?? 0) + 1);
		for (const { key } of best.items) used.add(key);
	}
	return chosen;
}
function comesFirst(one, other, table) {
	const text = ({ items }) => items.map(({ word }) => table.text(word)).join(" ");
	return (0,compare_text/* compareText */.n)(text(one), text(other)) < 0;
}
class Holders {
	#index = new Map();
	#files = [];
	constructor(submissions, table, keys) {
		for (const { facts, searched } of submissions) {
			for (const file of searched) {
				const place = this.#files.length;
				this.#files.push(facts.id);
				forEachKey([file], table, (key) => {
					if (!keys.has(key)) return;
					const list = this.#index.get(key);
					if (list === undefined) this.#index.set(key, [place]);
					else if (list.at(-1) !== place) list.push(place);
				});
			}
		}
	}
	of(keys) {
		const [first = [], ...others] = keys.map((key) => this.#index.get(key) ?? []);
		const places = others.reduce((both, list) => both.filter((place) => list.includes(place)), first);
		return [...new Set(places.map((place) => this.#files[place]))].toSorted((x, y) => x - y);
	}
}

var same_texts = __load__(39244);
;// engine/analysis.js

















const SEARCHED = new Set([
	"submission",
	"archive",
	"base"
]);
class Analysis {
	#options;
	#parameters;
	#documents = [];
	#memory = new read_documents/* ReadDocuments */.Z();
	#ids = new Set();
	#words = new search_words/* WordTable */.Te();
	#references = 0;
	constructor(options, parameters = engine_parameters/* PARAMETERS */.z) {
		this.#options = options;
		this.#parameters = parameters;
	}
	add(document) {
		this.#admit(document);
		const table = this.#options.web === true && SEARCHED.has(document.role) ? this.#words : undefined;
		this.#documents.push(this.#memory.hold((0,kept_readings/* readFor */.u)(document, this.#options, { table })));
	}
	addRead(document) {
		this.#admit(document.facts);
		this.#documents.push(document);
	}
	#admit({ id, role }) {
		if (this.#ids.has(id)) throw new RangeError(`document ${id} was added before`);
		this.#ids.add(id);
		if (role !== "ai-reference") return;
		this.#references += 1;
		if (this.#references > MAX_REFERENCES) throw new TooManyReferences();
	}
	imprints() {
		return imprintsOf(this.#documents, this.#parameters);
	}
	subject() {
		return subjectsOf(this.#documents, this.#words, this.#parameters);
	}
	run(onProgress) {
		const parameters = this.#parameters;
		const read = this.#documents.toSorted((a, b) => a.facts.id - b.facts.id);
		this.#documents = [];
		this.#memory = new read_documents/* ReadDocuments */.Z();
		const facts = read.map((document) => document.facts);
		const isSearched = read.some(({ facts: { role } }) => role === "web");
		const web = isSearched ? new WebSources(read, parameters) : null;
		const { detectBaseCode, together } = this.#options;
		const preparation = prepareCorpus(read, detectBaseCode, parameters, together);
		const total = facts.length * 2;
		const pairs = (0,compare/* comparePairs */.f)(preparation.corpus, parameters, ({ document }) => document.role === "submission", (share) => onProgress?.(Math.floor(share * total), total), together);
		const result = this.#result(facts, preparation, pairs);
		return web === null ? result : web.addTo(result, preparation.corpus.entries);
	}
	#result(facts, { corpus, standing, commonCode, notices, starterCode }, { pairs, coverage, hasRank, ordinary, apart }) {
		const { clusterFrom, standsOutPartner } = this.#parameters;
		const unpaired = hasRank ? 0 : null;
		const solutions = abstracted(facts, "ai-reference");
		const references = new AiReferences(solutions, abstracted(facts, "base"), abstracted(facts, "submission"), this.#parameters);
		const comparabilityOf = (id) => standing.get(id)?.comparability ?? "no-source";
		const isArchive = (id) => standing.get(id)?.facts.role === "archive";
		const hasNumber = (id) => comparabilityOf(id) === "compared";
		markWordForWord(pairs, corpus, hasNumber, clusterFrom);
		const best = new Map();
		const links = [];
		const note = (own, other, suspicion, total) => {
			const score = best.get(own) ?? {
				peer: 0,
				database: 0,
				suspicion: null
			};
			best.set(own, score);
			score.suspicion = suspicion === null ? null : Math.max(score.suspicion ?? 0, suspicion);
			const part = isArchive(other) ? "database" : "peer";
			score[part] = Math.max(score[part], total);
		};
		for (const [at, a] of pairs.a.entries()) {
			const b = pairs.b[at];
			const total = known(pairs.total[at]) ?? 0;
			const suspicion = known(pairs.suspicion[at]);
			note(a, b, suspicion, total);
			note(b, a, suspicion, total);
			if (total >= clusterFrom && !isArchive(b)) links.push([a, b]);
		}
		const comparable = [...standing.keys()].filter(hasNumber);
		const submissions = [...standing.values()].filter(({ facts: { role } }) => role === "submission").map(({ facts: document, comparability, tokens }) => {
			const score = best.get(document.id) ?? {
				peer: 0,
				database: 0,
				suspicion: coverage.has(document.id) ? unpaired : null
			};
			return {
				id: document.id,
				comparability,
				comparedWith: hasNumber(document.id) ? comparable.length - 1 : 0,
				tokens,
				files: document.files.length,
				peer: score.peer,
				database: score.database,
				coverage: coverage.get(document.id) ?? 0,
				suspicion: score.suspicion,
				ai: document.abstracted === undefined || document.isUnreadable ? null : references.score(document.abstracted),
				quality: document.isUnreadable ? null : (0,quality_of/* qualityOf */.BF)(document.functions),
				leftOut: document.leftOut,
				remarks: document.remarks
			};
		});
		return {
			submissions,
			pairs,
			ordinary,
			clusters: (0,clusters/* clustersOf */.Dg)(links),
			commonCode,
			notices: [
				...notices,
				...apartNotices(apart, standsOutPartner),
				...alikeNotices(pairs, ordinary, starterCode, clusterFrom),
				...this.#aiNotices(solutions.length, references, submissions)
			]
		};
	}
	#aiNotices(solutions, { isSmall, leftOut }, submissions) {
		const { k, commonShare, commonFromSubmissions } = this.#parameters;
		return solutions === 0 ? [] : scaleNotices({
			references: solutions,
			unscored: submissions.filter(({ ai }) => ai === null).length,
			run: k,
			commonShare,
			leastClass: commonFromSubmissions,
			isSmall,
			leftOut
		});
	}
}
function abstracted(facts, wanted) {
	return facts.flatMap(({ role, isUnreadable, abstracted: code }) => role === wanted && code !== undefined && !(isUnreadable && role === "submission") ? [code] : []);
}
function known(value) {
	return Number.isNaN(value) ? null : value;
}
function markWordForWord({ a, b, total, standsOut }, corpus, hasNumber, threshold) {
	const alike = new Map((0,same_texts/* sameTexts */.p)(corpus).flatMap((group) => {
		const [first, ...others] = group.filter(hasNumber);
		return first === undefined ? [] : [[first, new Set(others)]];
	}));
	if (alike.size === 0) return;
	for (const [at, id] of a.entries()) {
		if (total[at] > threshold) continue;
		if (alike.get(id)?.has(b[at]) === true) standsOut[at] = 1;
	}
}
function apartNotices(apart, few) {
	return apart <= few ? [] : [(0,message/* message */.iU)("notices.severalTasks", { n: apart })];
}
function alikeNotices({ a, b, similarity, matchedSimilarity, total }, ordinary, starterCode, threshold) {
	const holding = new Set();
	for (const [at, own] of similarity.entries()) {
		if (!(total[at] <= threshold)) continue;
		const average = (0,pair_score/* averageSimilarity */.Hk)({
			similarity: own,
			matchedSimilarity: matchedSimilarity[at]
		});
		if (average > threshold) holding.add(a[at]).add(b[at]);
	}
	const held = holding.size;
	if (held === 0) return [];
	return [(0,message/* message */.iU)("notices.alikeOrdinary", {
		n: held,
		threshold: String(threshold),
		hasUsual: ordinary === null ? "no" : "yes",
		usual: ordinary === null ? "" : String(Math.round(ordinary)),
		asksStarter: starterCode === "none" ? "yes" : "no"
	})];
}
const LICENCE = /^(?:un)?licen[cs]e|^copying|^notice/i;
function subjectsOf(documents, table, parameters) {
	const probes = probesOf(documents, table, parameters);
	const starter = new starter_code/* GivenCode */.tL(parameters);
	for (const one of documents) if (one.facts.role === "base") starter.add(one);
	return documents.filter(({ facts }) => facts.role === "submission").toSorted((x, y) => x.facts.id - y.facts.id).map((document) => ({
		...probes.get(document.facts.id) ?? {
			probes: [],
			rarity: 0
		},
		id: document.facts.id,
		files: analysis_filesOf(document, starter, parameters.minimumTokens)
	}));
}
function analysis_filesOf(document, starter, least) {
	const covered = starter.in(document).tokens;
	return document.facts.files.map(({ path, from, to }) => {
		const given = covered.subarray(from, to).reduce((sum, one) => sum + one, 0);
		return {
			path,
			tokens: to - from,
			unasked: whyUnasked(path, to - from, given, least)
		};
	});
}
function whyUnasked(path, tokens, given, least) {
	if (LICENCE.test(path.slice(path.lastIndexOf("/") + 1))) return "licence";
	if (tokens < least) return "short";
	return tokens - given < least ? "starter" : null;
}


}),

24199:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E:()=>imprintVersion
});
var _languages_languages_js__0__ = __load__(92005);
var _parameters_js__1__ = __load__(9623);
var _analysis_js__2__ = __load__(99206);
var _tokenizers_vocabulary_js__3__ = __load__(11728);




const READING = 8;
function imprintVersion({ k, w, imprintSample, commonRun, givenTokens, givenGrowth } = _parameters_js__1__.z) {
	const parts = [
		READING,
		k,
		w,
		imprintSample,
		commonRun,
		givenTokens,
		givenGrowth,
		..._languages_languages_js__0__.ME.map((family) => `${family} ${_languages_languages_js__0__.BU[family].tokenizer}`),
		...(0,_tokenizers_vocabulary_js__3__.vP)().toSorted()
	];
	let low = 2166136261;
	let high = 2654435761;
	for (const letter of JSON.stringify(parts)) {
		const code = letter.codePointAt(0) ?? 0;
		low = Math.imul(low ^ code, 16777619);
		high = Math.imul(high ^ code, 2246822507) ^ high >>> 15;
	}
	return `${READING}-${hex(low)}${hex(high)}`;
}
function hex(value) {
	return (value >>> 0).toString(16).padStart(8, "0");
}


}),



};
