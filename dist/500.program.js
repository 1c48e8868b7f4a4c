export const id = 500;
export const ids = [500];
export const modules = {

/***/ 17392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lo: () => (/* binding */ COMMANDS),
  nZ: () => (/* binding */ COMMAND_NAMES),
  IT: () => (/* binding */ OTHER_OPTIONS),
  s0: () => (/* binding */ PAPERS),
  OF: () => (/* binding */ SHELLS),
  zZ: () => (/* binding */ isCommandName)
});

// EXTERNAL MODULE: ./build/words/locale.js
var locale = __webpack_require__(69962);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs = __webpack_require__(1972);
;// CONCATENATED MODULE: ./build/settings/default-text.js

/** The default of an input as the documentation shows it, in Markdown; '' where there is none. */
function defaultText(name) {
    const { defaultNote, default: initial } = (0,inputs/* definitionOf */.Fg)(name);
    if (defaultNote !== undefined)
        return defaultNote;
    const isPlain = typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean';
    return isPlain ? `\`${initial}\`` : '';
}

;// CONCATENATED MODULE: ./build/command-line/arguments/input-options.js


/** The inputs of the action as options, in the groups and the order of the documentation. */
function inputOptions(isTaken = () => true) {
    return inputs/* GROUPS */.fd.flatMap(({ title, names }) => names.filter(isTaken).map((name) => inputOption(name, title)));
}
function inputOption(name, group) {
    const { kind, short, placeholder, description, allowed, choices } = (0,inputs/* definitionOf */.Fg)(name);
    // The runner fills in the action's token; here it comes from the environment.
    const initial = name === 'github-token' ? 'GITHUB_TOKEN' : defaultText(name);
    const text = initial === '' ? description : `${description} Default: ${initial}`;
    return {
        name,
        kind: kind === 'boolean' ? 'boolean' : 'value',
        placeholder,
        description: text.replaceAll('`', ''),
        group,
        allowed,
        repeated: kind === 'list' ? 'join' : 'refuse',
        ...(short === undefined ? {} : { short }),
        ...(choices === undefined ? {} : { choices }),
    };
}

// EXTERNAL MODULE: ./build/command-line/arguments/server-options.js
var server_options = __webpack_require__(36578);
// EXTERNAL MODULE: ./build/command-line/arguments/state-options.js
var state_options = __webpack_require__(55238);
;// CONCATENATED MODULE: ./build/command-line/arguments/commands.js




