export const id = 497;
export const ids = [497];
export const modules = {


828:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
G:()=>blanked
});
function blanked(text) {
	return text.replaceAll(/[^\n]+/g, (line) => " ".repeat(line.length));
}


}),

58116:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Wm:()=>OF_PROPERTY,
ZN:()=>BEFORE_WORD,
f5:()=>OF_FUNCTION
});
const WORD = String.raw`[ \t]+(?!(?:in|is|as|of|if|else|then|and|or|xor|to|do|until|downTo|step|instanceof)\b)[\w$@"'\u0080-\uffff]`;
const FIRST = String.raw`(?<=[{};]\s{0,99}(?:(?:public|private|protected|internal)\s{1,9})?\w{3,6})`;
const BEFORE_WORD = new RegExp(WORD, "y");
const OF_FUNCTION = new RegExp(String.raw`${WORD}|[ \t]<\w|\s*(?:[({*#]|->|=>)`, "y");
const OF_PROPERTY = new RegExp(String.raw`${FIRST}\s*(?:[{};]|=>|[gs]et\b)`, "y");


}),

96325:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
IT:()=>skipLine,
QC:()=>startsLine,
Uc:()=>ahead,
YW:()=>match,
_L:()=>isFirstOfLine,
hF:()=>reading,
sY:()=>skipping,
uY:()=>endAfter,
vT:()=>endOfLine
});
const LOOK_AHEAD = 400;
function ahead({ text, at }) {
	return text.slice(at, at + LOOK_AHEAD);
}
function match(cursor, pattern) {
	return pattern.exec(ahead(cursor));
}
function skipping(pattern) {
	return (cursor) => {
		const found = match(cursor, pattern);
		return found !== null && cursor.skipTo(cursor.at + found[0].length);
	};
}
function reading(kind, pattern) {
	return (cursor) => {
		const found = match(cursor, pattern);
		return found !== null && cursor.read(kind, cursor.at + found[0].length);
	};
}
function skipLine(cursor) {
	return cursor.skipTo(endOfLine(cursor.text, cursor.at));
}
function endOfLine(text, from) {
	const end = text.indexOf("\n", from);
	return end < 0 ? text.length : end;
}
function endAfter(text, mark, from) {
	const end = text.indexOf(mark, from);
	return end < 0 ? text.length : end + mark.length;
}
function startsLine(text, at) {
	let before = at - 1;
	while (before >= 0 && (text[before] === " " || text[before] === "	")) before -= 1;
	return before < 0 || text[before] === "\n" || text[before] === "\ufeff";
}
function isFirstOfLine(text, at) {
	return at === 0 || text[at - 1] === "\n";
}


}),

44744:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C:()=>BEFORE_OPERAND,
i:()=>JAVASCRIPT
});
var _blanked_js__0__ = __load__(828);
var _contextual_js__1__ = __load__(58116);
var _plain_js__2__ = __load__(62771);
var _scripts_js__3__ = __load__(34783);




const BEFORE_OPERAND = /[ \t]+(?:[\w$"'`{[(<#\u0080-\uffff]|-\d)/y;
const BEFORE_MEMBER = new RegExp(String.raw`${_contextual_js__1__.ZN.source}|[ \t]*(?:[#{]|\*[\w[])|[ \t]+[[(]`, "y");
const RULES = {
	..._plain_js__2__.tZ,
	tokenizer: "javascript",
	words: {
		kept: `${_plain_js__2__.iy} in of try catch finally throw new class extends super this function typeof instanceof
      delete void yield await with debugger export import
      interface enum namespace type implements keyof as satisfies is infer declare module`,
		dropped: "async static public private protected readonly abstract override",
		constants: "true false null undefined",
		same: {
			let: "var let const",
			"==": "===",
			"!=": "!=="
		}
	},
	contextual: [
		["interface enum namespace type implements keyof infer declare module", _contextual_js__1__.ZN],
		["static public private protected readonly abstract override", BEFORE_MEMBER],
		["async", _contextual_js__1__.f5],
		["of as satisfies is", BEFORE_OPERAND]
	],
	wordStart: "$",
	wordPart: "$",
	operators: "=== !== == != <= >= && || ?? ++ -- => ... ?. += -= *= /= %= **= ** <<= >>= >>>= &= |= ^= &&= ||= ??= << >> >>>"
};
const TYPESCRIPT = {
	...RULES,
	tokenizer: "typescript"
};
const PAGE = {
	...RULES,
	prepare: _scripts_js__3__.S
};
const COMPONENT = {
	...RULES,
	tokenizer: "component"
};
const BEFORE_FRONT = /^(?:[^<{]|<!--(?:(?!-->)[^])*-->)*?---/;
const IN_FRONT = /---|\/\/.*|\/\*[^]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?|(?<=[=(,:!&|?{};\n]\s{0,9})\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]?|[^/\\\n[])+\/?/g;
const ASTRO = {
	...TYPESCRIPT,
	prepare: (text) => {
		const from = BEFORE_FRONT.exec(text)?.[0].length ?? 0;
		if (from === 0) return (0,_scripts_js__3__.S)(text);
		let to = text.length;
		for (const { 0: found, index } of text.slice(from).matchAll(IN_FRONT)) {
			if (found !== "---") continue;
			to = from + index;
			break;
		}
		return (0,_blanked_js__0__.G)(text.slice(0, from)) + text.slice(from, to) + (0,_scripts_js__3__.S)(text.slice(to));
	}
};
const JAVASCRIPT = {
	...RULES,
	languages: [
		{
			id: 38,
			language: "HTML+JS",
			extensions: [
				"html",
				"htm",
				"vue",
				"svelte",
				"astro",
				"js",
				"mjs"
			]
		},
		{
			id: 39,
			language: "JavaScript",
			extensions: [
				"js",
				"mjs",
				"cjs",
				"jsx"
			]
		},
		{
			id: 100,
			language: "TypeScript",
			extensions: [
				"ts",
				"tsx",
				"mts",
				"cts",
				"js",
				"jsx",
				"mjs",
				"cjs",
				"vue",
				"svelte",
				"astro"
			]
		}
	],
	byEnding: {
		ts: TYPESCRIPT,
		mts: TYPESCRIPT,
		cts: TYPESCRIPT,
		html: PAGE,
		htm: PAGE,
		vue: COMPONENT,
		svelte: COMPONENT,
		astro: ASTRO
	},
	interpreter: /\b(?:node|deno|bun)\b/,
	hasBraces: true,
	hasBareBranches: true,
	hasOptionalSemicolons: true,
	runsOutsideFunctions: true,
	escapes: "in-names",
	evaluates: /\beval\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\brunIn\w{0,10}Context\b|\.\s*constructor\s*\(|\bdocument\.write/g,
	readsItself: /\bcurrentScript\b/g
};


}),

92005:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
Ej:()=>AUTO_DETECT,
BU:()=>FAMILIES,
ME:()=>FAMILY_NAMES,
Yj:()=>LANGUAGES,
je:()=>extensionOf,
h6:()=>familyOfExtension,
yI:()=>familyOfShebang,
TE:()=>isSourceName,
fc:()=>languageById,
Mv:()=>languageNamed
});

var languages_cursor = __load__(96325);
var plain = __load__(62771);
;// engine/languages/assembly.js


