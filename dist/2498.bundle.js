export const id = 2498;
export const ids = [2498];
export const modules = {














69716:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
writeDossier:()=>writeDossier
});

var external_node_fs_ = __load__(73024);
var external_node_path_ = __load__(76760);
var redaction = __load__(76287);
var text_escape = __load__(68171);
var outcome = __load__(98216);
var sentence = __load__(4771);
var english = __load__(49094);
var open_words = __load__(49764);
var locale = __load__(35698);
var format = __load__(73043);
var nearest = __load__(77196);
var write = __load__(75409);
var page_parts = __load__(44059);
var page_blocks = __load__(49289);
var page_file = __load__(53553);
;// channels/dossier-file.js




function dossierPieces(page, words, template) {
	const [a, b] = page.audience === "dossier" ? page.sides.map(({ name }) => name) : page.names;
	const title = words.say("dossier.title", {
		a,
		b
	});
	return (0,page_blocks/* pagePieces */.vv)({
		template,
		title,
		withoutScript: `<h1>${(0,text_escape/* escapeHtml */.ZD)(title)}</h1><p>${(0,text_escape/* escapeHtml */.ZD)(words.say("dossier.needsScript"))}</p>`
	}, [(0,page_blocks/* block */.om)(page_parts/* INDEX_BLOCK */.jH, page)]);
}
function runsOfDossier(page) {
	const dossiers = page.audience === "dossier" ? [page] : page.assignments.map(({ dossier }) => dossier);
	return dossiers.map(({ checkedAt }) => checkedAt).join(" ");
}
function readDossier(html) {
	try {
		const page = (0,page_file/* readBlocks */.v)(html).get(page_parts/* INDEX_BLOCK */.jH)?.();
		return page?.audience === "dossier" || page?.audience === "course-dossier" ? page : null;
	} catch {
		return null;
	}
}

var quoted = __load__(73321);
var assets = __load__(65771);
var write_new = __load__(43108);
var name_words = __load__(37046);
var machine_limit = __load__(80650);
var variables = __load__(65200);
var course_words = __load__(9984);
var course_document = __load__(40080);
var words_message = __load__(33897);
var said = __load__(39010);
var findings = __load__(94825);
var merge_cases = __load__(31377);
var facts = __load__(87872);
var first_words = __load__(97157);
var wording = __load__(62867);
var explanation = __load__(15844);
;// report/dossier/change-texts.js
function changeTexts(text, change) {
	if (typeof text === "string") return change(text);
	if ("id" in text) {
		const { id, values } = text;
		return values === undefined ? text : {
			id,
			values: changed(values, change)
		};
	}
	return text.as === "list" ? {
		...text,
		values: text.values.map((one) => changeTexts(one, change))
	} : text;
}
function changed(values, change) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : changeTexts(value, change)]));
}

;// report/dossier/class-rank.js


function pairCounts({ submissions }, { a, b, dismissed, together }) {
	return dismissed === null && together === undefined && [a, b].every((place) => (0,wording/* comparabilityWords */.qX)(submissions[place]?.comparability ?? null) === null);
}
function isRankedPage({ pairs, submissions }) {
	return [...pairs, ...submissions].some(({ suspicion }) => suspicion !== null);
}
function pairRank(page, own) {
	if (page.pairsUnread > 0) return null;
	const isRanked = isRankedPage(page);
	const number = (pair) => isRanked ? pair.suspicion : pair.average;
	const value = own === undefined ? null : number(own);
	if (own === undefined || value === null) return null;
	const others = [];
	const near = [];
	const ordinary = [];
	for (const pair of page.pairs) {
		const one = number(pair);
		if (pair === own || one === null || !isCounted(pair)) continue;
		others.push(one);
		if ([pair.a, pair.b].some((place) => place === own.a || place === own.b)) near.push(one);
		if (!isRemarkable(page, pair)) ordinary.push(one);
	}
	if (others.length === 0) return null;
	const place = (0,words_message/* message */.iU)("compare.rankPair", {
		by: isRanked ? "suspicion" : "similarity",
		...standing(value, others)
	});
	const rank = withRest(place, "Pair", isRemarkable(page, own) ? ordinary : null, others);
	const words = isCounted(own) ? rank : (0,words_message/* message */.iU)("compare.rankNotCounted", { rank });
	return {
		value,
		others,
		near,
		words
	};
}
function submissionRank(page, place) {
	const own = page.submissions[place];
	if (own?.role !== "judged" || own.total === null) return null;
	const value = own.total;
	const judged = page.submissions.filter((one) => one.role === "judged" && one !== own);
	const others = judged.flatMap(({ total }) => total ?? []);
	if (others.length === 0) return null;
	const ordinary = judged.flatMap((one) => isFlagged(one) ? [] : one.total ?? []);
	const rank = message("compare.rankSubmission", standing(value, others));
	const words = withRest(rank, "Submission", isFlagged(own) ? ordinary : null, others);
	return {
		value,
		others,
		near: [],
		words
	};
}
function isFlagged({ flaggedBy }) {
	return flaggedBy.includes("similarity");
}
function isCounted({ dismissed, together }) {
	return dismissed === null && together === undefined;
}
function isRemarkable(page, pair) {
	return pair.standsOut || pairCounts(page, pair) && (pair.average ?? -1) > page.thresholds.similarity;
}
function standing(value, others) {
	return {
		value: scored(value),
		rank: others.filter((one) => one > value).length + 1,
		all: others.length + 1
	};
}
function withRest(rank, noun, ordinary, others) {
	if (ordinary === null) {
		const sorted = others.toSorted((x, y) => x - y);
		const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
		return (0,words_message/* message */.iU)("compare.rankMedian", {
			rank,
			value: scored(median)
		});
	}
	const highest = ordinary.reduce((best, one) => Math.max(best ?? 0, one), null);
	return highest === null ? (0,words_message/* message */.iU)(`compare.rankNo${noun}`, { rank }) : (0,words_message/* message */.iU)(`compare.rankNext${noun}`, {
		rank,
		value: scored(highest)
	});
}
function scored(value) {
	return {
		as: "score",
		value
	};
}
const MEASURES = (/* unused pure expression or super */ null && ([["similarity", "report.similarity"], ["suspicion", "lists.suspicion"]]));
function measureOf(query) {
	return query.get("by") === "suspicion" ? "suspicion" : "similarity";
}
function highestOf({ total, suspicion }, by) {
	return by === "suspicion" ? suspicion : total;
}

var parameters = __load__(9623);
var ranking = __load__(321);
;// report/dossier/line-words.js



const RUN = { least: parameters/* PARAMETERS */.z.minimumTile };
function linesNote(sides, places, pair, report) {
	const { fragments, foundHere, kept, sources } = sides;
	const { sourcesOmitted } = report.page;
	const isEmbedded = report.page.findings.service.kind === "embedded";
	const overlap = pair?.overlap ?? null;
	if (fragments.length > 0 && foundHere === null && kept >= (overlap ?? 0)) return null;
	if (fragments.length === 0 && (foundHere !== null || overlap === 0)) {
		const none = (0,words_message/* message */.iU)(isCut(sides) ? "compare.noRunCut" : "compare.noRun", RUN);
		return (0,words_message/* joined */.oR)("words.sentences", [none, ...withoutRun(pair, isEmbedded)]);
	}
	const service = keptWords(pair, kept, isEmbedded);
	if (foundHere !== null) {
		return (0,words_message/* joined */.oR)("words.sentences", [
			service,
			(0,words_message/* message */.iU)(isCut(sides) ? "compare.foundHereCut" : "compare.foundHere", RUN),
			...overlap === null || overlap === foundHere ? [] : [(0,words_message/* message */.iU)("compare.holdTokens", {
				n: foundHere,
				all: overlap
			})]
		]);
	}
	const missing = places.filter((_, side) => sources[side] === null).map((place) => report.name(place));
	if (missing.length === 0) return service;
	return (0,words_message/* joined */.oR)("words.sentences", [
		service,
		(0,words_message/* message */.iU)("compare.cannotFind", { names: {
			as: "list",
			values: missing
		} }),
		...sourcesOmitted === null ? [] : [sourcesOmitted]
	]);
}
function keptWords(pair, kept, isEmbedded) {
	if (pair === undefined) return (0,words_message/* message */.iU)("compare.pairNotListed");
	if (kept > 0) return (0,words_message/* message */.iU)("compare.notAllKept", {
		kept,
		n: pair.overlap ?? 0
	});
	return (0,words_message/* message */.iU)(isEmbedded ? "compare.linesNotKept" : "compare.noLinesNamed");
}
function withoutRun(pair, isEmbedded) {
	if (pair === undefined || !(0,ranking/* sharesCode */.Q1)({ pair })) return [];
	if ((pair.overlap ?? 0) > 0) return [(0,words_message/* message */.iU)("compare.doesNotSayWhere", { n: pair.overlap ?? 0 })];
	return [(0,words_message/* message */.iU)(isEmbedded ? "compare.shorterPieces" : "compare.foundMore")];
}
function isCut({ sources }) {
	return sources.some((source) => source?.files.some((file) => file.isCut) === true);
}