/** Shells that completions are made for. */
const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
const SWITCH = { kind: 'switch', placeholder: '', allowed: '', repeated: 'last' };
/** What every command takes, and the program without one. */
const OTHER_OPTIONS = [
    { ...SWITCH, name: 'help', short: 'h', description: 'This text.', group: 'Other options' },
    { ...SWITCH, name: 'version', short: 'V', description: 'The version.', group: 'Other options' },
];
/** How `check` says what it found. */
const PRINT_OPTIONS = [
    {
        ...SWITCH,
        name: 'json',
        description: 'Prints the document of report.json on stdout and nothing else there, also where the check failed. Messages are on stderr.',
        group: 'What is printed',
    },
    {
        ...SWITCH,
        name: 'quiet',
        short: 'q',
        description: 'Prints nothing but errors, and the document of --json. The exit status says the rest.',
        group: 'What is printed',
    },
];
/** Sizes of paper for `dossier --pdf`. */
const PAPERS = ['a4', 'letter'];
const DOSSIER = { kind: 'value', group: 'Dossier', repeated: 'refuse', allowed: 'text' };
const DOSSIER_SWITCH = { ...SWITCH, group: 'Dossier' };
const COMPARISON = { ...SWITCH, group: 'Comparison of two runs' };
/** Every command, in the order of the help. */
const COMMANDS = {
    check: {
        name: 'check',
        usage: 'PATH… [options]',
        summary: 'Checks folders of submissions.',
        notes: [
            'Every subfolder (or ZIP) of each PATH is one submission. The options are the inputs of the action, and .github/similarity.yml below the current folder is read as in a workflow. What differs on the command line:',
            '- PATH… stands for --source directory with these paths; without PATH, name submissions by --repositories or the like.',
            '- --dry-run is the same as --dry-run=true; --no-ai is the same as --ai=false.',
            '- Options that take a list may be given several times.',
            '- The key is read from CODE_SIMILARITY_KEY and the token from GITHUB_TOKEN, because other people on this machine can see options in its list of processes. The key is used only together with --base-url.',
        ],
        options: [...inputOptions(), ...PRINT_OPTIONS, ...OTHER_OPTIONS],
        operands: null,
    },
    report: {
        name: 'report',
        usage: 'DIR | --compare OLD NEW',
        summary: 'Opens the report of an earlier run, or shows what changed between two runs.',
        notes: [],
        options: [
            {
                ...COMPARISON,
                name: 'compare',
                description: 'Prints what changed between two runs: who is newly flagged or no longer, new pairs, moved numbers. OLD and NEW are folders of reports, or their report.json.',
            },
            { ...COMPARISON, name: 'json', description: 'Prints the comparison as JSON.' },
            ...OTHER_OPTIONS,
        ],
        operands: null,
    },
    dossier: {
        name: 'dossier',
        usage: 'PAIR [options]',
        summary: 'Writes what a hearing needs to know of one pair.',
        notes: [
            'PAIR is its place in the ranked list of the report (1), or two names: amber/chiara, or amber chiara. The dossier is one HTML file with both programs side by side, and nobody else in it.',
            'Without --for it is the copy for the panel, with both names. With --for NAME it is the copy for that person: the other one is called Student A or B, in the code as well. Code itself can name people: read a copy before you hand it out.',
        ],
        options: [
            {
                ...DOSSIER,
                name: 'report',
                placeholder: '<dir>',
                description: 'Folder of the report. Default: similarity-report',
            },
            {
                ...DOSSIER,
                name: 'for',
                placeholder: '<name>',
                description: 'Whose copy it is: one of the two. The other one is not named.',
            },
            {
                ...DOSSIER,
                name: 'out',
                placeholder: '<file>',
                description: 'Where it is written. Default: dossier-….html in the folder of the report',
            },
            {
                ...DOSSIER_SWITCH,
                name: 'pdf',
                description: 'Writes a PDF beside it, printed by Chrome, Chromium or Edge (found in PATH, or named by CHROME_PATH).',
            },
            {
                ...DOSSIER,
                name: 'paper',
                placeholder: '<size>',
                description: 'Size of the PDF. Default: a4',
                allowed: PAPERS.join(' or '),
                choices: PAPERS,
                isAllowed: (value) => PAPERS.some((one) => one === value),
            },
            {
                ...DOSSIER,
                name: 'course',
                placeholder: '<text>',
                description: 'The course, as the dossier names it.',
            },
            {
                ...DOSSIER,
                name: 'assignment',
                placeholder: '<text>',
                description: 'The assignment, as the dossier names it. Default: as the check called it',
            },
            {
                ...DOSSIER,
                name: 'locale',
                placeholder: '<language>',
                description: 'Its language. Default: that of the report, else en',
                allowed: locale/* LOCALES */.YZ.join(', '),
                choices: locale/* LOCALES */.YZ,
                isAllowed: (value) => locale/* LOCALES */.YZ.some((one) => one === value),
            },
            { ...DOSSIER_SWITCH, name: 'open', description: 'Opens it.' },
            ...OTHER_OPTIONS,
        ],
        operands: [],
    },
    serve: {
        name: 'serve',
        usage: '[options]',
        summary: 'Runs the embedded service for others to use.',
        notes: [
            'The key that clients send is CODE_SIMILARITY_KEY. On the first start with a data folder one is made and printed once.',
        ],
        options: [...server_options/* LISTEN_OPTIONS */.ZV, ...server_options/* SERVICE_OPTIONS */.DL, ...OTHER_OPTIONS],
        operands: [],
    },
    bot: {
        name: 'bot',
        usage: '[options]',
        summary: "Answers a GitHub App's webhook.",
        notes: [
            'POST /webhook takes deliveries, GET /health answers. WEBHOOK_SECRET, APP_ID and APP_PRIVATE_KEY (the text of the .pem file, or its path) say who the App is; what of them is missing is taken from the folder of --data, where --setup puts it. The inputs say how a pull request is checked; no config file is read.',
        ],
        options: [
            ...server_options/* LISTEN_OPTIONS */.ZV,
            ...server_options/* BOT_OPTIONS */.$W,
            ...server_options/* SETUP_OPTIONS */.xb,
            ...inputOptions((name) => name !== 'source' && name !== 'path'),
            ...OTHER_OPTIONS,
        ],
        operands: [],
    },
    state: {
        name: 'state',
        usage: 'ACTION [NAME…] [options]',
        summary: 'Looks after what scans remember.',
        notes: [
            'ACTION is one of these:',
            '- show: assignments with their size, how many people they name, when they were last used, what is pending, and what was told and decided.',
            '- prune: forgets who is who in the assignments that are named, or in all that are over (--over). What was reported and decided stays, unless --everything is given.',
            '- repair: puts back what can be read of the copies of damaged files, and removes copies that are not needed any more.',
            '- export: prints everything but secrets as JSON.',
            'The token is read from GITHUB_TOKEN. It needs contents: read, and contents: write for prune and repair, which refuse while a scan runs.',
        ],
        options: [...state_options/* STATE_OPTIONS */.J, ...OTHER_OPTIONS],
        operands: state_options/* STATE_ACTIONS */.W,
    },
    completion: {
        name: 'completion',
        usage: 'SHELL',
        summary: 'Prints completions of commands and options for a shell.',
        notes: [
            `SHELL is ${SHELLS.slice(0, -1).join(', ')} or ${SHELLS.at(-1) ?? ''}.`,
            'For bash, put this into ~/.bashrc: source <(code-similarity completion bash)',
            'For zsh, put this into ~/.zshrc, below compinit: source <(code-similarity completion zsh)',
            'For fish: code-similarity completion fish > ~/.config/fish/completions/code-similarity.fish',
            'For PowerShell, put this into the file that $PROFILE names: code-similarity completion powershell | Out-String | Invoke-Expression',
        ],
        options: OTHER_OPTIONS,
        operands: SHELLS,
    },
};
const COMMAND_NAMES = Object.keys(COMMANDS);
function isCommandName(name) {
    return COMMAND_NAMES.some((known) => known === name);
}


/***/ }),

/***/ 94335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ optionParser)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/**
 * The parser of one command. It collects values and judges none: what is missing, unknown or given twice is said in our own
 * sentences, all of them at once.
 */
