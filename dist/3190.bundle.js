export const id = 3190;
export const ids = [3190];
export const modules = {

26164:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$:()=>CountedGrams,
g:()=>RunHash
});
var _fingerprints_js__0__ = __load__(14882);

class CountedGrams {
	table = new _fingerprints_js__0__.aP();
	#most;
	#lows = new Uint32Array(1 << 10);
	#highs = new Uint32Array(1 << 10);
	#count = 0;
	#documents = 0;
	constructor(most) {
		this.#most = most;
	}
	open() {
		this.#documents += 1;
		this.#count = 0;
	}
	add(low, high) {
		if (this.#count === this.#lows.length) {
			this.#lows = doubled(this.#lows);
			this.#highs = doubled(this.#highs);
		}
		this.#lows[this.#count] = low;
		this.#highs[this.#count] = high & 1048575;
		this.#count += 1;
	}
	close() {
		const { table } = this;
		const lows = this.#lows;
		const highs = this.#highs;
		table.fetch(lows, highs, this.#count);
		let kept = 0;
		for (let at = 0; at < this.#count; at += 1) {
			const number = this.#numberOf(lows[at], highs[at]);
			if (number < 0) continue;
			lows[kept] = number;
			kept += 1;
		}
		return lows.subarray(0, kept);
	}
	#numberOf(low, high) {
		const { table } = this;
		const first = table.add(low, high);
		const times = table.timesIn(this.#documents, first);
		if (times === 0) return first;
		if (times >= this.#most) return -1;
		return table.add(low + Math.imul(times, 2654435761) >>> 0, high + times & 1048575);
	}
}
function doubled(list) {
	const larger = new Uint32Array(list.length * 2);
	larger.set(list);
	return larger;
}
class RunHash {
	low = 0;
	high = 0;
	of(numbers, from, to) {
		let low = 2166136261 | 0;
		let high = 2654435761 | 0;
		for (let at = from; at < to; at += 1) {
			const part = numbers[at];
			low = Math.imul(low ^ part, 16777619);
			low ^= low >>> 15;
			high = Math.imul(high ^ part, 2246822507);
			high ^= high >>> 13;
		}
		this.low = low;
		this.high = high;
	}
}


}),

14882:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Ch:()=>GramHashes,
Xq:()=>winnow,
aP:()=>GramTable,
bE:()=>everyGram
});
var _mapped_js__0__ = __load__(91988);
var _token_values_js__1__ = __load__(51525);
var _tokenizers_vocabulary_js__2__ = __load__(11728);