;// report/dossier/alignment.js
const MAX_LINES = 1500;
function align(left, right) {
	const a = telling(left);
	const b = telling(right);
	const matches = {
		left: new Map(),
		right: new Map()
	};
	const pairs = [];
	const isTooLong = a.length > MAX_LINES || b.length > MAX_LINES;
	const renames = new Map();
	let identical = 0;
	let renamed = 0;
	for (const [i, j] of isTooLong ? [] : commonPairs(a, b)) {
		const x = a[i];
		const y = b[j];
		if (x === undefined || y === undefined) continue;
		const kind = x.text === y.text ? "identical" : "renamed";
		matches.left.set(x.line, kind);
		matches.right.set(y.line, kind);
		pairs.push([x.line, y.line]);
		if (kind === "identical") identical += 1;
		else renamed += 1;
		for (const [at, from] of x.names.entries()) {
			const to = y.names[at] ?? from;
			if (from === to) continue;
			const key = `${from}\n${to}`;
			const entry = renames.get(key) ?? {
				from,
				to,
				times: 0
			};
			entry.times += 1;
			renames.set(key, entry);
		}
	}
	return {
		...matches,
		pairs,
		identical,
		renamed,
		isTooLong,
		lines: a.length,
		otherLines: b.length,
		renames: [...renames.values()].toSorted((p, q) => q.times - p.times)
	};
}
function telling(lines) {
	return lines.flatMap((tokens, line) => {
		const kept = tokens.filter((token) => token.kind !== "c" && token.text.trim() !== "");
		if (kept.length === 0) return [];
		return [{
			line,
			text: kept.map((token) => token.text.replaceAll(/\s+/g, "")).join(" "),
			shape: kept.map((token) => token.kind === "i" || token.kind === "n" || token.kind === "s" ? token.kind : token.text.replaceAll(/\s+/g, "")).join(" "),
			names: kept.flatMap((token) => token.kind === "i" ? [token.text] : [])
		}];
	});
}
function commonPairs(a, b) {
	const width = b.length + 1;
	const best = new Uint32Array((a.length + 1) * width);
	const worth = (i, j) => {
		const [x, y] = [a[i], b[j]];
		if (x === undefined || y === undefined || x.shape !== y.shape) return 0;
		return x.text === y.text ? 5 : 4;
	};
	for (let i = a.length - 1; i >= 0; i -= 1) {
		for (let j = b.length - 1; j >= 0; j -= 1) {
			const value = worth(i, j);
			const both = value === 0 ? 0 : (best[(i + 1) * width + j + 1] ?? 0) + value;
			best[i * width + j] = Math.max(both, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
		}
	}
	const pairs = [];
	for (let i = 0, j = 0; i < a.length && j < b.length;) {
		const here = best[i * width + j] ?? 0;
		const value = worth(i, j);
		if (value > 0 && here === (best[(i + 1) * width + j + 1] ?? 0) + value) {
			pairs.push([i, j]);
			i += 1;
			j += 1;
		} else if (here === (best[(i + 1) * width + j] ?? 0)) {
			i += 1;
		} else {
			j += 1;
		}
	}
	return pairs;
}

var bytes = __load__(25771);
var collections = __load__(37129);
var languages = __load__(92005);
var fingerprinter = __load__(8340);
var read_document = __load__(63190);
var normalise = __load__(44717);
;// report/dossier/code-index.js


function languageIdOf(name) {
	return (0,languages/* languageNamed */.Mv)(name)?.id ?? languages/* AUTO_DETECT */.Ej;
}
function engineDocument(id, { files }, role = "submission") {
	return {
		id,
		role,
		files: files.map(({ path, text }) => ({
			path,
			bytes: (0,bytes/* utf8 */.As)(text)
		}))
	};
}
const MOST = .8;
const MOST_STEPS = 3e6;
class CodeIndex {
	#languageId;
	#fingerprinter = new fingerprinter/* Fingerprinter */.U(parameters/* PARAMETERS */.z.k, parameters/* PARAMETERS */.z.w);
	#holders = [];
	#sequences = new Map();
	constructor(language) {
		this.#languageId = languageIdOf(language);
	}
	add(place, source) {
		const { numbers, keys } = this.#fingerprinter.of(this.#read(source).tokens);
		for (const number of numbers) (this.#holders[number] ??= []).push(place);
		this.#sequences.set(place, keys.slice());
	}
	others(without) {
		return this.#sequences.size - without.filter((place) => this.#sequences.has(place)).length;
	}
	holdersOf(source, regions, without) {
		const { tokens, facts } = this.#read(source);
		let steps = 0;
		return regions.map((region) => {
			const { from, to } = tokensOf(region, facts);
			const { numbers, keys } = this.#fingerprinter.of(tokens.subarray(from, to));
			if (numbers.length === 0) return null;
			const found = new Map();
			for (const number of numbers) {
				for (const place of this.#holders[number] ?? []) found.set(place, (found.get(place) ?? 0) + 1);
			}
			const own = placesOf(keys);
			const holders = new Set();
			for (const [place, times] of found) {
				if (times < MOST * numbers.length || without.includes(place)) continue;
				const sequence = this.#sequences.get(place) ?? keys;
				const best = bestStretch(own, keys.length, sequence, MOST_STEPS - steps);
				if (best === null) return null;
				steps += best.steps;
				if (best.score >= (2 * MOST - 1) * keys.length) holders.add(place);
			}
			return holders;
		});
	}
	#read(source) {
		const { tokens, facts } = (0,read_document/* readDocument */.u0)(engineDocument(0, source), this.#languageId, {
			quality: false,
			abstracted: false
		});
		return {
			tokens: (0,normalise/* fold */.A)(tokens),
			facts
		};
	}
}
function tokensOf({ file, lineStart, lineEnd }, { files, lines }) {
	const found = files.find(({ path }) => path === file);
	if (found === undefined || lineStart === null) return {
		from: 0,
		to: 0
	};
	let { from, to } = found;
	while (from < to && (lines[from] ?? 0) < lineStart) from += 1;
	while (to > from && (lines[to - 1] ?? 0) > (lineEnd ?? lineStart)) to -= 1;
	return {
		from,
		to
	};
}
function placesOf(sequence) {
	const places = new Map();
	for (let at = sequence.length - 1; at >= 0; at -= 1) (0,collections/* appendTo */.S2)(places, sequence[at] ?? 0, at);
	return places;
}
function bestStretch(places, length, sequence, most) {
	const tree = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
	let best = 0;
	let steps = 0;
	for (let other = 0; other < sequence.length; other += 1) {
		const both = places.get(sequence[other] ?? 0) ?? [];
		steps += both.length;
		if (steps > most) return null;
		for (const own of both) {
			let before = Number.NEGATIVE_INFINITY;
			for (let at = own; at > 0; at -= at & -at) before = Math.max(before, tree[at] ?? before);
			const half = (own + other) / 2;
			const score = 1 + Math.max(0, before - (half - 1));
			best = Math.max(best, score);
			const worth = score + half;
			for (let at = own + 1; at <= length && (tree[at] ?? worth) < worth; at += at & -at) tree[at] = worth;
		}
	}
	return {
		score: best,
		steps
	};
}

var notebook = __load__(87718);
var incremental = __load__(35155);
var open_report = __load__(63238);
var dossier_fragments = __load__(26792);
;// report/dossier/highlight.js

const COLOURS = new Map();
function coloursOf(path) {
	const ending = (0,languages/* extensionOf */.je)(path);
	const known = COLOURS.get(ending);
	if (known !== undefined) return known;
	const language = languages/* LANGUAGES */.Yj.find(({ extensions }) => extensions.includes(ending));
	const family = languages/* FAMILIES */.BU[language?.family ?? "generic"];
	const { words, ignoreCase, lineComments, blockComments } = family.byEnding?.[ending] ?? family;
	const { same, ...lists } = words;
	const colours = {
		pattern: scanner([...lineComments.map((mark) => `${escaped(mark)}[^\\n]*`), ...blockComments.map(({ open, close }) => `${escaped(open)}[^]*?(?:${escaped(close)}|$)`)]),
		keywords: new Set([...Object.values(lists), ...Object.values(same ?? {})].flatMap((list) => list.split(/\s+/))),
		ignoreCase
	};
	COLOURS.set(ending, colours);
	return colours;
}
const STRINGS = String.raw`"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|${"`"}(?:\\[\s\S]|[^${"`"}\\])*${"`"}?`;
const REST = String.raw`(?<n>\b\d[\w.]*)|(?<i>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)|(?<o>\s+|.)`;
function scanner(comments) {
	const comment = comments.length === 0 ? "" : `(?<c>${comments.join("|")})|`;
	return new RegExp(`${comment}(?<s>${STRINGS})|${REST}`, "gu");
}
function escaped(mark) {
	return mark.replaceAll(/[/*(){}[\]|.$^+?\\]/g, String.raw`\$&`);
}
function highlight(text, path) {
	const { pattern, ...colours } = coloursOf(path);
	const lines = [[]];
	for (const found of text.matchAll(pattern)) {
		const kind = kindOf(found.groups ?? {}, found[0], colours);
		for (const [index, part] of found[0].split("\n").entries()) {
			if (index > 0) lines.push([]);
			if (part === "") continue;
			const line = lines.at(-1);
			const last = line?.at(-1);
			if (last !== undefined && last.kind === "o" && kind === "o") {
				line?.splice(-1, 1, {
					kind,
					text: last.text + part
				});
			} else {
				line?.push({
					kind,
					text: part
				});
			}
		}
	}
	if (text.endsWith("\n")) lines.pop();
	return lines;
}
function kindOf(groups, text, { keywords, ignoreCase }) {
	if (groups["c"] !== undefined) return "c";
	if (groups["s"] !== undefined) return "s";
	if (groups["n"] !== undefined) return "n";
	if (groups["i"] !== undefined) return keywords.has(ignoreCase ? text.toLowerCase() : text) ? "k" : "i";
	return "o";
}

;// report/dossier/sides.js






async function loadSides([a, b], page, pair, read) {
	const [matchesA, matchesB, sourceA, sourceB] = await Promise.all([
		read.matches(a),
		read.matches(b),
		read.source(a),
		read.source(b)
	]);
	const matches = [matchesA, matchesB];
	const cells = [sourceA && withCells(sourceA), sourceB && withCells(sourceB)];
	const fragments = (0,dossier_fragments/* fragmentsBetween */.cE)((0,open_report/* keyAt */.f5)(page, a), matchesA, (0,open_report/* keyAt */.f5)(page, b), matchesB);
	const kept = fragments.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
	const isWhole = fragments.length > 0 && kept >= (pair?.overlap ?? 0);
	if (isWhole || cells[0] === null || cells[1] === null) {
		return {
			matches,
			sources: page.findings.service.kind === "embedded" ? cells : [sourceA, sourceB],
			fragments,
			foundHere: null,
			kept
		};
	}
	const starter = page.submissions.flatMap(({ role }, place) => role === "base" ? [place] : []);
	const starterSources = await Promise.all(starter.map(read.source));
	const found = sharedLines(cells[0], cells[1], starterSources.filter((source) => source !== null), page.findings.language);
	if (found.tokens < kept) return {
		matches,
		sources: cells,
		fragments,
		foundHere: null,
		kept
	};
	return {
		matches,
		sources: cells,
		fragments: found.fragments,
		foundHere: found.tokens,
		kept
	};
}
function fileOf(source, path) {
	if (source === null) return undefined;
	return path === undefined ? source.files[0] : source.files.find((file) => file.path === path);
}
function colouredLines(file) {
	return file === undefined ? [] : highlight((0,text_escape/* visibleLines */.gB)(file.text), file.path);
}
function linesOf(lines, region) {
	if (region.lineStart === null) return [];
	return lines.slice(region.lineStart - 1, region.lineEnd ?? region.lineStart);
}
function withCells(source) {
	return { files: source.files.map((file) => {
		const code = /\.ipynb$/i.test(file.path) ? (0,notebook/* notebookCode */.h0)(file.text) : undefined;
		return code === undefined ? file : {
			...file,
			text: code,
			isCells: true
		};
	}) };
}
function sharedLines(left, right, starter, language) {
	const corpus = new incremental/* IncrementalCorpus */.j({ languageId: languageIdOf(language) });
	for (const [at, source] of starter.entries()) corpus.add(engineDocument(at, source, "base"));
	const [own, other] = starter.length > 0 ? [left, right] : [withoutStarter(left), withoutStarter(right)];
	corpus.add(engineDocument(starter.length, own));
	const [pair] = corpus.add(engineDocument(starter.length + 1, other));
	return {
		tokens: pair?.overlap ?? 0,
		fragments: (0,dossier_fragments/* neighboursJoined */.Yd)((pair?.fragments ?? []).map((one) => ({
			left: {
				file: one.file,
				lineStart: one.lineStart,
				lineEnd: one.lineEnd
			},
			right: {
				file: one.matchedFile,
				lineStart: one.matchedLineStart,
				lineEnd: one.matchedLineEnd
			},
			tokens: one.tokens,
			sharedBy: null
		})))
	};
}
function withoutStarter({ files }) {
	return { files: files.map((file) => {
		const lines = file.text.split("\n");
		for (const [from, to] of file.starter) lines.fill("", Math.max(0, from - 1), to);
		return {
			...file,
			text: lines.join("\n")
		};
	}) };
}

;// report/dossier/rarity.js



function countedPlaces({ submissions }) {
	return submissions.flatMap((one, place) => one.hasSource && (0,findings/* isLookedIn */.OI)(one) ? [place] : []);
}
function comparedWith({ submissions }, place) {
	return submissions.filter((one, other) => other !== place && one.state.kind === "checked" && (0,findings/* isLookedIn */.OI)(one)).length;
}
async function indexOfCode(page, places, source) {
	const index = new CodeIndex(page.findings.language);
	for (const place of places) {
		const code = await source(place);
		if (code !== null) index.add(place, code);
	}
	return index;
}
function rarityOf(index, pair, sides) {
	const { sources, fragments } = sides;
	const [left, right] = ["left", "right"].map((side, at) => {
		const source = sources[at] ?? null;
		return source === null ? [] : index.holdersOf(source, fragments.map((fragment) => fragment[side]), pair);
	});
	const holders = fragments.map((_, at) => {
		const [own, other] = [left?.[at] ?? null, right?.[at] ?? null];
		return own === null && other === null ? null : new Set([...own ?? [], ...other ?? []]);
	});
	return {
		others: index.others(pair),
		holders: holders.map((places) => places?.size ?? null),
		places: holders.map((places) => [...places ?? []])
	};
}
const rarity_MOST = .5;
function fragmentFacts(page, pair, { fragments, matches: found, sources }, rarity) {
	const compared = comparedWith(page, pair[0]);
	return fragments.map((fragment, at) => {
		const matches = ["left", "right"].flatMap((side, index) => found[index]?.filter((match) => share(match, fragment[side]) >= rarity_MOST) ?? []);
		const named = [...matches.flatMap(({ otherKey }) => otherKey === null ? [] : page.places.get(otherKey) ?? []), ...rarity?.places[at] ?? []];
		const ofRole = (role) => [...new Set(named)].filter((place) => page.submissions[place]?.role === role && !pair.includes(place));
		const archive = ofRole("archive");
		const aiReferences = ofRole("ai-reference");
		const outside = [...new Set(matches.flatMap(({ otherKey, other }) => otherKey === null ? [other.file] : []))];
		const starter = starterOf(fragment, sources);
		const { sharedBy } = fragment;
		const holders = sharedBy ?? rarity?.holders[at] ?? null;
		const others = sharedBy === null ? rarity?.others ?? 0 : compared - 1;
		const isHere = sharedBy === null && page.sourcesOmitted !== null;
		const held = holders === null || others < 1 ? null : {
			holders,
			others,
			isHere
		};
		const isElsewhere = archive.length + aiReferences.length + outside.length > 0;
		const isOnlyTheirs = held?.holders === 0 && !isElsewhere && starter !== "most";
		return {
			holders,
			held,
			archive,
			aiReferences,
			outside,
			starter,
			isOnlyTheirs
		};
	});
}
function share({ own }, region) {
	if (own.file !== region.file || own.lineStart === null || region.lineStart === null) return 0;
	const [from, to] = [region.lineStart, region.lineEnd ?? region.lineStart];
	return common(from, to, own.lineStart, own.lineEnd ?? own.lineStart) / (to - from + 1);
}
function starterOf({ left, right }, sources) {
	const parts = [left, right].map((region, at) => starterShare(fileOf(sources[at] ?? null, region.file), region));
	const highest = Math.max(...parts);
	return highest === 0 ? null : highest >= rarity_MOST ? "most" : "part";
}
function starterShare(file, { lineStart, lineEnd }) {
	if (file === undefined || lineStart === null) return 0;
	const to = lineEnd ?? lineStart;
	const lines = file.starter.reduce((sum, [first, last]) => sum + common(lineStart, to, first, last), 0);
	return lines / (to - lineStart + 1);
}
function common(from, to, first, last) {
	return Math.max(0, Math.min(to, last) - Math.max(from, first) + 1);
}

;// report/dossier/passages.js




const MAX_ROWS = 500;
const MAX_ROWS_IN_ALL = 4e3;
const RENAMES = 12;
function passagesOf(context) {
	const { sides, redactor } = context;
	const cache = new Map();
	const read = (file) => {
		const lines = cache.get(file) ?? colouredLines(file);
		cache.set(file, lines);
		return lines;
	};
	const facts = fragmentFacts(context.page, context.places, sides, context.rarity);
	const passages = [];
	let rows = 0;
	for (const [index, fragment] of sides.fragments.entries()) {
		if (rows > MAX_ROWS_IN_ALL) break;
		const [left, right] = ["left", "right"].map((side, at) => linesOf(read(fileOf(sides.sources[at] ?? null, fragment[side].file)), fragment[side]).map(redactor.line));
		const known = facts[index];
		if (known === undefined) break;
		const passage = passageOf(context, fragment, known, [left ?? [], right ?? []]);
		rows += passage.shown.rows.length;
		passages.push(passage);
	}
	return passages;
}
function passageOf(context, fragment, facts, [left, right]) {
	const alignment = align(left, right);
	const rows = rowsOf([left, right], [fragment.left.lineStart, fragment.right.lineStart], alignment);
	const elsewhere = elsewhereOf(facts);
	const { held } = facts;
	const words = [
		...fragment.tokens === null ? [] : [(0,words_message/* message */.iU)("dossier.tokens", { n: fragment.tokens })],
		...held === null ? [] : [heldSentence(held)],
		...elsewhere.length === 0 ? [] : [(0,words_message/* message */.iU)("dossier.alsoIn", { places: elsewhereText(elsewhere) })],
		...facts.starter === null ? [] : [(0,words_message/* message */.iU)(STARTER_WORDS[facts.starter])],
		...alignmentWords(alignment),
		...isOfNotebook(context, fragment) ? [(0,words_message/* message */.iU)("dossier.cells")] : []
	];
	return {
		fragment,
		alignment,
		facts,
		comments: sameComments(left, right),
		elsewhere,
		shown: {
			left: {
				...fragment.left,
				file: context.pathOf("left", fragment.left.file)
			},
			right: {
				...fragment.right,
				file: context.pathOf("right", fragment.right.file)
			},
			words: words.length === 0 ? null : (0,words_message/* joined */.oR)("words.sentences", words),
			rows: rows.slice(0, MAX_ROWS),
			more: Math.max(0, rows.length - MAX_ROWS)
		}
	};
}
function isOfNotebook({ sides: { sources } }, { left, right }) {
	return [left, right].some(({ file }, at) => fileOf(sources[at] ?? null, file)?.isCells === true);
}
function rowsOf([left, right], first, alignment) {
	return pairedLines(left.length, right.length, alignment.pairs).map((row) => ({
		left: lineOf(left, row.left, first[0]),
		right: lineOf(right, row.right, first[1]),
		relation: row.left === null || row.right === null || !alignment.right.has(row.right) ? null : alignment.left.get(row.left) ?? null
	}));
}
function lineOf(lines, at, first) {
	return at === null ? null : {
		number: (first ?? 1) + at,
		tokens: lines[at] ?? []
	};
}
function alignmentWords({ lines, isTooLong, identical, renamed, renames }) {
	if (lines === 0 || isTooLong) return [];
	const values = renames.map((one) => `${(0,text_escape/* visible */.RK)(one.from)} \u2192 ${(0,text_escape/* visible */.RK)(one.to)}${one.times > 1 ? ` (${one.times}×)` : ""}`);
	return [(0,words_message/* message */.iU)("dossier.identical", {
		identical,
		lines,
		renamed
	}), ...values.length === 0 ? [] : [(0,words_message/* message */.iU)("dossier.renamed", { names: {
		as: "list",
		values,
		most: RENAMES
	} })]];
}
function heldSentence({ holders, others, isHere }) {
	if (holders === 0) return (0,words_message/* message */.iU)(isHere ? "dossier.heldByNoneHere" : "dossier.heldByNone", { others });
	return (0,words_message/* message */.iU)(isHere ? "dossier.heldByHere" : "dossier.heldBy", {
		holders,
		others
	});
}
function elsewhereOf({ archive, aiReferences, outside }) {
	return [
		...archive.length === 0 ? [] : ["dossier.theArchive"],
		...aiReferences.length === 0 ? [] : ["dossier.aiSolution"],
		...outside.length === 0 ? [] : ["dossier.webOrDatabase"]
	];
}
function elsewhereText(places) {
	return {
		as: "list",
		values: places.map((place) => (0,words_message/* message */.iU)(place))
	};
}
const STARTER_WORDS = {
	most: "dossier.mostStarter",
	part: "dossier.partStarter"
};
const TELLING_LETTERS = 12;
function sameComments(left, right) {
	const comments = (lines) => new Set(lines.flat().filter(({ kind, text }) => kind === "c" && (text.match(/\p{L}/gu)?.length ?? 0) >= TELLING_LETTERS).map(({ text }) => text.trim()));
	const others = comments(right);
	return [...comments(left)].filter((one) => others.has(one)).length;
}
function pairedLines(leftCount, rightCount, pairs) {
	const rows = [];
	let i = 0;
	let j = 0;
	const fill = (toLeft, toRight) => {
		while (i < toLeft || j < toRight) {
			rows.push({
				left: i < toLeft ? i : null,
				right: j < toRight ? j : null
			});
			if (i < toLeft) i += 1;
			if (j < toRight) j += 1;
		}
	};
	for (const [left, right] of pairs) {
		fill(left, right);
		rows.push({
			left,
			right
		});
		i = left + 1;
		j = right + 1;
	}
	fill(leftCount, rightCount);
	return rows;
}

;// report/dossier/person-facts.js



function personFacts(report, submission, shown, isLinked) {
	const { id, section, team } = submission.person ?? {
		id: null,
		section: null,
		team: null
	};
	const known = [
		["dossier.factNumber", id],
		["lists.section", section],
		["submission.team", team]
	];
	return [
		...known.flatMap(([label, text]) => text === null ? [] : [{
			label: (0,words_message/* message */.iU)(label),
			text: shown(text),
			url: null
		}]),
		handedInFact(submission),
		...(0,facts/* submissionFacts */.uA)(report, submission).filter(({ label, text }) => !isOf(label, "report.factHandedIn") && text !== id).map((one) => ({
			label: one.label,
			text: changeTexts(isOf(one.label, "report.factFolder") ? folderName(one.text) : one.text, shown),
			url: isLinked ? one.url : null
		}))
	];
}
function handedInFact(submission) {
	const known = (0,facts/* handedIn */.E0)(submission);
	const text = known === null ? (0,words_message/* message */.iU)("dossier.notKnown") : (0,words_message/* message */.iU)(known.isAttested ? "dossier.byServer" : "dossier.notByServer", { time: changeTexts(known.text, text_escape/* visible */.RK) });
	return {
		label: (0,words_message/* message */.iU)("report.factHandedIn"),
		text,
		url: null
	};
}
function isOf(label, id) {
	return typeof label === "object" && "id" in label && label.id === id;
}
function folderName(path) {
	if (typeof path !== "string" || !/^(?:[\\/]|[a-z]:[\\/]|\.\.[\\/])/i.test(path)) return path;
	return path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
}

;// report/dossier/pleading.js






const ASKED = 3;
function pleadingOf(facts) {
	return {
		basis: basisOf(facts),
		against: againstOf(facts).map((text) => changeTexts(text, text_escape/* visible */.RK)),
		questions: questionsOf(facts)
	};
}
function basisOf({ passages, all, others, place, names: [a, b] }) {
	if (all === 0) return [(0,words_message/* message */.iU)("dossier.noPassage")];
	const lines = sum(passages, ({ alignment }) => alignment.lines);
	const identical = sum(passages, ({ alignment }) => alignment.identical);
	const renamed = sum(passages, ({ alignment }) => alignment.renamed);
	const comments = sum(passages, (passage) => passage.comments);
	const rare = passages.filter(({ facts }) => facts.isOnlyTheirs).length;
	const shown = { passages: passages.length };
	return [
		(0,words_message/* message */.iU)("dossier.passagesStand", {
			n: all,
			a,
			b
		}),
		...lines === 0 ? [] : [(0,words_message/* message */.iU)("dossier.linesAlike", {
			...shown,
			lines,
			identical,
			renamed
		})],
		...rare === 0 || others < 1 ? [] : [rare === all ? (0,words_message/* message */.iU)("dossier.noOtherHasThese", { others }) : (0,words_message/* message */.iU)("dossier.noOtherHasSome", {
			others,
			rare
		})],
		...comments === 0 ? [] : [(0,words_message/* message */.iU)("dossier.commentsAlike", {
			...shown,
			n: comments
		})],
		...place === null ? [] : [(0,words_message/* message */.iU)("dossier.inClass", { place })]
	];
}
function againstOf(facts) {
	const { page, pair, passages } = facts;
	const common = passages.filter(({ facts: { holders } }) => (holders ?? 0) > 0).length;
	const starter = passages.filter((passage) => passage.facts.starter !== null).length;
	const elsewhere = [...new Set(passages.flatMap((passage) => passage.elsewhere))];
	const isCounted = passages.every(({ facts: { holders } }) => holders !== null);
	return [
		...excuses(facts),
		...common === 0 ? [] : [(0,words_message/* message */.iU)("dossier.commonPassages", { n: common })],
		...isCounted || passages.length === 0 ? [] : [(0,words_message/* message */.iU)("dossier.notCounted")],
		(0,words_message/* message */.iU)(page.findings.baseCode ? "dossier.starterTakenOut" : "dossier.starterNotTakenOut"),
		...starter === 0 ? [] : [(0,words_message/* message */.iU)("dossier.passagesStarter", { n: starter })],
		...elsewhere.length === 0 ? [] : [(0,words_message/* message */.iU)("dossier.elsewhere", { places: elsewhereText(elsewhere) })],
		...programNotes(facts),
		...pair?.first === undefined ? [] : [first_words/* FIRST_MEANS */.SC],
		...pair !== undefined && (0,findings/* isOrdinary */.P)(pair, page.thresholds.similarity) ? [(0,words_message/* message */.iU)("dossier.ordinary")] : [],
		(0,words_message/* message */.iU)("dossier.otherSources")
	];
}
function excuses({ pair, isForPanel }) {
	if (pair === undefined) return [];
	const { together, dismissed } = pair;
	return [...together === undefined ? [] : [(0,words_message/* message */.iU)("dossier.together", { together: wording/* TOGETHER_WORDS */.l4[together] })], ...dismissed === null ? [] : [isForPanel && dismissed !== "" ? (0,words_message/* message */.iU)("dossier.dismissedBecause", { reason: dismissed }) : (0,words_message/* message */.iU)("dossier.dismissedBefore")]];
}
function programNotes({ submissions, names }) {
	return submissions.flatMap((submission, side) => {
		const short = (0,wording/* shortWords */.WL)(submission);
		const note = (0,wording/* comparabilityWords */.qX)(submission.comparability);
		const name = names[side] ?? "";
		return [...short === null ? [] : [(0,words_message/* message */.iU)("dossier.programIsShort", {
			name,
			short,
			meaning: wording/* SHORT_MEANS */.qO
		})], ...note === null ? [] : [(0,words_message/* message */.iU)("dossier.programIs", {
			name,
			note
		})]];
	});
}
function questionsOf({ passages }) {
	const rarest = passages.map((passage, index) => ({
		...passage,
		number: index + 1
	})).toSorted((x, y) => (x.facts.holders ?? Infinity) - (y.facts.holders ?? Infinity) || (y.fragment.tokens ?? 0) - (x.fragment.tokens ?? 0)).slice(0, ASKED).map(({ number }) => number).toSorted((x, y) => x - y);
	if (rarest.length === 0) return [];
	return [(0,words_message/* message */.iU)("dossier.askPassages", {
		n: rarest.length,
		passages: {
			as: "list",
			values: rarest.map(String)
		}
	}), (0,words_message/* message */.iU)("dossier.askOrigin")];
}
function sum(passages, number) {
	return passages.reduce((all, passage) => all + number(passage), 0);
}

;// report/dossier/redaction.js


const PLACES = {
	c: "comments",
	s: "strings",
	i: "identifiers",
	n: "identifiers"
};
const MAIL = /(?<![\p{L}\p{M}\p{N}._%+-])(?:[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)+/gu;
const INSIDE_FROM = 6;
const OF_THE_CLASS = .8;
const LEAST_SIGNS = 3;
function wordsLookedFor({ hidden, third }) {
	return new Set([...hidden.flatMap(({ names }) => names), ...third.flat()].flatMap(name_words/* nameWords */.Lo));
}
function makeRedactor(rules) {
	const counts = {
		comments: 0,
		strings: 0,
		identifiers: 0,
		elsewhere: 0
	};
	if (rules.hidden.length === 0) return {
		counts,
		text: (text) => text,
		line: (tokens) => tokens
	};
	const whole = wholeNames(rules);
	const labelOf = wordLabels(rules);
	const unspaced = unspacedNames(rules);
	const replaced = (text, place) => {
		const parts = split([{ text: (0,name_words/* inForm */.E$)("NFD", text).replaceAll(/\p{Cf}+/gu, "") }], MAIL, (mail) => place === "identifiers" || rules.own.includes(mail.normalize("NFC")) ? undefined : rules.called.address);
		const named = whole.reduce((before, { pattern, label }) => split(before, pattern, () => label), parts);
		const apart = unspaced !== null && (0,name_words/* isUnspaced */.Kc)(text) ? split(named, unspaced.pattern, (name) => unspaced.labelOf(name, place)) : named;
		const all = apart.flatMap((part) => "label" in part ? [part] : wordParts(part.text, place, labelOf));
		const times = all.filter((part) => "label" in part).length;
		if (times === 0) return text;
		counts[place] += times;
		return (0,name_words/* inForm */.E$)("NFC", joined(all, place));
	};
	return {
		counts,
		text: (text) => replaced(text, "elsewhere"),
		line: (tokens) => tokens.map((token) => {
			const place = PLACES[token.kind];
			return place === undefined ? token : {
				kind: token.kind,
				text: replaced(token.text, place)
			};
		})
	};
}
function split(parts, pattern, labelOf) {
	return parts.flatMap((part) => {
		if ("label" in part) return [part];
		const made = [];
		let from = 0;
		for (const found of part.text.matchAll(pattern)) {
			const label = labelOf(found[0]);
			if (label === undefined) continue;
			made.push({ text: part.text.slice(from, found.index) }, { label });
			from = found.index + found[0].length;
		}
		return [...made, { text: part.text.slice(from) }];
	});
}
function wordParts(text, place, labelOf) {
	const parts = [];
	let from = 0;
	for (const { 0: run, index } of text.matchAll(name_words/* RUNS */.pt)) {
		parts.push({ text: text.slice(from, index) });
		from = index + run.length;
		const label = labelOf(run, place);
		const words = label === undefined ? (0,name_words/* wordsOfRun */.yc)(run).map((word) => ({
			word,
			label: labelOf(word, place)
		})) : [];
		const inside = words.some((one) => one.label !== undefined) ? undefined : labelOf(run, place, "inside");
		if (label !== undefined || inside !== undefined) {
			parts.push({ label: label ?? inside ?? "" });
		} else {
			parts.push(...words.map((one) => one.label === undefined ? { text: one.word } : { label: one.label }));
		}
	}
	return [...parts, { text: text.slice(from) }];
}
function joined(parts, place) {
	let result = "";
	let last;
	let between = "";
	for (const part of parts) {
		if ("text" in part) {
			between += part.text;
			continue;
		}
		if (part.label !== last || !/^[\s._-]*$/.test(between)) {
			result += `${between}${place === "identifiers" ? part.label.replaceAll(/\P{L}+/gu, "") : part.label}`;
		}
		last = part.label;
		between = "";
	}
	return result + between;
}
function wordLabels({ hidden, own, third, ordinary, called }) {
	const everybody = [
		...hidden.map(({ names }) => names),
		...own.length === 0 ? [] : [own],
		...third
	];
	const kept = new Set(own.slice(0, 1).flatMap(name_words/* nameWords */.Lo));
	for (const word of sharedByMost(everybody.map((names) => names.flatMap(name_words/* nameWords */.Lo)))) kept.add(word);
	const labels = new Map();
	const add = (names, label) => {
		for (const word of names.flatMap(name_words/* nameWords */.Lo)) if (!kept.has(word)) labels.set(word, label);
	};
	for (const names of third) add(names, called.third);
	for (const { names, label } of hidden) add(names, label);
	const ofHidden = [...labels].filter(([, label]) => label !== called.third);
	const inside = ofHidden.filter(([word]) => word.length >= INSIDE_FROM);
	return (word, place, how) => {
		const plain = (0,name_words/* folded */.TM)(word);
		const isName = place !== "identifiers" && /^\p{Lu}/u.test(word);
		const match = [
			plain,
			plain.replace(/s$/, ""),
			(0,name_words/* withoutPrefix */.Z7)(plain)
		].find((one) => labels.has(one)) ?? (how === "inside" ? inside.find(([one]) => plain.includes(one))?.[0] : undefined) ?? (isName ? ofHidden.find(([one]) => (0,name_words/* isInflected */.rD)(plain, one))?.[0] : undefined);
		if (match === undefined) return undefined;
		const label = labels.get(match);
		const isOrdinary = ordinary.has(match);
		if (place === "identifiers") return isOrdinary || label === called.third ? undefined : label;
		return isOrdinary && !/^\p{Lu}/u.test(word) ? undefined : label;
	};
}
function wholeNames({ hidden, own, third }) {
	const everybody = [
		...hidden.map(({ names }) => names),
		...own.length === 0 ? [] : [own],
		...third
	];
	const shared = sharedByMost(everybody);
	return hidden.flatMap(({ names, label }) => names.flatMap((name) => [name, lastFirst(name)].map((one) => ({
		name: one,
		label
	})))).filter(({ name }) => !own.includes(name) && !shared.has(name) && (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_SIGNS && !(0,name_words/* nameWords */.Lo)(name).includes((0,name_words/* folded */.TM)(name))).toSorted((x, y) => y.name.length - x.name.length).map(({ name, label }) => ({
		pattern: wholeName(name),
		label
	}));
}
function lastFirst(name) {
	return name.replace(/^(\S.*?)\s+(\S+)$/u, "$2 $1");
}
function unspacedNames({ hidden, own, third, called }) {
	const wordsOf = (names) => names.flatMap((one) => (0,name_words/* unspacedWords */.R4)(one, false));
	const shared = sharedByMost([
		...hidden.map(({ names }) => names),
		own,
		...third
	].map(wordsOf));
	const mine = own.slice(0, 1).join(" ").normalize("NFD");
	const labels = new Map();
	const add = (words, label) => {
		for (const word of words) if (!shared.has(word) && !mine.includes(word)) labels.set(word, label);
	};
	for (const names of third) add(wordsOf(names), called.third);
	for (const { names, label } of hidden) {
		add(names.flatMap((one) => (0,name_words/* unspacedWords */.R4)(one, true)), label);
	}
	if (labels.size === 0) return null;
	const words = [...labels.keys()].toSorted((x, y) => y.length - x.length);
	return {
		pattern: new RegExp(`(?:${words.join("|")})(?![\\p{M}\\u11a8-\\u11ff])`, "gu"),
		labelOf: (name, place) => {
			const label = labels.get(name);
			return place === "identifiers" && label === called.third ? undefined : label;
		}
	};
}
function sharedByMost(lists) {
	const times = (0,collections/* occurrences */.T5)(lists.flatMap((list) => [...new Set(list)]));
	const least = Math.max(2, OF_THE_CLASS * lists.length);
	return new Set([...times].flatMap(([one, count]) => count >= least ? [one] : []));
}
const LOGIN_FROM = 5;
const SIGNS = new RegExp(String.raw`[\s._,${name_words/* INSIDE_NAMES */.kQ}]+|[^]`, "gu");
function wholeName(name) {
	const letters = name.normalize("NFKD").replaceAll(/\p{M}+/gu, "").replaceAll(SIGNS, (sign) => {
		if (/[\s._,-]/.test(sign)) return `[\\s._,${name_words/* INSIDE_NAMES */.kQ}]*`;
		if (name_words/* INSIDE_NAMES */.kQ.includes(sign.charAt(0))) return `[${name_words/* INSIDE_NAMES */.kQ}]*`;
		return `${sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)}\\p{M}*`;
	});
	const isLogin = /\p{L}/u.test(name) && /\p{N}/u.test(name) && name.length >= LOGIN_FROM;
	return isLogin ? new RegExp(letters, "giu") : new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])`, "giu");
}
const ORDINARY_FROM = {
	programs: 3,
	share: .1
};
function ordinaryWords(words, programs) {
	const times = new Map();
	let all = 0;
	for (const program of programs) {
		all += 1;
		const found = new Set();
		for (const [run] of program.matchAll(name_words/* RUNS */.pt)) {
			for (const word of [run, ...(0,name_words/* wordsOfRun */.yc)(run)]) {
				const plain = (0,name_words/* folded */.TM)(word);
				if (words.has(plain)) found.add(plain);
			}
		}
		for (const word of found) times.set(word, (times.get(word) ?? 0) + 1);
	}
	const least = Math.max(ORDINARY_FROM.programs, ORDINARY_FROM.share * all);
	return new Set([...times].flatMap(([word, programsWithIt]) => programsWithIt >= least ? [word] : []));
}

var web_sources = __load__(7178);
;// report/dossier/web-passages.js







const web_passages_MAX_ROWS = 200;
const SOURCES = 5;
const PASSAGES = 10;
function webSources(report, submission, matches, source) {
	return (0,web_sources/* sourcesOf */.u0)({ matches }).slice(0, SOURCES).map(({ source: found, similarity, matches: those }) => ({
		name: changeTexts((0,web_sources/* sourceName */.VZ)(found), text_escape/* visible */.RK),
		similarity,
		facts: (0,facts/* sourceFacts */.tp)(report, submission, found).map((fact) => ({
			...fact,
			text: changeTexts(fact.text, text_escape/* visible */.RK)
		})),
		passages: quotedPassages(source, those.filter((match) => match.quoted !== undefined).slice(0, PASSAGES))
	}));
}
function quotedPassages(source, matches) {
	return matches.flatMap(({ own, other, quoted }) => {
		if (quoted === undefined) return [];
		const left = linesOf(colouredLines(fileOf(source, own.file)), own);
		const right = colouredLines({
			text: quoted,
			path: other.file
		});
		const rows = rowsOf([left, right], [own.lineStart, other.lineStart], align(left, right));
		return [{
			left: own,
			right: other,
			words: null,
			rows: rows.slice(0, web_passages_MAX_ROWS),
			more: Math.max(0, rows.length - web_passages_MAX_ROWS)
		}];
	});
}

;// report/dossier/make-dossier.js
















function labelsIn(words) {
	return [words.say("dossier.studentA"), words.say("dossier.studentB")];
}
function makeDossier(request) {
	const { page, places, sides, rarity, isHidden, labels } = request;
	const [a, b] = places;
	const submissions = [submissionAt(page, a), submissionAt(page, b)];
	const pair = page.pairs.find((one) => one.a + one.b === a + b && (one.a === a || one.b === a));
	const isForPanel = !isHidden.includes(true);
	const rank = rankOf(page, pair, isForPanel);
	const redactor = redactorOf(request);
	const shown = (text) => (0,text_escape/* visible */.RK)(redactor.text(text));
	const nameOf = (side) => isHidden[side] ? labels[side] : (0,text_escape/* visible */.RK)(submissions[side].name);
	const names = [nameOf(0), nameOf(1)];
	const passages = passagesOf({
		page,
		places,
		sides,
		rarity,
		redactor,
		pathOf: pathsOf(request, shown)
	});
	const reader = isHidden[0] === isHidden[1] ? null : names[isHidden[0] ? 1 : 0];
	const made = {
		audience: "dossier",
		locale: request.words.locale,
		course: request.course === null ? null : (0,text_escape/* visible */.RK)(request.course),
		assignment: request.assignment === null ? shown(page.run.title) : (0,text_escape/* visible */.RK)(request.assignment),
		reader,
		checkedAt: page.run.createdAt,
		madeAt: request.madeAt,
		sides: [sideOf(request, 0, names[0], shown), sideOf(request, 1, names[1], shown)],
		pleading: pleadingOf({
			page,
			pair,
			submissions,
			names,
			passages,
			all: sides.fragments.length,
			others: Math.max(0, comparedWith(page, a) - 1),
			place: rank?.words ?? null,
			isForPanel
		}),
		numbers: numbersOf(page, pair, a, names),
		place: rank,
		answers: answersIn(request, submissions, names, redactor),
		timeline: timelineOf(page, submissions, names, firstOf(pair, a), request.madeAt),
		facts: settingsOf(page, isForPanel, shown),
		note: linesNote(sides, places, pair, {
			page,
			name: (place) => names[place === a ? 0 : 1]
		}),
		passages: passages.map((passage) => passage.shown),
		more: sides.fragments.length - passages.length
	};
	return {
		...made,
		redaction: isForPanel ? null : { ...redactor.counts }
	};
}
function answersIn({ cases, isHidden }, [a, b], names, redactor) {
	return (0,merge_cases/* answersAbout */.Zu)(cases, [a.subject, b.subject]).flatMap(({ subject, at, first, text }) => {
		const side = subject === a.subject ? 0 : 1;
		return isHidden[side] ? [] : [{
			name: names[side],
			at,
			first,
			text: (0,text_escape/* visibleLines */.gB)(redactor.text(text))
		}];
	});
}
function rankOf(page, pair, isForPanel) {
	const rank = pairRank(page, pair);
	if (rank === null) return null;
	return {
		...rank,
		others: rank.others.map((value) => Math.round(value)),
		near: isForPanel ? rank.near.map((value) => Math.round(value)) : []
	};
}
function submissionAt(page, place) {
	const submission = page.submissions[place];
	if (submission === undefined) throw new RangeError(`no submission ${place}`);
	return submission;
}
function isPerson(one) {
	return one?.role === "judged" || one?.role === "archive";
}
function redactorOf({ page, isHidden, labels, names, places, ordinary, words }) {
	const sides = [0, 1];
	const namesAt = (side) => names[places[side]] ?? [];
	return makeRedactor({
		hidden: sides.filter((side) => isHidden[side]).map((side) => ({
			label: labels[side],
			names: namesAt(side)
		})),
		own: sides.filter((side) => !isHidden[side]).flatMap(namesAt),
		third: [...names.filter((_, place) => !places.includes(place) && isPerson(page.submissions[place])), ...page.findings.failures.filter(isPerson).map(({ name }) => [name])],
		ordinary,
		called: {
			third: words.say("dossier.anotherStudent"),
			address: words.say("dossier.address")
		}
	});
}
function pathsOf({ sides, isHidden, labels, words }, shown) {
	const numbers = ["left", "right"].map((side) => [...new Set(sides.fragments.map((fragment) => fragment[side].file))]);
	return (side, path) => {
		const at = side === "left" ? 0 : 1;
		if (!isHidden[at]) return shown(path);
		const file = {
			number: (numbers[at]?.indexOf(path) ?? -1) + 1,
			name: labels[at]
		};
		const ending = /\.[A-Za-z0-9+]{1,8}$/.exec(path)?.[0].toLowerCase() ?? "";
		return ending === "" ? words.say("dossier.numberedFile", file) : words.say("dossier.numberedFileOf", {
			...file,
			ending
		});
	};
}
function sideOf({ page, places, sides, isHidden, labels, words }, side, name, shown) {
	const submission = submissionAt(page, places[side]);
	const base = {
		label: labelsIn(words)[side],
		name,
		isHidden: isHidden[side]
	};
	if (isHidden[side]) {
		return {
			...base,
			name: labels[side],
			facts: [handedInFact(submission)],
			files: [],
			remarks: []
		};
	}
	const hashes = new Map(sides.sources[side]?.files.map((file) => [file.path, file.sha256 ?? null]));
	const isAlone = !isHidden.includes(true);
	const web = isAlone ? webSources(page, submission, sides.matches[side], sides.sources[side]) : [];
	return {
		...base,
		...web.length === 0 ? {} : { web },
		facts: personFacts(page, submission, shown, isAlone),
		files: submission.files.map(({ path, size }) => ({
			path: shown(path),
			size,
			sha256: hashes.get(path) ?? null
		})),
		remarks: submission.remarks.map((remark) => changeTexts((0,said/* asMessage */.OI)(remark), shown))
	};
}
function numbersOf(page, pair, first, [a, b]) {
	if (pair === undefined) return [];
	const { overlap, longestFragment: longest, suspicion } = pair;
	const closeness = (0,explanation/* closenessWords */.hW)(pair, page.findings.ordinary ?? null);
	const [own, other] = pair.a === first ? [pair.similarity, pair.matchedSimilarity] : [pair.matchedSimilarity, pair.similarity];
	const is = {
		score: make_dossier_scored(pair.average),
		threshold: page.thresholds.similarity
	};
	return [
		fact("report.similarity", page.findings.service.kind === "embedded" && overlap !== null && pair.total === undefined ? (0,words_message/* message */.iU)("dossier.similarityMade", {
			...is,
			n: overlap
		}) : (0,words_message/* message */.iU)("dossier.similarityIs", is)),
		...closeness === null ? [] : [fact("dossier.factCloseness", closeness)],
		fact("dossier.factShares", (0,words_message/* message */.iU)("dossier.shares", {
			own: make_dossier_scored(own),
			a,
			other: make_dossier_scored(other),
			b
		})),
		fact("dossier.factInCommon", (0,words_message/* message */.iU)("dossier.inCommon", {
			all: tokens(overlap),
			longest: tokens(longest)
		})),
		...suspicion === null ? [] : [fact("lists.suspicion", (0,words_message/* message */.iU)(pair.standsOut && !(0,findings/* isCovered */.P$)(pair, page.findings.ordinary ?? 0) ? "dossier.suspicionStandsOut" : "dossier.suspicionIs", { score: make_dossier_scored(suspicion) }))]
	];
}
function make_dossier_scored(value) {
	return {
		as: "score",
		value
	};
}
function tokens(n) {
	return n === null ? (0,words_message/* message */.iU)("words.notKnown") : (0,words_message/* message */.iU)("compare.tokens", { n });
}
function firstOf(pair, a) {
	if (pair?.first === undefined) return [];
	return pair.a === a ? [pair.first.a, pair.first.b] : [pair.first.b, pair.first.a];
}
function timelineOf(page, submissions, names, first, madeAt) {
	const notKnown = (0,words_message/* message */.iU)("dossier.notKnown");
	return [
		...submissions.map((submission, side) => ({
			known: (0,facts/* handedIn */.E0)(submission),
			name: names[side] ?? ""
		})).toSorted((x, y) => certaintyOf(x.known) - certaintyOf(y.known) || (x.known?.ms ?? 0) - (y.known?.ms ?? 0)).map(({ known, name }) => ({
			when: known === null ? notKnown : changeTexts(known.text, text_escape/* visible */.RK),
			what: (0,words_message/* message */.iU)(handedInId(known), { name })
		})),
		...first.map((seen, side) => ({
			when: seen.kind === "push" ? time(seen.at) : notKnown,
			what: (0,words_message/* message */.iU)(seen.kind === "push" ? "dossier.firstStood" : "dossier.firstNotKnown", {
				name: names[side] ?? "",
				push: (0,first_words/* firstSeenWords */.bq)(seen)
			})
		})),
		{
			when: time(page.run.createdAt),
			what: (0,words_message/* message */.iU)("dossier.wereCompared")
		},
		{
			when: time(madeAt),
			what: (0,words_message/* message */.iU)("dossier.wasMade")
		}
	];
}
function certaintyOf(known) {
	return known === null ? 2 : Number(known.ms === null);
}
function handedInId(known) {
	if (known === null) return "dossier.handedInNotKnown";
	return known.isAttested ? "dossier.handedInByServer" : "dossier.handedInNotByServer";
}
function time(value) {
	return {
		as: "time",
		value
	};
}
function settingsOf(page, isForPanel, shown) {
	return [
		...(0,facts/* runFacts */.pI)(page).map((one) => ({
			label: one.label,
			text: changeTexts(one.text, one.isGiven === true ? shown : text_escape/* visible */.RK),
			url: isForPanel ? one.url : null
		})),
		...(0,wording/* leftOutSummary */.u4)(page.submissions).map((text) => fact("dossier.leftOut", changeTexts(text, text_escape/* visible */.RK))),
		{
			label: (0,words_message/* message */.iU)("dossier.sumOf", { file: "report.json" }),
			text: page.reportSha256 ?? (0,words_message/* message */.iU)("dossier.notKnown"),
			url: null
		}
	];
}
function fact(label, text) {
	return {
		label: (0,words_message/* message */.iU)(label),
		text,
		url: null
	};
}

var read_page = __load__(71701);
var channels_cases = __load__(10856);
var digests = __load__(73235);
var says = __load__(89544);
;// program/command-line/pair-dossier.js







async function readReportFolder(directory) {
	const path = (0,external_node_path_.join)(directory, "index.html");
	const read = (0,read_page/* openPage */.we)(fileIn(path), JSON.stringify(path));
	const json = (0,external_node_path_.join)(directory, "report.json");
	const reportSha256 = (0,digests/* sha256 */.sc)(fileIn(json));
	if (read.page.reportSha256 !== null && read.page.reportSha256 !== reportSha256) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* changedAfter */.t5, {
			json: JSON.stringify(json),
			path: JSON.stringify(path)
		}));
	}
	const { cases, common } = read.page;
	const kept = await (0,channels_cases/* readCases */.k0)((0,external_node_path_.join)(directory, "cases.json"));
	return {
		...read,
		page: {
			...read.page,
			reportSha256
		},
		cases: kept === null ? cases : (0,merge_cases/* mergeCases */.oh)({
			cases,
			common
		}, kept).cases
	};
}
function fileIn(path) {
	try {
		return (0,write_new/* readFileNow */.Hj)(path);
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotReadName */.Vk, {
			path: JSON.stringify(path),
			code: error.code ?? (0,outcome/* messageOf */.bD)(error)
		}));
	}
}
async function sidesOf({ page, read }, places) {
	const pair = page.pairs.find(({ a, b }) => places.includes(a) && places.includes(b));
	return loadSides(places, page, pair, read);
}
async function pairDossier({ course, assignment }, { page, read, names, cases }, copy) {
	const { places, sides, side, madeAt, words } = copy;
	const counted = countedPlaces(page);
	const index = await indexOfCode(page, counted, read.source);
	const programs = [];
	for (const place of side === null ? [] : counted.filter((one) => !places.includes(one))) {
		programs.push((await read.source(place))?.files.map(({ text }) => text).join("\n") ?? "");
	}
	return makeDossier({
		page,
		places,
		sides,
		rarity: rarityOf(index, places, sides),
		cases,
		isHidden: [side === 1, side === 0],
		labels: labelsIn(words),
		words,
		names,
		ordinary: ordinaryWords(wordsLookedFor({
			hidden: [],
			third: names
		}), programs),
		course,
		assignment,
		madeAt
	});
}

;// program/command-line/course-dossier.js







const LISTED = 5;
function isCourse(directory) {
	return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, "course.json"));
}
async function dossierOfCourse(command, directory, madeAt) {
	const course = readCourse((0,external_node_path_.join)(directory, "course.json"));
	const people = pairOf(course, command.pair);
	const side = command.reader === null ? null : readerIn(course, people, command.reader);
	const words = await (0,open_words/* openWords */.S)(command.locale ?? locale/* LOCALES */.YZ[0]);
	const shared = [];
	let others = 0;
	const found = course.found.find(({ a, b }) => people.includes(a) && people.includes(b));
	for (const [at, { name, checkedAt, report }] of course.assignments.entries()) {
		const [a, b] = people.map((one) => course.people[one]?.submissions[at]);
		if (a == null || b == null) continue;
		if (report === null) {
			others += 1;
			continue;
		}
		const folder = (0,external_node_path_.dirname)((0,external_node_path_.join)(directory, decodeURIComponent(report)));
		const read = await readReportFolder(folder);
		if (read.page.run.createdAt !== checkedAt) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* reportMade */.kC, { name: (0,quoted/* quoted */.T)(name) }));
		}
		const places = [a, b];
		const sides = await sidesOf(read, places);
		if (sides.fragments.length === 0 || sides.sources.includes(null)) {
			others += 1;
			continue;
		}
		const place = found?.places[at] ?? null;
		shared.push({
			similarity: place?.similarity ?? averageOf(read.page.pairs, places),
			place: place === null ? null : {
				rank: place.rank,
				all: place.all
			},
			dossier: await pairDossier({
				course: command.course ?? course.name,
				assignment: null
			}, read, {
				places,
				sides,
				side,
				madeAt,
				words
			})
		});
	}
	const [first] = shared;
	if (first === undefined) throw new outcome/* ConfigurationError */.j1(says/* noReportCourse */.v3);
	const names = namesOf(course, people, side, words);
	return {
		words,
		side,
		name: people.map((one) => one + 1).join("-"),
		page: {
			audience: "course-dossier",
			locale: words.locale,
			course: (0,text_escape/* visible */.RK)(command.course ?? course.name),
			reader: side === null ? null : names[side],
			names,
			madeAt,
			recurrence: found === undefined ? null : (0,course_words/* recurrenceWords */.O)(found, course.pairs),
			assignments: shared,
			others
		}
	};
}
function readCourse(path) {
	let value;
	try {
		value = JSON.parse(fileIn(path).toString("utf8"));
	} catch (error) {
		if (error instanceof outcome/* ConfigurationError */.j1) throw error;
	}
	const result = course_document/* CourseDocument */.r.safeParse(value);
	if (result.success) return result.data;
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noCourseVersion */.fH, { path: JSON.stringify(path) }));
}
function pairOf({ people, found }, words) {
	const [first = "", second] = words;
	if (second === undefined && /^\d+$/.test(first)) {
		const pair = found[Number(first) - 1];
		if (pair === undefined) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* courseLists */.bh, {
				found: found.length,
				first
			}));
		}
		return [pair.a, pair.b];
	}
	const halves = second === undefined ? first.split("/", 2) : [first, second];
	const [a, b] = halves.map((name) => personNamed(people, name));
	if (a === undefined || b === undefined || a === b) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noPairCourse */.p5, { words: (0,quoted/* quoted */.T)(words.join(" ")) }));
	}
	return [a, b];
}
function personNamed(people, name) {
	const places = people.flatMap((one, at) => (0,name_words/* folded */.TM)(one.name) === (0,name_words/* folded */.TM)(name.trim()) ? [at] : []);
	const [place, other] = places;
	if (place !== undefined && other === undefined) return place;
	if (other !== undefined) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* namesPeople */.c3, {
			name: (0,quoted/* quoted */.T)(name),
			places: places.length
		}));
	}
	const names = people.map((one) => one.name);
	const meant = (0,nearest/* nearest */.p)(name, names);
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* nobodyCourseCalled */.kc, {
		name: (0,quoted/* quoted */.T)(name),
		noMeant: meant === null,
		names: (0,format/* listed */.KE)(names, LISTED, quoted/* quoted */.T),
		meant: (0,quoted/* quoted */.T)(meant)
	}));
}
function readerIn({ people }, pair, name) {
	const names = pair.map((one) => people[one]?.name ?? "");
	const [first, second] = names.map((one) => (0,name_words/* folded */.TM)(one) === (0,name_words/* folded */.TM)(name.trim()));
	if (first === true && second === true) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* bothCalled */.hL, { name: (0,quoted/* quoted */.T)(name) }));
	}
	if (first === true || second === true) return first === true ? 0 : 1;
	throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* notTwoAllowed */.wJ, {
		name: (0,quoted/* quoted */.T)(name),
		names: names.map((one) => (0,quoted/* quoted */.T)(one)).join(" or ")
	}));
}
function namesOf({ people }, pair, side, words) {
	const labels = labelsIn(words);
	const nameAt = (at) => side === null || side === at ? (0,text_escape/* visible */.RK)(people[pair[at]]?.name ?? "") : labels[at];
	return [nameAt(0), nameAt(1)];
}
function averageOf(pairs, places) {
	return pairs.find(({ a, b }) => places.includes(a) && places.includes(b))?.average ?? null;
}

var open_browser = __load__(7473);
var external_node_child_process_ = __load__(31421);
var promises_ = __load__(51455);
var external_node_os_ = __load__(48161);
var external_node_url_ = __load__(73136);
;// program/command-line/print-pdf.js









const SIZES = {
	a4: {
		paperWidth: 8.27,
		paperHeight: 11.69
	},
	letter: {
		paperWidth: 8.5,
		paperHeight: 11
	}
};
const NAMES = [
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
	"chrome",
	"microsoft-edge",
	"msedge"
];
const APPLICATIONS = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"
];
const PROGRAM_FOLDERS = [
	"ProgramFiles",
	"ProgramFiles(x86)",
	"LOCALAPPDATA"
];
const PROGRAMS = [
	String.raw`Google\Chrome\Application\chrome.exe`,
	String.raw`Chromium\Application\chrome.exe`,
	String.raw`Microsoft\Edge\Application\msedge.exe`
];
function findBrowser(environment) {
	return browserPaths(environment, process.platform).find(isProgram) ?? null;
}
function browserPaths(environment, platform) {
	const given = environment["CHROME_PATH"];
	const isWindows = platform === "win32";
	const paths = isWindows ? external_node_path_.win32 : external_node_path_.posix;
	const folders = (environment["PATH"] ?? "").split(paths.delimiter).filter((folder) => folder !== "");
	const ending = isWindows ? ".exe" : "";
	const installed = PROGRAMS.flatMap((program) => PROGRAM_FOLDERS.flatMap((name) => {
		const folder = environment[name];
		return folder === undefined || folder === "" ? [] : [paths.join(folder, program)];
	}));
	return [
		...given === undefined || given === "" ? [] : [given],
		...NAMES.flatMap((name) => folders.map((folder) => paths.join(folder, name + ending))),
		...isWindows ? installed : platform === "darwin" ? APPLICATIONS : []
	];
}
function isProgram(path) {
	try {
		(0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
		return (0,external_node_fs_.statSync)(path).isFile();
	} catch {
		return false;
	}
}
const TIMEOUT_MS = 9e4;
function failure(reason) {
	return new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* browserCouldNotPrint */.c1, { reason }));
}
async function printPdf(browser, html, pdf, paper, environment) {
	const profile = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "code-similarity-print-"));
	const child = (0,external_node_child_process_.spawn)(browser, argumentsFor(profile), {
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"pipe",
			"pipe"
		],
		env: {
			...(0,open_browser/* passedOn */.I3)(environment),
			TMPDIR: profile
		},
		windowsHide: true
	});
	const ended = new Promise((done) => child.once("close", () => done()));
	const timer = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
	try {
		const bytes = await printed(new Connection(child), (0,external_node_url_.pathToFileURL)((0,external_node_path_.resolve)(html)).href, paper);
		await (0,promises_.writeFile)(pdf, bytes);
	} finally {
		clearTimeout(timer);
		child.kill("SIGKILL");
		await ended;
		(0,external_node_fs_.rmSync)(profile, {
			recursive: true,
			force: true,
			maxRetries: 20,
			retryDelay: 100
		});
	}
}
function argumentsFor(profile) {
	return [
		"--headless",
		"--remote-debugging-pipe",
		`--user-data-dir=${profile}`,
		"--no-first-run",
		"--disable-gpu",
		"--disable-extensions",
		"--disable-sync",
		"--disable-background-networking",
		"--disable-component-update",
		"--host-resolver-rules=MAP * ~NOTFOUND",
		"--proxy-server=127.0.0.1:9",
		...process.getuid?.() === 0 ? ["--no-sandbox"] : [],
		"about:blank"
	];
}
const IS_SHOWN = `new Promise((done) => {
  const look = () => (document.querySelector('.dossier h1') === null ? setTimeout(look, 20) : done(true));
  look();
})`;
async function printed(connection, url, paper) {
	const { targetId } = await connection.send("Target.createTarget", { url: "about:blank" });
	const { sessionId } = await connection.send("Target.attachToTarget", {
		targetId,
		flatten: true
	});
	const session = String(sessionId);
	await connection.send("Page.enable", {}, session);
	const loaded = connection.event("Page.loadEventFired");
	await connection.send("Page.navigate", { url }, session);
	await loaded;
	await connection.send("Runtime.evaluate", {
		expression: IS_SHOWN,
		awaitPromise: true
	}, session);
	const { data } = await connection.send("Page.printToPDF", {
		printBackground: true,
		preferCSSPageSize: false,
		displayHeaderFooter: false,
		...SIZES[paper]
	}, session);
	return Buffer.from(String(data), "base64");
}
class Connection {
	#out;
	#waiting = new Map();
	#events = new Map();
	#last = 0;
	#end = null;
	constructor(child) {
		this.#out = child.stdio[3];
		this.#out.on("error", () => {});
		let rest = [];
		child.stdio[4].on("data", (chunk) => {
			let from = 0;
			for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, from)) {
				this.#take(Buffer.concat([...rest, chunk.subarray(from, at)]).toString("utf8"));
				rest = [];
				from = at + 1;
			}
			rest.push(chunk.subarray(from));
		});
		child.once("error", (error) => this.#fail(failure(error.message)));
		child.once("close", () => this.#fail(failure("it ended, or took too long")));
	}
	send(method, params, sessionId) {
		if (this.#end !== null) return Promise.reject(this.#end);
		const id = this.#last += 1;
		const waiting = Promise.withResolvers();
		this.#waiting.set(id, waiting);
		this.#out.write(`${JSON.stringify({
			id,
			method,
			params,
			...sessionId === undefined ? {} : { sessionId }
		})}\0`);
		return waiting.promise;
	}
	event(method) {
		return new Promise((done) => this.#events.set(method, done));
	}
	#take(text) {
		const message = JSON.parse(text);
		if (message.method !== undefined) this.#events.get(message.method)?.();
		const waiting = this.#waiting.get(message.id ?? -1);
		if (waiting === undefined) return;
		this.#waiting.delete(message.id ?? -1);
		if (message.error === undefined) waiting.resolve(message.result ?? {});
		else waiting.reject(failure(message.error.message));
	}
	#fail(reason) {
		this.#end = reason;
		for (const { reject } of this.#waiting.values()) reject(reason);
		this.#waiting.clear();
		for (const done of this.#events.values()) done();
	}
}

;// program/command-line/dossier.js














async function writeDossier(command, environment, now = Date.now) {
	const directory = /^(?:index\.html|course\.json)$/.test((0,external_node_path_.basename)(command.report)) ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(command.report)) : command.report;
	const madeAt = new Date(now()).toISOString();
	const made = isCourse(directory) ? await dossierOfCourse(command, directory, madeAt) : await dossierOfReport(command, directory, madeAt);
	const redact = (0,redaction/* redactor */.$p)((0,variables/* environmentSecrets */.Pm)(environment));
	const page = (0,redaction/* redactDeep */.KL)(made.page, redact);
	const say = (path) => process.stdout.write(`${redact((0,text_escape/* visible */.RK)(path))}\n`);
	const copy = made.side === null ? "" : `-for-student-${"ab".charAt(made.side)}`;
	const given = command.out ?? freePath((0,external_node_path_.join)(directory, `dossier-${made.name}${copy}`), made.page);
	const stem = given.replace(/\.(?:html?|pdf)$/i, "");
	const html = given === stem ? given : `${stem}.html`;
	await written(html, () => (0,write/* writeWhole */.f8)(html, dossierPieces(page, made.words, (0,assets/* reportTemplate */.J8)())));
	say(html);
	if (made.side !== null) {
		process.stderr.write(`${says/* namesTaken */.EE}\n`);
	}
	let shown = html;
	if (command.pdf || /\.pdf$/i.test(given)) {
		const browser = findBrowser(environment);
		if (browser === null) {
			throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noChromeChromium */.IB, { html: JSON.stringify(html) }));
		}
		const pdf = `${stem}.pdf`;
		await written(pdf, () => printPdf(browser, html, pdf, command.paper, environment));
		shown = pdf;
		say(shown);
	}
	if (command.open) (0,open_browser/* openFile */.Tq)((0,external_node_path_.resolve)(shown), environment);
	return 0;
}
function freePath(stem, page) {
	for (let number = 1;; number += 1) {
		const path = `${stem}${number === 1 ? "" : `-${number}`}.html`;
		if (!(0,external_node_fs_.existsSync)(path)) return path;
		const earlier = readDossier((0,write_new/* readFileNow */.Hj)(path));
		if (earlier === null || runsOfDossier(earlier) === runsOfDossier(page)) return path;
	}
}
async function dossierOfReport(command, directory, madeAt) {
	const read = await readReportFolder(directory);
	const { rank, places } = findPair(read.page, command.pair);
	const side = command.reader === null ? null : sideNamed(read.page, places, command.reader);
	const sides = await sidesOf(read, places);
	const missing = places.filter((_, at) => sides.sources[at] === null);
	if (missing.length > 0) {
		const names = missing.map((place) => (0,quoted/* quoted */.T)(read.page.submissions[place]?.name ?? "")).join(" and ");
		const { sourcesOmitted } = read.page;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* codeNotReport */.vY, {
			names,
			why: sourcesOmitted === null ? null : english/* ENGLISH */.VJ.tell(sourcesOmitted)
		}));
	}
	if (sides.fragments.length === 0) throw new outcome/* ConfigurationError */.j1(says/* reportHolds */.BH);
	const words = await (0,open_words/* openWords */.S)(command.locale ?? read.page.locale ?? locale/* LOCALES */.YZ[0]);
	const page = await pairDossier(command, read, {
		places,
		sides,
		side,
		madeAt,
		words
	});
	return {
		page,
		words,
		side,
		name: String(rank)
	};
}
async function written(path, work) {
	try {
		await work();
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : null;
		if (error instanceof outcome/* Failure */.HR || code === null || (0,machine_limit/* isLimitOfProcess */.U)(error)) throw error;
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* cannotWrittenNameAnother */.bH, {
			path: JSON.stringify(path),
			code
		}));
	}
}
const dossier_LISTED = 5;
function findPair(page, words) {
	const [first = "", second] = words;
	if (second === undefined && /^\d+$/.test(first)) return atRank(page, first);
	const [a, b] = second === undefined ? splitNames(page, first) : [first, second];
	const places = [placeOf(page, a), placeOf(page, b)];
	if (places[0] === places[1]) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* sameSubmission */.XA, {
			a: (0,quoted/* quoted */.T)(a),
			b: (0,quoted/* quoted */.T)(b)
		}));
	}
	const at = page.pairs.findIndex((pair) => places.includes(pair.a) && places.includes(pair.b));
	const pair = page.pairs[at];
	if (pair === undefined) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* reportLists */.s9, {
			a: (0,quoted/* quoted */.T)(a),
			b: (0,quoted/* quoted */.T)(b)
		}));
	}
	return {
		rank: at + 1,
		places: [pair.a, pair.b]
	};
}
function sideNamed(page, places, name) {
	const meant = matches(page, name);
	let found = places.map((place) => meant.includes(place));
	if (!found.includes(true)) {
		found = places.map((place) => (0,name_words/* folded */.TM)(page.submissions[place]?.name ?? "") === (0,name_words/* folded */.TM)(name.trim()));
	}
	if (found[0] === true && found[1] === true) throw ambiguous(page, name, places);
	if (found[0] === found[1]) {
		const names = places.map((place) => (0,quoted/* quoted */.T)(page.submissions[place]?.name ?? ""));
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* notTwoAllowed */.wJ, {
			name: (0,quoted/* quoted */.T)(name),
			names: names.join(" or ")
		}));
	}
	return found[0] === true ? 0 : 1;
}
function atRank({ pairs }, word) {
	const pair = pairs[Number(word) - 1];
	if (pair === undefined) {
		throw new outcome/* ConfigurationError */.j1(pairs.length === 0 ? says/* reportListsNo */.P_ : (0,sentence/* fill */.G)(says/* reportListsPlace */.lv, {
			pairs: (0,format/* count */.U9)(pairs.length, "pair"),
			most: (0,format/* formatCount */.B4)(pairs.length),
			word: (0,quoted/* quoted */.T)(word)
		}));
	}
	return {
		rank: Number(word),
		places: [pair.a, pair.b]
	};
}
function splitNames(page, text) {
	const halves = [...text.matchAll(/\//g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
	const [only] = halves;
	if (only === undefined) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noPairGive */.$_, { text: (0,quoted/* quoted */.T)(text) }));
	}
	return halves.find((both) => both.every((half) => matches(page, half).length > 0)) ?? only;
}
function matches({ submissions }, name) {
	const wanted = (0,name_words/* folded */.TM)(name.trim());
	for (const read of [
		({ key }) => key,
		({ name: shown }) => shown,
		({ person }) => person?.id ?? "",
		({ key }) => key.split("/").at(-1) ?? "",
		({ name: shown }) => shown.replace(/ \([^()]*\)$/u, "")
	]) {
		const found = submissions.flatMap((one, place) => (0,name_words/* folded */.TM)(read(one)) === wanted ? [place] : []);
		if (found.length > 0) return found;
	}
	return [];
}
function placeOf(page, name) {
	const [place, ...others] = matches(page, name);
	if (place === undefined) {
		const names = page.submissions.flatMap((one) => one.role === "base" ? [] : [one.name]);
		const meant = (0,nearest/* nearest */.p)(name, names);
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* noSubmissionCalled */.Bj, {
			name: (0,quoted/* quoted */.T)(name),
			noMeant: meant === null,
			names: (0,format/* listed */.KE)(names, dossier_LISTED, quoted/* quoted */.T),
			meant: (0,quoted/* quoted */.T)(meant)
		}));
	}
	if (others.length > 0) throw ambiguous(page, name, [place, ...others]);
	return place;
}
function ambiguous(page, name, places) {
	const keys = places.map((one) => page.submissions[one]?.key ?? "");
	return new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* namesGive */.kq, {
		name: (0,quoted/* quoted */.T)(name),
		submissions: (0,format/* count */.U9)(keys.length, "submission"),
		keys: (0,format/* listed */.KE)(keys, dossier_LISTED, quoted/* quoted */.T)
	}));
}


}),










};
