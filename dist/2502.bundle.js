export const id = 2502;
export const ids = [2502];
export const modules = {


82502:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
runCommand:()=>runCommand
});

var version = __load__(58508);
var terminal = __load__(48804);
var exit_codes = __load__(87408);
var commands = __load__(52851);
var arguments_option = __load__(30408);
;// program/command-line/arguments/help-text.js




const COLUMNS = 100;
const INTRODUCTION = "Checks source code for similarity: between submissions, with an archive, and with AI-written solutions.";
const EXAMPLES = `# Every subfolder (or ZIP) of submissions/ is one submission. Nothing leaves this machine.
code-similarity check submissions

# Starter code is held against nobody; last year's work is compared with and not judged.
code-similarity check submissions --starter starter --archive last-year

# Show what would be done, then do it on a remote service.
export CODE_SIMILARITY_KEY=\u2026
code-similarity check submissions --base-url https://service.example/api/v1 --dry-run
code-similarity check submissions --base-url https://service.example/api/v1

# Look at the result.
code-similarity report similarity-report

# The paper for a hearing about its first pair, and the copy for one of the two.
code-similarity dossier 1 --pdf
code-similarity dossier 1 --for amber --pdf
`;
const introduction = () => `${(0,terminal/* wrap */.LV)(INTRODUCTION, COLUMNS).join("\n")}

Commands
${help_text_commands()}
Examples
${EXAMPLES.replaceAll(/^(?=.)/gm, "  ")}
Options
  -h, --help
      This text; behind a command, the help of the command.
  -V, --version
      The version.

Exit status
${exitCodes()}`;
function helpText(command, width) {
	if (command === null) return introduction();
	const columns = Math.min(120, Math.max(60, width));
	const notes = commands/* COMMANDS */.Lo[command].notes.flatMap((note) => paragraph(note, columns));
	return (0,arguments_option/* optionParser */.Z5)(commands/* COMMANDS */.Lo[command]).description([commands/* COMMANDS */.Lo[command].summary, ...notes.length === 0 ? [] : ["", ...notes]].join("\n")).configureHelp({
		helpWidth: columns,
		optionTerm: ({ flags }) => flags.replace(" [true|false]", "[=<true|false>]"),
		optionDescription: ({ description }) => description,
		formatItem: (term, _, description) => [`  ${term}`, ...(0,terminal/* wrap */.LV)(description, columns - 6).map((line) => `      ${line}`)].join("\n")
	}).helpInformation();
}
function exitCodes() {
	return exit_codes/* EXIT_CODES */.ai.map(({ code, meaning }) => {
		const [first = "", ...more] = (0,terminal/* wrap */.LV)(meaning, COLUMNS - 7);
		return [
			`  ${String(code).padEnd(3)}  ${first}`,
			...more.map((line) => `       ${line}`),
			""
		].join("\n");
	}).join("");
}
function help_text_commands() {
	return commands/* COMMAND_NAMES */.nZ.map((name) => {
		const { usage, summary } = commands/* COMMANDS */.Lo[name];
		return `  code-similarity ${name} ${usage}\n      ${summary}\n`;
	}).join("");
}
function paragraph(note, columns) {
	if (!note.startsWith("- ")) return (0,terminal/* wrap */.LV)(note, columns);
	return (0,terminal/* wrap */.LV)(note.slice(2), columns - 4).map((line, index) => `${index === 0 ? "  - " : "    "}${line}`);
}

var parse_command_line = __load__(47722);
;// program/command-line/run-command.js



const DEFAULT_WIDTH = 100;
async function runCommand(command, environment) {
	switch (command.kind) {
		case "help":
			process.stdout.write(helpText(command.command, process.stdout.columns || DEFAULT_WIDTH));
			return 0;
		case "version":
			process.stdout.write(`${version/* VERSION */.x}\n`);
			return 0;
		case "completion": {
			const { completionScript } = await __load__.e(/* import() */ 9179).then(__load__.bind(__load__, 19179));
			process.stdout.write(completionScript(command.shell));
			return 0;
		}
		case "check": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(1603), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(5579), __load__.e(3300), __load__.e(4819), __load__.e(1166), __load__.e(3830), __load__.e(9792), __load__.e(7706)]).then(__load__.bind(__load__, 37706))).check((0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment), command, environment);
		case "doctor": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(1603), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(5579), __load__.e(3300), __load__.e(4819), __load__.e(1166), __load__.e(3830), __load__.e(9792), __load__.e(1987)]).then(__load__.bind(__load__, 41987))).doctor({
			...command,
			inputs: (0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment)
		}, environment);
		case "bot": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(9237), __load__.e(1603), __load__.e(8225), __load__.e(1703), __load__.e(9949), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(9188), __load__.e(5579), __load__.e(3300), __load__.e(4819), __load__.e(1166), __load__.e(461), __load__.e(6223), __load__.e(5454), __load__.e(6588), __load__.e(4338)]).then(__load__.bind(__load__, 35390))).serveBot(command, environment);
		case "set-up-app": return (await Promise.all(/* import() */[__load__.e(3863), __load__.e(6588), __load__.e(3687)]).then(__load__.bind(__load__, 18628))).setUpBot(command, environment);
		case "state": return (await Promise.all(/* import() */[__load__.e(497), __load__.e(3863), __load__.e(224), __load__.e(5579), __load__.e(6223), __load__.e(7345)]).then(__load__.bind(__load__, 23565))).keepState(command, environment);
		case "report": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(9690)]).then(__load__.bind(__load__, 19740))).serveReport(command.directory, environment);
		case "course": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(1603), __load__.e(497), __load__.e(3863), __load__.e(9944), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(5579), __load__.e(3300), __load__.e(4819), __load__.e(1166), __load__.e(3830), __load__.e(461), __load__.e(9792), __load__.e(5173)]).then(__load__.bind(__load__, 55173))).course({
			...command,
			inputs: (0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment)
		}, environment);
		case "dossier": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(497), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3190), __load__.e(3124), __load__.e(1953), __load__.e(2498)]).then(__load__.bind(__load__, 69716))).writeDossier(command, environment);
		case "compare-reports": return (await Promise.all(/* import() */[__load__.e(713), __load__.e(9094), __load__.e(224), __load__.e(7349), __load__.e(3124), __load__.e(9690)]).then(__load__.bind(__load__, 19740))).compareReports(command, environment);
		case "serve":
		case "work":
		case "users":
		case "keys":
		case "audit":
		case "backup":
		case "restore": return null;
	}
}


}),


};
