export const id = 902;
export const ids = [902];
export const modules = {

2051:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
s:()=>textOfHtml
});
const ENTITIES = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
const BLOCKS = /<(?:br|\/(?:p|div|li|pre|h[1-6]|tr|blockquote|ul|ol|table))(?:\s[^<>]*)?\/?>/gi;
function textOfHtml(html) {
	return html.replaceAll(/<!--.*?(?:-->|$)/gs, "").replaceAll(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, "").replaceAll(BLOCKS, "\n").replaceAll(/<\/?[a-z][^<>]*>/gi, "").replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => characterOf(whole, decimal, hex, name));
}
function characterOf(whole, decimal, hex, name) {
	if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
	const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
	if (code === 160) return " ";
	return code > 0 && code <= 1114111 && !(code >= 55296 && code <= 57343) ? String.fromCodePoint(code) : whole;
}


}),


17887:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
M3:()=>UnreadableRepositoryError,
bL:()=>readArchive,
oN:()=>EmptyRepositoryError
});
var _base__4__ = __load__(98216);
var _base__7__ = __load__(4771);
var _github__5__ = __load__(50926);
var _github__6__ = __load__(47307);
var _tar_js__0__ = __load__(15699);
var _git_objects_js__1__ = __load__(76192);
var _tarball_js__2__ = __load__(43599);
var _says_js__3__ = __load__(43901);






class EmptyRepositoryError extends _base__4__.y_ {}
class UnreadableRepositoryError extends _base__4__.y_ {}
async function readArchive(github, name, ref, wants, signal, limits = _tarball_js__2__.cu) {
	const place = (0,_github__5__.fq)(name);
	const purpose = (0,_github__6__.OU)("other", `reading the contents of ${place}`, "contents");
	let body;
	try {
		body = await github.download(purpose, "GET /repos/{owner}/{repo}/tarball/{ref}", {
			owner: name.owner,
			repo: name.repo,
			ref: ref ?? "HEAD"
		});
	} catch (error) {
		const isCommit = ref !== null && _git_objects_js__1__.RG.test(ref);
		if (!isCommit && ((0,_github__6__.c2)(error) === 404 || (0,_github__6__.c2)(error) === 409)) await explainMissing(github, name);
		throw error;
	}
	try {
		return await (0,_tarball_js__2__.ty)(body, wants, signal, limits);
	} catch (error) {
		if (!(error instanceof _tar_js__0__.Z)) throw error;
		throw new UnreadableRepositoryError((0,_base__7__.G)(_says_js__3__.Fq, {
			place,
			error: error.message
		}), error.damaged ? "network" : "config-error", { cause: error });
	}
}
async function explainMissing(github, name) {
	try {
		await (0,_git_objects_js__1__.Zc)(github, name, "HEAD");
	} catch (error) {
		if ((0,_github__6__.c2)(error) !== 409) throw error;
		throw new EmptyRepositoryError((0,_base__7__.G)(_says_js__3__.gz, { name: (0,_github__5__.fq)(name) }), "config-error", { cause: error });
	}
}


}),

76192:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
RG:()=>FULL_SHA,
Zc:()=>readTree,
gm:()=>readBlob
});
var zod__5__ = __load__(25465);
var _github__6__ = __load__(47307);
var _github__7__ = __load__(50926);
var _selection_aside_js__0__ = __load__(28152);
var _selection_selection_js__1__ = __load__(29210);
var _selection_unused_name_js__2__ = __load__(65702);
var _tarball_js__3__ = __load__(43599);
var _says_js__4__ = __load__(43901);







const FULL_SHA = /^[0-9a-f]{40}$/;
const Sha = zod__5__.YjP().regex(FULL_SHA);
const Tree = zod__5__._H3({
	truncated: zod__5__.zMY(),
	tree: zod__5__.YOg(zod__5__._H3({
		path: zod__5__.YjP(),
		mode: zod__5__.YjP(),
		type: zod__5__.YjP(),
		sha: Sha,
		size: zod__5__.aig().optional()
	}))
});
const Blob = zod__5__._H3({
	encoding: zod__5__.YjP(),
	content: zod__5__.YjP(),
	size: zod__5__.aig().nullable()
});
const MODE_LINK = "120000";
const MODE_SUBMODULE = "160000";
async function readTree(github, name, ref) {
	const { tree, truncated } = await github.ask((0,_github__6__.OU)("other", `listing the files of ${(0,_github__7__.fq)(name)}`, "contents"), (rest) => rest.git.getTree({
		owner: name.owner,
		repo: name.repo,
		tree_sha: ref,
		recursive: "1"
	}), Tree);
	const blobs = new Map();
	const leftOut = [];
	const names = new _selection_unused_name_js__2__.N();
	for (const entry of tree) {
		if (entry.mode === MODE_LINK) {
			leftOut.push({
				path: entry.path,
				reason: "symlink"
			});
		} else if (entry.mode === MODE_SUBMODULE) {
			leftOut.push({
				path: entry.path,
				reason: "submodule"
			});
		} else if (entry.type === "blob") {
			blobs.set(names.take(entry.path), {
				sha: entry.sha,
				size: entry.size ?? null
			});
		}
	}
	return {
		blobs,
		leftOut,
		truncated
	};
}
async function readBlob(github, name, sha) {
	try {
		const blob = await github.ask((0,_github__6__.OU)("other", `reading a file of ${(0,_github__7__.fq)(name)}`, "contents"), (rest) => rest.git.getBlob({
			owner: name.owner,
			repo: name.repo,
			file_sha: sha
		}), Blob);
		if ((blob.size ?? 0) > _selection_aside_js__0__.xk) return {
			reason: "limit",
			detail: _selection_selection_js__1__.PH
		};
		const bytes = Buffer.from(blob.content, blob.encoding === "base64" ? "base64" : "utf8");
		if ((0,_tarball_js__3__.wJ)(bytes) === sha) return bytes;
		return {
			reason: "unreadable",
			detail: _says_js__4__.Gs
		};
	} catch (error) {
		if ((0,_github__6__.c2)(error) === 404) return { reason: "submodule" };
		throw error;
	}
}


}),

