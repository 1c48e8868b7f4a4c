export const id = 224;
export const ids = [224];
export const modules = {




47504:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
SD:()=>STORED,
dd:()=>TAIL_BYTES,
Wz:()=>ZipError,
te:()=>findDirectory,
gZ:()=>readDirectory,
nG:()=>safePath,
nT:()=>startOfZip
});

var base_bytes = __load__(25771);
var deflate = __load__(62909);
;// system/zip/entry-names.js
const UTF8 = new TextDecoder("utf-8");
const STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true });
const WINDOWS_1252 = new TextDecoder("windows-1252");
const BY_CHANCE = /^(?=.*[^\0-\x7f])[\0-\x7f\u0180-\u07ff]*$/s;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const VOWEL = "aeiouáàâäãåąăæéèêëęěíìîïóòôöõőøœúùûüůű";
const AWAY_FROM_VOWELS = "áàâäåąăæéêęěíóòôöőøœúûüůű";
const OUT_OF_PLACE = new RegExp([
	`(?<=[${VOWEL}])(?:[${AWAY_FROM_VOWELS}]|è(?=\\p{L}))|(?<=[aei])è|[${AWAY_FROM_VOWELS}è](?=[${VOWEL}])`,
	`(?<![${VOWEL}])ï|[ãõ](?![eo])|[ìù](?=\\p{L})|(?<=\\p{L})þ|ƒ`,
	`(?<![${VOWEL}yý])(?=\\p{Script=Latin})[^\\0-\\x7f${VOWEL}yý](?![${VOWEL}yý])`,
	"(?<=[^\\0-\\x7f]{3})[^\\0-\\x7f]"
].join("|"), "gu");
const MIXED_ALPHABETS = /[A-Za-z](?=\p{Script=Cyrillic})|\p{Script=Cyrillic}(?=[A-Za-z])/gu;
const CP437 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0";
const CP850 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0";
const CP852 = "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■\xA0";
function codePages() {
	return [
		latin((bytes) => dosText(bytes, CP437)),
		latin((bytes) => dosText(bytes, CP850)),
		latin((bytes) => WINDOWS_1252.decode(bytes)),
		latin((bytes) => dosText(bytes, CP852)),
		...known("windows-1250", latin),
		...known("ibm866", cyrillic),
		...known("windows-1251", cyrillic),
		...known("gb18030", (decode) => eastern(decode, (lead) => lead >= 176 && lead <= 215 ? 3 : 0)),
		...known("big5", (decode) => eastern(decode, (lead) => lead >= 164 && lead <= 198 ? 3 : 0)),
		...known("shift_jis", (decode) => eastern(decode, (lead) => lead >= 136 && lead <= 152 || lead === 130 || lead === 131 ? 3 : 0)),
		...known("euc-kr", (decode) => eastern(decode, (lead) => lead >= 176 && lead <= 200 ? 3.5 : 0))
	];
}
function known(label, make) {
	try {
		const decoder = new TextDecoder(label);
		return [make((bytes) => decoder.decode(bytes))];
	} catch {
		return [];
	}
}
function latin(decode) {
	const score = (text) => plausibility(text, LATIN) - [...text.toLowerCase().matchAll(OUT_OF_PLACE)].length;
	return {
		decode,
		score: (bytes) => score(decode(bytes))
	};
}
function cyrillic(decode) {
	const score = (text) => plausibility(text, CYRILLIC) - 4 * [...text.matchAll(MIXED_ALPHABETS)].length;
	return {
		decode,
		score: (bytes) => score(decode(bytes))
	};
}
function eastern(decode, usual) {
	const score = (bytes) => {
		if (decode(bytes).includes("�")) return -Infinity;
		let sum = 0;
		for (let at = 0; at < bytes.length; at += 1) {
			const lead = bytes[at] ?? 0;
			if (lead < 128) continue;
			at += 1;
			const weight = usual(lead);
			if ((bytes[at] ?? 0) >= 128) sum += weight;
			else if (weight === 0) sum -= 2;
		}
		return sum;
	};
	return {
		decode,
		score
	};
}
function decodeNames(names) {
	const decoded = names.map(({ bytes, isUtf8 }) => isUtf8 ? UTF8.decode(bytes) : strictUtf8(bytes));
	if (decoded.includes(null)) {
		for (const [at, { isUtf8 }] of names.entries()) {
			if (!isUtf8 && BY_CHANCE.test(decoded[at] ?? "")) decoded[at] = null;
		}
	}
	const unknown = names.flatMap(({ bytes }, at) => decoded[at] === null ? [bytes] : []);
	const decode = unknown.length === 0 ? UTF8.decode.bind(UTF8) : codePageOf(unknown);
	return names.map(({ bytes }, at) => decoded[at] ?? decode(bytes));
}
function strictUtf8(bytes) {
	try {
		return STRICT_UTF8.decode(bytes);
	} catch {
		return null;
	}
}
function dosText(bytes, upper) {
	let text = "";
	for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upper[byte - 128] ?? "";
	return text;
}
function codePageOf(names) {
	const scored = codePages().map(({ decode, score }) => ({
		decode,
		score: names.reduce((sum, bytes) => sum + score(bytes), 0)
	}));
	return scored.reduce((best, one) => one.score > best.score ? one : best).decode;
}
function plausibility(text, letter) {
	let score = 0;
	let last = "";
	for (const character of text) {
		if (character > "") {
			if (!letter.test(character)) score -= 2;
			else if (/\p{Ll}/u.test(character)) score += 2;
			else if (/\p{Lu}/u.test(character)) score += /\p{Ll}/u.test(last) ? -2 : 1;
			else score -= 2;
		}
		last = character;
	}
	return score;
}