function optionParser({ name, usage, summary, options }) {
    const parser = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB(`code-similarity ${name}`.trim())
        .usage(usage)
        .summary(summary)
        .helpOption(false)
        .combineFlagAndOptionalValue(false);
    for (const one of options) {
        parser.addOption(optionOf(one, one.name));
        if (one.kind === 'boolean')
            parser.addOption(optionOf(one, `no-${one.name}`).preset('false').hideHelp());
    }
    return parser;
}
function optionOf(definition, name) {
    const { short, kind, placeholder, description, group } = definition;
    const isNegated = name !== definition.name;
    const long = short === undefined || isNegated ? `--${name}` : `-${short}, --${name}`;
    const value = { value: ` ${placeholder}`, boolean: isNegated ? '' : ' [true|false]', switch: '' }[kind];
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${long}${value}`, description)
        .helpGroup(group)
        .preset('true')
        .argParser((given, before) => [...(before ?? []), given]);
}


/***/ }),

/***/ 91822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X4: () => (/* binding */ asksForDocument),
  Du: () => (/* binding */ parseCommandLine),
  Ec: () => (/* binding */ withEnvironment)
});

// EXTERNAL MODULE: ./build/domain/nearest.js
var nearest = __webpack_require__(39099);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/settings/quoted.js
var quoted = __webpack_require__(73682);
// EXTERNAL MODULE: ./build/command-line/arguments/commands.js + 2 modules
var commands = __webpack_require__(17392);
// EXTERNAL MODULE: ./build/settings/inputs/inputs.js + 11 modules
var inputs = __webpack_require__(1972);
;// CONCATENATED MODULE: ./build/command-line/arguments/refusal.js

/** The error that names every problem of a command line, one a line. */
function refusal(problems) {
    return new outcome/* ConfigurationError */.j1(problems.join('\n'));
}

;// CONCATENATED MODULE: ./build/command-line/arguments/read-check.js


/** One of these says where submissions are, so that no PATH is needed. */
const SAY_WHERE = [
    'path',
    'add',
    'source',
    'repositories',
    'manifest',
    'classroom50',
    'organization',
    'check-id',
    'config',
];
/** What `check` was asked for. @throws ConfigurationError naming every problem */
function readCheckCommand(words) {
    return {
        kind: 'check',
        inputs: readCheck(words),
        json: words.values.has('json'),
        quiet: words.values.has('quiet'),
    };
}
/** The inputs that `check` was given; paths are in `path`. @throws ConfigurationError naming every problem */
function readCheck({ operands: paths, values, problems }) {
    const found = [...problems, ...pathProblems(paths, values)];
    if (found.length > 0)
        throw refusal(found);
    return {
        ...inputsOf(values),
        ...(paths.length > 0 ? { source: 'directory', path: paths.map(asLine).join('\n') } : {}),
    };
}
/** The values of options that are inputs, as the action would get them. */
function inputsOf(values) {
    return Object.fromEntries([...values].filter(([name]) => (0,inputs/* isInputName */.wp)(name)).map(([name, given]) => [name, given.join('\n')]));
}
function pathProblems(paths, values) {
    if (paths.length === 0) {
        return SAY_WHERE.some((name) => values.has(name))
            ? []
            : [
                'PATH is missing: name the folder whose subfolders are the submissions, as in: code-similarity check submissions',
            ];
    }
    const problems = [];
    const stray = paths.find((path) => path === 'true' || path === 'false');
    if (stray !== undefined) {
        problems.push(`${stray} is read as a path; a value of an option that is true or false stands behind =, as in --ai=${stray}.`);
    }
    if (values.has('path'))
        problems.push('--path: say it once, as PATH after check or as --path.');
    if (values.has('source') && values.get('source')?.[0] !== 'directory') {
        problems.push('--source: a PATH after check means directory; leave one of the two out.');
    }
    if (paths.some((path) => /[\r\n]/.test(path))) {
        problems.push('PATH: a path with a line break cannot be read; rename that folder.');
    }
    return problems;
}
/** A path as a line of the `path` input, where # begins a comment. */
function asLine(path) {
    return path.startsWith('#') ? `./${path}` : path;
}

// EXTERNAL MODULE: ./build/command-line/arguments/option-parser.js
var option_parser = __webpack_require__(94335);
;// CONCATENATED MODULE: ./build/command-line/arguments/read-words.js




/** The position of the word that names the command; options may stand before it. -1 where there is none. */
function commandAt(argv) {
    const options = byWord(commands/* COMMAND_NAMES */.nZ.flatMap((name) => commands/* COMMANDS */.Lo[name].options));
    for (let at = 0; at < argv.length; at += 1) {
        const word = argv[at] ?? '';
        if (word === '--')
            return at + 1 < argv.length ? at + 1 : -1;
        if (!word.startsWith('-'))
            return at;
        if (takesNext(options.get(word), argv[at + 1]))
            at += 1;
    }
    return -1;
}
/** Reads the words behind a command's name. */
function readWords(command, words) {
    const { complete, missing } = withValues(command, words);
    const parser = (0,option_parser/* optionParser */.Z)(command);
    const { operands, unknown } = parser.parseOptions([...complete]);
    const end = unknown.indexOf('--');
    const behind = end < 0 ? [] : unknown.slice(end + 1);
    const others = end < 0 ? unknown : unknown.slice(0, end);
    const given = parser.opts();
    const values = new Map(parser.options.flatMap((option) => {
        const found = given[option.attributeName()];
        return found === undefined || option.negate ? [] : [[option.name(), found]];
    }));
    return {
        operands: [...operands, ...others.filter((word) => !isOption(word)), ...behind],
        values,
        problems: [
            ...others.filter(isOption).map((word) => unknownOption(word, command)),
            ...missing.map(({ name, allowed }) => `--${name}: its value is missing; allowed: ${allowed}.`),
            ...command.options.flatMap((option) => valueProblems(option, values.get(option.name) ?? [])),
        ],
    };
}
/**
 * The words with `=true` behind each boolean that has no value, `=` between a boolean and its value, and without options whose
 * value is missing: no option takes a word that was meant as another one or as a path.
 */
function withValues(command, words) {
    const options = byWord(command.options);
    const complete = [];
    const missing = [];
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (word === '--')
            return { complete: [...complete, ...words.slice(at)], missing };
        const option = options.get(word);
        const next = words[at + 1];
        const isTaken = takesNext(option, next);
        if (option?.kind === 'boolean')
            complete.push(`--${option.name}=${isTaken ? next : 'true'}`);
        else if (option?.kind === 'value' && !isTaken)
            missing.push(option);
        else
            complete.push(word, ...(isTaken && next !== undefined ? [next] : []));
        if (isTaken)
            at += 1;
    }
    return { complete, missing };
}
function takesNext(option, next) {
    if (option === undefined || next === undefined || option.kind === 'switch')
        return false;
    return option.kind === 'value' ? !next.startsWith('--') : /^(?:true|false)$/i.test(next);
}
function byWord(options) {
    return new Map(options.flatMap((option) => [
        [`--${option.name}`, option],
        ...(option.short === undefined ? [] : [[`-${option.short}`, option]]),
    ]));
}
function isOption(word) {
    return word.length > 1 && word.startsWith('-');
}
/** Only the name is shown: a value may be a secret. */
function unknownOption(word, { options }) {
    const shown = word.startsWith('--') ? word.replace(/=.*$/s, '') : word.slice(0, 2);
    const name = shown.replace(/^--?/, '');
    if (options.some((option) => option.kind === 'switch' && option.name === name)) {
        return `--${name} takes no value; leave the value out.`;
    }
    const meant = (0,nearest/* nearest */.p)(name, options.map((option) => option.name));
    return `${(0,quoted/* quoted */.T)(shown)} is no option of this command${meant === null ? '; run code-similarity --help for a list.' : `; did you mean --${meant}?`}`;
}
function valueProblems(option, values) {
    const { name, allowed, isAllowed } = option;
    if (option.repeated === 'refuse' && values.length > 1) {
        return [`--${name}: given ${values.length} times, and it takes one value; give it once.`];
    }
    const last = values.at(-1);
    if (last === undefined || isAllowed === undefined)
        return [];
    if (last === '')
        return [`--${name}: its value is missing; allowed: ${allowed}.`];
    return (option.isList === true ? entriesOf(last) : [last])
        .filter((one) => !isAllowed(one))
        .map((one) => `--${name}: ${(0,quoted/* quoted */.T)(one)} is not allowed; allowed: ${allowed}.`);
}
/** The value of an option of which the last one counts; null: it was not given. */
function lastOf(values, name) {
    return values.get(name)?.at(-1) ?? null;
}
/** The entries of a value that is a list with commas. */
function entriesOf(value) {
    return value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
}

// EXTERNAL MODULE: ./build/words/locale.js
var locale = __webpack_require__(69962);
;// CONCATENATED MODULE: ./build/command-line/arguments/read-dossier.js




const DEFAULT_REPORT = 'similarity-report';
/** What `dossier` was asked for. @throws ConfigurationError naming every problem */
function readDossier({ operands, values, problems }) {
    const found = [...problems];
    if (operands.length === 0 || operands.length > 2) {
        found.push('dossier takes one pair, as in: code-similarity dossier 1, or: code-similarity dossier amber chiara');
    }
    if (found.length > 0)
        throw refusal(found);
    const given = (name) => lastOf(values, name);
    return {
        kind: 'dossier',
        pair: operands,
        report: given('report') ?? DEFAULT_REPORT,
        reader: given('for'),
        out: given('out'),
        pdf: values.has('pdf'),
        paper: commands/* PAPERS */.s0.find((one) => one === given('paper')) ?? commands/* PAPERS */.s0[0],
        course: given('course'),
        assignment: given('assignment'),
        locale: locale/* LOCALES */.YZ.find((one) => one === given('locale')) ?? null,
        open: values.has('open'),
    };
}

;// CONCATENATED MODULE: ./build/command-line/arguments/read-report.js

/** What `report` was asked for. @throws ConfigurationError naming every problem */
function readReport({ operands, values, problems }) {
    const json = values.has('json');
    if (values.has('compare')) {
        const [before, after] = operands;
        if (before === undefined || after === undefined || operands.length > 2) {
            throw refusal([
                ...problems,
                'report --compare takes two reports, as in: code-similarity report --compare OLD NEW',
            ]);
        }
        if (problems.length > 0)
            throw refusal(problems);
        return { kind: 'compare-reports', before, after, json };
    }
    const found = [
        ...problems,
        ...(json ? ['--json goes with --compare; leave it out, or compare two reports.'] : []),
    ];
    const [directory] = operands;
    if (directory === undefined || operands.length > 1) {
        throw refusal([...found, 'report takes one folder, as in: code-similarity report similarity-report']);
    }
    if (found.length > 0)
        throw refusal(found);
    return { kind: 'report', directory };
}

// EXTERNAL MODULE: ./build/command-line/arguments/server-options.js
var server_options = __webpack_require__(36578);
;// CONCATENATED MODULE: ./build/command-line/arguments/read-server.js





/** What `serve` was asked for. @throws ConfigurationError naming every problem */
function readServe({ operands, values, problems }) {
    const found = operands
        .slice(0, 1)
        .map((path) => `serve takes no path, and ${(0,quoted/* quoted */.T)(path)} was given; name its folder by --data.`);
    if (problems.length + found.length > 0)
        throw refusal([...problems, ...found]);
    const last = (name) => lastOf(values, name);
    const simulated = entriesOf(last('simulate') ?? '');
    const quota = simulated.findLast((one) => one.startsWith('quota='))?.slice('quota='.length);
    return {
        kind: 'serve',
        ...placeOf(values),
        dataDir: last('data'),
        demo: last('demo'),
        publicUrl: last('public-url')?.replace(/\/+$/, '') ?? null,
        trustedProxies: entriesOf(last('trust-proxy') ?? ''),
        simulation: {
            offline: simulated.includes('offline'),
            trial: simulated.includes('trial'),
            suspended: simulated.includes('suspended'),
            quota: quota === undefined ? null : Number(quota),
        },
    };
}
/** What `bot` was asked for. @throws ConfigurationError naming every problem */
function readBot({ operands, values, problems }) {
    const found = operands
        .slice(0, 1)
        .map((path) => `bot takes no path, and ${(0,quoted/* quoted */.T)(path)} was given; leave it out.`);
    if (problems.length + found.length > 0)
        throw refusal([...found, ...problems]);
    if (values.has('setup'))
        return readSetup(values);
    const alone = ['url', 'again'].find((name) => values.has(name));
    if (alone !== undefined) {
        throw refusal([`--${alone} belongs to --setup; leave it out when you start the server.`]);
    }
    if (values.has('config')) {
        throw refusal([
            'bot reads no config file of this kind. Give the inputs as options, as in --bot-users ada; --app-config names the file with scans.',
        ]);
    }
    const last = (name) => lastOf(values, name);
    const metricsPort = last('metrics-port');
    return {
        kind: 'bot',
        ...placeOf(values),
        dataDir: last('data'),
        appConfig: last('app-config'),
        logFormat: server_options/* LOG_FORMATS */.CD.find((one) => one === last('log-format')) ?? 'text',
        metricsHost: last('metrics-host') ?? server_options/* DEFAULT_HOST */.HX,
        metricsPort: metricsPort === null ? null : Number(metricsPort),
        concurrency: Number(last('concurrency') ?? server_options/* DEFAULT_CONCURRENCY */.WH),
        inputs: inputsOf(values),
    };
}
/** GitHub's logins. */
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,98}[A-Za-z0-9])?$/;
/** Where a page that a browser of this machine alone may open can be served; the last two are for a container. */
const OWN_HOSTS = new Set(['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::']);
function readSetup(values) {
    const taken = new Set([...server_options/* SETUP_OPTIONS */.xb, ...server_options/* LISTEN_OPTIONS */.ZV].map(({ name }) => name));
    for (const name of ['data', 'organization'])
        taken.add(name);
    const last = (name) => lastOf(values, name);
    const dataDir = last('data');
    const organization = last('organization');
    const found = [...values.keys()]
        .filter((name) => !taken.has(name))
        .map((name) => `--${name} is for the server: leave it out with --setup, and give it when you start the server.`);
    if (organization !== null && !LOGIN.test(organization)) {
        found.push(`--organization ${(0,quoted/* quoted */.T)(organization)} is no login of GitHub; give the last part of https://github.com/LOGIN.`);
    }
    const place = placeOf(values);
    if (!OWN_HOSTS.has(place.host)) {
        found.push(`--host with --setup must be one of ${[...OWN_HOSTS].join(', ')}: the page answers this machine alone.`);
    }
    if (dataDir === null)
        found.push('--setup needs --data: give the folder where the key of the App is kept.');
    if (dataDir === null || found.length > 0)
        throw refusal(found);
    return {
        kind: 'set-up-app',
        ...place,
        dataDir,
        organization,
        publicUrl: last('url')?.replace(/\/+$/, '') ?? null,
        again: values.has('again'),
    };
}
function placeOf(values) {
    return {
        host: lastOf(values, 'host') ?? server_options/* DEFAULT_HOST */.HX,
        port: Number(lastOf(values, 'port') ?? server_options/* DEFAULT_PORT */.Wg),
    };
}