43901:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$q:()=>githubLists,
Al:()=>nothingPushedBefore,
E3:()=>notCheckedNoOpen,
Fq:()=>archiveNotUnpacked,
Gs:()=>cameNotGit,
H2:()=>noTextFile,
JT:()=>repositoriesTakes,
K7:()=>githubNotShow,
X0:()=>repositoriesNames,
X1:()=>archiveNotSay,
Xp:()=>filesNotArchive,
Y0:()=>classroom50Yaml,
ZH:()=>changedArchive,
fe:()=>repositoriesGlob,
gz:()=>emptyNoCommit,
ou:()=>repositoriesMatch,
ri:()=>noClassroom50Yaml,
sI:()=>gitSends,
tg:()=>repositoriesNoName,
u3:()=>classroom50YamlNames,
ub:()=>isEmptyItHasNo,
vP:()=>notArchiveGitattributes,
vj:()=>githubNotSend,
wT:()=>noneRepositoriesToken,
xF:()=>moreThan,
xL:()=>githubNotShowToken
});
const gitSends = "What git sends of {place} is not read: {error}. Run again; where it repeats, leave out what is so large.";
const githubNotSend = "GitHub does not send what is asked for of {place}: {error}. If it was pushed over, the run on the present commit counts; else run again.";
const noTextFile = "{path} of {name} is no text file of at most {most} bytes. Replace it by one.";
const archiveNotUnpacked = "The archive of {place} {error}; it was not unpacked.";
const emptyNoCommit = "{name} is empty: it has no commit.";
const isEmptyItHasNo = "{key} is empty: it has no commit.";
const noClassroom50Yaml = "It has no .classroom50.yaml, so that its name alone says which assignment it belongs to.";
const classroom50Yaml = "Its .classroom50.yaml cannot be read.";
const classroom50YamlNames = "Its .classroom50.yaml names another starter repository than the assignment's {source}.";
const nothingPushedBefore = "Nothing was pushed before the deadline {due}; the present state was taken.";
const githubNotShow = "{isWithheld?GitHub does not show this token its pushes (“Contents: read” does)|GitHub has no record of its pushes}, and no commit bears a date before the deadline {due}; the present state was taken.";
const githubNotShowToken = "{isWithheld?GitHub does not show this token its pushes (“Contents: read” does)|GitHub has no record of its pushes}: the commit was chosen by the date that its author gave it (deadline {due}).";
const archiveNotSay = "The archive of {name} does not say which commit it is of, so nothing in it can be relied on.";
const cameNotGit = "what came is not what Git names so";
const noneRepositoriesToken = "{input} {entry}: none of the {all} repositories of {owner} that the token sees has such a name. Check its spelling, and what the token may see.";
const repositoriesNames = "repositories: {text} names no owner; write owner/name, or give organization.";
const repositoriesGlob = "repositories: {text} has a glob as owner; name the organisation or user.";
const repositoriesNoName = "repositories: {text} is no name of a repository; write owner/name.";
const repositoriesTakes = "repositories: {text} takes too long to be compared with names. Write it with fewer repetitions (* and +), and with none inside of another.";
const repositoriesMatch = "{count} of the {tails} repositories that match {text} go on with {word} ({example}): if that is another assignment, use manifest, classroom50, team or a /regex/.";
const notCheckedNoOpen = "Not checked: no open pull request of {base} has the head {sha}; it was closed, or pushed to meanwhile.";
const moreThan = "more than {most} bytes of {of}";
const filesNotArchive = "more than {most} files are not in the archive as they are in git";
const githubLists = "GitHub lists only a part of its files, so what the archive may hide is not known.";
const notArchiveGitattributes = "{some} not in the archive (.gitattributes export-ignore); fetched one by one.";
const changedArchive = "{some} changed in the archive (.gitattributes export-subst, ident or an encoding); taken as git has them.";


}),

43599:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
cu:()=>TARBALL_LIMITS,
ty:()=>readTarball,
wJ:()=>blobSha
});
var node_crypto__0__ = __load__(77598);
var _selection_aside_js__1__ = __load__(28152);
var _selection_bare_text_js__2__ = __load__(41880);
var _selection_selection_js__3__ = __load__(29210);
var _selection_unused_name_js__4__ = __load__(65702);
var _tar_js__5__ = __load__(15699);
var _says_js__6__ = __load__(43901);
var _base__7__ = __load__(4771);








