export const id = 627;
export const ids = [627];
export const modules = {







60627:
((__module__, __out__, __load__) => {

__load__.r(__out__);

__load__.d(__out__, {
openPostgres:()=>openPostgres
});

var promises_ = __load__(58500);
var kysely = __load__(34251);
var postgres_dialect = __load__(85555);
var sql = __load__(10769);
var esm = __load__(93356);
var outcome = __load__(98216);
var sentence = __load__(4771);
var text_escape = __load__(68171);
var away = __load__(24354);
var database = __load__(78181);
;// service/store/pooler.js

const PROTOCOL_VIOLATION = "08P01";
const LOOKS = 3;
async function keepsSessions(pool) {
	const first = await pool.connect();
	try {
		const own = await backendOf(first);
		if (own === first.processID) return true;
		const second = await pool.connect();
		try {
			for (let looks = 0; looks < LOOKS; looks += 1) {
				if (!await mayBegin(second)) return false;
				const isOther = await backendOf(second) !== own && await backendOf(first) === own;
				await second.query("ROLLBACK");
				if (!isOther) return false;
			}
			return true;
		} finally {
			second.release();
		}
	} finally {
		first.release();
	}
}
async function mayBegin(client) {
	try {
		await client.query("BEGIN");
		return true;
	} catch (error) {
		if (error instanceof esm/* DatabaseError */.a$ && error.code === PROTOCOL_VIOLATION) return false;
		throw error;
	}
}
async function backendOf(client) {
	const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
	return rows[0]?.pid;
}

var data_folder = __load__(40609);
;// service/store/silent-connections.js

const PATIENCE_MS = 3e3;
const UNKNOWN_MS = 6e4;
const NO_CONNECTION_LEFT = "53300";
const NOT_LET_IN = /^28/;
class SilentConnections {
	#config;
	#heardAt = new WeakMap();
	#lostAt = -Infinity;
	constructor(config) {
		this.#config = config;
	}
	heard(client) {
		this.#heardAt.set(client, performance.now());
	}
	isDoubtful(client) {
		return (this.#heardAt.get(client) ?? -Infinity) < this.#lostAt;
	}
	async answered(client, asked) {
		const askedAt = performance.now();
		const wire = client;
		let isOver = false;
		let read = bytesOf(wire);
		const look = async () => {
			const before = read;
			read = bytesOf(wire);
			if (read === before && !await this.#isServed(wire, askedAt) && !isOver && bytesOf(wire) === read) {
				this.#lostAt = Math.max(this.#lostAt, askedAt);
				await wire.end();
			} else if (!isOver) {
				timer = setTimeout(() => void look(), PATIENCE_MS);
			}
		};
		let timer = setTimeout(() => void look(), PATIENCE_MS);
		try {
			const answer = await asked;
			this.heard(client);
			return answer;
		} finally {
			isOver = true;
			clearTimeout(timer);
		}
	}
	async #isServed({ processID }, askedAt) {
		const asking = new esm/* Client */.Kj({
			...this.#config,
			query_timeout: PATIENCE_MS
		});
		asking.on("error", () => undefined);
		try {
			await asking.connect();
			const { rows } = await asking.query("SELECT pg_backend_pid() AS own, (SELECT state FROM pg_stat_activity WHERE pid = $1) AS state", [processID]);
			const [row] = rows;
			const isOwn = row?.own === asking.processID;
			return isOwn ? row?.state === "active" : mayBeServed(askedAt);
		} catch (error) {
			if (!(error instanceof esm/* DatabaseError */.a$)) return false;
			const { code = "" } = error;
			return code === NO_CONNECTION_LEFT || NOT_LET_IN.test(code) && mayBeServed(askedAt);
		} finally {
			await asking.end().catch(() => undefined);
		}
	}
}
function mayBeServed(askedAt) {
	return performance.now() - askedAt < UNKNOWN_MS;
}
function bytesOf({ connection }) {
	return connection.stream.bytesRead ?? 0;
}

var says = __load__(62456);
;// service/store/postgres.js










const OLDEST = 15;
const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5e3;
const STATEMENT_MS = 3e4;
const IDLE_IN_TRANSACTION = "10s";
const OWN_SETTINGS = { default_transaction_isolation: "read committed" };
const TRIES = 5;
const FIRST_PAUSE_MS = 20;
const GIVE_UP_MS = 5e3;
async function openPostgres(address) {
	const { config, place, schema, patienceMs } = read(address);
	const silent = new SilentConnections(config);
	const prepare = async (client) => {
		const settings = {
			...OWN_SETTINGS,
			statement_timeout: patienceMs,
			...schema && { search_path: schema }
		};
		for (const [name, value] of Object.entries(settings)) {
			await silent.answered(client, client.query("SELECT set_config($1, $2, false)", [name, value]));
		}
		const idle = "SELECT set_config($1, $2, false) WHERE current_setting($1) = '0'";
		await silent.answered(client, client.query(idle, ["idle_in_transaction_session_timeout", IDLE_IN_TRANSACTION]));
	};
	const pool = new esm/* Pool */.bC({
		...config,
		onConnect: (client) => prepare(client)
	});
	pool.on("error", () => undefined);
	pool.on("connect", (client) => {
		client.on("error", () => undefined);
		silent.heard(client);
	});
	const db = new kysely/* Kysely */._$({
		dialect: new postgres_dialect/* PostgresDialect */.a({ pool: guarded(pool, silent) }),
		plugins: [...database/* PLUGINS */.RH]
	});
	await look(db, pool, place, schema).catch((0,outcome/* andThrow */.U_)(() => db.destroy()));
	return {
		kind: "postgresql",
		db,
		transact: (body) => withRetries(async (isSent) => db.transaction().execute(async (tx) => {
			const value = await body(tx);
			isSent();
			return value;
		})),
		ask: async (query) => (await db.executeQuery(query)).rows,
		close: () => db.destroy()
	};
}
function read(address) {
	const url = URL.parse(address);
	if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
		throw new outcome/* ConfigurationError */.j1(says/* addressDatabase */.Wl);
	}
	const place = `${url.host || (url.searchParams.get("host") ?? "")}${url.pathname}`;
	const schema = url.searchParams.get("schema");
	const most = Number(url.searchParams.get("max") ?? MOST_CONNECTIONS);
	if (schema !== null && !/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* schemaDatabase */.VZ, {
			place,
			schema: (0,text_escape/* visible */.RK)(schema)
		}));
	}
	if (!Number.isInteger(most) || most < 2 || most > 1e3) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* addressDatabaseWrong */.zK, { place }));
	}
	const isChecked = [
		"prefer",
		"require",
		"verify-ca"
	].includes(url.searchParams.get("sslmode") ?? "");
	if (isChecked && !url.searchParams.has("uselibpqcompat")) url.searchParams.set("sslmode", "verify-full");
	const patienceMs = url.searchParams.get("statement_timeout") ?? String(STATEMENT_MS);
	for (const own of [
		"schema",
		"max",
		"statement_timeout"
	]) url.searchParams.delete(own);
	return {
		place,
		schema,
		patienceMs,
		config: {
			application_name: "code-similarity",
			connectionTimeoutMillis: CONNECT_MS,
			idleTimeoutMillis: 3e4,
			keepAlive: true,
			max: most,
			types: { getTypeParser },
			connectionString: url.href
		}
	};
}
const READERS = new Map([
	[esm/* types */.gK.builtins.INT8, Number],
	[esm/* types */.gK.builtins.NUMERIC, Number],
	[esm/* types */.gK.builtins.TEXT, plainText],
	[esm/* types */.gK.builtins.VARCHAR, plainText]
]);
function getTypeParser(oid, format) {
	const usual = esm/* types */.gK.getTypeParser(oid, format);
	return format === "binary" ? usual : READERS.get(oid) ?? usual;
}
async function look(db, pool, place, schema) {
	let isKept = true;
	let facts;
	try {
		const { rows } = await (0,sql/* sql */.l)`
      SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS named,
        current_setting('server_encoding') AS encoding`.execute(db);
		facts = rows[0];
		isKept = await keepsSessions(pool);
		if (isKept && schema !== null) await makeSchema(db, schema);
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* databaseCannotUsed */.uz, {
			place,
			whyOf: whyOf(error)
		}));
	}
	if (!isKept) throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* databasePooler */.Xt, { place }));
	if (facts === undefined || facts.version < OLDEST * 1e4) {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* databasePostgresql */.KB, {
			place,
			named: facts?.named ?? "of an unknown version",
			least: OLDEST
		}));
	}
	if (facts.encoding !== "UTF8") {
		throw new outcome/* ConfigurationError */.j1((0,sentence/* fill */.G)(says/* databaseEncoding */.jb, {
			place,
			encoding: facts.encoding
		}));
	}
}
async function makeSchema(db, schema) {
	const { rows } = await (0,sql/* sql */.l)`SELECT FROM pg_namespace WHERE nspname = ${schema}`.execute(db);
	if (rows.length === 0) await db.schema.createSchema(schema).ifNotExists().execute();
}
function whyOf(error) {
	if (error instanceof away/* DatabaseAway */.c) return whyOf(error.cause);
	return (0,data_folder/* reasonOf */.A3)(error instanceof AggregateError ? error.errors[0] ?? error : error);
}
function guarded(pool, silent) {
	return {
		options: pool.options,
		end: () => pool.end(),
		connect: async () => {
			const client = await connected(pool, silent);
			let isStale = false;
			const query = async (text, values) => {
				try {
					return await silent.answered(client, client.query(text, values.map(storedText)));
				} catch (error) {
					isStale ||= (0,away/* isReadOnly */.P)(error);
					throw knownError(error);
				}
			};
			return {
				query,
				release: (destroy) => client.release(isStale || destroy)
			};
		}
	};
}
async function connected(pool, silent) {
	try {
		let client = await pool.connect();
		while (silent.isDoubtful(client)) {
			client.release(true);
			client = await pool.connect();
		}
		return client;
	} catch (error) {
		throw new away/* DatabaseAway */.c(error);
	}
}
async function withRetries(run) {
	const began = performance.now();
	for (let attempt = 1;; attempt += 1) {
		let sent = false;
		try {
			return await run(() => {
				sent = true;
			});
		} catch (error) {
			const isInTime = performance.now() - began < GIVE_UP_MS;
			const mayRepeat = isConflict(error) || isLost(error) && isInTime && !sent;
			if (!mayRepeat) throw error;
			if (attempt === TRIES) throw error;
			await (0,promises_.setTimeout)(FIRST_PAUSE_MS * 2 ** attempt * (.5 + Math.random()));
		}
	}
}
const MARK = "\ue000";
const NUL = `${MARK}0`;
function storedText(value) {
	if (typeof value !== "string" || !/[\0\uE000]/.test(value)) return value;
	return value.replaceAll(MARK, MARK + MARK).replaceAll("\0", NUL);
}
function plainText(stored) {
	return stored.includes(MARK) ? stored.replace(/\uE000([\uE0000])/g, (_, kind) => kind === "0" ? "\0" : MARK) : stored;
}
const LOST = /^(?:08|57P0[1-5]|53300|25006|25P0[34])/;
const CONFLICT = new Set(["40001", "40P01"]);
const LATE = new Set(["57014", "55P03"]);
const SYSTEM = /^E[A-Z]/;
const DRIVER = /^(?:Connection terminated|timeout exceeded|Query read timeout|Client (?:has|was)|Cannot use a pool)/i;
function isLost(error) {
	if (!(error instanceof Error)) return false;
	if (error instanceof away/* DatabaseAway */.c) return isLost(error.cause);
	if (error instanceof esm/* DatabaseError */.a$) return LOST.test(error.code ?? "");
	if (error instanceof AggregateError) return error.errors.some(isLost);
	const { code } = error;
	return typeof code === "string" && SYSTEM.test(code) || DRIVER.test(error.message);
}
function isConflict(error) {
	if (error instanceof away/* DatabaseAway */.c) return isConflict(error.cause);
	return error instanceof esm/* DatabaseError */.a$ && CONFLICT.has(error.code ?? "");
}
function knownError(error) {
	const isLate = error instanceof esm/* DatabaseError */.a$ && LATE.has(error.code ?? "");
	return isLate || isLost(error) || isConflict(error) ? new away/* DatabaseAway */.c(error) : error;
}


}),


};