// EXTERNAL MODULE: ./build/settings/config-sections.js
var config_sections = __webpack_require__(51977);
// EXTERNAL MODULE: ./build/command-line/arguments/state-options.js
var state_options = __webpack_require__(55238);
;// CONCATENATED MODULE: ./build/command-line/arguments/read-state.js





/** What `state` was asked for. @throws ConfigurationError naming every problem */
function readState({ operands: [word, ...others], values, problems }) {
    const found = [...problems];
    const action = state_options/* STATE_ACTIONS */.W.find((one) => one === word);
    if (action === undefined) {
        found.push(`${word === undefined ? 'state says what to do first' : `${(0,quoted/* quoted */.T)(word)} is nothing that state does`}: ${state_options/* STATE_ACTIONS */.W.join(', ')}; as in: code-similarity state show`);
    }
    const assignments = [...others, ...(values.get('assignment') ?? [])];
    for (const name of assignments) {
        if (!config_sections/* assignmentNameSchema */.aQ.safeParse(name).success) {
            found.push(`${(0,quoted/* quoted */.T)(name)} is no name of an assignment; list them with: code-similarity state show`);
        }
    }
    const isOver = values.has('over');
    if (action === 'prune' && assignments.length === 0 && !isOver) {
        found.push('prune takes names of assignments, or --over, as in: code-similarity state prune hw1');
    }
    if (isOver && assignments.length > 0) {
        found.push('--over finds the assignments itself: give names, or --over.');
    }
    if (action === 'repair' && assignments.length > 0) {
        found.push('repair looks at everything that is damaged, and takes no name.');
    }
    const only = (option, of) => {
        if (values.has(option) && action !== undefined && !of.includes(action)) {
            found.push(`--${option} belongs to state ${of.join(' and ')}; leave it out.`);
        }
    };
    only('over', ['prune']);
    only('everything', ['prune']);
    only('dry-run', ['prune', 'repair']);
    only('with-secrets', ['export']);
    only('json', ['show']);
    if (found.length > 0 || action === undefined)
        throw refusal(found);
    const last = (name) => lastOf(values, name);
    return {
        kind: 'state',
        action,
        repository: last('repository'),
        branch: last('state-branch'),
        token: last('github-token'),
        assignments,
        over: isOver,
        everything: values.has('everything'),
        dryRun: values.has('dry-run'),
        withSecrets: values.has('with-secrets'),
        json: values.has('json'),
    };
}