const ASSEMBLY = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 34,
		language: "Assembly",
		extensions: [
			"asm",
			"s",
			"nasm"
		]
	}],
	words: { kept: `mov movl movq lea push pop add sub mul imul div idiv inc dec neg and or xor not shl shr sar rol ror cmp test jmp je jne
      jz jnz jl jle jg jge ja jae jb jbe js jns call ret int syscall loop nop li la lw sw lb sb addi addu subu beq bne blt bgt ble
      bge jal jr move ldr str ldp stp bl b b.eq b.ne cbz cbnz section global extern db dw dd dq` },
	ignoreCase: true,
	lineComments: [
		";",
		"#",
		"//"
	],
	hooks: {
		"#": (cursor) => /[,[{=][ \t]*$/.test(cursor.text.slice(Math.max(0, cursor.at - 20), cursor.at)) && (0,languages_cursor/* match */.YW)(cursor, /^#[-+\w('":~]/) !== null && cursor.skipTo(cursor.at + 1),
		"@": (cursor) => (0,languages_cursor/* match */.YW)(cursor, /^@(?:[\s\-=*!+/#]|@[@\s])/) !== null && (0,languages_cursor/* skipLine */.IT)(cursor),
		"'": (0,languages_cursor/* reading */.hF)("string", /^'(?:\\''|\\.'|[^'\n]+'|\\?.)/)
	},
	wordStart: ".%$@",
	wordPart: ".",
	newlines: true,
	hasNoAiScore: true
};

var languages_quotes = __load__(27238);
;// engine/languages/preprocessor.js


function preprocessor(cursor) {
	const { text, at } = cursor;
	if (!(0,languages_cursor/* startsLine */.QC)(text, at)) return false;
	const directive = (0,languages_cursor/* match */.YW)(cursor, /^#[ \t]*(\w*)[ \t]*(\w*)/);
	if (directive?.[1] === "define") {
		return cursor.read("annotation", at + directive[0].length - (directive[2]?.length ?? 0));
	}
	return cursor.skipTo(DEAD.test((0,languages_cursor/* ahead */.Uc)(cursor)) ? endOfDead(text, (0,languages_cursor/* endOfLine */.vT)(text, at)) : endOfDirective(text, at));
}
const GAP = String.raw`(?:[ \t\f\v]|/\*(?:[^*\n]|\*(?!/))*\*/)*`;
const DEAD = new RegExp(`^#${GAP}if\\b${GAP}0${GAP}(?://.*)?(?:\\n|$)`);
const CONDITION = new RegExp(`^#${GAP}(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\\b`);
const INCLUDED = /^#[ \t]*(?:include|import|include_next)[ \t]*$/;
const LONGEST_DIRECTIVE = 400;
function endOfDead(text, from) {
	let depth = 0;
	let at = from;
	let lineStart = false;
	let line = from;
	while (at < text.length) {
		const character = text[at];
		const hidden = endOfHidden(text, at);
		if (character === "\n") {
			lineStart = true;
			line = at + 1;
			at += 1;
		} else if (hidden > at) {
			lineStart &&= character === "/";
			at = hidden;
		} else if (character === "#" && lineStart) {
			lineStart = false;
			const word = CONDITION.exec(text.slice(at, at + LONGEST_DIRECTIVE))?.[1] ?? "";
			if (word === "if" || word === "ifdef" || word === "ifndef") depth += 1;
			else if (word !== "" && depth === 0) return line;
			else if (word === "endif") depth -= 1;
			at += 1;
		} else {
			lineStart &&= character <= " ";
			at += 1;
		}
	}
	return text.length;
}
function endOfDirective(text, from) {
	let at = from;
	while (at < text.length) {
		const character = text[at];
		if (character === "\n" || text.startsWith("//", at)) return (0,languages_cursor/* endOfLine */.vT)(text, at);
		if (character === "<" && at - from < LONGEST_DIRECTIVE && INCLUDED.test(text.slice(from, at))) {
			at = Math.min((0,languages_cursor/* endAfter */.uY)(text, ">", at), (0,languages_cursor/* endOfLine */.vT)(text, at));
		} else {
			at = Math.max(at + 1, endOfHidden(text, at));
		}
	}
	return text.length;
}
function endOfHidden(text, at) {
	const character = text[at];
	if (character === "/" && text[at + 1] === "*") return (0,languages_cursor/* endAfter */.uY)(text, "*/", at + 2);
	if (character === "/" && text[at + 1] === "/") return (0,languages_cursor/* endOfLine */.vT)(text, at);
	if (character === "\"") return (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLE */.y4);
	return character === "'" ? (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* SINGLE */.zt) : at;
}

;// engine/languages/c.js




const RULES = {
	...plain/* PLAIN */.tZ,
	words: {
		kept: `${plain/* C_CONTROL */.iy} sizeof struct union enum typedef class namespace template typename new delete try catch
      throw this operator using friend static_cast dynamic_cast const_cast reinterpret_cast co_await co_return co_yield
      typeid decltype static_assert`,
		dropped: `public private protected static const constexpr consteval constinit extern register volatile inline virtual
      explicit mutable noexcept override final restrict auto_ptr thread_local`,
		types: `${plain/* NUMERIC_TYPES */.Gv} bool signed unsigned auto wchar_t char8_t char16_t char32_t size_t`,
		constants: "true false NULL nullptr",
		same: {
			"&&": "and",
			"||": "or",
			"!": "not",
			"^": "xor",
			"&": "bitand",
			"|": "bitor",
			"~": "compl",
			"&=": "and_eq",
			"|=": "or_eq",
			"^=": "xor_eq",
			"!=": "not_eq"
		}
	},
	contextual: [["final override", /(?<=\)\s{0,9}(?:(?:const|noexcept|final|override)\s{1,9}){0,3}\w+)\s*[{;:=\w]|\s*\{|\s*:(?!:)/y]],
	numbersMayEndInPoint: true,
	wordStart: "$",
	wordPart: "$",
	hooks: {
		"#": preprocessor,
		"\\": (cursor) => cursor.skipTo(cursor.at + 1),
		RLuU: prefixedString
	}
};
const C = {
	...RULES,
	languages: [{
		id: 16,
		language: "C",
		extensions: [
			"c",
			"h",
			"y",
			"l"
		]
	}, {
		id: 17,
		language: "C/C++",
		extensions: "cpp cc cxx c++ hpp hh hxx h++ c h ino cu cuh tpp ipp inl ixx cppm mm y yy l glsl vert frag hlsl".split(" ")
	}],
	byEnding: { c: {
		...RULES,
		words: {
			...RULES.words,
			kept: `${plain/* C_CONTROL */.iy} sizeof struct union enum typedef static_assert`,
			dropped: "static const constexpr extern register volatile inline restrict thread_local"
		}
	} },
	claims: { m: /^\s*(?:#import|#include|@interface|@implementation)/m },
	hasBraces: true,
	hasBareBranches: true,
	escapes: "in-names",
	evaluates: /\b(?:system|popen|execl\w?|execv\w?)\s*\(/g
};
function prefixedString(cursor) {
	const { text, at } = cursor;
	if (!`"'R8`.includes(text[at + 1] ?? " ")) return false;
	const raw = (0,languages_cursor/* match */.YW)(cursor, /^(?:u8|[uUL])?R"([^()\\\s]{0,16})\(/);
	if (raw !== null) return cursor.read("string", (0,languages_cursor/* endAfter */.uY)(text, `)${raw[1] ?? ""}"`, at + raw[0].length));
	const prefixed = (0,languages_cursor/* match */.YW)(cursor, /^(?:u8|[uUL])(["'])/);
	if (prefixed === null) return false;
	return cursor.read("string", (0,languages_quotes/* endOfQuote */.LB)(text, at + prefixed[0].length, prefixed[1] === "\"" ? languages_quotes/* DOUBLE */.y4 : languages_quotes/* SINGLE */.zt));
}

var contextual = __load__(58116);
;// engine/languages/interpolation.js


function interpolated(hole, escapes) {
	return (cursor) => {
		const { text, at } = cursor;
		const mark = text[at];
		const triple = mark.repeat(3);
		if (!text.startsWith(triple, at)) {
			return cursor.read("string", endOfInterpolated(text, at + 1, hole, {
				...languages_quotes/* DOUBLE */.y4,
				close: mark
			}));
		}
		return cursor.read("string", escapes ? (0,languages_quotes/* endOfQuote */.LB)(text, at + 3, {
			...languages_quotes/* DOUBLE_LINES */.qw,
			close: triple
		}) : endOfTriple(text, at + 3, triple));
	};
}
function endOfTriple(text, from, triple) {
	let end = (0,languages_cursor/* endAfter */.uY)(text, triple, from);
	while (text[end] === triple[0]) end += 1;
	return end;
}
const LONGEST_EXPRESSION = 1e3;
const QUOTED = /(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/y;
function endOfInterpolated(text, from, hole, { close, escape, doubled, multiline }) {
	let at = from;
	while (at < text.length) {
		const character = text[at];
		if (character === "\n" && !multiline) return at;
		if (text.startsWith(hole, at)) {
			const isWritten = hole === "{" && text[at + 1] === "{";
			const end = isWritten ? at + 2 : endOfExpression(text, at + hole.length, hole.endsWith("(") ? "()" : "{}");
			at = end < 0 ? at + hole.length : end;
		} else if (character === escape) {
			at += 2;
		} else if (text.startsWith(close, at)) {
			if (!doubled || text[at + 1] !== close) return at + close.length;
			at += 2;
		} else {
			at += 1;
		}
	}
	return text.length;
}
function endOfExpression(text, from, [opening, closing]) {
	const part = text.slice(from, from + LONGEST_EXPRESSION);
	let depth = 1;
	for (let at = 0; at < part.length; at += 1) {
		const character = part[at];
		if (character === opening) {
			depth += 1;
		} else if (character === closing) {
			depth -= 1;
			if (depth === 0) return from + at + 1;
		} else if (character === "\"" || character === "'") {
			QUOTED.lastIndex = at;
			if (QUOTED.test(part)) at = QUOTED.lastIndex - 1;
		}
	}
	return -1;
}

;// engine/languages/csharp.js





const C_SHARP = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 18,
		language: "C#",
		extensions: ["cs", "csx"]
	}],
	words: {
		kept: `${plain/* C_CONTROL */.iy} foreach in try catch finally throw new class interface enum struct record is as base this
      namespace delegate event get set init add remove operator implicit explicit lock using checked unchecked unsafe fixed
      sizeof typeof nameof stackalloc yield await when where with from select orderby group join let into switch params ref
      out`,
		dropped: `public private protected internal static readonly const abstract virtual override sealed partial extern
      volatile async file required`,
		types: `${plain/* NUMERIC_TYPES */.Gv} bool decimal sbyte uint ulong ushort nint nuint object string dynamic var`,
		constants: "true false null"
	},
	contextual: [
		["partial file required record yield when with from where select orderby group join let into", contextual/* BEFORE_WORD */.ZN],
		["async", contextual/* OF_FUNCTION */.f5],
		["get set init add remove", contextual/* OF_PROPERTY */.Wm]
	],
	leftOut: { directive: "using" },
	hooks: {
		"#": (cursor) => (0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at) && (0,languages_cursor/* skipLine */.IT)(cursor),
		"[": (0,languages_cursor/* skipping */.sY)(/^\[[A-Z][\w.]*(?:\([^()\n]*\))?(?:, *[A-Z]\w*(?:\([^()\n]*\))?)*\]\s*(?=[\n[]|public|private|protected|internal|static|class)/),
		"@$\"": string
	},
	hasBraces: true,
	hasBareBranches: true,
	escapes: "in-names",
	evaluates: /\bCSharpScript\b|\bCSharpCodeProvider\b|\bCSharpCompilation\b|\bAssembly\.Load\b|\bProcess\.Start\b/g
};
const VERBATIM = {
	...languages_quotes/* DOUBLED */._m,
	multiline: true
};
function string(cursor) {
	const { text, at } = cursor;
	const opening = (0,languages_cursor/* match */.YW)(cursor, /^([$@]{0,8})("{3,}|")/);
	const [all = "", marks = "", quotes = ""] = opening ?? [];
	if (opening === null || all === "\"") return false;
	const from = at + all.length;
	if (quotes.length >= 3) return cursor.read("string", (0,languages_cursor/* endAfter */.uY)(text, quotes, from));
	return cursor.read("string", marks.includes("$") ? endOfInterpolated(text, from, "{", marks.includes("@") ? VERBATIM : languages_quotes/* DOUBLE */.y4) : (0,languages_quotes/* endOfQuote */.LB)(text, from, VERBATIM));
}

;// engine/languages/annotation.js

const annotation_QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const FLAT = String.raw`\((?:[^()"']|${annotation_QUOTED})*\)`;
const NESTED = String.raw`\((?:[^()"']|${annotation_QUOTED}|${FLAT})*\)`;
const annotation = (0,languages_cursor/* skipping */.sY)(new RegExp(String.raw`^@(?!interface\b)[A-Za-z_][\w.:]*(?:\((?:[^()"']|${annotation_QUOTED}|${NESTED})*\))?`));

;// engine/languages/dart.js






const DART = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 106,
		language: "Dart",
		extensions: ["dart"]
	}],
	words: {
		kept: `${plain/* C_CONTROL */.iy} in try catch on finally throw rethrow new class enum extends implements with mixin super this is as
      await yield assert factory get set operator typedef extension`,
		dropped: "static final const abstract late external covariant required async sync",
		types: "int double num bool void dynamic var String",
		constants: "true false null"
	},
	contextual: [["abstract late external covariant required on mixin factory get set typedef extension implements", contextual/* BEFORE_WORD */.ZN], ["async sync", contextual/* OF_FUNCTION */.f5]],
	blockComments: [plain/* NESTED_SLASHES */.sF],
	quotes: [],
	leftOut: { semicolon: "import part" },
	hooks: {
		"@": annotation,
		"\"'": interpolated("${", true),
		r: rawString
	},
	hasBraces: true,
	hasBareBranches: true
};
function rawString(cursor) {
	const [all, close] = (0,languages_cursor/* match */.YW)(cursor, /^r("""|'''|"|')/) ?? [];
	if (all === undefined || close === undefined) return false;
	const quote = {
		...close.length > 1 ? languages_quotes/* DOUBLE_LINES */.qw : languages_quotes/* DOUBLE */.y4,
		close,
		escape: ""
	};
	return cursor.read("string", (0,languages_quotes/* endOfQuote */.LB)(cursor.text, cursor.at + all.length, quote));
}

var blanked = __load__(828);
;// engine/languages/fortran.js




const SPELLINGS = {
	eq: "==",
	ne: "/=",
	lt: "<",
	le: "<=",
	gt: ">",
	ge: ">=",
	and: ".and.",
	or: ".or.",
	not: ".not.",
	eqv: ".eqv.",
	neqv: ".neqv.",
	true: "true",
	false: "false"
};
const DOTTED = /\.(eq|ne|lt|le|gt|ge|and|or|not|eqv|neqv|true|false)\./gi;
const PARTED = /\b(end|else|go)([ \t]+)(do|if|select|where|forall|associate|block|program|subroutine|function|module|type|interface|to)\b/gi;
const ENDED = /\b(end(?:program|subroutine|function|module|type|interface|do|if))([ \t]+[a-z]\w*)/gi;
function oneSpelling(text) {
	return text.replaceAll(DOTTED, (all, word) => (SPELLINGS[word.toLowerCase()] ?? all).padEnd(all.length)).replaceAll(PARTED, (_, first, blanks, second) => first + second + blanks).replaceAll(ENDED, (_, end, name) => end + " ".repeat(name.length));
}
const FREE = {
	...plain/* PLAIN */.tZ,
	words: {
		kept: `program endprogram module endmodule subroutine endsubroutine function endfunction interface endinterface type endtype class
      if then else elseif endif do enddo while select endselect case default exit cycle continue return call stop goto print write read
      open close format contains intent in out inout parameter dimension allocatable pointer target save data common allocate
      deallocate allocated where endwhere forall endforall concurrent associate endassociate block endblock result procedure end`,
		dropped: "recursive pure elemental impure public private optional",
		types: "integer real double precision complex logical character",
		constants: "true false"
	},
	ignoreCase: true,
	lineComments: ["!"],
	blockComments: [],
	quotes: [languages_quotes/* DOUBLED */._m, languages_quotes/* DOUBLED_SINGLE */.xK],
	numbersMayEndInPoint: true,
	operators: "== /= <= >= => :: // ** .and. .or. .not. .eqv. .neqv. (/ /)",
	leftOut: { line: "use implicit include" },
	hooks: { "&": (0,languages_cursor/* skipping */.sY)(/^&[ \t]*(?:![^\n]*)?\r?\n(?:[ \t]*(?:![^\n]*)?\r?\n)*[ \t]*&?/) },
	newlines: true,
	prepare: oneSpelling
};
const COMMENT = /^(?:\*|c(?!(?:all|ase|haracter|lass|lose|omplex|ommon|ontains|ontinue|ycle)\b))[^\n]*/gim;
const FIXED = {
	...FREE,
	prepare: (text) => oneSpelling(text.replaceAll(COMMENT, (line) => (0,blanked/* blanked */.G)(line)).replaceAll(/\n {5}[^\s0]/g, "&\n     "))
};
const FORTRAN = {
	...FREE,
	languages: [{
		id: 116,
		language: "Fortran",
		extensions: [
			"f90",
			"f95",
			"f03",
			"f08",
			"f",
			"for",
			"ftn"
		]
	}],
	byEnding: {
		f: FIXED,
		for: FIXED,
		ftn: FIXED
	},
	hasOptionalSemicolons: true,
	evaluates: /\b(?:execute_command_line|system)\s*\(/gi
};

;// engine/languages/delimited.js
const CLOSING = {
	"(": ")",
	"[": "]",
	"{": "}",
	"<": ">"
};
function endOfDelimited(text, from) {
	const open = text[from] ?? "";
	const close = CLOSING[open] ?? open;
	let depth = 1;
	let at = from + 1;
	while (at < text.length) {
		const character = text[at];
		if (character === "\\") {
			at += 2;
			continue;
		}
		if (character === close) {
			depth -= 1;
			if (depth === 0) return at + 1;
		} else if (character === open) {
			depth += 1;
		}
		at += 1;
	}
	return text.length;
}
const [LONGEST_ATTRIBUTE, DEEPEST_ATTRIBUTE] = [1e3, 16];
const IN_ATTRIBUTE = /(?<!\\)(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\.)*'(?=[\s,)\]|.=]))|[[\]]/g;
function endOfAttribute(text, from) {
	let depth = 0;
	for (const { 0: mark, index } of text.slice(from, from + LONGEST_ATTRIBUTE).matchAll(IN_ATTRIBUTE)) {
		if (mark === "[") depth += 1;
		else if (mark === "]") depth -= 1;
		if (depth === 0) return from + index + 1;
		if (depth === DEEPEST_ATTRIBUTE) break;
	}
	return from + 1;
}

;// engine/languages/form-editor.js

const MARK = /(\/\/ ?<\/?editor-fold\b[^\n]{0,200}|\/\/ (?:Variables declaration - do not modify|End of variables declaration))/;
const form_editor_QUOTED = /"(?!"")(?:[^"\\\r\n]|\\.)*(?:"|\\?$)|'(?:[^'\\\r\n]|\\.)'/gm;
const DECIDES = /\b(?:if|for|while|do|switch)\b|\?(?!>)|&&|\|\||->(?!\s*(?:\{\s*)?\w+\(evt\))|(?<!\bthis)::|["'`\\]|\/\*/;
const LOOK_AND_FEEL = /^\s*(?:\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/\s*)?try \{\s+for \([\w.]{1,40}LookAndFeelInfo \w+ : [\w.]{1,40}getInstalledLookAndFeels\(\)\) \{\s+if \("\w+"\.equals\(\w+\.getName\(\)\)\) \{\s+[\w.]{1,40}setLookAndFeel\([\w.]+\(\)\);\s+break;\s+\}\s+\}\s+\}(?:\s*catch \([\w.| ]{1,200}\) \{\s+[^\s{}][^\n{}]{0,199};\s+\})+\s*$/;
const DECLARATION = /^(?:\/\/.*|(?:(?:private|protected|public|static|final) )*[\w.]+(?:<[\w.<>?, ]*>)? \w+;)?$/;
const BLOCKS = [
	[/\bdesc="Generated Code"/, (inside) => !DECIDES.test(inside.replaceAll(form_editor_QUOTED, ""))],
	[/\bdesc=" ?Look and feel/, (inside) => LOOK_AND_FEEL.test(inside)],
	[/^\/\/ Variables/, (inside) => inside.split("\n").every((line) => DECLARATION.test(line.trim()))]
];
function withoutForms(text) {
	const parts = text.split(MARK);
	if (parts.length === 1) return text;
	return parts.map((part, at) => {
		const mark = parts[at - 1] ?? "";
		const isBlock = at % 2 === 0 && BLOCKS.some(([begins, isWritten]) => begins.test(mark) && isWritten(part));
		return isBlock && at < parts.length - 1 ? (0,blanked/* blanked */.G)(part) : part;
	}).join("");
}

;// engine/languages/java.js





const JAVA = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 13,
		language: "Java",
		extensions: ["java", "pde"]
	}],
	words: {
		kept: `${plain/* C_CONTROL */.iy} try catch finally throw throws new class interface enum record instanceof
      super this extends implements assert yield synchronized`,
		dropped: "public private protected static final abstract native strictfp transient volatile sealed",
		types: `${plain/* NUMERIC_TYPES */.Gv} var`,
		constants: "true false null"
	},
	contextual: [["record sealed yield", contextual/* BEFORE_WORD */.ZN]],
	quotes: [
		{
			...languages_quotes/* DOUBLE_LINES */.qw,
			open: "\"\"\"",
			close: "\"\"\""
		},
		languages_quotes/* DOUBLE */.y4,
		languages_quotes/* SINGLE */.zt
	],
	numbersMayEndInPoint: true,
	wordStart: "$",
	wordPart: "$",
	leftOut: { semicolon: "import package" },
	hooks: { "@": annotation },
	prepare: withoutForms,
	hasBraces: true,
	hasBareBranches: true,
	escapes: "everywhere",
	evaluates: /\bScriptEngine|\bdefineClass\b|\bToolProvider\b|\bgetRuntime\b|\bProcessBuilder\b/g
};

;// engine/languages/lua.js


const LUA = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 107,
		language: "Lua",
		extensions: ["lua"]
	}],
	words: {
		kept: "if then elseif else end for in while do repeat until break return function goto and or not",
		dropped: "local",
		constants: "true false nil"
	},
	lineComments: ["--"],
	blockComments: [],
	operators: "== ~= <= >= .. ... // ::",
	hooks: {
		"-[": lua_long,
		"#": (cursor) => cursor.at === 0 && cursor.text.startsWith("#!") && (0,languages_cursor/* skipLine */.IT)(cursor)
	},
	hasOptionalSemicolons: true,
	interpreter: /\blua\b/,
	evaluates: /\bload(?:string)?\b/g
};
function lua_long(cursor) {
	const { text, at } = cursor;
	const found = (0,languages_cursor/* match */.YW)(cursor, /^(--)?\[(=*)\[/);
	if (found === null) return text.startsWith("--", at) && (0,languages_cursor/* skipLine */.IT)(cursor);
	const [all, comment, marks = ""] = found;
	const end = (0,languages_cursor/* endAfter */.uY)(text, `]${marks}]`, at + all.length);
	return comment === undefined ? cursor.read("string", end) : cursor.skipTo(end);
}

;// engine/languages/pattern-literal.js
const LONGEST_PATTERN = 1200;
const FLAGS = /[a-z]*/y;
function patternLiteral(cursor) {
	const length = cursor.expectsValue ? lengthOfPattern(cursor) : 0;
	return length > 0 && cursor.read("pattern", cursor.at + length);
}
function lengthOfPattern({ text, at }) {
	const limit = Math.min(text.length, at + LONGEST_PATTERN);
	let isLong = false;
	for (let end = at + 1; end < limit; end += 1) {
		const character = text[end];
		if (character === "\\") {
			end += 1;
		} else if (character === "\n") {
			isLong = true;
		} else if (character === "/") {
			FLAGS.lastIndex = end + 1;
			const flags = FLAGS.exec(text)?.[0] ?? "";
			return end === at + 1 || isLong && !flags.includes("x") ? 0 : end + 1 + flags.length - at;
		}
	}
	return 0;
}

var python = __load__(76181);
;// engine/languages/here-document.js

function hereDocument(cursor, to, word, ending) {
	const last = lastLines(cursor)[ending].get(word) ?? 0;
	return last > cursor.at && cursor.readHere(to, (from) => endOfHereDocument(cursor.text, from, word, ending));
}
const LAST_LINES = new WeakMap();
const LONGEST_WORD = 200;
function lastLines(cursor) {
	const known = LAST_LINES.get(cursor);
	if (known !== undefined) return known;
	const { text } = cursor;
	const last = {
		exact: new Map(),
		indented: new Map(),
		word: new Map()
	};
	for (let line = 0; line < text.length; line = (0,languages_cursor/* endOfLine */.vT)(text, line) + 1) {
		const content = contentOf(text, line);
		last.exact.set(content, line);
		last.indented.set(content.trimStart(), line);
		last.word.set(/^\s*(\w*)/.exec(content)?.[1] ?? "", line);
	}
	LAST_LINES.set(cursor, last);
	return last;
}
function contentOf(text, line) {
	return text.slice(line, Math.min((0,languages_cursor/* endOfLine */.vT)(text, line), line + LONGEST_WORD)).replace(/\r$/, "");
}
function endOfHereDocument(text, from, word, ending) {
	for (let line = from; line < text.length; line = (0,languages_cursor/* endOfLine */.vT)(text, line) + 1) {
		const content = contentOf(text, line);
		const body = ending === "exact" ? content : content.trimStart();
		if (body === word || ending === "word" && body.startsWith(word) && !/^\w/.test(body.slice(word.length))) {
			return line + content.length - body.length + word.length;
		}
	}
	return text.length;
}

;// engine/languages/ruby.js







const BEFORE_ARGUMENT = /(?<=(?:^|\n)[ \t]*\w+)[ \t]*(?:[;\r\n]|$|(?:if|unless)\b)|\(|[ \t]+(?!(?:if|unless|in|and|or|then|do)\b)[\w:@]/y;
const RUBY = {
	...plain/* SCRIPT */.Mm,
	languages: [{
		id: 33,
		language: "Ruby",
		extensions: ["rb", "rake"]
	}],
	words: {
		kept: `if elsif else unless case when in then while until for do end break next redo retry return yield def class module
      begin rescue ensure raise self super and or not alias undef defined? lambda proc loop puts print attr_accessor attr_reader
      attr_writer`,
		dropped: "private public protected",
		constants: "true false nil",
		same: {
			"&&": "and",
			"||": "or",
			"!": "not"
		}
	},
	contextual: [
		["private public protected", BEFORE_ARGUMENT],
		["raise puts print", new RegExp(String.raw`${BEFORE_ARGUMENT.source}|[ \t]+(?:["'$[{#]|[-%*&](?=\S))`, "y")],
		["loop lambda proc", /[ \t]*(?:\{|do\b|&)/y]
	],
	quotes: [languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
	wordPart: "?!",
	operators: "=== == != <= >= <=> && || ||= &&= += -= *= /= %= ** **= << >> => -> :: .. ... =~ !~ &.",
	leftOut: { line: "require require_relative" },
	hooks: {
		"=": documentation,
		_: endOfProgram,
		"<": here,
		"%": percentLiteral,
		"/": pattern,
		"\"": (cursor) => cursor.read("string", endOfInterpolated(cursor.text, cursor.at + 1, "#{", languages_quotes/* DOUBLE_LINES */.qw)),
		":": symbol,
		"?": (cursor) => cursor.expectsValue && character(cursor),
		"\\": (0,languages_cursor/* skipping */.sY)(/^\\\n/),
		"@$": (0,languages_cursor/* reading */.hF)("name", /^(?:(?:@@?|\$)\w+|\$-\w|\$[~*$?!@/\\;,.=:<>"&`'+])/)
	},
	newlines: true,
	hasOptionalSemicolons: true,
	interpreter: /\bruby\b/,
	evaluates: /\b(?:eval|instance_eval|class_eval|module_eval)\b/g,
	readsItself: /\b(?:__FILE__|DATA)\b/g
};
function documentation(cursor) {
	const { text, at } = cursor;
	if (!text.startsWith("=begin", at) || !(0,languages_cursor/* isFirstOfLine */._L)(text, at)) return false;
	const end = text.indexOf("\n=end", at);
	return cursor.skipTo(end < 0 ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, end + 1));
}
function endOfProgram(cursor) {
	const { text, at } = cursor;
	return (0,languages_cursor/* match */.YW)(cursor, /^__END__\r?(?:\n|$)/) !== null && (0,languages_cursor/* isFirstOfLine */._L)(text, at) && cursor.skipTo(text.length);
}
const character = (0,languages_cursor/* reading */.hF)("string", /^\?(?:\\[^\n][\w{}-]*|[^\s\\])(?!\w)/);
function isArgument({ text, at }) {
	return /[\w?!] $/.test(text.slice(Math.max(0, at - 2), at)) && !/[\s=]/.test(text[at + 1] ?? " ");
}
function pattern(cursor) {
	const length = cursor.expectsValue || !isArgument(cursor) ? 0 : lengthOfPattern(cursor);
	return length > 0 && /^[\s.,;)\]}]?$/.test(cursor.text[cursor.at + length] ?? "") ? cursor.read("pattern", cursor.at + length) : patternLiteral(cursor);
}
function here(cursor) {
	const { text, at } = cursor;
	const found = (0,languages_cursor/* match */.YW)(cursor, /^<<([~-]?)(?:(["'`])([^\n]*?)\2|([A-Za-z_]\w*))/);
	if (found === null) return false;
	const [all, indented, , quoted, word] = found;
	const isMark = indented !== "" || cursor.expectsValue || /\s/.test(text[at - 1] ?? "");
	return isMark && hereDocument(cursor, at + all.length, quoted ?? word ?? "", indented === "" ? "exact" : "indented");
}
function percentLiteral(cursor) {
	const { text, at } = cursor;
	const literal = (0,languages_cursor/* match */.YW)(cursor, /^%(?:[qQwWiIrsx][^\w\s]|[([{<|!/^])/);
	if (literal === null) return false;
	if (!cursor.expectsValue && (literal[0].length < 3 || !isArgument(cursor))) return false;
	const end = endOfDelimited(text, at + literal[0].length - 1);
	if (text[at + 1] !== "r") return cursor.read("string", end);
	const flags = /^[a-z]*/.exec(text.slice(end, end + LONGEST_FLAGS));
	return cursor.read("pattern", end + (flags?.[0].length ?? 0));
}
const LONGEST_FLAGS = 10;
function symbol(cursor) {
	const { text, at } = cursor;
	const found = (0,languages_cursor/* match */.YW)(cursor, /^:(?!:)(?:[A-Za-z_]\w*[?!]?|"[^"\n]*")/);
	return found !== null && text[at - 1] !== ":" && cursor.read("string", at + found[0].length);
}

;// engine/languages/generic.js












const joined = (kind) => [
	JAVA,
	python/* PYTHON */.Z,
	LUA
].map(({ words }) => words[kind] ?? "").join(" ");
const ENDINGS = "groovy ex exs erl jl nim zig sol d cr cob cbl ada adb ads tcl awk ps1 bat gd";
const generic_RULES = {
	...plain/* PLAIN */.tZ,
	words: {
		kept: joined("kept"),
		dropped: joined("dropped"),
		types: joined("types"),
		constants: joined("constants")
	},
	contextual: [[`${JAVA.words.dropped} record yield match case`, contextual/* BEFORE_WORD */.ZN]],
	lineComments: ["//", "#"]
};
function commented(lineComments, blockComments = [], more = {}) {
	return {
		...generic_RULES,
		lineComments,
		blockComments,
		...more
	};
}
const TICKS = {
	quotes: [languages_quotes/* DOUBLE */.y4],
	hooks: { "'": languages_quotes/* character */.GG }
};
const TRIPLE = {
	...languages_quotes/* DOUBLE_LINES */.qw,
	open: "\"\"\"",
	close: "\"\"\""
};
const TRIPLE_SINGLE = {
	...TRIPLE,
	open: "'''",
	close: "'''"
};
const escapedCharacter = (cursor) => cursor.expectsValue && (0,languages_cursor/* reading */.hF)("string", /^'(?:\\[^\n][^'\n]{0,9}|[^\\'\n])'/)(cursor);
const ADA = commented(["--"], [], {
	...TICKS,
	quotes: [languages_quotes/* DOUBLED */._m],
	ignoreCase: true
});
const COLUMNS = /^(?:[\d ]{6}(?=[ */dD-])|[\w ]{6}(?=[*/]))(?:[*/][^\n]*)?/gm;
const COBOL = commented(["*>"], [], {
	quotes: [languages_quotes/* DOUBLED */._m, languages_quotes/* DOUBLED_SINGLE */.xK],
	wordPart: "-",
	ignoreCase: true,
	prepare: (text) => text.replaceAll(COLUMNS, (columns) => (0,blanked/* blanked */.G)(columns))
});
const TCL = commented([], [], {
	quotes: [languages_quotes/* DOUBLE */.y4],
	hooks: { "#": (cursor) => /(?:^|[\n;{])[ \t]*$/.test(cursor.text.slice(Math.max(0, cursor.at - 100), cursor.at)) && (0,languages_cursor/* skipLine */.IT)(cursor) }
});
const SIGIL = /^~[A-Za-z]\w*(?:"""|'''|(?=[^\s\w]))/;
function sigil(cursor) {
	const { text, at } = cursor;
	const found = (0,languages_cursor/* match */.YW)(cursor, SIGIL);
	if (found === null) return false;
	const [all] = found;
	const from = at + all.length;
	const end = /['"]{3}$/.test(all) ? (0,languages_cursor/* endAfter */.uY)(text, all.slice(-3), from) : endOfDelimited(text, from);
	return cursor.read("string", end);
}
const ELIXIR = commented(["#"], [], {
	quotes: [
		TRIPLE,
		TRIPLE_SINGLE,
		languages_quotes/* SINGLE */.zt
	],
	hooks: {
		"\"": (cursor) => !cursor.text.startsWith("\"\"\"", cursor.at) && cursor.read("string", endOfInterpolated(cursor.text, cursor.at + 1, "#{", languages_quotes/* DOUBLE_LINES */.qw)),
		"~": sigil,
		"?": (cursor) => cursor.expectsValue && (0,languages_cursor/* reading */.hF)("string", /^\?(?:\\[^\n]|[^\s\\])(?!\w)/)(cursor)
	}
});
const AWK = commented(["#"], [], {
	quotes: [languages_quotes/* DOUBLE */.y4],
	hooks: { "/": (cursor) => (cursor.expectsValue || (0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at)) && (0,languages_cursor/* reading */.hF)("pattern", /^\/(?:[^/\\\n[]|\\.|\[(?:\^?\]|(?!\^?\]))[^\]\n]*\])+\//)(cursor) }
});
const POWERSHELL = commented(["#"], [{
	open: "<#",
	close: "#>",
	nested: false
}], {
	quotes: [
		{
			...languages_quotes/* DOUBLE_LINES */.qw,
			open: "@\"\n",
			close: "\n\"@",
			escape: ""
		},
		{
			...languages_quotes/* DOUBLE_LINES */.qw,
			open: "@'\n",
			close: "\n'@",
			escape: ""
		},
		{
			...languages_quotes/* DOUBLE_LINES */.qw,
			escape: "`",
			doubled: true
		},
		{
			...languages_quotes/* DOUBLED_SINGLE */.xK,
			multiline: true
		}
	],
	hooks: { "`": (0,languages_cursor/* skipping */.sY)(/^`[^\n]/) }
});
const RAW = (0,languages_cursor/* reading */.hF)("string", /^(?:r"[^"]*"|`[^`]*`)/);
const D = commented(["//"], [...plain/* PLAIN */.tZ.blockComments, {
	open: "/+",
	close: "+/",
	nested: true
}], {
	quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE */.zt],
	hooks: { "r`": RAW }
});
const NIM = commented(["#"], [{
	open: "#[",
	close: "]#",
	nested: true
}], {
	quotes: [{
		...TRIPLE,
		escape: ""
	}, languages_quotes/* DOUBLE */.y4],
	hooks: {
		"'": escapedCharacter,
		"\"": (cursor) => /\w/.test(cursor.text[cursor.at - 1] ?? "") && !cursor.text.startsWith("\"\"\"", cursor.at) && (0,languages_cursor/* reading */.hF)("string", /^"(?:[^"\n]|"")*"/)(cursor)
	}
});
const GENERIC = {
	...generic_RULES,
	languages: [{
		id: 109,
		language: "Other",
		extensions: ENDINGS.split(" "),
		takesAll: true
	}],
	byEnding: {
		ada: ADA,
		adb: ADA,
		ads: ADA,
		cob: COBOL,
		cbl: COBOL,
		ex: ELIXIR,
		exs: ELIXIR,
		cr: {
			...commented(["#"]),
			quotes: [languages_quotes/* SINGLE */.zt, languages_quotes/* BACKTICK_LINES */.p$],
			wordPart: "?!",
			hooks: RUBY.hooks
		},
		awk: AWK,
		tcl: TCL,
		erl: commented(["%"], [], {
			quotes: [
				{
					...TRIPLE,
					escape: ""
				},
				languages_quotes/* DOUBLE_LINES */.qw,
				languages_quotes/* SINGLE */.zt
			],
			hooks: {
				$: (0,languages_cursor/* reading */.hF)("string", /^\$(?:\\.|[^\n])/),
				"~": sigil
			}
		}),
		groovy: commented(["//", "#"], plain/* PLAIN */.tZ.blockComments, {
			quotes: [],
			hooks: {
				"\"'": interpolated("${", true),
				"/": patternLiteral
			}
		}),
		jl: commented(["#"], [{
			open: "#=",
			close: "=#",
			nested: true
		}], {
			quotes: [
				TRIPLE,
				languages_quotes/* DOUBLE_LINES */.qw,
				languages_quotes/* BACKTICK_LINES */.p$
			],
			hooks: { "'": escapedCharacter }
		}),
		nim: NIM,
		gd: commented(["#"], [], {
			quotes: [
				TRIPLE,
				TRIPLE_SINGLE,
				languages_quotes/* DOUBLE */.y4,
				languages_quotes/* SINGLE */.zt
			],
			words: {
				...generic_RULES.words,
				kept: `${joined("kept")} func signal`
			}
		}),
		ps1: POWERSHELL,
		d: D,
		zig: commented(["//"], [], { hooks: { "\\": (0,languages_cursor/* reading */.hF)("string", /^\\\\[^\n]*/) } }),
		sol: commented(["//"], plain/* PLAIN */.tZ.blockComments),
		bat: commented(["::"], [], {
			ignoreCase: true,
			quotes: [languages_quotes/* DOUBLED */._m],
			hooks: { rR: remark }
		})
	},
	hasOptionalSemicolons: true,
	escapes: "in-names",
	evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
	hasNoAiScore: true
};
function remark(cursor) {
	return (0,languages_cursor/* match */.YW)(cursor, /^rem(?=\s)/i) !== null && (0,languages_cursor/* skipLine */.IT)(cursor);
}

;// engine/languages/go.js



const GO = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 30,
		language: "Go",
		extensions: ["go"]
	}],
	words: {
		kept: `if else for range switch select case default break continue return goto fallthrough func go defer chan map
      struct interface type const`,
		dropped: "var",
		constants: "true false nil",
		same: { "=": ":=" }
	},
	quotes: [
		languages_quotes/* DOUBLE */.y4,
		languages_quotes/* SINGLE */.zt,
		{
			...languages_quotes/* BACKTICK_LINES */.p$,
			escape: ""
		}
	],
	operators: "== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= &^ &^= := <- ...",
	numbersMayEndInPoint: true,
	leftOut: { line: "package" },
	hooks: { i: importStatement },
	hasOptionalSemicolons: true,
	hasBraces: true,
	declaresByWord: true,
	hasQualifiedResults: true,
	evaluates: /\bexec\.Command\b/g
};
function importStatement(cursor) {
	const { text, at } = cursor;
	if (text[at + 1] !== "m" || /\w/.test(text[at - 1] ?? " ") || !(0,languages_cursor/* startsLine */.QC)(text, at)) return false;
	const statement = (0,languages_cursor/* match */.YW)(cursor, /^import\s*(?:\(|[\w.]*\s*["`])/);
	if (statement === null) return false;
	return statement[0].endsWith("(") ? cursor.skipTo((0,languages_cursor/* endAfter */.uY)(text, ")", at)) : (0,languages_cursor/* skipLine */.IT)(cursor);
}

;// engine/languages/haskell.js



const HASKELL = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 28,
		language: "Haskell",
		extensions: [
			"hs",
			"lhs",
			"elm"
		]
	}],
	words: {
		kept: "if then else case of let in where do data type newtype class instance deriving infix infixl infixr",
		constants: "True False"
	},
	lineComments: ["--"],
	blockComments: [{
		open: "{-",
		close: "-}",
		nested: true
	}],
	quotes: [{
		...languages_quotes/* DOUBLE_LINES */.qw,
		open: "\"\"\"",
		close: "\"\"\""
	}, languages_quotes/* DOUBLE */.y4],
	wordPart: "'",
	operators: ":: -> <- => == /= <= >= && || ++ >>= >> $ <$> <*> .. !!",
	leftOut: { line: "import module" },
	hooks: {
		"'": characterOrPrime,
		"[": (0,languages_cursor/* reading */.hF)("string", /^\[[a-z]\w*\|(?:[^|]|\|(?!\]))*\|\]/)
	},
	hasOptionalSemicolons: true,
	newlines: true
};
function characterOrPrime(cursor) {
	const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:'|[^'\n]{1,8})|[^\\'\n])'/);
	return character === null ? cursor.skipTo(cursor.at + 1) : cursor.read("string", cursor.at + character[0].length);
}

var javascript = __load__(44744);
;// engine/languages/kotlin.js






const MODIFIERS = `public private protected internal open final abstract override lateinit const suspend inline noinline crossinline
  reified operator infix tailrec data sealed inner vararg external`;
const KOTLIN = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 102,
		language: "Kotlin",
		extensions: ["kt", "kts"]
	}],
	words: {
		kept: `if else for in while do when break continue return fun class interface object enum is as try catch finally throw
      this super by where init constructor companion get set typealias`,
		dropped: MODIFIERS,
		constants: "true false null",
		same: { let: "val var" }
	},
	contextual: [
		[`${MODIFIERS} by where companion`, contextual/* BEFORE_WORD */.ZN],
		["init", /\s*\{/y],
		["get set", /(?<=\n[ \t]*(?:(?:private|protected|internal)[ \t]+)?\w{3})[ \t]*[(\r\n]/y]
	],
	blockComments: [plain/* NESTED_SLASHES */.sF],
	quotes: [languages_quotes/* SINGLE */.zt, languages_quotes/* BACKTICK_NAME */.To],
	operators: "=== !== == != <= >= && || ?: ?. !! ++ -- += -= *= /= %= -> .. ..< ::",
	leftOut: { line: "import package" },
	hooks: {
		"@": annotation,
		"\"": interpolated("${", false),
		$: dollars
	},
	hasOptionalSemicolons: true,
	hasBraces: true,
	declaresByWord: true,
	hasNoTernary: true,
	evaluates: /\bScriptEngine|\bdefineClass\b|\bgetRuntime\b|\bProcessBuilder\b/g
};
function dollars(cursor) {
	const { text, at } = cursor;
	const [all = "", marks = "", quotes = ""] = (0,languages_cursor/* match */.YW)(cursor, /^(\$+)("""|")/) ?? [];
	if (all === "") return false;
	const from = at + all.length;
	return cursor.read("string", quotes === "\"" ? endOfInterpolated(text, from, `${marks}{`, languages_quotes/* DOUBLE */.y4) : endOfTriple(text, from, quotes));
}

;// engine/languages/lisp.js



const lisp_RULES = {
	...plain/* PLAIN */.tZ,
	words: {
		kept: `define defun defmacro defvar defparameter defstruct defclass defmethod defgeneric let let* letrec lambda fn if cond when unless
      case do dotimes dolist loop progn begin set! setq setf quote and or not list cons car cdr map mapcar apply funcall return
      labels flet named-lambda let-values define-record-type def defn recur`,
		constants: "nil t #t #f true false"
	},
	ignoreCase: true,
	lineComments: [";"],
	blockComments: [{
		open: "#|",
		close: "|#",
		nested: true
	}],
	quotes: [languages_quotes/* DOUBLE_LINES */.qw],
	wordStart: "*+-/<>=!?&%:",
	wordPart: "*+-/<>=!?&%:.#",
	operators: ",@",
	hooks: {
		"#": sharp,
		"|": (0,languages_cursor/* reading */.hF)("name", /^\|(?:[^|\\\n]|\\.)*\|/)
	}
};
const CLOJURE = {
	...lisp_RULES,
	hooks: { "\\": (0,languages_cursor/* reading */.hF)("string", /^\\(?:[A-Za-z]\w*|[^])/) }
};
const EMACS = {
	...lisp_RULES,
	hooks: { "?": (0,languages_cursor/* reading */.hF)("string", /^\?(?:\\(?:[A-Z]-)*[^]\w*|[^\s\w]|\w(?![\w*+/<>=!?&%:.-]))/) }
};
const LISP = {
	...lisp_RULES,
	languages: [{
		id: 32,
		language: "Lisp",
		extensions: [
			"lisp",
			"lsp",
			"cl",
			"scm",
			"ss",
			"rkt",
			"clj",
			"cljs",
			"cljc",
			"el"
		]
	}],
	byEnding: {
		clj: CLOJURE,
		cljs: CLOJURE,
		cljc: CLOJURE,
		el: EMACS
	},
	evaluates: /\(\s*eval\b|\bread-from-string\b/g
};
function sharp(cursor) {
	const { text, at } = cursor;
	const character = (0,languages_cursor/* match */.YW)(cursor, /^#\\(?:[A-Za-z]+|.)/s);
	if (character !== null) return cursor.read("string", at + character[0].length);
	const here = (0,languages_cursor/* match */.YW)(cursor, /^#<<([^\n]+)\n/);
	return here !== null && cursor.read("string", (0,languages_cursor/* endAfter */.uY)(text, `\n${here[1] ?? ""}`, at + here[0].length - 1));
}

;// engine/languages/markup.js


const markup_RULES = {
	...plain/* PLAIN */.tZ,
	tokenizer: "names",
	lineComments: [],
	blockComments: [{
		open: "<!--",
		close: "-->",
		nested: false
	}],
	quotes: [languages_quotes/* DOUBLE_LINES */.qw],
	wordPart: "-",
	operators: "</ />"
};
const STYLE_SHEET = {
	...markup_RULES,
	blockComments: plain/* PLAIN */.tZ.blockComments
};
const MARKUP = {
	...markup_RULES,
	languages: [
		{
			id: 24,
			language: "XML",
			extensions: [
				"xml",
				"xsd",
				"xsl",
				"xslt",
				"fxml",
				"xaml"
			],
			onlyByName: true
		},
		{
			id: 40,
			language: "HTML",
			extensions: [
				"html",
				"htm",
				"xhtml"
			]
		},
		{
			id: 110,
			language: "CSS",
			extensions: [
				"css",
				"scss",
				"sass",
				"less"
			]
		}
	],
	byEnding: {
		css: STYLE_SHEET,
		scss: STYLE_SHEET,
		sass: STYLE_SHEET,
		less: STYLE_SHEET
	},
	hasNoAiScore: true
};

;// engine/languages/matlab.js



const MATLAB = {
	...plain/* SCRIPT */.Mm,
	languages: [{
		id: 31,
		language: "Matlab",
		extensions: [
			"m",
			"matlab",
			"mlx"
		]
	}],
	words: {
		kept: `if elseif else for parfor while switch case otherwise break continue return function end try catch classdef
      properties methods events enumeration global persistent spmd`,
		constants: "true false NaN Inf pi",
		same: {
			"~=": "!=",
			end: "endif endfor endwhile endfunction endswitch end_try_catch endparfor endclassdef"
		}
	},
	contextual: [["properties methods events enumeration", /(?<=\n[ \t]*\w+)[ \t]*[(%\r\n]/y]],
	lineComments: ["%"],
	quotes: [languages_quotes/* DOUBLED */._m],
	operators: "== ~= != <= >= && || .* ./ .^ .\\",
	leftOut: { line: "clc clear close import" },
	hooks: {
		"'": matlab_string,
		"%#": comment,
		".": continuation
	},
	newlines: true,
	hasOptionalSemicolons: true,
	hasRows: true,
	evaluates: /\beval(?:in|c)?\s*\(/g
};
function matlab_string(cursor) {
	const { text, at } = cursor;
	if (!cursor.expectsValue && !/\s/.test(text[at - 1] ?? " ")) return false;
	return cursor.read("string", (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLED_SINGLE */.xK));
}
function comment(cursor) {
	const { text, at } = cursor;
	if ((0,languages_cursor/* match */.YW)(cursor, /^[%#]\{[ \t]*\r?\n/) === null || !(0,languages_cursor/* startsLine */.QC)(text, at)) return (0,languages_cursor/* skipLine */.IT)(cursor);
	const end = /\n[ \t]*[%#]\}/g;
	end.lastIndex = at;
	const found = end.exec(text);
	return cursor.skipTo(found === null ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, found.index + 1));
}
function continuation(cursor) {
	const { text, at } = cursor;
	if (text[at + 1] === "'") return cursor.skipTo(at + 1);
	return text.startsWith("...", at) && cursor.skipTo(Math.min(text.length, (0,languages_cursor/* endOfLine */.vT)(text, at) + 1));
}

;// engine/languages/ml.js



const OCAML = {
	...plain/* PLAIN */.tZ,
	words: {
		kept: `and as assert begin class constraint do done downto else end exception external for fun function functor if in inherit
      initializer lazy let match method module new object of open or rec sig struct then to try type val when while with mod land
      lor lxor lsl lsr asr not raise ref`,
		dropped: "private virtual mutable",
		constants: "true false"
	},
	lineComments: [],
	blockComments: [{
		open: "(*",
		close: "*)",
		nested: true
	}],
	quotes: [languages_quotes/* DOUBLE_LINES */.qw],
	numbersMayEndInPoint: true,
	wordPart: "'",
	operators: "-> <- := :: ;; |> @@ && || <> != == <= >= ** +. -. *. /. ^^ [| |] >> << :> .. <| =>",
	leftOut: { line: "open" },
	hooks: {
		"(": ml_comment,
		"'": characterOrType,
		"{": quotedString
	}
};
const STANDARD_ML = {
	...OCAML,
	hooks: { "'": characterOrType }
};
const F_SHARP = {
	...OCAML,
	words: {
		...OCAML.words,
		kept: `${OCAML.words.kept} yield return use member interface default elif async seq namespace null upcast downcast`,
		dropped: `${OCAML.words.dropped} abstract override static inline public internal`
	},
	lineComments: ["//"],
	quotes: [{
		...languages_quotes/* DOUBLE_LINES */.qw,
		open: "\"\"\"",
		close: "\"\"\"",
		escape: ""
	}, languages_quotes/* DOUBLE_LINES */.qw],
	leftOut: { line: "open module namespace" },
	hooks: {
		"(": (cursor) => cursor.text.startsWith("(*)", cursor.at) ? cursor.read("operator", cursor.at + 3) : ml_comment(cursor, false),
		"'": characterOrType,
		"[": (0,languages_cursor/* skipping */.sY)(/^\[<[^\n]*?>\]/),
		$: (0,languages_cursor/* skipping */.sY)(/^\$+(?=@?")/),
		"@": (0,languages_cursor/* reading */.hF)("string", /^@\$?"(?:[^"]|"")*"/),
		"`": (0,languages_cursor/* reading */.hF)("name", /^``[^`\n]+``/),
		"#": (0,languages_cursor/* skipping */.sY)(/^#(?:light|nowarn|r|load)\b[^\n]*/)
	}
};
const COQ = {
	...plain/* PLAIN */.tZ,
	words: {
		kept: `as at else end exists fix for forall fun if in let match return then where with Type Prop Set Axiom Parameter Variable
      Hypothesis Theorem Definition Fixpoint CoFixpoint Inductive CoInductive Record Class Instance Proof Qed Admitted Abort Module
      Section End Notation Infix Ltac Check Compute Print Hint assert assumption auto apply case cbn change clear congruence constructor
      contradiction dependent destruct discriminate eapply eauto exact exfalso f_equal firstorder generalize induction injection intros
      inversion left lia pose reflexivity remember repeat rename replace rewrite right ring set simpl specialize split subst symmetry
      tauto transitivity trivial try unfold`,
		same: {
			Theorem: "Lemma Corollary Proposition Fact Remark Example Goal",
			Qed: "Defined",
			intros: "intro",
			lia: "omega"
		}
	},
	lineComments: [],
	blockComments: [{
		open: "(*",
		close: "*)",
		nested: true
	}],
	quotes: [{
		...languages_quotes/* DOUBLE_LINES */.qw,
		escape: "",
		doubled: true
	}],
	wordPart: "'",
	operators: String.raw`:= => -> <- <-> :: ++ /\ \/ <= >= <> && || ;; |- =? <=? <? ..`,
	leftOut: { line: "Require From Import Export" },
	hooks: { "(": (cursor) => ml_comment(cursor, false) }
};
const OF_COQ = /^[ \t]*(?:\(\*\*|(?:From[ \t]+[\w.]+[ \t]+)?Require[ \t]+(?:Import|Export)[ \t]|(?:Theorem|Lemma|Corollary|Proposition|Definition|Fixpoint|Inductive)[ \t]+[\w']+[^\n]*:|Proof\.)(?<!\/\*(?:(?!\*\/)[^])*)/m;
const ML = {
	...OCAML,
	languages: [
		{
			id: 111,
			language: "OCaml",
			extensions: [
				"ml",
				"mli",
				"sml"
			]
		},
		{
			id: 112,
			language: "F#",
			extensions: [
				"fs",
				"fsx",
				"fsi"
			]
		},
		{
			id: 117,
			language: "Coq",
			extensions: ["v"]
		}
	],
	byEnding: {
		sml: STANDARD_ML,
		fs: F_SHARP,
		fsx: F_SHARP,
		fsi: F_SHARP,
		v: COQ
	},
	claims: { v: OF_COQ },
	evaluates: /\b(?:Toploop|Sys\.command|Unix\.system|use_string)\b/g
};
const IN_COMMENT = /\(\*|\*\)|'(?:\\[^]|[^\\'\n])'|"(?:[^"\\]|\\[^])*["\\]?|\{[a-z_]*\|/g;
function ml_comment(cursor, hasIds = true) {
	const { text, at } = cursor;
	if (!text.startsWith("(*", at)) return false;
	const marks = new RegExp(IN_COMMENT);
	marks.lastIndex = at + 2;
	for (let depth = 1; depth > 0;) {
		const mark = marks.exec(text)?.[0];
		if (mark === undefined) return cursor.skipTo(text.length);
		if (mark === "(*") {
			depth += 1;
		} else if (mark === "*)") {
			depth -= 1;
		} else if (mark.startsWith("{") && hasIds) {
			marks.lastIndex = (0,languages_cursor/* endAfter */.uY)(text, `|${mark.slice(1, -1)}}`, marks.lastIndex);
		}
	}
	return cursor.skipTo(marks.lastIndex);
}
function characterOrType(cursor) {
	const { at } = cursor;
	const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:\d{3}|x[0-9a-fA-F]{2}|[^\n])|[^\\'\n])'/);
	if (character !== null) return cursor.read("string", at + character[0].length);
	const type = (0,languages_cursor/* match */.YW)(cursor, /^'\^?[\p{L}_]\w*/u);
	return type === null ? cursor.skipTo(at + 1) : cursor.read("name", at + type[0].length);
}
function quotedString(cursor) {
	const open = (0,languages_cursor/* match */.YW)(cursor, /^\{(?:%[\w.]+ ?)?([a-z_]*)\|/);
	if (open === null) return false;
	return cursor.read("string", (0,languages_cursor/* endAfter */.uY)(cursor.text, `|${open[1] ?? ""}}`, cursor.at + open[0].length));
}

;// engine/languages/pascal.js



const PASCAL = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 29,
		language: "Pascal",
		extensions: [
			"pas",
			"pp",
			"dpr",
			"lpr"
		]
	}],
	words: {
		kept: `program unit uses interface implementation begin end if then else for to downto do while repeat until case of with var
      type record array set procedure function object class constructor destructor property try except finally raise goto
      div mod and or not xor in is as inherited exit break continue`,
		dropped: "public private protected published const",
		types: "integer real boolean char string byte word longint int64 double single",
		constants: "true false nil"
	},
	ignoreCase: true,
	blockComments: [{
		open: "{",
		close: "}",
		nested: false
	}, {
		open: "(*",
		close: "*)",
		nested: false
	}],
	quotes: [languages_quotes/* DOUBLED_SINGLE */.xK],
	hooks: { "#$%&": (0,languages_cursor/* reading */.hF)("string", /^(?:#\$?|[$%&])[\da-f]+/i) },
	operators: ":= <> <= >= ..",
	leftOut: { semicolon: "uses" }
};

;// engine/languages/perl.js






const perl_RULES = {
	...plain/* SCRIPT */.Mm,
	words: {
		kept: `if elsif else unless for foreach while until do last next redo return sub package print printf
      say die warn eval push pop shift unshift splice keys values each exists delete defined undef scalar ref bless sort map grep
      join split open close and or not xor eq ne lt gt le ge cmp x`,
		dropped: "my our local",
		same: {
			"&&": "and",
			"||": "or",
			"!": "not"
		}
	},
	quotes: [
		languages_quotes/* DOUBLE_LINES */.qw,
		languages_quotes/* SINGLE_LINES */.zB,
		languages_quotes/* BACKTICK_LINES */.p$
	],
	operators: "== != <= >= <=> && || // ++ -- += -= *= /= .= ||= //= ** -> => :: =~ !~ .. << >>",
	leftOut: {
		semicolon: "use no",
		block: "package"
	},
	hooks: {
		"=": perl_documentation,
		"<": (cursor) => {
			const here = (0,languages_cursor/* match */.YW)(cursor, /^<<(~?)(?:(["'])([^\n]*?)\2|([A-Za-z_]\w*))/);
			if (here === null) return false;
			const [all, tilde, , quoted, word] = here;
			return hereDocument(cursor, cursor.at + all.length, quoted ?? word ?? "", tilde === "" ? "exact" : "indented");
		},
		"/": patternLiteral,
		"$@%": variable,
		"*": (cursor) => cursor.expectsValue && (0,languages_cursor/* match */.YW)(cursor, /^\*["'`#/;,.]/) !== null && cursor.read("name", cursor.at + 2),
		_: (cursor) => (0,languages_cursor/* match */.YW)(cursor, /^__(?:END|DATA)__(?!\w|\s*(?:\}|=>|,))/) !== null && cursor.skipTo(cursor.text.length),
		qmtsy: quoteLike,
		f: (cursor) => (0,languages_cursor/* match */.YW)(cursor, /^format\b(?:[ \t]+\w+)?[ \t]*=[ \t]*\n/) !== null && cursor.read("string", (0,languages_cursor/* endAfter */.uY)(cursor.text, "\n.\n", cursor.at)),
		"'": (cursor) => (0,languages_cursor/* match */.YW)(cursor, /^'[A-Za-z_]\w*/) !== null && /(?:[$@%&]|\bisn)\w*$/.test(cursor.text.slice(Math.max(0, cursor.at - 40), cursor.at)) && cursor.skipTo(cursor.at + 1)
	}
};
const RAKU = {
	...perl_RULES,
	hooks: {
		...perl_RULES.hooks,
		"=": (cursor) => {
			const found = (0,languages_cursor/* isFirstOfLine */._L)(cursor.text, cursor.at) ? (0,languages_cursor/* match */.YW)(cursor, /^=begin[ \t]+(\w+)/) : null;
			return found !== null && cursor.skipTo((0,languages_cursor/* endAfter */.uY)(cursor.text, `\n=end ${found[1] ?? ""}`, cursor.at));
		},
		"#": (cursor) => {
			const mark = (0,languages_cursor/* match */.YW)(cursor, /^#[`|=][([{<]/)?.[0];
			return mark === undefined ? (0,languages_cursor/* skipLine */.IT)(cursor) : cursor.skipTo(endOfDelimited(cursor.text, cursor.at + mark.length - 1));
		},
		"'": (cursor) => /\w/.test(cursor.text[cursor.at - 1] ?? "") && (0,languages_cursor/* match */.YW)(cursor, /^'[A-Za-z]/) !== null && cursor.skipTo(cursor.at + 1)
	}
};
const PERL = {
	...perl_RULES,
	languages: [{
		id: 20,
		language: "Perl",
		extensions: [
			"pl",
			"pm",
			"raku"
		]
	}],
	byEnding: { raku: RAKU },
	interpreter: /\bperl\b/,
	evaluates: /\beval\b(?!\s*\{)(?!(?<=\$VERSION\s*=\s*['"][\d._]+['"]\s*;\s*\$VERSION\s*=\s*eval)\s*\$VERSION\s*;)/g,
	readsItself: /\b(?:__FILE__|DATA)\b/g
};
function perl_documentation(cursor) {
	const { text, at } = cursor;
	if ((0,languages_cursor/* match */.YW)(cursor, /^=[a-z]/) === null || !(0,languages_cursor/* isFirstOfLine */._L)(text, at)) return false;
	const end = text.indexOf("\n=cut", at);
	return cursor.skipTo(end < 0 ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, end + 1));
}
function variable(cursor) {
	const { text, at } = cursor;
	const found = (0,languages_cursor/* match */.YW)(cursor, /^(?:[$@%]\{?\^?\w+\}?|\$#\{?\$?\w+\}?|\$[&_.,;!/\\0-9'"`~?<>|+()-])/);
	if (found === null || text[at] === "%" && !cursor.expectsValue) return false;
	return cursor.read("name", at + found[0].length);
}
function quoteLike(cursor) {
	const { text, at } = cursor;
	const isBound = /=~\s*$/.test(text.slice(Math.max(0, at - 20), at));
	const literal = (0,languages_cursor/* match */.YW)(cursor, isBound ? /^(qr|m|tr|s|y)([^\w\s])/ : /^(qq|qw|qr|q|m|tr|s|y)((?<=q[qwr]),|[^\w\s,;=)]|\s+[{([])/);
	if (literal === null) return false;
	const [all, word = ""] = literal;
	if (/[\w$@%>-]/.test(text[at - 1] ?? " ") || text.startsWith("=>", at + word.length)) return false;
	if (all.endsWith("}") || /\bsub\s+$/.test(text.slice(Math.max(0, at - 20), at))) return false;
	const open = at + all.length - 1;
	let end = endOfDelimited(text, open);
	if (word === "s" || word === "tr" || word === "y") {
		if (CLOSING[text[open] ?? ""] === undefined) {
			end = endOfDelimited(text, end - 1);
		} else {
			const second = /^\s*/.exec(text.slice(end, end + 50))?.[0].length ?? 0;
			end = endOfDelimited(text, end + second);
		}
	}
	return cursor.read("string", Math.max(end, open + 1));
}

;// engine/languages/php.js







const PHP = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 21,
		language: "PHP",
		extensions: [
			"php",
			"php5",
			"phtml",
			"inc"
		]
	}],
	words: {
		kept: `if else elseif endif for foreach endforeach endfor while endwhile do switch endswitch case default break continue
      return goto match fn function class interface trait enum extends implements new clone instanceof as try catch finally
      throw echo print yield from isset unset empty list array exit die use namespace declare and or xor`,
		dropped: "public private protected static final abstract readonly const var global",
		constants: "true false null",
		same: {
			"&&": "and",
			"||": "or",
			"!=": "<> !==",
			"==": "===",
			echo: "print"
		}
	},
	ignoreCase: true,
	lineComments: ["//", "#"],
	quotes: [languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
	operators: "=== !== == != <> <= >= <=> && || ?? ??= ++ -- += -= *= /= %= .= **= -> ?-> => :: ... << >> ** &= |=",
	leftOut: {
		semicolon: "use require require_once include include_once",
		block: "namespace"
	},
	hooks: {
		"\"": php_string,
		$: (0,languages_cursor/* reading */.hF)("name", /^\$+\w+/),
		"?": closingTag,
		"<": openingTag,
		"#/": php_comment
	},
	prepare: codeOf,
	interpreter: /\bphp\b/,
	hasBraces: true,
	hasBareBranches: true,
	runsOutsideFunctions: true,
	declaresByWord: true,
	evaluates: /\b(?:eval|assert|create_function)\s*\(/g,
	readsItself: /\b__FILE__\b/g
};
function php_string(cursor) {
	return cursor.read("string", endOfInterpolated(cursor.text, cursor.at + 1, "{$", languages_quotes/* DOUBLE_LINES */.qw));
}
function codeOf(text) {
	const open = text.search(/<\?(?:php\b|=|\s)/i);
	return open > 0 ? (0,blanked/* blanked */.G)(text.slice(0, open)) + text.slice(open) : text;
}
function closingTag(cursor) {
	const { text, at } = cursor;
	if (!text.startsWith("?>", at)) return false;
	const open = text.indexOf("<?", at + 2);
	return cursor.read("end", open < 0 ? text.length : open);
}
function openingTag(cursor) {
	const tag = (0,languages_cursor/* match */.YW)(cursor, /^<\?(?:php|=)?/i);
	if (tag !== null) return cursor.skipTo(cursor.at + tag[0].length);
	const here = (0,languages_cursor/* match */.YW)(cursor, /^<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/);
	return here !== null && hereDocument(cursor, cursor.at + here[0].length, here[2], "word");
}
function php_comment(cursor) {
	const { text, at } = cursor;
	if (text.startsWith("#[", at)) return cursor.skipTo(endOfAttribute(text, at + 1));
	if (text[at] === "/" && text[at + 1] !== "/") return false;
	const end = (0,languages_cursor/* endOfLine */.vT)(text, at);
	const close = text.slice(at, end).indexOf("?>");
	return cursor.skipTo(close < 0 ? end : at + close);
}

;// engine/languages/prolog.js



const prolog_PERL = String.raw`^[ \t]*(?:use|my|our|local|sub|package|require|foreach)\b[^\n]*[;{]|^#!.*perl|\$\w|@\w+\s*=`;
const CLAUSE = String.raw`^(?:[a-z]\w*(?:\([^\n]{0,200}\))?[ \t]*(?::-|-->|\.[ \t]*(?:%.*)?$)|:-[ \t]*[a-z])`;
const PROLOG = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 113,
		language: "Prolog",
		extensions: [
			"pro",
			"prolog",
			"plt",
			"pl"
		]
	}],
	words: { kept: `is mod rem xor rdiv div not fail true false once call repeat halt assert asserta assertz retract retractall findall bagof setof
      forall write writeln print nl read format atom number integer float var nonvar atomic compound functor arg copy_term
      atom_codes atom_chars atom_length number_codes between succ_or_zero throw catch initialization` },
	lineComments: ["%"],
	quotes: [
		{
			...languages_quotes/* SINGLE_LINES */.zB,
			doubled: true,
			name: true
		},
		{
			...languages_quotes/* DOUBLE_LINES */.qw,
			doubled: true
		},
		languages_quotes/* BACKTICK_LINES */.p$
	],
	operators: String.raw`:- --> -> *-> =:= =\= \== \= == =.. @< @> @=< @>= >= =< \+ ** // ?- << >> #= #\= #< #> #=< #>= ::`,
	hooks: {
		"0": (0,languages_cursor/* reading */.hF)("string", /^0'(?:\\.|''|[^\n])/),
		":": directive
	},
	claims: { pl: new RegExp(String.raw`^(?<![^])(?![^]*?(?:${prolog_PERL}))[^]*?${CLAUSE}`, "m") },
	interpreter: /\b(?:swipl|gprolog|yap)\b/,
	evaluates: /\b(?:term_to_atom|term_string|read_term_from_atom|atom_to_term|shell)\s*\(/g
};
function directive(cursor) {
	if (!(0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at)) return false;
	const found = (0,languages_cursor/* match */.YW)(cursor, /^:-\s*(?:use_module|module|ensure_loaded|include|consult|set_prolog_flag|dynamic|discontiguous|multifile|table)\b(?:'[^'\n]*'|[^.'])*\./);
	return found !== null && cursor.skipTo(cursor.at + found[0].length);
}

;// engine/languages/r.js




const R = {
	...plain/* SCRIPT */.Mm,
	languages: [{
		id: 105,
		language: "R",
		extensions: [
			"r",
			"rmd",
			"qmd",
			"rnw",
			"snw"
		]
	}],
	words: {
		kept: "if else for in while repeat break next return function",
		constants: "TRUE FALSE T F NULL NA Inf NaN",
		same: {
			"=": "<-",
			"%": "|>"
		}
	},
	quotes: [
		languages_quotes/* DOUBLE_LINES */.qw,
		languages_quotes/* SINGLE_LINES */.zB,
		languages_quotes/* BACKTICK_NAME */.To
	],
	wordPart: ".",
	operators: "<- <<- -> ->> == != <= >= && || |> :: :::",
	leftOut: { line: "library require source" },
	hooks: {
		"%": (0,languages_cursor/* reading */.hF)("operator", /^%[^%\s]*%/),
		rR: r_rawString
	},
	newlines: true,
	hasOptionalSemicolons: true,
	interpreter: /\bRscript\b/,
	evaluates: /\beval\b|\bparse\s*\(\s*text\b/g
};
function r_rawString(cursor) {
	const raw = (0,languages_cursor/* match */.YW)(cursor, /^[rR](["'])(-*)([([{])/);
	if (raw === null) return false;
	const [all, quote = "", dashes = "", bracket = ""] = raw;
	const close = `${CLOSING[bracket] ?? ""}${dashes}${quote}`;
	return cursor.read("string", (0,languages_cursor/* endAfter */.uY)(cursor.text, close, cursor.at + all.length));
}

;// engine/languages/rust.js





const RUST = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 101,
		language: "Rust",
		extensions: ["rs"]
	}],
	words: {
		kept: `if else for in while loop match break continue return fn struct enum union trait impl where let move as
      dyn await unsafe self Self super mod type macro_rules`,
		dropped: "pub mut const static async extern ref crate",
		constants: "true false"
	},
	contextual: [["union", contextual/* BEFORE_WORD */.ZN]],
	blockComments: [plain/* NESTED_SLASHES */.sF],
	quotes: [languages_quotes/* DOUBLE_LINES */.qw],
	operators: "== != <= >= && || += -= *= /= %= &= |= ^= << >> <<= >>= -> => :: .. ..= ...",
	numbersMayEndInPoint: true,
	leftOut: {
		semicolon: "use",
		line: "extern"
	},
	hooks: {
		"'": characterOrLifetime,
		"#": attribute,
		rbc: prefixed
	},
	hasBraces: true,
	declaresByWord: true,
	hasNoTernary: true,
	evaluates: /\bCommand::new\b/g
};
function characterOrLifetime(cursor) {
	const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:u\{[^}]*\}|x[0-9a-fA-F]{2}|.)|[^\\'\n])'/u);
	if (character !== null) return cursor.read("string", cursor.at + character[0].length);
	return cursor.skipTo(cursor.at + ((0,languages_cursor/* match */.YW)(cursor, /^'(?:r#)?\w+/)?.[0].length ?? 1));
}
function attribute(cursor) {
	const { text, at } = cursor;
	return (0,languages_cursor/* match */.YW)(cursor, /^#!?\[/) !== null && cursor.skipTo(endOfAttribute(text, text.indexOf("[", at)));
}
function prefixed(cursor) {
	const { text, at } = cursor;
	if (!`"'#r`.includes(text[at + 1] ?? " ")) return false;
	const raw = (0,languages_cursor/* match */.YW)(cursor, /^(?:br|cr|r)(#*)"/);
	if (raw !== null) return cursor.read("string", (0,languages_cursor/* endAfter */.uY)(text, `"${raw[1] ?? ""}`, at + raw[0].length));
	const name = (0,languages_cursor/* match */.YW)(cursor, /^r#\w+/);
	if (name !== null) return cursor.read("name", at + name[0].length);
	const byte = (0,languages_cursor/* match */.YW)(cursor, /^[bc](["'])/);
	return byte !== null && cursor.read("string", (0,languages_quotes/* endOfQuote */.LB)(text, at + 2, byte[1] === "\"" ? languages_quotes/* DOUBLE_LINES */.qw : languages_quotes/* SINGLE */.zt));
}

;// engine/languages/scala.js






const SCALA = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 103,
		language: "Scala",
		extensions: ["scala", "sc"]
	}],
	words: {
		kept: `if else for while do match case return def class object trait extends with new this super try catch finally throw
      yield type given using then enum end export`,
		dropped: "public private protected override final abstract sealed implicit lazy inline opaque open",
		constants: "true false null",
		same: { let: "val var" }
	},
	contextual: [["inline opaque open using", contextual/* BEFORE_WORD */.ZN], ["end", /[ \t]+\w+[ \t]*(?:\n|$)/y]],
	blockComments: [plain/* NESTED_SLASHES */.sF],
	quotes: [languages_quotes/* BACKTICK_NAME */.To],
	operators: "== != <= >= && || += -= *= /= => <- -> :: ::: ++ <: >: ## =>>",
	leftOut: { line: "import package" },
	hooks: {
		"@": annotation,
		"\"": scala_string,
		"'": characterOrSymbol,
		sfr: (0,languages_cursor/* skipping */.sY)(/^(?:s|f|raw)(?=")/)
	},
	hasOptionalSemicolons: true,
	hasBraces: true,
	declaresByWord: true,
	escapes: "everywhere",
	evaluates: /\bScriptEngine|\bToolBox\b|\bsys\.process\b/g
};
const withExpressions = interpolated("${", false);
function scala_string(cursor) {
	const { text, at } = cursor;
	return text.startsWith("\"\"\"", at) || /\w/.test(text[at - 1] ?? "") ? withExpressions(cursor) : cursor.read("string", (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLE */.y4));
}
function characterOrSymbol(cursor) {
	const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\u*[^\n][^'\n]{0,5}|[^\\\n])'/);
	return character === null ? cursor.skipTo(cursor.at + 1) : cursor.read("string", cursor.at + character[0].length);
}

;// engine/languages/shell.js




const SHELL = {
	...plain/* SCRIPT */.Mm,
	languages: [{
		id: 104,
		language: "Shell",
		extensions: [
			"sh",
			"bash",
			"zsh",
			"ksh"
		]
	}],
	words: {
		kept: `if then elif else fi for in while until do done case esac select function return break continue exit echo printf read
      export unset shift set test eval exec trap cd`,
		dropped: "local declare",
		same: {
			"[": "[[",
			"]": "]]",
			"=": "=="
		}
	},
	quotes: [{
		...languages_quotes/* SINGLE_LINES */.zB,
		escape: ""
	}],
	wordPart: "-./",
	operators: "&& || ;; [[ ]] >> << <<< == != $( (( )) |&",
	leftOut: { line: "source ." },
	hooks: {
		"#": shell_comment,
		"\\": (0,languages_cursor/* skipping */.sY)(/^\\["'`\n]/),
		"<": (cursor) => {
			const here = (0,languages_cursor/* match */.YW)(cursor, /^<<(-?)[ \t]*(?:(["'])([^\n]+?)\2|\\?([^\s<>|&;()"'\\-][^\s<>|&;()"'\\]*))/);
			if (here === null) return false;
			const [all, tabs, , quoted, word] = here;
			return hereDocument(cursor, cursor.at + all.length, quoted ?? word ?? "", tabs === "" ? "exact" : "indented");
		},
		$: dollar,
		"\"": (cursor) => cursor.read("string", endOfString(cursor.text, cursor.at + 1))
	},
	newlines: true,
	hasOptionalSemicolons: true,
	interpreter: /\b(?:ba|z|k|da)?sh\b/,
	evaluates: /\beval\b|\b(?:ba|z|k|da)?sh\s+-c\b|\|\s*(?:ba|z|k|da)?sh\b|\bpython3?\s+-c\b/g,
	hasNoAiScore: true
};
const VARIABLE = (0,languages_cursor/* reading */.hF)("name", /^\$(?:\{(?:[^{}\n"'\\]|\\.|"[^"\n]*"|'[^'\n]*')*\}|\{[^{}\n]*\}|\w+|[?#@*!$-])/);
const escaped = (0,languages_cursor/* reading */.hF)("string", /^\$'(?:[^'\\]|\\[\s\S])*'/);
function dollar(cursor) {
	return escaped(cursor) || VARIABLE(cursor);
}
function shell_comment(cursor) {
	const before = cursor.text[cursor.at - 1] ?? " ";
	return before <= " " || ";(|&".includes(before) ? (0,languages_cursor/* skipLine */.IT)(cursor) : cursor.skipTo(cursor.at + 1);
}
const [IN_TEXT, IN_COMMAND] = [/\\[^]|\$[({]|["`}]/g, /\\[^]|'[^']*'|\$[({]|["`()}]/g];
const CLOSES = {
	"\"": "\"",
	"`": "`",
	"$(": ")",
	"(": ")",
	"${": "}"
};
const LONGEST_NESTING = 400;
const DEEPEST_NESTING = 16;
function endOfString(text, from) {
	const part = text.slice(from, from + LONGEST_NESTING);
	const open = ["\""];
	for (let at = 0;;) {
		const inner = open.at(-1);
		const marks = inner === "\"" || inner === "${" ? IN_TEXT : IN_COMMAND;
		marks.lastIndex = at;
		const mark = marks.exec(part)?.[0];
		if (mark === undefined || open.length > DEEPEST_NESTING) return (0,languages_quotes/* endOfQuote */.LB)(text, from, languages_quotes/* DOUBLE_LINES */.qw);
		at = marks.lastIndex;
		if (mark === CLOSES[inner]) open.pop();
		else if (CLOSES[mark] !== undefined) open.push(mark);
		if (open.length === 0) return from + at;
	}
}

;// engine/languages/sql.js




const TEXT = {
	...languages_quotes/* DOUBLED_SINGLE */.xK,
	multiline: true
};
const SQL = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 22,
		language: "SQL",
		extensions: [
			"sql",
			"ddl",
			"dml",
			"pks",
			"pkb",
			"psql"
		]
	}],
	words: {
		kept: `select from where group by having order limit offset insert into values update set delete create table view index
      trigger procedure function alter add drop column constraint primary foreign key references unique check default join
      left right full cross on using union all intersect except distinct case when then else end and or not in exists
      between like is desc with recursive over partition rows range begin commit rollback declare if elsif loop while for
      return returns language cursor fetch open close exception raise count sum avg min max coalesce cast`,
		dropped: "as inner outer asc",
		types: "int integer bigint smallint decimal numeric float real double varchar char text date timestamp boolean bool",
		constants: "null true false",
		same: { "<>": "!=" }
	},
	ignoreCase: true,
	lineComments: ["--", "#"],
	quotes: [
		TEXT,
		{
			...TEXT,
			open: "\"",
			close: "\"",
			name: true
		},
		{
			...TEXT,
			open: "`",
			close: "`",
			name: true
		}
	],
	operators: "<> != <= >= || := ::",
	hooks: {
		$: (0,languages_cursor/* skipping */.sY)(/^\$\w*\$/),
		"'": sql_escaped,
		qQnN: quotedByOracle,
		rRpP: (cursor) => (0,languages_cursor/* isFirstOfLine */._L)(cursor.text, cursor.at) && (0,languages_cursor/* match */.YW)(cursor, /^(?:rem|remark|prompt)\b/i) !== null && (0,languages_cursor/* skipLine */.IT)(cursor),
		"#": notComment
	},
	evaluates: /\bexecute\b|\bsp_executesql\b/gi,
	hasNoAiScore: true
};
const ESCAPES = /\b[eE]$/;
const UNCLOSED = new WeakSet();
function sql_escaped(cursor) {
	const { text, at } = cursor;
	if (UNCLOSED.has(cursor)) return false;
	let isEscaped = ESCAPES.test(text.slice(Math.max(0, at - 2), at));
	for (let next = at + 1; next < text.length; next += 1) {
		const character = text[next];
		if (character === "\\") {
			isEscaped ||= text[next + 1] === "'" && /[\p{L}\p{N}]/u.test(text[next + 2] ?? "");
			if (isEscaped || text[next + 1] !== "'") next += 1;
		} else if (character === "'") {
			if (text[next + 1] !== "'") return isEscaped && cursor.read("string", next + 1);
			next += 1;
		}
	}
	UNCLOSED.add(cursor);
	return false;
}
function quotedByOracle(cursor) {
	const found = (0,languages_cursor/* match */.YW)(cursor, /^n?q'([^\s'])/i);
	if (found === null) return false;
	const [all, open = ""] = found;
	return cursor.read("string", (0,languages_cursor/* endAfter */.uY)(cursor.text, `${CLOSING[open] ?? open}'`, cursor.at + all.length));
}
function notComment(cursor) {
	const { text, at } = cursor;
	const isTable = (0,languages_cursor/* match */.YW)(cursor, /^##?\w+\.\w/) !== null || (0,languages_cursor/* match */.YW)(cursor, /^##?\w/) !== null && /\b(?:from|join|into|table|update|exists|delete|truncate|on)[ \t]+$/i.test(text.slice(Math.max(0, at - 20), at));
	return (isTable || (0,languages_cursor/* match */.YW)(cursor, /^#(?:>|-[^-])/) !== null) && cursor.skipTo(at + 1);
}

;// engine/languages/swift.js






const SWIFT = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 43,
		language: "Swift",
		extensions: ["swift"]
	}],
	words: {
		kept: `if else for in while repeat switch case default break continue fallthrough return guard defer func class struct enum
      protocol extension init deinit subscript get set is as try catch throw throws do where self super typealias await
      associatedtype`,
		dropped: `public private internal fileprivate open static final override mutating nonmutating lazy weak unowned convenience
      required indirect inout async rethrows dynamic optional some any`,
		constants: "true false nil",
		same: { let: "let var" }
	},
	contextual: [
		[`open final override mutating nonmutating lazy weak unowned convenience required indirect dynamic optional some any`, contextual/* BEFORE_WORD */.ZN],
		["async", contextual/* OF_FUNCTION */.f5],
		["get set", contextual/* OF_PROPERTY */.Wm]
	],
	blockComments: [plain/* NESTED_SLASHES */.sF],
	quotes: [languages_quotes/* BACKTICK_NAME */.To],
	operators: "=== !== == != <= >= && || ?? ?. += -= *= /= %= -> ... ..<",
	leftOut: { line: "import package" },
	hooks: {
		"@": annotation,
		"\"": interpolated("\\(", true),
		"#": swift_rawString,
		"/": swift_pattern
	},
	hasOptionalSemicolons: true,
	hasBraces: true,
	declaresByWord: true
};
function swift_rawString(cursor) {
	const raw = (0,languages_cursor/* match */.YW)(cursor, /^(#+)("{3}|"|\/)/);
	if (raw === null) return false;
	const [all, marks = "", quotes = ""] = raw;
	return cursor.read(quotes === "/" ? "pattern" : "string", (0,languages_cursor/* endAfter */.uY)(cursor.text, quotes + marks, cursor.at + all.length));
}
function swift_pattern(cursor) {
	const found = cursor.expectsValue ? (0,languages_cursor/* match */.YW)(cursor, /^\/(?![\s/*),])(?:[^/\\\n]|\\.)*(?<!\s)\//) : null;
	return found !== null && cursor.read("pattern", cursor.at + found[0].length);
}

;// engine/languages/text.js

const PROSE = [
	"txt",
	"md",
	"tex",
	"rst"
];
const text_TEXT = {
	...plain/* PLAIN */.tZ,
	tokenizer: "words",
	lineComments: [],
	blockComments: [],
	languages: [{
		id: 41,
		language: "Text",
		extensions: PROSE,
		onlyByName: true
	}, {
		id: 42,
		language: "Plain Text",
		extensions: PROSE,
		onlyByName: true
	}],
	hasNoAiScore: true
};

;// engine/languages/verilog.js



const VERILOG = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 114,
		language: "Verilog",
		extensions: [
			"v",
			"vh",
			"sv",
			"svh"
		]
	}],
	words: {
		kept: `module endmodule input output inout logic assign always initial final begin end if else case casex casez endcase default for
      while do repeat forever foreach posedge negedge or and not nand nor xor xnor buf parameter localparam defparam function endfunction
      task endtask generate endgenerate genvar wait disable fork join join_any join_none struct union enum typedef package endpackage
      interface endinterface modport class endclass extends new return break continue inside assert property sequence specify endspecify
      this super event force release`,
		dropped: "signed unsigned automatic static unique unique0 priority packed const virtual local protected rand",
		types: "integer int shortint longint byte bit time real realtime string void supply0 supply1",
		same: {
			logic: "wire reg tri wand wor",
			always: "always_comb always_ff always_latch"
		}
	},
	quotes: [{
		...languages_quotes/* DOUBLE_LINES */.qw,
		open: "\"\"\"",
		close: "\"\"\""
	}, languages_quotes/* DOUBLE */.y4],
	wordPart: "$",
	wordStart: "$",
	operators: "<= >= == != === !== ==? !=? && || ** << >> <<< >>> -> ->> => *> ++ -- += -= *= /= %= &= |= ^= ~& ~| ~^ ^~ +: -: :: ## |-> |=> <<= >>=",
	leftOut: { semicolon: "import export" },
	hooks: {
		"'": digits,
		"`": verilog_directive,
		"\\": (0,languages_cursor/* reading */.hF)("name", /^\\[!-~]+/),
		"(": (0,languages_cursor/* skipping */.sY)(/^\(\*(?!\s*\))[^\n*]{0,200}\*\)/)
	},
	evaluates: /\$system\s*\(/g
};
function digits(cursor) {
	const found = (0,languages_cursor/* match */.YW)(cursor, /^'(?:[sS]?[bodhBODH]\s*[\da-fA-FxXzZ_?]+|[01xXzZ](?!\w))/);
	if (found === null) return false;
	const end = cursor.at + found[0].length;
	return cursor.expectsValue ? cursor.read("string", end) : cursor.skipTo(end);
}
function verilog_directive(cursor) {
	const definition = (0,languages_cursor/* match */.YW)(cursor, /^`define\s+\w+/);
	if (definition !== null) return cursor.skipTo(cursor.at + definition[0].length);
	const other = (0,languages_cursor/* match */.YW)(cursor, /^`(?:include|timescale|default_nettype|undef|ifdef|ifndef|elsif|else|endif|resetall|celldefine|endcelldefine|line|pragma)\b[^\n]*/);
	if (other !== null) return cursor.skipTo(cursor.at + other[0].length);
	const use = (0,languages_cursor/* match */.YW)(cursor, /^`\w+/);
	return use === null ? cursor.skipTo(cursor.at + 1) : cursor.read("name", cursor.at + use[0].length);
}

;// engine/languages/vhdl.js



const AFTER_END = /\b(end)([ \t]+(?:if|case|loop|process|entity|architecture|component|generate|function|procedure|package|record|block|body)\b)?([ \t]+(?:body[ \t]+)?[a-z]\w*)?(?=[ \t]*;)/gi;
const VHDL = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 115,
		language: "VHDL",
		extensions: ["vhd", "vhdl"]
	}],
	words: {
		kept: `entity architecture is of begin end port map generic signal variable constant process if then elsif else case when others for
      while loop generate component function procedure return wait until after and or not xor nand nor xnor mod rem abs sll srl sla sra
      rol ror in out inout buffer to downto array record type subtype package body all rising_edge falling_edge range report assert
      severity null select with exit next attribute block file access alias`,
		dropped: "shared pure impure guarded transport inertial",
		types: `std_logic std_ulogic std_logic_vector std_ulogic_vector bit bit_vector integer natural positive boolean real unsigned signed
      string time`,
		constants: "true false"
	},
	ignoreCase: true,
	lineComments: ["--"],
	quotes: [languages_quotes/* DOUBLED */._m],
	operators: "<= >= => := /= ** <> ?= ?/= << >>",
	leftOut: { semicolon: "library use" },
	hooks: {
		"'": languages_quotes/* character */.GG,
		bBoOxX: (0,languages_cursor/* reading */.hF)("string", /^[box]"[\da-f_]*"/i)
	},
	prepare: (text) => text.replaceAll(AFTER_END, (all, end) => end.padEnd(all.length))
};

;// engine/languages/visual-basic.js



const VISUAL_BASIC = {
	...plain/* PLAIN */.tZ,
	languages: [{
		id: 23,
		language: "VB",
		extensions: [
			"vb",
			"vbs",
			"bas",
			"frm",
			"cls"
		]
	}],
	words: {
		kept: `if then else elseif end for each to step next while wend do loop until select case exit return sub function class
      module structure enum property get set new try catch finally throw dim as of in is and or not xor andalso orelse mod with
      using call on error goto let inherits implements handles raiseevent addressof`,
		dropped: "public private protected friend static shared const readonly byval byref overrides overridable",
		types: "integer long short byte single double decimal string boolean object char date variant",
		constants: "true false nothing",
		same: {
			and: "andalso",
			or: "orelse"
		}
	},
	ignoreCase: true,
	lineComments: ["'"],
	blockComments: [],
	quotes: [languages_quotes/* DOUBLED */._m],
	operators: "<> <= >= += -= *= /= &=",
	leftOut: { line: "imports option rem" },
	hooks: { _: (0,languages_cursor/* skipping */.sY)(/^_[ \t]*\n/) },
	newlines: true
};

;// engine/languages/languages.js
































const ROWS = {
	generic: GENERIC,
	java: JAVA,
	c: C,
	csharp: C_SHARP,
	javascript: javascript/* JAVASCRIPT */.i,
	python: python/* PYTHON */.Z,
	go: GO,
	rust: RUST,
	php: PHP,
	kotlin: KOTLIN,
	swift: SWIFT,
	scala: SCALA,
	ruby: RUBY,
	shell: SHELL,
	sql: SQL,
	r: R,
	matlab: MATLAB,
	haskell: HASKELL,
	lisp: LISP,
	perl: PERL,
	basic: VISUAL_BASIC,
	pascal: PASCAL,
	assembly: ASSEMBLY,
	markup: MARKUP,
	text: text_TEXT,
	lua: LUA,
	dart: DART,
	ml: ML,
	prolog: PROLOG,
	verilog: VERILOG,
	vhdl: VHDL,
	fortran: FORTRAN
};
const FAMILIES = ROWS;
const FAMILY_NAMES = Object.keys(ROWS);
const AUTO_DETECT = 999;
const LANGUAGES = [...FAMILY_NAMES.flatMap((family) => FAMILIES[family].languages.map((row) => ({
	...row,
	family
}))).toSorted((a, b) => a.id - b.id), {
	id: AUTO_DETECT,
	language: "Auto Detect",
	extensions: [],
	family: "generic"
}];
const BY_EXTENSION = new Map();
for (const { extensions, family, onlyByName } of LANGUAGES) {
	if (onlyByName === true) continue;
	for (const extension of extensions) if (!BY_EXTENSION.has(extension)) BY_EXTENSION.set(extension, family);
}
function languageById(id) {
	return LANGUAGES.find((language) => language.id === id);
}
function languageNamed(text) {
	const wanted = text.trim().toLowerCase().replace(/^\./, "");
	return LANGUAGES.find(({ id, language }) => language.toLowerCase() === wanted || String(id) === wanted) ?? LANGUAGES.find(({ extensions }) => extensions.includes(wanted));
}
function extensionOf(path) {
	const name = shownName(path.slice(path.lastIndexOf("/") + 1));
	const dot = name.lastIndexOf(".");
	return dot <= 0 ? "" : name.slice(dot + 1).toLowerCase();
}
function shownName(name) {
	return /^[!-~]*$/.test(name) ? name : name.normalize("NFKC").replaceAll(/[\p{C}\p{M}]/gu, "").trim();
}
function familyOfExtension(extension) {
	return BY_EXTENSION.get(extension);
}
function isSourceName(path) {
	return BY_EXTENSION.has(extensionOf(path));
}
function familyOfShebang(text) {
	if (!text.startsWith("#!")) return undefined;
	const line = text.slice(0, 200).split("\n", 1)[0] ?? "";
	return FAMILY_NAMES.find((family) => FAMILIES[family].interpreter?.test(line) === true) ?? "generic";
}


}),

62771:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gv:()=>NUMERIC_TYPES,
Mm:()=>SCRIPT,
iy:()=>C_CONTROL,
sF:()=>NESTED_SLASHES,
tZ:()=>PLAIN
});
var _quotes_js__0__ = __load__(27238);

const SLASHES = {
	open: "/*",
	close: "*/",
	nested: false
};
const NESTED_SLASHES = {
	...SLASHES,
	nested: true
};
const PLAIN = {
	tokenizer: "rules",
	words: {},
	ignoreCase: false,
	lineComments: ["//"],
	blockComments: [SLASHES],
	quotes: [_quotes_js__0__.y4, _quotes_js__0__.zt],
	wordStart: "",
	wordPart: "",
	operators: "== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= -> :: ... ?? ?. => <=> ->* .* >>> >>>= **",
	leftOut: {},
	hooks: {},
	newlines: false
};
const SCRIPT = {
	...PLAIN,
	lineComments: ["#"],
	blockComments: []
};
const C_CONTROL = "if else for while do switch case default break continue return goto";
const NUMERIC_TYPES = "int long short byte char float double boolean void";


}),

76181:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>PYTHON
});
var _plain_js__0__ = __load__(62771);

const PYTHON = {
	..._plain_js__0__.Mm,
	tokenizer: "python",
	languages: [{
		id: 14,
		language: "Python",
		extensions: [
			"py",
			"pyw",
			"pyi",
			"pyx",
			"pxd",
			"ipynb",
			"qmd"
		]
	}, {
		id: 108,
		language: "Jupyter Notebook",
		extensions: ["ipynb"]
	}],
	words: {
		kept: `if elif else for while break continue return def class lambda try except finally raise with as in is not and or
      pass yield await assert del match case`,
		dropped: "async global nonlocal",
		constants: "True False None"
	},
	operators: "== != <= >= += -= *= /= //= %= **= @= &= |= ^= <<= >>= := -> ** // << >> ...",
	interpreter: /python/,
	hasOptionalSemicolons: true,
	runsOutsideFunctions: true,
	evaluates: /\b(?:exec|eval|execfile|runpy|marshal|FunctionType|runsource|os\.system|subprocess)\b/g,
	readsItself: /\bexec\s*\([^\n]{0,80}\b(?:open|__doc__|__file__|getsource)\b|\b(?:__doc__|__file__|getsource)\b[^]{0,400}\bexec\s*\(/g
};


}),

27238:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
GG:()=>character,
LB:()=>endOfQuote,
To:()=>BACKTICK_NAME,
_m:()=>DOUBLED,
p$:()=>BACKTICK_LINES,
qw:()=>DOUBLE_LINES,
xK:()=>DOUBLED_SINGLE,
y4:()=>DOUBLE,
zB:()=>SINGLE_LINES,
zt:()=>SINGLE
});
var _cursor_js__0__ = __load__(96325);

const DOUBLE = {
	open: "\"",
	close: "\"",
	escape: "\\",
	doubled: false,
	multiline: false
};
const SINGLE = {
	...DOUBLE,
	open: "'",
	close: "'"
};
const DOUBLE_LINES = {
	...DOUBLE,
	multiline: true
};
const SINGLE_LINES = {
	...SINGLE,
	multiline: true
};
const BACKTICK_LINES = {
	...DOUBLE_LINES,
	open: "`",
	close: "`"
};
const BACKTICK_NAME = {
	...DOUBLE,
	open: "`",
	close: "`",
	name: true
};
const DOUBLED = {
	...DOUBLE,
	escape: "",
	doubled: true
};
const DOUBLED_SINGLE = {
	...DOUBLED,
	open: "'",
	close: "'"
};
const LINE_FEED = 10;
function endOfQuote(text, from, quote) {
	const { close, escape } = quote;
	const first = close.charCodeAt(0);
	const escapeCode = escape === "" ? -1 : escape.charCodeAt(0);
	let at = from;
	while (at < text.length) {
		const code = text.charCodeAt(at);
		if (code === escapeCode) {
			at += 2;
		} else if (code === LINE_FEED && !quote.multiline) {
			return at;
		} else if (code === first && (close.length === 1 || text.startsWith(close, at))) {
			if (quote.doubled && text.startsWith(close, at + close.length)) at += close.length * 2;
			else return at + close.length;
		} else {
			at += 1;
		}
	}
	return text.length;
}
function character(cursor) {
	if (!cursor.expectsValue) return false;
	const found = (0,_cursor_js__0__.YW)(cursor, /^'(?:\\[^'\n]{1,10}|[^\n])'/);
	return found !== null && cursor.read("string", cursor.at + found[0].length);
}


}),

34783:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
O:()=>scriptsIn,
S:()=>scriptsOf
});
var _blanked_js__0__ = __load__(828);

const MARKS = /<!--|-->|<\/?script(?=[\s/>])/gi;
const ATTRIBUTES = /(?:[^<>=]|=\s*(?:"[^"]*"|'[^']*')|=(?!\s*["']))*>|[^>]{0,500}>/y;
function scriptsIn(text) {
	const scripts = [];
	let open;
	let isDoubtful = false;
	let wasInComment = false;
	let isInComment = false;
	let hasInner = false;
	const close = (to) => {
		if (open !== undefined) scripts.push({
			...open,
			to
		});
		open = undefined;
	};
	MARKS.lastIndex = 0;
	for (let match = MARKS.exec(text); match !== null; match = MARKS.exec(text)) {
		const [mark] = match;
		if (mark === "<!--") {
			isInComment = true;
		} else if (mark === "-->") {
			isInComment = false;
			hasInner = false;
			isDoubtful = wasInComment;
		} else if (mark.startsWith("</")) {
			if (!hasInner) {
				close(match.index);
				isInComment = false;
			}
			hasInner = false;
		} else if (open === undefined || isDoubtful || open.attributes.endsWith("/")) {
			ATTRIBUTES.lastIndex = MARKS.lastIndex;
			const [tag] = ATTRIBUTES.exec(text) ?? [];
			if (tag === undefined) continue;
			if (!isDoubtful) close(match.index);
			MARKS.lastIndex += tag.length;
			open = {
				attributes: tag.slice(0, -1),
				from: MARKS.lastIndex
			};
			wasInComment = isInComment;
			isDoubtful = false;
		} else {
			hasInner = isInComment && !wasInComment;
		}
	}
	if (!wasInComment) close(text.length);
	return scripts;
}
function scriptsOf(text) {
	const parts = [];
	let at = 0;
	for (const { from, to } of scriptsIn(text)) {
		parts.push((0,_blanked_js__0__.G)(text.slice(at, from)), text.slice(from, to));
		at = to;
		if (to < text.length) {
			parts.push(";");
			at += 1;
		}
	}
	parts.push((0,_blanked_js__0__.G)(text.slice(at)));
	return parts.join("");
}


}),


};