;// system/zip/directory.js



class ZipError extends Error {
	name = "ZipError";
}
const END_SIGNATURE = 101010256;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65535;
const LARGE_LOCATOR_SIGNATURE = 117853008;
const LARGE_LOCATOR_BYTES = 20;
const LARGE_END_SIGNATURE = 101075792;
const LARGE_END_BYTES = 56;
const DIRECTORY_SIGNATURE = 33639248;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1 | 64;
const UTF8_NAME = 2048;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 61440;
const LINK = 40960;
const REGULAR = 32768;
const LARGE_FIELD = 1;
const UNICODE_PATH_FIELD = 28789;
const FULL_16 = 65535;
const FULL_32 = 4294967295;
const TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES + LARGE_LOCATOR_BYTES + LARGE_END_BYTES;
function findDirectory(tail, tailStart, { maxEntries }, isLargeRead) {
	const view = (0,base_bytes/* viewOf */.du)(tail);
	const end = findEnd(view);
	const isLarger = locatorOf(view, end) !== null;
	const disks = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
	if (disks.some((disk) => disk !== 0 && !(isLarger && disk === FULL_16))) {
		throw new ZipError("The ZIP file is split over several disks, which is not supported.");
	}
	const place = {
		start: view.getUint32(end + 16, true),
		bytes: view.getUint32(end + 12, true),
		count: view.getUint16(end + 10, true)
	};
	const isLarge = place.bytes === FULL_32 || place.start === FULL_32 || place.count === FULL_16 && isLarger;
	if (isLarge && !isLargeRead) {
		throw new ZipError("The ZIP file uses the ZIP64 format, which no upload of allowed size needs.");
	}
	const found = isLarge ? largePlace(view, tailStart, end) : place;
	refuseMany(found.count, maxEntries);
	if (found.start + found.bytes > tailStart + end) {
		throw new ZipError("The ZIP file is damaged: its directory lies outside of the file.");
	}
	return {
		...found,
		remark: tail.subarray(end + END_BYTES)
	};
}
function refuseMany(count, maxEntries) {
	if (count > maxEntries) {
		throw new ZipError(`The ZIP file has ${count} entries; at most ${maxEntries} are read.`);
	}
}
function startOfZip(bytes) {
	const tailStart = Math.max(0, bytes.length - TAIL_BYTES);
	const view = (0,base_bytes/* viewOf */.du)(bytes.subarray(tailStart));
	const end = findEnd(view);
	return tailStart + end - view.getUint32(end + 12, true) - view.getUint32(end + 16, true);
}
function findEnd(tail) {
	const lowest = Math.max(0, tail.byteLength - END_BYTES - MAX_COMMENT_BYTES);
	for (let at = tail.byteLength - END_BYTES; at >= lowest; at -= 1) {
		if (tail.getUint32(at, true) === END_SIGNATURE && at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) {
			return at;
		}
	}
	throw new ZipError("This is no ZIP file, or its end is missing.");
}
function locatorOf(tail, end) {
	const at = end - LARGE_LOCATOR_BYTES;
	return at >= 0 && tail.getUint32(at, true) === LARGE_LOCATOR_SIGNATURE ? at : null;
}
function largePlace(tail, tailStart, end) {
	const locator = locatorOf(tail, end);
	const at = locator === null ? -1 : Number(tail.getBigUint64(locator + 8, true)) - tailStart;
	if (at < 0 || at + LARGE_END_BYTES > tail.byteLength || tail.getUint32(at, true) !== LARGE_END_SIGNATURE) {
		throw new ZipError("The ZIP file is damaged: the end of its large directory is missing.");
	}
	return {
		start: Number(tail.getBigUint64(at + 48, true)),
		bytes: Number(tail.getBigUint64(at + 40, true)),
		count: Number(tail.getBigUint64(at + 32, true))
	};
}
function readDirectory(directory, place, limits) {
	const headers = new Map();
	const problems = [];
	const folders = [];
	const { headers: listed, comments } = headersOf(directory, place);
	refuseMany(listed.length, limits.maxEntries);
	refuseOverlaps(listed);
	for (const header of listed) {
		const path = safePath(header.name);
		if (/[\\/]$/.test(header.name)) {
			if (path !== null) folders.push(path);
			continue;
		}
		const refusal = path === null ? "unsafe-path" : refusalOf(header, place.start, limits);
		if (path === null || refusal !== null) {
			problems.push({
				path: header.name,
				size: header.size,
				reason: refusal ?? "unsafe-path"
			});
			continue;
		}
		const before = headers.get(path);
		if (before !== undefined) {
			headers.delete(path);
			problems.push({
				path: header.name,
				size: before.size,
				reason: "duplicate-name"
			});
		}
		headers.set(path, header);
	}
	let total = 0;
	for (const [path, { size }] of [...headers].toSorted(([, a], [, b]) => a.size - b.size)) {
		total += size;
		if (total <= limits.maxTotalBytes) continue;
		headers.delete(path);
		problems.push({
			path,
			size,
			reason: "too-large"
		});
	}
	return {
		headers,
		problems,
		folders,
		comments
	};
}
function headersOf(directory, { count }) {
	const view = (0,base_bytes/* viewOf */.du)(directory);
	const headers = [];
	const names = [];
	const comments = [];
	let at = 0;
	const isEntry = () => at + DIRECTORY_BYTES <= directory.length && view.getUint32(at, true) === DIRECTORY_SIGNATURE;
	while (headers.length < count || isEntry()) {
		if (!isEntry()) {
			throw new ZipError("The ZIP file is damaged: its directory ends before all entries are listed.");
		}
		const flags = view.getUint16(at + 8, true);
		const nameEnd = at + DIRECTORY_BYTES + view.getUint16(at + 28, true);
		const extraEnd = nameEnd + view.getUint16(at + 30, true);
		const name = directory.subarray(at + DIRECTORY_BYTES, nameEnd);
		const extra = directory.subarray(nameEnd, extraEnd);
		const unicode = unicodeName(extra, name);
		names.push({
			bytes: unicode ?? name,
			isUtf8: unicode !== null || (flags & UTF8_NAME) !== 0
		});
		headers.push({
			mode: view.getUint8(at + 5) === UNIX ? view.getUint32(at + 38, true) >>> 16 : 0,
			flags,
			method: view.getUint16(at + 10, true),
			checksum: view.getUint32(at + 16, true),
			...sizesOf(view, at, extra)
		});
		const commentEnd = extraEnd + view.getUint16(at + 32, true);
		if (commentEnd > extraEnd) comments.push(directory.subarray(extraEnd, commentEnd));
		at = commentEnd;
	}
	const decoded = decodeNames(names);
	return {
		headers: headers.map((header, index) => ({
			name: decoded[index] ?? "",
			...header
		})),
		comments
	};
}
function refuseOverlaps(headers) {
	let end = 0;
	let before = "";
	for (const { name, local, packedSize } of headers.toSorted((a, b) => a.local - b.local)) {
		if (local < end) {
			const names = `${JSON.stringify(before)} and ${JSON.stringify(name)}`;
			throw new ZipError(`The ZIP file is refused: ${names} lie over each other in it, as in a bomb.`);
		}
		[end, before] = [local + LOCAL_BYTES + packedSize, name];
	}
}
function sizesOf(directory, at, extra) {
	const fields = [
		directory.getUint32(at + 24, true),
		directory.getUint32(at + 20, true),
		directory.getUint32(at + 42, true)
	];
	const large = fields.includes(FULL_32) ? extraField(extra, LARGE_FIELD) : null;
	let next = 0;
	const [size = 0, packedSize = 0, local = 0] = fields.map((value) => {
		if (value !== FULL_32 || large === null || next + 8 > large.length) return value;
		next += 8;
		return Number((0,base_bytes/* viewOf */.du)(large).getBigUint64(next - 8, true));
	});
	return {
		size,
		packedSize,
		local
	};
}
function unicodeName(extra, name) {
	const field = extraField(extra, UNICODE_PATH_FIELD);
	return field !== null && field.length > 5 && field[0] === 1 && (0,base_bytes/* viewOf */.du)(field).getUint32(1, true) === (0,deflate/* crc32 */.QR)(name) ? field.subarray(5) : null;
}
function extraField(extra, id) {
	const view = (0,base_bytes/* viewOf */.du)(extra);
	for (let at = 0; at + 4 <= extra.length;) {
		const end = at + 4 + view.getUint16(at + 2, true);
		if (view.getUint16(at, true) === id) return extra.subarray(at + 4, end);
		at = end;
	}
	return null;
}
function refusalOf({ mode, flags, method, size, local }, directoryStart, limits) {
	const type = mode & TYPE_MASK;
	if (type === LINK) return "symlink";
	if (type !== 0 && type !== REGULAR && size === 0) return "special-file";
	if ((flags & ENCRYPTED) !== 0) return "encrypted";
	if (method !== STORED && method !== DEFLATED) return "unsupported-method";
	if (size > limits.maxEntryBytes) return "too-large";
	return local + LOCAL_BYTES > directoryStart ? "damaged" : null;
}
function safePath(name) {
	if (name.includes("\0") || name.length > 4096) return null;
	const posix = name.replaceAll("\\", "/");
	if (posix.startsWith("/") || /^[A-Za-z]:/.test(posix)) return null;
	const parts = posix.split("/").filter((part) => part !== "." && part !== "");
	if (parts.length === 0 || parts.includes("..")) return null;
	return parts.join("/");
}


}),