;// CONCATENATED MODULE: ./build/command-line/arguments/parse-command-line.js











/** The command line without a command. */
const PROGRAM = { name: '', usage: '', summary: '', notes: [], options: commands/* OTHER_OPTIONS */.IT, operands: [] };
/**
 * Reads a command line. Values of inputs are not judged here: `parseSettings` does that, as for the action.
 *
 * @param argv without the program's own name
 * @throws ConfigurationError naming every unknown option, with the nearest known one
 */
function parseCommandLine(argv) {
    if (argv.length === 0)
        return { kind: 'help', command: null };
    const at = commandAt(argv);
    const name = at < 0 ? undefined : argv[at];
    const command = (0,commands/* isCommandName */.zZ)(name) ? name : null;
    const words = readWords(command === null ? PROGRAM : commands/* COMMANDS */.Lo[command], argv.toSpliced(at, at < 0 ? 0 : 1));
    if (words.values.has('help'))
        return { kind: 'help', command };
    if (words.values.has('version'))
        return { kind: 'version' };
    if (name === 'help') {
        const about = words.operands[0];
        return { kind: 'help', command: (0,commands/* isCommandName */.zZ)(about) ? about : null };
    }
    if (command === null)
        throw new outcome/* ConfigurationError */.j1(unknownCommand(name));
    return READERS[command](words);
}
const READERS = {
    check: readCheckCommand,
    report: readReport,
    dossier: readDossier,
    serve: readServe,
    bot: readBot,
    state: readState,
    completion: readCompletion,
};
function readCompletion({ operands: [shell, ...others], problems }) {
    const known = commands/* SHELLS */.OF.find((one) => one === shell);
    const wrong = `completion takes one shell, as in: code-similarity completion ${commands/* SHELLS */.OF[0]}. Shells: ${commands/* SHELLS */.OF.join(', ')}.`;
    if (known === undefined || others.length > 0)
        throw refusal([...problems, wrong]);
    if (problems.length > 0)
        throw refusal(problems);
    return { kind: 'completion', shell: known };
}
function unknownCommand(name) {
    const end = 'run code-similarity --help for a list.';
    if (name === undefined) {
        return `A command is missing: ${commands/* COMMAND_NAMES */.nZ.slice(0, -1).join(', ')} or ${commands/* COMMAND_NAMES */.nZ.at(-1) ?? ''}; ${end}`;
    }
    const meant = (0,nearest/* nearest */.p)(name, commands/* COMMAND_NAMES */.nZ);
    return `${(0,quoted/* quoted */.T)(name)} is no command; ${meant === null ? end : `did you mean ${meant}?`}`;
}
/** Whether words that cannot be read as a whole ask for the JSON document of a check all the same. */
function asksForDocument(argv) {
    const end = argv.indexOf('--');
    return argv[commandAt(argv)] === 'check' && argv.slice(0, end < 0 ? undefined : end).includes('--json');
}
/**
 * Adds the secrets that the environment holds, so that they need not stand in the list of processes: the key
 * (`CODE_SIMILARITY_KEY`) where a service's address is given, the token (`GITHUB_TOKEN`) always. Options win.
 */
