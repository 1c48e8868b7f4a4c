export const id = 5579;
export const ids = [5579];
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
const fileFiles = "{one?A file|{missed} files} of the base could not be read and {one?is|are} not compared with: {names}{isMore? \u2026|}.";
const noFolderNoRepository = "{input} {line} is no folder {place}, and no repository (owner/name) either; correct it.";
const archivesNested = "archives are nested too deeply";
const starterArchive = "starter, archive, ai-references, people and manifest: in a run on a pull request folders are read from its base, and this event does not say which commit that is. Name repositories (owner/name).";
const aiReferences = "ai-references holds more than {most} solutions; the AI score is calibrated for at most {most}. Leave some out.";
const starterHolds = "starter {line} holds no source file that counts; look at include and exclude.";
const starterNoFolder = "starter {starter} is no folder {place}, and no repository (owner/name) either; correct it.";
const sourceFiles = "{one?this source file does not count and was|{source} source files that do not count were} not looked at: at most {files} such files are, of {most} bytes each and {bytes} together";
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
var _engine__0__ = __load__(92005);
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
Kb:()=>VENDORED_FILES,
RQ:()=>TOOL_FOLDERS,
bM:()=>TOOL_FILES,
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
	"TutorialInfo",
	"StarterAssets",
	"Standard Assets",
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
	/(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|underscore|backbone|moment|three|p5|chart|modernizr)[.-](?:\d|min\b|slim\b|bundle\b|umd\b|prod\b)[\w.]{0,40}\.(?:js|css)$/i,
	/(?:^|\/)(?:mvnw|gradlew)(?:\.cmd|\.bat)?$/,
	/(?:^|\/)(?:stb_\w+|sqlite3|miniz)\.(?:h|hpp|c)$/i,
	/(?:^|\/)STM32\w{1,20}_HAL_Driver\//,
	/(?:^|\/)(?:windows|linux)\/(?:runner|flutter)\//,
	/(?:^|\/)(?:ios|macos)\/Runner(?:Tests)?\/(?:AppDelegate|SceneDelegate|MainFlutterWindow|RunnerTests)\.(?:swift|h|m)$/,
	/(?:^|\/)(?:GeneratedPluginRegistrant|generated_plugin_registrant)\.\w+$/,
	/(?:^|\/)static\w*\/(?:rest_framework|ckeditor|admin\/(?:js|css)\/vendor)\//,
	/(?:^|\/)Scripts\/(?:(?:[Aa]c|deac)tivate\.(?:bat|csh|fish|nu|ps1|xsh)|activate_this\.py)$/,
	/(?:^|\/)wwwroot\/lib\//
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
	".mvn",
	"__MACOSX"
];
const TOOL_FILES = [
	/(?:^|\/)\.(?:git[^/.]*|DS_Store|classroom50\.yaml|project|classpath|editorconfig)$/,
	/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|pubspec\.lock|Podfile\.lock|packages\.lock\.json|flake\.lock)$/,
	/(?:^|\/)(?:(?:[\w-]+\.config|\.[\w-]+rc|(?:karma|protractor|wdio)\.conf|webpack\.mix)\.[cm]?[jt]s|[\w-]+\.gradle\.kts|proguard-rules\.pro|setup\.cfg)$/
];


}),

45579:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
gZ:()=>MAX_FILE_BYTES,
PH:()=>TOO_LARGE,
P1:()=>createSelection,
B1:()=>folderOfOthers,
UK:()=>isGenerated,
Rm:()=>isPerhapsWritten,
o2:()=>isTakenForKnown
});

