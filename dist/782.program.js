export const id = 782;
export const ids = [782];
export const modules = {

/***/ 86782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/domain/exit-codes.js
var exit_codes = __webpack_require__(39438);
;// CONCATENATED MODULE: ./build/settings/wrap.js
/** Breaks a text into lines of at most `width` characters at its spaces; a longer word gets a line of its own. */
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
        }
    }
    if (line !== '')
        lines.push(line);
    return lines;
}

// EXTERNAL MODULE: ./build/command-line/arguments/commands.js + 2 modules
var commands = __webpack_require__(17392);
// EXTERNAL MODULE: ./build/command-line/arguments/option-parser.js
var option_parser = __webpack_require__(94335);
;// CONCATENATED MODULE: ./build/command-line/arguments/help-text.js




/** Width of the program's own help. */
const COLUMNS = 100;
/** What the program does. */
const INTRODUCTION = 'Checks source code for similarity: between submissions, with an archive, and with AI-written solutions.';
/** Lines of a shell, with a comment above each group. */
const EXAMPLES = `# Every subfolder (or ZIP) of submissions/ is one submission. Nothing leaves this machine.
code-similarity check submissions

# Starter code is held against nobody; last year's work is compared with and not judged.
code-similarity check submissions --starter starter --archive last-year

# Show what would be done, then do it on a remote service.
export CODE_SIMILARITY_KEY=…
code-similarity check submissions --base-url https://service.example/api/v1 --dry-run
code-similarity check submissions --base-url https://service.example/api/v1

# Look at the result.
code-similarity report similarity-report

# The paper for a hearing about its first pair, and the copy for one of the two.
code-similarity dossier 1 --pdf
code-similarity dossier 1 --for amber --pdf
`;
const introduction = () => `${wrap(INTRODUCTION, COLUMNS).join('\n')}

Commands
${help_text_commands()}
Examples
${EXAMPLES.replaceAll(/^(?=.)/gm, '  ')}
Options
  -h, --help
      This text; behind a command, the help of the command.
  -V, --version
      The version.

Exit status
${exitCodes()}`;
/**
 * The text of `--help`.
 *
 * @param command null: of the whole program
 * @param width of the terminal, in characters; kept between 60 and 120
 */