function withEnvironment(inputs, environment) {
    const key = environment['CODE_SIMILARITY_KEY'];
    const token = environment['GITHUB_TOKEN'];
    return {
        ...(key !== undefined && inputs['base-url'] !== undefined ? { apikey: key } : {}),
        ...(token === undefined ? {} : { 'github-token': token }),
        ...inputs,
    };
}


/***/ }),

/***/ 36578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ BOT_OPTIONS),
/* harmony export */   CD: () => (/* binding */ LOG_FORMATS),
/* harmony export */   DL: () => (/* binding */ SERVICE_OPTIONS),
/* harmony export */   HX: () => (/* binding */ DEFAULT_HOST),
/* harmony export */   WH: () => (/* binding */ DEFAULT_CONCURRENCY),
/* harmony export */   Wg: () => (/* binding */ DEFAULT_PORT),
/* harmony export */   ZV: () => (/* binding */ LISTEN_OPTIONS),
/* harmony export */   xb: () => (/* binding */ SETUP_OPTIONS)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
/** A check keeps a processor busy. */
const DEFAULT_CONCURRENCY = 2;
const LOG_FORMATS = ['text', 'json'];
const ADDRESS = {
    group: 'Where it listens',
    kind: 'value',
    repeated: 'last',
};
const PORT = {
    placeholder: '<number>',
    allowed: 'a whole number from 0 to 65535',
    isAllowed: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
};
const HOST = {
    placeholder: '<host>',
    allowed: "an address or a host's name",
    isAllowed: (value) => /^[A-Za-z0-9._:[\]%-]+$/.test(value),
};
/** Where a server of ours listens. */
const LISTEN_OPTIONS = [
    {
        ...ADDRESS,
        name: 'port',
        short: 'p',
        description: `Port to listen on. 0 takes a free one. Default: ${DEFAULT_PORT}`,
        ...PORT,
    },
    {
        ...ADDRESS,
        name: 'host',
        description: `Address to listen on. Default: ${DEFAULT_HOST} (this machine only)`,
        ...HOST,
    },
];
const SERVICE = {
    group: 'The service',
    kind: 'value',
    repeated: 'last',
};
/** What `serve` takes besides. */
const SERVICE_OPTIONS = [
    {
        ...SERVICE,
        name: 'data',
        short: 'd',
        placeholder: '<folder>',
        description: 'Keeps checks in this folder; without it they end with the process.',
        allowed: 'a path of a folder',
        isAllowed: () => true,
    },
    {
        ...SERVICE,
        name: 'demo',
        placeholder: '<folder>',
        description: 'Offers the submissions of this folder as a check that can be read and not changed.',
        allowed: 'a path of a folder',
        isAllowed: () => true,
    },
    {
        ...SERVICE,
        name: 'public-url',
        placeholder: '<address>',
        description: 'Address at which people reach the service, where that is not the one it listens on.',
        allowed: 'an address such as https://similarity.example',
        isAllowed: isWebAddress,
    },
    {
        ...SERVICE,
        name: 'trust-proxy',
        placeholder: '<addresses>',
        description: 'Reverse proxies, as in 127.0.0.1,10.0.0.0/8: requests count for whom they name.',
        allowed: 'addresses and networks, as in 127.0.0.1,10.0.0.0/8',
        isAllowed: isNetwork,
        isList: true,
    },
    {
        ...SERVICE,
        name: 'simulate',
        placeholder: '<list>',
        description: 'Answers as a hosted service may: offline, trial, suspended, quota=NUMBER. For tests of a client.',
        allowed: 'offline, trial, suspended, quota=NUMBER',
        isAllowed: (value) => /^(?:offline|trial|suspended|quota=\d{1,6})$/.test(value),
        isList: true,
    },
];
const SETUP = { ...SERVICE, group: 'Registering the App' };
/** What `bot` takes to register its App; with `--setup` it takes nothing else than these, `organization`, and where it listens. */
const SETUP_OPTIONS = [
    {
        ...SETUP,
        name: 'setup',
        kind: 'switch',
        placeholder: '',
        description: 'Serves a page that registers a GitHub App, and keeps its key in the folder of --data.',
        allowed: '',
    },
    {
        ...SETUP,
        name: 'url',
        placeholder: '<address>',
        description: 'Address at which GitHub reaches the server. Without one the App has no webhook: it gives tokens to workflows.',
        allowed: 'an address such as https://similarity.example',
        isAllowed: isWebAddress,
    },
    {
        ...SETUP,
        name: 'again',
        kind: 'switch',
        placeholder: '',
        description: 'Registers another App where the folder has one, and forgets the key of that one.',
        allowed: '',
    },
];
/** What `bot` takes besides the inputs. */
const BOT_OPTIONS = [
    {
        ...ADDRESS,
        group: 'The server',
        name: 'concurrency',
        placeholder: '<number>',
        description: `Checks that run at once, of different repositories. Default: ${DEFAULT_CONCURRENCY}`,
        allowed: 'a whole number from 1 to 99',
        isAllowed: (value) => /^[1-9]\d?$/.test(value),
    },
    {
        ...SERVICE,
        group: 'The server',
        name: 'data',
        short: 'd',
        placeholder: '<folder>',
        description: 'Keeps accepted commands in this folder until they are done; without it a killed server forgets them.',
        allowed: 'a path of a folder',
        isAllowed: () => true,
    },
    {
        ...SERVICE,
        group: 'The server',
        name: 'app-config',
        placeholder: '<file>',
        description: 'YAML file that says which staff repositories the App scans, and when.',
        allowed: 'a path of a file',
        isAllowed: () => true,
    },
    {
        ...ADDRESS,
        ...PORT,
        group: 'The server',
        name: 'metrics-port',
        description: 'Answers GET /metrics there, for Prometheus. Default: nowhere',
    },
    {
        ...ADDRESS,
        ...HOST,
        group: 'The server',
        name: 'metrics-host',
        description: `Address of that port. Default: ${DEFAULT_HOST} (this machine only)`,
    },
    {
        ...ADDRESS,
        group: 'The server',
        name: 'log-format',
        placeholder: '<format>',
        description: 'Lines of the log: text, or json with a line for each object. Default: text',
        allowed: LOG_FORMATS.join(' or '),
        choices: LOG_FORMATS,
        isAllowed: (value) => LOG_FORMATS.some((one) => one === value),
    },
];
function isWebAddress(text) {
    return /^https?:\/\/[\w.[\]:-]+(?:\/[\w./~-]*)?$/.test(text) && URL.canParse(text);
}
function isNetwork(text) {
    const [address = '', prefix, ...more] = text.split('/');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    if (family === 0 || more.length > 0)
        return false;
    return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}