const BASE_LOW = 2654435761;
const BASE_HIGH = 2246822507;
const HIGH_MASK = 1048575;
function mix(value) {
	let hash = value ^ value >>> 16;
	hash = Math.imul(hash, 2246822507);
	hash ^= hash >>> 13;
	hash = Math.imul(hash, 3266489909);
	return (hash ^ hash >>> 16) >>> 0;
}
function power(base, exponent) {
	let result = 1;
	for (let at = 0; at < exponent; at += 1) result = Math.imul(result, base);
	return result;
}
class GramHashes {
	low = new Uint32Array(4096);
	high = new Uint32Array(4096);
	valid = new Uint8Array(4096);
	length = 0;
	compute(tokens, k, spelled) {
		const count = Math.max(0, tokens.length - k + 1);
		if (this.low.length < count) {
			const size = Math.max(count, this.low.length * 2);
			this.low = new Uint32Array(size);
			this.high = new Uint32Array(size);
			this.valid = new Uint8Array(size);
		}
		this.length = count;
		const { low: lows, high: highs, valid } = this;
		const outLow = power(BASE_LOW, k);
		const outHigh = power(BASE_HIGH, k);
		let low = 0;
		let high = 0;
		let lastSeparator = -1;
		for (let at = 0; at < tokens.length; at += 1) {
			const token = tokens[at];
			if (token === _tokenizers_vocabulary_js__2__.wv) lastSeparator = at;
			const value = spelled === undefined ? (0,_token_values_js__1__.vA)(token) : (0,_token_values_js__1__.uk)(token, spelled[at]);
			low = Math.imul(low, BASE_LOW) + value | 0;
			high = Math.imul(high, BASE_HIGH) + value | 0;
			const start = at - k + 1;
			if (start < 0) continue;
			if (start > 0) {
				const last = tokens[start - 1];
				const gone = spelled === undefined ? (0,_token_values_js__1__.vA)(last) : (0,_token_values_js__1__.uk)(last, spelled[start - 1]);
				low = low - Math.imul(gone, outLow) | 0;
				high = high - Math.imul(gone, outHigh) | 0;
			}
			lows[start] = mix(low);
			highs[start] = mix(high) & HIGH_MASK;
			valid[start] = start > lastSeparator ? 1 : 0;
		}
	}
}
function winnow(hashes, w, out) {
	let count = 0;
	let at = 0;
	const { low, high, valid, length } = hashes;
	while (at < length) {
		if (valid[at] === 0) {
			at += 1;
			continue;
		}
		let end = at;
		while (end < length && valid[end] === 1) end += 1;
		const windows = Math.max(1, end - at - w + 1);
		let best = -1;
		for (let window = 0; window < windows; window += 1) {
			const from = at + window;
			const to = Math.min(end, from + w);
			if (best >= from) {
				if (!isLess(low, high, to - 1, best)) continue;
				best = to - 1;
			} else {
				best = from;
				for (let candidate = from + 1; candidate < to; candidate += 1) {
					if (isLess(low, high, candidate, best)) best = candidate;
				}
			}
			out[count] = best;
			count += 1;
		}
		at = end;
	}
	return count;
}
function isLess(low, high, a, b) {
	const one = low[a];
	const other = low[b];
	return one < other || one === other && high[a] <= high[b];
}
const RECORD = 3;
const MOST_TIMES = 16;
const LARGE = 1 << 15;
class GramTable {
	size = 0;
	#slots = new Int32Array(1 << 12).fill(-1);
	#mask = (1 << 12) - 1;
	#records = new Uint32Array(RECORD << 11);
	fetched = 0;
	add(low, high) {
		let slot = (low ^ high) & this.#mask;
		for (;;) {
			const number = this.#slots[slot];
			if (number < 0) break;
			const at = number * RECORD;
			if (this.#records[at] === low && this.#records[at + 1] === high) return number;
			slot = slot + 1 & this.#mask;
		}
		const at = this.size * RECORD;
		if (at === this.#records.length) {
			this.#grow();
			return this.add(low, high);
		}
		const number = this.size;
		this.#slots[slot] = number;
		this.#records[at] = low;
		this.#records[at + 1] = high;
		this.size += 1;
		return number;
	}
	find(low, high) {
		let slot = (low ^ high) & this.#mask;
		for (;;) {
			const number = this.#slots[slot];
			const at = number * RECORD;
			if (number < 0 || this.#records[at] === low && this.#records[at + 1] === high) return number;
			slot = slot + 1 & this.#mask;
		}
	}
	fetch(lows, highs, count) {
		if (this.size < LARGE) return;
		const slots = this.#slots;
		const records = this.#records;
		const mask = this.#mask;
		let fetched = 0;
		for (let at = 0; at < count; at += 1) {
			fetched |= slots[(lows[at] ^ highs[at]) & mask];
		}
		for (let at = 0; at < count; at += 1) {
			const number = slots[(lows[at] ^ highs[at]) & mask];
			if (number >= 0) fetched |= records[number * RECORD];
		}
		this.fetched = fetched;
	}
	timesIn(document, number) {
		const at = number * RECORD + 2;
		const before = this.#records[at] - document * MOST_TIMES;
		if (before < 0) {
			this.#records[at] = document * MOST_TIMES + 1;
			return 0;
		}
		if (before < MOST_TIMES - 1) this.#records[at] = document * MOST_TIMES + before + 1;
		return before;
	}
	lows() {
		return Uint32Array.from({ length: this.size }, (_, number) => this.#records[number * RECORD]);
	}
	highs() {
		return Uint32Array.from({ length: this.size }, (_, number) => this.#records[number * RECORD + 1]);
	}
	#grow() {
		const records = (0,_mapped_js__0__.gT)(this.#records, this.#records.length * 2);
		this.#records = records;
		this.#slots = (0,_mapped_js__0__.gT)(this.#slots, this.#slots.length * 2).fill(-1);
		this.#mask = this.#slots.length - 1;
		for (let number = 0; number < this.size; number += 1) {
			const at = number * RECORD;
			let slot = (records[at] ^ records[at + 1]) & this.#mask;
			while (this.#slots[slot] >= 0) slot = slot + 1 & this.#mask;
			this.#slots[slot] = number;
		}
	}
}
const anchorHashes = new GramHashes();
function everyGram(tokens, k) {
	anchorHashes.compute(tokens, k);
	const { low, valid, length } = anchorHashes;
	const positions = new Uint32Array(length);
	const keys = new Uint32Array(length);
	let count = 0;
	for (let at = 0; at < length; at += 1) {
		if (valid[at] !== 1) continue;
		positions[count] = at;
		keys[count] = low[at];
		count += 1;
	}
	return {
		sure: 0,
		from: 0,
		to: count,
		positions: positions.subarray(0, count),
		keys: keys.subarray(0, count)
	};
}


}),

45229:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
z:()=>literateParts
});
var _languages_languages_js__0__ = __load__(92005);
var _languages_blanked_js__1__ = __load__(828);


const FENCED = {
	open: /^[ \t>]*(`{3,}|~{3,})\s*\{{1,2}\s*\.?([A-Za-z][^\n]*?)\}{1,2}\s*$/,
	closes: (line, fence) => {
		const mark = line.replace(/^[ \t>]+/, "").trimEnd();
		return mark.startsWith(fence) && mark.replaceAll(fence[0], "") === "";
	}
};
const NOWEB = {
	open: /^\s*(<<)(.*)>>=/,
	closes: (line) => /^\s*@\s*(?:%.*)?$/.test(line),
	inLanguage: "r"
};
const DOCUMENTS = {
	rmd: FENCED,
	qmd: FENCED,
	rnw: NOWEB,
	snw: NOWEB
};
const ENGINES = {
	bash: "shell",
	rcpp: "c",
	node: "javascript",
	ojs: "javascript"
};
function literateParts(path, text) {
	const marks = DOCUMENTS[(0,_languages_languages_js__0__.je)(path)];
	if (marks === undefined) return undefined;
	const lines = text.split("\n");
	const families = familiesOf(lines, marks);
	const sizes = new Map();
	for (const [at, family] of families.entries()) {
		if (family !== undefined) sizes.set(family, (sizes.get(family) ?? 0) + lines[at].length + 1);
	}
	const [main = "r", ...others] = [...sizes].toSorted(([, a], [, b]) => b - a).map(([family]) => family);
	return [main, ...others].map((family) => ({
		family,
		text: without(lines, families, (one) => one !== family && (one !== undefined || family !== main)),
		codeOf: (changed) => {
			if (family !== main) return changed;
			const own = changed.split("\n");
			return without(own, familiesOf(own, marks), (one) => one !== main);
		}
	}));
}
function without(lines, families, isBlanked) {
	return lines.map((line, at) => isBlanked(families[at]) ? (0,_languages_blanked_js__1__.G)(line) : line).join("\n");
}
function familiesOf(lines, { open, closes, inLanguage }) {
	let chunk;
	return lines.map((line) => {
		if (chunk !== undefined && !closes(line, chunk.fence)) return chunk.family;
		const begun = chunk === undefined ? open.exec(line) : null;
		chunk = begun === null ? undefined : {
			fence: begun[1],
			family: familyOf(begun[2], inLanguage)
		};
		return undefined;
	});
}
function familyOf(head, byDefault) {
	const named = /\bengine\s*=\s*["'](\w+)["']/.exec(head)?.[1] ?? byDefault ?? /^[\w+#-]+/.exec(head)?.[0] ?? "";
	const name = named.toLowerCase();
	const family = ENGINES[name] ?? (0,_languages_languages_js__0__.Mv)(name)?.family;
	return family === undefined || _languages_languages_js__0__.BU[family].tokenizer === "words" ? undefined : family;
}


}),

44717:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
A:()=>fold,
j:()=>normalise
});

var brackets = __load__(53069);
var lexical_tables = __load__(25094);
var vocabulary = __load__(11728);
;// engine/bodies.js



const [ARROW, SEMICOLON, DOT, EQUAL, NOT_EQUAL] = "=> ; . == !=".split(" ").map(vocabulary/* intern */.HL);
const [RETURN, GET, IS, NAMESPACE] = "return get is namespace".split(" ").map(vocabulary/* intern */.HL);
const [OPEN, CLOSE, OPEN_BLOCK, CLOSE_BLOCK] = "( ) { }".split(" ").map(vocabulary/* intern */.HL);
const [OPEN_LIST, CLOSE_LIST] = "[ ]".split(" ").map(vocabulary/* intern */.HL);
const LISTS = (0,vocabulary/* tokenSet */.ks)("array list");
const THIN_ARROW = (0,vocabulary/* intern */.HL)("->");
const ARROWS = (0,vocabulary/* tokenSet */.ks)(ARROW, THIN_ARROW);
const ACCESSORS = (0,vocabulary/* tokenSet */.ks)("get set init add remove");
const BEFORE_PARAMETERS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, "> base this");
const BEFORE_ACCESSORS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, "]");
const BEHIND_LAMBDA = (0,vocabulary/* tokenSet */.ks)(") ; , ]");
const NOT = /not\b/y;
const BEFORE_STATEMENT = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NEWLINE */.Xy, "{ } ;");
const ENDS_OF_STATEMENTS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NEWLINE */.Xy, "; }");
const STATEMENTS = (0,vocabulary/* tokenSet */.ks)("if for foreach while do switch try using lock fixed yield break continue goto");
function readBodies(tokens, isShort) {
	const { ids, length } = tokens;
	if (!isShort && !ids.subarray(0, length).includes(THIN_ARROW)) return;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const isDropped = new Uint8Array(length);
	const id = (at) => at < length ? ids[at] : undefined;
	const drop = (...all) => {
		for (const at of all) isDropped[at] = 1;
	};
	function isOnly(from, to) {
		let at = from;
		for (; at < to && ids[at] !== SEMICOLON; at += 1) {
			const partner = partners[at];
			if (partner > at) at = partner;
		}
		return at > from && at === to - 1;
	}
	function hasParameters(close) {
		const open = partners[close];
		return id(close) === CLOSE && id(open) === OPEN && BEFORE_PARAMETERS.has(id(open - 1));
	}
	function endsHead(at) {
		return ACCESSORS.has(id(at)) || id(at) === vocabulary/* IDENTIFIER */.cS && id(at - 1) === GET || hasParameters(at);
	}
	function readBody(open) {
		const close = partners[open];
		const isResult = id(open + 1) === RETURN;
		if (STATEMENTS.has(id(open + 1)) || !isOnly(isResult ? open + 2 : open + 1, close)) return;
		if (ARROWS.has(id(open - 1))) {
			if (!BEHIND_LAMBDA.has(id(close + 1))) return;
			drop(open, close - 1);
		} else if (isShort && endsHead(open - 1)) {
			ids[open] = ARROW;
		} else {
			return;
		}
		drop(close);
		if (isResult) drop(open + 1);
	}
	function readProperty(get) {
		if (id(get) !== GET || id(get + 1) !== ARROW || !BEFORE_ACCESSORS.has(id(get - 2))) return;
		const close = partners[get - 1];
		const body = partners[get + 1];
		if (body > get ? body === close - 1 : isOnly(get + 2, close)) drop(get - 1, get, close);
	}
	for (let at = 0; at < length; at += 1) {
		const token = ids[at];
		if (token === OPEN_BLOCK) {
			readBody(at);
			readProperty(at - 1);
		} else if (ARROWS.has(token)) {
			readProperty(at - 1);
			const isOne = id(at - 1) === CLOSE && id(at - 2) === vocabulary/* IDENTIFIER */.cS && id(at - 3) === OPEN;
			if (isOne && !BEFORE_PARAMETERS.has(id(at - 4))) drop(at - 1, at - 3);
		}
	}
	tokens.drop(isDropped);
}
function readCSharpForms(text, tokens) {
	const { ids, starts, length } = tokens;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const isDropped = new Uint8Array(length);
	for (let at = 0; at < length; at += 1) {
		if (ids[at] === NAMESPACE) {
			let end = at + 1;
			while (ids[end] === vocabulary/* IDENTIFIER */.cS || ids[end] === DOT) end += 1;
			const close = partners[end] ?? -1;
			if (ids[end] !== OPEN_BLOCK || close < 0) continue;
			ids[end] = SEMICOLON;
			isDropped[close] = 1;
		} else if (ids[at] === IS && at + 1 < length && ids[at + 1] === vocabulary/* CONSTANT */.TJ) {
			ids[at] = EQUAL;
		} else if (ids[at] === IS && at + 2 < length && ids[at + 2] === vocabulary/* CONSTANT */.TJ) {
			if (!(0,lexical_tables/* standsAt */.T7)(NOT, text, starts[at + 1])) continue;
			ids[at] = NOT_EQUAL;
			isDropped[at + 1] = 1;
		}
	}
	tokens.drop(isDropped);
}
function readResults(tokens, isCall) {
	const { ids, length } = tokens;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const isDropped = new Uint8Array(length);
	for (let at = 0; at < length; at += 1) {
		if (ids[at] !== RETURN || !BEFORE_STATEMENT.has(ids[at - 1])) continue;
		let end = at + 1;
		while (end < length && !ENDS_OF_STATEMENTS.has(ids[end])) {
			end = Math.max(end, partners[end]) + 1;
		}
		const close = ids[end] === CLOSE_BLOCK ? end : end + 1;
		if (close >= length || ids[close] !== CLOSE_BLOCK) continue;
		isDropped[at] = 1;
		isDropped.fill(1, end, close);
		if (isCall && partners[at + 1] === end - 1) isDropped.fill(1, at + 1, at + 2).fill(1, end - 1, end);
	}
	tokens.drop(isDropped);
}
function readLists(tokens) {
	const { ids, length } = tokens;
	let partners;
	const isDropped = new Uint8Array(length);
	for (let at = 0; at + 1 < length; at += 1) {
		if (!LISTS.has(ids[at]) || ids[at + 1] !== OPEN) continue;
		partners ??= (0,brackets/* partnersOf */.xj)(ids, length);
		const close = partners[at + 1];
		if (ids[close] !== CLOSE) continue;
		isDropped[at] = 1;
		ids[at + 1] = OPEN_LIST;
		ids[close] = CLOSE_LIST;
	}
	if (partners !== undefined) tokens.drop(isDropped);
}

;// engine/c-forms.js



const [c_forms_DOT, c_forms_ARROW, SCOPE, PLUS, TIMES, COLON, STRUCT, OPERATOR] = ". -> :: + * : struct operator".split(" ").map(vocabulary/* intern */.HL);
const [c_forms_OPEN, c_forms_CLOSE, OPEN_INDEX, CLOSE_INDEX] = "( ) [ ]".split(" ").map(vocabulary/* intern */.HL);
const SAME_AS_STRUCT = (0,vocabulary/* tokenSet */.ks)("class typename");
const BEFORE_CONDITION = (0,vocabulary/* tokenSet */.ks)("if for while switch");
const IN_ATTRIBUTE = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, ":: ,");
const IN_PLACE = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, ". -> :: this");
const IN_DISTANCE = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NUMBER */.uk, vocabulary/* CONSTANT */.TJ, IN_PLACE, "+ - * / %");
const ENDS_OF_VALUES = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, vocabulary/* NUMBER */.uk, vocabulary/* STRING */.An, vocabulary/* CONSTANT */.TJ, ") ] this ++ --");
const BINDS_FIRST = (0,vocabulary/* tokenSet */.ks)(". -> [ ( ++ --");
const LONGEST = 40;
const IN_RESULT = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, vocabulary/* NUMBER */.uk, ":: * & and < > >> , struct class typename enum union");
const BEHIND_RESULT = (0,vocabulary/* tokenSet */.ks)("{ ; =");
const READ = (0,vocabulary/* tokenSet */.ks)(brackets/* OPENING */.$4, brackets/* CLOSING */.qc, SAME_AS_STRUCT, vocabulary/* STRING */.An, ": ->");
const AUTO = /auto\b/y;
const VOID = /void\b/y;
const ACCESS = /\b(?:public|private|protected)\s*$/;
const LONGEST_ACCESS = 20;
function readCForms(text, tokens) {
	const { ids, starts, length } = tokens;
	const open = [];
	let closed = -1;
	let condition = -1;
	let out = 0;
	const isWord = (word, at) => ids[at] === vocabulary/* IDENTIFIER */.cS && (0,lexical_tables/* standsAt */.T7)(word, text, starts[at]);
	const isValue = (at) => at !== condition && ENDS_OF_VALUES.has(ids[at]);
	function endOf(kinds, from) {
		let depth = 0;
		let at = from;
		for (; at < out; at += 1) {
			const id = ids[at];
			if (brackets/* OPENING */.$4.has(id)) depth += 1;
			else if (brackets/* CLOSING */.qc.has(id)) depth -= 1;
			else if (depth === 0 && !kinds.has(id)) break;
		}
		return at;
	}
	function pull(from, to) {
		for (let at = from; at < out; at += 1) tokens.move(at, at - from + to);
		out -= from - to;
	}
	function readElement(from, to, close) {
		const plus = endOf(IN_PLACE, from);
		if (plus === from || plus > out - 2 || ids[plus] !== PLUS || endOf(IN_DISTANCE, plus) < out) return false;
		ids[plus] = OPEN_INDEX;
		pull(from, to);
		tokens.move(close, out);
		ids[out] = CLOSE_INDEX;
		out += 1;
		return true;
	}
	function readPointer(from, at) {
		const next = at + 1 < length ? ids[at + 1] : undefined;
		if (next !== c_forms_DOT && next !== c_forms_ARROW) {
			const isPointed = ids[from - 1] === TIMES && !isValue(from - 2);
			return isPointed && !BINDS_FIRST.has(next) && readElement(from + 1, from - 1, at);
		}
		if (isValue(from - 1) || ids[from - 2] === OPERATOR) return false;
		if (next === c_forms_ARROW && readElement(from + 1, from, at)) {
			ids[at + 1] = c_forms_DOT;
			return true;
		}
		const isPointed = next === c_forms_DOT && ids[from + 1] === TIMES;
		const place = isPointed ? from + 2 : from + 1;
		if (place >= out || endOf(IN_PLACE, place) < out) return false;
		if (isPointed) ids[at + 1] = c_forms_ARROW;
		pull(place, from);
		return true;
	}
	function isAttribute(from) {
		const isInTwo = ids[from] === OPEN_INDEX && ids[from + 1] === OPEN_INDEX && ids[out - 1] === CLOSE_INDEX;
		for (let at = from + 2; at < out - 1; at += 1) if (!IN_ATTRIBUTE.has(ids[at])) return false;
		return isInTwo;
	}
	function readBracket(at) {
		const inner = closed;
		const from = open.pop() ?? -1;
		closed = from;
		if (out - from > LONGEST) return false;
		if (ids[at] === c_forms_CLOSE && ids[from] === c_forms_OPEN) {
			if (readPointer(from, at)) return true;
			if (out === from + 2 && isWord(VOID, from + 1) && isValue(from - 1)) out -= 1;
			if (BEFORE_CONDITION.has(ids[from - 1])) condition = out;
		} else if (ids[at] === CLOSE_INDEX && inner === from + 1 && isAttribute(from)) {
			out = from;
			return true;
		}
		return false;
	}
	function endOfResult(at) {
		let name = ids[closed - 2] === OPERATOR ? closed - 2 : closed - 1;
		while (ids[name - 1] === SCOPE) name -= 2;
		if (ids[out - 1] !== c_forms_CLOSE || !isWord(AUTO, name - 1)) return at;
		let end = at + 1;
		while (end - at < LONGEST && IN_RESULT.has(ids[end])) end += 1;
		return end < length && BEHIND_RESULT.has(ids[end]) ? end : at;
	}
	for (let at = 0; at < length; at += 1) {
		if (!READ.has(ids[at])) {
			tokens.move(at, out);
			out += 1;
			continue;
		}
		if (ids[at] === c_forms_ARROW) at = endOfResult(at);
		const id = ids[at];
		if (brackets/* OPENING */.$4.has(id)) {
			open.push(out);
		} else if (brackets/* CLOSING */.qc.has(id)) {
			if (readBracket(at)) continue;
		} else if (id === vocabulary/* STRING */.An && ids[out - 1] === vocabulary/* STRING */.An) {
			continue;
		} else if (id === COLON) {
			const start = starts[at];
			if (ACCESS.test(text.slice(Math.max(0, start - LONGEST_ACCESS), start))) continue;
		}
		tokens.move(at, out);
		if (SAME_AS_STRUCT.has(id)) ids[out] = STRUCT;
		out += 1;
	}
	tokens.length = out;
}

var javascript = __load__(88867);
var words = __load__(32046);
;// engine/commonjs.js




const [commonjs_COLON, COMMA, commonjs_SEMICOLON, commonjs_DOT, ASSIGN, commonjs_OPEN, commonjs_CLOSE] = ": , ; . = ( )".split(" ").map(vocabulary/* intern */.HL);
const [commonjs_OPEN_BLOCK, commonjs_CLOSE_BLOCK, LET, FUNCTION, commonjs_VOID, DEFAULT] = "{ } let function void default".split(" ").map(vocabulary/* intern */.HL);
const opened = (token) => token === commonjs_OPEN_BLOCK ? 1 : token === commonjs_CLOSE_BLOCK ? -1 : 0;
const commonjs_BEFORE_STATEMENT = (0,vocabulary/* tokenSet */.ks)(undefined, "; { }");
const IN_LIST = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, ": ,");
const BEHIND_IMPORT = (0,vocabulary/* tokenSet */.ks)(undefined, ", ; }");
const MARK = /Object\.defineProperty\(\s*exports,\s*["']__esModule["'],\s*\{\s*value:\s*(?:true|!0),?\s*\}\s*\)/y;
const CALLED = [
	commonjs_OPEN,
	vocabulary/* NUMBER */.uk,
	COMMA,
	vocabulary/* IDENTIFIER */.cS,
	commonjs_DOT,
	vocabulary/* IDENTIFIER */.cS,
	commonjs_CLOSE,
	commonjs_OPEN
];
const SIGNS = /\b(?:require|exports|default)\b|\(0, ?\w/;
const WRAPPER = /^_(?:interop|_import|_toESM)/;
const MADE = /^_[A-Za-z]|_\d+$/;
const MADE_BY = [
	2,
	4,
	7
];
const LONGEST_LIST = 400;
function readModules(text, tokens) {
	if (!SIGNS.test(text)) return;
	const { ids, starts, length } = tokens;
	const modules = new Set();
	const exported = new Set();
	const own = new Set();
	let at = 0;
	let out = 0;
	let depth = 0;
	const id = (index) => index >= 0 && index < length ? ids[index] : undefined;
	const written = (back) => ids[out - back];
	const word = (index) => {
		const from = (0,words/* nameFrom */.Ov)(text, starts[index]);
		return text.slice(from, (0,words/* nameTo */.NF)(text, from));
	};
	const isWord = (index, name) => id(index) === vocabulary/* IDENTIFIER */.cS && text.charCodeAt(starts[index]) === name.charCodeAt(0) && text.startsWith(name, starts[index]) && word(index) === name;
	const isRequire = (index) => !own.has("require") && isWord(index, "require");
	const isSame = (a, b) => (0,words/* sameWord */.Xg)(text, starts[a], starts[b]);
	const write = (from) => {
		if (from !== out) tokens.move(from, out);
		out += 1;
	};
	const startsStatement = () => commonjs_BEFORE_STATEMENT.has(written(1));
	const skipTo = (end) => {
		at = id(end) === commonjs_SEMICOLON ? end + 1 : end;
	};
	function endOfRequired(from) {
		if (id(from + 1) !== commonjs_OPEN) return 0;
		if (isRequire(from) && id(from + 2) === vocabulary/* STRING */.An && id(from + 3) === commonjs_CLOSE) {
			let end = from + 4;
			while (id(end) === commonjs_DOT && id(end + 1) === vocabulary/* IDENTIFIER */.cS) end += 2;
			return end;
		}
		const end = id(from + 2) === vocabulary/* IDENTIFIER */.cS && WRAPPER.test(word(from)) ? endOfModule(from + 2) : 0;
		return end > 0 && id(end) === commonjs_CLOSE ? end + 1 : 0;
	}
	function endOfModule(from) {
		if (id(from + 1) === commonjs_CLOSE) return modules.has(word(from)) ? from + 1 : 0;
		return isRequire(from) ? endOfRequired(from) : 0;
	}
	function readImport(end) {
		let back = 2;
		if (written(2) === commonjs_CLOSE_BLOCK) {
			while (back < LONGEST_LIST && IN_LIST.has(written(back + 1))) back += 1;
			back += 1;
		}
		const before = written(back + 1);
		const isName = written(back) === (back === 2 ? vocabulary/* IDENTIFIER */.cS : commonjs_OPEN_BLOCK);
		if (written(1) !== ASSIGN || !isName || !BEHIND_IMPORT.has(id(end))) return false;
		if (before !== LET && before !== COMMA) return false;
		if (back === 2 && MADE.test(word(out - 2))) modules.add(word(out - 2));
		out -= back;
		at = end;
		if (before === COMMA) out -= 1;
		else if (id(end) === COMMA) at += 1;
		else skipTo(end);
		if (before === LET && id(end) !== COMMA) out -= 1;
		return true;
	}
	function endOfExported(from) {
		let end = from;
		if (id(from) === commonjs_OPEN_BLOCK) {
			do
				end += 1;
			while (IN_LIST.has(id(end)));
			if (id(end) !== commonjs_CLOSE_BLOCK) return 0;
		} else if (id(from) === commonjs_VOID) {
			end += 1;
		} else if (id(from) !== vocabulary/* IDENTIFIER */.cS) {
			return 0;
		}
		return id(end + 1) === commonjs_SEMICOLON || end + 1 === length ? end + 1 : 0;
	}
	function endOfTarget(from) {
		const end = isWord(from, "module") ? from + 2 : from;
		if (!isWord(end, "exports")) return 0;
		return id(end + 1) === commonjs_DOT ? end + 3 : end + 1;
	}
	function isMember() {
		if (id(at + 1) !== commonjs_DOT || id(at + 2) !== vocabulary/* IDENTIFIER */.cS || written(1) === commonjs_DOT) return false;
		if (isWord(at, "exports")) return !own.has("exports") && exported.has(word(at + 2));
		return modules.size > 0 && modules.has(word(at));
	}
	const isDeclared = (index) => id(index - 1) === LET || id(index - 1) === FUNCTION || id(index - 1) === COMMA && id(index + 1) === ASSIGN;
	function noteNames() {
		let blocks = 0;
		for (let index = 0; index < length; index += 1) {
			blocks += opened(id(index));
			if (isWord(index, "exports")) {
				if (isDeclared(index)) own.add("exports");
				if (blocks === 0 && id(index + 1) === commonjs_DOT && id(index + 3) === ASSIGN) exported.add(word(index + 2));
			} else if (isWord(index, "require") && isDeclared(index)) {
				if (!MADE_BY.some((behind) => isWord(index + behind, "createRequire"))) own.add("require");
			}
		}
	}
	function readExport() {
		let name = -1;
		let value = at;
		for (let end = endOfTarget(at); end > 0 && id(end) === ASSIGN; end = endOfTarget(value)) {
			name = isWord(end - 1, "exports") || isWord(end - 1, "default") ? -1 : end - 1;
			value = end + 1;
		}
		if (value === at) return false;
		const end = endOfExported(value);
		at = value;
		const isOwn = name < 0 || id(value) === commonjs_VOID || isSame(name, value);
		if (end > 0 && isOwn) {
			skipTo(end);
		} else if (name >= 0) {
			write(name);
			tokens.move(out - 1, out);
			ids[out - 1] = LET;
			out += 1;
			write(value - 1);
		}
		return true;
	}
	noteNames();
	while (at < length) {
		const token = id(at);
		if (token === vocabulary/* IDENTIFIER */.cS) {
			const required = endOfRequired(at);
			if (required > 0 && readImport(required)) continue;
			if (startsStatement()) {
				if (required > 0 && isRequire(at) && id(required) === commonjs_SEMICOLON) {
					skipTo(required);
					continue;
				}
				if (depth === 0 && !own.has("exports") && readExport()) continue;
				if (isWord(at, "Object") && (0,lexical_tables/* standsAt */.T7)(MARK, text, starts[at])) {
					while (at < length && starts[at] < MARK.lastIndex) at += 1;
					skipTo(at);
					continue;
				}
			}
			if (isMember()) at += 2;
		} else if (token === DEFAULT && id(at + 1) !== commonjs_COLON && startsStatement()) {
			const end = endOfExported(at + 1);
			at += 1;
			if (end > 0) skipTo(end);
			continue;
		} else if (token === commonjs_OPEN && CALLED.every((called, index) => id(at + index) === called) && !javascript/* ENDS_OF_VALUES */.e.has(written(1))) {
			write(at + 5);
			at += 7;
			continue;
		}
		depth += opened(token);
		write(at);
		at += 1;
	}
	tokens.length = out;
}

;// engine/counted-loops.js


const FOR = (0,vocabulary/* intern */.HL)("for");
const WHILE = (0,vocabulary/* intern */.HL)("while");
const DO = (0,vocabulary/* intern */.HL)("do");
const IF = (0,vocabulary/* intern */.HL)("if");
const ELSE = (0,vocabulary/* intern */.HL)("else");
const counted_loops_OPEN = (0,vocabulary/* intern */.HL)("(");
const counted_loops_OPEN_BLOCK = (0,vocabulary/* intern */.HL)("{");
const counted_loops_CLOSE_BLOCK = (0,vocabulary/* intern */.HL)("}");
const counted_loops_SEMICOLON = (0,vocabulary/* intern */.HL)(";");
const counted_loops_COMMA = (0,vocabulary/* intern */.HL)(",");
const HEADS = (0,vocabulary/* tokenSet */.ks)("for while if switch foreach synchronized lock using fixed");
const UNKNOWN = (0,vocabulary/* tokenSet */.ks)("try :");
const BEFORE_BRANCH = (0,vocabulary/* tokenSet */.ks)(") else do");
const ENDS_STATEMENT = (0,vocabulary/* tokenSet */.ks)("; { }");
const ENDS_OTHERWISE = (0,vocabulary/* tokenSet */.ks)(brackets/* OPENING */.$4, brackets/* CLOSING */.qc, HEADS, UNKNOWN, "; do");
function readCountedLoops(tokens, hasMacros) {
	let loop = tokens.ids.subarray(0, tokens.length).indexOf(FOR);
	if (loop < 0) return;
	const all = tokens.take();
	const { ids, lines } = all;
	const { length } = ids;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	let ends;
	const bodies = [];
	const isInMacro = hasMacros ? macrosIn(all) : undefined;
	function endOf(at) {
		if (ids[at] === counted_loops_OPEN_BLOCK) return partners[at];
		ends ??= endsOfStatements(ids, length, partners);
		return ends[at];
	}
	function readHead(at) {
		const close = ids[at + 1] === counted_loops_OPEN ? partners[at + 1] : -1;
		const semicolon = (from) => nextSemicolon(ids, partners, from, close);
		const first = semicolon(at + 2);
		const second = semicolon(first + 1);
		if (second >= close || semicolon(second + 1) < close) return at;
		const end = endOf(close + 1);
		if (end < 0 || lines[end] !== lines[at] && isInMacro?.(at) === true) return at;
		const isBlock = ids[close + 1] === counted_loops_OPEN_BLOCK;
		const hasStart = first > at + 2;
		const hasStep = second + 1 < close;
		const isBranch = hasStart && BEFORE_BRANCH.has(ids[at - 1]);
		const isWithout = hasStep && !isBlock;
		if (isBranch) tokens.put(all, at, counted_loops_OPEN_BLOCK);
		if (hasStart) tokens.putAll(all, at + 2, first + 1);
		tokens.put(all, at, WHILE, lines[first]);
		tokens.put(all, at + 1, counted_loops_OPEN, lines[first]);
		tokens.putAll(all, first + 1, second);
		tokens.put(all, close);
		if (isWithout) tokens.put(all, close, counted_loops_OPEN_BLOCK);
		bodies.push({
			end,
			isBlock,
			from: second + 1,
			to: close,
			braces: Number(isBranch) + Number(isWithout)
		});
		return close + 1;
	}
	for (let at = 0; at < length; at += 1) {
		if (loop < at) loop = ids.indexOf(FOR, at);
		if (loop < 0) loop = length;
		const next = Math.min(loop, bodies.at(-1)?.end ?? length);
		tokens.putAll(all, at, next);
		at = next;
		if (at === length) break;
		while (ids[at] === FOR) {
			const behind = readHead(at);
			if (behind === at) break;
			at = behind;
		}
		const inner = bodies.at(-1);
		if (inner?.end === at && inner.isBlock) writeStep(tokens, all, inner);
		tokens.put(all, at);
		for (let body = bodies.at(-1); body !== undefined && body.end <= at; body = bodies.at(-1)) {
			if (!body.isBlock || body.end < at) writeStep(tokens, all, body);
			for (let { braces } = body; braces > 0; braces -= 1) tokens.put(all, at, counted_loops_CLOSE_BLOCK);
			bodies.pop();
		}
	}
}
function writeStep(tokens, all, { end, from, to }) {
	if (from < to && !ENDS_STATEMENT.has(tokens.last())) tokens.put(all, end, counted_loops_SEMICOLON);
	for (let at = from, depth = 0; at < to; at += 1) {
		const id = all.ids[at];
		if (brackets/* OPENING */.$4.has(id)) depth += 1;
		else if (brackets/* CLOSING */.qc.has(id)) depth -= 1;
		tokens.put(all, at, depth === 0 && id === counted_loops_COMMA ? counted_loops_SEMICOLON : id, all.lines[end]);
	}
	if (from < to) tokens.put(all, end, counted_loops_SEMICOLON);
}
function nextSemicolon(ids, partners, from, to) {
	let at = from;
	while (at < to && ids[at] !== counted_loops_SEMICOLON) at = Math.max(at, partners[at]) + 1;
	return at;
}
function macrosIn({ ids, lines }) {
	let mark = ids.indexOf(vocabulary/* ANNOTATION */.YX);
	let line = 0;
	return (at) => {
		for (; mark >= 0 && mark < at; mark = ids.indexOf(vocabulary/* ANNOTATION */.YX, mark + 1)) line = lines[mark];
		return lines[at] === line;
	};
}
function endsOfStatements(ids, length, partners) {
	const ends = new Int32Array(length + 1).fill(-1);
	const rests = new Int32Array(length + 1).fill(-1);
	for (let at = length - 1; at >= 0; at -= 1) {
		const id = ids[at];
		if (!ENDS_OTHERWISE.has(id)) {
			ends[at] = rests[at] = rests[at + 1];
			continue;
		}
		const partner = partners[at];
		if (id === counted_loops_SEMICOLON) rests[at] = at;
		else if (brackets/* OPENING */.$4.has(id)) rests[at] = partner < 0 ? -1 : rests[partner + 1];
		else if (!brackets/* CLOSING */.qc.has(id)) rests[at] = rests[at + 1];
		let end = rests[at];
		if (id === counted_loops_OPEN_BLOCK) {
			end = partner;
		} else if (HEADS.has(id)) {
			const close = ids[at + 1] === counted_loops_OPEN ? partners[at + 1] : -1;
			end = close < 0 ? -1 : ends[close + 1];
			if (id === IF && end >= 0 && ids[end + 1] === ELSE) end = ends[end + 2];
		} else if (id === DO) {
			end = ends[at + 1];
			if (end >= 0) end = rests[end + 1];
		} else if (UNKNOWN.has(id)) {
			end = -1;
		}
		ends[at] = end;
	}
	return ends;
}

;// engine/comparisons.js


const [OPERAND, COMPARISON] = [2, 1];
const KINDS = new Uint8Array(vocabulary/* TOKEN_LIMIT */.qr);
const IN_OPERANDS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, vocabulary/* NUMBER */.uk, vocabulary/* STRING */.An, vocabulary/* CONSTANT */.TJ, vocabulary/* NO_TOKEN */.wH, ". -> :: ?. + - * / // % @ ** ! ~ this self super struct extends typeof sizeof new await");
const AS_COMPARISONS = (0,vocabulary/* tokenSet */.ks)("== != < > <= >= & | ^ << >> >>> in is instanceof");
for (const id of IN_OPERANDS.ids) KINDS[id] = OPERAND;
for (const id of AS_COMPARISONS.ids) KINDS[id] = COMPARISON;
const [comparisons_OPEN, comparisons_CLOSE, comparisons_CLOSE_BLOCK, comparisons_NOT, comparisons_ASSIGN, MINUS, comparisons_ARROW] = "( ) } not = - ->".split(" ").map(vocabulary/* intern */.HL);
const KINDS_OF_LAMBDAS = KINDS.with(comparisons_ARROW, 0);
const comparisons_SIGNS = "< >= > <= == !=".split(" ").map(vocabulary/* intern */.HL);
const BEHIND_STEP = (0,vocabulary/* tokenSet */.ks)(brackets/* CLOSING */.qc, "< >= > <= == != ; , && || ? :");
const NEGATIONS = (0,vocabulary/* tokenSet */.ks)("! not");
const LITERALS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NUMBER */.uk, vocabulary/* STRING */.An, vocabulary/* CONSTANT */.TJ);
const comparisons_LONGEST = 64;
const NONE = -1;
const CHAIN = -2;
function readComparisons({ ids, starts, hashes, length }, hasLambdas) {
	const kinds = hasLambdas ? KINDS_OF_LAMBDAS : KINDS;
	const parts = [];
	let part = {
		from: 0,
		sign: NONE
	};
	function isWeak(at, brackets) {
		return at < 0 || at >= length || !brackets.has(ids[at]) && kinds[ids[at]] === 0;
	}
	function read({ from, sign }, to) {
		if (sign <= from || sign + 1 === to) return;
		let kind = comparisons_SIGNS.indexOf(ids[sign]);
		if (kind < 0) return;
		const isAll = to < length && ids[to] === comparisons_CLOSE && ids[from - 1] === comparisons_OPEN;
		const isNegated = isAll && NEGATIONS.has(ids[from - 2]) && isWeak(from - 3, brackets/* CLOSING */.qc) && isWeak(to + 1, brackets/* OPENING */.$4);
		if (isNegated || ids[from - 1] === comparisons_NOT) {
			for (const at of isNegated ? [
				from - 2,
				from - 1,
				to
			] : [from - 1]) ids[at] = vocabulary/* NO_TOKEN */.wH;
			kind ^= 1;
		}
		const isShort = to - from <= comparisons_LONGEST;
		const isTurned = isShort && (kind === 1 || kind === 2);
		ids[sign] = comparisons_SIGNS[isTurned ? kind ^ 2 : kind];
		const literal = ids[from] === MINUS ? from + 1 : from;
		const isLiteral = isShort && kind > 3 && sign === literal + 1 && LITERALS.has(ids[literal]);
		if (!(isTurned || isLiteral)) return;
		for (const list of [
			ids,
			starts,
			hashes
		]) {
			const middle = from + to - 1 - sign;
			list.subarray(from, to).reverse();
			list.subarray(from, middle).reverse();
			list.subarray(middle + 1, to).reverse();
		}
	}
	for (let at = 0; at < length; at += 1) {
		const id = ids[at];
		const kind = kinds[id];
		if (kind === OPERAND || id === comparisons_ASSIGN && BEHIND_STEP.has(ids[at + 1])) continue;
		if (brackets/* OPENING */.$4.has(id)) {
			parts.push(part);
			part = {
				from: at + 1,
				sign: NONE
			};
		} else if (brackets/* CLOSING */.qc.has(id)) {
			read(part, at);
			const around = parts.pop();
			part = around === undefined || id === comparisons_CLOSE_BLOCK ? {
				from: at + 1,
				sign: NONE
			} : around;
		} else if (kind === COMPARISON) {
			part.sign = part.sign === NONE ? at : CHAIN;
		} else {
			read(part, at);
			part = {
				from: at + 1,
				sign: NONE
			};
		}
	}
	read(part, length);
}

var languages = __load__(92005);
;// engine/javascript-forms.js



const [javascript_forms_COLON, javascript_forms_COMMA, javascript_forms_SEMICOLON, javascript_forms_DOT, OPTIONAL_DOT, javascript_forms_NOT, javascript_forms_ASSIGN] = ": , ; . ?. ! =".split(" ").map(vocabulary/* intern */.HL);
const [javascript_forms_OPEN, javascript_forms_CLOSE, javascript_forms_OPEN_LIST, javascript_forms_CLOSE_LIST, javascript_forms_OPEN_BLOCK, javascript_forms_CLOSE_BLOCK] = "( ) [ ] { }".split(" ").map(vocabulary/* intern */.HL);
const [javascript_forms_FUNCTION, CLASS, javascript_forms_LET, javascript_forms_RETURN, javascript_forms_VOID, javascript_forms_ARROW] = "function class let return void =>".split(" ").map(vocabulary/* intern */.HL);
const BEFORE_KEY = (0,vocabulary/* tokenSet */.ks)("{ ,");
const BEHIND_PROPERTY = (0,vocabulary/* tokenSet */.ks)(", } =");
const BEFORE_DIRECTIVE = (0,vocabulary/* tokenSet */.ks)(undefined, "{ ;");
const VALUES = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, ") ] this ?.");
const BEFORE_VALUE = (0,vocabulary/* tokenSet */.ks)("( , = : [ => return ? && || ?? !");
const GOES_ON = (0,vocabulary/* tokenSet */.ks)(", ; . ?. ( [ ) ] } ? : = == != && || ?? + - * / in instanceof");
const KEY = /[A-Za-z_$][\w$]*(?=["'`])/y;
const KEPT = 0;
const DROPPED = 1;
const BEFORE_ARROW = 2;
function readForms(text, tokens) {
	const { ids, starts, hashes, length } = tokens;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const marks = new Uint8Array(length);
	const id = (at) => at >= 0 && at < length ? ids[at] : undefined;
	const drop = (at) => {
		marks[at] = DROPPED;
	};
	const partner = (at) => at >= 0 ? partners[at] ?? -1 : -1;
	const start = (at) => starts[at];
	const isDeclared = (assign) => id(assign) === javascript_forms_ASSIGN && id(assign - 1) === vocabulary/* IDENTIFIER */.cS && id(assign - 2) === javascript_forms_LET;
	function readBody(from) {
		if (id(from) !== javascript_forms_OPEN_BLOCK) return false;
		const to = partner(from);
		if (id(from + 1) !== javascript_forms_RETURN || to < 0) return true;
		let end = from + 2;
		for (; end < to && id(end) !== javascript_forms_SEMICOLON; end += 1) {
			if (brackets/* OPENING */.$4.has(id(end)) && partner(end) > 0) end = partner(end);
		}
		if (end < to - 1 || end === from + 2) return true;
		for (const at of [
			from,
			from + 1,
			to
		]) drop(at);
		if (end < to) drop(end);
		if (to + 1 < length && !GOES_ON.has(id(to + 1))) {
			marks[to] = KEPT;
			ids[to] = javascript_forms_SEMICOLON;
		}
		return false;
	}
	function readFunction(at) {
		const isNamed = id(at + 1) === vocabulary/* IDENTIFIER */.cS && BEFORE_VALUE.has(id(at - 1));
		const open = isNamed ? at + 2 : at + 1;
		const close = id(open) === javascript_forms_OPEN ? partner(open) : -1;
		if (close < 0 || id(close + 1) !== javascript_forms_OPEN_BLOCK) return;
		if (id(at - 1) === javascript_forms_COLON && id(at - 2) === vocabulary/* IDENTIFIER */.cS && BEFORE_KEY.has(id(at - 3))) {
			drop(at - 1);
		} else if (readBody(close + 1) && isDeclared(at - 1)) {
			ids[at - 3] = javascript_forms_FUNCTION;
			drop(at - 1);
		} else {
			marks[close] = BEFORE_ARROW;
		}
		marks.fill(DROPPED, at, open);
	}
	function readClass(at) {
		if (!isDeclared(at - 1)) return;
		ids[at - 3] = CLASS;
		marks.fill(DROPPED, at - 1, id(at + 1) === vocabulary/* IDENTIFIER */.cS ? at + 2 : at + 1);
	}
	function readArrow(at) {
		if (!readBody(at + 1)) return;
		const isBracketed = id(at - 1) === javascript_forms_CLOSE;
		const assign = (isBracketed ? partner(at - 1) : at - 1) - 1;
		if (!isDeclared(assign)) return;
		ids[assign - 2] = javascript_forms_FUNCTION;
		if (isBracketed) {
			drop(assign);
			drop(at);
		} else {
			ids[assign] = javascript_forms_OPEN;
			ids[at] = javascript_forms_CLOSE;
		}
	}
	function readMember(at) {
		KEY.lastIndex = start(at + 1) + 1;
		if (!KEY.test(text)) return;
		if (id(at - 1) === OPTIONAL_DOT) drop(at);
		else ids[at] = javascript_forms_DOT;
		ids[at + 1] = vocabulary/* IDENTIFIER */.cS;
		starts[at + 1] = start(at + 1) + 1;
		hashes[at + 1] = (0,words/* nameHash */._N)(text, start(at + 1), false);
		drop(at + 2);
	}
	for (let at = 0; at < length; at += 1) {
		const token = ids[at];
		if (token === javascript_forms_FUNCTION) {
			readFunction(at);
		} else if (token === CLASS) {
			readClass(at);
		} else if (token === javascript_forms_ARROW) {
			readArrow(at);
		} else if (token === javascript_forms_OPEN_LIST) {
			if (id(at + 1) === vocabulary/* STRING */.An && id(at + 2) === javascript_forms_CLOSE_LIST && VALUES.has(id(at - 1))) readMember(at);
		} else if (token === javascript_forms_COLON) {
			const isShort = id(at + 1) === vocabulary/* IDENTIFIER */.cS && BEFORE_KEY.has(id(at - 2)) && BEHIND_PROPERTY.has(id(at + 2)) && (0,words/* sameWord */.Xg)(text, start(at - 1), start(at + 1));
			if (isShort) marks.fill(DROPPED, at, at + 2);
		} else if ((token === javascript_forms_VOID || token === javascript_forms_NOT) && id(at + 1) === vocabulary/* NUMBER */.uk) {
			const meaning = token === javascript_forms_VOID ? "undefined" : text[start(at + 1)] === "0" ? "true" : "false";
			ids[at] = vocabulary/* CONSTANT */.TJ;
			hashes[at] = (0,words/* nameHash */._N)(meaning, 0, false);
			drop(at + 1);
		} else if (token === vocabulary/* STRING */.An && id(at + 1) === javascript_forms_SEMICOLON && BEFORE_DIRECTIVE.has(id(at - 1))) {
			marks.fill(DROPPED, at, at + 2);
		}
	}
	join(tokens, marks);
}
function join(tokens, marks) {
	const { ids, length } = tokens;
	const open = [];
	let isDeclaring = false;
	let out = 0;
	const write = (at, id) => {
		if (at !== out) tokens.move(at, out);
		ids[out] = id;
		out += 1;
	};
	for (let at = 0; at < length; at += 1) {
		if (marks[at] === DROPPED) continue;
		const id = ids[at];
		const last = ids[out - 1];
		if (id !== javascript_forms_LET && (last === javascript_forms_SEMICOLON || last === javascript_forms_CLOSE_BLOCK && !GOES_ON.has(id))) isDeclaring = false;
		if (brackets/* OPENING */.$4.has(id)) {
			open.push(isDeclaring);
			isDeclaring = false;
		} else if (brackets/* CLOSING */.qc.has(id)) {
			isDeclaring = open.pop() ?? false;
		} else if (id === javascript_forms_LET && isDeclaring && (last === javascript_forms_SEMICOLON || last === javascript_forms_CLOSE_BLOCK)) {
			if (last === javascript_forms_SEMICOLON) out -= 1;
			write(at, javascript_forms_COMMA);
			continue;
		} else if (id === javascript_forms_LET) {
			isDeclaring = true;
		}
		write(at, id);
		if (marks[at] === BEFORE_ARROW) write(at, javascript_forms_ARROW);
	}
	tokens.length = out;
}

;// engine/jsx-calls.js



const [jsx_calls_COLON, jsx_calls_COMMA, jsx_calls_DOT, jsx_calls_ASSIGN, SPREAD] = ": , . = ...".split(" ").map(vocabulary/* intern */.HL);
const [jsx_calls_OPEN, jsx_calls_OPEN_LIST, jsx_calls_OPEN_BLOCK, jsx_calls_CLOSE_BLOCK] = "( [ { }".split(" ").map(vocabulary/* intern */.HL);
const jsx_calls_SIGNS = /\b(?:_?jsxs?(?:DEV)?|createElement)\b/;
const jsx_calls_MADE = /^_?jsxs?(?:DEV)?$/;
const IMPORTS = /\bimport\s*\{([^{}]{1,500})\}\s*from\s*["'][\w@/.-]{1,80}\/jsx-(?:dev-)?runtime["']/g;
const RENAMED = /\bjsx(?:s|DEV)? as ([\w$]+)/g;
const LIBRARY = /^_?(?:react|preact)/i;
const BESIDE_TEXT = (0,vocabulary/* tokenSet */.ks)(vocabulary/* STRING */.An, vocabulary/* MARKUP_OPEN */.OV, vocabulary/* MARKUP_CLOSE */.yv);
function readElements(text, tokens) {
	const { ids, starts, hashes, length } = tokens;
	const hasCalls = (text.includes("jsx") || text.includes("createElement")) && jsx_calls_SIGNS.test(text);
	if (!hasCalls && !ids.subarray(0, length).includes(vocabulary/* MARKUP_OPEN */.OV)) return;
	const imported = new Set([...text.matchAll(IMPORTS)].flatMap(([, list = ""]) => [...list.matchAll(RENAMED)].map(([, as]) => as)));
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const dropped = new Uint8Array(length);
	const before = new Uint8Array(length);
	const behind = new Uint8Array(length);
	let isChanged = false;
	const id = (at) => at >= 0 && at < length ? ids[at] : undefined;
	const word = (at) => {
		const from = (0,words/* nameFrom */.Ov)(text, starts[at]);
		return text.slice(from, (0,words/* nameTo */.NF)(text, from));
	};
	const isBlank = (at) => /^["']\s*["']/.test(text.slice(starts[at], starts[at] + 80));
	const enclose = (from, to) => {
		before[from] = before[from] + 1;
		behind[to - 1] = behind[to - 1] + 1;
	};
	function elementAt(from) {
		if (id(from) !== vocabulary/* IDENTIFIER */.cS || id(from - 1) === jsx_calls_DOT) return undefined;
		const isMember = id(from + 1) === jsx_calls_DOT && LIBRARY.test(word(from));
		const name = isMember ? id(from + 3) === jsx_calls_DOT ? from + 4 : from + 2 : from;
		const close = id(name) === vocabulary/* IDENTIFIER */.cS && id(name + 1) === jsx_calls_OPEN ? partners[name + 1] : -1;
		if (close < 0) return undefined;
		const called = word(name);
		if (called !== "createElement" && !jsx_calls_MADE.test(called) && !imported.has(called)) return undefined;
		let tagEnd = name + 3;
		if (id(name + 2) === vocabulary/* IDENTIFIER */.cS) while (id(tagEnd) === jsx_calls_DOT && id(tagEnd + 1) === vocabulary/* IDENTIFIER */.cS) tagEnd += 2;
		else if (id(name + 2) !== vocabulary/* STRING */.An) return undefined;
		const first = id(tagEnd + 1);
		if (id(tagEnd) !== jsx_calls_COMMA || first !== jsx_calls_OPEN_BLOCK && first !== vocabulary/* CONSTANT */.TJ) return undefined;
		return {
			from,
			name,
			tagEnd,
			close
		};
	}
	function endOfItem(from, to) {
		let at = from;
		while (at < to && id(at) !== jsx_calls_COMMA) {
			const isOpening = brackets/* OPENING */.$4.has(id(at)) && partners[at] > at;
			at = isOpening ? partners[at] + 1 : at + 1;
		}
		return Math.min(at, to);
	}
	function each(from, to, call) {
		for (let at = from; at < to;) {
			const end = endOfItem(at, to);
			if (end > at) call(at, end);
			if (end < to) dropped[end] = 1;
			at = end + 1;
		}
	}
	function readChild(from, end) {
		if (end === from + 1 && id(from) === vocabulary/* STRING */.An) {
			if (isBlank(from)) dropped[from] = 1;
		} else if (elementAt(from)?.close !== end - 1) {
			enclose(from, end);
		}
	}
	function readAttribute(from, end) {
		const isNamed = (id(from) === vocabulary/* IDENTIFIER */.cS || id(from) === vocabulary/* STRING */.An) && id(from + 1) === jsx_calls_COLON;
		if (id(from) === SPREAD) enclose(from, end);
		if (!isNamed || end === from + 2) return;
		if (id(from) === vocabulary/* IDENTIFIER */.cS && word(from) === "children") {
			dropped.fill(1, from, from + 2);
			const isList = id(from + 2) === jsx_calls_OPEN_LIST && partners[from + 2] === end - 1;
			if (isList) {
				dropped[from + 2] = 1;
				dropped[end - 1] = 1;
				each(from + 3, end - 1, readChild);
			} else {
				readChild(from + 2, end);
			}
			return;
		}
		if (id(from) === vocabulary/* STRING */.An) {
			ids[from] = vocabulary/* IDENTIFIER */.cS;
			const start = starts[from] + 1;
			starts[from] = start;
			hashes[from] = (0,words/* nameHash */._N)(text, start, false);
		}
		ids[from + 1] = jsx_calls_ASSIGN;
		const isOne = end === from + 3;
		if (isOne && id(from + 2) === vocabulary/* CONSTANT */.TJ && word(from + 2) === "true") dropped.fill(1, from + 1, end);
		else if (!isOne || id(from + 2) !== vocabulary/* STRING */.An) enclose(from + 2, end);
	}
	function readElement({ from, name, tagEnd, close }) {
		const list = tagEnd + 1;
		const listEnd = id(list) === jsx_calls_OPEN_BLOCK ? partners[list] : list;
		const behindList = id(listEnd + 1) === jsx_calls_COMMA ? listEnd + 2 : close;
		if (listEnd < list || behindList === close && listEnd + 1 !== close) return;
		isChanged = true;
		ids[from] = vocabulary/* MARKUP_OPEN */.OV;
		ids[close] = vocabulary/* MARKUP_CLOSE */.yv;
		dropped.fill(1, from + 1, list + 1);
		dropped.fill(1, listEnd, Math.min(behindList, close));
		each(list + 1, listEnd, readAttribute);
		each(behindList, close, word(name) === "createElement" ? readChild : enclose);
	}
	let last;
	for (let at = 0; at < length; at += 1) {
		const element = hasCalls ? elementAt(at) : undefined;
		if (element !== undefined) {
			readElement(element);
		} else if (id(at) === jsx_calls_OPEN_BLOCK && id(at + 1) === vocabulary/* STRING */.An && id(at + 2) === jsx_calls_CLOSE_BLOCK) {
			const isValue = last === jsx_calls_ASSIGN;
			if (isValue || BESIDE_TEXT.has(last) || BESIDE_TEXT.has(id(at + 3))) {
				isChanged = true;
				dropped[at] = 1;
				dropped[at + 2] = 1;
				if (!isValue && isBlank(at + 1)) dropped[at + 1] = 1;
			}
		}
		if (dropped[at] === 0) last = ids[at];
	}
	if (isChanged) write(tokens, dropped, before, behind);
}
function write(tokens, dropped, before, behind) {
	const all = tokens.take();
	for (let at = 0; at < all.ids.length; at += 1) {
		for (let count = before[at]; count > 0; count -= 1) tokens.put(all, at, jsx_calls_OPEN_BLOCK);
		if (dropped[at] === 0) tokens.put(all, at);
		for (let count = behind[at]; count > 0; count -= 1) tokens.put(all, at, jsx_calls_CLOSE_BLOCK);
	}
}

;// engine/branches.js


const [branches_IF, ELIF, branches_ELSE, branches_SEMICOLON, branches_COLON] = "if elif else ; :".split(" ").map(vocabulary/* intern */.HL);
const [branches_CLOSE, branches_OPEN_BLOCK, branches_CLOSE_BLOCK] = ") { }".split(" ").map(vocabulary/* intern */.HL);
const branches_HEADS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* LOOP */.hN, "if elseif");
const branches_GOES_ON = (0,vocabulary/* tokenSet */.ks)("else elseif catch finally");
const branches_ENDS_STATEMENT = (0,vocabulary/* tokenSet */.ks)("; }");
const BEFORE_EMPTY = (0,vocabulary/* tokenSet */.ks)(branches_ENDS_STATEMENT, "{");
const CHOICES = (0,vocabulary/* tokenSet */.ks)("case default");
const JUMPS = (0,vocabulary/* tokenSet */.ks)("return break continue throw raise");
const ANY = 0;
const JUMP = 1;
const BRANCH = 2;
const JUMP_OF_BRANCH = 3;
const LEFT = 4;
const CHOICE = 5;
const OTHER = 0;
const CODE = 1;
const HEAD = 2;
const BARE = 3;
function dropAroundBranches({ ids, length }, isScript) {
	let before = branches_SEMICOLON;
	let role = OTHER;
	let kind = ANY;
	const open = [{
		from: -1,
		role,
		kind,
		count: 0
	}];
	for (let at = 0; at < length; at += 1) {
		const id = ids[at];
		if (id === branches_ELSE && kind === LEFT) {
			role = CODE;
			ids[at] = vocabulary/* NO_TOKEN */.wH;
			continue;
		}
		kind = kindAt(id, before, role, kind);
		const inner = open.at(-1);
		if (brackets/* OPENING */.$4.has(id)) {
			role = roleOf(id);
			open.push({
				from: at,
				role,
				kind,
				count: 0
			});
		} else if (brackets/* CLOSING */.qc.has(id)) {
			if (open.length > 1) open.pop();
			kind = id === branches_CLOSE_BLOCK ? closeBlock(at, inner) : inner.kind;
			({role} = inner);
		} else if (id === branches_SEMICOLON) {
			if (kind === JUMP_OF_BRANCH) kind = LEFT;
			if (!branches_ENDS_STATEMENT.has(before)) inner.count += 1;
		} else if (branches_GOES_ON.has(id)) {
			inner.count -= 1;
		}
		before = ids[at] === vocabulary/* NO_TOKEN */.wH ? before : id;
	}
	function roleOf(id) {
		if (id !== branches_OPEN_BLOCK) return branches_HEADS.has(before) ? HEAD : OTHER;
		if (before === branches_CLOSE) return role === HEAD ? HEAD : CODE;
		if (before === branches_ELSE || before === vocabulary/* LOOP */.hN) return HEAD;
		const isBare = before === branches_SEMICOLON || role !== OTHER && BEFORE_EMPTY.has(before);
		return isBare && (isScript || open.length > 1) ? BARE : OTHER;
	}
	function closeBlock(at, block) {
		const isBare = block.role === BARE;
		const isHead = block.role === HEAD;
		const isEnded = branches_ENDS_STATEMENT.has(before);
		const count = isEnded ? block.count : block.count + 1;
		const isCode = ids[block.from] === branches_OPEN_BLOCK && (isEnded || isScript && before !== branches_OPEN_BLOCK);
		if (isCode && (isBare || isHead && count === 1)) {
			ids[block.from] = vocabulary/* NO_TOKEN */.wH;
			ids[at] = isEnded ? vocabulary/* NO_TOKEN */.wH : branches_SEMICOLON;
		}
		open.at(-1).count += isCode && isBare ? count : 1;
		const isLeft = block.kind === JUMP_OF_BRANCH || isHead && block.kind === BRANCH && kind === JUMP;
		return isLeft ? LEFT : isBare ? kind : block.kind;
	}
}
function kindAt(id, before, role, kind) {
	if (before === branches_CLOSE && role === HEAD) {
		return id === branches_OPEN_BLOCK ? kind : kind === BRANCH && JUMPS.has(id) ? JUMP_OF_BRANCH : ANY;
	}
	if (id === branches_ELSE) return ANY;
	const isFirst = before === branches_COLON ? kind === CHOICE : BEFORE_EMPTY.has(before) && !branches_ENDS_STATEMENT.has(id);
	if (!isFirst) return kind;
	if (JUMPS.has(id)) return JUMP;
	return id === branches_IF ? BRANCH : CHOICES.has(id) ? CHOICE : ANY;
}
function dropElse({ ids, length }) {
	const open = [];
	let first = vocabulary/* NO_TOKEN */.wH;
	let isFirst = true;
	let isLeft = false;
	for (let at = 0; at < length; at += 1) {
		let id = ids[at];
		if (id === vocabulary/* INDENT */.BH) {
			open.push(first);
		} else if (id === vocabulary/* DEDENT */.lZ) {
			const owner = open.pop();
			if (owner === vocabulary/* NO_TOKEN */.wH) {
				ids[at] = vocabulary/* NO_TOKEN */.wH;
			} else {
				isLeft = owner === branches_IF && JUMPS.has(first);
				first = owner ?? vocabulary/* NO_TOKEN */.wH;
			}
		} else if (id !== vocabulary/* NEWLINE */.Xy && isFirst) {
			first = id;
			if (isLeft && id === ELIF) {
				first = branches_IF;
				ids[at] = branches_IF;
			} else if (isLeft && id === branches_ELSE && ids[at + 3] === vocabulary/* INDENT */.BH) {
				first = vocabulary/* NO_TOKEN */.wH;
				open.push(first);
				ids.fill(vocabulary/* NO_TOKEN */.wH, at, at + 4);
				at += 3;
				id = vocabulary/* INDENT */.BH;
			}
			isLeft = false;
		}
		isFirst = id === vocabulary/* NEWLINE */.Xy || id === vocabulary/* INDENT */.BH || id === vocabulary/* DEDENT */.lZ || id === branches_SEMICOLON;
	}
}

;// engine/layout.js




const layout_SEMICOLON = (0,vocabulary/* intern */.HL)(";");
const layout_COMMA = (0,vocabulary/* intern */.HL)(",");
const layout_ARROW = (0,vocabulary/* intern */.HL)("=>");
const MOST_OF_CONDITION = 64;
const layout_OPEN = (0,vocabulary/* intern */.HL)("(");
const layout_CLOSE = (0,vocabulary/* intern */.HL)(")");
const layout_OPEN_LIST = (0,vocabulary/* intern */.HL)("[");
const layout_CLOSE_LIST = (0,vocabulary/* intern */.HL)("]");
const layout_OPEN_BLOCK = (0,vocabulary/* intern */.HL)("{");
const layout_CLOSE_BLOCK = (0,vocabulary/* intern */.HL)("}");
const COMMAND = (0,vocabulary/* intern */.HL)("$(");
const BACKTICK = (0,vocabulary/* intern */.HL)("`");
const GREATER = (0,vocabulary/* intern */.HL)(">");
const layout_VALUES = (0,vocabulary/* tokenSet */.ks)(vocabulary/* CONSTANT */.TJ, vocabulary/* NUMBER */.uk, vocabulary/* STRING */.An);
const layout_BEFORE_STATEMENT = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NEWLINE */.Xy, vocabulary/* SEPARATOR */.wv);
const BEFORE_BLOCK = (0,vocabulary/* tokenSet */.ks)(vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ, layout_OPEN_BLOCK);
const IN_PYTHON = [(0,vocabulary/* tokenSet */.ks)(vocabulary/* NO_TOKEN */.wH, vocabulary/* LOOP */.hN, "= return in if elif assert del yield with"), (0,vocabulary/* tokenSet */.ks)(vocabulary/* NO_TOKEN */.wH, vocabulary/* NEWLINE */.Xy, ": in ;")];
const IN_RUBY = [(0,vocabulary/* tokenSet */.ks)(vocabulary/* NO_TOKEN */.wH, vocabulary/* IDENTIFIER */.cS, vocabulary/* LOOP */.hN, "= return puts print raise yield super if elsif unless case when"), (0,vocabulary/* tokenSet */.ks)(vocabulary/* NO_TOKEN */.wH, vocabulary/* NEWLINE */.Xy, vocabulary/* LOOP */.hN, "; } if unless then and or end")];
const IN_STATEMENTS = [(0,vocabulary/* tokenSet */.ks)(vocabulary/* NO_TOKEN */.wH, "= return"), (0,vocabulary/* tokenSet */.ks)(vocabulary/* NO_TOKEN */.wH, vocabulary/* NEWLINE */.Xy, "; }")];
const WITH_WORDS = [(0,vocabulary/* tokenSet */.ks)(IN_STATEMENTS[0], vocabulary/* LOOP */.hN, "if elseif"), (0,vocabulary/* tokenSet */.ks)(IN_STATEMENTS[1], vocabulary/* LOOP */.hN, "then")];
const WITH_BRACES = [(0,vocabulary/* tokenSet */.ks)(IN_STATEMENTS[0], "( , =>"), (0,vocabulary/* tokenSet */.ks)(IN_STATEMENTS[1], ") ,")];
const WITHOUT_BRACKETS = [(0,vocabulary/* tokenSet */.ks)(WITH_BRACES[0], vocabulary/* LOOP */.hN, "if switch match guard"), (0,vocabulary/* tokenSet */.ks)(WITH_BRACES[1], layout_OPEN_BLOCK)];
const AROUND_ALL = {
	go: WITHOUT_BRACKETS,
	lua: WITH_WORDS,
	ruby: IN_RUBY,
	rust: WITHOUT_BRACKETS,
	swift: WITHOUT_BRACKETS
};
const BEFORE_TAG = (0,vocabulary/* tokenSet */.ks)("? : && || ??");
const OPENED = new Map([
	[layout_OPEN, 1],
	[COMMAND, 1],
	[(0,vocabulary/* intern */.HL)("(("), 2],
	[layout_CLOSE, -1],
	[(0,vocabulary/* intern */.HL)("))"), -2]
]);
const LAST = (0,vocabulary/* tokenSet */.ks)(") ] } ' ++ -- )) ]] /) |]");
const FIRST = (0,vocabulary/* tokenSet */.ks)("( [ ! ~ - (( [[ $( (/ [|");
const JOINING = (0,vocabulary/* tokenSet */.ks)("then else");
function dropLayout(family, tokens) {
	const { tokenizer, newlines, hasOptionalSemicolons, hasBareBranches, hasRows } = languages/* FAMILIES */.BU[family];
	if (family === "shell") readShell(tokens);
	dropAroundAll(family, tokens);
	const isScript = tokenizer === "javascript";
	if (hasBareBranches === true) dropAroundBranches(tokens, isScript);
	if (tokenizer === "python") dropElse(tokens);
	const hasLines = newlines || tokenizer === "python";
	const { ids, lines, length } = tokens;
	let out = 0;
	let open = 0;
	const before = (back) => out < back ? vocabulary/* SEPARATOR */.wv : ids[out - back];
	for (let at = 0; at < length; at += 1) {
		let id = ids[at];
		if (id === vocabulary/* NO_TOKEN */.wH) continue;
		if (hasRows === true && (id === layout_OPEN_LIST || id === layout_OPEN_BLOCK)) open += 1;
		if (open > 0 && (id === layout_CLOSE_LIST || id === layout_CLOSE_BLOCK)) open -= 1;
		const isOptional = id === layout_SEMICOLON && hasOptionalSemicolons === true;
		if (isOptional) {
			const endsLine = at + 1 === length || lines[at + 1] !== lines[at];
			if (!hasLines && (isScript ? before(1) === layout_CLOSE_BLOCK || endsLoop(before) : endsLine)) continue;
			if (hasLines) id = vocabulary/* NEWLINE */.Xy;
		}
		const isIdle = id === vocabulary/* NEWLINE */.Xy && open === 0 && layout_VALUES.has(before(1)) && (layout_BEFORE_STATEMENT.has(before(2)) ? isOptional || lines[out - 1] === lines[out - 2] : isOptional && BEFORE_BLOCK.has(before(2)) && !endsBlock(tokens, at + 1));
		if (isIdle) {
			out -= 1;
			continue;
		}
		if (before(1) === vocabulary/* NEWLINE */.Xy && (id === vocabulary/* NEWLINE */.Xy || newlines && isJoined(before(2), id))) out -= 1;
		if (before(1) === layout_COMMA && (id === layout_CLOSE || id === layout_CLOSE_LIST || id === layout_CLOSE_BLOCK)) out -= 1;
		if (isScript && id === layout_CLOSE_BLOCK && before(1) === layout_SEMICOLON) out -= 1;
		if (hasBareBranches === true && id === layout_SEMICOLON && BEFORE_EMPTY.has(before(1))) continue;
		if (isScript && id === layout_ARROW && isOneParameter(before)) {
			tokens.move(out - 2, out - 3);
			out -= 2;
		}
		tokens.move(at, out);
		ids[out] = id;
		out += 1;
	}
	tokens.length = out;
}
function endsBlock({ ids, length }, at) {
	const next = ids[at] === vocabulary/* NEWLINE */.Xy ? at + 1 : at;
	return next < length && ids[next] === layout_CLOSE_BLOCK;
}
function endsLoop(before) {
	if (before(1) !== layout_CLOSE) return false;
	let depth = 0;
	for (let back = 1; back < MOST_OF_CONDITION; back += 1) {
		const id = before(back);
		if (id === layout_CLOSE) depth += 1;
		else if (id === layout_OPEN) depth -= 1;
		if (depth === 0) return before(back + 1) === vocabulary/* LOOP */.hN;
	}
	return false;
}
function readShell({ ids, length }) {
	let open = 0;
	let isCommand = false;
	for (let at = 0; at < length; at += 1) {
		if (ids[at] === BACKTICK) {
			isCommand = !isCommand;
			ids[at] = isCommand ? COMMAND : layout_CLOSE;
		}
		open += OPENED.get(ids[at]) ?? 0;
		if (open < 0 && ids[at + 1] === vocabulary/* NEWLINE */.Xy) ids[at + 1] = vocabulary/* NO_TOKEN */.wH;
		open = Math.max(0, open);
	}
}
function dropAroundAll(family, { ids, lines, length }) {
	const { tokenizer, hasBraces, hasOptionalSemicolons, newlines } = languages/* FAMILIES */.BU[family];
	const [before, behind] = tokenizer === "python" ? IN_PYTHON : AROUND_ALL[family] ?? (hasBraces === true ? WITH_BRACES : IN_STATEMENTS);
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	for (let to = length - 1; to > 0; to -= 1) {
		const from = partners[to];
		if (ids[to] !== layout_CLOSE || ids[from] !== layout_OPEN || from + 1 === to && family !== "ruby") continue;
		const next = ids[to + 1];
		const isLast = to + 1 === length || behind.has(next) || hasOptionalSemicolons === true && lines[to] !== lines[to + 1] && !isJoined(layout_CLOSE, next);
		const goesOn = newlines && next === vocabulary/* NEWLINE */.Xy && to + 2 < length && isJoined(layout_CLOSE, ids[to + 2]);
		const isAll = isLast && !goesOn && before.has(ids[from - 1]);
		const isTag = ids[from + 1] === vocabulary/* MARKUP_OPEN */.OV && ids[to - 1] === vocabulary/* MARKUP_CLOSE */.yv;
		if (!isAll && !(isTag && BEFORE_TAG.has(ids[from - 1]))) continue;
		ids[from] = vocabulary/* NO_TOKEN */.wH;
		ids[to] = vocabulary/* NO_TOKEN */.wH;
		if (ids[from + 1] === vocabulary/* NEWLINE */.Xy) ids[from + 1] = vocabulary/* NO_TOKEN */.wH;
		let last = to - 1;
		for (const mark of [vocabulary/* NEWLINE */.Xy, layout_COMMA]) {
			if (ids[last] === mark) ids[last--] = vocabulary/* NO_TOKEN */.wH;
		}
	}
}
function isOneParameter(before) {
	return before(1) === layout_CLOSE && before(2) === vocabulary/* IDENTIFIER */.cS && before(3) === layout_OPEN && before(4) !== GREATER;
}
function isJoined(last, first) {
	return isSign(last) && !LAST.has(last) || isSign(first) && !FIRST.has(first) || JOINING.has(last) || JOINING.has(first) || last === vocabulary/* LOOP */.hN;
}
function isSign(id) {
	return id < 128 && id !== vocabulary/* SEPARATOR */.wv || !/\w/.test((0,vocabulary/* spelling */.DS)(id) ?? "word");
}

;// engine/line-forms.js




const [line_forms_ASSIGN, line_forms_COLON, line_forms_SEMICOLON, line_forms_COMMA, line_forms_ARROW] = "= : ; , =>".split(" ").map(vocabulary/* intern */.HL);
const [line_forms_OPEN, line_forms_CLOSE, line_forms_OPEN_BLOCK, line_forms_CLOSE_BLOCK] = "( ) { }".split(" ").map(vocabulary/* intern */.HL);
const [line_forms_LET, line_forms_RETURN, line_forms_ELSE, CASE] = "let return else case".split(" ").map(vocabulary/* intern */.HL);
const line_forms_ENDS_STATEMENT = (0,vocabulary/* tokenSet */.ks)("; { }");
const line_forms_BEHIND_RESULT = (0,vocabulary/* tokenSet */.ks)(undefined, "; } end");
const OTHERS = (0,vocabulary/* tokenSet */.ks)(line_forms_ENDS_STATEMENT, "let fun def class object case get set by where");
const BEFORE_RESULT = (0,vocabulary/* tokenSet */.ks)(OTHERS, ": =");
const line_forms_JUMPS = (0,vocabulary/* tokenSet */.ks)("return break continue");
const WITH_BEGINNING = (0,vocabulary/* tokenSet */.ks)("if switch");
const FUNCTIONS = (0,vocabulary/* tokenSet */.ks)("fun def get");
const WITH_CONDITION = (0,vocabulary/* tokenSet */.ks)("if while");
const line_forms_GOES_ON = (0,vocabulary/* tokenSet */.ks)(". ? else ) ] } ,");
const ENDS_ONE = (0,vocabulary/* tokenSet */.ks)("; case");
const IN_NO_BRANCH = (0,vocabulary/* tokenSet */.ks)(ENDS_ONE, "if");
const LONGEST_TYPE = 40;
const LONGEST_BEGINNING = 400;
const DECLARED = /\b(?:local|var)[ \t]+$/;
const LONGEST_DECLARED = 10;
const COLON_SIGN = 58;
const line_forms_READ = new Set([
	"go",
	"kotlin",
	"lua",
	"rust",
	"scala",
	"swift"
]);
function readLineForms(family, text, tokens) {
	if (!line_forms_READ.has(family)) return;
	const statements = new Statements(family, text, tokens);
	if (family !== "rust") statements.dropEnds();
	if (family === "go") statements.readBeginnings();
	else if (family !== "lua") statements.dropTypes();
	statements.readNamedResults();
	if (family === "kotlin" || family === "scala") statements.readBodies();
	if (family === "rust") statements.readArms();
}
class Statements {
	#family;
	#text;
	#tokens;
	#isDropped;
	#partners;
	constructor(family, text, tokens) {
		this.#family = family;
		this.#text = text;
		this.#tokens = tokens;
		this.#isDropped = new Uint8Array(tokens.length);
	}
	dropEnds() {
		const { ids, lines, length } = this.#tokens;
		for (let at = this.#next(line_forms_SEMICOLON, 0); at >= 0; at = this.#next(line_forms_SEMICOLON, at + 1)) {
			const isEnd = at + 1 === length || lines[at + 1] !== lines[at] || ids[at + 1] === line_forms_CLOSE_BLOCK;
			if (isEnd) this.#isDropped[at] = 1;
		}
		this.#drop();
	}
	readBeginnings() {
		const { ids, length } = this.#tokens;
		for (let at = 0; at < length; at += 1) {
			const word = ids[at];
			if (!WITH_BEGINNING.has(word) || ids[at - 1] === line_forms_ELSE) continue;
			const limit = Math.min(length, at + LONGEST_BEGINNING);
			let end = at + 1;
			for (let depth = 0; end < limit; end += 1) {
				if (depth === 0 && line_forms_ENDS_STATEMENT.has(ids[end])) break;
				if (brackets/* OPENING */.$4.has(ids[end])) depth += 1;
				else if (brackets/* CLOSING */.qc.has(ids[end])) depth -= 1;
			}
			if (ids[end] !== line_forms_SEMICOLON || end === at + 1 || end === limit) continue;
			for (let next = at + 1; next < end; next += 1) this.#tokens.move(next, next - 1);
			this.#tokens.move(end, end - 1);
			ids[end - 1] = word;
			this.#isDropped[end] = 1;
		}
		this.#drop();
	}
	dropTypes() {
		const { ids } = this.#tokens;
		for (let at = this.#next(line_forms_LET, 0); at >= 0; at = this.#next(line_forms_LET, at + 1)) {
			const name = brackets/* OPENING */.$4.has(ids[at + 1]) ? this.#partner(at + 1) : at + 1;
			if (name > at && ids[name + 1] === line_forms_COLON) this.#dropType(name + 1);
		}
		this.#drop();
	}
	readNamedResults() {
		const { ids, hashes, length } = this.#tokens;
		const isResult = this.#family === "rust" || this.#family === "scala";
		const next = (from) => isResult ? from : this.#next(line_forms_RETURN, from);
		for (let at = next(2); at >= 0 && at < length; at = next(at + 1)) {
			const isReturn = ids[at] === line_forms_RETURN;
			const inBrackets = Number(isReturn && ids[at + 1] === line_forms_OPEN && ids[at + 3] === line_forms_CLOSE);
			const name = isReturn ? at + 1 + inBrackets : at;
			const end = name + 1 + inBrackets;
			const isLast = isReturn ? line_forms_BEHIND_RESULT.has(end < length ? ids[end] : undefined) || this.#begins(end) : isResult && ids[end] === line_forms_CLOSE_BLOCK;
			if (!isLast || ids[name] !== vocabulary/* IDENTIFIER */.cS || !this.#begins(at)) continue;
			const assign = this.#assignOf(name, ids[at - 1] === line_forms_SEMICOLON ? at - 2 : at - 1);
			const from = assign < 0 ? -1 : this.#declared(assign);
			if (from < 0) continue;
			this.#isDropped.fill(1, from, assign + 1).fill(1, at, end);
			if (isReturn) {
				ids[from] = line_forms_RETURN;
				hashes[from] = 0;
				this.#isDropped[from] = 0;
				if (ids[end] === line_forms_SEMICOLON) this.#isDropped[end] = 1;
			} else if (ids[at - 1] === line_forms_SEMICOLON) {
				this.#isDropped[at - 1] = 1;
			}
		}
		this.#drop();
	}
	readBodies() {
		const { ids, length } = this.#tokens;
		const isScala = this.#family === "scala";
		for (let at = 0; at < length; at += 1) {
			if (FUNCTIONS.has(ids[at])) this.#readFunction(at, isScala);
			if (ids[at] !== line_forms_OPEN_BLOCK) continue;
			const close = this.#partner(at);
			if (close < 0) continue;
			const before = ids[at - 1];
			const head = before === line_forms_CLOSE ? ids[this.#partner(at - 1) - 1] : undefined;
			const isBranch = before === line_forms_ELSE || WITH_CONDITION.has(head);
			const isArm = isScala && before === line_forms_ARROW && (ids[close + 1] === CASE || ids[close + 1] === line_forms_CLOSE_BLOCK);
			const isValue = isScala && (before === line_forms_ASSIGN || before === line_forms_ARROW);
			const isOne = isBranch && this.#isOne(at + 1, close, IN_NO_BRANCH) || isValue && this.#isOne(at + 1, close);
			if (isArm || isOne) {
				this.#isDropped[at] = 1;
				this.#isDropped[close] = 1;
			}
		}
		this.#drop();
	}
	readArms() {
		const { ids, length } = this.#tokens;
		for (let at = 1; at < length; at += 1) {
			if (ids[at] !== line_forms_OPEN_BLOCK || ids[at - 1] !== line_forms_ARROW) continue;
			const close = this.#partner(at);
			const next = ids[close + 1];
			if (close < 0 || next === line_forms_SEMICOLON) continue;
			const isJump = line_forms_JUMPS.has(ids[at + 1]) && ids[close - 1] === line_forms_SEMICOLON;
			if (this.#isOne(at + 1, isJump ? close - 1 : close)) {
				this.#isDropped[at] = 1;
				if (isJump) this.#isDropped[close - 1] = 1;
				ids[close] = line_forms_COMMA;
			}
			if (next === line_forms_COMMA) this.#isDropped[close + 1] = 1;
		}
		this.#drop();
	}
	#readFunction(word, isScala) {
		const { ids } = this.#tokens;
		let at = word + 1;
		const limit = at + LONGEST_TYPE;
		const before = isScala ? BEFORE_RESULT : OTHERS;
		while (at < limit && ids[at] !== line_forms_OPEN && !before.has(ids[at])) {
			at = this.#behind(at);
		}
		while (ids[at] === line_forms_OPEN && this.#partner(at) > at) at = this.#partner(at) + 1;
		const type = at;
		if (ids[at] === line_forms_COLON) at = this.#endOfType(at);
		const close = this.#partner(at);
		const isBody = !isScala && ids[at] === line_forms_OPEN_BLOCK && ids[at + 1] === line_forms_RETURN && this.#isOne(at + 2, close);
		if (isBody) {
			ids[at] = line_forms_ASSIGN;
			this.#isDropped[at + 1] = 1;
			this.#isDropped[close] = 1;
		}
		if (ids[at] === line_forms_ASSIGN) this.#isDropped.fill(1, type, at);
	}
	#drop() {
		const { length } = this.#tokens;
		if (!this.#isDropped.subarray(0, length).includes(1)) return;
		this.#tokens.drop(this.#isDropped);
		this.#isDropped.fill(0, 0, length);
		this.#partners = undefined;
	}
	#next(word, from) {
		const at = this.#tokens.ids.indexOf(word, from);
		return at < this.#tokens.length ? at : -1;
	}
	#partner(at) {
		this.#partners ??= (0,brackets/* partnersOf */.xj)(this.#tokens.ids, this.#tokens.length);
		return this.#partners[at] ?? -1;
	}
	#behind(at) {
		return (brackets/* OPENING */.$4.has(this.#tokens.ids[at]) ? Math.max(at, this.#partner(at)) : at) + 1;
	}
	#dropType(colon) {
		const end = this.#endOfType(colon);
		if (this.#tokens.ids[end] === line_forms_ASSIGN) this.#isDropped.fill(1, colon, end);
	}
	#endOfType(colon) {
		const { ids, length } = this.#tokens;
		let at = colon + 1;
		while (at < length && at - colon < LONGEST_TYPE && ids[at] !== line_forms_ASSIGN && !OTHERS.has(ids[at]) && !this.#begins(at)) {
			at = this.#behind(at);
		}
		return at;
	}
	#begins(at) {
		const { ids, lines, length } = this.#tokens;
		if (at <= 0 || at >= length || line_forms_ENDS_STATEMENT.has(ids[at - 1])) return true;
		if (this.#family === "rust" || lines[at] === lines[at - 1]) return false;
		return !isJoined(ids[at - 1], ids[at]);
	}
	#isOne(from, to, ends = ENDS_ONE) {
		const { ids } = this.#tokens;
		if (from >= to || OTHERS.has(ids[from])) return false;
		for (let at = from; at < to; at = this.#behind(at)) {
			const isNext = at > from && this.#begins(at) && !line_forms_GOES_ON.has(ids[at]);
			if (isNext || ends.has(ids[at])) return false;
		}
		return true;
	}
	#assignOf(name, end) {
		const { ids, starts } = this.#tokens;
		for (let at = end; at > 0; at -= 1) {
			const isGiven = ids[at] === line_forms_ASSIGN && ids[at - 1] === vocabulary/* IDENTIFIER */.cS;
			if (isGiven && (0,words/* sameWord */.Xg)(this.#text, starts[at - 1], starts[name])) return at;
			if (brackets/* CLOSING */.qc.has(ids[at])) at = this.#partner(at);
			else if (brackets/* OPENING */.$4.has(ids[at]) || ids[at] === line_forms_SEMICOLON) return -1;
			if (at < 0 || this.#begins(at)) return -1;
		}
		return -1;
	}
	#declared(assign) {
		const { ids, starts } = this.#tokens;
		const name = assign - 1;
		if (ids[name - 1] === line_forms_LET) return this.#begins(name - 1) ? name - 1 : -1;
		const start = starts[name];
		const isDeclared = this.#text.charCodeAt(starts[assign]) === COLON_SIGN || DECLARED.test(this.#text.slice(Math.max(0, start - LONGEST_DECLARED), start));
		return isDeclared && this.#begins(name) ? name : -1;
	}
}

;// engine/ruby-forms.js



const [ruby_forms_COLON, PAIR, ruby_forms_DO, END] = [
	":",
	"=>",
	"do",
	"end"
].map(vocabulary/* intern */.HL);
const [ruby_forms_CLOSE, ruby_forms_OPEN_BLOCK] = [")", "{"].map(vocabulary/* intern */.HL);
const SYMBOL = 58;
const ruby_forms_CALLED = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, "loop lambda proc");
const IN_CHAIN = (0,vocabulary/* tokenSet */.ks)(". &.");
const IN_CALL = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, brackets/* CLOSING */.qc);
const LONGEST_CHAIN = 64;
const BEFORE_CALL = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NEWLINE */.Xy, vocabulary/* SEPARATOR */.wv, undefined, "; = += -= ||= ( [ { | return if unless elsif while until then else do begin ensure");
function readPairs(text, { ids, starts, hashes, length }) {
	for (let at = 0; at + 1 < length; at += 1) {
		const start = starts[at];
		if (ids[at] !== vocabulary/* STRING */.An || ids[at + 1] !== PAIR || text.charCodeAt(start) !== SYMBOL) continue;
		if (!/\w/.test(text[start + 1] ?? "")) continue;
		ids[at] = vocabulary/* IDENTIFIER */.cS;
		starts[at] = start + 1;
		hashes[at] = (0,words/* nameHash */._N)(text, start + 1, false);
		ids[at + 1] = ruby_forms_COLON;
	}
}
function readBlocks(tokens) {
	const { ids, length } = tokens;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const ends = new Uint8Array(length);
	for (let at = 1; at < length; at += 1) {
		const close = partners[at];
		if (ids[at] !== ruby_forms_OPEN_BLOCK || close < 0 || !BEFORE_CALL.has(beforeCall(at))) continue;
		ends[close] = 1;
		ids[at] = ruby_forms_DO;
	}
	if (!ends.includes(1)) return;
	const all = tokens.take();
	for (let at = 0; at < length; at += 1) {
		if (ends[at] === 0) {
			tokens.put(all, at);
			continue;
		}
		if (tokens.last() !== vocabulary/* NEWLINE */.Xy) tokens.put(all, at, vocabulary/* NEWLINE */.Xy);
		tokens.put(all, at, END);
	}
	function beforeCall(block) {
		let at = block - 1;
		const called = ids[at] === ruby_forms_CLOSE ? ids[partners[at] - 1] : ids[at];
		if (!ruby_forms_CALLED.has(called)) return ruby_forms_COLON;
		for (let parts = 0; parts < LONGEST_CHAIN && ids[at] !== END; parts += 1) {
			const isBracket = brackets/* CLOSING */.qc.has(ids[at]);
			if (isBracket) at = partners[at];
			if (at < 1) return at < 0 ? ruby_forms_COLON : vocabulary/* SEPARATOR */.wv;
			const before = ids[at - 1];
			if (isBracket && IN_CALL.has(before)) at -= 1;
			else if (IN_CHAIN.has(before)) at -= ids[at - 2] === vocabulary/* NEWLINE */.Xy ? 3 : 2;
			else return before;
		}
		return ruby_forms_COLON;
	}
}