40753:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
L:()=>ZIP_LIMITS,
u:()=>readZip
});
var _base__2__ = __load__(92105);
var _directory_js__0__ = __load__(47504);
var _unpack_entry_js__1__ = __load__(12557);



const ZIP_LIMITS = {
	maxEntries: 2e4,
	maxEntryBytes: 16 * 1024 * 1024,
	maxTotalBytes: 256 * 1024 * 1024
};
function readZip(bytes, limits = ZIP_LIMITS) {
	const tailStart = Math.max(0, bytes.length - _directory_js__0__.dd);
	const place = (0,_directory_js__0__.te)(bytes.subarray(tailStart), tailStart, limits, false);
	const directory = bytes.subarray(place.start, place.start + place.bytes);
	const { headers, problems, comments } = (0,_directory_js__0__.gZ)(directory, place, limits);
	return {
		entries: [...headers].map(([path, header]) => entryOf(bytes, place.start, path, header)).toSorted((a, b) => (0,_base__2__.n)(a.path, b.path)),
		problems,
		comments: place.remark.length === 0 ? comments : [...comments, place.remark]
	};
}
function entryOf(bytes, dataEnd, path, header) {
	const packed = () => {
		const { local } = header;
		const from = local + (0,_unpack_entry_js__1__.Zj)(bytes.subarray(local, local + _unpack_entry_js__1__.cF), path);
		const to = from + header.packedSize;
		if (to > dataEnd) throw (0,_unpack_entry_js__1__.Qz)(path, "its contents are cut off");
		return bytes.subarray(from, to);
	};
	return {
		path,
		size: header.size,
		read: () => (0,_unpack_entry_js__1__.$7)(path, header, packed()),
		readAside: async () => (0,_unpack_entry_js__1__.tx)(path, header, packed())
	};
}


}),