const TARBALL_LIMITS = {
	unpackedBytes: 2 * 1024 ** 3,
	entries: 2e5,
	fileBytes: 1e6,
	keptBytes: 32 * 1024 ** 2,
	asideFileBytes: _selection_aside_js__1__.xk,
	asideBytes: 32 * 1024 ** 2
};
async function readTarball(body, wants, signal, limits = TARBALL_LIMITS) {
	const files = new Map();
	const names = new _selection_unused_name_js__4__.N();
	const leftOut = [];
	const kept = {
		counts: 0,
		bulky: 0,
		aside: 0
	};
	const comment = await (0,_tar_js__5__.s)(body, {
		isPacked: true,
		limits,
		signal,
		onEntry: (header) => {
			const path = header.name.slice(header.name.indexOf("/") + 1);
			const budget = decide(header, path, wants, kept, limits);
			if (budget === null || typeof budget === "object") {
				if (budget !== null) leftOut.push(budget);
				return null;
			}
			kept[budget] += header.size;
			return ({ buffer }) => {
				const bytes = Buffer.from(buffer);
				files.set(names.take(path), {
					bytes,
					blobSha: blobSha(bytes)
				});
			};
		}
	});
	return {
		commitSha: /^[0-9a-f]{40}$/.test(comment ?? "") ? comment : null,
		files,
		leftOut
	};
}
function decide({ type, size }, path, wants, kept, limits) {
	if (type === "directory" || path === "") return null;
	if (type === "link") return {
		path,
		reason: "symlink"
	};
	if (type !== "file") return {
		path,
		reason: "special-file"
	};
	const wanted = wants(path, size);
	if (wanted === null) return null;
	const budget = wanted === "counts" && size > limits.fileBytes && (0,_selection_bare_text_js__2__.ao)(path) ? "bulky" : wanted;
	const [mostBytes, mostInAll, of] = budget === "counts" ? [
		limits.fileBytes,
		limits.keptBytes,
		"source"
	] : [
		limits.asideFileBytes,
		limits.asideBytes,
		budget === "bulky" ? "source" : "files that do not count"
	];
	if (size <= mostBytes && kept[budget] + size <= mostInAll) return budget;
	if (size > mostBytes && wanted === "counts") return {
		path,
		reason: "too-large",
		detail: _selection_selection_js__3__.PH
	};
	const most = size > mostBytes ? mostBytes : mostInAll;
	return {
		path,
		reason: "limit",
		detail: (0,_base__7__.G)(_says_js__6__.xF, {
			most,
			of
		})
	};
}
function blobSha(bytes) {
	return (0,node_crypto__0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}


}),

53342:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
UO:()=>FOLDERS_AT_ONCE,
_B:()=>READS_AT_ONCE,
yj:()=>prefetch
});
const READS_AT_ONCE = 5;
const FOLDERS_AT_ONCE = 4;
async function* prefetch(items, width, map) {
	const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
	const running = [];
	let isOver = false;
	try {
		while (!isOver || running.length > 0) {
			while (!isOver && running.length < width) {
				const next = await iterator.next();
				if (next.done === true) {
					isOver = true;
					break;
				}
				const promise = map(next.value);
				promise.catch(() => {});
				running.push(promise);
			}
			const first = running.shift();
			if (first !== undefined) yield await first;
		}
	} finally {
		await Promise.allSettled(running);
		if (!isOver) await iterator.return?.();
	}
}


}),

62069:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$7:()=>archivesNested,
$v:()=>moreThanSourceFiles,
A_:()=>fileFiles,
Fw:()=>lineColumnStaff,
Jm:()=>submoduleHolds,
RA:()=>zipPass,
Sh:()=>cannotReadCsv,
TM:()=>firstLine,
Uf:()=>linesSplit,
Vu:()=>aiReferences,
_E:()=>lineCells,
cK:()=>starterHolds,
dJ:()=>starterNoFolder,
eK:()=>noTextSave,
fn:()=>columnTwice,
ig:()=>leftOut,
l$:()=>sourceFiles,
lS:()=>filesLeft,
qy:()=>cannotReadCorrect,
rv:()=>lineColumn,
ux:()=>starterArchive,
v9:()=>noFolderNoRepository,
xF:()=>moreThan
});
const cannotReadCorrect = "{input} {file} cannot be read: {error}. Correct the path, or the rights of the file.";
const fileFiles = "{one?A file|{missed} files} of the base could not be read and {one?is|are} not compared with: {names}{isMore? …|}.";
const noFolderNoRepository = "{input} {line} is no folder {place}, and no repository (owner/name) either; correct it.";
const archivesNested = "archives are nested too deeply";
const starterArchive = "starter, archive, ai-references, people and manifest: in a run on a pull request folders are read from its base, and this event does not say which commit that is. Name repositories (owner/name).";
const aiReferences = "ai-references holds more than {most} solutions; the AI score is calibrated for at most {most}. Leave some out.";
const starterHolds = "starter {line} holds no source file that counts; look at include and exclude.";
const starterNoFolder = "starter {starter} is no folder {place}, and no repository (owner/name) either; correct it.";
const sourceFiles = "{source} source files that do not count were not looked at; looked at are up to {files} of them, {bytes} bytes together and {most} each";
const zipPass = "the ZIP would pass {most} bytes";
const lineColumn = "{list}, line {line}, column id: {id} is {one} in line {earlier} and {other} here; give each person an id of their own.";
const firstLine = "{what}: the first line has no column id, name, email, login or file; it says {noHeader?nothing|{header}}. Name the columns in the first line.";
const columnTwice = "{what}, line {line}: column {name} is there twice, and its cells differ; leave one of both out.";
const lineColumnStaff = "{list}, line {line}, column staff: {cell} is neither yes nor no; leave it empty for a student.";
const lineCells = "{what}, line {line}: it has {cells} cells and the first line {header}; put a name that holds a separator into quotes.";
const cannotReadCsv = "{what} cannot be read as CSV: {error}. Save it again from a spreadsheet.";
const linesSplit = "{what} has more than {most} lines; split it.";
const noTextSave = "{input} {file} is no text: save the list as CSV.";
const moreThanSourceFiles = "more than {most} source files";
const filesLeft = "{unlisted} more files were left out";
const leftOut = "{largest} left out, packed into an archive inside of the submission.";
const submoduleHolds = "What its {one?submodule holds|{modules} submodules hold} is another repository's and was not compared.";
const moreThan = "more than {most} bytes";


}),

