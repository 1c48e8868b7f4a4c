export const id = 7935;
export const ids = [7935];
export const modules = {



37935:
((__module__, __out__, __load__) => {


// EXPORTS
__load__.d(__out__, {
S3Blobs:()=>S3Blobs
});

var external_node_fs_ = __load__(73024);
var promises_ = __load__(51455);
var external_node_path_ = __load__(76760);
var external_node_stream_promises_ = __load__(46466);
var files = __load__(497);
var digests = __load__(73235);
var blobs = __load__(66913);
var names = __load__(56105);
var proxies = __load__(83473);
var room = __load__(42223);
var s3_failure = __load__(94580);
;// service/store/blobs/s3-exchange.js



const TRIES = 5;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 1e4;
const CONNECT_MS = 1e4;
const SILENCE_MS = 6e4;
const MOST_XML_BYTES = 4 * 1024 * 1024;
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
class S3Exchange {
	place;
	#keys;
	#effects;
	#send;
	#dispatcher;
	#Signer;
	constructor(place, keys, effects, loaded) {
		this.place = place;
		this.#keys = keys;
		this.#effects = effects;
		this.#send = loaded.request;
		this.#dispatcher = loaded.dispatcher;
		this.#Signer = loaded.Signer;
	}
	static async open(place, keys, effects) {
		const [{ EnvHttpProxyAgent, request }, { AwsV4Signer: Signer }] = await Promise.all([__load__.e(/* import() */ 7723).then(__load__.t.bind(__load__, 57723, 19)), __load__.e(/* import() */ 1681).then(__load__.bind(__load__, 11681))]);
		const dispatcher = new EnvHttpProxyAgent({
			...(0,proxies/* readProxies */.r)(effects.environment),
			allowH2: false,
			connectTimeout: CONNECT_MS,
			headersTimeout: SILENCE_MS,
			bodyTimeout: SILENCE_MS
		});
		return new S3Exchange(place, keys, effects, {
			request,
			dispatcher,
			Signer
		});
	}
	async ask(request) {
		for (let tried = 1;; tried += 1) {
			const outcome = await this.#once(request);
			if ("value" in outcome) return outcome.value;
			if (!outcome.mayPass || tried === TRIES) throw outcome.error;
			await this.#effects.clock.sleep(this.#waitAfter(tried));
		}
	}
	close() {
		return this.#dispatcher.close();
	}
	async #once(request) {
		let answer;
		try {
			answer = await this.#sent(request);
			if (answer.statusCode < 300) return { value: await request.read(answer) };
		} catch (error) {
			if (isOfFile(error)) throw error;
			return {
				error: (0,s3_failure/* awayOf */.w2)(error, this.place),
				mayPass: true
			};
		}
		const refusal = {
			status: answer.statusCode,
			code: (0,s3_failure/* codeOf */.$N)(await textOf(answer).catch(() => ""))
		};
		const known = request.refused?.(refusal) ?? null;
		if (known instanceof Error) return {
			error: known,
			mayPass: false
		};
		if (known !== null) return known;
		return {
			error: (0,s3_failure/* errorOf */.Mz)(refusal, this.place),
			mayPass: (0,s3_failure/* isPassing */.WG)(refusal)
		};
	}
	async #sent({ method, name, query = {}, body }) {
		const { bucket, endpoint, prefix, region } = this.place;
		const path = name === "" ? bucket : `${bucket}/${prefix}${name}`;
		const signed = await new this.#Signer({
			...this.#keys,
			method,
			url: `${endpoint}/${path}?${new URLSearchParams(query).toString()}`.replace(/\?$/, ""),
			headers: { "x-amz-content-sha256": body?.sha256 ?? NOTHING },
			service: "s3",
			region,
			datetime: new Date(this.#effects.now()).toISOString().replace(/[:-]|\.\d{3}/g, "")
		}).sign();
		return this.#send(signed.url, {
			method,
			dispatcher: this.#dispatcher,
			headers: {
				...Object.fromEntries(signed.headers),
				...body === undefined ? {} : { "content-length": String(body.bytes) }
			},
			...body === undefined ? {} : { body: body.open() }
		});
	}
	#waitAfter(tried) {
		const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried);
		return longest * (.5 + this.#effects.random() / 2);
	}
}
async function textOf(answer) {
	const pieces = [];
	let bytes = 0;
	for await (const piece of answer.body) {
		bytes += piece.length;
		if (bytes > MOST_XML_BYTES) throw new Error("the answer is too long");
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString("utf8");
}
function isOfFile(error) {
	return (0,room/* isNoRoom */.Ry)(error) || error instanceof Error && "path" in error;
}

;// service/store/blobs/s3.js








const AT_ONCE = 16;
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
		const blobs = new S3Blobs(await S3Exchange.open(place, keys, effects), effects.now);
		try {
			await blobs.#page("", null, 1);
			return blobs;
		} catch (error) {
			await blobs.close();
			throw error;
		}
	}
	async put(name, contents) {
		await this.#exchange.ask({
			method: "PUT",
			name: (0,blobs/* checkedName */.XT)(name),
			body: typeof contents === "string" ? await bodyOfFile(contents) : bodyOfBytes(contents),
			read: nothing
		});
		if (typeof contents === "string") await (0,promises_.rm)(contents, { force: true });
	}
	async get(name) {
		const bytes = await this.#read(name, async ({ body }) => new Uint8Array(await body.arrayBuffer()));
		return (0,blobs/* intactBytes */.NM)(name, bytes);
	}
	async fetch(name, folder) {
		const path = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)((0,blobs/* checkedName */.XT)(name)));
		await files.fs.makeFolder(folder, 448);
		await this.#read(name, async ({ body }) => (0,external_node_stream_promises_.pipeline)(body, (0,external_node_fs_.createWriteStream)(path, { mode: 384 })));
		return path;
	}
	async delete(names) {
		for (let at = 0; at < names.length; at += AT_ONCE) {
			const some = names.slice(at, at + AT_ONCE);
			await Promise.all(some.map((name) => this.#exchange.ask({
				method: "DELETE",
				name: (0,blobs/* checkedName */.XT)(name),
				read: nothing,
				refused: (refusal) => isNoKey(refusal) ? { value: undefined } : null
			})));
		}
	}
	async *list(prefix = "") {
		for (let next = ""; next !== null;) {
			const page = await this.#page(prefix, next === "" ? null : next, 1e3);
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
			name: (0,blobs/* checkedName */.XT)(name),
			read,
			refused: (refusal) => isNoKey(refusal) ? new blobs/* BlobMissing */.QO(name) : null
		});
	}
	#page(prefix, token, most) {
		const { prefix: before } = this.#exchange.place;
		return this.#exchange.ask({
			method: "GET",
			name: "",
			query: {
				"list-type": "2",
				"encoding-type": "url",
				"max-keys": String(most),
				prefix: before + prefix,
				...token === null ? {} : { "continuation-token": token }
			},
			read: async (answer) => {
				const { date } = answer.headers;
				const behind = typeof date === "string" ? this.#now() - Date.parse(date) : 0;
				return pageOf(await textOf(answer), before, Number.isNaN(behind) ? 0 : behind);
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
		if (!key.startsWith(before) || !(0,blobs/* isBlobName */.le)(name)) return [];
		const modifiedAt = Date.parse(field(text, "LastModified") ?? "") + behindMs;
		return [{
			name,
			bytes: Number(field(text, "Size")),
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
async function nothing({ body }) {
	await body.dump();
}
function bodyOfBytes(bytes) {
	return {
		open: () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
		bytes: bytes.length,
		sha256: (0,digests/* sha256 */.sc)(bytes)
	};
}
async function bodyOfFile(path) {
	return {
		open: () => (0,external_node_fs_.createReadStream)(path),
		...await (0,names/* measured */.jh)(path)
	};
}


}),


};