/***/ }),

/***/ 55238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ STATE_OPTIONS),
/* harmony export */   W: () => (/* binding */ STATE_ACTIONS)
/* harmony export */ });
/** What `state` can do. */
const STATE_ACTIONS = ['show', 'prune', 'repair', 'export'];
const PLACE = { group: 'Where the state is', kind: 'value', repeated: 'refuse' };
const WHAT = {
    group: 'What is done',
    kind: 'switch',
    placeholder: '',
    allowed: '',
    repeated: 'last',
};
/** What `state` takes. */
const STATE_OPTIONS = [
    {
        ...PLACE,
        name: 'repository',
        placeholder: '<owner/name>',
        description: 'The private staff repository. Default: GITHUB_REPOSITORY',
        allowed: 'owner/name',
    },
    {
        ...PLACE,
        name: 'state-branch',
        placeholder: '<branch>',
        description: 'Its branch with the state. Default: similarity-state',
        allowed: 'the name of a branch',
    },
    {
        ...PLACE,
        name: 'github-token',
        placeholder: '<token>',
        description: 'Reads the repository, and writes it for prune and repair. Better in GITHUB_TOKEN: others can see options in the list of processes.',
        allowed: 'a token',
    },
    {
        ...PLACE,
        group: 'What is done',
        repeated: 'join',
        name: 'assignment',
        placeholder: '<name>',
        description: 'Only this assignment; the same as its name without the option. Can be given several times.',
        allowed: 'the name of an assignment',
    },
    {
        ...WHAT,
        name: 'over',
        description: 'prune: all assignments for which nothing was done for 180 days.',
    },
    {
        ...WHAT,
        name: 'everything',
        description: 'prune: forgets the assignments altogether, with what was reported and decided; a later scan tells everything as new.',
    },
    { ...WHAT, name: 'dry-run', description: 'prune, repair: says what would be done, and does nothing.' },
    { ...WHAT, name: 'json', description: 'show: prints the list as JSON, sizes in bytes.' },
    {
        ...WHAT,
        name: 'with-secrets',
        description: 'export: with the salts of the pseudonyms, which nobody else may see.',
    },
];


/***/ }),

/***/ 91500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./build/domain/exit-codes.js
var exit_codes = __webpack_require__(39438);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/process/cancellation.js
var cancellation = __webpack_require__(35947);
// EXTERNAL MODULE: ./build/process/execute.js
var execute = __webpack_require__(74893);
// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/command-line/arguments/parse-command-line.js + 7 modules
var parse_command_line = __webpack_require__(91822);
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

;// CONCATENATED MODULE: ./build/command-line/command-line.js








const DEFAULT_WIDTH = 100;
/** Runs what a command line asks for. Results on stdout, everything else on stderr. Each command loads what it alone needs. */
async function runCommandLine(argv, environment = process.env) {
    process.exitCode = exit_codes/* FAILED */.Wk;
    const at = new Date();
    const isWhole = watchOutput();
    try {
        const code = await run((0,parse_command_line/* parseCommandLine */.Du)(argv), environment);
        process.exitCode = isWhole() ? code : exit_codes/* FAILED */.Wk;
    }
    catch (error) {
        const end = (0,execute/* endOfError */.FV)(error, null);
        process.exitCode = (0,exit_codes/* exitCodeOf */.FO)(end.outcome, end.exitCode, (0,cancellation/* stoppedBy */.$)(error));
        // Where a defect is, its stack says; a failure's sentence says all.
        if (!(error instanceof outcome/* Failure */.HR) && error instanceof Error)
            process.stderr.write(`${error.stack ?? ''}\n`);
        process.stderr.write(`error: ${end.sentence}\n`);
        if (!(0,parse_command_line/* asksForDocument */.X4)(argv))
            return;
        const { printFailure } = await Promise.all(/* import() */[__webpack_require__.e(19), __webpack_require__.e(826), __webpack_require__.e(0), __webpack_require__.e(125)]).then(__webpack_require__.bind(__webpack_require__, 58621));
        await printFailure(end, null, at);
    }
}
/**
 * Lets no stream that cannot be written end the run or its cleaning up. Whoever reads no further (`| head`, a pager that was closed)
 * has what they want; a disk that is full has not, and what is said beside the result changes nothing.
 *
 * @returns whether stdout took all of the result so far; where it takes no more afterwards, the exit code says so
 */