28152:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$D:()=>MAX_TEXT_BYTES,
H5:()=>asideKind,
PE:()=>isZipName,
pn:()=>isTooLong,
xk:()=>MAX_ASIDE_FILE_BYTES
});
var _engine__1__ = __load__(72789);
var _defaults_js__0__ = __load__(65944);


const MAX_ASIDE_FILE_BYTES = 16 * 1024 * 1024;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const LOOKED_AT = new Set([
	"not-source",
	"vendored",
	"generated",
	"too-large",
	"binary",
	"limit",
	"archive-full"
]);
const ARCHIVES = new Set("zip jar war ear pyz pyzw whl egg apk aar nupkg".split(" "));
const REPOSITORY = new Set(_defaults_js__0__.hL);
function isZipName(path) {
	return ARCHIVES.has((0,_engine__1__.je)(path));
}
function asideKind(path, sizeBytes, reason, selection) {
	if (!LOOKED_AT.has(reason)) return null;
	if ((0,_engine__1__.TE)(path)) return "source";
	const extension = (0,_engine__1__.je)(path);
	if (isZipName(path)) return "archive";
	const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
	const isSkipped = folder !== "" && selection.skipsFolder(folder) !== null;
	if (isSkipped && extension === "") {
		return folder.split("/").some((part) => REPOSITORY.has(part)) ? null : "script";
	}
	return !isSkipped && sizeBytes <= MAX_TEXT_BYTES ? "text" : null;
}
function isTooLong(path, sizeBytes, reason, selection) {
	return sizeBytes > MAX_TEXT_BYTES && asideKind(path, 0, reason, selection) === "text";
}


}),

41880:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Op:()=>bareText,
PL:()=>MAX_BULKY_BYTES,
ao:()=>isBulky
});
var _base__1__ = __load__(71198);
var _base__3__ = __load__(25771);
var _base__5__ = __load__(2051);
var _engine__0__ = __load__(72789);
var _engine__2__ = __load__(87718);
var _system__4__ = __load__(40753);



const MAX_BULKY_BYTES = 16 * 1024 * 1024;
function isBulky(path) {
	return /^(?:ipynb|mlx)$/.test((0,_engine__0__.je)(path));
}
function bareText(path, bytes, most) {
	if (!isBulky(path)) return null;
	if ((0,_engine__0__.je)(path) === "mlx") return liveScript(bytes);
	if (bytes.length <= most) return null;
	const decoded = (0,_base__1__.D4)(bytes, path);
	const bare = "text" in decoded ? (0,_engine__2__.EN)(decoded.text, most) : undefined;
	return bare === undefined ? null : {
		bytes: (0,_base__3__.As)(bare.text),
		results: bare.results
	};
}
const DOCUMENT = "matlab/document.xml";
const PIECES = /<w:pStyle w:val="(?<style>[\w-]{1,40})"|<w:t(?:\s[^<>]{0,100})?>|(?<end><\/w:p>)/g;
const CDATA = {
	open: "<![CDATA[",
	close: "]]>"
};
function liveScript(bytes) {
	let document;
	try {
		const entry = (0,_system__4__.u)(bytes).entries.find(({ path }) => path === DOCUMENT);
		const decoded = entry === undefined ? null : (0,_base__1__.D4)(entry.read());
		if (decoded === null || !("text" in decoded)) return null;
		document = decoded.text;
	} catch {
		return null;
	}
	const lines = [];
	let [style, text] = ["", ""];
	PIECES.lastIndex = 0;
	for (let found = PIECES.exec(document); found !== null; found = PIECES.exec(document)) {
		const { style: named, end } = found.groups ?? {};
		if (named !== undefined) {
			style = named;
		} else if (end === undefined) {
			const run = textAt(document, PIECES.lastIndex);
			text += run.text;
			PIECES.lastIndex = run.end;
		} else {
			lines.push(style === "code" ? text : text.replaceAll(/^(?=.*\S)/gm, "% "));
			[style, text] = ["", ""];
		}
	}
	const code = lines.join("\n");
	return code.trim() === "" ? null : {
		bytes: (0,_base__3__.As)(`${code}\n`),
		results: 0
	};
}
function textAt(document, from) {
	let [text, at] = ["", from];
	for (;;) {
		const next = document.indexOf("<", at);
		const end = next < 0 ? document.length : next;
		text += (0,_base__5__.s)(document.slice(at, end));
		if (!document.startsWith(CDATA.open, end)) return {
			text,
			end
		};
		const begin = end + CDATA.open.length;
		const close = document.indexOf(CDATA.close, begin);
		if (close < 0) return {
			text: text + document.slice(begin),
			end: document.length
		};
		text += document.slice(begin, close);
		at = close + CDATA.close.length;
	}
}


}),