;// engine/type-hints.js


const [DEF, LAMBDA, type_hints_COLON, type_hints_ASSIGN, RESULT, type_hints_OPEN, type_hints_CLOSE, type_hints_OPEN_LIST] = "def lambda : = -> ( ) [".split(" ").map(vocabulary/* intern */.HL);
const ENDS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NEWLINE */.Xy, vocabulary/* SEPARATOR */.wv, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ);
const type_hints_BEFORE_STATEMENT = (0,vocabulary/* tokenSet */.ks)(undefined, ";", ENDS);
const IN_TARGET = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, ". [");
const COMPUTING = (0,vocabulary/* tokenSet */.ks)("for := lambda await yield");
const BEFORE_GROUP = (0,vocabulary/* tokenSet */.ks)(brackets/* OPENING */.$4, ": , | ->");
const BEHIND_PARAMETER = (0,vocabulary/* tokenSet */.ks)(", = )");
const BEHIND_VARIABLE = (0,vocabulary/* tokenSet */.ks)("= ;");
const type_hints_BEHIND_RESULT = (0,vocabulary/* tokenSet */.ks)(":");
function dropTypeHints(tokens) {
	const { ids, length } = tokens;
	let out = 0;
	let at = 0;
	const copyTo = (end) => {
		for (; at < end; at += 1) {
			tokens.move(at, out);
			out += 1;
		}
	};
	const isMore = () => at < length;
	const dropTo = (end) => {
		if (computes(ids, at, end)) copyTo(end);
		else at = end;
	};
	const bracketsEnd = (from) => endOf(ids, from + 1, length, brackets/* CLOSING */.qc) + 1;
	while (isMore()) {
		const id = ids[at];
		const isFirst = type_hints_BEFORE_STATEMENT.has(at === 0 ? undefined : ids[at - 1]);
		if (isFirst && id === vocabulary/* IDENTIFIER */.cS) {
			let end = at + 1;
			while (end < length && IN_TARGET.has(ids[end])) {
				end = ids[end] === type_hints_OPEN_LIST ? Math.min(length, bracketsEnd(end)) : end + 1;
			}
			copyTo(end);
			if (end < length && ids[end] === type_hints_COLON) {
				const behind = endOf(ids, end + 1, length, BEHIND_VARIABLE);
				if (behind < length && ids[behind] === type_hints_ASSIGN) dropTo(behind);
				else copyTo(behind);
			}
		} else if (id === DEF) {
			copyTo(Math.min(length, at + 2));
			if (ids[at] === type_hints_OPEN_LIST && at < length) dropTo(Math.min(length, bracketsEnd(at)));
			if (at < length && ids[at] === type_hints_OPEN) readParameters();
			if (at < length && ids[at] === RESULT) dropTo(endOf(ids, at + 1, length, type_hints_BEHIND_RESULT));
		} else {
			copyTo(at + 1);
		}
	}
	tokens.length = out;
	function readParameters() {
		copyTo(at + 1);
		while (isMore() && !ENDS.has(ids[at])) {
			const id = ids[at];
			if (id === type_hints_COLON) {
				dropTo(endOf(ids, at + 1, length, BEHIND_PARAMETER));
				continue;
			}
			if (id === LAMBDA) copyTo(endOf(ids, at + 1, length, type_hints_BEHIND_RESULT));
			if (isMore()) copyTo(brackets/* OPENING */.$4.has(id) ? Math.min(length, bracketsEnd(at)) : at + 1);
			if (id === type_hints_CLOSE) return;
		}
	}
}
function computes(ids, from, to) {
	for (let at = from + 1; at < to; at += 1) {
		if (COMPUTING.has(ids[at]) || ids[at] === type_hints_OPEN && !BEFORE_GROUP.has(ids[at - 1])) return true;
	}
	return false;
}
function endOf(ids, from, length, marks) {
	let depth = 0;
	let lambdas = 0;
	let at = from;
	for (; at < length; at += 1) {
		const id = ids[at];
		if (ENDS.has(id) || depth === 0 && lambdas === 0 && marks.has(id)) return at;
		if (depth === 0 && id === LAMBDA) lambdas += 1;
		else if (depth === 0 && id === type_hints_COLON && lambdas > 0) lambdas -= 1;
		else if (brackets/* OPENING */.$4.has(id)) depth += 1;
		else if (brackets/* CLOSING */.qc.has(id)) depth -= 1;
	}
	return at;
}

;// engine/named-results.js