function watchOutput() {
    let isWhole = true;
    process.stdout.on('error', (error) => {
        if (error.code === 'EPIPE')
            return;
        process.exitCode = exit_codes/* FAILED */.Wk;
        if (isWhole) {
            process.stderr.write(`error: The result could not be written to stdout: ${(0,message_of/* messageOf */.b)(error)}. Make room there, or lead stdout elsewhere.\n`);
        }
        isWhole = false;
    });
    process.stderr.on('error', () => { });
    return () => isWhole;
}
async function run(command, environment) {
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
            const { check } = await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(934), __webpack_require__.e(293), __webpack_require__.e(19), __webpack_require__.e(826), __webpack_require__.e(305), __webpack_require__.e(874), __webpack_require__.e(233), __webpack_require__.e(3), __webpack_require__.e(0), __webpack_require__.e(234), __webpack_require__.e(797)]).then(__webpack_require__.bind(__webpack_require__, 79263));
            return check((0,parse_command_line/* withEnvironment */.Ec)(command.inputs, environment), command, environment);
        }
        case 'serve': {
            const { serve } = await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(934), __webpack_require__.e(614), __webpack_require__.e(293), __webpack_require__.e(874), __webpack_require__.e(233), __webpack_require__.e(685), __webpack_require__.e(572)]).then(__webpack_require__.bind(__webpack_require__, 23170));
            return serve(command, environment);
        }
        case 'bot': {
            const { serveBot } = await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(934), __webpack_require__.e(561), __webpack_require__.e(184), __webpack_require__.e(264), __webpack_require__.e(293), __webpack_require__.e(19), __webpack_require__.e(826), __webpack_require__.e(305), __webpack_require__.e(874), __webpack_require__.e(233), __webpack_require__.e(3), __webpack_require__.e(0), __webpack_require__.e(234), __webpack_require__.e(676), __webpack_require__.e(218), __webpack_require__.e(902)]).then(__webpack_require__.bind(__webpack_require__, 83902));
            return serveBot(command, environment);
        }
        case 'set-up-app': {
            const { setUpBot } = await Promise.all(/* import() */[__webpack_require__.e(305), __webpack_require__.e(329)]).then(__webpack_require__.bind(__webpack_require__, 84329));
            return setUpBot(command, environment);
        }
        case 'state': {
            const { keepState } = await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(293), __webpack_require__.e(305), __webpack_require__.e(676), __webpack_require__.e(93)]).then(__webpack_require__.bind(__webpack_require__, 88678));
            return keepState(command, environment);
        }
        case 'report': {
            const { serveReport } = await Promise.all(/* import() */[__webpack_require__.e(19), __webpack_require__.e(516)]).then(__webpack_require__.bind(__webpack_require__, 65516));
            return serveReport(command.directory, environment);
        }
        case 'dossier': {
            const { writeDossier } = await Promise.all(/* import() */[__webpack_require__.e(293), __webpack_require__.e(19), __webpack_require__.e(826), __webpack_require__.e(874), __webpack_require__.e(3), __webpack_require__.e(685), __webpack_require__.e(199)]).then(__webpack_require__.bind(__webpack_require__, 93199));
            return writeDossier(command, environment);
        }
        case 'compare-reports': {
            const { compareReports } = await Promise.all(/* import() */[__webpack_require__.e(19), __webpack_require__.e(516)]).then(__webpack_require__.bind(__webpack_require__, 65516));
            return compareReports(command, environment);
        }
    }
}


/***/ }),

/***/ 39438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/** What the command line ends with: part of what a release keeps. A step of a workflow ends with 0, or with 1 for any other. */
const EXIT_CODES = [
    {
        code: 0,
        outcomes: ['passed', 'skipped'],
        signal: null,
        meaning: 'Done. For check: nothing was flagged, or --fail-on, --on-error, --on-incomplete or --on-timeout lets it pass.',
    },
    { code: 1, outcomes: ['flagged'], signal: null, meaning: 'Something was flagged for review.' },
    {
        code: 2,
        outcomes: [
            'incomplete',
            'analysis-failed',
            'timeout',
            'rate-limited',
            'service-unavailable',
            'network',
            'auth',
            'account-suspended',
            'forbidden',
            'config-error',
            'cancelled',
            'internal-error',
        ],
        signal: null,
        meaning: 'Not done, or only in part: the outcome says why. Also a command line that is not understood.',
    },
    { code: 130, outcomes: ['cancelled'], signal: 'SIGINT', meaning: 'Stopped with Ctrl-C (SIGINT).' },
    { code: 143, outcomes: ['cancelled'], signal: 'SIGTERM', meaning: 'Stopped by SIGTERM.' },
    {
        code: 149,
        outcomes: ['cancelled'],
        signal: 'SIGBREAK',
        meaning: 'Stopped with Ctrl-Break (Windows).',
    },
    {
        code: 129,
        outcomes: ['cancelled'],
        signal: 'SIGHUP',
        meaning: 'Stopped because its window was closed (Windows).',
    },
];
/** The code of anything that was not done. */
const FAILED = 2;
/**
 * The code of an end.
 *
 * @param exitCode 0: the policy of the run lets it pass
 * @param signal what stopped it; null: nothing did
 */
function exitCodeOf(outcome, exitCode, signal) {
    if (exitCode === 0)
        return 0;
    const rows = EXIT_CODES;
    const own = rows.filter(({ code, outcomes }) => code !== 0 && outcomes.includes(outcome));
    return (own.find((one) => one.signal === signal) ?? own[0])?.code ?? FAILED;
}


/***/ })

};