65944:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
I_:()=>GENERATED_MARKERS,
KY:()=>KNOWN_LIBRARIES,
Kb:()=>VENDORED_FILES,
QS:()=>KNOWN_GENERATED,
RQ:()=>TOOL_FOLDERS,
bM:()=>TOOL_FILES,
hL:()=>REPOSITORY_FOLDERS,
iC:()=>GENERATED_FOLDERS,
id:()=>GENERATED_FILES,
oB:()=>VENDORED_FOLDERS,
sE:()=>MINIFIED_FILES,
tN:()=>BIN_SOURCES
});
const VENDORED_FOLDERS = [
	"node_modules",
	"bower_components",
	"jspm_packages",
	"vendor",
	"third_party",
	"third-party",
	"thirdparty",
	"Third_Party",
	"ThirdParty",
	"external",
	"venv",
	".venv",
	"virtualenv",
	"site-packages",
	"dist-packages",
	".tox",
	".nox",
	".eggs",
	"Pods",
	"Carthage",
	".gradle",
	".m2",
	".cargo",
	".bundle",
	".yarn",
	".pnpm-store",
	"PackageCache",
	"TextMesh Pro",
	".pio",
	"managed_components",
	"CMSIS",
	"_deps",
	"SourcePackages",
	"renv",
	"packrat",
	"elm-stuff",
	".lake",
	"__pypackages__"
];
const VENDORED_FILES = [
	/(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|underscore|backbone|moment|three|p5|chart)(?:[.-](?:\d|min\b|slim\b|bundle\b|umd\b|prod\b)[\w.]{0,40})?\.(?:js|css)$/i,
	/(?:^|\/)(?:mvnw|gradlew)(?:\.cmd|\.bat)?$/,
	/(?:^|\/)(?:catch|doctest|stb_\w+|sqlite3|miniz)\.(?:h|hpp|c)$/i,
	/(?:^|\/)STM32\w{1,20}_HAL_Driver\//,
	/(?:^|\/)(?:windows|linux)\/(?:runner|flutter)\//
];
const KNOWN_LIBRARIES = [
	{
		path: /(?:^|\/)json(?:_fwd)?\.hpp$|(?:^|\/)nlohmann\//,
		top: /Niels Lohmann/
	},
	{
		path: /(?:^|\/)Eigen\//,
		top: /This file is part of Eigen/
	},
	{
		path: /(?:^|\/)boost\//,
		top: /boost\.org\/LICENSE/
	},
	{
		path: /(?:^|\/)glm\//,
		top: /OpenGL Mathematics|@ref /
	},
	{
		path: /(?:^|\/)(?:gtest|gmock|googletest)\b/,
		top: /Copyright \d{4},? Google/
	},
	{
		path: /(?:^|\/)(?:catch|catch_\w+|doctest)\.(?:h|hpp|cpp)$/,
		top: /Catch v|Catch2|doctest\.h/
	},
	{
		path: /(?:^|\/)httplib\.h$/,
		top: /Yuji Hirose/
	},
	{
		path: /(?:^|\/)cJSON(?:_Utils)?\.[ch]$/,
		top: /Dave Gamble/
	},
	{
		path: /(?:^|\/)ut(?:hash|list|array|string|stack|ringbuffer)\.h$/,
		top: /Troy D\. Hanson/
	},
	{
		path: /(?:^|\/)tinyxml2\.(?:h|cpp)$/,
		top: /Lee Thomason/
	},
	{
		path: /(?:^|\/)(?:pugixml|pugiconfig)\.[ch]pp$/,
		top: /Arseny Kapoulkine/
	},
	{
		path: /(?:^|\/)(?:glad\.[ch]|khrplatform\.h)$/,
		top: /loader generated by glad|The Khronos Group|glad\/glad\.h/i
	},
	{
		path: /(?:^|\/)(?:imgui|imconfig|imstb_)\w*\.(?:h|cpp)$/,
		top: /dear imgui/i
	},
	{
		path: /(?:^|\/)CLI11\.hpp$/,
		top: /University of Cincinnati/
	},
	{
		path: /(?:^|\/)cxxopts\.hpp$/,
		top: /Jarryd Beck/
	},
	{
		path: /(?:^|\/)argparse\.hpp$/,
		top: /Pranav Srinivas Kumar/
	},
	{
		path: /(?:^|\/)linenoise\.(?:c|h|hpp)$/,
		top: /Salvatore Sanfilippo/
	},
	{
		path: /(?:^|\/)unity(?:_internals)?\.[ch]$/,
		top: /ThrowTheSwitch|Mike Karlesky/
	},
	{
		path: /(?:^|\/)testlib\.h$/,
		top: /Mike Mirzayanov/i
	},
	{
		path: /(?:^|\/)olcPixelGameEngine\.h$/,
		top: /olcPixelGameEngine/
	},
	{
		path: /(?:^|\/)(?:raylib|raymath|raygui|rlgl)\.h$/,
		top: /Ramon Santamaria/
	},
	{
		path: /(?:^|\/)cs50\.[ch]$/,
		top: /CS50 Library for C/
	},
	{
		path: /(?:^|\/)(?:Std(?:In|Out|Draw|Draw3D|Random|Audio|Stats|ArrayIO)|In|Out|Draw|Picture)\.java$/,
		top: /Compilation:\s+javac (?:Std\w+|In|Out|Draw|Picture)\.java/
	},
	{
		path: /(?:^|\/)std(?:draw|io|audio|array|random|stats)\.py$/,
		top: /The std\w+ module/
	},
	{
		path: /(?:^|\/)graphics\.py$/,
		top: /Simple object oriented graphics library/
	}
];
const GENERATED_FOLDERS = [
	"target",
	"build",
	"dist",
	"out",
	"bin",
	"obj",
	"__pycache__",
	".next",
	".nuxt",
	".svelte-kit",
	"coverage",
	".pytest_cache",
	".mypy_cache",
	".ruff_cache",
	".ipynb_checkpoints",
	".history",
	"cmake-build-debug",
	"cmake-build-release",
	"CMakeFiles",
	"DerivedData",
	".dart_tool",
	".stack-work",
	"dist-newstyle",
	"generated",
	".terraform",
	".build",
	"_build",
	".angular",
	".parcel-cache",
	".turbo",
	".expo",
	".output",
	".cxx",
	".bloop",
	".metals",
	".zig-cache",
	"zig-cache"
];
const BIN_SOURCES = new Set([
	"rs",
	"ml",
	"mli",
	"dart"
]);
const MINIFIED_FILES = [/\.min\.(?:js|css|mjs)$/i, /\.bundle\.js$/i];
const GENERATED_FILES = [
	/\.(?:pb|pb\.gw|gen|g|freezed|designer|generated)\.(?:go|cc|h|dart|cs|ts|js|py|java)$/i,
	/_pb2(?:_grpc)?\.pyi?$/,
	/(?:^|\/)(?:R|BuildConfig)\.java$/
];
const KNOWN_GENERATED = [
	{
		path: /(?:^|\/)(?:lex\.\w{1,40}|[\w-]{1,40}\.yy|lexer|scanner|lex|scan)\.(?:c|cc|cpp|cxx|c\+\+|h|hh)$/i,
		top: /A lexical scanner generated by flex|#define YY_INT_ALIGNED/
	},
	{
		path: /(?:^|\/)(?:[\w-]{1,40}\.tab|parser|grammar|parse|gram|location|position|stack)\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx|h\+\+)$/i,
		top: /A Bison parser, made by GNU Bison/
	},
	{
		path: /\w(?:Lexer|Parser|Listener|Visitor)\.(?:java|py|cs|js|ts|go|cpp|h)$/,
		top: /Generated from .{1,400} by ANTLR/
	},
	{
		path: /\.java$/,
		top: /was generated by (?:JFlex|CUP)|Generated By:\s?JavaCC|Generated By:JJTree/
	},
	{
		path: /(?:^|\/)manage\.py$/,
		top: /Django's command-line utility/
	},
	{
		path: /(?:^|\/)(?:settings|urls|wsgi|asgi)\.py$/,
		top: /^"""\s*(?:Django settings for|URL configuration for|[AW]SGI config for|\w+ URL Configuration)\b/
	},
	{
		path: /(?:^|\/)migrations\/\d{4}_\w+\.py$/,
		top: /Generated by Django /
	},
	{
		path: /(?:^|\/)db\/schema\.rb$/,
		top: /auto-generated from the current state of the database/
	},
	{
		path: /\.pb(?:\.gw)?\.go$/,
		top: /Code generated by protoc-gen-[\w-]+\. DO NOT EDIT/
	},
	{
		path: /\.pb\.(?:cc|h)$|_pb2(?:_grpc)?\.pyi?$/,
		top: /Generated by the (?:protocol buffer|gRPC)\b/
	},
	{
		path: /(?:^|\/)(?:moc_\w+\.cpp|\w+\.moc)$/,
		top: /Meta object code from reading C\+\+ file/
	},
	{
		path: /(?:^|\/)ui_\w+\.(?:h|py)$/,
		top: /Form generated from reading UI file/
	},
	{
		path: /(?:^|\/)qrc_\w+\.cpp$|_rc\.py$/,
		top: /Resource object code/
	},
	{
		path: /\.(?:g|freezed)\.dart$/,
		top: /GENERATED CODE - DO NOT MODIFY BY HAND/
	},
	{
		path: /\.designer\.(?:cs|vb)$/i,
		top: /<auto-generated|System\.ComponentModel\.IContainer/i
	},
	{
		path: /(?:^|\/)(?:R|BuildConfig)\.java$/,
		top: /(?:AUTO-GENERATED FILE|Automatically generated file)\b/i
	}
];
const GENERATED_MARKERS = [
	/@generated\b/,
	/\bDO NOT EDIT\b/,
	/\bAutomatically generated by\b/i,
	/\b(?:auto-?generated) (?:by|from|file|code)\b/i
];
const TOOL_FOLDERS = [
	".git",
	".github",
	".gitlab",
	".svn",
	".hg",
	".idea",
	".vscode",
	".vs",
	".settings",
	".devcontainer",
	".husky",
	"__MACOSX"
];
const REPOSITORY_FOLDERS = [
	".git",
	".svn",
	".hg"
];
const TOOL_FILES = [
	/(?:^|\/)\.(?:git[^/.]*|DS_Store|classroom50\.yaml|project|classpath|editorconfig)$/,
	/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|pubspec\.lock|Podfile\.lock|packages\.lock\.json|flake\.lock)$/,
	/(?:^|\/)(?:[\w-]+\.config\.(?:js|cjs|mjs|ts)|setup\.cfg)$/
];


}),

29210:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P1:()=>createSelection,
PH:()=>TOO_LARGE,
UK:()=>isGenerated,
gZ:()=>MAX_FILE_BYTES
});
var _native__6__ = __load__(95925);
var ignore__0__ = __load__(71965);
var _base__4__ = __load__(4771);
var _base__7__ = __load__(71198);
var _engine__5__ = __load__(72789);
var _bare_text_js__1__ = __load__(41880);
var _defaults_js__2__ = __load__(65944);
var _says_js__3__ = __load__(62069);







const MAX_FILE_BYTES = 1e6;
const TOO_LARGE = (0,_base__4__.G)(_says_js__3__.xF, { most: MAX_FILE_BYTES });
const BINARY_PROBE_BYTES = 8e3;
const MARKER_CHARACTERS = 2e3;
const LFS_POINTER = "version https://git-lfs.github.com/spec/v1";
function createSelection(options = {
	include: null,
	exclude: null
}) {
	const include = options.include === null || options.include.length === 0 ? null : matcher(options.include);
	const exclude = options.exclude === null ? null : matcher(options.exclude);
	const marked = options.marked === undefined ? null : matcher(options.marked);
	const tools = new Set(_defaults_js__2__.RQ);
	const vendored = new Set(_defaults_js__2__.oB);
	const written = new Set(_defaults_js__2__.iC);
	const asked = new Set((0,_engine__5__.Mv)(options.language ?? "")?.extensions);
	const isSource = (path) => (0,_engine__5__.TE)(path) || asked.has((0,_engine__5__.je)(path));
	const byFolder = (folders) => {
		for (const folder of folders) {
			if (tools.has(folder)) return "not-source";
			if (vendored.has(folder)) return "vendored";
			if (written.has(folder)) return "generated";
		}
		return null;
	};
	return {
		byPath(path, sizeBytes) {
			if (exclude?.ignores(path) === true) return "excluded";
			if (marked?.ignores(path) === true) return "vendored";
			const wanted = include?.ignores(path);
			if (wanted === false) return "excluded";
			if (wanted !== true) {
				const reason = byFolder(foldersOf(path)) ?? (_defaults_js__2__.bM.some((pattern) => pattern.test(path)) ? "not-source" : null) ?? (_defaults_js__2__.Kb.some((pattern) => pattern.test(path)) ? "vendored" : null) ?? (_defaults_js__2__.sE.some((pattern) => pattern.test(path)) ? "generated" : null) ?? (options.generated?.has(path) === true ? "generated" : null) ?? (isSource(path) || hasNoEnding(path) ? null : "not-source");
				if (reason !== null) return reason;
			}
			if (sizeBytes <= ((0,_bare_text_js__1__.ao)(path) ? _bare_text_js__1__.PL : MAX_FILE_BYTES)) return null;
			return wanted !== true && hasNoEnding(path) ? "not-source" : "too-large";
		},
		byContents(path, bytes) {
			if (bytes.length > MAX_FILE_BYTES) return "too-large";
			const head = bytes.subarray(0, BINARY_PROBE_BYTES);
			const text = (0,_native__6__.Wy)(head.subarray(0, LFS_POINTER.length));
			if (text === LFS_POINTER) return "lfs-pointer";
			const isWanted = include?.ignores(path) === true;
			if (hasNoEnding(path) && !isWanted && !text.startsWith("#!")) return "not-source";
			const decoded = (0,_base__7__.D4)(head, path);
			if ("reason" in decoded) return "binary";
			if (isWanted) return null;
			if (isKnown(_defaults_js__2__.KY, path, decoded.text)) return "vendored";
			return isKnown(_defaults_js__2__.QS, path, decoded.text) ? "generated" : null;
		},
		isExcluded: (path) => exclude?.ignores(path) === true,
		skipsFolder(path) {
			if (include !== null) return null;
			if (exclude?.ignores(`${path}/`) === true) return "excluded";
			return byFolder(path.split("/")) ?? (marked?.ignores(`${path}/`) === true ? "vendored" : null);
		}
	};
}
function isGenerated(path, bytes) {
	const top = (0,_native__6__.Wy)(bytes.subarray(0, MARKER_CHARACTERS));
	return _defaults_js__2__.id.some((pattern) => pattern.test(path)) || _defaults_js__2__.I_.some((marker) => marker.test(top));
}
function isKnown(files, path, top) {
	return files.some((one) => one.path.test(path) && one.top.test(top));
}
function foldersOf(path) {
	const folders = path.split("/").slice(0, -1);
	return _defaults_js__2__.tN.has((0,_engine__5__.je)(path)) ? folders.filter((folder) => folder !== "bin") : folders;
}
function hasNoEnding(path) {
	return (0,_engine__5__.je)(path) === "";
}
function matcher(patterns) {
	return ignore__0__({ allowRelativePaths: true }).add([...patterns]);
}


}),

65702:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>UnusedNames
});
class UnusedNames {
	#next = new Map();
	take(path) {
		for (;;) {
			const count = this.#next.get(path) ?? 1;
			this.#next.set(path, count + 1);
			if (count === 1) return path;
			const [, stem = path, extension = ""] = /^(.*?[^/])(\.[^./]*)?$/s.exec(path) ?? [];
			const name = `${stem} (${count})${extension}`;
			if (!this.#next.has(name)) {
				this.#next.set(name, 2);
				return name;
			}
		}
	}
}


}),

15699:
((__module__, __out__, __load__) => {


// EXPORTS
__load__.d(__out__, {
Z:()=>TarballError,
s:()=>readTar
});

var outcome = __load__(98216);
var deflate = __load__(62909);
;// sources/tar-entries.js
const BLOCK = 512;
const MOST_SAID_BYTES = 4 * 1024 ** 2;
const TYPES = {
	"\0": "file",
	"0": "file",
	"1": "link",
	"2": "link",
	"5": "directory",
	"7": "file"
};
async function readEntries(source, onEntry) {
	const bytes = new Incoming(source);
	let comment = null;
	let longName = null;
	let pax = new Map();
	try {
		for (let block = await bytes.block(); block !== null; block = await bytes.block()) {
			const [kind, said] = [String.fromCharCode(block[156] ?? 0), numberAt(block, 124, 12)];
			if ("LKNxg".includes(kind)) {
				if (said > MOST_SAID_BYTES) throw new Error("a name in it is too long");
				const contents = await bytes.contents(said);
				if (kind === "x") pax = recordsOf(contents);
				if (kind === "g") comment ??= recordsOf(contents).get("comment") ?? null;
				if (kind === "L" || kind === "N") longName = textAt(contents, 0, said);
				continue;
			}
			const name = pax.get("path") ?? longName ?? nameOf(block);
			const type = kind === "\0" && name.endsWith("/") ? "directory" : TYPES[kind] ?? "other";
			const size = type === "directory" ? 0 : Number.parseInt(pax.get("size") ?? String(said), 10);
			[longName, pax] = [null, new Map()];
			const take = onEntry({
				name,
				type,
				size
			});
			if (take === null) await bytes.pass(size);
			else take(await bytes.contents(size));
		}
	} finally {
		await bytes.close();
	}
	return comment;
}
class Incoming {
	#source;
	#chunk = new Uint8Array();
	constructor(source) {
		this.#source = source[Symbol.asyncIterator]();
	}
	async block() {
		for (;;) {
			if (!await this.#isMore()) return null;
			const block = await this.#next(BLOCK);
			const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
			if (sum === 8 * 32) continue;
			if (sum !== numberAt(block, 148, 8)) throw new Error("it is no tar, or damaged");
			return block;
		}
	}
	async contents(size) {
		const bytes = await this.#next(size);
		await this.#take(paddingOf(size), () => {});
		return bytes;
	}
	pass(size) {
		return this.#take(size + paddingOf(size), () => {});
	}
	async close() {
		await this.#source.return?.();
	}
	async #next(size) {
		const parts = [];
		await this.#take(size, (part) => parts.push(part));
		const bytes = new Uint8Array(size);
		let at = 0;
		for (const part of parts) {
			bytes.set(part, at);
			at += part.length;
		}
		return bytes;
	}
	async #take(size, take) {
		if (!(size >= 0)) throw new Error("it has no size that could be");
		for (let left = size; left > 0;) {
			if (!await this.#isMore()) throw new Error("it is cut off");
			const part = this.#chunk?.subarray(0, left) ?? new Uint8Array();
			this.#chunk = this.#chunk?.subarray(part.length) ?? null;
			take(part);
			left -= part.length;
		}
	}
	async #isMore() {
		while (this.#chunk?.length === 0) {
			const next = await this.#source.next();
			this.#chunk = next.done === true ? null : next.value;
		}
		return this.#chunk !== null;
	}
}
function paddingOf(size) {
	return Math.ceil(size / BLOCK) * BLOCK - size;
}
function nameOf(block) {
	const name = textAt(block, 0, 100);
	const isPosix = textAt(block, 257, 6) === "ustar" && block[345] !== 0;
	return isPosix ? `${textAt(block, 345, 155)}/${name}` : name;
}
const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
function textAt(bytes, at, length) {
	const field = bytes.subarray(at, at + length);
	const end = field.indexOf(0);
	return UTF8.decode(end < 0 ? field : field.subarray(0, end));
}
function numberAt(bytes, at, length) {
	const [first = 0, ...rest] = bytes.subarray(at, at + length);
	if (first === 128) return rest.reduce((sum, byte) => sum * 256 + byte, 0);
	const digits = textAt(bytes, at, length).trim();
	return digits === "" ? 0 : Number.parseInt(digits, 8);
}
function recordsOf(bytes) {
	const records = new Map();
	for (let at = 0; at < bytes.length;) {
		const space = bytes.indexOf(32, at);
		const length = Number.parseInt(UTF8.decode(bytes.subarray(at, space)), 10);
		if (space < 0 || !(length > 0)) break;
		const record = UTF8.decode(bytes.subarray(space + 1, at + length - 1));
		const [key = "", ...value] = record.split("=");
		if (value.length === 0) break;
		records.set(key, value.join("="));
		at += length;
	}
	return records;
}

;// sources/tar.js



const MAX_RATIO = 250;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;
class TarballError extends Error {
	name = "TarballError";
	damaged;
	constructor(message, damaged = false) {
		super(message);
		this.damaged = damaged;
	}
}
async function readTar(body, { isPacked, limits, signal, onEntry }) {
	const passed = {
		packed: 0,
		unpacked: 0
	};
	const source = counted(body, passed, signal);
	let entries = 0;
	try {
		return await readEntries(guarded(isPacked ? (0,deflate/* gunzipped */.lY)(source) : source, passed, limits), (header) => {
			entries += 1;
			if (entries > limits.entries) throw new TarballError(`holds more than ${limits.entries} entries`);
			return onEntry(header);
		});
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof TarballError) throw error;
		throw new TarballError(`is damaged (${(0,outcome/* messageOf */.bD)(error)})`, true);
	}
}
async function* counted(source, passed, signal) {
	try {
		for await (const chunk of source) {
			signal.throwIfAborted();
			passed.packed += chunk.length;
			yield chunk;
		}
	} catch (error) {
		throw new TarballError(`could not be read to its end (${(0,outcome/* messageOf */.bD)(error)})`, true);
	}
}
async function* guarded(source, passed, limits) {
	for await (const chunk of source) {
		passed.unpacked += chunk.length;
		if (passed.unpacked > limits.unpackedBytes) {
			throw new TarballError(`unpacks to more than ${limits.unpackedBytes} bytes`);
		}
		if (passed.unpacked > RATIO_FROM_BYTES && passed.unpacked / passed.packed > MAX_RATIO) {
			throw new TarballError(`unpacks to ${Math.round(passed.unpacked / passed.packed)} times its size`);
		}
		yield chunk;
	}
}


})

};