const [named_results_ASSIGN, named_results_COMMA, named_results_RETURN] = "= , return".split(" ").map(vocabulary/* intern */.HL);
const named_results_ENDS_STATEMENT = (0,vocabulary/* tokenSet */.ks)(vocabulary/* NEWLINE */.Xy, ";");
const named_results_BEFORE_STATEMENT = (0,vocabulary/* tokenSet */.ks)(named_results_ENDS_STATEMENT, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ, "{ } :");
const AROUND = (0,vocabulary/* tokenSet */.ks)(named_results_ENDS_STATEMENT, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ, brackets/* OPENING */.$4);
const named_results_BEHIND_RESULT = (0,vocabulary/* tokenSet */.ks)(named_results_ENDS_STATEMENT, "}");
const BEGINS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, "let struct");
const BEFORE_NAME = (0,vocabulary/* tokenSet */.ks)(BEGINS, "> >> ] * &");
const AROUND_TYPE = (0,vocabulary/* tokenSet */.ks)(named_results_BEFORE_STATEMENT, "= ( )");
const AROUND_PLAIN_TYPE = (0,vocabulary/* tokenSet */.ks)(AROUND_TYPE, ",");
const ENDS_ARGUMENTS = (0,vocabulary/* tokenSet */.ks)("> >>");
const named_results_LONGEST_TYPE = 16;
const SHARING = {
	python: /\b(?:global|nonlocal)\b(?:\\\n|.)*/g,
	php: /\b(?:global|static)\b[^;=()]*|&\s*\$\w+/gi
};
function readNamedResults(text, tokens, family) {
	const { ids, starts, hashes, length } = tokens;
	const sharing = SHARING[family];
	const isDropped = new Uint8Array(length);
	let partners;
	let shared;
	function assignOf(name, end) {
		partners ??= (0,brackets/* partnersOf */.xj)(ids, length);
		let at = end - 1;
		while (at > 0) {
			const id = ids[at];
			const isGiven = id === named_results_ASSIGN && ids[at - 1] === vocabulary/* IDENTIFIER */.cS;
			if (isGiven && (0,words/* sameWord */.Xg)(text, starts[at - 1], starts[name])) return at;
			if (AROUND.has(id) || id === named_results_COMMA && family !== "python") break;
			at = brackets/* CLOSING */.qc.has(id) ? partners[at] - 1 : at - 1;
		}
		return -1;
	}
	function startOf(name) {
		let at = name;
		if (sharing !== undefined) {
			shared ??= new Set(text.match(sharing)?.join(",").split(/[\s,;&\\]+/).map((word) => (0,words/* nameHash */._N)(word, 0, false)));
			if (shared.has((0,words/* nameHash */._N)(text, starts[name], false))) return -1;
		} else {
			if (!BEFORE_NAME.has(ids[name - 1])) return -1;
			const around = ENDS_ARGUMENTS.has(ids[name - 1]) ? AROUND_TYPE : AROUND_PLAIN_TYPE;
			while (name - at < named_results_LONGEST_TYPE && !around.has(ids[at - 1])) at -= 1;
			if (!BEGINS.has(ids[at])) return -1;
		}
		return named_results_BEFORE_STATEMENT.has(ids[at - 1]) ? at : -1;
	}
	for (let at = 3; at < length; at += 1) {
		const isResult = ids[at] === named_results_RETURN && ids[at + 1] === vocabulary/* IDENTIFIER */.cS && named_results_ENDS_STATEMENT.has(ids[at - 1]) && named_results_BEHIND_RESULT.has(ids[at + 2]);
		const assign = isResult ? assignOf(at + 1, at - 1) : -1;
		const from = assign < 0 ? -1 : startOf(assign - 1);
		if (from < 0) continue;
		ids[from] = named_results_RETURN;
		hashes[from] = 0;
		isDropped.fill(1, from + 1, assign + 1).fill(1, at, named_results_ENDS_STATEMENT.has(ids[at + 2]) ? at + 3 : at + 2);
	}
	if (partners !== undefined) tokens.drop(isDropped);
}

;// engine/normalise.js















const PLAIN = 0;
const ATOM = 1;
const SELF = 2;
const LOOP_WORD = 3;
const ASSIGNMENT = 4;
const ACTIONS = new Uint8Array(2048);
function act(action, list) {
	for (const word of list.split(" ")) ACTIONS[(0,vocabulary/* intern */.HL)(word)] = action;
}
ACTIONS[vocabulary/* IDENTIFIER */.cS] = ATOM;
ACTIONS[vocabulary/* NUMBER */.uk] = ATOM;
ACTIONS[vocabulary/* STRING */.An] = ATOM;
ACTIONS[vocabulary/* CONSTANT */.TJ] = ATOM;
act(SELF, "this self");
act(LOOP_WORD, "for while do foreach loop repeat until parfor");
act(ASSIGNMENT, "+= -= *= /= %= &= |= ^= <<= >>= >>>= //= **= ??= ||= &&= .= ++ --");
const normalise_ASSIGN = (0,vocabulary/* intern */.HL)("=");
const normalise_DOT = (0,vocabulary/* intern */.HL)(".");
const normalise_ARROW = (0,vocabulary/* intern */.HL)("->");
const normalise_SCOPE = (0,vocabulary/* intern */.HL)("::");
const LESS = (0,vocabulary/* intern */.HL)("<");
const normalise_GREATER = (0,vocabulary/* intern */.HL)(">");
const SHIFT = (0,vocabulary/* intern */.HL)(">>");
const TRIPLE_SHIFT = (0,vocabulary/* intern */.HL)(">>>");
const OPEN_BRACKET = (0,vocabulary/* intern */.HL)("[");
const CLOSE_BRACKET = (0,vocabulary/* intern */.HL)("]");
const THIS = (0,vocabulary/* intern */.HL)("this");
const STEPS = (0,vocabulary/* tokenSet */.ks)("++ --");
const BINARY = (0,vocabulary/* tokenSet */.ks)("+ - * / % & | ^ << >>");
const IN_TYPE_ARGUMENTS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, "? , [ ] & extends super . :: : < > >> >>> * |");
const AFTER_TYPE_ARGUMENTS = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, "( { > ; , ) . -> :: & * [ ] = >>");
const LONGEST_PLACE = 40;
const LONGEST_TYPE_ARGUMENTS = 40;
function normalise(family, text, tokens) {
	const { tokenizer, hasBraces, hasBareBranches, hasOptionalSemicolons } = languages/* FAMILIES */.BU[family];
	if (tokenizer === "names" || tokenizer === "words") return;
	readInOneWay(family, text, tokens);
	const braces = hasBraces === true || family === "generic";
	const { ids, lines, starts, hashes } = tokens;
	const count = tokens.length;
	const mayEndAtLine = hasBraces !== true || hasOptionalSemicolons === true;
	let [out, macroLine] = [0, 0];
	const areBeside = (one, other) => lines[one] === lines[other] || !mayEndAtLine && lines[one] !== macroLine;
	const write = (id, from) => {
		tokens.move(from, out);
		ids[out] = id;
		out += 1;
	};
	for (let at = 0; at < count; at += 1) {
		const id = ids[at];
		const action = ACTIONS[id];
		if (action === PLAIN) {
			if (id === vocabulary/* ANNOTATION */.YX) macroLine = lines[at];
			if (braces && id === LESS && out > 0 && ids[out - 1] === vocabulary/* IDENTIFIER */.cS) {
				const end = endOfTypeArguments(ids, at, count);
				if (end > at) {
					at = end;
					continue;
				}
			}
			write(id, at);
		} else if (action === ATOM) {
			if (braces && id === vocabulary/* IDENTIFIER */.cS) {
				if (at + 2 < count && ids[at + 1] === normalise_SCOPE && ids[at + 2] === vocabulary/* IDENTIFIER */.cS) {
					at += 1;
					continue;
				}
				let next = at + 1;
				while (next + 1 < count && ids[next] === OPEN_BRACKET && ids[next + 1] === CLOSE_BRACKET) next += 2;
				if (next < count && ids[next] === vocabulary/* IDENTIFIER */.cS && areBeside(at, next)) {
					at = next - 1;
					continue;
				}
				if (out > 0 && ids[out - 1] === vocabulary/* IDENTIFIER */.cS && areBeside(out - 1, at)) {
					out -= 1;
				}
			}
			write(id, at);
			if (isUpdate(text, tokens, at)) {
				write(normalise_ASSIGN, at + 1);
				at += 3;
			}
		} else if (action === SELF) {
			if (at + 1 < count && (ids[at + 1] === normalise_DOT || ids[at + 1] === normalise_ARROW)) {
				at += 1;
			} else {
				hashes[at] = (0,words/* nameHash */._N)(text, starts[at], false);
				write(vocabulary/* IDENTIFIER */.cS, at);
			}
		} else if (action === LOOP_WORD) {
			write(vocabulary/* LOOP */.hN, at);
		} else {
			if (STEPS.has(id) && putBehindPlace(tokens, at)) at -= 1;
			else write(normalise_ASSIGN, at);
		}
	}
	tokens.length = out;
	if (hasBareBranches === true || tokenizer === "python") readComparisons(tokens, family === "java");
	dropLayout(family, tokens);
}
const HAS_LAMBDAS = new Set([
	"csharp",
	"dart",
	"java"
]);
function isUpdate(text, { ids, starts, length }, at) {
	return at + 3 < length && ids[at] === vocabulary/* IDENTIFIER */.cS && ids[at + 1] === normalise_ASSIGN && ids[at + 2] === vocabulary/* IDENTIFIER */.cS && BINARY.has(ids[at + 3]) && (0,words/* sameWord */.Xg)(text, starts[at], starts[at + 2]);
}
function readInOneWay(family, text, tokens) {
	if (languages/* FAMILIES */.BU[family].hasBareBranches === true) readCountedLoops(tokens, family === "c");
	const isPython = family === "python";
	if (isPython) dropTypeHints(tokens);
	if (isPython || languages/* FAMILIES */.BU[family].hasBareBranches === true) readNamedResults(text, tokens, family);
	readLineForms(family, text, tokens);
	if (family === "c") readCForms(text, tokens);
	if (family === "csharp") readCSharpForms(text, tokens);
	if (HAS_LAMBDAS.has(family)) readBodies(tokens, family !== "java");
	if (family === "rust" || family === "r") readResults(tokens, family === "r");
	if (family === "ruby") {
		readPairs(text, tokens);
		readBlocks(tokens);
	}
	if (family === "php") readLists(tokens);
	if (family === "javascript") {
		readModules(text, tokens);
		readElements(text, tokens);
		readForms(text, tokens);
	}
}
function endOfTypeArguments(ids, from, count) {
	let depth = 0;
	const limit = Math.min(count, from + LONGEST_TYPE_ARGUMENTS);
	for (let at = from; at < limit; at += 1) {
		const id = ids[at];
		if (id === LESS) {
			depth += 1;
		} else if (id === normalise_GREATER || id === SHIFT || id === TRIPLE_SHIFT) {
			depth -= id === normalise_GREATER ? 1 : id === SHIFT ? 2 : 3;
			if (depth <= 0) return at + 1 < count && AFTER_TYPE_ARGUMENTS.has(ids[at + 1]) ? at : from;
		} else if (!IN_TYPE_ARGUMENTS.has(id)) {
			return from;
		}
	}
	return from;
}
function putBehindPlace(tokens, from) {
	const { ids, lines } = tokens;
	const count = Math.min(tokens.length, from + LONGEST_PLACE);
	let at = from + 1;
	while (at < count && lines[at] === lines[from] && (ids[at] === vocabulary/* IDENTIFIER */.cS || ids[at] === THIS)) {
		at += 1;
		let depth = 0;
		while (at < count && (depth > 0 || ids[at] === OPEN_BRACKET)) {
			if (ids[at] === OPEN_BRACKET) depth += 1;
			else if (ids[at] === CLOSE_BRACKET) depth -= 1;
			at += 1;
		}
		if (at + 1 >= count || ids[at] !== normalise_DOT && ids[at] !== normalise_ARROW) break;
		at += 1;
	}
	if (at === from + 1) return false;
	for (let next = from + 1; next < at; next += 1) tokens.move(next, next - 1);
	ids[at - 1] = normalise_ASSIGN;
	return true;
}
const FOLDED = new Uint16Array(1 << 16);
for (let token = 0; token < FOLDED.length; token += 1) {
	const id = token % vocabulary/* TOKEN_LIMIT */.qr;
	FOLDED[token] = id === vocabulary/* NUMBER */.uk || id === vocabulary/* STRING */.An || id === vocabulary/* CONSTANT */.TJ ? token - id + vocabulary/* IDENTIFIER */.cS : token;
}
function fold(tokens) {
	const folded = new Uint16Array(tokens.length);
	for (let at = 0; at < tokens.length; at += 1) folded[at] = FOLDED[tokens[at]];
	return folded;
}


}),

9623:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
z:()=>PARAMETERS
});
const PARAMETERS = {
	k: 12,
	w: 4,
	minimumTile: 15,
	suspicionFrom: 8,
	leastSuspicion: 2,
	mergeGap: 6,
	smallRun: 4,
	rarityPower: 2,
	nameDoubt: 4,
	stringDoubt: .5,
	roleTimes: 3,
	roleDoubt: 1,
	roleWeight: 3,
	roleEnough: 7,
	raiseRun: 3,
	denseWeight: .25,
	raiseWeight: 4,
	minimumTokens: 120,
	partners: 10,
	shownPairs: 3,
	shownRuns: 2e5,
	tileFrom: .1,
	tileBudgetTokens: 4e7,
	tileMostTokens: 3e8,
	maxPairs: 3e4,
	lookBudget: 1e9,
	mostHolders: 200,
	samples: 16,
	nearest: 32,
	likely: 16,
	commonShare: .3,
	commonRun: 36,
	givenTokens: 128,
	givenGrowth: 3,
	commonAtLeast: 3,
	commonFromSubmissions: 8,
	everybodyFiles: .6,
	everybodyRuns: .95,
	everybodyPart: .25,
	everybodyAtLeast: 4,
	residueFingerprints: 20,
	residueShare: .1,
	classDoubt: 2,
	standsOutFactor: 6,
	standsOutAtLeast: 40,
	standsOutLength: 8,
	standsOutStretch: .8,
	standsOutPartner: 3,
	clusterFrom: 75,
	judgeFactor: 4,
	judgeSuspicion: 3,
	judgeLength: 400,
	judgeNear: .6,
	evidenceFrom: 55,
	evidenceBits: 900,
	evidenceNear: 10,
	imprintSample: 32,
	webRunGrowth: 4,
	webShare: 25,
	webPartners: 40,
	tutorialShare: .5
};


}),

26584:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
BF:()=>qualityOf,
Mm:()=>SCRIPT
});
var _base__0__ = __load__(92105);

const GOOD = {
	cognitive: 15,
	cyclomatic: 10,
	lines: 60,
	nesting: 3,
	parameters: 5
};
const WORST_SHOWN = 10;
const SCRIPT = "(script)";
function over(value, limit) {
	return Math.max(0, value - limit);
}
function penaltyOf(measured) {
	const lines = measured.lineEnd - measured.lineStart + 1;
	return Math.min(100, 3 * over(measured.cognitive, GOOD.cognitive) + 3 * over(measured.cyclomatic, GOOD.cyclomatic) + .5 * over(lines, GOOD.lines) + 10 * over(measured.nesting, GOOD.nesting) + 5 * over(measured.parameters, GOOD.parameters));
}
function qualityOf(all) {
	const named = all.filter(({ name }) => name !== SCRIPT);
	const functions = named.length > 0 ? named : all;
	let lines = 0;
	let lost = 0;
	for (const measured of functions) {
		const length = measured.lineEnd - measured.lineStart + 1;
		lines += length;
		lost += length * penaltyOf(measured);
	}
	if (lines === 0) return null;
	const worst = functions.toSorted((a, b) => penaltyOf(b) - penaltyOf(a) || b.cognitive - a.cognitive || b.cyclomatic - a.cyclomatic || (0,_base__0__.n)(a.file, b.file) || a.lineStart - b.lineStart);
	return {
		score: 100 - lost / lines,
		worst: worst.slice(0, WORST_SHOWN)
	};
}


}),

63190:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
gZ:()=>MAX_FILE_BYTES,
u0:()=>readDocument
});

var compare_text = __load__(92105);
var decode = __load__(71198);
var languages = __load__(92005);
var vocabulary = __load__(11728);
;// engine/evaluated-text.js


