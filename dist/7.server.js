export const id = 7;
export const ids = [7,388];
export const modules = {

/***/ 66799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ DatabaseAway)
/* harmony export */ });
/**
 * The database cannot be reached, or does not answer in time: whoever asks again in a few seconds may succeed. What was sent when
 * the connection was lost may have been done or not.
 */
class DatabaseAway extends Error {
    name = 'DatabaseAway';
    constructor(cause) {
        super('The service cannot reach its database. Ask again in some seconds.', { cause });
    }
}


/***/ }),

/***/ 20388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPostgres: () => (/* binding */ openPostgres)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 74 modules
var kysely = __webpack_require__(2735);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-dialect.js + 5 modules
var postgres_dialect = __webpack_require__(88906);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./build/domain/outcome.js
var outcome = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/embedded/store/away.js
var away = __webpack_require__(66799);
// EXTERNAL MODULE: ./build/embedded/store/database.js
var database = __webpack_require__(87124);
// EXTERNAL MODULE: ./build/embedded/store/data-folder.js
var data_folder = __webpack_require__(90206);
;// CONCATENATED MODULE: ./build/embedded/store/postgres-errors.js


/*
 * What errors of PostgreSQL mean for whoever asked. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html; those
 * of class 53 that stand for a full disk are known to `isNoRoom`.
 */
/** Of the connection, or of a server that starts, stops, has no connection left or became a copy that nobody may write to. */
const LOST = /^(?:08|57P0[1-5]|53300|25006|25P0[34])/;
/** Nothing was kept: two transactions could not both go on. */
const CONFLICT = new Set(['40001', '40P01']);
/** The time for a statement, or for a lock, is over. */
const LATE = new Set(['57014', '55P03']);
/** Of the system: ECONNREFUSED, ENOTFOUND, EAI_AGAIN … */
const SYSTEM = /^E[A-Z]/;
/** Of the driver, which gives its own errors no code. */
const DRIVER = /^(?:Connection terminated|timeout exceeded|Query read timeout|Client (?:has|was)|Cannot use a pool)/i;
/** Whether an error says that the connection is gone, as opposed to: what was asked was wrong. */
function isLost(error) {
    if (!(error instanceof Error))
        return false;
    if (error instanceof away/* DatabaseAway */.c)
        return isLost(error.cause);
    if (error instanceof esm/* DatabaseError */.a$)
        return LOST.test(error.code ?? '');
    if (error instanceof AggregateError)
        return error.errors.some(isLost);
    const { code } = error;
    return (typeof code === 'string' && SYSTEM.test(code)) || DRIVER.test(error.message);
}
/** Whether a transaction met another one: the same again may succeed, and nothing of it was kept. */
function isConflict(error) {
    return error instanceof esm/* DatabaseError */.a$ && CONFLICT.has(error.code ?? '');
}
/** An error of the driver as this program knows it: one that time may cure is a `DatabaseAway`. */
function knownError(error) {
    const isLate = error instanceof esm/* DatabaseError */.a$ && LATE.has(error.code ?? '');
    return isLate || isLost(error) ? new away/* DatabaseAway */.c(error) : error;
}

;// CONCATENATED MODULE: ./build/embedded/store/postgres-text.js
/*
 * PostgreSQL refuses U+0000 in text, which a name may hold: it is kept behind a character of the private use area, and that
 * character itself twice.
 */
const MARK = '\uE000';
const NUL = `${MARK}0`;
/** A value as it can be kept; what is no text stays as it is. */
function storedText(value) {
    if (typeof value !== 'string' || !/[\0\uE000]/.test(value))
        return value;
    return value.replaceAll(MARK, MARK + MARK).replaceAll('\0', NUL);
}
/** What was given to `storedText`. */
function plainText(stored) {
    return stored.includes(MARK)
        ? stored.replace(/\uE000([\uE0000])/g, (_, kind) => (kind === '0' ? '\0' : MARK))
        : stored;
}

;// CONCATENATED MODULE: ./build/embedded/store/postgres.js










/** First version that the program is tested with; what is older than five years gets no corrections any more. */
const OLDEST = 15;
/** Connections of one process, unless its address says `max=`. PostgreSQL allows 100 of all processes together. */
const MOST_CONNECTIONS = 10;
/** A request waits so long for a connection. */
const CONNECT_MS = 5_000;
/** Longer than any statement of a request may take; migrations are not bound by it. */
const STATEMENT_MS = 30_000;
/** The network swallowed the answer: the server would have ended the statement long ago. */
const SILENCE_MS = 2 * STATEMENT_MS;
/** Runs of a transaction that meets others, or whose connection is lost. */
const TRIES = 5;
const FIRST_PAUSE_MS = 20;
/**
 * Opens a database of PostgreSQL: `postgres://user:password@host:5432/database`. Behind `?`, beside what `pg` knows (`sslmode`,
 * `statement_timeout` …): `schema` (of all tables; made if it is not there) and `max` (connections). Nobody is told the password.
 *
 * @throws ConfigurationError where the address is none, nobody answers there, or what answers cannot be used
 */
