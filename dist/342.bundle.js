export const id = 342;
export const ids = [342];
export const modules = {






46752:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
runSecondLook:()=>runSecondLook
});

var decode = __load__(71198);
var languages = __load__(92005);
var kept_readings = __load__(78393);
var digests = __load__(73235);
var selection = __load__(45579);
var stored_zip = __load__(39807);
var directory = __load__(47504);
var contract_balance = __load__(56327);
;// check/second-look/balance.js



function balanceOf(files, { facts, noted }, given) {
	const unread = new Set(facts.leftOut.map(({ path }) => path));
	const texts = Map.groupBy(noted, ({ path }) => path);
	const copies = copiesAmong(files);
	let balance = contract_balance/* NO_BYTES */.CR;
	for (const file of files) {
		const { length: size } = file.bytes;
		if (unread.has(file.path)) balance = (0,contract_balance/* balanceWith */.Vp)(balance, "aside", size);
		else if (copies.has(file)) balance = (0,contract_balance/* balanceWith */.Vp)(balance, "copies", size);
		else balance = withText(balance, file, texts.get(file.path) ?? []);
	}
	const starter = Math.round(balance.code * given);
	return (0,contract_balance/* balanceWith */.Vp)((0,contract_balance/* balanceWith */.Vp)(balance, "code", -starter), "starter", starter);
}
function hardlyReadOf({ facts }) {
	const files = facts.remarks.filter(({ code }) => code === "hardly-read");
	const sum = (...parts) => files.reduce((all, { balance }) => all + parts.reduce((own, part) => own + (balance?.[part] ?? 0), 0), 0);
	return {
		paths: files.map(({ path }) => path),
		all: sum("code", "strings", "skipped"),
		code: sum("code")
	};
}
function withText(balance, { path, bytes }, texts) {
	const length = texts[0]?.length ?? 0;
	const beside = (0,languages/* extensionOf */.je)(path) === "ipynb" ? Math.max(0, bytes.length - length) : 0;
	const sum = (of) => texts.reduce((all, text) => all + of(text), 0);
	const [code, strings, comments] = [
		sum((text) => text.balance.code),
		sum((text) => text.balance.strings),
		sum((text) => text.balance.skipped + text.prose)
	];
	const blank = Math.max(length - code - strings - comments, 0);
	const shares = apportioned(bytes.length - beside, [
		code,
		strings,
		comments,
		blank
	]);
	const [inCode = 0, inStrings = 0, inComments = 0, inBlanks = 0] = shares;
	return {
		...balance,
		code: balance.code + inCode,
		strings: balance.strings + inStrings,
		comments: balance.comments + inComments,
		blank: balance.blank + inBlanks,
		other: balance.other + beside
	};
}
function apportioned(total, weights) {
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	let [before, given] = [0, 0];
	return weights.map((weight, at) => {
		before += weight;
		const until = at === weights.length - 1 ? total : Math.round(total * before / Math.max(all, 1));
		const own = until - given;
		given = until;
		return own;
	});
}
function copiesAmong(files) {
	const copies = new Set();
	for (const alike of Map.groupBy(files, ({ bytes }) => bytes.length).values()) {
		if (alike.length === 1) continue;
		const seen = new Set();
		for (const file of alike) {
			const contents = (0,decode/* byteText */.aC)(file.bytes);
			if (seen.has(contents)) copies.add(file);
			seen.add(contents);
		}
	}
	return copies;
}

var parameters = __load__(9623);
var starter_code = __load__(67224);
var fingerprinter = __load__(8340);
var tiling = __load__(7520);
var blind_text = __load__(26626);
var fingerprints = __load__(14882);
var vocabulary = __load__(11728);
var number_lists = __load__(92378);
var inverted_index = __load__(89271);
;// check/second-look/likely-pairs.js

