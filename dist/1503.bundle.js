export const id = 1503;
export const ids = [1503];
export const modules = {



71503:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
S3Blobs:()=>S3Blobs
});
var node_fs__0__ = __load__(73024);
var node_fs_promises__1__ = __load__(51455);
var node_path__2__ = __load__(76760);
var node_stream__3__ = __load__(57075);
var node_stream_promises__4__ = __load__(46466);
var _base__8__ = __load__(98216);
var _native__9__ = __load__(497);
var _native__10__ = __load__(73235);
var _blobs_js__5__ = __load__(66913);
var _names_js__6__ = __load__(56105);
var _s3_exchange_js__7__ = __load__(86873);










const AT_ONCE = 16;
const PIECE_BYTES = 64 * 1024;
class S3Blobs {
	isKept = true;
	folder = null;
	#exchange;
	#now;
	constructor(exchange, now) {
		this.#exchange = exchange;
		this.#now = now;
	}
	static async open(place, keys, effects) {
		const blobs = new S3Blobs(await _s3_exchange_js__7__.II.open(place, keys, effects), effects.now);
		await blobs.#page(null, 1).catch((0,_base__8__.U_)(() => blobs.close()));
		return blobs;
	}
	async put(name, contents) {
		await this.#exchange.ask({
			method: "PUT",
			name: (0,_blobs_js__5__.XT)(name),
			body: typeof contents === "string" ? await bodyOfFile(contents) : bodyOfBytes(contents),
			read: nothing
		});
		if (typeof contents === "string") await (0,node_fs_promises__1__.rm)(contents, { force: true });
	}
	async get(name) {
		const bytes = await this.#read(name, _s3_exchange_js__7__.tD);
		return (0,_blobs_js__5__.NM)(name, bytes);
	}
	async fetch(name, folder) {
		const path = (0,node_path__2__.join)(folder, (0,node_path__2__.basename)((0,_blobs_js__5__.XT)(name)));
		await _native__9__.fs.makeFolder(folder, 448);
		await this.#read(name, async ({ body }) => (0,node_stream_promises__4__.pipeline)(body, (0,node_fs__0__.createWriteStream)(path, { mode: 384 })));
		return path;
	}
	async delete(names) {
		for (let at = 0; at < names.length; at += AT_ONCE) {
			const some = names.slice(at, at + AT_ONCE);
			await Promise.all(some.map((name) => this.#exchange.ask({
				method: "DELETE",
				name: (0,_blobs_js__5__.XT)(name),
				read: nothing,
				refused: (refusal) => isNoKey(refusal) ? { value: undefined } : null
			})));
		}
	}
	async *list() {
		for (let next = ""; next !== null;) {
			const page = await this.#page(next === "" ? null : next, 1e3);
			yield* page.entries;
			next = page.next;
		}
	}
	close() {
		return this.#exchange.close();
	}
	#read(name, read) {
		return this.#exchange.ask({
			method: "GET",
			name: (0,_blobs_js__5__.XT)(name),
			read,
			refused: (refusal) => isNoKey(refusal) ? new _blobs_js__5__.QO(name) : null
		});
	}
	#page(token, most) {
		const { prefix } = this.#exchange.place;
		return this.#exchange.ask({
			method: "GET",
			name: "",
			query: {
				"list-type": "2",
				"encoding-type": "url",
				"max-keys": String(most),
				prefix,
				...token === null ? {} : { "continuation-token": token }
			},
			read: async (answer) => {
				const { date } = answer.headers;
				const behind = typeof date === "string" ? this.#now() - Date.parse(date) : 0;
				return pageOf(await (0,_s3_exchange_js__7__.b6)(answer), prefix, Number.isNaN(behind) ? 0 : behind);
			}
		});
	}
}
function pageOf(xml, before, behindMs) {
	const field = (text, name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? null;
	if (!xml.includes("<ListBucketResult")) throw new Error("this is no list of a bucket");
	const entries = xml.split("<Contents>").slice(1).flatMap((text) => {
		const key = decodeURIComponent((field(text, "Key") ?? "").replaceAll("+", " "));
		const name = key.slice(before.length);
		if (!key.startsWith(before) || !(0,_blobs_js__5__.le)(name)) return [];
		const modifiedAt = Date.parse(field(text, "LastModified") ?? "") + behindMs;
		return [{
			name,
			modifiedAt
		}];
	});
	const isLast = field(xml, "IsTruncated") !== "true";
	return {
		entries,
		next: isLast ? null : unescaped(field(xml, "NextContinuationToken") ?? "")
	};
}
function unescaped(text) {
	const plain = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", "\"").replaceAll("&apos;", "'").replaceAll("&#34;", "\"").replaceAll("&#39;", "'").replaceAll("&amp;", "&");
	return plain === "" ? null : plain;
}
function isNoKey({ status, code }) {
	return status === 404 && (code === "NoSuchKey" || code === "");
}
async function nothing(answer) {
	await (0,_s3_exchange_js__7__.b6)(answer);
}
function* piecesOf(bytes) {
	for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
function bodyOfBytes(bytes) {
	return {
		open: () => node_stream__3__.Readable.from(piecesOf(bytes)),
		bytes: bytes.length,
		sha256: (0,_native__10__.sc)(bytes)
	};
}
async function bodyOfFile(path) {
	return {
		open: () => (0,node_fs__0__.createReadStream)(path),
		...await (0,_names_js__6__.jh)(path)
	};
}


})

};