async function openPostgres(address) {
    const { config, place, schema } = read(address);
    const pool = new esm/* Pool */.bC(config);
    // An idle connection that breaks is replaced when the next one is needed; one in use tells whoever uses it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const db = new kysely/* Kysely */._$({
        dialect: new postgres_dialect/* PostgresDialect */.a({ pool: guarded(pool) }),
        plugins: [...database/* PLUGINS */.R],
    });
    try {
        await look(db, place, schema);
    }
    catch (error) {
        await db.destroy();
        throw error;
    }
    return {
        kind: 'postgresql',
        db,
        transact: (body) => withRetries(async (isSent) => db.transaction().execute(async (tx) => {
            const value = await body(tx);
            isSent();
            return value;
        })),
        close: () => db.destroy(),
    };
}
function read(address) {
    const url = URL.parse(address);
    if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
        throw new outcome/* ConfigurationError */.j1('The address of the database cannot be read. Write it as postgres://user:password@host:5432/database; in the password, write @ as %40, / as %2F and : as %3A.');
    }
    const place = `${url.host || (url.searchParams.get('host') ?? '')}${url.pathname}`;
    const schema = url.searchParams.get('schema');
    const most = Number(url.searchParams.get('max') ?? MOST_CONNECTIONS);
    if (schema !== null && !/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) {
        throw new outcome/* ConfigurationError */.j1(`The schema of the database at ${place} cannot be ${(0,text_escape/* visible */.RK)(schema)}. Give it a name of lower-case letters, digits and _.`);
    }
    if (!Number.isInteger(most) || most < 2 || most > 1_000) {
        throw new outcome/* ConfigurationError */.j1(`The address of the database at ${place} has a wrong max. Give it a number of connections from 2 to 1000.`);
    }
    // These check the server's certificate as well, but pg warns that one day they will not.
    const isChecked = ['prefer', 'require', 'verify-ca'].includes(url.searchParams.get('sslmode') ?? '');
    if (isChecked && !url.searchParams.has('uselibpqcompat'))
        url.searchParams.set('sslmode', 'verify-full');
    url.searchParams.delete('schema');
    url.searchParams.delete('max');
    return {
        place,
        schema,
        config: {
            application_name: 'code-similarity',
            statement_timeout: STATEMENT_MS,
            query_timeout: SILENCE_MS,
            connectionTimeoutMillis: CONNECT_MS,
            idleTimeoutMillis: 30_000,
            keepAlive: true,
            max: most,
            types: { getTypeParser },
            ...(schema === null ? {} : { options: `-c search_path=${schema}` }),
            // What the address says is taken before what stands here.
            connectionString: url.href,
        },
    };
}
/** Numbers as numbers, and text as it was written. Sums and counts are wider; none of ours is beyond what a number holds. */
const READERS = new Map([
    [esm/* types */.gK.builtins.INT8, Number],
    [esm/* types */.gK.builtins.NUMERIC, Number],
    [esm/* types */.gK.builtins.TEXT, plainText],
    [esm/* types */.gK.builtins.VARCHAR, plainText],
]);
function getTypeParser(oid, format) {
    const usual = esm/* types */.gK.getTypeParser(oid, format);
    return format === 'binary' ? usual : (READERS.get(oid) ?? usual);
}
/** @throws ConfigurationError where what answers is no PostgreSQL that can be used */
async function look(db, place, schema) {
    let facts;
    try {
        const { rows } = await (0,sql/* sql */.l) `
      SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS named,
        current_setting('server_encoding') AS encoding`.execute(db);
        facts = rows[0];
        if (schema !== null)
            await db.schema.createSchema(schema).ifNotExists().execute();
    }
    catch (error) {
        throw new outcome/* ConfigurationError */.j1(`The database at ${place} cannot be used: ${whyOf(error)}. Look at its address, at the password, and whether it runs.`);
    }
    if (facts === undefined || facts.version < OLDEST * 10_000) {
        throw new outcome/* ConfigurationError */.j1(`The database at ${place} is PostgreSQL ${facts?.named ?? 'of an unknown version'}; ${OLDEST} or later is needed. Upgrade it, or give another one.`);
    }
    if (facts.encoding !== 'UTF8') {
        throw new outcome/* ConfigurationError */.j1(`The database at ${place} has the encoding ${facts.encoding}, which cannot hold every name. Make one with ENCODING 'UTF8'.`);
    }
}
/** Where a name has several addresses, each has its reason, and the error itself has none. */
function whyOf(error) {
    if (error instanceof away/* DatabaseAway */.c)
        return whyOf(error.cause);
    return (0,data_folder/* reasonOf */.A3)(error instanceof AggregateError ? (error.errors[0] ?? error) : error);
}
/** A pool whose errors are known ones, and whose text may hold any character. */
function guarded(pool) {
    return {
        options: pool.options,
        end: () => pool.end(),
        connect: async () => {
            const client = await pool.connect().catch((error) => {
                throw knownError(error);
            });
            const query = async (text, values) => {
                try {
                    return await client.query(text, values.map(storedText));
                }
                catch (error) {
                    throw knownError(error);
                }
            };
            return {
                // The other form is for cursors, which nobody has given a class for.
                query: query,
                release: (destroy) => client.release(destroy),
            };
        },
    };
}
/**
 * Runs a transaction again where it met another one, or its connection was lost before it was to be kept. When it is lost after
 * that, nobody knows whether it was kept: that is told.
 *
 * @throws DatabaseAway where all runs met something
 */
async function withRetries(run) {
    for (let attempt = 1;; attempt += 1) {
        let sent = false;
        try {
            return await run(() => {
                sent = true;
            });
        }
        catch (error) {
            const mayRepeat = isConflict(error) || (isLost(error) && !sent);
            if (!mayRepeat)
                throw error;
            if (attempt === TRIES)
                throw error instanceof away/* DatabaseAway */.c ? error : new away/* DatabaseAway */.c(error);
            // Not all at the same time again.
            await (0,promises_.setTimeout)(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
        }
    }
}


/***/ })

};