const PARTNERS = 3;
class LikelyPairs {
	#numbersOf;
	#end;
	#likely;
	#held = new number_lists/* NumberLists */.n();
	#wanted = new number_lists/* NumberLists */.n();
	#numbers = new Numbers();
	constructor(numbersOf, end, likely) {
		this.#numbersOf = numbersOf;
		this.#end = end;
		this.#likely = likely;
	}
	add(readings) {
		const own = this.#numbers;
		own.start();
		for (const { code } of readings) own.add(this.#numbersOf(code));
		this.#wanted.add(own.all);
		for (const { all, code } of readings) if (all !== code) own.add(this.#numbersOf(all));
		this.#held.add(own.all);
	}
	common({ commonShare, commonFrom }) {
		const frequencies = (0,inverted_index/* frequenciesOf */.cn)(this.#held, this.#end());
		const { count } = this.#held;
		const common = new Uint8Array(frequencies.length);
		if (count < commonFrom) return common;
		for (let number = 0; number < common.length; number += 1) {
			if (frequencies[number] > commonShare * count) common[number] = 1;
		}
		return common;
	}
	*pairs(mayPair) {
		const wanted = this.#wanted;
		const frequencies = (0,inverted_index/* frequenciesOf */.cn)(this.#held, this.#end());
		const index = this.#index(frequencies);
		const weights = Float64Array.from({ length: parameters/* PARAMETERS */.z.mostHolders + 1 }, (_, frequency) => (0,inverted_index/* rarity */.oG)(frequency, wanted.count));
		const sums = new Float64Array(wanted.count);
		const touched = new inverted_index/* RowSet */.rp(wanted.count);
		for (let at = 0; at < wanted.count; at += 1) {
			let most = 0;
			for (let place = wanted.from(at); place < wanted.to(at); place += 1) {
				const number = wanted.data[place];
				const frequency = frequencies[number];
				if (frequency > parameters/* PARAMETERS */.z.mostHolders) continue;
				const weight = weights[frequency];
				most += weight;
				if (isTelling(frequency)) index.accumulate(number, weight, sums, touched);
			}
			const partners = [];
			touched.take((other) => {
				const sum = sums[other];
				sums[other] = 0;
				if (sum >= this.#likely * most && other !== at && mayPair(at, other)) partners.push([other, sum]);
			});
			partners.sort(([, a], [, b]) => b - a);
			for (const [other] of partners.slice(0, PARTNERS)) yield [at, other];
		}
	}
	#index(frequencies) {
		const held = this.#held;
		const index = new inverted_index/* InvertedIndex */.Gc(frequencies, held.count, isTelling);
		for (let at = 0; at < held.count; at += 1) {
			for (let place = held.from(at); place < held.to(at); place += 1) {
				index.add(held.data[place], at);
			}
		}
		return index;
	}
}
function isTelling(frequency) {
	return frequency > 1 && frequency <= parameters/* PARAMETERS */.z.mostHolders;
}
class Numbers {
	#addedTo = new Uint32Array(1 << 16);
	#list = new Uint32Array(1 << 12);
	#lists = 0;
	#count = 0;
	start() {
		this.#lists += 1;
		this.#count = 0;
	}
	add(numbers) {
		if (this.#list.length < this.#count + numbers.length) {
			const larger = new Uint32Array((this.#count + numbers.length) * 2);
			larger.set(this.#list);
			this.#list = larger;
		}
		for (let at = 0; at < numbers.length; at += 1) {
			const number = numbers[at];
			if (number >= this.#addedTo.length) {
				const larger = new Uint32Array(number * 2);
				larger.set(this.#addedTo);
				this.#addedTo = larger;
			}
			if (this.#addedTo[number] === this.#lists) continue;
			this.#addedTo[number] = this.#lists;
			this.#list[this.#count] = number;
			this.#count += 1;
		}
	}
	get all() {
		return this.#list.subarray(0, this.#count);
	}
}

;// check/second-look/blind-look.js


const BLIND_LOOK = {
	leastShare: .6,
	leastDifference: .3,
	commonShare: .5,
	commonFrom: parameters/* PARAMETERS */.z.commonFromSubmissions
};
const LIKELY_WORDS = .7;
const LIKELY = .4;
const WORD_RUN = 8;
const WORD_PRINT = 6;
const LEAST_WORDS = parameters/* PARAMETERS */.z.minimumTokens / 2;
const ORDER_RUN = 16;
const LEAST_ORDER = parameters/* PARAMETERS */.z.minimumTokens;
const NONE = {
	share: 0,
	tokens: 0,
	files: () => [0, 0]
};
class BlindLook {
	#parameters;
	#starter = new starter_code/* StarterCode */.Zi(parameters/* PARAMETERS */.z.k);
	#submissions = [];
	#wordPrints = new fingerprinter/* Fingerprinter */.U(WORD_PRINT, WORD_RUN);
	#orderPrints = new fingerprinter/* Fingerprinter */.U(ORDER_RUN, ORDER_RUN);
	#vocabulary = new LikelyPairs((words) => new Uint32Array(words), () => 1 << 16, LIKELY_WORDS);
	#words = new LikelyPairs((words) => this.#wordPrints.of(words).numbers, () => this.#wordPrints.table.size, LIKELY);
	#order = new LikelyPairs((order) => this.#orderPrints.of(order).numbers, () => this.#orderPrints.table.size, LIKELY);
	#wordTiler = new tiling/* Tiler */.Z(WORD_RUN);
	#orderTiler = new tiling/* Tiler */.Z(ORDER_RUN);
	#codeTiler = new tiling/* Tiler */.Z(parameters/* PARAMETERS */.z.minimumTile);
	constructor(parameters = BLIND_LOOK) {
		this.#parameters = parameters;
	}
	starter(texts) {
		this.#starter.add((0,blind_text/* blindText */.jG)(texts).tokens);
	}
	counted(owner, texts, code, isJudged) {
		const readings = (0,blind_text/* readingsOf */.RO)(this.#withoutStarter((0,blind_text/* blindText */.jG)(texts)));
		this.#submissions.push({
			owner,
			isJudged,
			paths: texts.map(({ path }) => path),
			readings,
			code
		});
		const words = streamsOf(readings, blind_text/* wordsOf */.Z9);
		this.#vocabulary.add(words);
		this.#words.add(words);
		this.#order.add(streamsOf(readings, blind_text/* distances */.FV));
	}
	*found() {
		const all = this.#submissions;
		const pairs = new Map();
		const mayPair = (at, other) => all[at]?.isJudged === true || all[other]?.isJudged === true;
		const [commonWords, commonOrder] = [this.#words, this.#order].map((way) => way.common(this.#parameters));
		const asked = new Set();
		for (const way of [
			this.#vocabulary,
			this.#words,
			this.#order
		]) {
			for (const [at, partner] of way.pairs(mayPair)) {
				const [one, other] = [all[at], all[partner]];
				const isOrder = way === this.#order;
				const question = at * all.length + partner;
				if (!isOrder && asked.has(question)) continue;
				asked.add(question);
				const shared = isOrder ? this.#sharedOrder(one, other, commonOrder) : this.#sharedWords(one, other, commonWords);
				const key = Math.min(at, partner) * all.length + Math.max(at, partner);
				if (shared.share <= (pairs.get(key)?.share ?? 0)) continue;
				const code = this.#disagreement(one, other, shared);
				if (code === undefined) continue;
				pairs.set(key, {
					share: shared.share,
					found: told(one, other, shared, code)
				});
			}
		}
		for (const { found } of pairs.values()) yield found;
	}
	#disagreement(one, other, { share }) {
		const { leastShare, leastDifference } = this.#parameters;
		if (share < leastShare) return undefined;
		this.#codeTiler.index(one.code, (0,fingerprints/* everyGram */.bE)(one.code, parameters/* PARAMETERS */.z.k));
		const tiles = this.#codeTiler.tile(other.code, (0,fingerprints/* everyGram */.bE)(other.code, parameters/* PARAMETERS */.z.k));
		let tokens = 0;
		for (let tile = 0; tile < tiles.count; tile += 1) tokens += tiles.length[tile];
		const code = tokens / sizeOf(one.code);
		return share - code < leastDifference ? undefined : code;
	}
	#sharedWords(one, other, common) {
		const code = (0,blind_text/* wordsOf */.Z9)(one.readings[0]?.code ?? NOTHING);
		const wanted = withoutCommon(this.#wordPrints, WORD_PRINT, filed(code), common);
		const size = sizeOf(wanted.tokens);
		return best(other.readings, blind_text/* wordsOf */.Z9, LEAST_WORDS, (held) => {
			const [asked, known] = inCommon(wanted, held);
			if (asked.tokens.length < size * this.#parameters.leastShare) return NONE;
			return overlap(this.#wordTiler, asked, known, size);
		});
	}
	#sharedOrder(one, other, common) {
		let most = NONE;
		for (const { code } of one.readings) {
			const wanted = withoutCommon(this.#orderPrints, ORDER_RUN, filed((0,blind_text/* distances */.FV)(code)), common);
			const size = sizeOf(wanted.tokens);
			const shared = best(other.readings, blind_text/* distances */.FV, LEAST_ORDER, (held) => overlap(this.#orderTiler, wanted, held, size));
			if (shared.share > most.share) most = shared;
		}
		return most;
	}
	#withoutStarter(text) {
		if (this.#starter.empty) return text;
		const covered = this.#starter.cover(text.tokens);
		return {
			tokens: text.tokens.filter((_, at) => covered[at] === 0),
			flags: text.flags.filter((_, at) => covered[at] === 0)
		};
	}
}
function streamsOf(readings, streamOf) {
	return readings.map(({ all, code }) => {
		const own = streamOf(code);
		return {
			code: own,
			all: all === code ? own : streamOf(all)
		};
	});
}
const NOTHING = new Uint16Array(0);
function filed(tokens) {
	return {
		tokens,
		files: () => {
			let file = 0;
			return tokens.map((token) => token === vocabulary/* SEPARATOR */.wv ? file++ : file);
		}
	};
}
function withoutCommon(prints, k, { tokens, files }, common) {
	return {
		tokens: (0,starter_code/* mask */.dK)(tokens, (0,starter_code/* coverCommon */.jd)(tokens.length, prints.of(tokens), k, common, k)),
		files
	};
}
function inCommon(one, other) {
	mark(one.tokens, 1);
	mark(other.tokens, 2);
	holders[vocabulary/* SEPARATOR */.wv] = 3;
	const common = [withinBoth(one), withinBoth(other)];
	unmark(one.tokens);
	unmark(other.tokens);
	return common;
}
const holders = new Uint8Array(1 << 16);
function mark(tokens, bit) {
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		holders[token] = holders[token] | bit;
	}
}
function unmark(tokens) {
	for (let at = 0; at < tokens.length; at += 1) holders[tokens[at]] = 0;
}
function withinBoth({ tokens, files }) {
	const left = new Uint16Array(tokens.length);
	const from = new Uint32Array(tokens.length);
	let count = 0;
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (holders[token] !== 3) continue;
		left[count] = token;
		from[count] = at;
		count += 1;
	}
	return {
		tokens: left.subarray(0, count),
		files: () => {
			const all = files();
			return new Uint16Array(count).map((_, at) => all[from[at]]);
		}
	};
}
function best(readings, streamOf, least, overlapOf) {
	let most = NONE;
	for (const { all, code } of readings) {
		for (const tokens of all === code ? [all] : [all, code]) {
			const shared = overlapOf(filed(streamOf(tokens)));
			if (shared.tokens >= least && shared.share > most.share) most = shared;
		}
	}
	return most;
}
const GRAM = Math.min(WORD_RUN, ORDER_RUN);
function overlap(tiler, wanted, held, size) {
	tiler.index(wanted.tokens, (0,fingerprints/* everyGram */.bE)(wanted.tokens, GRAM));
	const tiles = tiler.tile(held.tokens, (0,fingerprints/* everyGram */.bE)(held.tokens, GRAM));
	let tokens = 0;
	for (let tile = 0; tile < tiles.count; tile += 1) tokens += tiles.length[tile];
	const [at, otherAt] = [tiles.a[0], tiles.b[0]];
	return {
		share: size === 0 ? 0 : tokens / size,
		tokens,
		files: () => [wanted.files()[at] ?? 0, held.files()[otherAt] ?? 0]
	};
}
function sizeOf(tokens) {
	let size = 0;
	for (let at = 0; at < tokens.length; at += 1) size += tokens[at] === vocabulary/* SEPARATOR */.wv ? 0 : 1;
	return size;
}
function told(one, other, shared, code) {
	const { share, tokens } = shared;
	const [file, otherFile] = shared.files();
	const readings = {
		words: Math.round(100 * share),
		code: Math.round(100 * code)
	};
	const [path, otherPath] = [one.paths[file] ?? "", other.paths[otherFile] ?? ""];
	return other.isJudged ? {
		as: "blind",
		owner: other.owner,
		path: otherPath,
		other: one.owner,
		otherPath: path,
		tokens,
		readings
	} : {
		as: "blind",
		owner: one.owner,
		path,
		other: other.owner,
		otherPath,
		tokens,
		readings
	};
}

var collections = __load__(37129);
var compare_text = __load__(92105);
var slab = __load__(81875);
var normalise = __load__(44717);
;// check/second-look/pair-overlap.js


const EXPLAINS = 4;
function unexplained(pairs, sharedTokens) {
	const sorted = pairs.filter(({ tokens }) => tokens >= sharedTokens).toSorted((a, b) => b.tokens - a.tokens);
	return sorted.filter(({ tokens, seen }) => {
		const larger = sorted.filter((other) => other.tokens >= EXPLAINS * tokens);
		if (larger.length === 0) return true;
		let own = 0;
		for (const gram of seen) if (!larger.some((other) => other.seen.has(gram))) own += 1;
		return own + parameters/* PARAMETERS */.z.k - 1 >= sharedTokens;
	});
}
function pair_overlap_told({ tokens, files }, sharedTokens) {
	const byPath = new Map();
	for (const one of files) {
		if (one.tokens > (byPath.get(one.path)?.tokens ?? 0)) byPath.set(one.path, one);
	}
	const large = [...byPath.values()].filter((one) => one.tokens >= sharedTokens);
	if (large.length > 0 || tokens < sharedTokens) return large;
	const [largest] = [...byPath.values()].toSorted((a, b) => b.tokens - a.tokens || (0,compare_text/* compareText */.n)(a.path, b.path));
	return largest === undefined ? [] : [{
		...largest,
		tokens
	}];
}

;// check/second-look/compare.js



const SECOND_LOOK = {
	sharedTokens: parameters/* PARAMETERS */.z.minimumTokens,
	minimumRun: 20,
	commonShare: .5,
	commonFrom: parameters/* PARAMETERS */.z.commonFromSubmissions
};
const MAX_PREPARED_TOKENS = 8e6;
const { k, w } = parameters/* PARAMETERS */.z;
const fingerprintsIn = (tokens) => Math.max(1, Math.floor((tokens - k + 1) / w));
class SecondLook {
	#parameters;
	#starter = new starter_code/* GivenCode */.tL(parameters/* PARAMETERS */.z);
	#fingerprinter = new fingerprinter/* Fingerprinter */.U(k, w);
	#hashes = new fingerprints/* GramHashes */.Ch();
	#indexed = new fingerprints/* GramHashes */.Ch();
	#counted = [];
	#memory = new slab/* Slab */.F();
	#numbers = new number_lists/* NumberLists */.n();
	#asides = new Map();
	#own;
	#read = new Map();
	#class = new Set();
	constructor(parameters = SECOND_LOOK) {
		this.#parameters = parameters;
	}
	starter(document) {
		this.#starter.add(document);
	}
	inStarter(tokens) {
		this.#starter.addRead(tokens);
	}
	counted(owner, document, inClass) {
		const folded = (0,normalise/* fold */.A)(document.tokens);
		const own = this.#starter.without(document, folded);
		const code = this.#memory.copy(own);
		this.#counted.push({
			owner,
			files: document.facts.files,
			tokens: code
		});
		if (inClass) this.#class.add(owner);
		const masked = own === folded ? 0 : folded.filter((token, at) => token !== own[at]).length;
		return {
			code,
			given: masked / Math.max(folded.length, 1)
		};
	}
	aside(owner, path, content, read, as = "aside") {
		let known = this.#read.get(content);
		if (known === undefined) {
			known = read().flatMap((tokens) => this.#likely(this.withoutStarter(tokens)));
			this.#read.set(content, known);
		}
		this.#add(owner, path, as, known);
	}
	skipped(owner, path, read) {
		if (this.#own?.owner !== owner) this.#own = {
			owner,
			mask: this.#ownCode(owner)
		};
		const own = this.#own.mask;
		const left = read.flatMap((tokens) => this.#likely(own(this.withoutStarter(tokens))));
		this.#add(owner, path, "skipped", left);
	}
	#likely(tokens) {
		const numbers = this.#known(tokens);
		return numbers.length < fingerprintsIn(this.#parameters.minimumRun) ? [] : [{
			tokens,
			numbers
		}];
	}
	#add(owner, path, as, read) {
		this.#class.add(owner);
		if (read.length === 0) return;
		const files = this.#asides.get(owner) ?? [];
		files.push(...read.map((one) => ({
			...one,
			path,
			as
		})));
		this.#asides.set(owner, files);
	}
	*found() {
		if (this.#asides.size === 0) return;
		const common = this.#common();
		const index = new Map();
		for (let at = 0; at < this.#counted.length; at += 1) {
			for (const number of this.#numbersOf(at)) {
				if (common[number] !== 1) (0,collections/* appendTo */.S2)(index, number, at);
			}
		}
		const tiler = new tiling/* Tiler */.Z(this.#parameters.minimumRun);
		const prepared = this.#preparing(common);
		for (const [owner, files] of this.#asides) {
			const shared = files.map(({ numbers }) => sharedWith(numbers, index));
			const sums = new Map();
			for (const one of shared) for (const [at, count] of one) sums.set(at, (sums.get(at) ?? 0) + count);
			const likely = new Set();
			for (const [at, sum] of sums) {
				if (this.#counted[at]?.owner !== owner && sum >= this.#leastFingerprints) likely.add(at);
			}
			if (likely.size === 0) continue;
			const own = this.#ownCode(owner);
			const overlaps = new Map();
			for (const [place, file] of files.entries()) {
				const least = fingerprintsIn(this.#parameters.minimumRun);
				const others = [...shared[place]].filter(([at, count]) => likely.has(at) && count >= least);
				if (others.length === 0) continue;
				const rest = this.#withoutCommon(file.tokens, common);
				const tokens = file.as === "skipped" ? rest : own(rest);
				tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
				this.#indexed.compute(tokens, k);
				for (const [at] of others) {
					const pair = overlaps.get(at) ?? {
						seen: new Set(),
						tokens: 0,
						files: []
					};
					overlaps.set(at, pair);
					const overlap = this.#overlap(tiler, at, prepared(at), pair);
					if (overlap !== null) pair.files.push({
						owner,
						path: file.path,
						as: file.as,
						...overlap
					});
				}
			}
			for (const pair of unexplained([...overlaps.values()], this.#parameters.sharedTokens)) {
				yield* pair_overlap_told(pair, this.#parameters.sharedTokens);
			}
		}
	}
	#ownCode(owner) {
		let own;
		return (tokens) => {
			if (own === undefined) {
				own = new starter_code/* StarterCode */.Zi(this.#parameters.minimumRun);
				for (const one of this.#counted) if (one.owner === owner) own.add(one.tokens);
			}
			return own.empty ? tokens : (0,starter_code/* mask */.dK)(tokens, own.cover(tokens));
		};
	}
	get #leastFingerprints() {
		const { sharedTokens, minimumRun } = this.#parameters;
		return Math.floor(sharedTokens / minimumRun) * fingerprintsIn(minimumRun);
	}
	withoutStarter(tokens) {
		return this.#starter.withoutRead(tokens);
	}
	#prints() {
		for (const { tokens } of this.#counted.slice(this.#numbers.count)) {
			this.#numbers.add(this.#fingerprinter.of(tokens).numbers);
		}
		return this.#fingerprinter.table;
	}
	#numbersOf(counted) {
		return this.#numbers.data.subarray(this.#numbers.from(counted), this.#numbers.to(counted));
	}
	#known(tokens) {
		const hashes = this.#hashes;
		const prints = this.#prints();
		hashes.compute(tokens, k);
		const numbers = new Set();
		for (let at = 0; at < hashes.length; at += 1) {
			if (hashes.valid[at] !== 1) continue;
			const number = prints.find(hashes.low[at], hashes.high[at]);
			if (number >= 0) numbers.add(number);
		}
		return Uint32Array.from(numbers);
	}
	#common() {
		const { commonShare, commonFrom } = this.#parameters;
		const size = this.#fingerprinter.table.size;
		const common = new Uint8Array(size);
		if (this.#class.size < commonFrom) return common;
		const frequencies = new Uint32Array(size);
		const seenIn = new Int32Array(size).fill(-1);
		const countedOf = Map.groupBy(this.#counted.keys(), (at) => this.#counted[at]?.owner);
		for (const owner of this.#class) {
			const all = [...(countedOf.get(owner) ?? []).map((at) => this.#numbersOf(at)), ...(this.#asides.get(owner) ?? []).map(({ numbers }) => numbers)];
			for (const numbers of all) {
				for (const number of numbers) {
					if (seenIn[number] === owner) continue;
					seenIn[number] = owner;
					frequencies[number] = frequencies[number] + 1;
				}
			}
		}
		for (let number = 0; number < size; number += 1) {
			common[number] = frequencies[number] > commonShare * this.#class.size ? 1 : 0;
		}
		return common;
	}
	#withoutCommon(tokens, common) {
		const hashes = this.#hashes;
		hashes.compute(tokens, k);
		const covered = new Uint8Array(tokens.length);
		for (let at = 0; at < hashes.length; at += 1) {
			if (hashes.valid[at] !== 1) continue;
			const number = this.#fingerprinter.table.find(hashes.low[at], hashes.high[at]);
			if (number >= 0 && common[number] === 1) covered.fill(1, at, at + k);
		}
		return (0,starter_code/* mask */.dK)(tokens, covered);
	}
	#preparing(common) {
		const kept = new Map();
		let size = 0;
		return (counted) => {
			const known = kept.get(counted);
			if (known !== undefined) return known;
			const tokens = this.#withoutCommon(this.#counted[counted].tokens, common);
			const fresh = {
				tokens,
				anchors: (0,fingerprints/* everyGram */.bE)(tokens, k)
			};
			size += tokens.length;
			for (const [oldest, one] of kept) {
				if (size <= MAX_PREPARED_TOKENS) break;
				kept.delete(oldest);
				size -= one.tokens.length;
			}
			kept.set(counted, fresh);
			return fresh;
		};
	}
	#overlap(tiler, counted, { tokens, anchors }, pair) {
		const { owner, files } = this.#counted[counted];
		const tiles = tiler.tile(tokens, anchors);
		const seen = new Set();
		const shared = new Map();
		let sum = 0;
		for (let tile = 0; tile < tiles.count; tile += 1) {
			const from = tiles.a[tile];
			const length = tiles.length[tile];
			let [fresh, freshInPair] = [0, 0];
			for (let at = from; at <= from + length - k; at += 1) {
				const gram = this.#indexed.low[at];
				if (!pair.seen.has(gram)) freshInPair += 1;
				pair.seen.add(gram);
				if (!seen.has(gram)) fresh += 1;
				seen.add(gram);
			}
			if (freshInPair > 0) pair.tokens += freshInPair + k - 1;
			if (fresh === 0) continue;
			const position = tiles.b[tile];
			const file = files.find((one) => one.from <= position && position < one.to);
			if (file === undefined) continue;
			sum += fresh + k - 1;
			shared.set(file.path, (shared.get(file.path) ?? 0) + fresh + k - 1);
		}
		const [best] = [...shared].toSorted(([a, x], [b, y]) => y - x || (0,compare_text/* compareText */.n)(a, b));
		return best === undefined ? null : {
			other: owner,
			otherPath: best[0],
			tokens: sum
		};
	}
}
function sharedWith(numbers, index) {
	const shared = new Map();
	for (const number of numbers) {
		for (const at of index.get(number) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
	}
	return shared;
}

;// check/second-look/letters.js
const OTHERS = 128;
let counted = "";
const times = new Uint32Array(OTHERS + 1);
function timesIn(text) {
	if (text === counted) return times;
	times.fill(0);
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		times[code < OTHERS ? code : OTHERS] = times[code < OTHERS ? code : OTHERS] + 1;
	}
	counted = text;
	return times;
}
function timesOf(text, letters) {
	const all = timesIn(text);
	let sum = 0;
	for (let at = 0; at < letters.length; at += 1) sum += all[letters.charCodeAt(at)];
	return sum;
}
function strangeIn(text) {
	return timesIn(text)[OTHERS];
}
function mostOfTwo(text) {
	const [first = 0, second = 0] = timesIn(text).toSorted((a, b) => b - a);
	return first + second;
}
function kindOf(pattern, areOthers = false) {
	const isIn = Uint8Array.from({ length: OTHERS + 1 }, (_, code) => Number(code === OTHERS ? areOthers : pattern.test(String.fromCharCode(code))));
	return { isIn };
}
function* runsOf(text, { isIn }, least) {
	const isOf = (at) => {
		const code = text.charCodeAt(at);
		return isIn[code < OTHERS ? code : OTHERS] === 1;
	};
	let from = 0;
	while (from + least <= text.length) {
		let at = from + least - 1;
		while (at >= from && isOf(at)) at -= 1;
		if (at >= from) {
			from = at + 1;
			continue;
		}
		let to = from + least;
		while (to < text.length && isOf(to)) to += 1;
		yield text.slice(from, to);
		from = to + 1;
	}
}
function hasRun(text, kind, least) {
	return runsOf(text, kind, least).next().done !== true;
}
let split = "";
let parts = [""];
function linesOf(text) {
	if (text !== split) {
		parts = text.split(/\r?\n/);
		split = text;
	}
	return parts;
}
let spliced = "";
let unbroken = "";
function inOneLine(text) {
	if (text !== spliced) {
		unbroken = text.replaceAll(/[\r\n]+/g, "");
		spliced = text;
	}
	return unbroken;
}
const PIECE = 4096;
function ofCodes(codes) {
	let text = "";
	for (let at = 0; at < codes.length; at += PIECE) {
		text += String.fromCharCode(...codes.slice(at, at + PIECE));
	}
	return text;
}
const ESCAPES = {
	n: "\n",
	r: "\n",
	t: "	",
	b: " ",
	f: " "
};
function unescaped(text) {
	return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code, mark = "") => code === undefined ? ESCAPES[mark] ?? mark : String.fromCharCode(Number.parseInt(code, 16)));
}
function withoutEntities(text) {
	return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", "\"").replaceAll("&amp;", "&");
}
function fromHexadecimal(digits) {
	const codes = [];
	for (let at = 0; at + 1 < digits.length; at += 2) codes.push(Number.parseInt(digits.slice(at, at + 2), 16));
	return ofCodes(codes) + digits.slice(codes.length * 2);
}
function pointsOf(text) {
	const points = new Uint32Array(text.length);
	let length = 0;
	for (let at = 0; at < text.length; at += 1) {
		const point = text.codePointAt(at);
		points[length] = point;
		length += 1;
		if (point > 65535) at += 1;
	}
	return points.subarray(0, length);
}
const known = new Uint32Array(65536);
function numberedValues(values) {
	const others = new Map();
	const numbers = new Uint32Array(values.length);
	const small = [];
	for (let at = 0; at < values.length; at += 1) {
		const value = values[at];
		const isLarge = value > 65535;
		let number = (isLarge ? others.get(value) : known[value]) ?? 0;
		if (number === 0) {
			number = small.length + others.size + 1;
			if (isLarge) {
				others.set(value, number);
			} else {
				small.push(value);
				known[value] = number;
			}
		}
		numbers[at] = number - 1;
	}
	for (const value of small) known[value] = 0;
	return {
		numbers,
		kinds: small.length + others.size
	};
}
function numberedWords(words) {
	const places = new Map();
	const numbers = new Uint32Array(words.length);
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at];
		const number = places.get(word) ?? places.size;
		if (number === places.size) places.set(word, number);
		numbers[at] = number;
	}
	return {
		numbers,
		kinds: places.size
	};
}

;// check/second-look/orders.js

const WIDE = /(?:(?<![\w.-])(?:0x[0-9a-f]{3,16}|\d{4,20})[uln]{0,3}(?![\w.])[\s,;=[\]{}]{0,8}){40,}/gi;
const OF_WIDE = kindOf(/[\da-fxuln\s,;=[\]{}]/i, true);
const LEAST_WIDE = 4 * 40;
function hasWideNumbers(text) {
	return hasRun(text, OF_WIDE, LEAST_WIDE) && text.search(WIDE) >= 0 || hasRun(text, DIGIT, LEAST_LONG);
}
const DIGIT = kindOf(/\d/);
const [LEAST_LONG, MOST_LONG] = [320, 64 * 1024];
function longNumbers(text) {
	const runs = [...runsOf(text, DIGIT, LEAST_LONG)].filter(({ length }) => length <= MOST_LONG);
	return runs.length === 0 ? [] : [runs.map(bytesOf).join("")];
}
function bytesOf(number) {
	const digits = BigInt(number).toString(16);
	return fromHexadecimal(digits.padStart(digits.length + digits.length % 2, "0"));
}
function wideNumbers(text) {
	const lists = hasRun(text, OF_WIDE, LEAST_WIDE) ? text.match(WIDE) ?? [] : [];
	return [...lists.flatMap(wide), ...longNumbers(text)];
}
function wide(run) {
	const bytes = Array.from(run.matchAll(/0x[0-9a-f]+|\d+/gi), ([number]) => bytesOf(number));
	return [bytes.join(""), bytes.map((one) => Array.from(one).toReversed().join("")).join("")];
}
function blanksOf(text) {
	if (timesOf(text, " ") === 0) return "";
	return Array.from(text.matchAll(/\S( +)(?=\S)/g), ([, { length } = ""]) => length === 1 ? "0" : "1").join("");
}
const KEYWORDS = /\b(?:if|else|while|for|return|int|def|end|let|function|func|class|import|void|then|do)\b/g;
const LEAST_KEYWORDS = 6;
const KEYWORDS_SHARE = 1 / 400;
const SIGNS = "()=;{}[]";
const LEAST_SIGNS = 1 / 40;
const turned = (text) => Array.from(text).toReversed().join("");
const inPlace = (change) => (text, from, to) => change(text.slice(from, to));
const ORDERS = [
	(text, from, to) => turned(text.slice(Math.max(0, text.length - to), text.length - from)),
	inPlace((text) => text.replaceAll(/\w+/g, turned)),
	inPlace((text) => text.replaceAll(/.+/g, turned)),
	inPlace((text) => text.replaceAll(/[a-z]/gi, (one) => one > "Z" ? one.toUpperCase() : one.toLowerCase())),
	...[2, 3].flatMap((step) => [0, 1].map((first) => everySign(step, first))),
	...[
		2,
		3,
		4,
		5,
		6,
		7,
		8
	].map(fromColumns)
];
function everySign(step, first) {
	return (text, from, to) => {
		let taken = "";
		for (let at = first + from * step; at < text.length && at < first + to * step; at += step) {
			taken += text.charAt(at);
		}
		return taken;
	};
}
function fromColumns(columns) {
	return (text, from, to) => {
		const [rows, longer] = [Math.floor(text.length / columns), text.length % columns];
		let read = "";
		for (let at = from; at < Math.min(to, text.length); at += 1) {
			const [row, column] = [Math.floor(at / columns), at % columns];
			read += text.charAt(column * rows + Math.min(column, longer) + row);
		}
		return read;
	};
}
const [PARTS, PART] = [3, 8 * 1024];
function inOrder(text) {
	if (timesOf(text, SIGNS) < text.length * LEAST_SIGNS) return [];
	const own = keywordsIn(text);
	if (own > text.length * KEYWORDS_SHARE) return [];
	return ORDERS.filter((order) => {
		const parts = partsOf(text, order);
		const length = parts.reduce((sum, part) => sum + part.length, 0);
		const count = parts.reduce((sum, part) => sum + keywordsIn(part), 0);
		return count > Math.max(LEAST_KEYWORDS, 2 * own * length / text.length);
	}).map((order) => order(text, 0, text.length));
}
function keywordsIn(text) {
	return text.match(KEYWORDS)?.length ?? 0;
}
function partsOf(text, order) {
	if (text.length <= PARTS * PART) return [order(text, 0, text.length)];
	return Array.from({ length: PARTS }, (_, at) => {
		const from = Math.floor(at * (text.length - PART) / PARTS);
		return order(text, from, from + PART);
	});
}

;// check/second-look/decoded.js



const LEAST_DIGITS = 320;
const BASE64 = kindOf(/[A-Za-z0-9+/_-]/);
const HEXADECIMAL = /^(?:[0-9a-fA-F]{2})+$/;
const LEAST_PRINTABLE = .9;
const LEAST_ESCAPES = 40;
const LEAST_LINES = 8;
function decoded(text) {
	return [
		...base64(text),
		...numbers(text),
		...dumped(text),
		...uuencoded(text),
		...base85(text),
		...decoded_unescaped(text),
		...usual(text),
		...bits(text),
		...wideNumbers(text).filter(isPrintable),
		...bits(blanksOf(text)),
		...inOrder(text)
	];
}
function isPrintable(text) {
	let count = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		count += Number(code >= 32 && code < 127 || code === 9 || code === 10 || code === 13);
	}
	return count >= LEAST_PRINTABLE * text.length;
}
const BASE64_LINES = /(?:^[A-Za-z0-9+/_-]{16,128}={0,2}\r?\n){4,}(?:[A-Za-z0-9+/_-]+={0,2}$)?/gm;
function base64(text) {
	return [...inLines(text), ...inRuns(text)];
}
function inLines(text) {
	if (timesOf(text, "=") === 0) return [];
	const lines = linesOf(text).filter((line) => line !== "");
	const isEach = lines.length >= LEAST_LINES && lines.some((line) => line.endsWith("=")) && lines.every((line) => line.length % 4 === 0 && BASE64_LINE.test(line));
	return isEach ? [lines.map(fromBase64).join("\n")].filter(isPrintable) : [];
}
const BASE64_LINE = /^[A-Za-z0-9+/_-]+={0,2}$/;
function inRuns(text) {
	const lines = (text.match(BASE64_LINES) ?? []).map((run) => run.replaceAll(/[\r\n=]+/g, ""));
	return [inOneLine(text), ...lines].flatMap((joined) => [...runsOf(joined, BASE64, LEAST_DIGITS)]).map((digits) => HEXADECIMAL.test(digits) ? fromHexadecimal(digits) : fromBase64(digits)).filter(isPrintable);
}
function fromBase64(digits) {
	const plain = digits.replaceAll("-", "+").replaceAll("_", "/");
	return atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain);
}
const OF_NUMBERS = kindOf(/[\da-fox\s,;=[\]{}-]/i, true);
const LEAST_NUMBERS = 240;
const NUMBERS = /(?:(?<![\w.-])-?(?:0x[0-9a-f]{2}|0b[01]{1,8}|0o[0-7]{1,3}|0[0-7]{3}|\d{1,3})(?![\w.])[\s,;=[\]{}]{0,8}){240,}/gi;
function numbered(text) {
	return [...numbers(text), ...wideNumbers(text).filter(isPrintable)];
}
function numberLists(text) {
	return hasRun(text, OF_NUMBERS, LEAST_NUMBERS) ? text.match(NUMBERS) ?? [] : [];
}
function hasNumbers(text) {
	return hasRun(text, OF_NUMBERS, LEAST_NUMBERS) && text.search(NUMBERS) >= 0 || hasWideNumbers(text);
}
function valuesOf(list) {
	const areOctal = list.every((number) => /^0[0-7]*$/.test(number));
	return list.map((number) => areOctal ? Number.parseInt(number, 8) : Number(number));
}
function numbers(text) {
	const lists = numberLists(text).map((run) => valuesOf(Array.from(run.matchAll(/-?\w+/g), ([number]) => number)));
	const single = lists.map((list) => {
		let sum = 0;
		const isDifferent = list.some((number) => number < 0);
		return ofCodes(list.map((number) => (isDifferent ? sum += number : number) & 255));
	});
	return single.filter(isPrintable);
}
const DUMP = /^[ \t]*[0-9a-f]{6,8}:?[ \t]+((?:[0-9a-f]{2,4}[ \t])*[0-9a-f]{2,4})(?:[ \t].*)?$/gim;
const GROUPS = /(?:(?<!\w)[0-9a-f]{2}(?!\w)[\s,:]{0,4}){240,}/gi;
const OF_GROUPS = kindOf(/[\da-f\s,:]/i, true);
function dumped(text) {
	const lines = [...text.matchAll(DUMP)].map(([, digits = ""]) => digits);
	const groups = hasRun(text, OF_GROUPS, 2 * LEAST_NUMBERS) ? text.match(GROUPS) ?? [] : [];
	return [...lines.length < LEAST_LINES ? [] : [lines.join("")], ...groups].map((digits) => digits.replaceAll(/[^0-9a-f]/gi, "")).filter((digits) => HEXADECIMAL.test(digits)).map(fromHexadecimal).filter(isPrintable);
}
function uuencoded(text) {
	const lines = linesOf(text).filter((line) => /^[!-M]/.test(line) && line.length === 1 + 4 * Math.ceil((line.charCodeAt(0) - 32) / 3));
	if (lines.length < LEAST_LINES) return [];
	const codes = lines.flatMap((line) => {
		const values = Array.from(line.slice(1), (digit) => digit.charCodeAt(0) - 32 & 63);
		const bytes = values.flatMap((value, at) => at % 4 === 3 ? [] : [(value << 2 + 2 * (at % 4) | (values[at + 1] ?? 0) >> 4 - 2 * (at % 4)) & 255]);
		return bytes.slice(0, line.charCodeAt(0) - 32);
	});
	return [ofCodes(codes)].filter(isPrintable);
}
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ALPHABETS = [`0123456789${LETTERS}${LETTERS.toLowerCase()}!#$%&()*+-;<=>?@^_\`{|}~`, ofCodes(Array.from({ length: 85 }, (_, at) => at + 33))].map((alphabet) => Uint8Array.from({ length: 128 }, (_, code) => alphabet.indexOf(ofCodes([code])) + 1));
const VISIBLE = kindOf(/[!-~]/);
const LEAST_KINDS = 24;
function placesOf(letters, digits) {
	const places = new Uint8Array(letters.length);
	const seen = new Set();
	for (let at = 0; at < letters.length; at += 1) {
		const place = digits[letters.charCodeAt(at)];
		if (place === 0) return undefined;
		places[at] = place - 1;
		if (seen.size < LEAST_KINDS) seen.add(place);
	}
	return seen.size < LEAST_KINDS ? undefined : places;
}
function base85(text) {
	return [...runsOf(inOneLine(text), VISIBLE, LEAST_DIGITS - 20)].flatMap((run) => ALPHABETS.flatMap((digits) => {
		const inside = run.replace(/^.{0,12}["']/, "").replace(/["'].{0,12}$/, "");
		if (inside.length < LEAST_DIGITS - 20) return [];
		const places = placesOf(inside, digits);
		if (places === undefined) return [];
		const codes = [];
		for (let at = 0; at < places.length; at += 5) {
			let value = 0;
			for (let digit = 0; digit < 5; digit += 1) value = value * 85 + (places[at + digit] ?? 84);
			codes.push(value >>> 24 & 255, value >>> 16 & 255, value >>> 8 & 255, value & 255);
		}
		return [ofCodes(codes)];
	}).filter(isPrintable));
}
const decoded_ESCAPES = /&#(?:x([0-9a-f]{2,5})|(\d{2,6}));|[%=]([0-9A-F]{2}|[0-9a-f]{2})|\\(?:x([0-9a-f]{2})|u\{?([0-9a-f]{4,5})\}?|([0-7]{3})|([0-9a-f]{1,5}) )/gi;
function decoded_unescaped(text) {
	if (timesOf(text, "&%=\\") < LEAST_ESCAPES) return [];
	const found = text.match(decoded_ESCAPES)?.length ?? 0;
	const splices = text.match(SPLICE)?.length ?? 0;
	if (Math.max(found, splices) < LEAST_ESCAPES) return [];
	const plain = text.replaceAll(SPLICE, "\n").replaceAll(decoded_ESCAPES, (written, ...groups) => {
		const [x, decimal, pair, hex, unicode, octal, css] = groups;
		const digits = x ?? pair ?? hex ?? unicode ?? css;
		const code = digits === undefined ? Number.parseInt(decimal ?? octal ?? "", decimal === undefined ? 8 : 10) : Number.parseInt(digits, 16);
		return code < 9 || code > 1114111 || code > 13 && code < 32 ? written : String.fromCodePoint(code);
	});
	return [withoutEntities(plain)];
}
const SPLICE = /\\n\\\r?\n/g;
const UNUSUAL = /[\u{ff01}-\u{ff5e}\u{1d400}-\u{1d7ff}\u{24b6}-\u{24e9}]/gu;
const UNSEEN = /[\u{fe00}-\u{fe0f}\u{e0000}-\u{e01ef}]/gu;
function usual(text) {
	if (strangeIn(text) < LEAST_ESCAPES) return [];
	if ((text.match(UNUSUAL)?.length ?? 0) >= LEAST_ESCAPES) {
		return [text.replaceAll(/\P{M}+/gu, (letters) => letters.normalize("NFKC"))];
	}
	const unseen = text.match(UNSEEN) ?? [];
	if (unseen.length < LEAST_ESCAPES) return [];
	const codes = unseen.map((one) => one.codePointAt(0));
	return [ofCodes(codes.map((code) => byteOf(code)))].filter(isPrintable);
}
function byteOf(code) {
	if (code < 917504) return code - 65024;
	return code < 917760 ? code - 917504 : code - 917760 + 16;
}
const LEAST_BITS = 1920;
const TWO_SHARE = .85;
function bits(text) {
	if (text.length < LEAST_BITS || mostOfTwo(text) < TWO_SHARE * text.length) return [];
	const times = (0,collections/* occurrences */.T5)(text);
	const [[zero, some] = ["", 0], [one, others] = ["", 0]] = [...times].toSorted(([, a], [, b]) => b - a);
	if (some + others < TWO_SHARE * text.length || others * 8 < some) return [];
	const codes = [];
	let [code, digits] = [0, 0];
	for (const digit of text) {
		if (digit !== zero && digit !== one) continue;
		code = code * 2 + Number(digit === one) & 255;
		digits += 1;
		if (digits % 8 === 0) codes.push(code);
	}
	return [ofCodes(codes), ofCodes(codes.map((all) => 255 - all))].filter(isPrintable);
}

var text_escape = __load__(68171);
;// check/second-look/frames.js


const LEAST_MARKS = 40;
function members(text) {
	if (timesOf(text, ":") < LEAST_MARKS || timesOf(text, "\"") < 4 * LEAST_MARKS) return [];
	const all = [...text.matchAll(/"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)];
	return [...Map.groupBy(all, ([, name]) => name).values()].filter(({ length }) => length >= LEAST_MARKS).map((list) => list.map(([, , value = ""]) => unescaped(value)).join(" "));
}
function escaped(text) {
	const most = Math.max(LEAST_MARKS, 4 * timesOf(text, "\n"));
	if (timesOf(text, "\\") < most) return [];
	return (text.match(/\\n/g)?.length ?? 0) < most ? [] : [unescaped(text)];
}
const TAG = /<\/?[a-z!?][^<>]{0,400}>/gi;
const END_OF_LINE = /^<(?:\/(?:\w+:)?(?:p|div|tr|li|si|h\d|row)|(?:\w+:)?br)\b/i;
function untagged(text) {
	if (timesOf(text, "<") < LEAST_MARKS) return [];
	if ((text.match(TAG)?.length ?? 0) < LEAST_MARKS) return [];
	return [withoutEntities(text.replaceAll(TAG, (tag) => END_OF_LINE.test(tag) ? "\n" : ""))];
}
const OPEN = /^[^\w\n]{0,16}\w{0,12}[({["'`<]/;
const OPENING = "({[\"'`<";
const CLOSE = new Set(")}]\"'`>");
function framedIn(line) {
	const frame = OPEN.exec(line)?.[0];
	if (frame === undefined) return undefined;
	let end = line.length - 1;
	while (end >= frame.length && !CLOSE.has(line.charAt(end))) end -= 1;
	return end < frame.length ? undefined : {
		frame,
		inside: line.slice(frame.length, end)
	};
}
function unframed(text) {
	if (timesOf(text, OPENING) < frames_LEAST_LINES) return [];
	const lines = linesOf(text).filter((line) => line.trim() !== "");
	const framed = lines.flatMap((line) => framedIn(line) ?? []);
	const [most = []] = [...Map.groupBy(framed, ({ frame }) => frame).values()].toSorted((a, b) => b.length - a.length);
	if (most.length < frames_LEAST_LINES || most.length < FRAMED_SHARE * lines.length) return [];
	return [most.map(({ inside }) => inside).join("\n").replaceAll(/\\([^\w\s])/g, "$1").replaceAll("~", " ")];
}
const frames_LEAST_LINES = 20;
const FRAMED_SHARE = .8;
const SETTING = /^[ \t]*[\w.-]{1,40}[ \t]*=[ \t]?(.*)$/;
function settings(text) {
	if (timesOf(text, "=") < frames_LEAST_LINES) return [];
	const lines = linesOf(text).filter((line) => line.trim() !== "");
	const values = lines.flatMap((line) => SETTING.exec(line)?.[1] ?? []);
	return values.length < frames_LEAST_LINES || values.length < FRAMED_SHARE * lines.length ? [] : [values.join("\n")];
}
const FRAMES = [
	members,
	escaped,
	untagged,
	unframed,
	settings
];
const MOST_TOGETHER = 128 * 1024;
const LEAST_PIECES = 3;
function together(texts) {
	let length = 0;
	const small = new Set(texts.toSorted((a, b) => a.text.length - b.text.length).filter(({ text }) => (length += text.length) <= MOST_TOGETHER));
	const pieces = texts.filter((one) => small.has(one));
	const [first] = pieces;
	if (first === undefined || pieces.length < LEAST_PIECES) return [];
	const text = pieces.map((one) => only(one.text) ?? one.text).join("");
	return [{
		path: first.path,
		more: pieces.length - 1,
		text
	}];
}
function only(text) {
	const value = (0,text_escape/* parsedJson */.U4)(text);
	const one = Array.isArray(value) && value.length === 1 ? value[0] : value;
	return typeof one === "string" ? one : undefined;
}

;// check/second-look/macros.js
const macros_NONE = new Map();
const DEFINE = /^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\(([^)\n\u2028\u2029]*)\))?[ \t]*(.*)$/gm;
const macros_PIECE = /[A-Za-z_]\w*|(?<!\\)"(?:[^"\\\n]|\\.)*"|(?<!\\)'(?:[^'\\\n]|\\.)*'|\d[\w.]*|\s+|[\s\S]/g;
const PLAIN = /^(?:-?[\w.]+|"[^"]*"|\(\s*-?[\w.]+\s*\))$/;
const KEYWORD = /^(?:auto|break|case|char|const|continue|default|do|double|else|for|float|if|int|long|return|short|signed|static|struct|switch|typedef|unsigned|void|while)$/;
const LEAST_MACROS = 2;
const MOST_DEPTH = 6;
const MOST_GROWTH = 3;
const macros_spliced = (text) => text.replaceAll(/\\\r?\n/g, " ");
const MOST_MACROS = 4096;
function macrosIn(texts) {
	const macros = new Map();
	for (const text of texts) {
		if (text.includes("define")) note(macros, macros_spliced(text), MOST_MACROS);
	}
	return macros;
}
function note(macros, whole, most = Infinity) {
	for (const [, name = "", list, written = ""] of whole.matchAll(DEFINE)) {
		if (macros.size >= most) return;
		const body = written.replace(/\/[/*].*$/, "").trim();
		const isChange = list !== undefined || !PLAIN.test(body) || KEYWORD.test(body);
		macros.set(name, {
			parameters: list?.split(",").map((one) => one.trim()),
			body,
			isChange
		});
	}
}
const hasMacros = (text, defined = macros_NONE) => macrosOf(macros_spliced(text), defined) !== undefined;
function withMacros(text, defined = macros_NONE) {
	const whole = macros_spliced(text);
	const macros = macrosOf(whole, defined);
	if (macros === undefined) return undefined;
	const rest = whole.replaceAll(/^[ \t]*#.*$/gm, "");
	return expanded(rest.match(macros_PIECE) ?? [], macros, MOST_DEPTH, { left: text.length * MOST_GROWTH }).join("");
}
function macrosOf(whole, defined) {
	const own = new Map();
	note(own, whole);
	let changes = 0;
	for (const { isChange } of own.values()) changes += Number(isChange);
	if (defined.size > 0) {
		const used = new Set(whole.match(/[A-Za-z_]\w*/g));
		for (const word of used) if (!own.has(word)) changes += Number(defined.get(word)?.isChange ?? false);
	}
	const isPasted = /^[ \t]*#[ \t]*define.*(?:##|__VA_ARGS__)/m.test(whole);
	if (changes < LEAST_MACROS && !isPasted) return undefined;
	return defined.size === 0 ? own : new Map([...defined, ...own]);
}
function expanded(pieces, macros, depth, room) {
	const out = [];
	const ends = closings(pieces);
	for (let at = 0; at < pieces.length && room.left > 0; at += 1) {
		const piece = pieces[at];
		room.left -= piece.length;
		const macro = depth > 0 ? macros.get(piece) : undefined;
		if (macro === undefined) {
			out.push(piece);
			continue;
		}
		let { body } = macro;
		if (macro.parameters !== undefined) {
			const call = argumentsOf(pieces, at + 1, ends);
			if (call === undefined) {
				out.push(piece);
				continue;
			}
			room.left -= macro.parameters.length;
			body = filled(macro.body, macro.parameters, call.values);
			at = call.end;
		}
		for (const one of expanded(body.match(macros_PIECE) ?? [], macros, depth - 1, room)) out.push(one);
	}
	return out;
}
function closings(pieces) {
	const ends = new Map();
	const open = [];
	for (const [at, piece] of pieces.entries()) {
		if (piece === "(") open.push(at);
		const from = piece === ")" ? open.pop() : undefined;
		if (from !== undefined) ends.set(from, at);
	}
	return ends;
}
function argumentsOf(pieces, from, ends) {
	let start = from;
	while (pieces[start]?.trim() === "") start += 1;
	const end = ends.get(start);
	if (end === undefined) return undefined;
	const values = [""];
	let depth = 0;
	for (const piece of pieces.slice(start + 1, end)) {
		depth += piece === "(" ? 1 : piece === ")" ? -1 : 0;
		if (piece === "," && depth === 0) values.push("");
		else values[values.length - 1] += piece;
	}
	return {
		values,
		end
	};
}
function filled(body, parameters, values) {
	const known = new Map();
	for (const [at, name] of parameters.entries()) {
		const isRest = at === parameters.length - 1 && name.endsWith("...");
		const key = isRest ? name.slice(0, -3) || "__VA_ARGS__" : name;
		known.set(key, isRest ? values.slice(at).join(",") : values[at] ?? "");
	}
	const text = (body.match(macros_PIECE) ?? []).map((piece) => known.get(piece)?.trim() ?? piece).join("");
	return text.replaceAll(/(?<!\s)\s*##\s*/g, "");
}

;// check/second-look/opaque.js

const opaque_LEAST_SIGNS = 600;
const STEP = 100;
const [opaque_LEAST_DIGITS, MOST_DIGITS] = [14, 256];
const opaque_LEAST_NUMBERS = 200;
const [LEAST_EVENNESS, LEAST_OF_WORDS] = [.96, .985];
const opaque_GRAM = 5;
const MOST_REPEATED = .02;
const KNOWN = /(?<![\w+/])(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|Qk[01]|d09G[RM]|AAEAAA|T1RUTw|SUQz|T2dnU|JVBERi|MII|AGFzbQ|AAAAB3)[\w+/=\s"',\\]*/g;
const OF_RAILS = /(?<![\w+/])[\w+/]{24,2000}={0,2}--[\w+/]{16}--[\w+/]{22}==/g;
const BETWEEN = /(?:\\[nrt]|[\s"'`,;()\\\p{Cc}])+/gu;
function opaqueCharacters(text) {
	if (text.length < opaque_LEAST_SIGNS) return 0;
	const rest = text.replaceAll(KNOWN, " ").replaceAll(OF_RAILS, " ");
	const points = pointsOf(rest.replaceAll(BETWEEN, ""));
	const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
	return Math.max(evenSigns(numberedValues(points).numbers, opaque_LEAST_DIGITS, LEAST_EVENNESS, (from) => isSeries(points.subarray(from, from + opaque_LEAST_SIGNS))), evenSigns(numberedWords(words).numbers, opaque_LEAST_NUMBERS, LEAST_OF_WORDS, (from) => isSeries(words.slice(from, from + opaque_LEAST_SIGNS).map(Number))) && words.join(" ").length);
}
function evenSigns(numbers, leastKinds, evenness, isKnown) {
	if (numbers.length < opaque_LEAST_SIGNS) return 0;
	const window = new Window(numbers);
	let [found, until, next] = [
		0,
		0,
		opaque_LEAST_SIGNS
	];
	for (let at = 1; at <= numbers.length; at += 1) {
		window.add(at - 1);
		if (at > opaque_LEAST_SIGNS) window.remove(at - 1 - opaque_LEAST_SIGNS);
		if (at < next && (at < numbers.length || at < opaque_LEAST_SIGNS)) continue;
		const from = at - opaque_LEAST_SIGNS;
		const isFound = window.isEven(leastKinds, evenness) && isVaried(numbers, from) && !isKnown(from);
		if (isFound) {
			found += at - Math.max(from, until);
			until = at;
		}
		next = at + (isFound ? opaque_LEAST_SIGNS : STEP);
	}
	return found;
}
class Window {
	#numbers;
	#times;
	#kinds = 0;
	#sum = 0;
	constructor(numbers) {
		this.#numbers = numbers;
		this.#times = new Uint16Array(numbers.length);
	}
	add(at) {
		this.#change(this.#numbers[at], 1);
	}
	remove(at) {
		this.#change(this.#numbers[at], -1);
	}
	#change(number, by) {
		const before = this.#times[number];
		const times = before + by;
		this.#times[number] = times;
		this.#kinds += Number(before === 0) - Number(times === 0);
		this.#sum += LOGARITHMS[times] - LOGARITHMS[before];
	}
	isEven(leastKinds, evenness) {
		const kinds = this.#kinds;
		if (kinds < leastKinds || kinds > MOST_DIGITS) return false;
		const bits = Math.log2(opaque_LEAST_SIGNS) - this.#sum / opaque_LEAST_SIGNS;
		const chance = (kinds - 1) / (2 * opaque_LEAST_SIGNS * Math.LN2);
		return bits >= evenness * (Math.log2(kinds) - chance);
	}
}
const LOGARITHMS = Float64Array.from({ length: opaque_LEAST_SIGNS + 2 }, (_, times) => times === 0 ? 0 : times * Math.log2(times));
const NEAR = .5;
function isSeries(values) {
	const half = opaque_LEAST_SIGNS / 2;
	let [near, far] = [0, 0];
	for (let at = 0; at < half; at += 1) {
		const value = values[at];
		near += Math.abs(values[at + 1] - value);
		far += Math.abs(values[at + half] - value);
	}
	return near < NEAR * far;
}
function isVaried(numbers, from) {
	const seen = new Set();
	const grams = opaque_LEAST_SIGNS - opaque_GRAM + 1;
	for (let at = from; at < from + grams; at += 1) {
		let gram = 0;
		for (let step = 0; step < opaque_GRAM; step += 1) {
			gram = Math.imul(gram, 2654435761) + numbers[at + step];
		}
		seen.add(gram | 0);
	}
	return grams - seen.size < MOST_REPEATED * grams;
}

var reading_of = __load__(62079);
var literate = __load__(45229);
var notebook = __load__(87718);
var token_buffer = __load__(49414);
var source_form = __load__(10469);
var token_values = __load__(51525);
;// check/second-look/reading.js


function readAside(path, bytes, families, inside, besides = () => []) {
	const text = textOf(bytes, path);
	const reading = (0,reading_of/* readingOf */.M)(path, text, languages/* AUTO_DETECT */.Ej);
	if (reading === undefined) {
		const read = inside.flatMap((one) => [...families].map((family) => (0,normalise/* fold */.A)(tokensOfText(one, family))));
		return [...readAs(path, bytes, [...families]), ...read];
	}
	const parts = (0,literate/* literateParts */.z)(path, text);
	if (parts !== undefined) return parts.map((part) => tokensOf(part.text, path, (0,reading_of/* readingAs */.h)(part.family)));
	const code = (0,languages/* extensionOf */.je)(path) === "ipynb" ? (0,notebook/* notebookCode */.h0)(text) ?? text : text;
	return [tokensOf(code, path, reading), ...readAs(path, bytes, besides(reading.family))];
}
function readAs(path, bytes, families) {
	const text = textOf(bytes, path);
	return families.map((family) => tokensOf(text, path, (0,reading_of/* readingAs */.h)(family)));
}
function besideNotebooks(files) {
	return files.filter(({ path }) => (0,languages/* extensionOf */.je)(path) === "ipynb").map(({ path, bytes }) => {
		const text = (0,notebook/* besideCode */.AY)(textOf(bytes, path));
		const gaps = [{
			from: 0,
			to: text.length,
			isString: false,
			token: 0
		}];
		return {
			path,
			family: "python",
			text,
			gaps
		};
	});
}
function plainText(path, bytes) {
	const text = textOf(bytes, path);
	return (0,reading_of/* readingOf */.M)(path, text, languages/* AUTO_DETECT */.Ej) === undefined ? text : undefined;
}
function textOf(bytes, path) {
	const decoded = (0,decode/* decode */.D4)(bytes, path);
	if ("text" in decoded) return decoded.text;
	const text = new TextDecoder().decode(bytes);
	const strange = text.split(NO_TEXT).length - 1;
	return (strange <= text.length * MOST_STRANGE ? text : (0,decode/* byteText */.aC)(bytes)).replaceAll("\0", "");
}
const NO_TEXT = "\ufffd";
const MOST_STRANGE = .05;
const buffer = new token_buffer/* TokenBuffer */.U();
function tokensOf(written, path, reading) {
	return (0,normalise/* fold */.A)(unfolded(written, path, reading));
}
function tokensOfText(text, family) {
	return unfolded(text, "", (0,reading_of/* readingAs */.h)(family));
}
function unfolded(written, path, { family, tokenize }) {
	const { text } = (0,source_form/* sourceForm */.e)(written, family, path);
	buffer.clear();
	tokenize(text, buffer);
	(0,normalise/* normalise */.j)(family, text, buffer);
	const offset = (0,token_values/* tokenOffset */.Lx)(family);
	const tokens = new Uint16Array(buffer.length);
	for (let at = 0; at < buffer.length; at += 1) tokens[at] = buffer.ids[at] + offset;
	return tokens;
}

;// check/second-look/scattered.js

const areMany = (files) => files >= 16;
const MOST_BYTES = 160;
const [MOST_AROUND, scattered_MOST_TOGETHER] = [4 * 1024, 256 * 1024];
function scattered(own, aside, isLittle) {
	const files = [...own, ...aside].toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
	if (!areMany(files.length)) return [];
	const padded = within(files.filter(({ bytes }) => bytes.length > MOST_BYTES && bytes.length <= MOST_AROUND), isLittle);
	const small = files.filter((file) => isTiny(file) || padded.has(file));
	const named = inOrderOfUse(small, own.filter((file) => !isTiny(file) && !padded.has(file)));
	const isSame = named.every((file, at) => file === small[at]);
	return [
		...asOne(small, contentOf),
		...isSame ? [] : asOne(named, contentOf),
		...asOne(files, ({ path }) => nameOf(path))
	];
}
const isTiny = ({ bytes }) => bytes.length > 0 && bytes.length <= MOST_BYTES;
const contentOf = ({ bytes }) => (0,decode/* byteText */.aC)(bytes);
function asOne(files, lineOf) {
	const [first] = files;
	if (first === undefined || !areMany(files.length)) return [];
	return [{
		path: first.path,
		more: files.length - 1,
		text: files.map(lineOf).join("\n")
	}];
}
function within(files, isLittle) {
	let left = scattered_MOST_TOGETHER;
	const smallest = files.toSorted((a, b) => a.bytes.length - b.bytes.length).filter(({ bytes }) => (left -= bytes.length) >= 0);
	return new Set(smallest.filter(isLittle));
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1).replace(/^\d+[ ._-]?/, "");
}
const NAMES = /[\w$-]+(?:[./][\w$-]+)*/g;
function inOrderOfUse(files, users) {
	if (!areMany(files.length)) return [];
	const known = new Map();
	for (const file of files) for (const name of namesOf(file.path)) (0,collections/* appendTo */.S2)(known, name, file);
	const found = new Set();
	const open = users.map((file) => contentOf(file).matchAll(NAMES)).toReversed();
	for (let names = open.at(-1); names !== undefined; names = open.at(-1)) {
		const next = names.next();
		if (next.done === true) {
			open.pop();
			continue;
		}
		const [name] = next.value;
		const file = (known.get(name) ?? known.get(name.replaceAll(".", "/")))?.find((one) => !found.has(one));
		if (file === undefined) continue;
		found.add(file);
		open.push(contentOf(file).matchAll(NAMES));
	}
	return [...found];
}
function namesOf(path) {
	const parts = path.split("/");
	return parts.flatMap((_, at) => {
		const name = parts.slice(at).join("/");
		const bare = name.replace(/\.[^./]*$/, "");
		return bare === name ? [name] : [name, bare];
	});
}

;// check/second-look/coded-text.js


const coded_text_LEAST_SIGNS = 400;
const [coded_text_LEAST_KINDS, MOST_KINDS] = [16, 128];
const MOST_LETTERS = 65535;
const MOST_CHARACTERS = 256 * 1024;
const STEPS = [
	{
		size: 2,
		most: 40
	},
	{
		size: 3,
		most: 16
	},
	{
		size: 4,
		most: 16
	},
	{
		size: 8,
		most: 4
	}
];
function codedIn(text) {
	if (text.length < coded_text_LEAST_SIGNS) return [];
	const start = text.slice(0, MOST_CHARACTERS);
	return [...inSigns(start), ...ofFewKinds(wordsWithoutFrame(text))].flatMap((one) => one.numbers.length >= coded_text_LEAST_SIGNS && isUneven(one) ? [one, {
		...one,
		numbers: one.numbers.toReversed(),
		isBackwards: true
	}] : []);
}
function inSigns(text) {
	const { isForeign, kinds } = lookedOver(text);
	const isOfFew = kinds <= coded_text_MOST_DIGITS;
	if (!isForeign && (!isOfFew || isTable(text.slice(0, SAMPLE)))) return [];
	const points = pointsOf(text);
	const dense = without(points, BLANKS);
	const digits = text.includes("\0") ? points : without(dense, AROUND);
	return [
		...isForeign && kinds >= coded_text_LEAST_KINDS ? inLetters(text, points, dense) : [],
		...inWords(text),
		...isOfFew ? inGroups(digits) : []
	];
}
const SAMPLE = 2 * 1024;
const MOST_OF_TABLE = .03;
function isTable(start) {
	const digits = numberedValues(without(without(pointsOf(start), BLANKS), AROUND));
	const groups = STEPS.flatMap(({ size, most }) => digits.kinds > most ? [] : Array.from({ length: size }, (_, from) => grouped(digits, size, from)));
	return [...everyWord(wordsOf(start)), ...groups].every((one) => one === undefined || one.kinds > MOST_KINDS || mostOf(one.numbers) < MOST_OF_TABLE);
}
function mostOf(numbers) {
	const times = new Uint32Array(numbers.length);
	let most = 0;
	for (let at = 0; at < numbers.length; at += 1) {
		const count = times[numbers[at]] + 1;
		times[numbers[at]] = count;
		if (count > most) most = count;
	}
	return most / Math.max(1, numbers.length);
}
function without(points, out) {
	const left = new Uint32Array(points.length);
	let length = 0;
	for (let at = 0; at < points.length; at += 1) {
		const point = points[at];
		if (out[point] === 1) continue;
		left[length] = point;
		length += 1;
	}
	return left.subarray(0, length);
}
function table(letters) {
	const points = pointsOf(letters);
	const isIn = new Uint8Array(Math.max(...points) + 1);
	for (const point of points) isIn[point] = 1;
	return isIn;
}
const BLANKS = table(" 	\n\v\f\r\xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff");
const AROUND = table("\"'`+,;()\\");
function inLetters(spaced, points, dense) {
	const { numbers, kinds } = numberedValues(dense);
	const isOfBits = kinds <= MOST_SIX_BITS && without(dense, DIGITS).length < dense.length * MOST_BETWEEN;
	const bits = kinds <= MOST_FIVE_BITS ? 5 : 6;
	return [...fewEnough({
		numbers,
		kinds
	}, MOST_LETTERS).map((one) => ({
		numbers: one,
		spaced,
		...isOfBits ? { bits } : {}
	})), ...fewEnough(numberedValues(points), MOST_LETTERS).map((one) => ({ numbers: one }))];
}
const [MOST_FIVE_BITS, MOST_SIX_BITS, MOST_BETWEEN] = [
	40,
	72,
	.15
];
const DIGITS = table("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_");
function fewEnough({ numbers, kinds }, most) {
	return kinds < coded_text_LEAST_KINDS || kinds > most ? [] : [Uint16Array.from(numbers)];
}
const LEAST_OF_ONE = .06;
const LEAST_OF_DIGIT = 2;
function isUneven({ numbers, bits }) {
	const most = mostOf(numbers);
	return most >= LEAST_OF_ONE || bits !== undefined && most * new Set(numbers).size >= LEAST_OF_DIGIT;
}
const START = 4 * 1024;
function inWords(text) {
	const start = text.length > START ? everyWord(wordsOf(text.slice(0, START))) : [];
	if (start.length > 0 && start.every(({ kinds }) => kinds > MOST_KINDS)) return [];
	return ofFewKinds(wordsOf(text));
}
const ofFewKinds = (words) => everyWord(words).flatMap((some) => fewEnough(some, MOST_KINDS).map((one) => ({ numbers: one })));
const wordsOf = (text) => text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];
function everyWord(words) {
	const { numbers } = numberedWords(words);
	return [
		1,
		2,
		3
	].flatMap((step) => Array.from({ length: step }, (_, from) => {
		const some = new Uint32Array(Math.max(0, Math.ceil((numbers.length - from) / step)));
		for (let at = 0; at < some.length; at += 1) some[at] = numbers[from + at * step];
		return numberedValues(some);
	}));
}
const FIRST_LINES = 24;
const FRAME_SHARE = .9;
const FRAME_WORDS = 12;
const FRAMED_CHARACTERS = 4 * MOST_CHARACTERS;
const FRAME_PLACES = Array.from({ length: 2 * FRAME_WORDS }, (_, at) => at - FRAME_WORDS);
function wordsWithoutFrame(text) {
	const first = text.slice(0, START).split("\n").map(wordsOf).filter(isSome).slice(0, FIRST_LINES);
	if (first.length < FIRST_LINES) return [];
	const frame = new Set(FRAME_PLACES.filter((place) => isSameAt(place, first)));
	if (frame.size === 0) return [];
	return text.slice(0, FRAMED_CHARACTERS).split("\n").map(wordsOf).flatMap((words) => words.filter((_, at) => !frame.has(at) && !frame.has(at - words.length))).slice(0, MOST_CHARACTERS);
}
function isSameAt(place, lines) {
	const counts = (0,collections/* occurrences */.T5)(lines.flatMap((words) => words.at(place) ?? []));
	return Math.max(0, ...counts.values()) >= FRAME_SHARE * lines.length;
}
const isSome = (words) => words.length > 0;
function inGroups(points) {
	const digits = numberedValues(points);
	return STEPS.flatMap(({ size, most }) => {
		if (digits.kinds > most) return [];
		const groups = Array.from({ length: size }, (_, from) => grouped(digits, size, from));
		const [best] = groups.flatMap((one) => one ?? []).toSorted((a, b) => a.kinds - b.kinds);
		return best === undefined ? [] : fewEnough(best, MOST_KINDS).map((numbers) => ({ numbers }));
	});
}
const FIRST_GROUPS = 4 * MOST_KINDS;
function grouped(digits, size, from) {
	const count = Math.max(0, Math.floor((digits.numbers.length - from) / size));
	const first = numberedValues(groupsOf(digits, size, from, Math.min(FIRST_GROUPS, count)));
	if (first.kinds > MOST_KINDS) return undefined;
	const all = count <= FIRST_GROUPS ? first : numberedValues(groupsOf(digits, size, from, count));
	return all.kinds > MOST_KINDS ? undefined : all;
}
function groupsOf({ numbers, kinds }, size, from, count) {
	const groups = new Uint32Array(count);
	for (let at = 0; at < count; at += 1) {
		let group = 0;
		for (let step = 0; step < size; step += 1) {
			group = group * kinds + numbers[from + at * size + step];
		}
		groups[at] = group;
	}
	return groups;
}
const USUAL = table("etaoinsr");
const LEAST_USUAL = .42;
const LEAST_LETTERS = .25;
const MOST_NUMBERS = .7;
const WINDOW = 200;
const LEAST_WINDOWS = 3;
const coded_text_MOST_DIGITS = 40;
function lookedOver(text) {
	const seen = new Uint8Array(MOST_LETTERS + 1);
	let kinds = 0;
	let foreign = 0;
	let [all, letters, usual, numbers] = [
		0,
		0,
		0,
		0
	];
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code <= 32) continue;
		kinds += 1 - seen[code];
		seen[code] = 1;
		all += 1;
		if (code >= 44 && code <= 59) numbers += 1;
		const small = code | 32;
		if (small >= 97 && small <= 122) letters += 1;
		if (USUAL[small] === 1) usual += 1;
		if (all < WINDOW) continue;
		const isOfNumbers = numbers > MOST_NUMBERS * all;
		foreign += Number(!isOfNumbers && (letters < LEAST_LETTERS * all || usual < LEAST_USUAL * letters));
		[all, letters, usual, numbers] = [
			0,
			0,
			0,
			0
		];
	}
	return {
		isForeign: foreign >= LEAST_WINDOWS,
		kinds
	};
}

;// check/second-look/signs.js
const inBits = (bits, from) => ({
	period: bits === 6 ? 4 : 8,
	signs(text) {
		const bytes = new TextEncoder().encode(text).subarray(from);
		const signs = new Uint16Array(Math.floor(bytes.length * 8 / bits));
		let [left, held, at] = [
			0,
			0,
			0
		];
		for (const byte of bytes) {
			held = (held << 8 | byte) & 65535;
			left += 8;
			for (; left >= bits; left -= bits) signs[at++] = held >> left - bits & (1 << bits) - 1;
		}
		return signs;
	},
	text(values) {
		const bytes = [];
		let [left, held] = [0, 0];
		for (const value of values) {
			held = (held << bits | value) & 65535;
			left += bits;
			if (left < 8) continue;
			left -= 8;
			bytes.push(held >> left & 255);
		}
		return signs_ofCodes(bytes, []);
	}
});
const signs_ofCodes = (codes, before) => codes.map((code, at) => `${before[at] ?? ""}${String.fromCharCode(code)}`).join("");
function codesOf(text) {
	const codes = new Uint16Array(text.length);
	for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at);
	return codes;
}
const IN_CHARACTERS = [{
	period: 1,
	signs: codesOf,
	text: signs_ofCodes
}, {
	period: 1,
	signs: (text) => codesOf(text.replaceAll(/\s+/g, "")),
	text: signs_ofCodes
}];
const IN_BITS = [{
	bits: 6,
	scripts: [
		0,
		1,
		2
	].map((from) => inBits(6, from))
}, {
	bits: 5,
	scripts: [
		0,
		1,
		2,
		3,
		4
	].map((from) => inBits(5, from))
}];
const LOOK_BACK = 64;
const RUN = 40;
const LEAST_DIFFERENT = 8;
const signs_SAMPLE = 16;
function signs_isVaried(numbers, from) {
	const seen = new Set();
	for (let at = from; at < from + RUN && seen.size < LEAST_DIFFERENT; at += 1) {
		seen.add(numbers[at]);
	}
	return seen.size === LEAST_DIFFERENT;
}
const FACTOR = 2654435761;
const FIRST = Array.from({ length: RUN }).reduce((power) => Math.imul(power, FACTOR), 1);
const last = new Int32Array(65536);
function eachPlace(signs, found) {
	const ring = new Uint8Array(RUN);
	last.fill(-LOOK_BACK - 1);
	let hash = 0;
	for (let at = 0; at < signs.length; at += 1) {
		const sign = signs[at];
		const distance = at - last[sign];
		last[sign] = at;
		const step = distance > LOOK_BACK ? 0 : distance;
		const slot = at % RUN;
		hash = Math.imul(hash, FACTOR) + step + 1 - Math.imul(FIRST, ring[slot]) | 0;
		ring[slot] = step + 1;
		if (at < RUN - 1) continue;
		const mixed = Math.imul(hash ^ hash >>> 15, 2246822507);
		if (((mixed ^ mixed >>> 13) & signs_SAMPLE - 1) === 0) found(hash, at - RUN + 1);
	}
}

;// check/second-look/sign-for-sign.js



const LIMITS = {
	signsOfOne: 8 * 1024 * 1024,
	signsOfClass: 48 * 1024 * 1024,
	steps: 64 * 1024 * 1024,
	readOfOne: 1024 * 1024
};
const LEAST_PLACES = 4;
const MOST_PLACES = 512;
const SAME_PLACES = 4;
const [TRIED, TRIED_IN_ALL] = [3, 6];
const LEAST_KNOWN = .8;
const sign_for_sign_MOST_AROUND = 256;
const UNKNOWN = 32;
class CodedTexts {
	leftOut = new Map();
	#limits;
	#coded = new Map();
	#sizes = new Map();
	#read = new Map();
	#size = 0;
	constructor(limits = LIMITS) {
		this.#limits = limits;
	}
	note(id, path, as, texts) {
		for (const text of texts) {
			if (this.leftOut.has(id)) return;
			const signs = codedIn(text);
			if (signs.length > 0) this.#keep({
				id,
				path,
				as,
				signs
			});
		}
	}
	#keep(coded) {
		const { id, path, signs } = coded;
		const length = signs.reduce((sum, { numbers }) => sum + numbers.length, 0);
		const size = (this.#sizes.get(id) ?? 0) + length;
		if (size > this.#limits.signsOfOne) {
			this.leftOut.set(id, path);
			return;
		}
		this.#sizes.set(id, size);
		this.#size += length;
		(0,collections/* appendTo */.S2)(this.#coded, id, coded);
		while (this.#size > this.#limits.signsOfClass) this.#giveUpLargest();
	}
	#giveUpLargest() {
		const [id, size] = [...this.#sizes].reduce((most, one) => one[1] > most[1] ? one : most);
		this.leftOut.set(id, this.#coded.get(id)?.[0]?.path ?? "");
		this.#coded.delete(id);
		this.#sizes.delete(id);
		this.#size -= size;
	}
	read({ submissions }, read) {
		if (this.#coded.size === 0) return [];
		const programs = function* () {
			for (const [owner, { role, zip }] of submissions.entries()) {
				if (role !== "base") for (const { bytes } of read(zip)) yield {
					owner,
					text: (0,decode/* byteText */.aC)(bytes)
				};
			}
		};
		return this.decipher(programs());
	}
	decipher(programs) {
		const coded = [...this.#coded.values()].flat();
		const steps = new Steps(Math.floor(this.#limits.steps / Math.max(1, this.#coded.size)));
		const texts = new SignPlaces(coded, steps);
		for (const program of programs) texts.meet(program);
		for (const id of steps.spent) this.leftOut.set(id, this.#coded.get(id)?.[0]?.path ?? "");
		return coded.flatMap((one) => [...new Set(this.#readings(one, texts))].map((text) => ({
			...one,
			text
		})));
	}
	*#readings({ id, path, signs }, texts) {
		const best = signs.flatMap((one) => texts.keysOf(one).map((key) => ({
			one,
			key
		}))).toSorted((a, b) => b.key.places - a.key.places).slice(0, TRIED_IN_ALL);
		for (const { one, key } of best) {
			const text = readBy(key, one);
			if (text === undefined) continue;
			const size = (this.#read.get(id) ?? 0) + text.length;
			if (size > this.#limits.readOfOne) {
				this.leftOut.set(id, path);
				return;
			}
			this.#read.set(id, size);
			yield text;
		}
	}
}
class Steps {
	spent = new Set();
	#most;
	#taken = new Map();
	constructor(most) {
		this.#most = most;
	}
	take(id, count) {
		const taken = (this.#taken.get(id) ?? 0) + count;
		if (taken > this.#most) {
			this.spent.add(id);
			return false;
		}
		this.#taken.set(id, taken);
		return true;
	}
}
class SignPlaces {
	#signs;
	#places = new Map();
	#keys = new Map();
	#scripts;
	#steps;
	constructor(coded, steps) {
		this.#steps = steps;
		this.#signs = coded.flatMap(({ id, signs }) => signs.map((one) => ({
			id,
			signs: one
		})));
		const bits = new Set(this.#signs.map(({ signs }) => signs.bits));
		this.#scripts = [...IN_CHARACTERS, ...IN_BITS.flatMap((one) => bits.has(one.bits) ? one.scripts : [])];
		for (const [number, { signs }] of this.#signs.entries()) {
			const first = number * MOST_CHARACTERS;
			eachPlace(signs.numbers, (hash, at) => {
				const list = this.#places.get(hash) ?? [];
				if ((list.at(-SAME_PLACES) ?? -1) >= first || !signs_isVaried(signs.numbers, at)) return;
				if (list.length === 0) this.#places.set(hash, list);
				list.push(first + at);
			});
		}
	}
	keysOf(signs) {
		return this.#keys.get(signs) ?? [];
	}
	meet({ owner, text }) {
		for (const script of this.#scripts) {
			const own = script.signs(text);
			for (const [number, met] of this.#met(own, owner)) {
				if (met.places >= LEAST_PLACES) this.#keep(number, met, script, own);
			}
		}
	}
	#met(own, owner) {
		const met = new Map();
		const times = new Map();
		eachPlace(own, (hash, at) => {
			const list = this.#places.get(hash);
			if (list === undefined) return;
			const time = (times.get(hash) ?? 0) + 1;
			if (time > SAME_PLACES) return;
			times.set(hash, time);
			let isLeft = true;
			for (const place of list) {
				const number = Math.floor(place / MOST_CHARACTERS);
				const { id } = this.#signs[number];
				if (!this.#steps.take(id, 1)) isLeft = false;
				else if (id !== owner) sign_for_sign_note(met, number, place % MOST_CHARACTERS, at);
			}
			if (!isLeft) this.#forget(hash, list);
		});
		return met;
	}
	#forget(hash, list) {
		const left = list.filter((place) => {
			const { id = -1 } = this.#signs[Math.floor(place / MOST_CHARACTERS)] ?? {};
			return !this.#steps.spent.has(id);
		});
		this.#places.set(hash, left);
	}
	#keep(number, { places, first, from, to }, script, own) {
		const { id, signs } = this.#signs[number];
		const keys = this.keysOf(signs);
		if (keys.length === TRIED && places <= (keys.at(-1)?.places ?? 0)) return;
		if (!this.#steps.take(id, first.length * RUN)) return;
		const [[of, at] = [0, 0]] = first;
		const key = {
			script,
			places,
			values: sign_for_sign_valuesOf(signs.numbers, own, first),
			from: Math.max(0, from - sign_for_sign_MOST_AROUND),
			to: to + RUN + sign_for_sign_MOST_AROUND,
			skip: ((of - at) % script.period + script.period) % script.period
		};
		const best = [...keys, key].toSorted((a, b) => b.places - a.places).slice(0, TRIED);
		this.#keys.set(signs, best);
	}
}
function sign_for_sign_note(all, number, of, at) {
	const met = all.get(number) ?? {
		places: 0,
		first: [],
		from: of,
		to: of
	};
	if (met.places === 0) all.set(number, met);
	met.places += 1;
	if (met.first.length < MOST_PLACES) met.first.push([of, at]);
	met.from = Math.min(met.from, of);
	met.to = Math.max(met.to, of);
}
function readBy({ script, values, skip, from, to }, signs) {
	const first = from + ((skip - from) % script.period + script.period) % script.period;
	const numbers = signs.numbers.subarray(first, to);
	let known = 0;
	const read = Array.from(numbers, (number) => {
		const value = values.get(number);
		known += Number(value !== undefined);
		return value ?? UNKNOWN;
	});
	return known < LEAST_KNOWN * numbers.length ? undefined : script.text(read, sign_for_sign_blanksOf(signs).slice(first, to));
}
function sign_for_sign_blanksOf({ spaced, isBackwards = false }) {
	if (spaced === undefined) return [];
	const before = [];
	let blank = "";
	for (const one of spaced) {
		if (one.trim() === "") {
			blank += one;
		} else {
			before.push(blank);
			blank = "";
		}
	}
	return isBackwards ? ["", ...before.slice(1).toReversed()] : before;
}
function sign_for_sign_valuesOf(signs, own, places) {
	const votes = new Map();
	for (const [of, at] of places) {
		for (let step = 0; step < RUN; step += 1) {
			const sign = signs[of + step];
			const value = own[at + step];
			const list = votes.get(sign) ?? new Map();
			votes.set(sign, list.set(value, (list.get(value) ?? 0) + 1));
		}
	}
	return new Map(Array.from(votes, ([sign, list]) => [sign, [...list].reduce((most, one) => one[1] > most[1] ? one : most)[0]]));
}

;// check/second-look/unwrapped.js




const LEAST_CHARACTERS = 240;
const MOST_LAYERS = 3;
const unwrapped_MOST_CHARACTERS = 1024 * 1024;
const MOST_COLUMNS = 64;
const WAYS = [
	strings,
	cells,
	fenced,
	unmarked,
	...FRAMES,
	decoded
];
function unwrapped(text) {
	const found = [];
	let left = unwrapped_MOST_CHARACTERS;
	let open = [text];
	for (let layer = 0; layer < MOST_LAYERS && open.length > 0; layer += 1) {
		const next = [];
		for (const one of open.flatMap((outer) => WAYS.flatMap((way) => way(outer)))) {
			if (one.length < LEAST_CHARACTERS || one.length > left) continue;
			left -= one.length;
			next.push(one);
		}
		found.push(...next);
		open = next;
	}
	return found;
}
const STRINGS = /"([^"\\]*(?:\\[\s\S][^"\\]*)*)("?)/g;
function strings(text) {
	if (timesOf(text, "\"") < 2) return [];
	const inside = [...text.matchAll(STRINGS)].flatMap(([, written = "", end]) => end === "" ? [] : [unescaped(written)]);
	const most = inside.reduce((sum, { length }) => sum + length, 0);
	if (most * 2 <= text.length) {
		return most > 0 && most < inside.length * LEAST_LINE ? [inside.join("")] : [];
	}
	return inside.length === 1 ? inside : [...inside.filter(isLong), joined(inside)];
}
const isLong = ({ length }) => length >= LEAST_CHARACTERS;
function joined(parts) {
	const times = (0,collections/* occurrences */.T5)(parts.map(({ length }) => length));
	return parts.join(Math.max(...times.values()) >= SAME_SHARE * parts.length ? "" : "\n");
}
const SAME_SHARE = .9;
const LEAST_LINE = 3;
const FENCE = /('{3}|"{3}|`{3})(?=(\w*\n?))\2([\s\S]*?)\1/g;
function fenced(text) {
	const sections = text.split("<![CDATA[").slice(1);
	const between = Array.from(text.matchAll(/>([^<>]{240,})</g), ([, inside = ""]) => withoutEntities(inside));
	return [
		...between,
		...sections.map((section) => section.split("]]>", 1)[0]),
		...Array.from(text.matchAll(FENCE), ([, , , block = ""]) => block)
	];
}
const MARKED_SHARE = .8;
const unwrapped_LEAST_LINES = 20;
const LONGEST_MARK = 3;
function unmarked(text) {
	const lines = linesOf(text);
	const mark = markOf(lines.filter((line) => line.trim() !== ""));
	if (mark === "") return [];
	return [lines.map((line) => line.startsWith(mark) ? line.slice(mark.length) : line).join("\n")];
}
function markOf(lines) {
	if (lines.length < unwrapped_LEAST_LINES) return "";
	let mark = "";
	for (let length = 1; length <= LONGEST_MARK + 1; length += 1) {
		const times = (0,collections/* occurrences */.T5)(lines.map((line) => line.slice(0, length)));
		const [best, count] = [...times].reduce((most, one) => one[1] > most[1] ? one : most);
		if (count < MARKED_SHARE * lines.length || /\s|\W\w/.test(best)) return mark;
		mark = best;
	}
	return "";
}
const SEPARATOR = /(?<=^[^\n\t;,|]*)[\t;,|]/;
function cells(text) {
	const separator = SEPARATOR.exec(text)?.[0];
	if (separator === undefined) return [];
	const pattern = new RegExp(`((?<![^\\n${separator}])"[^"]*(?:""[^"]*)*"|[^\\n"${separator}][^\\n${separator}]*|)(${separator === "|" ? "\\|" : separator}|\\r?\\n|$)`, "g");
	const columns = [];
	let column = 0;
	for (const { 1: cell = "", 2: end } of text.matchAll(pattern)) {
		if (column < MOST_COLUMNS) {
			(columns[column] ??= []).push(cell.startsWith("\"") ? cell.slice(1, -1).replaceAll("\"\"", "\"") : cell);
		}
		column = end === separator ? column + 1 : 0;
	}
	if (columns.length < 2) return [];
	return columns.map(joined);
}

;// check/second-look/skipped.js





const skipped_LEAST_CHARACTERS = 240;
const MOST_TOKENS_BETWEEN = 6;
const skipped_MARKED_SHARE = .6;
const MOST_ESCAPED_LINES = 3;
const MARK = /^[ \t]*(?:#+|\/{2,}|\/\*+|--+|%+|;+|\*+|!+|>+|\|+|'+|REM\b) ?/;
const skipped_OPENING = /^\s*(?:<<[-~]?\s*["'`]?\w[^\n]*\n|=begin\b|__(?:END|DATA)__|[A-Za-z]{0,3}[#@$]*(?:"""|'''|["'`])|(?:%[qQwWiIr]?|\bq[qwr]?|\bm|\bs)(?=[^\w\s])[^\w\s]|[uULR8]{1,3}"[^\s()\\]{0,16}\()/;
const CLOSING = /(?:"""|'''|["'`]|\*\/|\*\)|-\})[^\S\n]*$/;
function readSkipped({ family, text, gaps }, families, inside, defined) {
	const macros = family === "c" ? withMacros(text, defined) : undefined;
	const asCompiled = macros === undefined ? [] : [(0,normalise/* fold */.A)(tokensOfText(macros, family))];
	const pieces = piecesOf(text, gaps);
	const listed = asFamilies(numbered(text), families);
	if (pieces.reduce((sum, piece) => sum + piece.length, 0) < skipped_LEAST_CHARACTERS) {
		return [...asCompiled, ...listed];
	}
	const read = [...families].filter((one) => languages/* FAMILIES */.BU[one].tokenizer !== "words").map((one) => skipped_joined(pieces.map((piece) => codeOf(piece, one))));
	return [
		...read,
		...asCompiled,
		...listed,
		...asFamilies(inside, families),
		(0,normalise/* fold */.A)(tokensOfText(blind(text, family), family))
	];
}
function writtenIn({ text, gaps }) {
	return gaps.map(({ from, to }) => text.slice(from, to)).join("\n");
}
function insideOf({ text, gaps }, written) {
	return [...unwrapped(written), ...inPieces(text, gaps)];
}
function asFamilies(texts, families) {
	const read = [...families].filter((one) => languages/* FAMILIES */.BU[one].tokenizer !== "words");
	return texts.flatMap((text) => read.map((one) => (0,normalise/* fold */.A)(tokensOfText(text, one))));
}
const skipped_LEAST_LINE = 12;
function inPieces(text, gaps) {
	const strings = gaps.filter(({ isString }) => isString).map(({ from, to }) => unquoted(text.slice(from, to)));
	const all = strings.join("");
	return all.length < skipped_LEAST_CHARACTERS || all.length >= strings.length * skipped_LEAST_LINE ? [] : [all];
}
function isLarge({ family, text, gaps }, defined) {
	if (family === "c" && hasMacros(text, defined) || hasNumbers(text)) return true;
	return gaps.reduce((sum, { from, to }) => sum + to - from, 0) >= skipped_LEAST_CHARACTERS;
}
const CHARACTERS_PER_TOKEN = 16;
const MOST_OPENING_LINES = 3;
function codeOf(piece, family) {
	let text = piece;
	let best = tokensOfText(text, family);
	for (let line = 0; line < MOST_OPENING_LINES; line += 1) {
		if (best.length * CHARACTERS_PER_TOKEN >= text.length) break;
		const end = text.indexOf("\n");
		if (end < 0) break;
		text = text.slice(end + 1);
		const next = tokensOfText(text, family);
		if (next.length > best.length) best = next;
	}
	return best;
}
function skipped_joined(parts) {
	const all = new Uint16Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return (0,normalise/* fold */.A)(all);
}
function piecesOf(text, gaps) {
	const pieces = [];
	let last;
	for (const { from, to, isString, token } of gaps) {
		const piece = text.slice(from, to);
		if (!isString) {
			last = undefined;
			pieces.push([uncommented(piece)]);
			continue;
		}
		const isNear = last !== undefined && token - last - 1 <= MOST_TOKENS_BETWEEN;
		if (isNear) pieces.at(-1)?.push(unquoted(piece));
		else pieces.push([unquoted(piece)]);
		last = token;
	}
	return pieces.map((lines) => lines.join("\n"));
}
function uncommented(piece) {
	const lines = piece.split("\n");
	const written = lines.filter((line) => line.trim() !== "");
	const marked = written.filter((line) => MARK.test(line)).length;
	if (marked >= skipped_MARKED_SHARE * written.length) return lines.map((line) => line.replace(MARK, "")).join("\n");
	return piece.replace(MARK, "").replace(skipped_OPENING, "").replace(CLOSING, "");
}
function unquoted(piece) {
	const content = piece.replace(skipped_OPENING, "").replace(CLOSING, "");
	if (content.split("\n", MOST_ESCAPED_LINES + 2).length > MOST_ESCAPED_LINES + 1) return content;
	return content.replaceAll(/\\([nt"'`\\])/g, (_, mark) => mark === "n" ? "\n" : mark === "t" ? "	" : mark);
}
const MARKS = [
	"\"\"\"",
	"'''",
	"\"",
	"'",
	"`",
	"#",
	"\\",
	"<<",
	"<?php",
	"<?",
	"?>",
	"=begin",
	"__END__",
	"__DATA__"
];
const BLINDS = new Map();
function blind(text, family) {
	const pattern = BLINDS.get(family) ?? blindFor(family);
	BLINDS.set(family, pattern);
	return text.replaceAll(pattern, " ");
}
function blindFor(family) {
	const { lineComments, blockComments, quotes, leftOut } = languages/* FAMILIES */.BU[family];
	const marks = [
		...lineComments,
		...blockComments.flatMap(({ open, close }) => [open, close]),
		...quotes.flatMap(({ open, close }) => [open, close]),
		...MARKS
	].filter((mark) => mark.trim() !== "");
	const signs = [...new Set(marks)].toSorted((a, b) => b.length - a.length);
	const words = Object.values(leftOut).flatMap((list) => list.split(/\s+/));
	return new RegExp(`${signs.map((sign) => RegExp.escape(sign)).join("|")}|(?<![\\w.$])(?:${[
		"import",
		"from",
		...words
	].filter((word) => word !== "").map((word) => RegExp.escape(word)).join("|")})(?!\\w)[,;]?`, "g");
}

var look_of = __load__(98024);
;// check/second-look/unpaired.js




const PAGES = new Set([
	"html",
	"htm",
	"vue",
	"svelte",
	"astro"
]);
const STYLES = new Set([
	"css",
	"scss",
	"sass",
	"less"
]);
class UnpairedKinds {
	#texts = new Map();
	#pages = new Map();
	#known = new KnownFiles();
	#inFolders = new KnownFiles();
	#few = new Set();
	#sizes = new Map();
	text(owner, path, text) {
		const ending = (0,languages/* extensionOf */.je)(path);
		if (ending === "" || this.#texts.get(ending)?.has(owner) === true || (0,look_of/* lookOf */.L)(text) === undefined) return;
		this.#texts.set(ending, (this.#texts.get(ending) ?? new Set()).add(owner));
	}
	beside(files) {
		this.#few = foldersOfFew(files);
	}
	isOneOfFew(path) {
		const folder = (0,selection/* folderOfOthers */.B1)(path);
		return folder === null || this.#few.has(folder);
	}
	aside(owner, { path, bytes }, content, read) {
		if ((0,selection/* isTakenForKnown */.o2)(path, bytes)) {
			this.#known.add(owner, path, content, read);
		} else if ((0,selection/* folderOfOthers */.B1)(path) !== null && this.isOneOfFew(path) && (0,languages/* isSourceName */.TE)(path) && (0,selection/* isPerhapsWritten */.Rm)(path, bytes)) {
			this.#inFolders.add(owner, path, content, read);
		}
	}
	counted(owner, noted, tokens) {
		this.#sizes.set(owner, tokens);
		const pages = noted.filter(({ path }) => PAGES.has((0,languages/* extensionOf */.je)(path)));
		const markup = pages.reduce((sum, { balance }) => sum + balance.skipped, 0);
		const programs = noted.filter(({ path }) => !STYLES.has((0,languages/* extensionOf */.je)(path)));
		const code = programs.reduce((sum, { balance }) => sum + balance.code, 0);
		if (markup > code) this.#pages.set(owner, new Set(pages.map(({ path }) => (0,languages/* extensionOf */.je)(path))));
	}
	found() {
		const several = [...this.#texts].filter(([, owners]) => owners.size > 1);
		const judged = this.#sizes.size;
		const isMost = this.#pages.size > 1 && this.#pages.size * 2 > judged;
		const known = this.#known.found(judged, () => LEAST_SHARED);
		const hidden = this.#inFolders.found(judged, (owner) => Math.max(LEAST_SHARED, Math.floor((this.#sizes.get(owner) ?? 0) / 2 / parameters/* PARAMETERS */.z.w)));
		return {
			endings: several.map(([ending]) => ending).toSorted(),
			holders: several.reduce((all, [, owners]) => all.union(owners), new Set()).size,
			pages: isMost ? [...new Set([...this.#pages.values()].flatMap((own) => [...own]))].toSorted() : [],
			withPages: isMost ? this.#pages.size : 0,
			known: new Map([...new Set([...known.keys(), ...hidden.keys()])].map((owner) => [owner, [...hidden.get(owner) ?? [], ...known.get(owner) ?? []]]))
		};
	}
}
const { minimumRun, sharedTokens } = SECOND_LOOK;
const LEAST_SHARED = Math.floor((sharedTokens - minimumRun + 1) / parameters/* PARAMETERS */.z.w);
const MOST_HOLDERS = 32;
const LEAST_EVERYBODY = 4;
const FEW = 16;
function foldersOfFew(files) {
	const counts = (0,collections/* occurrences */.T5)(files.flatMap(({ path }) => (0,languages/* isSourceName */.TE)(path) ? (0,selection/* folderOfOthers */.B1)(path) ?? [] : []));
	return new Set([...counts].flatMap(([folder, count]) => count <= FEW ? [folder] : []));
}
class KnownFiles {
	#fingerprinter = new fingerprinter/* Fingerprinter */.U(minimumRun, parameters/* PARAMETERS */.z.w);
	#contents = new Map();
	#files = new Map();
	add(owner, path, content, read) {
		let numbers = this.#contents.get(content);
		if (numbers === undefined) {
			numbers = Uint32Array.from(read().flatMap((tokens) => [...this.#fingerprinter.of(tokens).numbers]));
			this.#contents.set(content, numbers);
		}
		const files = this.#files.get(owner) ?? [];
		files.push({
			path,
			numbers
		});
		this.#files.set(owner, files);
	}
	found(judged, least) {
		const all = Math.max(LEAST_EVERYBODY - 1, judged - 1);
		const most = judged < SECOND_LOOK.commonFrom ? all : judged * SECOND_LOOK.commonShare;
		const holders = this.#holders(Math.min(most, MOST_HOLDERS));
		const paths = new Map();
		for (const [owner, files] of this.#files) {
			const own = new Set(files.flatMap(({ numbers }) => [...numbers]));
			const shared = (0,collections/* occurrences */.T5)([...own].flatMap((number) => holders.get(number) ?? []));
			const isPartner = (other) => other !== owner && (shared.get(other) ?? 0) >= Math.min(least(owner), least(other));
			const isShared = (number) => holders.get(number)?.some(isPartner) === true;
			const told = files.map(({ path, numbers }) => ({
				path,
				common: numbers.filter(isShared).length
			})).filter(({ common }) => common > 0).toSorted((a, b) => b.common - a.common || (0,compare_text/* compareText */.n)(a.path, b.path)).map(({ path }) => path);
			if (told.length > 0) paths.set(owner, told);
		}
		return paths;
	}
	#holders(most) {
		const holders = new Map();
		for (const [owner, files] of this.#files) {
			for (const { numbers } of files) {
				for (const number of numbers) {
					const list = holders.get(number) ?? [];
					if (list.length <= most && list.at(-1) !== owner) list.push(owner);
					holders.set(number, list);
				}
			}
		}
		for (const [number, { length }] of holders) if (length < 2 || length > most) holders.delete(number);
		return holders;
	}
}

;// check/second-look/job.js


















const ALONE = {
	ai: false,
	quality: false
};
function runSecondLook(job) {
	const zips = new stored_zip/* StoredZips */.Q();
	try {
		return new ClassLook(job, (stored) => filesOf(zips.open(stored))).result();
	} finally {
		zips.close();
	}
}
class ClassLook {
	#job;
	#read;
	#documentOf;
	#look = new SecondLook();
	#blind = new BlindLook();
	#odd = new OddTexts();
	#families = new Map();
	#counted = new Map();
	#balances = new Map();
	#hardlyRead = new Map();
	constructor(job, read) {
		this.#job = job;
		this.#read = read;
		this.#documentOf = readerFor(job.next);
	}
	result() {
		const all = [...this.#job.submissions.entries()];
		for (const [id, given] of all) if (given.role === "base") this.#lookAtStarter(id, given);
		for (const [id, given] of all) if (given.role !== "base") this.#lookAtCounted(id, given);
		const families = new Set(this.#families.keys());
		for (const [id, given] of all) if (given.role === "judged") this.#lookBeside(id, given, families);
		for (const [id, counted] of this.#counted) this.#lookInto(id, counted, families);
		for (const [id, counted] of this.#counted) this.#lookAtUnread(id, counted, families);
		this.#lookAtDeciphered(families);
		const found = [...this.#look.found()];
		const known = new Set(found.flatMap(({ owner, other }) => [`${owner} ${other}`, `${other} ${owner}`]));
		const alike = [...this.#blind.found()].filter(({ owner, other }) => !known.has(`${owner} ${other}`));
		const [balances, hardlyRead] = [this.#balances, this.#hardlyRead];
		return {
			found: [...found, ...alike],
			balances,
			hardlyRead,
			...this.#odd.result
		};
	}
	#lookAtStarter(id, given) {
		const files = this.#read(given.zip);
		const document = this.#documentOf(given, {
			id,
			role: "base",
			files
		});
		const { skipped } = document;
		this.#look.starter(document);
		this.#blind.starter(skipped);
		for (const one of [...skipped, ...besideNotebooks(files)].filter((text) => isLarge(text))) {
			for (const code of readSkipped(one, new Set([one.family]), insideOf(one, writtenIn(one)))) {
				this.#look.inStarter(code);
			}
		}
		for (const { path, bytes } of this.#asideOf(given)) {
			for (const one of readAside(path, bytes, new Set(), [])) this.#look.inStarter(one);
		}
	}
	#asideOf({ aside }) {
		return aside === null ? [] : this.#read(aside);
	}
	#lookAtCounted(id, given) {
		const isJudged = given.role === "judged";
		const files = this.#read(given.zip);
		const document = this.#documentOf(given, {
			id,
			role: isJudged ? "submission" : "archive",
			files
		});
		const { facts, skipped, noted } = document;
		for (const family of new Set(facts.files.map((file) => file.family))) {
			this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
		}
		const { code, given: share } = this.#look.counted(id, document, isJudged);
		this.#blind.counted(id, skipped, code, isJudged);
		if (!isJudged) return;
		const defined = macrosIn(skipped.flatMap(({ family, text }) => family === "c" ? [text] : []));
		const passedOver = skipped.filter((one) => isLarge(one, defined));
		for (const file of files) {
			this.#odd.each(id, file.path, () => passedOver.push(...besideNotebooks([file]).filter((one) => isLarge(one))));
		}
		const unread = new Set(facts.leftOut.map(({ path }) => path));
		this.#counted.set(id, {
			count: files.length,
			files: facts.files,
			unread,
			passedOver,
			defined
		});
		this.#balances.set(id, balanceOf(files, document, share));
		this.#odd.unpaired.counted(id, noted, code.length);
		if (facts.isUnreadable) this.#hardlyRead.set(id, hardlyReadOf(document));
	}
	#lookBeside(id, given, families) {
		const [look, odd] = [this.#look, this.#odd];
		const aside = this.#asideOf(given);
		const counted = this.#counted.get(id);
		const isMany = areMany((counted?.count ?? 0) + aside.length);
		const own = isMany ? this.#read(given.zip) : [];
		const texts = [];
		odd.unpaired.beside(aside);
		for (const { path, bytes } of aside) {
			odd.each(id, path, () => {
				const text = plainText(path, bytes);
				const inside = once(() => text === undefined ? [] : unwrapped(text));
				if (text !== undefined && (0,selection/* folderOfOthers */.B1)(path) === null) {
					texts.push({
						path,
						text
					});
					odd.unpaired.text(id, path, text);
					odd.note(id, path, "aside", [text, ...inside()]);
				}
				const isOneOfFew = odd.unpaired.isOneOfFew(path);
				const content = `${String(isOneOfFew)} ${job_contentOf(path, bytes)}`;
				const read = once(() => [...readAside(path, bytes, families, inside(), (family) => isOneOfFew ? commoner(family, this.#families) : []), ...inStringsOfData(path, bytes, families)]);
				look.aside(id, path, content, read);
				odd.unpaired.aside(id, {
					path,
					bytes
				}, content, () => read().map((tokens) => look.withoutStarter(tokens)));
			});
		}
		const isLittle = littleIn(counted?.files ?? [], families);
		for (const { path, more, text } of [...scattered(own, aside, isLittle), ...together(texts)]) {
			odd.each(id, path, () => {
				const inside = unwrapped(text);
				odd.note(id, path, "aside", [text, ...inside], { more });
				look.aside(id, path, job_contentOf("", text), () => asFamilies([text, ...inside], families));
			});
		}
	}
	#lookInto(id, { passedOver, defined }, families) {
		for (const one of passedOver) {
			this.#odd.each(id, one.path, () => {
				const written = writtenIn(one);
				const inside = insideOf(one, written);
				this.#odd.note(id, one.path, "skipped", [written, ...inside], { numbers: numberLists(one.text) });
				this.#look.skipped(id, one.path, readSkipped(one, families, inside, defined));
			});
		}
	}
	#lookAtUnread(id, { files, unread }, families) {
		const zip = this.#job.submissions[id]?.zip;
		const others = new Map(files.map(({ path, family }) => [path, commoner(family, this.#families)]));
		if (unread.size === 0 && ![...others.values()].some((list) => list.length > 0)) return;
		for (const { path, bytes } of zip === undefined ? [] : this.#read(zip)) {
			const list = others.get(path) ?? [];
			this.#odd.each(id, path, () => {
				if (unread.has(path)) {
					this.#look.aside(id, path, job_contentOf(path, bytes), () => readAside(path, bytes, families, unwrapped(plainText(path, bytes) ?? "")));
				} else if (list.length > 0) {
					const name = `misread ${job_contentOf(path, bytes)}`;
					this.#look.aside(id, path, name, () => readAs(path, bytes, list), "misread");
				}
			});
		}
	}
	#lookAtDeciphered(families) {
		for (const { id, path, as, text } of this.#odd.coded.read(this.#job, this.#read)) {
			const tokens = asFamilies([text], families);
			if (as === "skipped") this.#look.skipped(id, path, tokens);
			else this.#look.aside(id, path, `signs ${id} ${path} ${text}`, () => tokens);
		}
	}
}
function isTooMuch(error) {
	return error instanceof RangeError || error instanceof Error && error.name === "InternalError";
}
class OddTexts {
	opaque = new Map();
	coded = new CodedTexts();
	unpaired = new UnpairedKinds();
	#tooLarge = new Map();
	get result() {
		const [unmet, tooLarge] = [this.coded.leftOut, this.#tooLarge];
		return {
			opaque: this.opaque,
			unmet,
			tooLarge,
			unpaired: this.unpaired.found()
		};
	}
	each(id, path, look) {
		try {
			look();
		} catch (error) {
			if (!isTooMuch(error)) throw error;
			this.#tooLarge.set(id, path);
		}
	}
	note(id, path, as, texts, { more = 0, numbers = [] } = {}) {
		const characters = Math.max(0, ...texts.map(opaqueCharacters));
		if (characters > (this.opaque.get(id)?.characters ?? 0)) this.opaque.set(id, {
			path,
			more,
			characters
		});
		this.coded.note(id, path, as, [...texts, ...numbers]);
	}
}
function once(make) {
	let made;
	return () => (made ??= { value: make() }).value;
}
function inStringsOfData(path, bytes, families) {
	if ((0,languages/* extensionOf */.je)(path) !== "sql") return [];
	const files = [{
		path,
		bytes
	}];
	const how = {
		languageId: languages/* AUTO_DETECT */.Ej,
		...ALONE
	};
	const { skipped } = (0,kept_readings/* readFor */.u)({
		id: 0,
		role: "submission",
		files
	}, how, { skipped: true });
	return skipped.flatMap((one) => readSkipped(one, families, insideOf(one, writtenIn(one))));
}
function littleIn(counted, families) {
	const lengths = new Map(counted.map(({ path, from, to }) => [path, to - from]));
	const isFew = (tokens) => tokens < SECOND_LOOK.minimumRun;
	return ({ path, bytes }) => {
		const length = lengths.get(path);
		if (length !== undefined) return isFew(length);
		if ((0,selection/* folderOfOthers */.B1)(path) !== null) return false;
		return asFamilies([(0,decode/* byteText */.aC)(bytes)], families).every((tokens) => isFew(tokens.length));
	};
}
function readerFor(next) {
	kept_readings/* KEPT_READINGS */.P.clear();
	const how = {
		languageId: languages/* AUTO_DETECT */.Ej,
		...next ?? ALONE
	};
	return ({ zip, contentHash }, document) => {
		const read = (0,kept_readings/* readFor */.u)(document, how, { skipped: true });
		if (next !== undefined && contentHash !== undefined && zip.files !== undefined) {
			kept_readings/* KEPT_READINGS */.P.keep(contentHash, read, how);
		}
		return read;
	};
}
function commoner(family, families) {
	const count = families.get(family) ?? 0;
	return [...families].flatMap(([other, more]) => more > count ? [other] : []);
}
function job_contentOf(path, bytes) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return new digests/* Sha256 */.IA().add(`${name}\0`).add(bytes).hex();
}
function filesOf({ entries }) {
	const files = [];
	for (const entry of entries) {
		try {
			files.push({
				path: entry.path,
				bytes: entry.read()
			});
		} catch (error) {
			if (!(error instanceof directory/* ZipError */.Wz)) throw error;
		}
	}
	return files;
}


}),
















};