const MOST_TOKENS_BETWEEN = 3;
const MOST_TOKENS_TO_ADD = 6;
const LEAST_CHARACTERS = 200;
const ENCODED_BLANKS = .03;
const CODE_MARKS = .04;
const LEAST_STATEMENTS = 8;
function evaluatedText(family, text, tokens) {
	if (!evaluatesText(family, text, tokens)) return undefined;
	const sum = lettersByNumber(text, tokens);
	const note = ({ parts, first, last }) => {
		sum.characters += parts.reduce((length, part) => length + part.length, 0);
		sum.tokens += last - first + 1;
	};
	for (const run of stringRuns(text, tokens, 0, tokens.length, MOST_TOKENS_TO_ADD)) {
		if (hasStatements(run.parts.map(unquoted).join(""))) {
			note(run);
			continue;
		}
		for (const near of stringRuns(text, tokens, run.first, run.last + 1, MOST_TOKENS_BETWEEN)) {
			if (isProgram(near.parts.join(""))) note(near);
		}
	}
	return sum.characters > 0 || readsItself(family, text, tokens) ? sum : undefined;
}
function stringRuns(text, { ids, starts, length }, from, to, most) {
	const runs = [];
	let run;
	for (let at = from; at < to; at += 1) {
		if (ids[at] !== vocabulary/* STRING */.An) continue;
		const part = text.slice(starts[at], at + 1 < length ? starts[at + 1] : undefined).trim();
		if (run === undefined || at - run.last - 1 > most) {
			run = {
				parts: [part],
				first: at,
				last: at
			};
			runs.push(run);
		} else {
			run.parts.push(part);
			run.last = at;
		}
	}
	return runs;
}
function unquoted(part) {
	return part.replace(/^[A-Za-z]{0,3}["'`]{1,3}/, "").replace(/["'`]{1,3}$/, "");
}
function hasStatements(text) {
	if (text.length < LEAST_CHARACTERS) return false;
	let count = 0;
	for (const _ of text.matchAll(STATEMENT)) {
		count += 1;
		if (count === LEAST_STATEMENTS) return true;
	}
	return false;
}
const STATEMENT = /(?:^|\n|\\n|;)[ \t]*(?:def \w+ ?\(|import \w|from [\w.]{1,80} import\b|return\b|(?:if|for|while) ?\(|(?:if|elif|for|while) [^\n\\]{1,80}:|function \w|(?:const|let|var|int|long|double|auto|String) \w{1,40} ?=|[A-Za-z_][\w.]{0,40} ?[-+*/]?= ?[\w([-])/g;
function lettersByNumber(text, { ids, starts, length }) {
	const sum = {
		characters: 0,
		tokens: 0
	};
	let letters = 0;
	let first = 0;
	let last = -Infinity;
	for (let at = 0; at <= length; at += 1) {
		if (at < length && ids[at] !== vocabulary/* NUMBER */.uk) continue;
		if (at === length || at - last - 1 > MOST_TOKENS_BETWEEN) {
			if (letters >= LEAST_CHARACTERS) {
				sum.characters += letters;
				sum.tokens += last - first + 1;
			}
			letters = 0;
			first = at;
		}
		last = at;
		letters += at < length && isLetter(text, starts[at]) ? 1 : 0;
	}
	return sum;
}
function isLetter(text, from) {
	const value = Number(/^(?:0x[\da-f]{1,2}|\d{1,3})(?![\w.])/i.exec(text.slice(from, from + 8))?.[0] ?? NaN);
	return value >= 32 && value < 127 || value === 9 || value === 10 || value === 13;
}
function evaluatesText(family, text, tokens) {
	return isCode(languages/* FAMILIES */.BU[family].evaluates, text, tokens);
}
function readsItself(family, text, tokens) {
	return isCode(languages/* FAMILIES */.BU[family].readsItself, text, tokens);
}
function isCode(pattern, text, { starts, length }) {
	if (pattern === undefined) return false;
	let at = 0;
	for (const { index } of text.matchAll(pattern)) {
		while (at < length && starts[at] < index) at += 1;
		if (at < length && starts[at] === index) return true;
	}
	return false;
}
function isProgram(text) {
	if (text.length < LEAST_CHARACTERS) return false;
	let blanks = 0;
	let marks = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code <= 32) {
			blanks += 1;
		} else if (code === 40 || code === 41 || code === 59 || code === 61 || code === 91 || code === 93 || code === 123 || code === 125) {
			marks += 1;
		}
	}
	return blanks < text.length * ENCODED_BLANKS || marks > text.length * CODE_MARKS;
}

var literate = __load__(45229);
var reading_of = __load__(62079);
var token_values = __load__(51525);
;// engine/joined-files.js



const NO_USES = new Uint32Array(0);
const NO_SPELLINGS = new Uint16Array(0);
const MOST_SHORT_LINES = 65535;
class JoinedFiles {
	#files = [];
	#length = 0;
	#lastLine = 0;
	add(path, family, file, uses = NO_USES, spelled = NO_SPELLINGS) {
		if (file.length === 0) return;
		const offset = (0,token_values/* tokenOffset */.Lx)(family);
		const tokens = new Uint16Array(file.length + 1);
		const last = file.lines[file.length - 1];
		const lines = last <= MOST_SHORT_LINES ? new Uint16Array(file.length + 1) : new Uint32Array(file.length + 1);
		this.#lastLine = Math.max(this.#lastLine, last);
		for (let at = 0; at < file.length; at += 1) {
			tokens[at] = file.ids[at] + offset;
			lines[at] = file.lines[at];
		}
		tokens[file.length] = vocabulary/* SEPARATOR */.wv;
		this.#files.push({
			path,
			family,
			tokens,
			lines,
			uses,
			spelled
		});
		this.#length += file.length + 1;
	}
	join() {
		const sorted = this.#files.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
		let from = 0;
		const files = sorted.map(({ path, family, tokens }) => {
			const span = {
				path,
				family,
				from,
				to: from + tokens.length - 1
			};
			from += tokens.length;
			return span;
		});
		const [only] = sorted;
		return sorted.length === 1 && only !== undefined ? {
			files,
			tokens: only.tokens,
			lines: only.lines,
			uses: only.uses,
			spelled: only.spelled
		} : {
			files,
			tokens: join(sorted.map(({ tokens }) => tokens), new Uint16Array(this.#length)),
			lines: join(sorted.map(({ lines }) => lines), this.#lastLine <= MOST_SHORT_LINES ? new Uint16Array(this.#length) : new Uint32Array(this.#length)),
			uses: joinUses(sorted, files),
			spelled: join(sorted.map(({ spelled }) => spelled), new Uint16Array(this.#length))
		};
	}
}
function joinUses(sorted, files) {
	const joined = new Uint32Array(sorted.reduce((sum, { uses }) => sum + uses.length, 0));
	let at = 0;
	for (const [index, { uses }] of sorted.entries()) {
		const shift = (files[index]?.from ?? 0) * 2;
		for (const use of uses) {
			joined[at] = use + shift;
			at += 1;
		}
	}
	return joined;
}
function join(lists, into) {
	let at = 0;
	for (const list of lists) {
		into.set(list, at);
		at += list.length;
	}
	return into;
}

var normalise = __load__(44717);
var notebook = __load__(87718);
;// engine/quality/complexity.js
const DEEPEST = 150;
class Complexity {
	cyclomatic = 1;
	cognitive = 0;
	nesting = 0;
	#lastOperator = 0;
	nest(level) {
		this.cognitive += 1 + level;
		this.nesting = Math.max(this.nesting, level + 1);
	}
	branch(level) {
		this.cyclomatic += 1;
		this.nest(level);
	}
	chain() {
		this.cyclomatic += 1;
		this.cognitive += 1;
	}
	logical(operator) {
		this.cyclomatic += 1;
		if (operator !== this.#lastOperator) this.cognitive += 1;
		this.#lastOperator = operator;
	}
	endRun() {
		this.#lastOperator = 0;
	}
}

;// engine/quality/words.js

const IF = (0,vocabulary/* tokenSet */.ks)("if unless guard");
const ELSE_IF = (0,vocabulary/* tokenSet */.ks)("elif elsif elseif");
const ELSE = (0,vocabulary/* intern */.HL)("else");
const LOOPS = (0,vocabulary/* tokenSet */.ks)("for while foreach until loop repeat");
const ENDLESS = (0,vocabulary/* intern */.HL)("loop");
const WHILE = (0,vocabulary/* intern */.HL)("while");
const DO = (0,vocabulary/* intern */.HL)("do");
const SWITCH = (0,vocabulary/* tokenSet */.ks)("switch match when");
const MATCH = (0,vocabulary/* intern */.HL)("match");
const CASE = (0,vocabulary/* tokenSet */.ks)("case");
const SOFT = (0,vocabulary/* tokenSet */.ks)("match case");
const CATCH = (0,vocabulary/* tokenSet */.ks)("catch except rescue");
const PLAIN_BLOCKS = (0,vocabulary/* tokenSet */.ks)("try finally unsafe synchronized using lock fixed checked unchecked defer");
const GOTO = (0,vocabulary/* intern */.HL)("goto");
const JUMPS = (0,vocabulary/* tokenSet */.ks)("break continue");
const DECLARES = (0,vocabulary/* tokenSet */.ks)("fun func fn def function");
const DEF = (0,vocabulary/* intern */.HL)("def");
const OPERATOR = (0,vocabulary/* intern */.HL)("operator");
const LAMBDA = (0,vocabulary/* intern */.HL)("lambda");
const NEW = (0,vocabulary/* intern */.HL)("new");
const AND = (0,vocabulary/* tokenSet */.ks)("&& and");
const OR = (0,vocabulary/* tokenSet */.ks)("|| or");
function logicalOperator(id) {
	return AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
}
const QUESTION = (0,vocabulary/* intern */.HL)("?");
const COLON = (0,vocabulary/* intern */.HL)(":");
const ASSIGN = (0,vocabulary/* intern */.HL)("=");
const DOT = (0,vocabulary/* intern */.HL)(".");
const COMMA = (0,vocabulary/* intern */.HL)(",");
const NOT = (0,vocabulary/* intern */.HL)("!");
const SEMICOLON = (0,vocabulary/* intern */.HL)(";");
const ARROW = (0,vocabulary/* intern */.HL)("=>");
const RESULT_ARROW = (0,vocabulary/* intern */.HL)("->");
const LESS = (0,vocabulary/* intern */.HL)("<");
const GREATER = (0,vocabulary/* intern */.HL)(">");
const OPEN = (0,vocabulary/* intern */.HL)("(");
const CLOSE = (0,vocabulary/* intern */.HL)(")");
const OPEN_BLOCK = (0,vocabulary/* intern */.HL)("{");
const CLOSE_BLOCK = (0,vocabulary/* intern */.HL)("}");
const OPEN_INDEX = (0,vocabulary/* intern */.HL)("[");
const CLOSE_INDEX = (0,vocabulary/* intern */.HL)("]");

;// engine/quality/braced-code.js



const LONGEST_TERNARY = 200;
class BracedCode {
	#code;
	#measured;
	constructor(code, measured) {
		this.#code = code;
		this.#measured = measured;
	}
	block(from, to, level) {
		let next = from;
		while (next < to) {
			const id = this.#code.id(next);
			const isBrace = id === OPEN_BLOCK || id === CLOSE_BLOCK;
			next = isBrace ? next + 1 : Math.max(next + 1, this.#statement(next, to, level));
		}
	}
	#statement(at, end, level) {
		const code = this.#code;
		const id = code.id(at);
		if (level > DEEPEST) return this.#simple(at, end, DEEPEST);
		if (id === OPEN_BLOCK) {
			const close = code.partner(at);
			const last = close < 0 ? end : Math.min(close, end);
			this.block(at + 1, last, level);
			return last + 1;
		}
		if (IF.has(id) || ELSE_IF.has(id)) {
			this.#measured.branch(level);
			return this.#branches(at, end, level);
		}
		if (id === DO) return this.#doLoop(at, end, level);
		if (LOOPS.has(id) || CATCH.has(id)) {
			if (id === ENDLESS) this.#measured.nest(level);
			else this.#measured.branch(level);
			return this.#statement(this.#condition(at, end, level), end, level + 1);
		}
		if (SWITCH.has(id)) {
			const body = this.#condition(at, end, level);
			if (code.id(body) !== OPEN_BLOCK) return body;
			this.#measured.nest(level);
			return this.#statement(body, end, level + 1);
		}
		if (CASE.has(id)) {
			this.#measured.cyclomatic += 1;
			return this.#afterLabel(at, end);
		}
		if (id === ELSE) return at + 1;
		if (PLAIN_BLOCKS.has(id)) {
			const open = code.id(at + 1) === OPEN ? code.partner(at + 1) : at;
			return Math.max(at, open) + 1;
		}
		if (!this.#isJump(at)) return this.#simple(at, end, level);
		this.#measured.cognitive += 1;
		return this.#simple(at + 1, end, level);
	}
	#isJump(at) {
		const code = this.#code;
		const id = code.id(at);
		return id === GOTO || JUMPS.has(id) && code.id(at + 1) === vocabulary/* IDENTIFIER */.cS && code.line(at) === code.line(at + 1);
	}
	#branches(from, end, level) {
		const code = this.#code;
		let next = this.#statement(this.#condition(from, end, level), end, level + 1);
		for (;;) {
			const id = code.id(next);
			const chained = id === ELSE && IF.has(code.id(next + 1));
			if (chained || ELSE_IF.has(id)) {
				this.#measured.chain();
				const condition = this.#condition(chained ? next + 1 : next, end, level);
				next = this.#statement(condition, end, level + 1);
			} else if (id === ELSE) {
				this.#measured.cognitive += 1;
				return this.#statement(next + 1, end, level + 1);
			} else {
				return next;
			}
		}
	}
	#doLoop(at, end, level) {
		this.#measured.nest(level);
		const next = this.#statement(at + 1, end, level + 1);
		if (this.#code.id(next) !== WHILE) return next;
		this.#measured.cyclomatic += 1;
		return this.#simple(next + 1, end, level);
	}
	#afterLabel(at, end) {
		const code = this.#code;
		for (let label = at + 1; label < end; label += 1) {
			const id = code.id(label);
			if (id === OPEN_BLOCK) return label;
			if (id === COLON || id === ARROW || id === RESULT_ARROW) return label + 1;
		}
		const last = Math.max(at + 1, end);
		return code.id(last) === OPEN_BLOCK ? last : last + 1;
	}
	#condition(keyword, end, level) {
		const code = this.#code;
		const open = keyword + 1;
		if (code.id(open) === OPEN && code.partner(open) > 0 && code.language.declaresByWord !== true) {
			const close = Math.min(code.partner(open), end);
			this.#expression(open + 1, close, level);
			return close + 1;
		}
		let body = open;
		while (body < end && code.id(body) !== OPEN_BLOCK) {
			const id = code.id(body);
			const skips = (id === OPEN || id === OPEN_INDEX) && code.partner(body) > body;
			body = skips ? code.partner(body) + 1 : body + 1;
		}
		this.#expression(open, body, level);
		return body;
	}
	#simple(at, end, level) {
		const code = this.#code;
		let next = at;
		while (next < end && code.id(next) !== SEMICOLON) {
			const id = code.id(next);
			const partner = code.partner(next);
			if (code.opens(next) && partner > next && partner <= end) {
				next = partner + 1;
				if (id === OPEN_BLOCK && !this.#continuesAfterBlock(next)) break;
			} else if (next > at && startsControl(id)) {
				break;
			} else {
				next += 1;
			}
		}
		this.#expression(at, Math.min(next, end), level);
		return code.id(next) === SEMICOLON ? next + 1 : next;
	}
	#continuesAfterBlock(at) {
		const id = this.#code.id(at);
		return id === CLOSE || id === DOT || id === COMMA || id === SEMICOLON;
	}
	#expression(from, to, level) {
		const code = this.#code;
		const measured = this.#measured;
		let ternaries = 0;
		measured.endRun();
		for (let at = from; at < to; at += 1) {
			const id = code.id(at);
			const operator = logicalOperator(id);
			if (operator !== 0) {
				measured.logical(operator);
			} else if (id === QUESTION && this.#isTernary(at, to)) {
				measured.branch(level + ternaries);
				ternaries += 1;
			} else if (id === OPEN_BLOCK && code.partner(at) > at && level < DEEPEST) {
				const close = Math.min(code.partner(at), to);
				this.block(at + 1, close, level + 1);
				at = close;
				measured.endRun();
			} else if (id === SEMICOLON || id === COMMA || id === OPEN && code.id(at - 1) === NOT) {
				measured.endRun();
			}
		}
	}
	#isTernary(at, to) {
		const code = this.#code;
		if (code.language.hasNoTernary === true) return false;
		for (let after = at + 1; after < to && after - at < LONGEST_TERNARY; after += 1) {
			const id = code.id(after);
			if (id === COLON) return after > at + 1;
			if (id === SEMICOLON) return false;
			if (code.opens(after) && code.partner(after) > after) after = code.partner(after);
		}
		return false;
	}
}
function startsControl(id) {
	return IF.has(id) || LOOPS.has(id) || id === ELSE || CATCH.has(id) || CASE.has(id) || SWITCH.has(id) && id !== MATCH;
}

;// engine/quality/code-view.js

const MOST_UNCLOSED = 8;
const LONGEST_WORD = 100;
class CodeView {
	language;
	count;
	#text;
	#tokens;
	#partners;
	constructor(language, text, tokens) {
		this.language = language;
		this.count = tokens.length;
		this.#text = text;
		this.#tokens = tokens;
		this.#partners = partners(tokens.ids, tokens.length);
	}
	id(at) {
		return at >= 0 && at < this.count ? this.#tokens.ids[at] : 0;
	}
	line(at) {
		return this.#tokens.lines[at];
	}
	word(at) {
		const start = this.#tokens.starts[at];
		return /^[$@]*[\p{L}\p{N}_$]+[?!]?/u.exec(this.#text.slice(start, start + LONGEST_WORD))?.[0] ?? "";
	}
	between(from, to) {
		const [start, end] = [this.#tokens.starts[from], this.#tokens.starts[to]];
		return this.#text.slice(start, Math.min(end, start + LONGEST_WORD)).replaceAll(/(?<=\w)\s+(?=\w)/g, " ").replaceAll(/\s+(?!\w)|(?<!\w)\s+/g, "");
	}
	partner(at) {
		return this.#partners[at];
	}
	opens(at) {
		const id = this.id(at);
		return id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX;
	}
}
function partners(ids, count) {
	const result = new Int32Array(count).fill(-1);
	const open = [];
	for (let at = 0; at < count; at += 1) {
		const id = ids[at];
		if (id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX) {
			open.push(at);
		} else if (id === CLOSE || id === CLOSE_BLOCK || id === CLOSE_INDEX) {
			const wanted = id === CLOSE ? OPEN : id === CLOSE_BLOCK ? OPEN_BLOCK : OPEN_INDEX;
			for (let depth = open.length - 1; depth >= Math.max(0, open.length - MOST_UNCLOSED); depth -= 1) {
				const start = open[depth];
				if (ids[start] === wanted) {
					result[start] = at;
					result[at] = start;
					open.length = depth;
					break;
				}
			}
		}
	}
	return result;
}

;// engine/quality/function-heads.js


const LONGEST_HEAD = 40;
const LONGEST_SIGN = 24;
function functionHead(code, at) {
	if (code.id(at) === OPERATOR) return operatorHead(code, at, at + 1);
	if (code.language.declaresByWord === true && DECLARES.has(code.id(at)) && isSign(code.id(at + 1))) {
		return operatorHead(code, at + 1, at + 1);
	}
	if (code.id(at) !== vocabulary/* IDENTIFIER */.cS) return undefined;
	if (code.id(at + 1) === ASSIGN) return assignedFunction(code, at);
	const before = code.id(at - 1);
	if (code.id(at + 1) !== OPEN || before === NEW || before === DOT) return undefined;
	const receiver = before === CLOSE && DECLARES.has(code.id(code.partner(at - 1) - 1));
	if (code.language.declaresByWord === true && !DECLARES.has(before) && !receiver) return undefined;
	const close = code.partner(at + 1);
	const body = close < 0 ? -1 : bodyAfter(code, close);
	return body < 0 ? undefined : {
		name: at,
		parameters: at + 1,
		body
	};
}
function isSign(id) {
	return id !== 0 && id !== vocabulary/* IDENTIFIER */.cS && id !== OPEN && id !== OPEN_BLOCK && id !== LESS;
}
function operatorHead(code, name, sign) {
	const before = code.id(name - 1);
	if (before === DOT || before === RESULT_ARROW) return undefined;
	let open = sign;
	if (code.id(open) === OPEN && code.id(open + 1) === CLOSE) open += 2;
	while (code.id(open) !== OPEN) {
		const id = code.id(open);
		const ends = id === 0 || id === SEMICOLON || id === OPEN_BLOCK || id === CLOSE;
		if (ends || open - sign > LONGEST_SIGN) return undefined;
		open += 1;
	}
	const close = code.partner(open);
	const body = close < 0 ? -1 : bodyAfter(code, close);
	return body < 0 ? undefined : {
		name,
		parameters: open,
		body
	};
}
function bodyAfter(code, close) {
	for (let after = close + 1; after < code.count && after - close < LONGEST_HEAD; after += 1) {
		const id = code.id(after);
		if (id === OPEN_BLOCK) return code.partner(after) < 0 ? -1 : after;
		const isAssigned = id === ASSIGN && code.id(after + 1) === OPEN_BLOCK;
		if (isAssigned && code.language.declaresByWord === true) continue;
		if (id === OPEN) {
			after = code.partner(after);
			if (after < 0) return -1;
		} else if (endsHead(id) || id === DOT && code.id(after - 1) === CLOSE && code.language.hasQualifiedResults !== true) {
			return -1;
		}
	}
	return -1;
}
function endsHead(id) {
	return id === SEMICOLON || id === ASSIGN || id === CLOSE || id === CLOSE_BLOCK || id === ARROW || IF.has(id);
}
function assignedFunction(code, at) {
	let parameters = at + 2;
	if (DECLARES.has(code.id(parameters))) parameters += 1;
	const isList = code.id(parameters) === OPEN;
	const close = isList ? code.partner(parameters) : parameters;
	if (close < 0 || !isList && code.id(parameters) !== vocabulary/* IDENTIFIER */.cS) return undefined;
	const isArrow = code.id(close + 1) === ARROW;
	const body = isArrow ? close + 2 : close + 1;
	const isFunction = isArrow || DECLARES.has(code.id(at + 2));
	return isFunction && code.id(body) === OPEN_BLOCK && code.partner(body) > 0 ? {
		name: at,
		parameters,
		body
	} : undefined;
}
function parameterCount(code, open) {
	if (code.id(open) !== OPEN) return 1;
	const close = code.partner(open);
	if (close <= open + 1 || close === open + 2 && code.word(open + 1) === "void") return 0;
	let count = 1;
	let angles = 0;
	for (let at = open + 1; at < close; at += 1) {
		const id = code.id(at);
		if (code.opens(at)) at = Math.max(at, code.partner(at));
		else if (id === LESS) angles += 1;
		else if (id === GREATER) angles -= 1;
		else if (id === COMMA && angles <= 0 && at + 1 < close) count += 1;
	}
	return /^&?(?:self|cls)$/.test(code.word(open + 1)) ? count - 1 : count;
}

;// engine/quality/indented-code.js



function lineEnd(code, at) {
	let next = at;
	while (next < code.count && code.id(next) !== vocabulary/* NEWLINE */.Xy) next += 1;
	return next + 1;
}
function suiteEnd(code, at) {
	if (code.id(at) !== vocabulary/* INDENT */.BH) return at;
	let depth = 0;
	for (let next = at; next < code.count; next += 1) {
		depth += code.id(next) === vocabulary/* INDENT */.BH ? 1 : code.id(next) === vocabulary/* DEDENT */.lZ ? -1 : 0;
		if (depth === 0) return next + 1;
	}
	return code.count;
}
function measureSuite(code, measured, from, to, level) {
	let at = code.id(from) === vocabulary/* INDENT */.BH ? from + 1 : from;
	while (at < to) {
		const id = code.id(at);
		if (id === vocabulary/* DEDENT */.lZ || id === vocabulary/* INDENT */.BH || id === vocabulary/* NEWLINE */.Xy) {
			at += 1;
			continue;
		}
		const line = Math.min(lineEnd(code, at), to);
		const suite = Math.min(suiteEnd(code, line), to);
		const inner = measureKeyword(measured, id, level, suite > line);
		measureExpression(code, measured, at + 1, line, inner === level ? level : inner - 1);
		if (suite > line && level < DEEPEST) measureSuite(code, measured, line, suite, inner);
		at = Math.max(at + 1, suite, line);
	}
}
function measureKeyword(measured, id, level, hasBlock) {
	if (IF.has(id) || LOOPS.has(id) || CATCH.has(id)) {
		measured.branch(level);
	} else if (ELSE_IF.has(id)) {
		measured.chain();
	} else if (id === ELSE) {
		measured.cognitive += 1;
	} else if (id === MATCH && hasBlock) {
		measured.nest(level);
	} else if (id !== DEF) {
		if (CASE.has(id) && hasBlock) measured.cyclomatic += 1;
		return level;
	}
	return level + 1;
}
function measureExpression(code, measured, from, to, level) {
	measured.endRun();
	for (let at = from; at < to; at += 1) {
		const id = code.id(at);
		const operator = logicalOperator(id);
		if (operator !== 0) measured.logical(operator);
		else if (IF.has(id)) measured.branch(level);
		else if (LOOPS.has(id)) measured.cyclomatic += 1;
		else if (id === LAMBDA || id === COMMA) measured.endRun();
	}
}

var quality_of = __load__(26584);
;// engine/quality/measure-functions.js









function measureFunctions(path, family, text, tokens) {
	const code = new CodeView(languages/* FAMILIES */.BU[family], text, tokens);
	const found = family === "python" ? indentedFunctions(code) : code.language.hasBraces ? bracedFunctions(code) : [];
	return found.length === 0 && code.language.runsOutsideFunctions === true ? wholeScript(path, code) : found.map((one) => measured(path, code, one));
}
function wholeScript(file, code) {
	const last = lastWord(code, code.count - 1);
	if (last < 0) return [];
	const complexity = new Complexity();
	if (code.language.hasBraces === true) new BracedCode(code, complexity).block(0, code.count, 0);
	else measureSuite(code, complexity, 0, code.count, 0);
	const { cyclomatic, cognitive, nesting } = complexity;
	return [{
		file,
		name: quality_of/* SCRIPT */.Mm,
		lineStart: code.line(0),
		lineEnd: code.line(last),
		cyclomatic,
		cognitive,
		nesting,
		parameters: 0
	}];
}
function lastWord(code, at) {
	let last = at;
	while (last >= 0 && LAYOUT.has(code.id(last))) last -= 1;
	return last;
}
const LAYOUT = new Set([
	vocabulary/* NEWLINE */.Xy,
	vocabulary/* INDENT */.BH,
	vocabulary/* DEDENT */.lZ
]);
function bracedFunctions(code) {
	const found = [];
	for (let at = 0; at < code.count; at += 1) {
		const head = functionHead(code, at);
		if (head === undefined) continue;
		const complexity = new Complexity();
		const to = code.partner(head.body);
		new BracedCode(code, complexity).block(head.body + 1, to, 0);
		found.push({
			name: head.name,
			parameters: head.parameters,
			from: at,
			to,
			complexity
		});
		at = to;
	}
	return found;
}
function indentedFunctions(code) {
	const found = [];
	for (let at = 0; at + 2 < code.count; at += 1) {
		const isNamed = code.id(at + 1) === vocabulary/* IDENTIFIER */.cS || SOFT.has(code.id(at + 1));
		if (code.id(at) !== DEF || !isNamed || code.id(at + 2) !== OPEN) continue;
		const close = code.partner(at + 2);
		if (close < 0) continue;
		const start = lineEnd(code, close);
		const end = suiteEnd(code, start);
		const complexity = new Complexity();
		measureSuite(code, complexity, start, end, 0);
		found.push({
			name: at + 1,
			parameters: at + 2,
			from: at,
			to: Math.max(at, lastWord(code, end - 1)),
			complexity
		});
		at = Math.max(at, end - 1);
	}
	return found;
}
function measured(file, code, { name, parameters, from, to, complexity }) {
	const { cyclomatic, cognitive, nesting } = complexity;
	const own = code.id(name) === OPERATOR ? "" : code.word(name);
	return {
		file,
		name: own === "" ? code.between(name, parameters) : own,
		lineStart: code.line(from),
		lineEnd: code.line(to),
		cyclomatic,
		cognitive: cognitive + (callsItself(code, name, parameters, to) ? 1 : 0),
		nesting,
		parameters: parameterCount(code, parameters)
	};
}
function callsItself(code, name, parameters, to) {
	const own = code.word(name);
	for (let at = Math.max(parameters, code.partner(parameters)) + 1; at < to; at += 1) {
		if (code.id(at) !== vocabulary/* IDENTIFIER */.cS || code.id(at + 1) !== OPEN || code.word(at) !== own) continue;
		if (code.id(at - 1) !== DOT && code.id(at - 1) !== NEW) return true;
	}
	return false;
}

var parameters = __load__(9623);
var end_of_number = __load__(94063);
;// engine/skipped-text.js





const LEAST_CODE = .03;
const MOST_CHARACTERS_PER_TOKEN = 50;
const LEAST_TEXT = 2e3;
const LONG_LINES = 150;
const LONG_TEXT = 6e3;
const LEAST_PROSE = .1;
class SkippedTexts {
	texts = [];
	#keeps;
	files = [];
	constructor(keeps) {
		this.#keeps = keeps;
	}
	note(path, family, text, tokens, code = text) {
		const isShort = tokens.length < parameters/* PARAMETERS */.z.minimumTokens || tokens.length * MOST_CHARACTERS_PER_TOKEN < text.length;
		const gaps = this.#keeps || isShort ? [] : undefined;
		const balance = {
			code: 0,
			strings: 0,
			skipped: 0
		};
		skippedIn(family, text, tokens, balance, gaps);
		const prose = code === text ? 0 : visible(text, 0, text.length) - visible(code, 0, code.length);
		balance.skipped -= prose;
		const mayBeData = isShort && !evaluatesText(family, text, tokens);
		const isRead = readsItself(family, text, tokens);
		const documented = mayBeData && code === text && !isRead ? withoutDocumentation(text, gaps ?? []) : {
			code,
			documentation: 0
		};
		const lines = tokens.length < parameters/* PARAMETERS */.z.minimumTokens ? documented.code.match(/\S[^\n]*/g)?.length ?? 0 : 0;
		const { documentation } = documented;
		this.files.push({
			path,
			tokens: tokens.length,
			lines,
			length: text.length,
			prose,
			balance,
			documentation,
			isData: mayBeData && isData(family, text, gaps ?? [], isRead)
		});
		if (gaps !== undefined && this.#keeps) this.texts.push({
			path,
			family,
			text,
			gaps
		});
	}
	hardlyRead() {
		const sum = (of) => this.files.reduce((total, file) => total + of(file), 0);
		const wasRead = !isHardlyRead(sum(sizeOf), sum(({ balance }) => balance.code), sum(({ tokens }) => tokens), sum(({ lines }) => lines));
		if (wasRead) return {
			remarks: [],
			isUnreadable: false
		};
		const files = this.files.filter((file) => file.tokens * MOST_CHARACTERS_PER_TOKEN < sizeOf(file) || file.tokens < parameters/* PARAMETERS */.z.minimumTokens);
		return {
			remarks: files.map(({ path, balance }) => ({
				path,
				code: "hardly-read",
				balance
			})),
			isUnreadable: !files.every((file) => file.isData)
		};
	}
}
function sizeOf({ balance: { code, strings, skipped }, documentation }) {
	return code + strings + skipped - documentation;
}
function withoutDocumentation(text, gaps) {
	const comments = gaps.filter(({ isString }) => !isString);
	const lines = comments.flatMap(({ from, to }) => text.slice(from, to).split("\n"));
	const sizes = lines.map((line) => ({
		line,
		size: visible(line, 0, line.length)
	}));
	const documentation = sizes.reduce((sum, { size }) => sum + size, 0);
	const prose = sizes.reduce((sum, { line, size }) => sum + (isProse(line) ? size : 0), 0);
	if (prose < LEAST_PROSE * documentation) return {
		code: text,
		documentation: 0
	};
	const code = comments.toReversed().reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
	return {
		code,
		documentation
	};
}
function isProse(line) {
	const said = line.replace(/^[\s#*/;%!'"+-]+/, "");
	if (CODE_SIGNS.test(said)) return false;
	const words = said.match(/(?<![^\s("'\u201c\u2018])\p{L}[\p{L}'\u2019-]*(?=[\s.,;:!?)"'\u201d\u2019]|$)/gu) ?? [];
	const letters = words.reduce((sum, word) => sum + word.length, 0);
	return words.length >= 4 && letters >= 3 * words.length && letters >= .75 * visible(said, 0, said.length);
}
const CODE_SIGNS = /\w\(|[={}[\]]|[;{]\s*$|\p{Ll}\p{Lu}/u;
const DATA_SHARE = .9;
const VALUE_SHARE = .8;
const COMPILED = new Set([
	"c",
	"go",
	"java",
	"rust"
]);
function isData(family, text, gaps, isRead) {
	let [all, data] = [0, 0];
	for (const { from, to, isString } of gaps) {
		const isText = isString && COMPILED.has(family);
		for (const line of text.slice(from, to).split("\n")) {
			const size = visible(line, 0, line.length);
			all += size;
			if (isText || isValues(line) || !isRead && isProse(line)) data += size;
		}
	}
	return data >= DATA_SHARE * all;
}
function isValues(line) {
	const words = line.match(/[\p{L}\p{N}_]+/gu) ?? [];
	if (words.length === 0) return false;
	const sum = (of) => of.reduce((total, word) => total + word.length, 0);
	return !/\w\s*\(|[={}]/.test(line) && sum(words.filter((word) => /\d|^\p{Lu}|^\P{Ll}+$/u.test(word))) >= VALUE_SHARE * sum(words);
}
function isHardlyRead(size, code, tokens, lines) {
	const isLong = tokens < parameters/* PARAMETERS */.z.minimumTokens && (lines >= LONG_LINES || size >= LONG_TEXT);
	const isNothing = size >= LEAST_TEXT && code < LEAST_CODE * size && tokens * MOST_CHARACTERS_PER_TOKEN < size;
	return isLong || isNothing;
}
const SPELLINGS = new Map(languages/* FAMILY_NAMES */.ME.map((family) => {
	const { wordStart, wordPart, operators } = languages/* FAMILIES */.BU[family];
	const part = new Uint8Array(128);
	for (let code = 0; code < 128; code += 1) {
		const character = String.fromCharCode(code);
		part[code] = /\w/.test(character) || `${wordStart}${wordPart}$`.includes(character) ? 1 : 0;
	}
	return [family, {
		part,
		operators: operators.split(/\s+/)
	}];
}));
const LEAST_SKIPPED = 4;
function skippedIn(family, text, tokens, balance, gaps) {
	const { ids, starts, length } = tokens;
	const spelled = SPELLINGS.get(family);
	let open;
	const close = () => {
		if (open !== undefined && (open.isString || open.size >= LEAST_SKIPPED)) {
			const { from, to, isString, token } = open;
			gaps?.push({
				from,
				to,
				isString,
				token
			});
		}
		open = undefined;
	};
	for (let at = -1; at < length; at += 1) {
		const start = at < 0 ? 0 : starts[at];
		const next = at + 1 < length ? starts[at + 1] : text.length;
		const id = at < 0 ? vocabulary/* NEWLINE */.Xy : ids[at];
		const end = Math.min(next, start + ownLength(id, text, start, next, spelled));
		balance.code += end - start;
		const size = visible(text, end, next);
		if (size === 0 && (end > start || end === next)) {
			if (end > start) close();
			continue;
		}
		const isString = id === vocabulary/* STRING */.An || id === vocabulary/* PATTERN */.XF;
		if (isString) balance.strings += size;
		else balance.skipped += size;
		if (gaps === undefined) continue;
		if (open === undefined || end > start || isString !== open.isString) {
			close();
			open = {
				from: end,
				to: next,
				isString,
				token: at,
				size
			};
		} else {
			open.to = next;
			open.size += size;
		}
	}
	close();
}
const TAG = /^[</]*[\w$.:-]*[/>]*/;
function ownLength(id, text, start, next, { part, operators }) {
	switch (id) {
		case vocabulary/* STRING */.An:
		case vocabulary/* PATTERN */.XF:
		case vocabulary/* ANNOTATION */.YX:
		case vocabulary/* NEWLINE */.Xy:
		case vocabulary/* INDENT */.BH:
		case vocabulary/* DEDENT */.lZ: return 0;
		case vocabulary/* NUMBER */.uk: return Math.max(1, (0,end_of_number/* endOfNumber */.u)(text, start) - start);
		case vocabulary/* MARKUP_OPEN */.OV:
		case vocabulary/* MARKUP_CLOSE */.yv: return text.slice(start, start + 100).match(TAG)?.[0].length ?? 1;
		default:
	}
	let at = start;
	for (; at < next; at += 1) {
		const code = text.charCodeAt(at);
		if (code < 128 ? part[code] !== 1 : isBlank(code)) break;
	}
	if (at > start) return at - start;
	return text.charCodeAt(start) === id ? 1 : operatorLength(id, text, start, operators);
}
function operatorLength(id, text, start, operators) {
	const word = (0,vocabulary/* spelling */.DS)(id);
	if (word !== undefined && text.startsWith(word, start)) return word.length;
	let longest = 1;
	for (const one of operators) {
		if (one.length > longest && text.startsWith(one, start)) longest = one.length;
	}
	return longest;
}
function visible(text, from, to) {
	let count = 0;
	for (let at = from; at < to; at += 1) if (!isBlank(text.charCodeAt(at))) count += 1;
	return count;
}
function isBlank(code) {
	return code <= 32 || code === 160 || code === 65279 || code === 12288;
}

var source_form = __load__(10469);
var search_words = __load__(15239);
var token_buffer = __load__(49414);
var engine_spelled = __load__(82700);
var words = __load__(32046);
;// engine/variables.js



const variables_DOT = (0,vocabulary/* intern */.HL)(".");
const variables_ARROW = (0,vocabulary/* intern */.HL)("->");
const OPTIONAL_DOT = (0,vocabulary/* intern */.HL)("?.");
const variables_NEW = (0,vocabulary/* intern */.HL)("new");
const variables_DEF = (0,vocabulary/* intern */.HL)("def");
const variables_OPEN = (0,vocabulary/* intern */.HL)("(");
const variables_CLOSE = (0,vocabulary/* intern */.HL)(")");
const OPEN_BRACE = (0,vocabulary/* intern */.HL)("{");
const CLOSE_BRACE = (0,vocabulary/* intern */.HL)("}");
const variables_SEMICOLON = (0,vocabulary/* intern */.HL)(";");
const LONGEST_RESULT = 7;
let functions = new Uint32Array(1 << 8);
let variables = new Uint32Array(1 << 10);
let places = new Uint32Array(1 << 10);
let ends = new Uint32Array(1 << 10);
let slotHashes = new Float64Array(1 << 11);
let slotRounds = new Uint32Array(1 << 11);
let slotVariables = new Uint32Array(1 << 11);
let round = 0;
const variables_NO_USES = new Uint32Array(0);
function variableUses(family, text, tokens) {
	const { tokenizer, hasBraces, ignoreCase } = languages/* FAMILIES */.BU[family];
	if (tokenizer === "names" || tokenizer === "words") return variables_NO_USES;
	const bounds = hasBraces === true || family === "generic" ? functionsInBraces(tokens) : tokenizer === "python" ? functionsByIndent(tokens) : 0;
	const { ids, starts, hashes, length } = tokens;
	const mask = reserve(length);
	round += 1;
	let count = 0;
	let known = 0;
	let bound = 0;
	let scope = 0;
	for (let at = 0; at < length; at += 1) {
		while (bound < bounds && functions[bound] <= at) {
			bound += 1;
			scope = bound % 2 === 1 ? bound : 0;
		}
		if (ids[at] !== vocabulary/* IDENTIFIER */.cS || !isVariable(ids, at, length)) continue;
		const hash = ignoreCase ? (0,words/* nameHash */._N)(text, starts[at], true) : hashes[at];
		const variable = numberOf(hash, scope, known, mask);
		if (variable === known) {
			ends[known] = 0;
			known += 1;
		}
		ends[variable] = ends[variable] + 1;
		variables[count] = variable;
		places[count] = at;
		count += 1;
	}
	return byVariable(count, known);
}
function isVariable(ids, at, length) {
	const before = at === 0 ? vocabulary/* SEPARATOR */.wv : ids[at - 1];
	return before !== variables_DOT && before !== variables_ARROW && before !== OPTIONAL_DOT && before !== variables_NEW && (at + 1 === length || ids[at + 1] !== variables_OPEN);
}
function numberOf(hash, scope, next, mask) {
	const key = hash + scope * SCOPE_STEP;
	let slot = (hash ^ Math.imul(scope, 2654435761)) & mask;
	while (slotRounds[slot] === round) {
		if (slotHashes[slot] === key) return slotVariables[slot];
		slot = slot + 1 & mask;
	}
	slotRounds[slot] = round;
	slotHashes[slot] = key;
	slotVariables[slot] = next;
	return next;
}
const SCOPE_STEP = 2 ** 32;
function byVariable(count, known) {
	let sum = 0;
	for (let variable = 0; variable < known; variable += 1) {
		const size = ends[variable];
		ends[variable] = sum;
		sum += size;
	}
	const uses = new Uint32Array(count);
	let seen = 0;
	for (let at = 0; at < count; at += 1) {
		const variable = variables[at];
		const isFirst = variable === seen;
		if (isFirst) seen += 1;
		const end = ends[variable];
		uses[end] = places[at] * 2 + (isFirst ? 1 : 0);
		ends[variable] = end + 1;
	}
	return uses;
}
function reserve(length) {
	if (variables.length < length) {
		variables = new Uint32Array(length * 2);
		places = new Uint32Array(length * 2);
		ends = new Uint32Array(length * 2);
	}
	let slots = 1 << 8;
	while (slots < length * 2) slots *= 2;
	if (slots > slotHashes.length) {
		slotHashes = new Float64Array(slots);
		slotRounds = new Uint32Array(slots);
		slotVariables = new Uint32Array(slots);
	}
	return slots - 1;
}
function noteFunction(count, from, to) {
	if (count + 2 > functions.length) {
		const larger = new Uint32Array(functions.length * 2);
		larger.set(functions);
		functions = larger;
	}
	functions[count] = from;
	functions[count + 1] = to;
	return count + 2;
}
function functionsInBraces({ ids, length }) {
	let count = 0;
	for (let at = 0; at < length; at += 1) {
		if (ids[at] !== OPEN_BRACE) continue;
		const from = headOf(ids, at);
		if (from < 0) continue;
		const body = at;
		let depth = 0;
		for (; at < length; at += 1) {
			if (ids[at] === OPEN_BRACE) {
				depth += 1;
			} else if (ids[at] === CLOSE_BRACE) {
				depth -= 1;
				if (depth === 0) break;
			}
		}
		count = noteFunction(count, Math.max(from, count === 0 ? 0 : functions[count - 1]), Math.max(at, body + 1));
	}
	return count;
}
function headOf(ids, brace) {
	const least = Math.max(0, brace - LONGEST_RESULT);
	let close = brace - 1;
	while (close >= least && ids[close] !== variables_CLOSE) {
		const id = ids[close];
		if (id === variables_SEMICOLON || id === OPEN_BRACE || id === CLOSE_BRACE) return -1;
		close -= 1;
	}
	if (close < least) return -1;
	let depth = 0;
	for (let at = close; at > 0; at -= 1) {
		if (ids[at] === variables_CLOSE) {
			depth += 1;
		} else if (ids[at] === variables_OPEN) {
			depth -= 1;
			if (depth === 0) return ids[at - 1] === vocabulary/* IDENTIFIER */.cS ? at - 1 : -1;
		} else if (ids[at] === OPEN_BRACE || ids[at] === CLOSE_BRACE) {
			return -1;
		}
	}
	return -1;
}
function functionsByIndent({ ids, length }) {
	let count = 0;
	for (let at = 0; at < length; at += 1) {
		if (ids[at] !== variables_DEF) continue;
		const from = at;
		while (at < length && ids[at] !== vocabulary/* NEWLINE */.Xy) at += 1;
		let depth = 0;
		for (at += 1; at < length; at += 1) {
			if (ids[at] === vocabulary/* INDENT */.BH) depth += 1;
			else if (ids[at] === vocabulary/* DEDENT */.lZ) depth -= 1;
			if (depth <= 0) break;
		}
		count = noteFunction(count, from, Math.min(at, length));
		if (ids[at] === variables_DEF) at -= 1;
	}
	return count;
}

;// engine/read-document.js

















const MAX_FILE_BYTES = 1e6;
const MINIFIED_LINE_TOKENS = 2e3;
const MAX_DOCUMENT_TOKENS = 4e5;
const MAX_DOCUMENT_BYTES = 8e6;
const TOKEN_CHARACTERS = 4;
const LEAST_ESCAPES = 100;
const ESCAPED_SHARE = 1 / 3;
const raw = new token_buffer/* TokenBuffer */.U();
const read_document_words = new words/* WordCollector */.cf();
function readDocument(document, languageId, { quality, abstracted, skipped = false, table }) {
	const leftOut = [];
	const remarks = [];
	const functions = [];
	const [normalised, asRead] = [new JoinedFiles(), new JoinedFiles()];
	const searched = new search_words/* SearchedFiles */.FT(table);
	const rest = new SkippedTexts(skipped);
	let [size, plain, hidden] = [
		0,
		0,
		0
	];
	const leave = (path, { code, reason }) => {
		leftOut.push({
			path,
			code,
			reason
		});
	};
	for (const { path, form, reading, codeOf } of textsOf(document.files, languageId, leave)) {
		const { family, tokenize } = reading;
		const text = codeOf?.(form.text) ?? form.text;
		raw.clear();
		tokenize(text, raw);
		if (family === "javascript" && isMinified(raw)) {
			leave(path, MINIFIED);
			continue;
		}
		if (size + raw.length > MAX_DOCUMENT_TOKENS) {
			leave(path, TOO_MUCH_CODE);
			continue;
		}
		rest.note(path, family, form.text, raw, text);
		const evaluated = evaluatedText(family, text, raw);
		plain += raw.length - (evaluated?.tokens ?? 0);
		if (evaluated !== undefined) {
			hidden += evaluated.characters;
			remarks.push({
				path,
				code: "evaluates-text"
			});
		}
		if (isEscaped(form)) remarks.push({
			path,
			code: "escaped"
		});
		read_document_words.note(text, raw);
		const seen = form.isMoved ? raw.lines.slice(0, raw.length) : undefined;
		form.locate(raw);
		searched.note(path, family, text, raw);
		if (quality) functions.push(...measureFunctions(path, family, text, raw));
		if (abstracted) asRead.add(path, family, raw);
		if (seen !== undefined) raw.lines.set(seen);
		(0,normalise/* normalise */.j)(family, text, raw);
		form.locate(raw);
		normalised.add(path, family, raw, variableUses(family, text, raw), (0,engine_spelled/* spellings */.cl)(text, raw));
		size += raw.length;
	}
	const { files, tokens, lines, uses, spelled } = normalised.join();
	const isInStrings = hidden > plain * TOKEN_CHARACTERS;
	const hardlyRead = isInStrings ? {
		remarks: [],
		isUnreadable: false
	} : rest.hardlyRead();
	return {
		facts: {
			id: document.id,
			role: document.role,
			files,
			lines,
			size,
			leftOut: leftOut.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
			remarks: [...remarks, ...hardlyRead.remarks].toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
			isUnreadable: isInStrings || hardlyRead.isUnreadable,
			functions: functions.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.file, b.file)),
			abstracted: abstracted ? {
				id: document.id,
				...asRead.join()
			} : undefined
		},
		tokens: withoutTables(tokens),
		uses,
		spelled,
		wording: read_document_words.take(),
		searched: searched.byPath(),
		skipped: rest.texts,
		noted: rest.files
	};
}
function* textsOf(files, languageId, leave) {
	let bytes = 0;
	for (const file of smallestFirst(files)) {
		const { path } = file;
		const unread = unreadByItsName(file, languageId);
		bytes += unread === undefined ? file.bytes.length : 0;
		const source = unread ?? (bytes > MAX_DOCUMENT_BYTES ? TOO_MUCH_TEXT : sourceOf(file, languageId));
		if ("reason" in source) leave(path, source);
		else for (const one of source) yield {
			path,
			...one
		};
	}
}
function smallestFirst(files) {
	return files.toSorted((a, b) => a.bytes.length - b.bytes.length || (0,compare_text/* compareText */.n)(a.path, b.path));
}
const TOO_MUCH_TEXT = {
	code: "too-much",
	reason: `too much text: the submission is over ${MAX_DOCUMENT_BYTES} bytes`
};
const TOO_MUCH_CODE = {
	code: "too-much",
	reason: `too much code: the submission is over ${MAX_DOCUMENT_TOKENS} tokens`
};
const MINIFIED = {
	code: "minified",
	reason: "minified: most of it stands on lines that are too long to be written by hand"
};
const NOT_SOURCE = {
	code: "not-source",
	reason: "not read: it is in no language of this check"
};
function unreadByItsName(file, languageId) {
	if ((0,languages/* extensionOf */.je)(file.path) !== "" && (0,reading_of/* readingOf */.M)(file.path, "", languageId) === undefined) return NOT_SOURCE;
	if (file.bytes.length > MAX_FILE_BYTES) {
		return {
			code: "too-large",
			reason: `too large: ${file.bytes.length} bytes, at most ${MAX_FILE_BYTES} are read`
		};
	}
	return undefined;
}
function sourceOf(file, languageId) {
	const decoded = (0,decode/* decode */.D4)(file.bytes, file.path);
	if ("reason" in decoded) {
		return (0,languages/* extensionOf */.je)(file.path) === "" ? NOT_SOURCE : {
			code: "binary",
			reason: decoded.reason
		};
	}
	const reading = (0,reading_of/* readingOf */.M)(file.path, decoded.text, languageId);
	if (reading === undefined) return NOT_SOURCE;
	const parts = (0,literate/* literateParts */.z)(file.path, decoded.text);
	if (parts !== undefined) {
		const family = (0,languages/* languageById */.fc)(languageId)?.family;
		const wanted = parts.filter((part) => languageId === languages/* AUTO_DETECT */.Ej || part.family === family);
		if (wanted.length === 0) return NOT_SOURCE;
		return wanted.map((part) => ({
			form: (0,source_form/* sourceForm */.e)(part.text, part.family, file.path),
			reading: (0,reading_of/* readingAs */.h)(part.family),
			codeOf: part.codeOf
		}));
	}
	const text = (0,languages/* extensionOf */.je)(file.path) === "ipynb" ? (0,notebook/* notebookCode */.h0)(decoded.text) : decoded.text;
	return text === undefined ? {
		code: "damaged",
		reason: "not a notebook: it cannot be read as JSON with cells"
	} : [{
		form: (0,source_form/* sourceForm */.e)(text, reading.family, file.path),
		reading
	}];
}
function isEscaped({ escapes, text }) {
	return escapes > Math.max(LEAST_ESCAPES, text.length * ESCAPED_SHARE);
}
function isMinified({ lines, length }) {
	let long = 0;
	let from = 0;
	for (let at = 1; at <= length; at += 1) {
		if (at === length || lines[at] !== lines[from]) {
			long += at - from > MINIFIED_LINE_TOKENS ? at - from : 0;
			from = at;
		}
	}
	return long > length / 2;
}
const LEAST_LITERALS = 64;
const IN_TABLES = new Uint8Array(vocabulary/* TOKEN_LIMIT */.qr);
const [LITERAL, BETWEEN] = [1, 2];
for (const id of [
	vocabulary/* NUMBER */.uk,
	vocabulary/* STRING */.An,
	vocabulary/* CONSTANT */.TJ
]) IN_TABLES[id] = LITERAL;
for (const sign of "{}[](),;:+-") IN_TABLES[sign.charCodeAt(0)] = BETWEEN;
function withoutTables(tokens) {
	let from = 0;
	let literals = 0;
	for (let at = 0; at <= tokens.length; at += 1) {
		const kind = at === tokens.length ? 0 : IN_TABLES[tokens[at] % vocabulary/* TOKEN_LIMIT */.qr];
		if (kind === LITERAL) {
			literals += 1;
		} else if (kind !== BETWEEN) {
			if (literals >= LEAST_LITERALS) tokens.fill(vocabulary/* SEPARATOR */.wv, from, at);
			from = at + 1;
			literals = 0;
		}
	}
	return tokens;
}


}),

62079:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
h:()=>readingAs,
M:()=>readingOf
});

var languages = __load__(92005);
var scripts = __load__(34783);
var notebook = __load__(87718);
var javascript = __load__(88867);
var lexical_tables = __load__(25094);
var cursor = __load__(96325);
var languages_quotes = __load__(27238);
var end_of_number = __load__(94063);
var vocabulary = __load__(11728);
var wide_characters = __load__(1648);
;// engine/tokenizers/scan.js






const POINT = 46;
const [SEMICOLON, OPEN_BLOCK, CLOSE_BLOCK] = [
	59,
	123,
	125
];
const CLOSING = [
	41,
	93,
	125
];
function scan(text, tables, out) {
	const { kind, opener, hooks } = tables;
	const cursor = new Scan(text, tables, out);
	while (cursor.at < text.length) {
		const code = text.charCodeAt(cursor.at);
		if (code > 127) {
			cursor.readWide(code);
			continue;
		}
		const what = kind[code];
		if (what === lexical_tables/* SPACE */.t6) {
			cursor.at += 1;
		} else if (what === lexical_tables/* LINE */.pj) {
			cursor.endLine();
		} else if (hooks[code]?.(cursor) === true) {
			cursor.startsStatement = false;
		} else if (opener[code] === 1 && cursor.readOpened()) {
			continue;
		} else if (what === lexical_tables/* WORD */.f7) {
			cursor.readWord();
		} else if (what === lexical_tables/* DIGIT */.GR || code === POINT && (0,end_of_number/* isDigit */.y)(text.charCodeAt(cursor.at + 1))) {
			cursor.readNumber(what === lexical_tables/* DIGIT */.GR ? 0 : 1);
		} else {
			cursor.readOperator(code);
		}
	}
}
const KINDS = {
	name: vocabulary/* IDENTIFIER */.cS,
	string: vocabulary/* STRING */.An,
	pattern: vocabulary/* PATTERN */.XF,
	annotation: vocabulary/* ANNOTATION */.YX
};
class Scan {
	text;
	at = 0;
	startsStatement = true;
	#here = [];
	#line = 1;
	#tables;
	#out;
	constructor(text, tables, out) {
		this.text = text;
		this.#tables = tables;
		this.#out = out;
	}
	get expectsValue() {
		const last = this.#out.last();
		return last !== vocabulary/* IDENTIFIER */.cS && last !== vocabulary/* NUMBER */.uk && last !== vocabulary/* STRING */.An && last !== vocabulary/* CONSTANT */.TJ && last !== CLOSING[0] && last !== CLOSING[1] && last !== CLOSING[2];
	}
	read(kind, to) {
		if (kind === "end") {
			if (!this.expectsValue && this.#out.last() !== CLOSE_BLOCK) this.#emit(SEMICOLON);
		} else {
			this.#emit(kind === "operator" ? this.text.charCodeAt(this.at) : KINDS[kind]);
		}
		return this.skipTo(to);
	}
	skipTo(to) {
		for (let at = this.at; at < to; at += 1) {
			if (this.text.charCodeAt(at) === 10) this.#line += 1;
		}
		this.at = Math.min(to, this.text.length);
		return true;
	}
	readHere(to, end) {
		const next = this.#here.length === 0 ? (0,cursor/* endOfLine */.vT)(this.text, to) + 1 : to;
		const isLast = next > to && this.text.slice(to, next).trim() === "";
		if (!isLast) this.#here.push(end);
		return this.read("string", isLast ? end(next) : to);
	}
	endLine() {
		if (this.#here.length > 0) {
			this.#readHere();
			return;
		}
		const last = this.#out.last();
		if (this.#tables.newlines && last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv) this.#emit(vocabulary/* NEWLINE */.Xy);
		this.startsStatement = true;
		this.#line += 1;
		this.at += 1;
	}
	#readHere() {
		for (const end of this.#here) {
			this.skipTo((0,cursor/* endOfLine */.vT)(this.text, this.at) + 1);
			this.read("string", end(this.at));
		}
		this.#here = [];
	}
	readOpened() {
		const { text, at } = this;
		const { blockComments, lineComments, quotes } = this.#tables.rules;
		for (const { open, close, nested } of blockComments) {
			if (text.startsWith(open, at)) {
				const from = at + open.length;
				return this.skipTo(nested ? endOfNested(text, from, open, close) : (0,cursor/* endAfter */.uY)(text, close, from));
			}
		}
		if (lineComments.some((mark) => text.startsWith(mark, at))) {
			this.at = (0,cursor/* endOfLine */.vT)(text, at);
			return true;
		}
		for (const quote of quotes) {
			if (text.startsWith(quote.open, at)) {
				this.#emit(quote.name === true ? vocabulary/* IDENTIFIER */.cS : vocabulary/* STRING */.An);
				return this.skipTo((0,languages_quotes/* endOfQuote */.LB)(text, at + quote.open.length, quote));
			}
		}
		return false;
	}
	readWord() {
		const { text, at } = this;
		const { wordPart, keywords, leftOut, contextual } = this.#tables;
		let end = at + 1;
		let hash = (0,lexical_tables/* hashOn */.sl)(0, text.charCodeAt(at));
		while (end < text.length) {
			const next = text.charCodeAt(end);
			if (next < 128 ? wordPart[next] !== 1 : !(0,wide_characters/* isWideWordCharacter */.d)(next)) break;
			hash = (0,lexical_tables/* hashOn */.sl)(hash, next);
			end += 1;
		}
		if (this.startsStatement) {
			const until = this.#meaning(leftOut, end, hash);
			if (until !== undefined && isLeftOut(text, end, until)) {
				this.skipTo(endOfStatement(text, end, until));
				return;
			}
		}
		this.startsStatement = false;
		const number = this.#meaning(keywords, end, hash) ?? vocabulary/* IDENTIFIER */.cS;
		const behind = number === vocabulary/* IDENTIFIER */.cS ? undefined : this.#meaning(contextual, end, hash);
		if (behind !== undefined && !(0,lexical_tables/* standsAt */.T7)(behind, text, end)) this.#emit(vocabulary/* IDENTIFIER */.cS);
		else if (number >= 0) this.#emit(number);
		this.at = end;
	}
	#meaning(table, to, hash) {
		const { text, at } = this;
		return this.#tables.ignoreCase ? table.of(text.slice(at, to).toLowerCase()) : table.at(text, at, to, hash);
	}
	readNumber(digit) {
		this.#emit(vocabulary/* NUMBER */.uk);
		this.at = (0,end_of_number/* endOfNumber */.u)(this.text, this.at + digit, this.#tables.rules.numbersMayEndInPoint);
		this.startsStatement = false;
	}
	readOperator(code) {
		this.startsStatement = code === SEMICOLON || code === OPEN_BLOCK || code === CLOSE_BLOCK;
		const operator = (0,lexical_tables/* operatorAt */.Kc)(this.#tables.operators, code, this.text, this.at);
		this.#emit(operator?.id ?? code);
		this.at += operator?.text.length ?? 1;
	}
	readWide(code) {
		if ((0,wide_characters/* isWideWordCharacter */.d)(code)) {
			this.readWord();
			return;
		}
		if (code !== 160 && code !== 65279 && !/\s/.test(String.fromCharCode(code))) this.#emit(vocabulary/* SYMBOL */.PF);
		this.at += 1;
	}
	#emit(id) {
		this.#out.push(id, this.#line, this.at);
	}
}
function endOfNested(text, from, open, close) {
	let depth = 1;
	let at = from;
	let nextOpen = text.indexOf(open, at);
	let nextClose = text.indexOf(close, at);
	while (depth > 0) {
		if (nextClose < 0) return text.length;
		if (nextOpen >= 0 && nextOpen < nextClose) {
			depth += 1;
			at = nextOpen + open.length;
		} else {
			depth -= 1;
			at = nextClose + close.length;
		}
		nextOpen = nextOpen >= 0 && nextOpen < at ? text.indexOf(open, at) : nextOpen;
		nextClose = nextClose < at ? text.indexOf(close, at) : nextClose;
	}
	return at;
}
const NO_STATEMENT = /^(?:\.\w|[ \t]*(?:(?:[-+*/%.|&^?]|<<|>>|:)?=(?![=>])|<-|\[))/;
const DIRECTIVE = /^\s+(?:static\s+)?[\w.:]+\s*(?:=[^;(){}]*)?;/;
const LONGEST_DIRECTIVE = 300;
function isLeftOut(text, from, until) {
	const rest = text.slice(from, from + LONGEST_DIRECTIVE);
	return until === "directive" ? DIRECTIVE.test(rest) : !NO_STATEMENT.test(rest);
}
const LONGEST_STATEMENT = 2e3;
function endOfStatement(text, from, until) {
	if (until !== "line") {
		const end = text.slice(from, from + LONGEST_STATEMENT).search(until === "block" ? /[;{]/ : /;/);
		if (end >= 0) return text[from + end] === ";" ? from + end + 1 : from + end;
	}
	const end = (0,cursor/* endOfLine */.vT)(text, from);
	const semicolon = text.slice(from, end).indexOf(";");
	return semicolon < 0 ? end : from + semicolon + 1;
}

var token_buffer = __load__(49414);
;// engine/tokenizers/names.js



function tokenizeNames(text, tables, out) {
	const words = new token_buffer/* TokenBuffer */.U();
	scan(text, tables, words);
	for (let at = 0; at < words.length; at += 1) {
		const id = words.ids[at];
		const start = words.starts[at];
		out.push(id === vocabulary/* IDENTIFIER */.cS ? nameToken(text, start) : id, words.lines[at], start);
	}
}
const FIRST_NAME = 1e3;
function nameToken(text, start) {
	let hash = 2166136261;
	for (let at = start; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		const lower = code | 32;
		if (!(lower >= 97 && lower <= 122 || code >= 48 && code <= 57 || code === 45 || code === 95)) break;
		hash = Math.imul(hash ^ lower, 16777619);
	}
	return FIRST_NAME + (hash >>> 0) % (vocabulary/* TOKEN_LIMIT */.qr - FIRST_NAME);
}

var python = __load__(76181);
;// engine/tokenizers/python.js






const KEYWORDS = (0,lexical_tables/* keywordTable */.EN)(python/* PYTHON */.Z.words);
const OPERATORS = (0,lexical_tables/* operatorTable */.PA)(python/* PYTHON */.Z.operators);
const PREFIX = /^(?:[rbuft]|[rf]b|b[rf]|fr|rf|br|rb|tr|rt)$/i;
const LAMBDA = KEYWORDS.get("lambda");
const SOFT_WORDS = new Set(["match", "case"].map((word) => KEYWORDS.get(word)));
const MATCHES = /match\b(?!\s*[=.,:)\]])[^\n]*:[ \t]*(?:[#\r\n]|$)|case\b(?!\s*[=.,:)\]])[^\n]*:/y;
const OPENS_BLOCK = /^(?:(?:if|elif|else|for|while|try|except|finally|with|def|class|async)\b|case\b(?!\s*[=.,:)\]]))/;
const TAB_STOP = 8;
const LONGEST_JOIN = 20;
function tokenizePython(text, out) {
	const { length } = text;
	const indents = [0];
	let brackets = 0;
	let at = 0;
	let line = 1;
	let lineStart = true;
	let opens = false;
	let lambdas = 0;
	let matchesAt = -1;
	let isOneLine = false;
	const count = (from, to) => {
		for (let index = from; index < to; index += 1) {
			if (text.charCodeAt(index) === 10) line += 1;
		}
	};
	while (at < length) {
		if (lineStart && brackets === 0) {
			lineStart = false;
			let column = 0;
			let code = text.charCodeAt(at);
			while (code === 32 || code === 9 || code === 12) {
				column = code === 9 ? column + TAB_STOP - column % TAB_STOP : column + 1;
				at += 1;
				code = text.charCodeAt(at);
			}
			if (at >= length || code === 10 || code === 13 || code === 35) {} else {
				if (column > indents[indents.length - 1]) {
					indents.push(column);
					out.push(vocabulary/* INDENT */.BH, line, at);
				}
				while (column < indents[indents.length - 1]) {
					indents.pop();
					out.push(vocabulary/* DEDENT */.lZ, out.lastLine(), at);
				}
				opens = OPENS_BLOCK.test(text.slice(at, at + 12));
				lambdas = 0;
				if ((0,lexical_tables/* standsAt */.T7)(MATCHES, text, at)) matchesAt = at;
				const afterBareString = endOfBareString(text, at);
				if (afterBareString > at) {
					count(at, afterBareString);
					at = afterBareString;
					continue;
				}
				if (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
					while (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
						const end = endOfImport(text, at);
						count(at, end);
						at = end;
					}
					continue;
				}
			}
		}
		const code = text.charCodeAt(at);
		if (code === 10) {
			if (brackets === 0) {
				const last = out.last();
				if (last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv && last !== vocabulary/* DEDENT */.lZ && last !== vocabulary/* INDENT */.BH) {
					out.push(vocabulary/* NEWLINE */.Xy, line, at);
				}
				if (isOneLine) out.push(vocabulary/* DEDENT */.lZ, out.lastLine(), at);
				isOneLine = false;
				lineStart = true;
			}
			line += 1;
			at += 1;
			continue;
		}
		if (code <= 32) {
			at += 1;
			continue;
		}
		if (code === 35) {
			at = (0,cursor/* endOfLine */.vT)(text, at);
			continue;
		}
		if (code === 92) {
			const joined = /^\\[^\S\n]*\n/.exec(text.slice(at, at + LONGEST_JOIN));
			if (joined !== null) {
				line += 1;
				at += joined[0].length;
				continue;
			}
		}
		if (code === 34 || code === 39) {
			const end = endOfString(text, at, false, false);
			pushString(out, line, at);
			count(at, end);
			at = end;
			continue;
		}
		if (code === 46) {
			const next = text.charCodeAt(at + 1);
			if (next >= 48 && next <= 57) {
				out.push(vocabulary/* NUMBER */.uk, line, at);
				at = (0,end_of_number/* endOfNumber */.u)(text, at + 1);
				continue;
			}
		}
		if (code >= 48 && code <= 57) {
			out.push(vocabulary/* NUMBER */.uk, line, at);
			at = (0,end_of_number/* endOfNumber */.u)(text, at, true);
			continue;
		}
		const start = at;
		while (at < length) {
			const next = text.charCodeAt(at);
			const part = next < 128 ? next >= 48 && next <= 57 || next >= 65 && next <= 90 || next >= 97 && next <= 122 || next === 95 : (0,wide_characters/* isWideWordCharacter */.d)(next);
			if (!part) break;
			at += 1;
		}
		if (at > start) {
			const word = text.slice(start, at);
			const next = text.charCodeAt(at);
			if ((next === 34 || next === 39) && word.length <= 2 && PREFIX.test(word)) {
				const end = endOfString(text, at, /r/i.test(word), /[ft]/i.test(word));
				pushString(out, line, start);
				count(start, end);
				at = end;
				continue;
			}
			const id = out.last() === 46 ? undefined : KEYWORDS.get(word);
			if (id === undefined || SOFT_WORDS.has(id) && start !== matchesAt) out.push(vocabulary/* IDENTIFIER */.cS, line, start);
			else if (id >= 0) out.push(id, line, start);
			if (id === LAMBDA && brackets === 0) lambdas += 1;
			continue;
		}
		if (code >= 128) {
			if (!/\s/.test(text[at])) out.push(vocabulary/* SYMBOL */.PF, line, at);
			at += 1;
			continue;
		}
		if (code === 40 || code === 91 || code === 123) brackets += 1;
		else if (code === 41 || code === 93 || code === 125) brackets = Math.max(0, brackets - 1);
		const operator = (0,lexical_tables/* operatorAt */.Kc)(OPERATORS, code, text, at);
		out.push(operator?.id ?? code, line, at);
		at += operator?.text.length ?? 1;
		if (code === 58 && operator === undefined && opens && brackets === 0 && lambdas-- === 0) {
			opens = false;
			isOneLine = !/^[ \t\f\r]*(?:[\n#]|\\|$)/.test(text.slice(at, at + LONGEST_JOIN));
			if (isOneLine) {
				out.push(vocabulary/* NEWLINE */.Xy, line, at);
				out.push(vocabulary/* INDENT */.BH, line, at);
				at += /^[ \t\f]*/.exec(text.slice(at, at + LONGEST_JOIN))?.[0].length ?? 0;
				const end = Math.max(endOfBareString(text, at), /^(?:import|from)\b/.test(text.slice(at, at + 7)) ? endOfImport(text, at) : at);
				count(at, end);
				at = end;
			}
		}
	}
	if (isOneLine && out.last() !== vocabulary/* NEWLINE */.Xy) out.push(vocabulary/* NEWLINE */.Xy, line, length);
	if (isOneLine) out.push(vocabulary/* DEDENT */.lZ, out.lastLine(), length);
	const last = out.last();
	if (last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv) out.push(vocabulary/* NEWLINE */.Xy, line, length);
	for (let depth = indents.length; depth > 1; depth -= 1) out.push(vocabulary/* DEDENT */.lZ, out.lastLine(), length);
}
function pushString(out, line, at) {
	if (out.last() !== vocabulary/* STRING */.An) out.push(vocabulary/* STRING */.An, line, at);
}
const DEEPEST_F_STRING = 8;
function endOfString(text, from, raw, formatted, depth = 0) {
	const mark = text[from];
	const code = text.charCodeAt(from);
	const triple = text.startsWith(mark.repeat(3), from);
	let at = from + (triple ? 3 : 1);
	let braces = 0;
	let brackets = 0;
	let format = 0;
	while (at < text.length) {
		const here = text.charCodeAt(at);
		const isExpression = braces > 0 && format !== braces;
		if (isExpression && (here === 40 || here === 91)) brackets += 1;
		else if (isExpression && (here === 41 || here === 93)) brackets -= 1;
		else if (isExpression && here === 58 && brackets <= 0) format = braces;
		if (here === 92) {
			at += raw && text.charCodeAt(at + 1) === 10 ? 1 : 2;
		} else if (here === 10 && !triple) {
			return at;
		} else if (formatted && here === 123) {
			if (braces === 0 && text.charCodeAt(at + 1) === 123) {
				at += 2;
			} else {
				braces += 1;
				at += 1;
			}
		} else if (formatted && here === 125 && braces > 0) {
			if (format === braces) format = 0;
			braces -= 1;
			at += 1;
		} else if (here === code && (!triple || text.startsWith(mark.repeat(3), at))) {
			if (isExpression && !triple && depth < DEEPEST_F_STRING) {
				const end = endOfString(text, at, raw, false, depth + 1);
				const close = text.slice(end, end + 200).search(/[}\n]/);
				if (text.charCodeAt(end - 1) === code && end > at + 1 && close >= 0 && text[end + close] === "}") {
					at = end;
					continue;
				}
			}
			return at + (triple ? 3 : 1);
		} else if (isExpression && (here === 34 || here === 39) && here !== code && depth < DEEPEST_F_STRING) {
			at = endOfString(text, at, raw, false, depth + 1);
		} else {
			at += 1;
		}
	}
	return text.length;
}
function endOfBareString(text, from) {
	const match = /^(?:[rRbBuU]|[rR][bB]|[bB][rR])?(["'])/.exec(text.slice(from, from + 4));
	if (match === null) return from;
	const prefix = match[0].length - 1;
	const end = endOfString(text, from + prefix, /r/i.test(match[0]), false);
	let at = end;
	while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 13) at += 1;
	const next = text.charCodeAt(at);
	return at >= text.length || next === 10 || next === 35 ? at : from;
}
function endOfImport(text, from) {
	const end = (0,cursor/* endOfLine */.vT)(text, from);
	const next = text.slice(from, end).search(/[;#]/);
	if (next >= 0 && text[from + next] === ";") {
		const blanks = /^[ \t]*/.exec(text.slice(from + next + 1, from + next + 200));
		return from + next + 1 + (blanks?.[0].length ?? 0);
	}
	const open = text.slice(from, next < 0 ? end : from + next).indexOf("(");
	if (open >= 0) {
		IN_IMPORT.lastIndex = from + open;
		for (let mark = IN_IMPORT.exec(text); mark !== null && mark.index < from + LONGEST_IMPORT;) {
			if (mark[0] === ")") return mark.index + 1;
			mark = IN_IMPORT.exec(text);
		}
		return end;
	}
	if (next >= 0) return end;
	let last = end;
	while (text.charCodeAt(last - 1) === 92 && last < from + LONGEST_IMPORT) last = (0,cursor/* endOfLine */.vT)(text, last + 1);
	return last;
}
const IN_IMPORT = /#[^\n]*|\)/g;
const LONGEST_IMPORT = 8e3;

var brackets = __load__(53069);
;// engine/typescript-types.js


const [COLON, COMMA, DOT, OPTIONAL, NOT, OPEN, OPEN_LIST, CLOSE_LIST] = ": , . ? ! ( [ ]".split(" ").map(vocabulary/* intern */.HL);
const [typescript_types_OPEN_BLOCK, typescript_types_CLOSE_BLOCK, LESS, GREATER, SHIFT, TRIPLE_SHIFT, ARROW] = "{ } < > >> >>> =>".split(" ").map(vocabulary/* intern */.HL);
const [FUNCTION, CLASS, LET, AS, SATISFIES, SPREAD] = "function class let as satisfies ...".split(" ").map(vocabulary/* intern */.HL);
const [typescript_types_SEMICOLON, ASSIGN, PLUS, EXTENDS, IMPLEMENTS, INTERFACE, TYPE] = "; = + extends implements interface type".split(" ").map(vocabulary/* intern */.HL);
const BEFORE_TYPE = (0,vocabulary/* tokenSet */.ks)("| & keyof typeof infer new -");
const NAMES_OF_TYPES = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, vocabulary/* STRING */.An, vocabulary/* NUMBER */.uk, vocabulary/* CONSTANT */.TJ, "void this");
const BETWEEN_TYPES = (0,vocabulary/* tokenSet */.ks)("| & is extends");
const ENDS_OF_VALUES = (0,vocabulary/* tokenSet */.ks)(vocabulary/* IDENTIFIER */.cS, vocabulary/* STRING */.An, vocabulary/* NUMBER */.uk, vocabulary/* CONSTANT */.TJ, "this ) ] }");
const BEHIND_PARAMETER = (0,vocabulary/* tokenSet */.ks)(", ) =");
const BEHIND_NAME = (0,vocabulary/* tokenSet */.ks)(", ) = : ?");
const BEHIND_VARIABLE = (0,vocabulary/* tokenSet */.ks)("= ; , of in");
const BEHIND_NOT_NULL = (0,vocabulary/* tokenSet */.ks)(". ?. ) ; , ] } : ? && || ?? = === !== == != < > <= >= + - * / % += -=");
const BEFORE_ARROW_FUNCTION = (0,vocabulary/* tokenSet */.ks)("= ( , => : return [ { ; default");
const ENDS_OF_LISTS = (0,vocabulary/* tokenSet */.ks)("> >> >>>");
const DEPTHS = new Int8Array(vocabulary/* TOKEN_LIMIT */.qr);
for (const [depth, sign] of [
	LESS,
	GREATER,
	SHIFT,
	TRIPLE_SHIFT
].entries()) {
	DEPTHS[sign] = depth === 0 ? 1 : -depth;
}
const NOT_OF_PARAMETERS = (0,vocabulary/* tokenSet */.ks)("; ) ] }");
const IN_TYPES = (0,vocabulary/* tokenSet */.ks)(NAMES_OF_TYPES, BEFORE_TYPE, BETWEEN_TYPES, ENDS_OF_LISTS, "< ( ) [ ] { } : , ; . ? => ... + in as import");
const BEFORE_METHOD = (0,vocabulary/* tokenSet */.ks)("{ } ] ; ,");
const BEFORE_FIELD = (0,vocabulary/* tokenSet */.ks)("{ } ;");
const BEHIND_FIELD = (0,vocabulary/* tokenSet */.ks)("= ; }");
const IN_NO_HEAD = (0,vocabulary/* tokenSet */.ks)("class ; , ) ] }");
const MOST_PARENTS = 20;
const LONGEST_TYPE_PARAMETERS = 200;
function dropTypes(tokens) {
	const { ids, lines, length } = tokens;
	const partners = (0,brackets/* partnersOf */.xj)(ids, length);
	const dropped = new Uint8Array(length);
	const id = (at) => at >= 0 && at < length ? ids[at] : undefined;
	const drop = (from, to) => {
		dropped.fill(1, from, to);
	};
	const partner = (at) => partners[at] ?? -1;
	const startsLine = (at) => at < length && lines[at] !== lines[at - 1];
	const startsMethod = (at) => BEFORE_METHOD.has(id(at - 1)) || ENDS_OF_LISTS.has(id(at - 1)) && startsLine(at);
	const isCall = (at) => id(at) === OPEN && ENDS_OF_VALUES.has(id(at - 1)) && !(id(at - 1) === vocabulary/* IDENTIFIER */.cS && startsMethod(at - 1) && id(partner(at) + 1) === COLON);
	const codeBefore = new Uint32Array(length + 1);
	for (let at = 0; at < length; at += 1) {
		codeBefore[at + 1] = codeBefore[at] + (isCall(at) || !IN_TYPES.has(ids[at]) ? 1 : 0);
	}
	const ends = endsOfLists(tokens);
	const endOfParameters = (from) => ends[from] ?? -1;
	function endOfType(from, takesFunctions) {
		for (let at = from;;) {
			while (BEFORE_TYPE.has(id(at))) at += 1;
			if (id(at) === LESS) at = endOfParameters(at);
			if (at < 0) return -1;
			const token = id(at);
			if (token === OPEN || token === OPEN_LIST || token === typescript_types_OPEN_BLOCK) {
				const begin = at;
				if (partner(at) < 0) return -1;
				at = partner(at) + 1;
				if (token === OPEN && takesFunctions && id(at) === ARROW) {
					at += 1;
					continue;
				}
				if (token === OPEN && at === begin + 2) return -1;
			} else if (NAMES_OF_TYPES.has(token)) {
				at += 1;
				while (id(at) === DOT && id(at + 1) === vocabulary/* IDENTIFIER */.cS) at += 2;
				if (id(at) === LESS) {
					at = endOfParameters(at);
					if (at < 0) return -1;
				}
			} else {
				return -1;
			}
			while (id(at) === OPEN_LIST) {
				if (partner(at) < 0) return -1;
				at = partner(at) + 1;
			}
			if (!BETWEEN_TYPES.has(id(at))) return codeBefore[at] === codeBefore[from] ? at : -1;
			at += 1;
		}
	}
	function dropAnnotation(at, behind) {
		const colon = id(at) === OPTIONAL || id(at) === NOT ? at + 1 : at;
		const end = id(colon) === COLON ? endOfType(colon + 1, true) : colon;
		if (end < 0 || !(behind.has(id(end)) || end > colon && startsLine(end))) return at;
		drop(at, end);
		return end;
	}
	const behindName = (at) => (id(at) === typescript_types_OPEN_BLOCK || id(at) === OPEN_LIST ? Math.max(at, partner(at)) : at) + 1;
	function dropOfParameters(open) {
		const close = partner(open);
		if (close < 0) return;
		const isNamed = id(open - 1) === vocabulary/* IDENTIFIER */.cS || id(open - 1) === FUNCTION || dropped[open - 1] === 1;
		if (!isNamed && open > 0 && !BEFORE_ARROW_FUNCTION.has(id(open - 1))) return;
		const isList = open + 1 === close || BEHIND_NAME.has(id(behindName(id(open + 1) === SPREAD ? open + 2 : open + 1)));
		if (!isList) return;
		const end = id(close + 1) === COLON ? endOfType(close + 2, isNamed) : close + 1;
		const isArrow = id(end) === ARROW && (!isNamed || id(open - 1) === GREATER);
		if (end < 0 || !(isArrow || isNamed && id(end) === typescript_types_OPEN_BLOCK)) return;
		drop(close + 1, end);
		for (let at = open + 1; at < close; at += 1) {
			if (id(at) === SPREAD) at += 1;
			at = dropAnnotation(behindName(at), BEHIND_PARAMETER);
			for (; at < close && id(at) !== COMMA; at += 1) {
				const isOpening = id(at) === OPEN || id(at) === OPEN_LIST || id(at) === typescript_types_OPEN_BLOCK;
				if (isOpening && partner(at) > 0) at = partner(at);
			}
		}
	}
	function endOfParents(from) {
		let end = endOfType(from, false);
		for (let count = 1; id(end) === COMMA && count < MOST_PARENTS; count += 1) {
			end = endOfType(end + 1, false);
		}
		return end;
	}
	function dropDeclaration(at) {
		const behind = id(at + 2) === LESS ? endOfParameters(at + 2) : at + 2;
		if (id(at + 1) !== vocabulary/* IDENTIFIER */.cS || behind < 0) return;
		const from = id(behind) === EXTENDS ? endOfParents(behind + 1) : behind;
		const isBegun = from > 0 && (id(at) === TYPE ? id(from) === ASSIGN : id(from) === typescript_types_OPEN_BLOCK);
		let end = isBegun ? endOfType(id(at) === TYPE ? from + 1 : from, true) : -1;
		while (id(end) === OPTIONAL) {
			const other = endOfType(end + 1, true);
			end = id(other) === COLON ? endOfType(other + 1, true) : -1;
		}
		if (end > 0 && id(end) !== PLUS) drop(at, id(end) === typescript_types_SEMICOLON ? end + 1 : end);
	}
	function bodyOf(at) {
		let open = id(at + 1) === vocabulary/* IDENTIFIER */.cS ? at + 2 : at + 1;
		if (id(open) === LESS) open = endOfParameters(open);
		if (id(open) === EXTENDS) open += 1;
		else if (id(open) !== IMPLEMENTS && id(open) !== typescript_types_OPEN_BLOCK) return -1;
		while (open > 0 && id(open) !== typescript_types_OPEN_BLOCK) {
			if (id(open) === IMPLEMENTS) {
				const end = endOfParents(open + 1);
				if (id(end) !== typescript_types_OPEN_BLOCK) return -1;
				drop(open, end);
				return end;
			}
			if (open >= length || IN_NO_HEAD.has(id(open))) return -1;
			const isList = id(open) === LESS;
			const close = isList ? endOfParameters(open) - 1 : brackets/* OPENING */.$4.has(id(open)) ? partner(open) : open;
			if (close < 0) return -1;
			if (isList && codeBefore[close] === codeBefore[open]) drop(open, close + 1);
			open = close + 1;
		}
		return open;
	}
	function dropOfClass(at) {
		const open = bodyOf(at);
		const close = partner(open);
		for (let field = open + 1; field < close; field += 1) {
			if (id(field) === vocabulary/* IDENTIFIER */.cS && (dropped[field - 1] === 1 || BEFORE_FIELD.has(id(field - 1)))) {
				const end = dropAnnotation(field + 1, BEHIND_FIELD);
				const isEnd = id(end) === typescript_types_SEMICOLON;
				if (isEnd || end > field + 1 && id(end) !== ASSIGN) drop(field, isEnd ? end + 1 : end);
				field = end - 1;
			} else if (brackets/* OPENING */.$4.has(id(field)) && partner(field) > 0) {
				field = partner(field);
			}
		}
	}
	for (let at = 0; at < length; at += 1) {
		const token = id(at);
		if (dropped[at] === 1) continue;
		if (token === OPEN) {
			dropOfParameters(at);
		} else if (token === INTERFACE || token === TYPE) {
			dropDeclaration(at);
		} else if (token === CLASS) {
			dropOfClass(at);
		} else if (token === LET) {
			const end = dropAnnotation(behindName(at + 1), BEHIND_VARIABLE);
			if (dropped[end - 1] === 1 && !BEHIND_VARIABLE.has(id(end))) {
				dropped[end - 1] = 0;
				ids[end - 1] = typescript_types_SEMICOLON;
			}
		} else if ((token === AS || token === SATISFIES) && (dropped[at - 1] === 1 || ENDS_OF_VALUES.has(id(at - 1)))) {
			if (id(at - 1) === typescript_types_CLOSE_BLOCK && id(at + 1) === OPEN) continue;
			const end = id(at + 1) === LET ? at + 2 : endOfType(at + 1, true);
			if (end > 0) drop(at, end);
		} else if (token === NOT && (id(at - 1) === vocabulary/* IDENTIFIER */.cS || id(at - 1) === CLOSE_LIST)) {
			if (BEHIND_NOT_NULL.has(id(at + 1))) drop(at, at + 1);
		} else if (token === LESS) {
			const isDeclared = id(at - 2) === FUNCTION || id(at - 2) === CLASS;
			const isFirst = at === 0 || BEFORE_ARROW_FUNCTION.has(id(at - 1));
			const end = isDeclared || isFirst || id(at - 1) === vocabulary/* IDENTIFIER */.cS ? endOfParameters(at) : -1;
			const isType = end > 0 && codeBefore[end] === codeBefore[at] && (isFirst || id(end) === OPEN);
			if (end > 0 && (isDeclared || isType)) drop(at, end);
		}
	}
	tokens.drop(dropped);
}
function endsOfLists({ ids, length }) {
	const ends = new Int32Array(length).fill(-1);
	const open = [];
	let count = 0;
	const outside = [];
	let before = 0;
	for (let at = 0; at < length; at += 1) {
		const id = ids[at];
		const depth = DEPTHS[id];
		if (depth > 0) {
			open[count] = at;
			count += 1;
		} else if (depth < 0) {
			const first = count + depth;
			const from = first >= before ? open[first] : at;
			if (from < at && at - from < LONGEST_TYPE_PARAMETERS) ends[from] = at + 1;
			count = Math.max(first, before);
		} else if (brackets/* OPENING */.$4.has(id)) {
			outside.push(before);
			before = count;
		} else if (NOT_OF_PARAMETERS.has(id)) {
			count = before;
			if (id !== typescript_types_SEMICOLON) before = outside.pop() ?? 0;
		}
	}
	return ends;
}

;// engine/tokenizers/words.js

function tokenizeWords(text, out) {
	const pattern = /\n|[\p{L}\p{N}]+/gu;
	let line = 1;
	for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
		if (match[0] === "\n") line += 1;
		else out.push(wordToken(match[0].toLowerCase()), line, match.index);
	}
}
function wordToken(word) {
	let hash = 2166136261;
	for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
	return 1 + (hash >>> 0) % (vocabulary/* TOKEN_LIMIT */.qr - 1);
}

;// engine/reading-of.js










const OF_MARKUP = /\blang\s*=\s*["']?[jt]sx\b/i;
const TOKENIZERS = {
	rules: (rules) => {
		const tables = (0,lexical_tables/* lexicalTables */.yB)(rules);
		return (text, out) => scan(text, tables, out);
	},
	names: (rules) => {
		const tables = (0,lexical_tables/* lexicalTables */.yB)(rules);
		return (text, out) => tokenizeNames(text, tables, out);
	},
	words: () => tokenizeWords,
	python: () => tokenizePython,
	javascript: () => (text, out) => {
		(0,javascript/* tokenizeJavaScript */.b)(text, true, out);
		dropTypes(out);
	},
	typescript: () => (text, out) => {
		(0,javascript/* tokenizeJavaScript */.b)(text, false, out);
		dropTypes(out);
	},
	component: () => (text, out) => {
		const hasMarkup = (0,scripts/* scriptsIn */.O)(text).some(({ attributes }) => OF_MARKUP.test(attributes));
		(0,javascript/* tokenizeJavaScript */.b)((0,scripts/* scriptsOf */.S)(text), hasMarkup, out);
		dropTypes(out);
	}
};
const READINGS = new Map(languages/* FAMILY_NAMES */.ME.flatMap((family) => [languages/* FAMILIES */.BU[family], ...Object.values(languages/* FAMILIES */.BU[family].byEnding ?? {})].map((rules) => [rules, {
	family,
	tokenize: tokenizerOf(rules)
}])));
function tokenizerOf(rules) {
	const tokenize = TOKENIZERS[rules.tokenizer](rules);
	const { prepare } = rules;
	return prepare === undefined ? tokenize : (text, out) => tokenize(prepare(text), out);
}
function readingBy(rules) {
	return READINGS.get(rules);
}
function readingAs(family) {
	return readingBy(languages/* FAMILIES */.BU[family]);
}
function readingOf(path, text, languageId) {
	const extension = (0,languages/* extensionOf */.je)(path);
	const language = languageId === languages/* AUTO_DETECT */.Ej ? undefined : (0,languages/* languageById */.fc)(languageId);
	if (language !== undefined && !isOf(language, extension, text)) return undefined;
	const kernel = language === undefined && extension === "ipynb" ? readingOfKernel(text) : undefined;
	if (kernel !== undefined) return kernel;
	const family = claimant(extension, text) ?? language?.family ?? (0,languages/* familyOfExtension */.h6)(extension) ?? (extension === "" ? (0,languages/* familyOfShebang */.yI)(text) : undefined);
	return family && readingBy(languages/* FAMILIES */.BU[family].byEnding?.[extension] ?? languages/* FAMILIES */.BU[family]);
}
function readingOfKernel(text) {
	for (const name of (0,notebook/* languagesOfNotebook */.gz)(text)) {
		const ending = (0,languages/* languageNamed */.Mv)(name)?.extensions[0] ?? (0,languages/* extensionOf */.je)(`x${name}`);
		const family = (0,languages/* familyOfExtension */.h6)(ending);
		if (family !== undefined) return readingBy(languages/* FAMILIES */.BU[family].byEnding?.[ending] ?? languages/* FAMILIES */.BU[family]);
	}
	return undefined;
}
function isOf({ extensions, family, takesAll }, extension, text) {
	if (extension === "") return (0,languages/* familyOfShebang */.yI)(text) === family;
	return extensions.includes(extension) || takesAll === true && (0,languages/* familyOfExtension */.h6)(extension) === undefined;
}
const BEGINNING = 4e3;
const CLAIMANTS = new Map();
for (const family of languages/* FAMILY_NAMES */.ME) {
	for (const [extension, claim] of Object.entries(languages/* FAMILIES */.BU[family].claims ?? {})) {
		CLAIMANTS.set(extension, [...CLAIMANTS.get(extension) ?? [], [family, claim]]);
	}
}
function claimant(extension, text) {
	return CLAIMANTS.get(extension)?.find(([, claim]) => claim.test(text.slice(0, BEGINNING)))?.[0];
}


}),

15239:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FT:()=>SearchedFiles,
Nd:()=>KIND,
Te:()=>WordTable
});
var _base__3__ = __load__(92105);
var _languages_languages_js__0__ = __load__(92005);
var _tokenizers_vocabulary_js__1__ = __load__(11728);
var _words_js__2__ = __load__(32046);




const KIND = {
	name: 0,
	member: 1,
	said: 2
};
const encoder = new TextEncoder();
const decoder = new TextDecoder();
class WordTable {
	#numbers = new Map();
	#texts = [];
	#keys = [];
	add(word) {
		const known = this.#numbers.get(word);
		if (known !== undefined) return known;
		const text = decoder.decode(encoder.encode(word));
		const number = this.#texts.length;
		this.#numbers.set(text, number);
		this.#texts.push(text);
		this.#keys.push(number);
		const lower = text.toLowerCase();
		if (lower !== text) this.#keys[number] = this.add(lower);
		return number;
	}
	text(number) {
		return this.#texts[number];
	}
	key(number) {
		return this.#keys[number];
	}
	get size() {
		return this.#texts.length;
	}
}
class SearchedFiles {
	#table;
	#files = [];
	constructor(table) {
		this.#table = table;
	}
	note(path, family, text, tokens) {
		const { tokenizer } = _languages_languages_js__0__.BU[family];
		if (this.#table === undefined || tokenizer === "names" || tokenizer === "words") return;
		this.#files.push(wordsOf(this.#table, path, family, text, tokens));
	}
	byPath() {
		return this.#files.toSorted((a, b) => (0,_base__3__.n)(a.path, b.path));
	}
}
const LEAST_LETTERS = 3;
const MOST_LETTERS = 64;
const PLAIN = /^[a-z_]\w*$/i;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;
const TELLING_NUMBER = /^(?:0x[\da-f]{4,16}|\d{19,20})(?=[ul]*$)/i;
const SHORTEST_NUMBER = 6;
const LIKE_A_KEY = /^(?=.*\d)(?=.*[a-z])[\da-z_]{16,}$/i;
const LIKE_A_NUMBER = /\p{Nd}{5}/u;
const PLACE_OR_SETTING = /\/.*\/|\\\\|^[a-z]:\\|^~|\w=\S|\(at\)|\[at\]/i;
const LIKE_A_SECRET = /^(?=.*\p{N})(?=.*\p{L}).{6,}$|^.{24,}$/u;
const MIXED_CASE = /(?:\p{Ll}\p{Lu}.{0,2}){4}/u;
const PLACE = /^\s*(?:#\s*include|export\s+(?:\*|\{)|from|import|library|module|namespace|package|require|use|using)\b/;
const PRIVATE = /@|:\/\/|author|autor|copyright|written|student|matri[ck]|e-?mail|phone|telefon|address|adresse|pass(?:w|p)|pwd|secret|token|credential|bearer|login|(?:^|[^a-z])key(?:$|\W)|[a-z_]key\s*[=:(,]|user_?name|name\s*[:=]/i;
const LIKE_A_NAME = /^\s*\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}\.?)?(?:,?\s+\p{Lu}[\p{L}'-]+){1,2}\s*$|(?:^|\s)(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor)\s+\p{Lu}/u;
const MEMBER_OF = (0,_tokenizers_vocabulary_js__1__.ks)(". -> :: ?. new");
function wordsOf(table, path, family, text, tokens) {
	const words = [];
	const lines = [];
	const kinds = [];
	const { ids, starts, length } = tokens;
	let [lineFrom, lineEnd, isPlace] = [
		0,
		0,
		false
	];
	const note = (word, at, kind) => {
		if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS) return;
		if (!/^\d/.test(word) && (LIKE_A_KEY.test(word) || LIKE_A_NUMBER.test(word))) return;
		words.push(table.add(word));
		lines.push(tokens.lines[at]);
		kinds.push(kind);
	};
	for (let at = 0; at < length; at += 1) {
		const id = ids[at];
		const start = starts[at];
		if (id === _tokenizers_vocabulary_js__1__.cS) {
			if (start >= lineEnd || start < lineFrom) {
				lineFrom = text.lastIndexOf("\n", start - 1) + 1;
				const end = text.indexOf("\n", start);
				lineEnd = end < 0 ? text.length : end;
				isPlace = PLACE.test(text.slice(lineFrom, Math.min(lineEnd, lineFrom + LONGEST_LINE)));
			}
			if (isPlace) continue;
			const from = (0,_words_js__2__.Ov)(text, start);
			const name = text.slice(from, (0,_words_js__2__.NF)(text, from));
			const isMember = at > 0 && MEMBER_OF.has(ids[at - 1]);
			const kind = isMember ? KIND.member : KIND.name;
			if (PLAIN.test(name)) note(name, at, kind);
			else for (const [word] of name.matchAll(WORD)) note(word, at, kind);
		} else if (id === _tokenizers_vocabulary_js__1__.An) {
			const next = at + 1 < length ? starts[at + 1] : text.length;
			const from = (0,_words_js__2__.uL)(text, start, next);
			const said = text.slice(from, (0,_words_js__2__.Rx)(text, start, from, next));
			if (LIKE_A_NAME.test(said) || PRIVATE.test(said) || PRIVATE.test(lineAt(text, start))) continue;
			for (const [word] of sayableOf(said).matchAll(WORD)) note(word, at, KIND.said);
		} else if (id === _tokenizers_vocabulary_js__1__.uk && /\w/.test(text[start + SHORTEST_NUMBER - 1] ?? "")) {
			const number = TELLING_NUMBER.exec(text.slice(start, start + MOST_LETTERS).split(/[^\w]/, 1)[0] ?? "");
			if (number !== null) note(number[0], at, KIND.said);
		}
	}
	return {
		path,
		language: languageOf(path, family),
		words: Uint32Array.from(words),
		lines: Uint32Array.from(lines),
		kinds: Uint8Array.from(kinds)
	};
}
function sayableOf(said) {
	return said.split(/\s+/).filter((part) => !PLACE_OR_SETTING.test(part)).flatMap((part) => part.replaceAll(/\\.|%\w/g, " ").split(" ")).filter((part) => !LIKE_A_SECRET.test(part) && !MIXED_CASE.test(part)).join(" ");
}
function lineAt(text, at) {
	const to = text.indexOf("\n", at);
	const end = to < 0 ? text.length : to;
	return text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - LONGEST_LINE), Math.min(end, at + LONGEST_LINE));
}
const LONGEST_LINE = 200;
function languageOf(path, family) {
	const extension = (0,_languages_languages_js__0__.je)(path);
	const languages = _languages_languages_js__0__.Yj.filter((one) => one.family === family);
	const own = languages.find(({ extensions }) => extensions.includes(extension)) ?? languages[0];
	return own?.language ?? "";
}


}),

10469:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
e:()=>sourceForm
});
var _base__1__ = __load__(71198);
var _languages_languages_js__0__ = __load__(92005);


class SourceForm {
	#text;
	#starts;
	escapes = 0;
	constructor(text) {
		this.#text = text;
	}
	get text() {
		return this.#text;
	}
	replace(pattern, by) {
		const text = this.#text;
		const parts = [];
		const edits = [];
		let at = 0;
		let moved = this.#starts !== undefined;
		pattern.lastIndex = 0;
		for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
			const replacement = by(match, text);
			if (replacement !== undefined) {
				const end = match.index + match[0].length;
				parts.push(text.slice(at, match.index), replacement);
				edits.push(match.index, end, replacement.length);
				moved ||= match[0].includes("\n") || replacement.includes("\n");
				at = end;
			}
		}
		if (edits.length === 0) return;
		if (moved) this.#starts = movedStarts(this.#starts ?? lineStarts(text), edits);
		parts.push(text.slice(at));
		this.#text = parts.join("");
	}
	get isMoved() {
		return this.#starts !== undefined;
	}
	locate({ starts: offsets, lines, length }) {
		const starts = this.#starts;
		if (starts === undefined) return;
		let line = 1;
		for (let at = 0; at < length; at += 1) {
			while (line < starts.length && starts[line] <= offsets[at]) line += 1;
			lines[at] = line;
		}
	}
}
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return Uint32Array.from(starts);
}
function movedStarts(starts, edits) {
	let edit = 0;
	let shift = 0;
	return starts.map((start) => {
		while (edit < edits.length && edits[edit + 1] <= start) {
			shift += edits[edit + 2] - (edits[edit + 1] - edits[edit]);
			edit += 3;
		}
		const from = edits[edit] ?? Infinity;
		return from < start ? from + shift + edits[edit + 2] : start + shift;
	});
}
const character = (digits) => {
	const code = Number.parseInt(digits ?? "", 16);
	return code <= 1114111 ? String.fromCodePoint(code) : "";
};
const IGNORABLE = /(?![\t\n\f\r -~])[[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{L}\s\x85]]+/gv;
const FOREIGN = /[^\t\n\f\r -~]+/g;
const LINE_ENDS = /[\u2028\u2029\u0085]/g;
function sourceForm(text, family, path) {
	const form = new SourceForm(text);
	if (family === "python") undeclare(form, (0,_base__1__.Qc)(text, path));
	else if (family === "c") joinLines(form);
	else if (family === "shell") form.replace(/(?<=[\w-])\\\n(?=[\w-])/g, () => "");
	if (form.text.includes("\\")) unescape(form, family);
	const foreign = form.text.match(FOREIGN)?.join("") ?? "";
	if ((family === "javascript" || family === "csharp") && foreign.search(LINE_ENDS) >= 0) {
		form.replace(LINE_ENDS, ([mark]) => mark === "" && family === "javascript" ? undefined : "\n");
	}
	if (foreign.includes("\ufeff")) form.replace(/\ufeff/g, () => family === "javascript" ? " " : "");
	if (foreign.search(IGNORABLE) >= 0) form.replace(IGNORABLE, () => "");
	return form;
}
function unescape(form, family) {
	const { escapes } = _languages_languages_js__0__.BU[family];
	if (escapes === "everywhere") {
		form.replace(/\\(?:\\|u+([0-9a-fA-F]{4}))/g, ([, digits]) => {
			if (digits === undefined) return undefined;
			const text = character(digits);
			form.escapes += /\w/.test(text) ? 1 : 0;
			return text === "\r" ? "\n" : text;
		});
	} else if (escapes === "in-names") {
		form.replace(/\\(?:\\|u\{([0-9a-fA-F]{1,8})\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, braced, short, long]) => {
			const text = character(braced ?? short ?? long);
			form.escapes += /\w/.test(text) ? 1 : 0;
			return /^[$\p{ID_Continue}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u.test(text) ? text : undefined;
		});
	}
}
const TRIGRAPHS = {
	"=": "#",
	"/": "\\",
	"'": "^",
	"(": "[",
	")": "]",
	"!": "|",
	"<": "{",
	">": "}",
	"-": "~"
};
const DIGRAPHS = {
	"<:": "[",
	":>": "]",
	"<%": "{",
	"%>": "}",
	"%:": "#"
};
const SPLICES = [
	"\\\n",
	"\\ ",
	"\\	"
];
function joinLines(form) {
	if (form.text.includes("??")) {
		form.replace(/\?\?([=/'()!<>-])/g, ({ 1: mark = "", index }, text) => mark === "/" && text[index + 3] === "\n" && inLineComment(text, index) ? undefined : TRIGRAPHS[mark]);
	}
	if (SPLICES.some((begin) => form.text.includes(begin))) {
		form.replace(/\\[ \t]*\n/g, ({ 0: splice, index }, text) => splice.length > 2 && inLineComment(text, index) ? undefined : "");
	}
	form.replace(/<::(?![:>])|<:|:>|<%|%>|%:/g, ([mark]) => DIGRAPHS[mark]);
}
function inLineComment(text, at) {
	return text.slice(text.lastIndexOf("\n", at - 1) + 1, at).includes("//");
}
const PYTHON_ESCAPES = {
	"\n": "",
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\n",
	t: "	",
	v: "\v",
	"\\": "\\",
	"'": "'",
	"\"": "\""
};
function undeclare(form, name) {
	if (name === undefined) return;
	if (/^(?:utf-?7|u7|unicode-1-1-utf-7)$/.test(name)) {
		form.replace(/\+([A-Za-z0-9+/]*)-?/g, ([, digits = ""]) => {
			const text = digits === "" ? "+" : utf16(digits);
			form.escapes += text.match(/\w/g)?.length ?? 0;
			return text;
		});
	} else if (/^unicode-?escape$/.test(name)) {
		form.replace(/\\(?:([abfnrtv\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, plain, octal, byte, short, long]) => {
			if (plain !== undefined) return PYTHON_ESCAPES[plain];
			form.escapes += 1;
			return octal === undefined ? character(byte ?? short ?? long) : String.fromCodePoint(Number.parseInt(octal, 8));
		});
	} else if (/^raw-?unicode-?escape$/.test(name)) {
		form.replace(/\\(?:\\|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, short, long]) => {
			form.escapes += 1;
			return short === undefined && long === undefined ? undefined : character(short ?? long);
		});
	}
}
function utf16(digits) {
	const bytes = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
	let text = "";
	for (let at = 0; at + 1 < bytes.length; at += 2) {
		text += String.fromCharCode(bytes.charCodeAt(at) << 8 | bytes.charCodeAt(at + 1));
	}
	return text.replaceAll(/\r\n?/g, "\n");
}


}),

82700:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Pi:()=>CallGrams,
cl:()=>spellings,
d3:()=>ShingleGrams
});
var _counted_grams_js__0__ = __load__(26164);
var _token_values_js__1__ = __load__(51525);
var _tokenizers_end_of_number_js__2__ = __load__(94063);
var _tokenizers_vocabulary_js__3__ = __load__(11728);
var _words_js__4__ = __load__(32046);