12557:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$7:()=>unpackEntry,
Qz:()=>damagedEntry,
Zj:()=>localBytes,
cF:()=>LOCAL_BYTES,
tx:()=>unpackEntryAside
});
var _base__1__ = __load__(25771);
var _native__2__ = __load__(62909);
var _directory_js__0__ = __load__(47504);



const LOCAL_SIGNATURE = 67324752;
const LOCAL_BYTES = 30;
const WRONG_SIZE = "it does not unpack to the size its directory states";
function localBytes(local, path) {
	const view = (0,_base__1__.du)(local);
	if (local.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_SIGNATURE) {
		throw damagedEntry(path, "its header is missing");
	}
	return LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}
function unpackEntry(path, header, packed) {
	if (header.method === _directory_js__0__.SD) return verified(path, header, packed);
	let contents;
	try {
		contents = (0,_native__2__.wS)(packed, header.size);
	} catch {
		throw damagedEntry(path, WRONG_SIZE);
	}
	return verified(path, header, contents);
}
async function unpackEntryAside(path, header, packed) {
	if (header.method === _directory_js__0__.SD) return verified(path, header, packed);
	const contents = await (0,_native__2__.AE)(packed, header.size).catch(() => {
		throw damagedEntry(path, WRONG_SIZE);
	});
	return verified(path, header, contents);
}
function damagedEntry(path, what) {
	return new _directory_js__0__.Wz(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
}
function verified(path, { size, checksum }, contents) {
	if (contents.length !== size) throw damagedEntry(path, "its size is not the one its directory states");
	if ((0,_native__2__.QR)(contents) !== checksum) throw damagedEntry(path, "its checksum does not match");
	return contents;
}


})

};
