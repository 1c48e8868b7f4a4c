export const id = 2909;
export const ids = [2909];
export const modules = {







92909:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSecondLook: () => (runSecondLook)
});

var external_node_crypto_ = __webpack_require__(77598);
var normalise = __webpack_require__(33988);
var read_document = __webpack_require__(71074);
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
	aside(owner, path, content, read) {
		this.#class.add(owner);
		let known = this.#read.get(content);
		if (known === undefined) {
			known = read().flatMap((tokens) => {
				const masked = this.#masked(tokens);
				const numbers = this.#known(masked);
				return numbers.length < this.#leastFingerprints ? [] : [{
					tokens: masked,
					numbers
				}];
			});
			this.#read.set(content, known);
		}
		if (known.length === 0) return;
		const files = this.#asides.get(owner) ?? [];
		files.push(...known.map((one) => ({
			...one,
			path
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
			const own = this.#ownCode(owner);
			for (const file of files) {
				const shared = new Map();
				for (const number of file.numbers) {
					for (const at of index.get(number) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
				}
				const likely = [...shared].filter(([at, count]) => this.#counted[at]?.owner !== owner && count >= this.#leastFingerprints);
				if (likely.length === 0) continue;
				const tokens = own(this.#withoutCommon(file.tokens, common));
				tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
				this.#indexed.compute(tokens, k);
				for (const [at] of likely) {
					const best = this.#overlap(tiler, at, prepared(at));
					if (best === null || best.tokens < this.#parameters.sharedTokens) continue;
					yield {
						owner,
						path: file.path,
						...best
					};
				}
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
	#overlap(tiler, counted, { tokens, anchors }) {
		const { owner, files } = this.#counted[counted];
		const tiles = tiler.tile(tokens, anchors);
		const seen = new Set();
		const shared = new Map();
		for (let tile = 0; tile < tiles.count; tile += 1) {
			const from = tiles.a[tile];
			const length = tiles.length[tile];
			let fresh = 0;
			for (let at = from; at <= from + length - k; at += 1) {
				const gram = this.#indexed.low[at];
				if (seen.has(gram)) continue;
				seen.add(gram);
				fresh += 1;
			}
			if (fresh === 0) continue;
			const position = tiles.b[tile];
			const file = files.find((one) => one.from <= position && position < one.to);
			if (file !== undefined) shared.set(file.path, (shared.get(file.path) ?? 0) + fresh + k - 1);
		}
		const [best] = [...shared].toSorted(([a, x], [b, y]) => y - x || (0,compare_text/* compareText */.n)(a, b));
		return best === undefined ? null : {
			other: owner,
			otherPath: best[0],
			tokens: best[1]
		};
	}
}

var reading_of = __webpack_require__(40836);
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
function tokensOf(written, path, { family, tokenize }) {
	const { text } = (0,source_form/* sourceForm */.e)(written, family, path);
	buffer.clear();
	tokenize(text, buffer);
	(0,normalise/* normalise */.j)(family, text, buffer);
	const offset = (0,token_values/* tokenOffset */.L)(family);
	const tokens = new Uint16Array(buffer.length);
	for (let at = 0; at < buffer.length; at += 1) tokens[at] = buffer.ids[at] + offset;
	return (0,normalise/* fold */.A)(tokens);
}

;// CONCATENATED MODULE: ./build/second-look/job.js









const WITHOUT_EXTRAS = {
	quality: false,
	abstracted: false
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
	const submissions = [...job.submissions.entries()];
	for (const [id, { role, zip, aside }] of submissions) {
		if (role !== "base") continue;
		const { tokens } = (0,read_document/* readDocument */.u0)({
			id,
			role,
			files: await read(zip)
		}, languages/* AUTO_DETECT */.Ej, WITHOUT_EXTRAS);
		look.starter((0,normalise/* fold */.A)(tokens));
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
		}, languages/* AUTO_DETECT */.Ej, WITHOUT_EXTRAS);
		for (const family of new Set(document.facts.files.map((file) => file.family))) {
			families.set(family, (families.get(family) ?? 0) + 1);
		}
		if (role === "judged") {
			const unread = new Set(document.facts.leftOut.map(({ path }) => path));
			own.set(id, {
				files: document.facts.files,
				unread
			});
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
	const misread = new Set();
	for (const [id, { files, unread }] of own) {
		const others = new Map(files.map(({ path, family }) => [path, commoner(family, families)]));
		if (unread.size === 0 && ![...others.values()].some((list) => list.length > 0)) continue;
		const zip = job.submissions[id]?.zip;
		for (const { path, bytes } of zip === undefined ? [] : await read(zip)) {
			const list = others.get(path) ?? [];
			if (unread.has(path)) {
				look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
			} else if (list.length > 0) {
				misread.add(`${id}\0${path}`);
				look.aside(id, path, `misread ${contentOf(path, bytes)}`, () => readAs(path, bytes, list));
			}
		}
	}
	return [...look.found()].map((one) => ({
		...one,
		isMisread: misread.has(`${one.owner}\0${one.path}`)
	}));
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