function spellings(text, tokens) {
	const { ids, starts, hashes, length } = tokens;
	const spelled = new Uint16Array(length + 1);
	for (let at = 0; at < length; at += 1) {
		const id = ids[at];
		const start = starts[at];
		if (id === _tokenizers_vocabulary_js__3__.cS || id === _tokenizers_vocabulary_js__3__.TJ) {
			spelled[at] = shortened(hashes[at]);
		} else if (id === _tokenizers_vocabulary_js__3__.uk) {
			spelled[at] = hashOf(text, start, (0,_tokenizers_end_of_number_js__2__.u)(text, start));
		} else if (id === _tokenizers_vocabulary_js__3__.An) {
			const behind = at + 1 < length ? starts[at + 1] : 0;
			const next = behind > start ? behind : text.length;
			const from = (0,_words_js__4__.uL)(text, start, next);
			spelled[at] = hashOf(text, from, (0,_words_js__4__.Rx)(text, start, from, next));
		}
	}
	return spelled;
}
function hashOf(text, from, to) {
	let hash = 2166136261;
	for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
	return shortened(hash);
}
function shortened(hash) {
	return (hash ^ hash >>> 16) & 65535 || 1;
}
class ShingleGrams {
	#grams;
	#hash = new _counted_grams_js__0__.g();
	#run;
	#written = new Uint32Array(1 << 10);
	constructor(run, most) {
		this.#grams = new _counted_grams_js__0__.$(most);
		this.#run = run;
	}
	get size() {
		return this.#grams.table.size;
	}
	of(tokens, spelled) {
		this.#grams.open();
		if (this.#written.length < tokens.length) this.#written = new Uint32Array(tokens.length * 2);
		const written = this.#written;
		const hash = this.#hash;
		let length = 0;
		for (let at = 0; at < tokens.length; at += 1) {
			const token = tokens[at];
			written[at] = (0,_token_values_js__1__.uk)(token, spelled[at]);
			length = token === _tokenizers_vocabulary_js__3__.wv ? 0 : length + 1;
			if (length < this.#run) continue;
			hash.of(written, at - this.#run + 1, at + 1);
			if (isSampled(hash)) this.#grams.add(hash.low, hash.high);
		}
		return this.#grams.close();
	}
}
function isSampled({ high }) {
	return (high & 16) === 0;
}
const OPEN = (0,_tokenizers_vocabulary_js__3__.HL)("(");
const CLOSE = (0,_tokenizers_vocabulary_js__3__.HL)(")");
const BODY = (0,_tokenizers_vocabulary_js__3__.HL)("{");
const DEFINING = (0,_tokenizers_vocabulary_js__3__.ks)("def function fun func fn sub");
const TYPES = (0,_tokenizers_vocabulary_js__3__.ks)("class struct interface record enum object trait");
const CALLING = (0,_tokenizers_vocabulary_js__3__.ks)("new . = -> :: ?.");
const HEAD = (0,_tokenizers_vocabulary_js__3__.ks)(_tokenizers_vocabulary_js__3__.cS, "throws , : ->");
const LONGEST_HEAD = 5;
class CallGrams {
	#grams;
	#hash = new _counted_grams_js__0__.g();
	#run;
	#defined = new Set();
	#calls = new Uint32Array(1 << 8);
	#open = [];
	#closing = new Int32Array(1 << 10);
	constructor(run, most) {
		this.#grams = new _counted_grams_js__0__.$(most);
		this.#run = run;
	}
	get size() {
		return this.#grams.table.size;
	}
	of(tokens, spelled, covered) {
		this.#grams.open();
		const { length } = tokens;
		if (this.#closing.length < length) {
			this.#closing = new Int32Array(length * 2);
			this.#calls = new Uint32Array(length * 2);
		}
		this.#match(tokens);
		this.#defined.clear();
		let count = 0;
		for (let at = 0; at + 1 < length; at += 1) {
			if (idOf(tokens, at) !== _tokenizers_vocabulary_js__3__.cS) {
				if (TYPES.has(idOf(tokens, at))) this.#defined.add(spelled[at + 1]);
				continue;
			}
			if (idOf(tokens, at + 1) !== OPEN) continue;
			if (this.#isDefined(tokens, at)) {
				this.#defined.add(spelled[at]);
			} else if (covered?.[at] !== 1) {
				this.#calls[count] = (0,_token_values_js__1__.uk)(tokens[at], spelled[at]);
				count += 1;
			}
		}
		let kept = 0;
		for (let at = 0; at < count; at += 1) {
			const call = this.#calls[at];
			if (this.#defined.has(call % 2 ** 16)) continue;
			this.#calls[kept] = call;
			kept += 1;
		}
		const hash = this.#hash;
		for (let from = 0; from + this.#run <= kept; from += 1) {
			hash.of(this.#calls, from, from + this.#run);
			this.#grams.add(hash.low, hash.high);
		}
		return this.#grams.close();
	}
	#match(tokens) {
		this.#open.length = 0;
		for (let at = 0; at < tokens.length; at += 1) {
			const id = idOf(tokens, at);
			if (id === OPEN) {
				this.#closing[at] = 0;
				this.#open.push(at);
			} else if (id === CLOSE) {
				const open = this.#open.pop();
				if (open !== undefined) this.#closing[open] = at;
			} else if (tokens[at] === _tokenizers_vocabulary_js__3__.wv) {
				this.#open.length = 0;
			}
		}
	}
	#isDefined(tokens, at) {
		const before = at === 0 ? _tokenizers_vocabulary_js__3__.wv : idOf(tokens, at - 1);
		if (DEFINING.has(before)) return true;
		if (CALLING.has(before)) return false;
		const close = this.#closing[at + 1];
		if (close === 0) return false;
		for (let next = close + 1; next <= close + LONGEST_HEAD + 1 && next < tokens.length; next += 1) {
			const id = idOf(tokens, next);
			if (id === BODY) return true;
			if (!HEAD.has(id)) return false;
		}
		return false;
	}
}
function idOf(tokens, at) {
	return tokens[at] % _tokenizers_vocabulary_js__3__.qr;
}


}),

51525:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Lx:()=>tokenOffset,
uk:()=>writtenAs,
vA:()=>tokenValue
});
var _languages_languages_js__0__ = __load__(92005);
var _tokenizers_vocabulary_js__1__ = __load__(11728);


