export const id = 6749;
export const ids = [6749];
export const modules = {






16749:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSecondLook: () => (runSecondLook)
});

var external_node_crypto_ = __webpack_require__(77598);
var normalise = __webpack_require__(33988);
var read_document = __webpack_require__(99263);
var languages = __webpack_require__(33942);
var directory = __webpack_require__(72654);
var reader = __webpack_require__(36541);
var stored_zip = __webpack_require__(25851);
var fingerprints = __webpack_require__(46881);
var fingerprinter = __webpack_require__(65245);
var number_lists = __webpack_require__(11525);
var parameters = __webpack_require__(19468);
var starter_code = __webpack_require__(29655);
var tiling = __webpack_require__(5291);
var compare_text = __webpack_require__(74273);
;// CONCATENATED MODULE: ./build/second-look/pair-overlap.js


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
function told({ tokens, files }, sharedTokens) {
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

;// CONCATENATED MODULE: ./build/second-look/compare.js









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
	#starter = new starter_code/* StarterCode */.Zi(k);
	#fingerprinter = new fingerprinter/* Fingerprinter */.U(k, w);
	#hashes = new fingerprints/* GramHashes */.Ch();
	#indexed = new fingerprints/* GramHashes */.Ch();
	#counted = [];
	#numbers = new number_lists/* NumberLists */.n();
	#asides = new Map();
	#own;
	#read = new Map();
	#class = new Set();
	constructor(parameters = SECOND_LOOK) {
		this.#parameters = parameters;
	}
	starter(tokens) {
		this.#starter.add(tokens);
	}
	counted(owner, { facts, tokens }, inClass) {
		const own = this.#masked((0,normalise/* fold */.A)(tokens));
		this.#counted.push({
			owner,
			files: facts.files,
			tokens: own
		});
		this.#numbers.add(this.#fingerprinter.of(own).numbers);
		if (inClass) this.#class.add(owner);
	}
	aside(owner, path, content, read, as = "aside") {
		let known = this.#read.get(content);
		if (known === undefined) {
			known = read().flatMap((tokens) => this.#likely(this.#masked(tokens)));
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
		const left = read.flatMap((tokens) => this.#likely(own(this.#masked(tokens))));
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
		const common = this.#common();
		const index = new Map();
		for (let at = 0; at < this.#counted.length; at += 1) {
			for (const number of this.#numbersOf(at)) {
				if (common[number] === 1) continue;
				const holders = index.get(number);
				if (holders === undefined) index.set(number, [at]);
				else holders.push(at);
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
				yield* told(pair, this.#parameters.sharedTokens);
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
	#masked(tokens) {
		return this.#starter.empty ? tokens : (0,starter_code/* mask */.dK)(tokens, this.#starter.cover(tokens));
	}
	#numbersOf(counted) {
		return this.#numbers.data.subarray(this.#numbers.from(counted), this.#numbers.to(counted));
	}
	#known(tokens) {
		const hashes = this.#hashes;
		hashes.compute(tokens, k);
		const numbers = new Set();
		for (let at = 0; at < hashes.length; at += 1) {
			if (hashes.valid[at] !== 1) continue;
			const number = this.#fingerprinter.table.find(hashes.low[at], hashes.high[at]);
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

var reading_of = __webpack_require__(93521);
var notebook = __webpack_require__(43781);
var source_form = __webpack_require__(79932);
var token_buffer = __webpack_require__(73427);
var token_values = __webpack_require__(40554);
var decode = __webpack_require__(75174);
;// CONCATENATED MODULE: ./build/second-look/reading.js








function readAside(path, bytes, families) {
	const text = textOf(bytes, path);
	const reading = (0,reading_of/* readingOf */.M)(path, text, languages/* AUTO_DETECT */.Ej);
	if (reading === undefined) return readAs(path, bytes, [...families]);
	const code = (0,languages/* extensionOf */.je)(path) === "ipynb" ? (0,notebook/* notebookCode */.h)(text) ?? text : text;
	return [tokensOf(code, path, reading)];
}
function readAs(path, bytes, families) {
	const text = textOf(bytes, path);
	return families.map((family) => tokensOf(text, path, (0,reading_of/* readingAs */.h)(family)));
}
function textOf(bytes, path) {
	const decoded = (0,decode/* decode */.D)(bytes, path);
	return "text" in decoded ? decoded.text : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1").replaceAll("\0", "");
}
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
	const offset = (0,token_values/* tokenOffset */.L)(family);
	const tokens = new Uint16Array(buffer.length);
	for (let at = 0; at < buffer.length; at += 1) tokens[at] = buffer.ids[at] + offset;
	return tokens;
}

;// CONCATENATED MODULE: ./build/second-look/skipped.js



const LEAST_CHARACTERS = 240;
const MOST_TOKENS_BETWEEN = 6;
const MARKED_SHARE = .6;
const MOST_ESCAPED_LINES = 3;
const MARK = /^[ \t]*(?:#+|\/{2,}|\/\*+|--+|%+|;+|\*+|!+|>+|\|+|'+|REM\b) ?/;
const OPENING = /^\s*(?:<<[-~]?\s*["'`]?\w+["'`]?[^\n]*\n|=begin\b|__(?:END|DATA)__|[A-Za-z]{0,3}[#@$]*(?:"""|'''|["'`])|(?:%[qQwWiIr]?|\bq[qwr]?|\bm|\bs)(?=[^\w\s])[^\w\s]|[uULR8]{1,3}"[^\s()\\]{0,16}\()/;
const CLOSING = /(?:"""|'''|["'`]|\*\/|\*\)|-\})[^\S\n]*$/;
function readSkipped({ family, text, gaps }, families) {
	const pieces = piecesOf(text, gaps);
	if (pieces.reduce((sum, piece) => sum + piece.length, 0) < LEAST_CHARACTERS) return [];
	const read = [...families].filter((one) => languages/* FAMILIES */.BU[one].tokenizer !== "words").map((one) => joined(pieces.map((piece) => codeOf(piece, one))));
	return [...read, (0,normalise/* fold */.A)(tokensOfText(blind(text, family), family))];
}
function isLarge({ gaps }) {
	return gaps.reduce((sum, { from, to }) => sum + to - from, 0) >= LEAST_CHARACTERS;
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
function joined(parts) {
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
	if (marked >= MARKED_SHARE * written.length) return lines.map((line) => line.replace(MARK, "")).join("\n");
	return piece.replace(MARK, "").replace(OPENING, "").replace(CLOSING, "");
}
function unquoted(piece) {
	const content = piece.replace(OPENING, "").replace(CLOSING, "");
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

;// CONCATENATED MODULE: ./build/second-look/job.js










const WITH_SKIPPED = {
	quality: false,
	abstracted: false,
	skipped: true
};
async function runSecondLook(job) {
	const zips = new stored_zip/* StoredZips */.Q();
	try {
		return await lookAt(job, async (zip) => filesOf(await zips.read(zip)));
	} finally {
		await zips.close();
	}
}
async function lookAt(job, read) {
	const look = new SecondLook();
	const families = new Map();
	const own = new Map();
	const passedOver = new Map();
	const submissions = [...job.submissions.entries()];
	for (const [id, { role, zip, aside }] of submissions) {
		if (role !== "base") continue;
		const { tokens, skipped } = (0,read_document/* readDocument */.u0)({
			id,
			role,
			files: await read(zip)
		}, languages/* AUTO_DETECT */.Ej, WITH_SKIPPED);
		look.starter((0,normalise/* fold */.A)(tokens));
		for (const one of skipped.filter(isLarge)) {
			for (const code of readSkipped(one, new Set([one.family]))) look.starter(code);
		}
		for (const { path, bytes } of aside === null ? [] : await read(aside)) {
			for (const one of readAside(path, bytes, new Set())) look.starter(one);
		}
	}
	for (const [id, { role, zip }] of submissions) {
		if (role === "base") continue;
		const files = await read(zip);
		const document = (0,read_document/* readDocument */.u0)({
			id,
			role: "submission",
			files
		}, languages/* AUTO_DETECT */.Ej, WITH_SKIPPED);
		for (const family of new Set(document.facts.files.map((file) => file.family))) {
			families.set(family, (families.get(family) ?? 0) + 1);
		}
		if (role === "judged") {
			const unread = new Set(document.facts.leftOut.map(({ path }) => path));
			own.set(id, {
				files: document.facts.files,
				unread
			});
			passedOver.set(id, document.skipped.filter(isLarge));
		}
		look.counted(id, document, role === "judged");
	}
	const all = new Set(families.keys());
	for (const [id, { role, aside }] of submissions) {
		if (role !== "judged" || aside === null) continue;
		for (const { path, bytes } of await read(aside)) {
			look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
		}
	}
	for (const [id, texts] of passedOver) {
		for (const text of texts) look.skipped(id, text.path, readSkipped(text, all));
	}
	for (const [id, { files, unread }] of own) {
		const others = new Map(files.map(({ path, family }) => [path, commoner(family, families)]));
		if (unread.size === 0 && ![...others.values()].some((list) => list.length > 0)) continue;
		const zip = job.submissions[id]?.zip;
		for (const { path, bytes } of zip === undefined ? [] : await read(zip)) {
			const list = others.get(path) ?? [];
			if (unread.has(path)) {
				look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
			} else if (list.length > 0) {
				const name = `misread ${contentOf(path, bytes)}`;
				look.aside(id, path, name, () => readAs(path, bytes, list), "misread");
			}
		}
	}
	return [...look.found()];
}
function commoner(family, families) {
	const count = families.get(family) ?? 0;
	return [...families].flatMap(([other, more]) => more > count ? [other] : []);
}
function contentOf(path, bytes) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return (0,external_node_crypto_.createHash)("sha256").update(`${name}\0`).update(bytes).digest("hex");
}
function filesOf(zip) {
	const files = [];
	for (const entry of (0,reader/* readZip */.u)(zip).entries) {
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