function helpText(command, width) {
    if (command === null)
        return introduction();
    const columns = Math.min(120, Math.max(60, width));
    const notes = commands/* COMMANDS */.Lo[command].notes.flatMap((note) => paragraph(note, columns));
    return (0,option_parser/* optionParser */.Z)(commands/* COMMANDS */.Lo[command])
        .description([commands/* COMMANDS */.Lo[command].summary, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n'))
        .configureHelp({
        helpWidth: columns,
        optionTerm: ({ flags }) => flags.replace(' [true|false]', '[=<true|false>]'),
        optionDescription: ({ description }) => description,
        formatItem: (term, _, description) => [`  ${term}`, ...wrap(description, columns - 6).map((line) => `      ${line}`)].join('\n'),
    })
        .helpInformation();
}
function exitCodes() {
    return exit_codes/* EXIT_CODES */.ai.map(({ code, meaning }) => {
        const [first = '', ...more] = wrap(meaning, COLUMNS - 7);
        return [`  ${String(code).padEnd(3)}  ${first}`, ...more.map((line) => `       ${line}`), ''].join('\n');
    }).join('');
}
function help_text_commands() {
    return commands/* COMMAND_NAMES */.nZ.map((name) => {
        const { usage, summary } = commands/* COMMANDS */.Lo[name];
        return `  code-similarity ${name} ${usage}\n      ${summary}\n`;
    }).join('');
}
function paragraph(note, columns) {
    if (!note.startsWith('- '))
        return wrap(note, columns);
    return wrap(note.slice(2), columns - 4).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`);
}

// EXTERNAL MODULE: ./build/command-line/arguments/parse-command-line.js + 8 modules
var parse_command_line = __webpack_require__(45816);
;// CONCATENATED MODULE: ./build/command-line/run-command.js



const DEFAULT_WIDTH = 100;
/** Runs a command of one person, once. Each loads what it alone needs. @returns null for a server's, see `src/server.ts` */
async function runCommand(command, environment) {
    switch (command.kind) {
        case 'help':
            process.stdout.write(helpText(command.command, process.stdout.columns || DEFAULT_WIDTH));
            return 0;
        case 'version':
            process.stdout.write(`${version/* VERSION */.x}\n`);
            return 0;
        case 'completion': {
            const { completionScript } = await __webpack_require__.e(/* import() */ 395).then(__webpack_require__.bind(__webpack_require__, 23395));
            process.stdout.write(completionScript(command.shell));
            return 0;
        }
        case 'check': {
            const { check } = await Promise.all(/* import() */[__webpack_require__.e(333), __webpack_require__.e(85), __webpack_require__.e(520), __webpack_require__.e(675), __webpack_require__.e(637), __webpack_require__.e(454), __webpack_require__.e(826), __webpack_require__.e(58), __webpack_require__.e(398), __webpack_require__.e(330), __webpack_require__.e(0), __webpack_require__.e(17), __webpack_require__.e(960), __webpack_require__.e(263)]).then(__webpack_require__.bind(__webpack_require__, 79263));
            return check((0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment), command, environment);
        }
        case 'bot': {
            const { serveBot } = await Promise.all(/* import() */[__webpack_require__.e(333), __webpack_require__.e(85), __webpack_require__.e(520), __webpack_require__.e(561), __webpack_require__.e(814), __webpack_require__.e(264), __webpack_require__.e(675), __webpack_require__.e(637), __webpack_require__.e(454), __webpack_require__.e(826), __webpack_require__.e(58), __webpack_require__.e(398), __webpack_require__.e(330), __webpack_require__.e(0), __webpack_require__.e(17), __webpack_require__.e(676), __webpack_require__.e(876), __webpack_require__.e(412)]).then(__webpack_require__.bind(__webpack_require__, 52412));
            return serveBot(command, environment);
        }
        case 'set-up-app': {
            const { setUpBot } = await Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(329)]).then(__webpack_require__.bind(__webpack_require__, 84329));
            return setUpBot(command, environment);
        }
        case 'state': {
            const { keepState } = await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(454), __webpack_require__.e(58), __webpack_require__.e(330), __webpack_require__.e(676), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 88678));
            return keepState(command, environment);
        }
        case 'report': {
            const { serveReport } = await Promise.all(/* import() */[__webpack_require__.e(333), __webpack_require__.e(675), __webpack_require__.e(637), __webpack_require__.e(516)]).then(__webpack_require__.bind(__webpack_require__, 65516));
            return serveReport(command.directory, environment);
        }
        case 'dossier': {
            const { writeDossier } = await Promise.all(/* import() */[__webpack_require__.e(333), __webpack_require__.e(675), __webpack_require__.e(637), __webpack_require__.e(454), __webpack_require__.e(826), __webpack_require__.e(398), __webpack_require__.e(656), __webpack_require__.e(172)]).then(__webpack_require__.bind(__webpack_require__, 29172));
            return writeDossier(command, environment);
        }
        case 'compare-reports': {
            const { compareReports } = await Promise.all(/* import() */[__webpack_require__.e(333), __webpack_require__.e(675), __webpack_require__.e(637), __webpack_require__.e(516)]).then(__webpack_require__.bind(__webpack_require__, 65516));
            return compareReports(command, environment);
        }
        case 'serve':
        case 'work':
        case 'users':
        case 'keys':
        case 'audit':
        case 'backup':
        case 'restore':
            return null;
    }
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The program's version; the build's check keeps it equal to package.json. */
const VERSION = '0.1.0';


/***/ })

};