const HASHED = _languages_languages_js__0__.ME.map((family) => ["names", "words"].includes(_languages_languages_js__0__.BU[family].tokenizer));
function tokenOffset(family) {
	return _languages_languages_js__0__.ME.indexOf(family) * _tokenizers_vocabulary_js__1__.qr;
}
const values = new Uint32Array(1 << 16);
function tokenValue(token) {
	const known = values[token];
	return known === 0 ? computed(token) : known;
}
function writtenAs(token, spelled) {
	return spelled === 0 ? tokenValue(token) | 0 : token - token % _tokenizers_vocabulary_js__1__.qr << 16 | spelled;
}
function computed(token) {
	const id = token % _tokenizers_vocabulary_js__1__.qr;
	const family = Math.floor(token / _tokenizers_vocabulary_js__1__.qr);
	const word = HASHED[family] === true ? undefined : (0,_tokenizers_vocabulary_js__1__.DS)(id);
	let hash = 2166136261 ^ family;
	const mix = (code) => {
		hash = Math.imul(hash ^ code, 16777619);
	};
	if (word === undefined) {
		[
			1,
			id & 255,
			id >> 8
		].forEach(mix);
	} else {
		for (let at = 0; at < word.length; at += 1) mix(word.charCodeAt(at));
	}
	hash = Math.imul(hash ^ hash >>> 15, 2246822507);
	const value = (hash ^ hash >>> 13) >>> 0 || 1;
	values[token] = value;
	return value;
}


}),

53069:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$4:()=>OPENING,
qc:()=>CLOSING,
xj:()=>partnersOf
});
var _vocabulary_js__0__ = __load__(11728);

const OPENING = (0,_vocabulary_js__0__.ks)("( [ {");
const CLOSING = (0,_vocabulary_js__0__.ks)(") ] }");
const BRACKETS = (0,_vocabulary_js__0__.ks)(OPENING, CLOSING);
function partnersOf(ids, length) {
	const partners = new Int32Array(length).fill(-1);
	const open = [];
	for (let at = 0; at < length; at += 1) {
		const id = ids[at];
		if (!BRACKETS.has(id)) continue;
		if (OPENING.has(id)) {
			open.push(at);
		} else {
			const from = open.pop();
			if (from === undefined) continue;
			partners[from] = at;
			partners[at] = from;
		}
	}
	return partners;
}


}),