var native_bytes = __load__(95925);
var ignore = __load__(71965);
var sentence = __load__(4771);
var decode = __load__(71198);
var languages = __load__(92005);
var bare_text = __load__(41880);
var defaults = __load__(65944);
;// sources/selection/known-files.js
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
		top: /OpenGL Mathematics|@ref (?:core|ext|gt[cx])/
	},
	{
		path: /(?:^|\/)(?:gtest|gmock|googletest)\b/,
		top: /Copyright \d{4},? Google/
	},
	{
		path: /(?:^|\/)(?:catch|catch_\w+|doctest)\.(?:h|hpp|cpp)$/,
		top: /Catch v.{1,40}\s+(?:\*|\/\/)\s+Generated|Copyright Catch2 Authors|doctest\.h - the lightest/
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
		top: /^\/\/ (?:dear imgui[,:]|\[DEAR IMGUI\])|DEAR IMGUI COMPILE-TIME OPTIONS/
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
		path: /(?:^|\/)(?:Counter|GifImage|Label|Map|ScoreBoard|SimpleTimer)\.java$/,
		top: /^ \* (?:This class can be used to read animated gif image files|A (?:Counter|Label) class that allows you to display a (?:numer|textu)|A helper class that fetch a googleMap|An actor class that can display a scoreboard, using|A simple timer class that allows you to keep track)/m
	},
	{
		path: /(?:^|\/)std(?:draw|io|audio|array|random|stats)\.py$/,
		top: /The std\w+ module/
	},
	{
		path: /(?:^|\/)graphics\.py$/,
		top: /Simple object oriented graphics library/
	},
	{
		path: /(?:^|\/)mockServiceWorker\.js$/,
		top: /\n \* Mock Service Worker\b/
	},
	{
		path: /(?:^|\/)static\w*\/admin\/js\/(?:admin\/(?:DateTimeShortcuts|RelatedObjectLookups)|SelectBox|SelectFilter2|actions|autocomplete|calendar|cancel|change_form|collapse|core|filters|inlines|jquery\.init|nav_sidebar|popup_response|prepopulate|prepopulate_init|theme|unusable_password_field|urlify)\.js$/,
		top: /^['"]use strict['"];\s+[{/]/m
	},
	{
		path: /(?:^|\/)static\w*\/admin\/css\/(?:autocomplete|base|changelists|dark_mode|dashboard|fonts|forms|login|nav_sidebar|responsive|responsive_rtl|rtl|unusable_password_field|widgets)\.css$/,
		top: /^(?:select\.admin-autocomplete|\/\*\s+DJANGO Admin|\/\* (?:CHANGELISTS|DASHBOARD|LOGIN FORM|Tablets|TABLETS|GLOBAL|Hide warnings fields|SELECTOR \(FILTER)|@media \(prefers-color-scheme: dark\)|@font-face|@import url\('widgets\.css'\)|\.sticky \{)/
	},
	{
		path: /(?:^|\/)components\/ui\/(?:accordion|alert|alert-dialog|aspect-ratio|avatar|badge|breadcrumb|button|button-group|calendar|card|carousel|chart|checkbox|collapsible|combobox|command|context-menu|dialog|drawer|dropdown-menu|empty|field|form|hover-card|input|input-group|input-otp|item|kbd|label|menubar|native-select|navigation-menu|pagination|popover|progress|radio-group|resizable|scroll-area|select|separator|sheet|sidebar|skeleton|slider|sonner|spinner|switch|table|tabs|textarea|toast|toaster|toggle|toggle-group|tooltip)\.[jt]sx$/,
		top: /\bimport \{ cn \} from [^]*?(?:\bdata-slot=|\bforwardRef\b|\bcva\()/
	},
	{
		path: /(?:^|\/)use-toast\.[jt]sx?$/,
		top: /Inspired by react-hot-toast library/
	},
	{
		path: /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|underscore|backbone|moment|three|p5|chart|modernizr)\.js$/i,
		top: /^(?:console\.warn\([^\n]*\);\s+)?\/[*/][\s*!/]*(?:@license\s+)?(?:jQuery JavaScript Library v\d+\.\d|Bootstrap +v\d+\.\d|AngularJS v\d+\.\d|React v\d+\.\d|Vue\.js v\d+\.\d|vue v\d+\.\d|https:\/\/d3js\.org v\d+\.\d|\* Lodash <|(?:\* )?Copyright 2010-\d{4} Three\.js|Backbone\.js \d|moment\.js\s+\/\/! version|p5\.js v\d+\.\d|Chart\.js(?: v\d+\.\d|\s+\* https?:)|modernizr [v\d])|^!function\(\) ?\{\s+var d3 = \{\s+version:|^\(function ?\((?:global|root), factory\)[^]{1,600}?(?:global\.(?:THREE|moment|Vue|d3) = |\/\/ {5}Underscore\.js \d)/i
	},
	{
		path: /(?:^|\/)(?:(?:modern-)?normalize|(?:mini|css-)?reset|destyle)\.css$/i,
		top: /^\s*\/\*[\s*!]*(?:(?:modern-)?normalize(?:\.css)? v\d|minireset\.css v\d|destyle\.css v\d|http:\/\/meyerweb\.com\/eric\/tools\/css\/reset|The new CSS reset)/
	},
	{
		path: /(?:^|\/)(?:bootstrap(?:-(?:grid|reboot|utilities|icons|theme))?|bulma(?:-[\w-]+)?|animate(?:\.compat)?|w3|pico(?:\.[\w.]+)?|materialize|foundation(?:-\w+)?|milligram|skeleton|(?:pure|grids-responsive)(?:-min)?|font-?awesome|all|brands|regular|solid|v[45]-(?:shims|font-face)|svg-with-js|swiper(?:-bundle)?)(?:\.rtl)?\.css$/i,
		top: /^(?:\s*@charset "UTF-8";)?\s*\/\*[\s*!]*(?:Bootstrap[\w ]* v\d|bulma\.io v\d|animate\.css -|W3\.CSS \d|Pico CSS|Materialize v\d|Foundation for Sites|Milligram v\d|Skeleton V\d|Pure v\d|Font Awesome|Swiper \d)/
	}
];
const OF_PROTOC = /^(?:<\?php\s+)?(?:\/\/|#) ?(?:<auto-generated>\s+\/\/\s+)?Generated by the (?:protocol buffer compiler|gRPC)\b/;
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
		path: /\w(?:Lexer|Parser|Base(?:Listener|Visitor))\.(?:java|py|cs|js|ts|cpp|h|swift|dart|php)$/,
		top: /^\s*(?:(?:\/\/|#) Generated from .{1,400} by|\/\/-+\s+\/\/ <auto-generated>\s+\/\/ {5}This code was generated by a tool\.\s+\/\/ {5}) ?ANTLR/
	},
	{
		path: /\w(?:Listener|Visitor)\.(?:java|cs|ts)$/,
		top: /\binterface \w+(?:<\w+>)? (?:extends|:) I?ParseTree(?:Listener|Visitor)\b/
	},
	{
		path: /_(?:lexer|parser|base_listener|base_visitor)\.go$/,
		top: /^\/\/ Code generated from .{1,400} by ANTLR/
	},
	{
		path: /\.java$/,
		top: /^\s*(?:\/\*|\/\/-*\s+\/\/) The following code was generated by (?:JFlex|CUP)\b|^(?:\/\/ DO NOT EDIT\s+)?\/\/ Generated by JFlex \d/
	},
	{
		path: /\.java$/,
		top: /^(?:\/\*.*\*\/\r?\n)?\/\* Generated By:\s?(?:JJTree&)?JavaCC: Do not edit/
	},
	{
		path: /(?:^|\/)(?:Node|JJT\w+State|\w+TreeConstants)\.java$/,
		top: /^(?:\/\*.*\*\/\r?\n)?\/\* Generated By:\s?JJTree: Do not edit/
	},
	{
		path: /(?:^|\/)(?!Skel|VisitSkel|ComposVisitor)\w+\.(?:hs|java|c|h|cpp|ml|l|y)$/i,
		top: /^(?:--|\/\/|\/\*|\(\*) (?:-\*- c -\*- )?File generated by the BNF Converter/
	},
	{
		path: /\.hs$/,
		top: /^(?:\{-# [^\n#]{1,200} #-\}\s+){0,8}\{-# LINE \d+ "[^"\n]{1,200}\.x" #-\}|\n-- parser produced by Happy Version \d/
	},
	{
		path: /\.[cm]?[jt]s$/,
		top: /^(?:\/\* eslint-disable \*\/\s+)?(?:\/\/ (?:@generated|Generated) by Peggy \d|\/\*\s+\* Generated by PEG\.js \d|\/\* (?:parser|lexer) generated by jison|\/\/ Generated automatically by nearley)/
	},
	{
		path: /\.(?:java|kt|cs|rb|php|h|m)$/,
		top: OF_PROTOC
	},
	{
		path: /Grpc\.java$/,
		top: /value = "by gRPC proto compiler/
	},
	{
		path: /_pb\.js$/,
		top: /GENERATED CODE -- DO NOT EDIT!/
	},
	{
		path: /_(?:pb|connect)\.[jt]s$/,
		top: /^(?:\/\* eslint-disable \*\/\s+)?\/\/ @generated by protoc-gen-/
	},
	{
		path: /\.pb(?:enum|json|server|grpc)?\.dart$/,
		top: /Generated code\. Do not modify|This is a generated file/
	},
	{
		path: /\.(?:pb|grpc)\.swift$/,
		top: /Generated by the (?:Swift generator plugin|protocol buffer compiler)/
	},
	{
		path: /\.[cm]?js$/,
		top: /^\/\*eslint-disable block-scoped-var, id-length, no-control-regex/
	},
	{
		path: /\.d\.ts$/,
		top: /^import \* as \$protobuf from "protobufjs";/
	},
	{
		path: /\.ts$/,
		top: /^(?:\/\* eslint-disable \*\/\s+)?(?:\/\/ Code generated by protoc-gen-ts_proto|\/\* generated using openapi-typescript-codegen -- do no|\/\/ This file is auto-generated by @hey-api\/openapi-ts|\/\*\*\s+\* (?:This file was auto-generated by openapi-typescript\.|Generated by orval v))/
	},
	{
		path: /\.(?:java|kt|cs|ts|js|swift|scala)$/,
		top: /^(?:\s*\/\* [\w: -]{1,40} \*\/)*\s*\/\*(?:[^*]|\*(?!\/))*?\bThis class is auto generated by OpenAPI Generator \(/
	},
	{
		path: /\.java$/,
		top: /^\s*(?:package [\w.]+;\s+)?\/\*\*\s+\* \S+ \.\s+\* Generated by the IDL-to-Java compiler/
	},
	{
		path: /_(?:clnt|svc|xdr)\.c$|\.h$/,
		top: /^\/\*\s+\* Please do not edit this file\.\s+\* It was generated using rpcgen\./
	},
	{
		path: /\.(?:c|cc|cpp|cxx|py|java|cs|rb|js|lua|php|pm|go)$/,
		top: /^(?:\/\* -+\s+\*|#|\/\/) This file was automatically generated by SWIG\b/
	},
	{
		path: /\.go$/,
		top: /^(?:\/\/[^\n]*\n)*\/\/ (?:Package \w+ )?Code generated by (?:sqlc|MockGen|mockery|"stringer|swaggo\/swag|Wire|ent|goyacc|github\.com\/(?:99designs\/gqlgen|(?:deepmap|oapi-codegen)\/oapi-codegen))\b.{0,200} DO NOT EDIT/
	},
	{
		path: /(?:^|\/)test\/widget_test\.dart$/,
		top: /^\/\/ This is a basic Flutter widget test\.[^]*'Counter increments smoke test'(?![^]*\b(?:test(?:Widgets)?|group)\()/
	},
	{
		path: /(?:^|\/)firebase_options\.dart$/,
		top: /^\/\/ File generated by FlutterFire CLI/
	},
	{
		path: /(?:^|\/)(?:serviceWorker(?:Registration)?|registerServiceWorker)\.[jt]s$/,
		top: /This optional code is used to register a service worker|In production, we register a service worker to serve/
	},
	{
		path: /(?:^|\/)stories\/(?:Button|Header|Page)(?:\.stories)?\.(?:[jt]sx?|vue|svelte)$/,
		top: /\bstorybook-(?:button|header|page)\b|title: ["']Example\/(?:Button|Header|Page)["']/
	},
	{
		path: /(?:^|\/)routes\/sverdle\//,
		top: /\bGame\b|\bSverdle\b|\bThe list of possible words\b|\$app\/(?:forms|environment)/
	},
	{
		path: /(?:^|\/)components\/(?:ui\/)?(?:animated-icon|app-tabs|collapsible|edit-?screen-?info|external-?link|haptic-?tab|hello-?wave|hint-row|icon-?symbol|parallax-?scroll-?view|styled-?text|tab-?bar-?background|themed(?:-?text|-?view)?|web-badge)(?:\.\w+)?\.[jt]sx$/i,
		top: /\bfrom ['"](?:react-native|expo-[\w-]+)['"/][^]*\bexport (?:default )?function (?:AnimatedSplashOverlay|AppTabs|Collapsible|EditScreenInfo|ExternalLink|HapticTab|HelloWave|HintRow|IconSymbol|MonoText|ParallaxScrollView|useBottomTabOverflow|ThemedText|ThemedView|useThemeColor|WebBadge)\b/
	},
	{
		path: /(?:^|\/)(?:constants\/(?:colors|theme)|hooks\/use-?(?:color-?scheme|theme(?:-?color)?)(?:\.web)?)\.[jt]s$/i,
		top: /^\/\*\*\s+\* (?:Below are the colors that are used in the app|Learn more about light and dark modes:\s+\* https:\/\/docs\.expo\.)|\* To support static rendering, this value/
	},
	{
		path: /(?:^|\/)app\/(?:\(tabs\)\/)?explore\.[jt]sx$/,
		top: /\bexample(?: |\{'\\n'\})code to help you get started\b/
	},
	{
		path: /(?:^|\/)scripts\/reset-project\.js$/,
		top: /used to reset the project to a blank state/
	},
	{
		path: /(?:^|\/)\w+ModelSnapshot\.cs$/,
		top: /\bclass \w+ModelSnapshot : ModelSnapshot\b/
	},
	{
		path: /(?:^|\/)\d{14}_\w+\.cs$/,
		top: /\bpartial class \w+ : Migration\b/
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
		path: /(?:^|\/)config\/(?:application|boot|environment|puma|spring|environments\/(?:development|production|test)|initializers\/(?:application_controller_renderer|assets|backtrace_silencers|content_security_policy|cookies_serializer|cors|devise|filter_parameter_logging|inflections|mime_types|new_framework_defaults_\d_\d|permissions_policy|session_store|wrap_parameters))\.rb$/,
		top: /\bRails\.application\b|^require_relative ['"](?:boot|application)['"]|^# Load the Rails application\.|\bBUNDLE_GEMFILE\b|^# (?:Puma|This configuration file will be evaluated by Puma|Be sure to restart your server|Define an application-wide)\b|\bthreads_count\b|^Spring\.watch|\bconfigure devise mailer\b/
	},
	{
		path: /(?:^|\/)public\/(?:4\d\d|500)(?:-[\w-]+)?\.html$/,
		top: /<title>(?:The page you were looking for doesn't exist|The change you wanted was rejected|We're sorry, but something went wrong|The server cannot process the request|Your browser is not supported)\b/
	},
	{
		path: /(?:^|\/)config\/(?:app|auth|broadcasting|cache|cors|database|filesystems|fortify|hashing|jetstream|logging|mail|permission|queue|sanctum|services|session|view)\.php$/,
		top: /^<\?php\s+(?:\/\*[^*]*\*\/\s+)?(?:use [\w\\]+;\s+)*return \[\s+\/\*\s+\|-{20}/
	},
	{
		path: /(?:^|\/)app\/Http\/Kernel\.php$/,
		top: /\bclass Kernel extends HttpKernel\b/
	},
	{
		path: /(?:^|\/)Controllers\/Auth\/(?:AuthenticatedSession|ConfirmablePassword|EmailVerification(?:Notification|Prompt)|NewPassword|Password|PasswordResetLink|RegisteredUser|VerifyEmail)Controller\.php$|(?:^|\/)Requests\/Auth\/LoginRequest\.php$/,
		top: /\bnamespace App\\Http\\(?:Controllers|Requests)\\Auth;\s+(?:use App\\[\w\\]+;\s+)*use Illuminate\\/
	},
	{
		path: /(?:^|\/)Areas\/Identity\/Pages\/Account\/[\w/]+\.cshtml\.cs$/,
		top: /^\/\/ Licensed to the \.NET Foundation\b/
	},
	{
		path: /(?:^|\/)ui\/theme\/(?:Color|Theme|Type)\.kt$/,
		top: /\bval Purple(?:80|200) = Color\(|\bprimary = Purple(?:80|200)\b|\/\* Other default text styles to override/
	},
	{
		path: /(?:^|\/)Example(?:Unit|Instrumented)Test\.(?:kt|java)$/,
		top: /\* (?:Example local unit test|Instrumented test), which will execute on [^]*\{\s+@Test\s+(?:fun|public void) \w+\(\)(?: throws Exception)? \{\s+(?:\/\/ [^\n]*\s+)?(?:(?:val|Context) appContext = [\w.()]+;?\s+)?assertEquals\((?:4, 2 \+ 2|"[\w.]+", appContext\.\w+(?:\(\))?)\);?\s+\}\s+\}\s*$/
	},
	{
		path: /\.cs$/,
		top: /^\/\/-+\s+\/\/ <auto-generated>\s+\/\/ {5}This code was auto-generated by com\.unity\.inputsystem\b/
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
		path: /(?:^|\/)moc_predefs\.h(?:\.cpp)?$/,
		top: /^#define _/
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
		path: /\.pr[io]$/,
		top: /^(?:\s*#[^\n]*\n)*\s*(?:QT|TEMPLATE|CONFIG|TARGET|SOURCES|INCLUDEPATH)\s*[+*-]?=/
	},
	{
		path: /\.(?:g|freezed)\.dart$/,
		top: /GENERATED CODE - DO NOT MODIFY BY HAND/
	},
	{
		path: /(?:^|\/)(?:Properties|My Project)\/AssemblyInfo\.(?:cs|vb)$/,
		top: /^[[<][Aa]ssembly: ?AssemblyTitle\(/m
	},
	{
		path: /(?:^|\/)(?:Controllers\/(?:Account|Manage)Controller|App_Start\/IdentityConfig)\.cs$/,
		top: /\bApplicationSignInManager _signInManager;|\bclass EmailService : IIdentityMessageService\b/
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
const OF_CMAKE = {
	path: /(?:^|\/)CMakeFiles\/[\d.]+\/CompilerId\w+\/CMake\w+CompilerId\.\w+$/,
	top: /# error "A C(?:\+\+)? compiler has been selected for C/
};

var says = __load__(62069);
;// sources/selection/selection.js








const MAX_FILE_BYTES = 1e6;
const TOO_LARGE = (0,sentence/* fill */.G)(says/* moreThan */.xF, { most: MAX_FILE_BYTES });
const BINARY_PROBE_BYTES = 8e3;
const MARKER_CHARACTERS = 2e3;
const MOST_ON_A_LINE = 200;
const NEWLINE = 10;
const LFS_POINTER = "version https://git-lfs.github.com/spec/v1";
function createSelection(options = {
	include: null,
	exclude: null
}) {
	const include = options.include === null || options.include.length === 0 ? null : matcher(options.include);
	const exclude = options.exclude === null ? null : matcher(options.exclude);
	const foreign = options.foreign === undefined ? null : matcher(options.foreign);
	const marked = options.marked === undefined ? null : matcher(options.marked);
	const tools = new Set(defaults/* TOOL_FOLDERS */.RQ);
	const vendored = new Set(defaults/* VENDORED_FOLDERS */.oB);
	const written = new Set(defaults/* GENERATED_FOLDERS */.iC);
	const asked = new Set((0,languages/* languageNamed */.Mv)(options.language ?? "")?.extensions);
	const isSource = (path) => (0,languages/* isSourceName */.TE)(path) || asked.has((0,languages/* extensionOf */.je)(path));
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
			if (exclude?.ignores(path) === true || foreign?.ignores(path) === true) return "excluded";
			if (marked?.ignores(path) === true) return "vendored";
			const wanted = include?.ignores(path);
			if (wanted === false) return "excluded";
			if (wanted !== true) {
				const reason = byFolder(foldersOf(path)) ?? (defaults/* TOOL_FILES */.bM.some((pattern) => pattern.test(path)) ? "not-source" : null) ?? (defaults/* VENDORED_FILES */.Kb.some((pattern) => pattern.test(path)) || isLargeLibrary(path, sizeBytes) ? "vendored" : null) ?? (defaults/* MINIFIED_FILES */.sE.some((pattern) => pattern.test(path)) ? "generated" : null) ?? (options.generated?.has(path) === true ? "generated" : null) ?? (isSource(path) || hasNoEnding(path) ? null : "not-source");
				if (reason !== null) return reason;
			}
			if (sizeBytes <= ((0,bare_text/* isBulky */.ao)(path) ? bare_text/* MAX_BULKY_BYTES */.PL : MAX_FILE_BYTES)) return null;
			return wanted !== true && hasNoEnding(path) ? "not-source" : "too-large";
		},
		byContents(path, bytes) {
			if (bytes.length > MAX_FILE_BYTES) return "too-large";
			const head = bytes.subarray(0, BINARY_PROBE_BYTES);
			const text = (0,native_bytes/* latin1 */.Wy)(head.subarray(0, LFS_POINTER.length));
			if (text === LFS_POINTER) return "lfs-pointer";
			const isWanted = include?.ignores(path) === true;
			if (hasNoEnding(path) && !isWanted && !text.startsWith("#!")) return "not-source";
			const decoded = (0,decode/* decode */.D4)(head, path);
			if ("reason" in decoded) return "binary";
			if (isWanted) return null;
			if (isKnown(KNOWN_LIBRARIES, path, decoded.text)) return "vendored";
			return isKnown(KNOWN_GENERATED, path, decoded.text) ? "generated" : null;
		},
		isExcluded: (path) => exclude?.ignores(path) === true,
		skipsFolder(path) {
			if (include !== null) return null;
			if (exclude?.ignores(`${path}/`) === true) return "excluded";
			return byFolder(path.split("/")) ?? (marked?.ignores(`${path}/`) === true ? "vendored" : null);
		}
	};
}
function folderOfOthers(path) {
	const folders = path.split("/").slice(0, -1);
	const at = folders.findIndex((folder) => OF_OTHERS.has(folder));
	return at < 0 ? null : folders.slice(0, at + 1).join("/");
}
const OF_OTHERS = new Set([
	...defaults/* TOOL_FOLDERS */.RQ,
	...defaults/* VENDORED_FOLDERS */.oB,
	...defaults/* GENERATED_FOLDERS */.iC
]);
function isGenerated(path, bytes) {
	const top = (0,native_bytes/* latin1 */.Wy)(bytes.subarray(0, MARKER_CHARACTERS));
	return defaults/* GENERATED_FILES */.id.some((pattern) => pattern.test(path)) || defaults/* GENERATED_MARKERS */.I_.some((marker) => marker.test(top));
}
function isTakenForKnown(path, bytes) {
	if (defaults/* MINIFIED_FILES */.sE.some((pattern) => pattern.test(path))) return hasShortLines(bytes);
	if ([...defaults/* VENDORED_FILES */.Kb, ...defaults/* GENERATED_FILES */.id].some((pattern) => pattern.test(path))) return true;
	if ((0,languages/* isSourceName */.TE)(path) && defaults/* TOOL_FILES */.bM.some((pattern) => pattern.test(path))) return true;
	const decoded = (0,decode/* decode */.D4)(bytes.subarray(0, BINARY_PROBE_BYTES), path);
	return "text" in decoded && isKnown([...KNOWN_LIBRARIES, ...KNOWN_GENERATED], path, decoded.text);
}
function isPerhapsWritten(path, bytes) {
	return hasShortLines(bytes) && !isKnown([OF_CMAKE], path, (0,native_bytes/* latin1 */.Wy)(bytes.subarray(0, BINARY_PROBE_BYTES)));
}
function hasShortLines(bytes) {
	const lines = bytes.reduce((sum, byte) => sum + Number(byte === NEWLINE), 1);
	return bytes.length < lines * MOST_ON_A_LINE;
}
function isLargeLibrary(name, sizeBytes) {
	return sizeBytes > MAX_FILE_BYTES && KNOWN_LIBRARIES.some(({ path }) => path.test(name));
}
function isKnown(files, path, top) {
	return files.some((one) => one.path.test(path) && one.top.test(top));
}
function foldersOf(path) {
	const folders = path.split("/").slice(0, -1);
	return defaults/* BIN_SOURCES */.tN.has((0,languages/* extensionOf */.je)(path)) ? folders.filter((folder) => folder !== "bin") : folders;
}
function hasNoEnding(path) {
	return (0,languages/* extensionOf */.je)(path) === "";
}
function matcher(patterns) {
	return ignore({ allowRelativePaths: true }).add([...patterns]);
}


})

};