94063:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
u:()=>endOfNumber,
y:()=>isDigit
});
const LAST_POINT = /\.(?![.\w])|\.(?:[ed][-+]?\d|[fdlj](?!\w))/iy;
function endOfNumber(text, from, mayEndInPoint = false) {
	let at = from;
	const hex = text.charCodeAt(at) === 48 && (text.charCodeAt(at + 1) | 32) === 120;
	while (at < text.length) {
		const code = text.charCodeAt(at);
		const lower = code | 32;
		if (code >= 48 && code <= 57 || lower >= 97 && lower <= 122 || code === 95) {
			const exponent = hex ? lower === 112 : lower === 101;
			const sign = text.charCodeAt(at + 1);
			at += exponent && (sign === 43 || sign === 45) ? 2 : 1;
		} else if (code === 46 && (isDigit(text.charCodeAt(at + 1)) || mayEndInPoint && isLastPoint(text, at))) {
			at += 1;
		} else if (code === 39 && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at - 1))) {
			at += 1;
		} else {
			break;
		}
	}
	return at;
}
function isLastPoint(text, at) {
	LAST_POINT.lastIndex = at;
	return LAST_POINT.test(text);
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function isHexDigit(code) {
	const lower = code | 32;
	return isDigit(code) || lower >= 97 && lower <= 102;
}


}),

88867:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
b:()=>tokenizeJavaScript,
e:()=>ENDS_OF_VALUES
});
var _languages_cursor_js__0__ = __load__(96325);
var _languages_javascript_js__1__ = __load__(44744);
var _languages_quotes_js__2__ = __load__(27238);
var _end_of_number_js__3__ = __load__(94063);
var _lexical_tables_js__4__ = __load__(25094);
var _vocabulary_js__5__ = __load__(11728);
var _wide_characters_js__6__ = __load__(1648);







const { keywords, contextual, operators, wordPart } = (0,_lexical_tables_js__4__.yB)(_languages_javascript_js__1__.i);
const KEYWORD_IDS = (0,_vocabulary_js__5__.ks)(...keywords.meanings.filter((id) => id >= 160));
const EXPRESSION_WORDS = (0,_vocabulary_js__5__.ks)("return typeof case in of do else new delete void throw instanceof yield await extends default");
const [IMPORT, EXPORT, AS, LET] = "import export as let".split(" ").map(_vocabulary_js__5__.HL);
const STEPS = (0,_vocabulary_js__5__.ks)("++ -- !");
const ENDS_OF_VALUES = (0,_vocabulary_js__5__.ks)(_vocabulary_js__5__.cS, ") ]");
const [PLUS, SEMICOLON] = [43, 59];
const LAST_OF_STATEMENT = (0,_vocabulary_js__5__.ks)(_vocabulary_js__5__.cS, _vocabulary_js__5__.uk, _vocabulary_js__5__.An, _vocabulary_js__5__.XF, _vocabulary_js__5__.TJ, _vocabulary_js__5__.yv, "] ++ -- ! break continue return debugger this super void");
const ENDS_OF_OPERANDS = (0,_vocabulary_js__5__.ks)(LAST_OF_STATEMENT, ") }", LET);
const FIRST_OF_STATEMENT = /(?!(?:in|of|instanceof|as|is|satisfies|extends|implements|from)\b(?![ \t]*(?:[-+*/%]?=(?!=)|\.\w)))(?:[\w$@#'"~\u0080-\uffff]|!(?!=)|\+\+|--)/y;
const CONTROL = (0,_vocabulary_js__5__.ks)("if while for with");
function tokenizeJavaScript(text, markup, out) {
	const { length } = text;
	let frame = undefined;
	const frames = [];
	const parentheses = [];
	let controlClosed = false;
	let brackets = 0;
	let before = 0;
	const outside = [];
	let at = 0;
	let line = 1;
	let lineEnd = -1;
	const enter = (inner) => {
		frames.push(frame);
		outside.push(before);
		frame = inner;
		before = brackets;
	};
	const leave = () => {
		brackets = before;
		frame = frames.pop();
		before = outside.pop() ?? 0;
	};
	const skipTo = (to) => {
		for (; at < to && at < length; at += 1) {
			if (text.charCodeAt(at) === 10) line += 1;
		}
	};
	const inExpressionPosition = () => {
		const last = out.last();
		if (last === 41) return controlClosed;
		if (STEPS.has(last)) return !ENDS_OF_VALUES.has(out.length > 1 ? out.ids[out.length - 2] : 0);
		if (last === 125) return !/\s/.test(text[at + 1] ?? "");
		return !(last === _vocabulary_js__5__.cS || last === _vocabulary_js__5__.uk || last === _vocabulary_js__5__.An || last === _vocabulary_js__5__.XF || last === _vocabulary_js__5__.TJ || last === 93 || last === _vocabulary_js__5__.yv || last >= 160 && KEYWORD_IDS.has(last) && !EXPRESSION_WORDS.has(last));
	};
	const templateText = (isFirst) => {
		const from = isFirst ? at + 1 : at;
		let end = from;
		while (end < length && text.charCodeAt(end) !== 96 && !text.startsWith("${", end)) {
			end += text.charCodeAt(end) === 92 ? 2 : 1;
		}
		const hasValue = text.charCodeAt(end) === 36;
		const isText = end > from || isFirst && !hasValue;
		if (isText && !isFirst) out.push(PLUS, line, at - 1);
		if (isText) out.push(_vocabulary_js__5__.An, line, at);
		skipTo(end);
		if (hasValue && (isText || !isFirst)) out.push(PLUS, line, at);
		skipTo(end + (hasValue ? 2 : 1));
		if (hasValue) enter("template");
	};
	let hash = 0;
	const word = () => {
		const from = at;
		hash = 0;
		while (at < length) {
			const code = text.charCodeAt(at);
			if (code < 128 ? wordPart[code] !== 1 : !(0,_wide_characters_js__6__.d)(code)) break;
			hash = (0,_lexical_tables_js__4__.sl)(hash, code);
			at += 1;
		}
		return at > from;
	};
	const isName = (behind) => behind !== undefined && (behind === _languages_javascript_js__1__.C && !ENDS_OF_OPERANDS.has(out.last()) || !(0,_lexical_tables_js__4__.T7)(behind, text, at));
	const tag = (inChildren) => {
		const next = text.charCodeAt(at + 1);
		if (next === 47) {
			if (!inChildren) return false;
			const end = text.indexOf(">", at);
			out.push(_vocabulary_js__5__.yv, line, at);
			skipTo(end < 0 ? length : end + 1);
			leave();
			return true;
		}
		const letter = (next | 32) >= 97 && (next | 32) <= 122;
		if (!letter && next !== 62 && next !== 95 && next !== 36) return false;
		if (!inChildren && isTypeParameter(text, at)) return false;
		out.push(_vocabulary_js__5__.OV, line, at);
		at += 1;
		if (next === 62) {
			at += 1;
			enter("children");
			return true;
		}
		while (at < length && /[\w$.:-]/.test(text[at])) at += 1;
		enter("tag");
		return true;
	};
	while (at < length) {
		const code = text.charCodeAt(at);
		if (frame === "children") {
			if (code === 60 && tag(true)) continue;
			if (code === 123) {
				enter("expression");
				out.push(123, line, at);
				at += 1;
				continue;
			}
			let end = at + 1;
			while (end < length && text.charCodeAt(end) !== 60 && text.charCodeAt(end) !== 123) end += 1;
			if (/\S/.test(text.slice(at, end))) out.push(_vocabulary_js__5__.An, line, at);
			skipTo(end);
			continue;
		}
		if (code === 10) {
			const isStatement = frame === undefined || frame === "block";
			if (lineEnd < 0 && isStatement && brackets === before) {
				const last = out.last();
				const isConst = last === LET && out.ids[out.length - 2] === AS;
				if (LAST_OF_STATEMENT.has(last) || isConst || last === 41 && !controlClosed) lineEnd = at;
			}
			line += 1;
			at += 1;
			continue;
		}
		if (code <= 32) {
			at += 1;
			continue;
		}
		if (code === 47) {
			const next = text.charCodeAt(at + 1);
			if (next === 47) {
				at = (0,_languages_cursor_js__0__.vT)(text, at);
				continue;
			}
			if (next === 42) {
				const end = text.indexOf("*/", at + 2);
				skipTo(end < 0 ? length : end + 2);
				continue;
			}
		}
		if (lineEnd >= 0) {
			FIRST_OF_STATEMENT.lastIndex = at;
			if (FIRST_OF_STATEMENT.test(text)) out.push(SEMICOLON, out.lastLine(), lineEnd);
			lineEnd = -1;
		}
		if (frame === "tag") {
			if (code === 62) {
				frame = "children";
				at += 1;
				continue;
			}
			if (code === 47 && text.charCodeAt(at + 1) === 62) {
				out.push(_vocabulary_js__5__.yv, line, at);
				leave();
				at += 2;
				continue;
			}
			if (code === 123) {
				out.push(123, line, at);
				enter("expression");
				at += 1;
				continue;
			}
			if (code === 34 || code === 39) {
				out.push(_vocabulary_js__5__.An, line, at);
				const end = text.indexOf(String.fromCharCode(code), at + 1);
				skipTo(end < 0 ? length : end + 1);
				continue;
			}
			const start = at;
			if (!word()) {
				if (code === 61) out.push(61, line, at);
				at += 1;
			} else {
				while (text.charCodeAt(at) === 45) {
					at += 1;
					word();
				}
				out.push(_vocabulary_js__5__.cS, line, start);
			}
			continue;
		}
		if (code === 60 && text.startsWith("<!--", at)) {
			at = (0,_languages_cursor_js__0__.vT)(text, at);
			continue;
		}
		if (code === 34 || code === 39) {
			out.push(_vocabulary_js__5__.An, line, at);
			skipTo((0,_languages_quotes_js__2__.LB)(text, at + 1, code === 34 ? _languages_quotes_js__2__.y4 : _languages_quotes_js__2__.zt));
			continue;
		}
		if (code === 96) {
			templateText(true);
			continue;
		}
		if (code >= 48 && code <= 57) {
			out.push(_vocabulary_js__5__.uk, line, at);
			at = (0,_end_of_number_js__3__.u)(text, at, true);
			continue;
		}
		if (code === 46) {
			const next = text.charCodeAt(at + 1);
			if (next >= 48 && next <= 57) {
				out.push(_vocabulary_js__5__.uk, line, at);
				at = (0,_end_of_number_js__3__.u)(text, at + 1);
				continue;
			}
		}
		const start = at;
		if (code === 35) {
			if (at === 0 && text.charCodeAt(1) === 33) {
				at = (0,_languages_cursor_js__0__.vT)(text, at);
				continue;
			}
			at += 1;
			if (word()) out.push(_vocabulary_js__5__.cS, line, start);
			continue;
		}
		if (word()) {
			const dotted = out.last() === 46;
			const id = dotted ? undefined : keywords.at(text, start, at, hash);
			if (id === IMPORT && text.charCodeAt(at) !== 40 && text.charCodeAt(at) !== 46) {
				skipTo(endOfImport(text, at, IMPORTED));
			} else if (id === EXPORT) {
				skipTo(endOfImport(text, at, EXPORTED));
			} else if (id === undefined || isName(contextual.at(text, start, at, hash))) {
				out.push(_vocabulary_js__5__.cS, line, start);
			} else if (id >= 0) {
				out.push(id, line, start);
			}
			continue;
		}
		if (code === 47 && inExpressionPosition()) {
			const end = endOfPattern(text, at);
			if (end > at) {
				out.push(_vocabulary_js__5__.XF, line, at);
				at = end;
				continue;
			}
		}
		if (code === 60 && markup && out.last() !== 125 && inExpressionPosition() && tag(false)) continue;
		if (code === 123) {
			enter("block");
		} else if (code === 125) {
			const closed = frame;
			leave();
			if (closed === "template") {
				at += 1;
				templateText(false);
				continue;
			}
		} else if (code === 40) {
			parentheses.push(CONTROL.has(out.last()));
			brackets += 1;
		} else if (code === 41) {
			controlClosed = parentheses.pop() ?? false;
			brackets -= 1;
		} else if (code === 91) {
			brackets += 1;
		} else if (code === 93) {
			brackets -= 1;
		} else if (code === 64) {
			at += 1;
			word();
			continue;
		} else if (code >= 128) {
			if (!/\s/.test(text[at])) out.push(_vocabulary_js__5__.PF, line, at);
			at += 1;
			continue;
		}
		const operator = (0,_lexical_tables_js__4__.Kc)(operators, code, text, at);
		out.push(operator?.id ?? code, line, at);
		at += operator?.text.length ?? 1;
	}
}
function isTypeParameter(text, at) {
	return /^<\s*(?:const\s+)?[A-Za-z_$][\w$]*\s*(?:[,=]|extends\s)/.test(text.slice(at, at + 80));
}
const LONGEST_PATTERN = 600;
function endOfPattern(text, from) {
	let inClass = false;
	for (let at = from + 1; at < text.length && at - from < LONGEST_PATTERN; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 10) return from;
		if (code === 92) {
			at += 1;
		} else if (code === 91) {
			inClass = true;
		} else if (code === 93) {
			inClass = false;
		} else if (code === 47 && !inClass) {
			at += 1;
			while (at < text.length && /[a-z]/.test(text[at])) at += 1;
			return at;
		}
	}
	return from;
}
const FROM = String.raw`(?:'[^'\n]*'|"[^"\n]*")\)?(?:\s*with\s*\{[^{}]*\})?[^\S\n]*;?`;
const IMPORTED = new RegExp(String.raw`^[\w\s{},*$=(]*?(?:from\s*)?${FROM}`);
const EXPORTED = new RegExp(String.raw`^\s*(?:type\s*)?(?:(?:\*(?:\s*as\s+[\w$]+)?|\{[^{}]*\})\s*from\s*${FROM}|\{[^{}]*\}[^\S\n]*;?)`);
function endOfImport(text, from, pattern) {
	return from + (pattern.exec(text.slice(from, from + 4e3))?.[0].length ?? 0);
}


}),

25094:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
EN:()=>keywordTable,
GR:()=>DIGIT,
Kc:()=>operatorAt,
PA:()=>operatorTable,
T7:()=>standsAt,
f7:()=>WORD,
pj:()=>LINE,
sl:()=>hashOn,
t6:()=>SPACE,
yB:()=>lexicalTables
});
var _vocabulary_js__0__ = __load__(11728);

const SPACE = 1;
const WORD = 2;
const DIGIT = 3;
const OTHER = 4;
const LINE = 5;
const DROPPED = -1;
const ASCII = 128;
const listed = (list) => list.match(/\S+/g) ?? [];
function keywordTable({ kept, dropped, types, constants, same }) {
	const table = new Map();
	const add = (list, number) => {
		for (const word of listed(list ?? "")) table.set(word, number(word));
	};
	add(kept, _vocabulary_js__0__.HL);
	add(dropped, () => DROPPED);
	add(types, () => _vocabulary_js__0__.cS);
	add(constants, () => _vocabulary_js__0__.TJ);
	for (const [meaning, list] of Object.entries(same ?? {})) add(list, () => (0,_vocabulary_js__0__.HL)(meaning));
	return table;
}
function contextualWords({ contextual = [] }) {
	return new Map(contextual.flatMap(([list, behind]) => listed(list).map((word) => [word, behind])));
}
function standsAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.test(text);
}
class WordsInText {
	#words;
	meanings;
	#hashes;
	#slots;
	#mask;
	constructor(meanings) {
		this.#words = [...meanings.keys()];
		this.meanings = [...meanings.values()];
		this.#hashes = Int32Array.from(this.#words, hashOf);
		this.#slots = new Int16Array(2 ** Math.ceil(Math.log2(this.#words.length * 4 + 1))).fill(-1);
		this.#mask = this.#slots.length - 1;
		for (const [place, hash] of this.#hashes.entries()) {
			let slot = slotOf(hash) & this.#mask;
			while (this.#slots[slot] >= 0) slot = slot + 1 & this.#mask;
			this.#slots[slot] = place;
		}
	}
	of(word) {
		return this.at(word, 0, word.length, hashOf(word));
	}
	at(text, from, to, hash) {
		for (let slot = slotOf(hash) & this.#mask;; slot = slot + 1 & this.#mask) {
			const place = this.#slots[slot];
			if (place < 0) return undefined;
			if (this.#hashes[place] !== hash) continue;
			const word = this.#words[place];
			if (word.length === to - from && text.startsWith(word, from)) return this.meanings[place];
		}
	}
}
function hashOn(hash, letter) {
	return Math.imul(hash ^ letter, 16777619);
}
function hashOf(word) {
	let hash = 0;
	for (let at = 0; at < word.length; at += 1) hash = hashOn(hash, word.charCodeAt(at));
	return hash;
}
function slotOf(hash) {
	return hash ^ hash >>> 15;
}
function operatorTable(list, same) {
	const table = [];
	for (const text of listed(list)) {
		(table[text.charCodeAt(0)] ??= []).push({
			text,
			id: same?.get(text) ?? (0,_vocabulary_js__0__.HL)(text)
		});
	}
	return table.map((operators) => operators.toSorted((a, b) => b.text.length - a.text.length));
}
function operatorAt(table, code, text, at) {
	for (const operator of table[code] ?? NONE) if (text.startsWith(operator.text, at)) return operator;
	return undefined;
}
const NONE = [];
function lexicalTables(rules) {
	const hooks = [];
	for (const [characters, hook] of Object.entries(rules.hooks)) {
		for (const character of characters) hooks[character.charCodeAt(0)] = hook;
	}
	const openers = new Set([
		...rules.lineComments,
		...rules.blockComments.map(({ open }) => open),
		...rules.quotes.map(({ open }) => open)
	].map((mark) => mark.charCodeAt(0)));
	const keywords = keywordTable(rules.words);
	return {
		rules,
		keywords: new WordsInText(keywords),
		leftOut: new WordsInText(new Map(Object.entries(rules.leftOut).flatMap(([end, list]) => listed(list).map((word) => [word, end])))),
		contextual: new WordsInText(contextualWords(rules)),
		ignoreCase: rules.ignoreCase,
		newlines: rules.newlines,
		kind: byCode((character) => kindOf(character, rules.wordStart)),
		wordPart: byCode((character) => Number(/\w/.test(character) || rules.wordPart.includes(character))),
		opener: byCode((character) => Number(openers.has(character.charCodeAt(0)))),
		hooks: Array.from({ length: ASCII }, (_, code) => hooks[code]),
		operators: operatorTable(rules.operators, keywords)
	};
}
function byCode(value) {
	return Uint8Array.from({ length: ASCII }, (_, code) => value(String.fromCharCode(code)));
}
function kindOf(character, wordStart) {
	if (/[A-Za-z_]/.test(character) || wordStart.includes(character)) return WORD;
	if (/\d/.test(character)) return DIGIT;
	if (character === "\n") return LINE;
	return character <= " " || character === "" ? SPACE : OTHER;
}


}),

49414:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
U:()=>TokenBuffer
});
var _vocabulary_js__0__ = __load__(11728);

class TokenBuffer {
	length = 0;
	ids = new Uint16Array(4096);
	lines = new Uint32Array(4096);
	starts = new Uint32Array(4096);
	hashes = new Uint32Array(4096);
	#taken = {
		ids: new Uint16Array(4096),
		lines: new Uint32Array(4096),
		starts: new Uint32Array(4096),
		hashes: new Uint32Array(4096)
	};
	push(id, line, start) {
		const at = this.length;
		if (at === this.ids.length) this.#grow();
		this.ids[at] = id;
		this.lines[at] = line;
		this.starts[at] = start;
		this.length = at + 1;
	}
	last() {
		return this.length === 0 ? _vocabulary_js__0__.wv : this.ids[this.length - 1];
	}
	lastLine() {
		return this.length === 0 ? 1 : this.lines[this.length - 1];
	}
	move(from, to) {
		this.ids[to] = this.ids[from];
		this.lines[to] = this.lines[from];
		this.starts[to] = this.starts[from];
		this.hashes[to] = this.hashes[from];
	}
	drop(marked) {
		let out = 0;
		for (let at = 0; at < this.length; at += 1) {
			if (marked[at] === 1) continue;
			this.move(at, out);
			out += 1;
		}
		this.length = out;
	}
	clear() {
		this.length = 0;
	}
	take() {
		const { ids, lines, starts, hashes, length } = this;
		Object.assign(this, this.#taken);
		this.#taken = {
			ids,
			lines,
			starts,
			hashes
		};
		this.length = 0;
		return {
			ids: ids.subarray(0, length),
			lines: lines.subarray(0, length),
			starts: starts.subarray(0, length),
			hashes: hashes.subarray(0, length)
		};
	}
	put({ ids, lines, starts, hashes }, at, id = ids[at], line = lines[at]) {
		this.push(id, line, starts[at]);
		this.hashes[this.length - 1] = id === ids[at] ? hashes[at] : 0;
	}
	putAll({ ids, lines, starts, hashes }, from, to) {
		const at = this.length;
		this.length = at + to - from;
		while (this.length > this.ids.length) this.#grow();
		this.ids.set(ids.subarray(from, to), at);
		this.lines.set(lines.subarray(from, to), at);
		this.starts.set(starts.subarray(from, to), at);
		this.hashes.set(hashes.subarray(from, to), at);
	}
	#grow() {
		const size = this.ids.length * 2;
		const ids = new Uint16Array(size);
		ids.set(this.ids);
		this.ids = ids;
		const lines = new Uint32Array(size);
		lines.set(this.lines);
		this.lines = lines;
		const starts = new Uint32Array(size);
		starts.set(this.starts);
		this.starts = starts;
		const hashes = new Uint32Array(size);
		hashes.set(this.hashes);
		this.hashes = hashes;
	}
}


}),

11728:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
An:()=>STRING,
BH:()=>INDENT,
DS:()=>spelling,
HL:()=>intern,
OV:()=>MARKUP_OPEN,
PF:()=>SYMBOL,
TJ:()=>CONSTANT,
XF:()=>PATTERN,
Xy:()=>NEWLINE,
YX:()=>ANNOTATION,
cS:()=>IDENTIFIER,
hN:()=>LOOP,
ks:()=>tokenSet,
lZ:()=>DEDENT,
qr:()=>TOKEN_LIMIT,
uk:()=>NUMBER,
vP:()=>vocabulary,
wH:()=>NO_TOKEN,
wv:()=>SEPARATOR,
yv:()=>MARKUP_CLOSE
});
const SEPARATOR = 0;
const IDENTIFIER = 128;
const NUMBER = 129;
const STRING = 130;
const NEWLINE = 131;
const INDENT = 132;
const DEDENT = 133;
const MARKUP_OPEN = 134;
const MARKUP_CLOSE = 135;
const SYMBOL = 136;
const PATTERN = 137;
const ANNOTATION = 138;
const LOOP = 140;
const CONSTANT = 145;
const NO_TOKEN = 159;
const FIRST_WORD = 160;
const TOKEN_LIMIT = 2048;
const numbers = new Map();
const names = [];
function intern(word) {
	if (word.length === 1 && word.charCodeAt(0) < 128 && !/\w/.test(word)) return word.charCodeAt(0);
	const known = numbers.get(word);
	if (known !== undefined) return known;
	const number = FIRST_WORD + names.length;
	if (number >= TOKEN_LIMIT) throw new RangeError(`vocabulary is full at ${word}`);
	numbers.set(word, number);
	names.push(word);
	return number;
}
class TokenSet {
	ids;
	#has = new Uint8Array(TOKEN_LIMIT + 1);
	constructor(ids) {
		this.ids = ids;
		for (const id of ids) this.#has[id ?? TOKEN_LIMIT] = 1;
	}
	has(id) {
		return this.#has[id ?? TOKEN_LIMIT] === 1;
	}
}
function tokenSet(...members) {
	return new TokenSet(members.flatMap((member) => {
		if (member instanceof TokenSet) return member.ids;
		return typeof member === "string" ? member.split(" ").map(intern) : [member];
	}));
}
function spelling(id) {
	return names[id - FIRST_WORD];
}
function vocabulary() {
	return names;
}
function tokenName(token) {
	const id = token % TOKEN_LIMIT;
	if (id >= FIRST_WORD) return names[id - FIRST_WORD] ?? "?";
	return CLASS_NAMES[id] ?? (id < 128 ? String.fromCharCode(id) : "?");
}
const CLASS_NAMES = {
	[SEPARATOR]: "SEPARATOR",
	[IDENTIFIER]: "ID",
	[NUMBER]: "NUM",
	[STRING]: "STR",
	[NEWLINE]: "NEWLINE",
	[INDENT]: "INDENT",
	[DEDENT]: "DEDENT",
	[MARKUP_OPEN]: "OPEN",
	[MARKUP_CLOSE]: "CLOSE",
	[SYMBOL]: "SYM",
	[PATTERN]: "REGEX",
	[ANNOTATION]: "ANNOTATION",
	[LOOP]: "LOOP",
	[CONSTANT]: "CONSTANT"
};


}),

1648:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
d:()=>isWideWordCharacter
});
const LETTER = /\p{L}|\p{N}|\p{M}/u;
function isWideWordCharacter(code) {
	return code >= 55296 && code <= 57343 || LETTER.test(String.fromCharCode(code));
}


}),

32046:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
FF:()=>without,
KC:()=>union,
NF:()=>nameTo,
Ov:()=>nameFrom,
Rx:()=>contentTo,
Xg:()=>sameWord,
Yf:()=>highOf,
_N:()=>nameHash,
cf:()=>WordCollector,
uL:()=>contentFrom,
zd:()=>hashFrom
});
var _tokenizers_vocabulary_js__0__ = __load__(11728);

const SHORTEST = 2;
const LONGEST_NAME = 64;
const LONGEST_STRING = 500;
const LONGEST_PREFIX = 6;
const TWO_TO_32 = 2 ** 32;
const BASE_LOW = 2166136261;
const BASE_HIGH = 2654435761;
class WordCollector {
	#names = new HashSet();
	#strings = new HashSet();
	note(text, tokens) {
		const { ids, starts, hashes, length } = tokens;
		for (let at = 0; at < length; at += 1) {
			const id = ids[at];
			if (id === _tokenizers_vocabulary_js__0__.cS) {
				const from = nameFrom(text, starts[at]);
				const last = Math.min(text.length, from + LONGEST_NAME);
				let low = BASE_LOW | 0;
				let high = BASE_HIGH | 0;
				let to = from;
				for (; to < last; to += 1) {
					const code = text.charCodeAt(to);
					if (!isWord(code)) break;
					low = Math.imul(low ^ code, 16777619);
					high = Math.imul(high ^ code, 2246822507) ^ high >>> 15;
				}
				hashes[at] = low;
				if (to - from >= SHORTEST) this.#names.add(hashFrom(low, high));
			} else if (id === _tokenizers_vocabulary_js__0__.TJ) {
				hashes[at] = nameHash(text, starts[at], false);
			} else if (id === _tokenizers_vocabulary_js__0__.An) {
				const start = starts[at];
				const next = at + 1 < length ? starts[at + 1] : text.length;
				const from = contentFrom(text, start, next);
				this.#strings.add(stringHash(text, from, contentTo(text, start, from, next)));
			}
		}
	}
	take() {
		return {
			names: this.#names.take(),
			strings: this.#strings.take()
		};
	}
}
const FEWEST_SLOTS = 1 << 10;
class HashSet {
	#hashes = new Float64Array(FEWEST_SLOTS);
	#rounds = new Uint32Array(FEWEST_SLOTS);
	#mask = FEWEST_SLOTS - 1;
	#round = 1;
	#list = new Float64Array(FEWEST_SLOTS / 2);
	#count = 0;
	add(hash) {
		if (hash === 0) return;
		const mask = this.#mask;
		let slot = hash & mask;
		while (this.#rounds[slot] === this.#round) {
			if (this.#hashes[slot] === hash) return;
			slot = slot + 1 & mask;
		}
		this.#rounds[slot] = this.#round;
		this.#hashes[slot] = hash;
		this.#list[this.#count] = hash;
		this.#count += 1;
		if (this.#count * 2 > mask) this.#grow();
	}
	take() {
		const list = this.#list.subarray(0, this.#count).toSorted();
		this.#round += 1;
		this.#count = 0;
		this.#mask = FEWEST_SLOTS - 1;
		return list;
	}
	#grow() {
		const list = this.#list.slice(0, this.#count);
		const size = (this.#mask + 1) * 2;
		if (size > this.#hashes.length) {
			this.#hashes = new Float64Array(size);
			this.#rounds = new Uint32Array(size);
			this.#list = new Float64Array(size / 2);
		}
		this.#mask = size - 1;
		this.#round += 1;
		this.#count = 0;
		for (const hash of list) this.add(hash);
	}
}
function union(a, b) {
	const both = new Float64Array(a.length + b.length);
	both.set(a);
	both.set(b, a.length);
	return distinct(both);
}
function without(list, gone) {
	let at = 0;
	return list.filter((hash) => {
		while (at < gone.length && gone[at] < hash) at += 1;
		return gone[at] !== hash;
	});
}
function distinct(hashes) {
	hashes.sort();
	let kept = 0;
	for (let at = 0; at < hashes.length; at += 1) {
		if (at === 0 || hashes[at] !== hashes[kept - 1]) {
			hashes[kept] = hashes[at];
			kept += 1;
		}
	}
	return hashes.slice(0, kept);
}
function nameHash(text, start, ignoreCase) {
	const from = nameFrom(text, start);
	const last = Math.min(text.length, from + LONGEST_NAME);
	let hash = BASE_LOW | 0;
	for (let at = from; at < last; at += 1) {
		const code = text.charCodeAt(at);
		if (!isWord(code)) break;
		hash = Math.imul(hash ^ (ignoreCase && code >= 65 && code <= 90 ? code | 32 : code), 16777619);
	}
	return hash >>> 0;
}
function stringHash(text, from, to) {
	let low = BASE_LOW | 0;
	let high = BASE_HIGH | 0;
	for (let at = from; at < to; at += 1) {
		const code = text.charCodeAt(at);
		low = Math.imul(low ^ code, 16777619);
		high = Math.imul(high ^ code, 2246822507) ^ high >>> 15;
	}
	return to - from < SHORTEST ? 0 : hashFrom(low, high);
}
function hashFrom(low, high) {
	return (high & 1048575) * TWO_TO_32 + (low >>> 0);
}
function highOf(hash) {
	return Math.floor(hash / TWO_TO_32);
}
function nameFrom(text, start) {
	let from = start;
	while (from < start + 3 && !isWord(text.charCodeAt(from))) from += 1;
	return from;
}
function nameTo(text, from) {
	const last = Math.min(text.length, from + LONGEST_NAME);
	let to = from;
	while (to < last && isWord(text.charCodeAt(to))) to += 1;
	return to;
}
function isWord(code) {
	const lower = code | 32;
	return lower >= 97 && lower <= 122 || code >= 48 && code <= 57 || code === 95 || code === 36 || code > 127;
}
function isQuote(code) {
	return code === 34 || code === 39 || code === 96;
}
function contentFrom(text, start, next) {
	const last = Math.min(next, start + LONGEST_PREFIX);
	for (let at = start; at < last; at += 1) {
		const code = text.charCodeAt(at);
		if (isQuote(code)) {
			const triple = text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
			return triple ? at + 3 : at + 1;
		}
	}
	return start;
}
function contentTo(text, start, from, next) {
	const last = Math.min(next, from + LONGEST_STRING);
	if (from === start) return last;
	const mark = text.charCodeAt(from - 1);
	const triple = from - start >= 3 && text.charCodeAt(from - 2) === mark && text.charCodeAt(from - 3) === mark;
	for (let at = from; at < last; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 92) {
			at += 1;
		} else if (code === mark && (!triple || text.charCodeAt(at + 1) === mark && text.charCodeAt(at + 2) === mark)) {
			return at;
		}
	}
	return Math.min(last, text.length);
}
function sameWord(text, a, b) {
	for (let at = 0;; at += 1) {
		const first = wordCode(text, a + at);
		if (first !== wordCode(text, b + at)) return false;
		if (first === 0) return at > 0;
	}
}
function wordCode(text, at) {
	const code = text.charCodeAt(at);
	const lower = code | 32;
	return lower >= 97 && lower <= 122 || code >= 48 && code <= 57 || code === 95 || code === 36 || code === 64 || code > 127 ? code : 0;
}


})

};
