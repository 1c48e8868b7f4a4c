export const id = 768;
export const ids = [768];
export const modules = {

/***/ 24438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ auditRow),
/* harmony export */   Gg: () => (/* binding */ shareRow),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gd: () => (/* binding */ keyRow),
/* harmony export */   n$: () => (/* binding */ moment),
/* harmony export */   q3: () => (/* binding */ userRow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);

/** Rows of people as JSON. Times are ISO 8601, UTC. */
/** null: never. */
function isoTime(ms) {
    return ms === null ? null : new Date(ms).toISOString();
}
const FORMS = [zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true }), zod__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6()];
/** A time in a request; a day alone is its beginning, UTC. */
const moment = zod__WEBPACK_IMPORTED_MODULE_1__/* .stringFormat */ .NpN('moment', (text) => FORMS.some((one) => one.safeParse(text).success));
function userRow(user) {
    return {
        id: user.id,
        name: user.name,
        role: user.role,
        trial: user.trial === 1,
        suspended_at: isoTime(user.suspendedAt),
        invoice: user.invoice,
        checks_a_month: user.monthlyChecks,
        bytes_a_month: user.monthlyBytes,
        created_at: isoTime(user.createdAt),
    };
}
function keyRow(key) {
    return {
        id: key.id,
        user_id: key.userId,
        name: key.name,
        scope: key.scope,
        corpus_id: key.corpusId,
        created_at: isoTime(key.createdAt),
        expires_at: isoTime(key.expiresAt),
        last_used_at: isoTime(key.lastUsedAt),
        revoked_at: isoTime(key.revokedAt),
    };
}
/** @param names of users, by their ids */
function shareRow(share, names) {
    return {
        id: share.id,
        owner_id: share.ownerId,
        owner: names.get(share.ownerId) ?? null,
        check_id: share.checkId,
        user_id: share.userId,
        user: names.get(share.userId) ?? null,
        created_at: isoTime(share.createdAt),
    };
}
function auditRow(entry) {
    return {
        id: entry.id,
        at: isoTime(entry.at),
        user_id: entry.userId,
        user: entry.userName,
        key_id: entry.keyId,
        action: entry.action,
        check_id: entry.checkId,
        submission_id: entry.submissionId,
        owner_id: entry.ownerId,
        details: entry.details === null ? null : JSON.parse(entry.details),
    };
}


/***/ }),

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

/***/ 21494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Audit)
/* harmony export */ });
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9170);

/** Who did what. Entries are added, never changed, and go by retention alone. */
class Audit {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /**
     * Writes down what a caller did or is about to read.
     *
     * @throws the system's error where there is no room; `allow` is for what may go on without it
     */
    async add(caller, deed, without = 'refuse') {
        const { action, checkId = null, submissionId = null, ownerId = null, details } = deed;
        try {
            await this.#database.db
                .insertInto('audit')
                .values({
                at: this.#now(),
                userId: caller.userId,
                userName: caller.name,
                keyId: caller.keyId,
                action,
                checkId,
                submissionId,
                ownerId,
                details: details === undefined ? null : JSON.stringify(details),
            })
                .execute();
        }
        catch (error) {
            if (without === 'refuse' || !(0,_room_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoRoom */ .Ry)(error))
                throw error;
        }
    }
    /** The latest, in the order in which they happened. */
    async list({ since, checkId, userId, concerning, most }) {
        let query = this.#database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most);
        if (since !== null)
            query = query.where('at', '>=', since);
        if (checkId !== null)
            query = query.where('checkId', '=', checkId);
        if (userId !== null)
            query = query.where('userId', '=', userId);
        if (concerning !== null) {
            query = query.where((eb) => eb.or([eb('userId', '=', concerning), eb('ownerId', '=', concerning)]));
        }
        return (await query.execute()).toReversed();
    }
    /** Deletes what is older. @returns how many entries */
    async prune(before) {
        const { numDeletedRows } = await this.#database.db
            .deleteFrom('audit')
            .where('at', '<', before)
            .executeTakeFirst();
        return Number(numDeletedRows);
    }
}


/***/ }),

/***/ 76825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Corpora)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53217);
/* harmony import */ var _people_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43701);


/** Variables of one statement: SQLite takes 32,766. */
const MOST_IDS = 5_000;
/** Who shares earlier work with whom. */
class Corpora {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** @throws PeopleError for a name that is taken or cannot be one */
    async add(given) {
        const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .keptName */ .Q)('corpus', given);
        const row = await this.#database.db
            .insertInto('corpora')
            .values({ name, nameKey: (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name), createdAt: this.#now() })
            .onConflict((conflict) => conflict.column('nameKey').doNothing())
            .returning(['id', 'name', 'createdAt'])
            .executeTakeFirst();
        if (row === undefined) {
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PeopleError */ .U('taken', `There is a corpus ${JSON.stringify(name)} already.`);
        }
        return row;
    }
    /** @param userId those that somebody is a member of; null: all */
    async list(userId) {
        let query = this.#database.db.selectFrom('corpora').select(['id', 'name', 'createdAt']).orderBy('id');
        if (userId !== null) {
            query = query.where('id', 'in', (eb) => eb.selectFrom('corpusMembers').select('corpusId').where('userId', '=', userId));
        }
        return query.execute();
    }
    /** By its number or its name. @throws PeopleError where there is none, or none that this member sees */
    async find(wanted, userId) {
        const folded = typeof wanted === 'string' ? (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(wanted.trim()) : null;
        const found = (await this.list(userId)).find(({ id, name }) => folded === null ? id === wanted : (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name) === folded);
        if (found === undefined) {
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PeopleError */ .U('unknown', `There is no corpus ${JSON.stringify(wanted)}.`);
        }
        return found;
    }
    /** Removes it. The checks that were made in it stay as they are, and what they found in others' work stays closed. */
    async remove(id) {
        await this.#database.transact(async (tx) => {
            await tx.deleteFrom('corpusMembers').where('corpusId', '=', id).execute();
            await tx.updateTable('keys').set({ corpusId: null }).where('corpusId', '=', id).execute();
            await tx.deleteFrom('corpora').where('id', '=', id).execute();
        });
    }
    async members(corpusId) {
        const rows = await this.#database.db
            .selectFrom('corpusMembers')
            .innerJoin('users', 'users.id', 'corpusMembers.userId')
            .select(['corpusMembers.userId', 'users.name', 'corpusMembers.handsOut'])
            .where('corpusMembers.corpusId', '=', corpusId)
            .orderBy('corpusMembers.userId')
            .execute();
        return rows.map((row) => ({ ...row, handsOut: row.handsOut === 1 }));
    }
    /** Doing it twice is the same as once. Nothing is handed out until the member says so. */
    async join(corpusId, userId) {
        await this.#database.db
            .insertInto('corpusMembers')
            .values({ corpusId, userId, createdAt: this.#now() })
            .onConflict((conflict) => conflict.columns(['corpusId', 'userId']).doNothing())
            .execute();
    }
    /** @throws PeopleError where somebody is no member */
    async handOut(corpusId, userId, handsOut) {
        const row = await this.#database.db
            .updateTable('corpusMembers')
            .set({ handsOut: handsOut ? 1 : 0 })
            .where('corpusId', '=', corpusId)
            .where('userId', '=', userId)
            .returning('userId')
            .executeTakeFirst();
        if (row === undefined)
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PeopleError */ .U('unknown', `There is no corpus ${corpusId}.`);
    }
    /** Takes somebody out: their work is no longer compared with, nor their files handed out. */
    async leave(corpusId, userId) {
        await this.#database.db
            .deleteFrom('corpusMembers')
            .where('corpusId', '=', corpusId)
            .where('userId', '=', userId)
            .execute();
    }
    /**
     * Which of these submissions the owner of a check may not read: those of others who do not hand out what they have in its corpus,
     * and those that are gone, whoever had them.
     */
    async closed(check, submissionIds) {
        const closed = new Set(submissionIds);
        const { corpus } = await this.corpusOf(check);
        for (let from = 0; from < submissionIds.length; from += MOST_IDS) {
            const rows = await this.#database.db
                .selectFrom('submissions')
                .innerJoin('checks', 'checks.id', 'submissions.checkId')
                .leftJoin('corpusMembers', (join) => join
                .onRef('corpusMembers.userId', '=', 'checks.ownerId')
                .onRef('corpusMembers.corpusId', '=', 'checks.corpusId'))
                .select('submissions.id')
                .where('submissions.id', 'in', submissionIds.slice(from, from + MOST_IDS))
                .where((eb) => eb.or([
                eb('checks.ownerId', '=', check.ownerId),
                eb.and([eb('checks.corpusId', '=', corpus?.id ?? 0), eb('corpusMembers.handsOut', '=', 1)]),
            ]))
                .execute();
            for (const { id } of rows)
                closed.delete(id);
        }
        return closed;
    }
    /** Whose earlier work a check may be compared with. */
    async corpusOf(check) {
        const ownerId = check.ownerId ?? 0;
        if (check.corpusId === null)
            return { ownerId, corpus: null };
        const members = (await this.members(check.corpusId)).map(({ userId }) => userId);
        return {
            ownerId,
            corpus: members.includes(ownerId) ? { id: check.corpusId, members } : null,
        };
    }
}


/***/ }),

/***/ 4009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ Keys),
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9170);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53217);
/* harmony import */ var _people_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43701);




const KEY_BYTES = 32;
const USE_NOTED_MS = 60_000;
const SHOWN = [
    'id',
    'userId',
    'name',
    'scope',
    'corpusId',
    'createdAt',
    'expiresAt',
    'lastUsedAt',
    'revokedAt',
];
/** A new key: 64 characters of 0 to 9 and a to f. */
function newKey() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES).toString('hex');
}
/** The keys of a service's users. A key is random, so its SHA-256 tells nothing of it and needs no salt. */
class Keys {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /**
     * Makes a key.
     *
     * @returns its row, and the key itself, which nobody can read again
     * @throws PeopleError for a name that cannot be one, or an end that is over
     */
    async create(fields) {
        const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keptName */ .Q)('key', fields.name);
        const at = this.#now();
        if (fields.expiresAt !== null && fields.expiresAt <= at) {
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PeopleError */ .U('invalid', 'The key would be over already; give a time that is to come.');
        }
        const key = newKey();
        const row = await this.#database.db
            .insertInto('keys')
            .values({ ...fields, name, hash: hashOf(key), createdAt: at, lastUsedAt: null, revokedAt: null })
            .returning(SHOWN)
            .executeTakeFirstOrThrow();
        return { row, key };
    }
    /** Newest first. @param userId null: everybody's */
    list(userId) {
        let query = this.#database.db.selectFrom('keys').select(SHOWN).orderBy('id', 'desc');
        if (userId !== null)
            query = query.where('userId', '=', userId);
        return query.execute();
    }
    /** Ends a key for good. @param userId null: whosever it is. @throws PeopleError where there is none */
    async revoke(id, userId) {
        let query = this.#database.db
            .updateTable('keys')
            .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(this.#now())) }))
            .where('id', '=', id);
        if (userId !== null)
            query = query.where('userId', '=', userId);
        const row = await query.returning(SHOWN).executeTakeFirst();
        if (row === undefined)
            throw new _people_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PeopleError */ .U('unknown', `There is no key ${id}.`);
        return row;
    }
    /** Who has the key of this hash; null: nobody, or it is over. Its use is noted, at most once a minute. */
    async holder(keyHash) {
        const at = this.#now();
        const row = await this.#database.db
            .selectFrom('keys')
            .innerJoin('users', 'users.id', 'keys.userId')
            .select([
            'keys.id as keyId',
            'keys.userId',
            'keys.scope',
            'keys.corpusId',
            'keys.expiresAt',
            'keys.lastUsedAt',
            'users.name',
            'users.role',
            'users.trial',
            'users.suspendedAt',
            'users.invoice',
            'users.monthlyChecks',
            'users.monthlyBytes',
        ])
            .where('keys.hash', '=', keyHash)
            .where('keys.revokedAt', 'is', null)
            .executeTakeFirst();
        if (row === undefined || (row.expiresAt !== null && row.expiresAt <= at))
            return null;
        if (row.lastUsedAt === null || Math.abs(at - row.lastUsedAt) >= USE_NOTED_MS) {
            await this.#noteUse(row.keyId, at);
        }
        const { userId, name, role, scope, keyId, corpusId, monthlyChecks, monthlyBytes } = row;
        return {
            caller: {
                userId,
                name,
                role,
                scope,
                keyId,
                corpusId,
                trial: row.trial === 1,
                monthlyChecks,
                monthlyBytes,
            },
            suspended: row.suspendedAt === null ? null : { invoice: row.invoice },
        };
    }
    /** Nobody is refused because there is no room for it. */
    async #noteUse(id, at) {
        try {
            await this.#database.db.updateTable('keys').set({ lastUsedAt: at }).where('id', '=', id).execute();
        }
        catch (error) {
            if (!(0,_room_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoRoom */ .Ry)(error))
                throw error;
        }
    }
}
/** As a key is kept and found. */
function hashOf(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex');
}


/***/ }),

/***/ 61053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ peopleOf)
});

// EXTERNAL MODULE: ./build/embedded/store/people/audit.js
var audit = __webpack_require__(21494);
// EXTERNAL MODULE: ./build/embedded/store/people/corpora.js
var corpora = __webpack_require__(76825);
// EXTERNAL MODULE: ./build/embedded/store/people/keys.js
var keys = __webpack_require__(4009);
// EXTERNAL MODULE: ./build/embedded/store/people/quotas.js
var quotas = __webpack_require__(34576);
// EXTERNAL MODULE: ./build/embedded/store/people/people-error.js
var people_error = __webpack_require__(43701);
;// CONCATENATED MODULE: ./build/embedded/store/people/shares.js

/** Who reads whose checks. */
class Shares {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** Doing it twice is the same as once. @param checkId of the owner; null: all that the owner has and will have */
    async add(ownerId, checkId, userId) {
        if (ownerId === userId)
            throw new people_error/* PeopleError */.U('invalid', 'Your own checks are yours already.');
        const row = await this.#database.db
            .insertInto('shares')
            .values({ ownerId, checkId: checkId ?? 0, userId, createdAt: this.#now() })
            // Changes nothing, and gives the row that is there.
            .onConflict((conflict) => conflict.columns(['userId', 'ownerId', 'checkId']).doUpdateSet({ ownerId }))
            .returningAll()
            .executeTakeFirstOrThrow();
        return shareOf(row);
    }
    /** What somebody shares, and what is shared with them. */
    async list(userId) {
        const rows = await this.#database.db
            .selectFrom('shares')
            .selectAll()
            .where((eb) => eb.or([eb('ownerId', '=', userId), eb('userId', '=', userId)]))
            .orderBy('id')
            .execute();
        return rows.map(shareOf);
    }
    /** Either side may end it. @throws PeopleError where there is none */
    async remove(id, userId) {
        const row = await this.#database.db
            .deleteFrom('shares')
            .where('id', '=', id)
            .where((eb) => eb.or([eb('ownerId', '=', userId), eb('userId', '=', userId)]))
            .returningAll()
            .executeTakeFirst();
        if (row === undefined)
            throw new people_error/* PeopleError */.U('unknown', `There is no share ${id}.`);
        return shareOf(row);
    }
}
function shareOf(row) {
    return { ...row, checkId: row.checkId === 0 ? null : row.checkId };
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/embedded/store/people/caller.js
var caller = __webpack_require__(78650);
// EXTERNAL MODULE: ./build/embedded/store/people/names.js
var names = __webpack_require__(53217);
;// CONCATENATED MODULE: ./build/embedded/store/people/users.js




/** The accounts of a service. */
class Users {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** @throws PeopleError for a name that is taken, in whatever case, or cannot be one */
    async add(given, role, trial) {
        const name = (0,names/* keptName */.Q)('user', given);
        const row = await this.#database.db
            .insertInto('users')
            .values({
            name,
            nameKey: (0,names/* foldedName */.m)(name),
            role,
            trial: trial ? 1 : 0,
            createdAt: this.#now(),
        })
            .onConflict((conflict) => conflict.column('nameKey').doNothing())
            .returningAll()
            .executeTakeFirst();
        if (row === undefined)
            throw new people_error/* PeopleError */.U('taken', `There is a user “${(0,text_escape/* visible */.RK)(name)}” already.`);
        return row;
    }
    /** In the order in which they were added. */
    list() {
        return this.#database.db.selectFrom('users').selectAll().orderBy('id').execute();
    }
    /** @throws PeopleError where there is no such user */
    async find(id) {
        const row = await this.#database.db
            .selectFrom('users')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst();
        if (row === undefined)
            throw new people_error/* PeopleError */.U('unknown', `There is no user ${id}.`);
        return row;
    }
    /** In whatever case. @throws PeopleError where there is no such user */
    async named(name) {
        const row = await this.#database.db
            .selectFrom('users')
            .selectAll()
            .where('nameKey', '=', (0,names/* foldedName */.m)(name.trim()))
            .executeTakeFirst();
        if (row === undefined) {
            throw new people_error/* PeopleError */.U('unknown', `There is no user “${(0,text_escape/* visible */.RK)(name)}”. Look at how it is written: an administrator lists users with code-similarity users list, or GET /people/v1/users.`);
        }
        return row;
    }
    /** @throws PeopleError where there is no such user, or the first one would lose what the service needs */
    async change(id, changes) {
        const { role, trial, suspended, monthlyChecks, monthlyBytes } = changes;
        if (id === caller/* OWNER_ID */.Wc && ((role ?? 'administrator') !== 'administrator' || suspended != null)) {
            throw new people_error/* PeopleError */.U('invalid', 'The first user administers the service: take its key away by another CODE_SIMILARITY_KEY.');
        }
        const user = await this.find(id);
        const row = await this.#database.db
            .updateTable('users')
            .set({
            role: role ?? user.role,
            trial: trial === undefined ? user.trial : Number(trial),
            ...(suspended === undefined
                ? {}
                : {
                    suspendedAt: suspended === null ? null : this.#now(),
                    invoice: suspended?.invoice ?? null,
                }),
            ...(monthlyChecks === undefined ? {} : { monthlyChecks }),
            ...(monthlyBytes === undefined ? {} : { monthlyBytes }),
        })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirst();
        return row ?? this.find(id);
    }
    /** @throws PeopleError where somebody cannot be removed, or their checks not be given there */
    async removable(id, giveTo) {
        if (id === caller/* OWNER_ID */.Wc) {
            throw new people_error/* PeopleError */.U('invalid', 'The first user administers the service, and stays.');
        }
        if (giveTo === id)
            throw new people_error/* PeopleError */.U('invalid', 'Checks are given to somebody else.');
        await this.find(id);
        if (giveTo !== null)
            await this.find(giveTo);
    }
    /** Ids of somebody's checks. */
    async checksOf(id) {
        const rows = await this.#database.db
            .selectFrom('checks')
            .select('id')
            .where('ownerId', '=', id)
            .orderBy('id')
            .execute();
        return rows.map((row) => row.id);
    }
    /**
     * Removes somebody and all that hangs on the account. Checks are given to another user; without one there must be none left.
     *
     * @throws PeopleError where there is no such user, or it is the first one
     */
    async remove(id, giveTo) {
        await this.removable(id, giveTo);
        await this.#database.transact(async (tx) => {
            if (giveTo === null) {
                await refuseWithChecks(tx, id);
            }
            else {
                // Who was to read somebody's checks does not read the other's; and the other one owns them now.
                await tx
                    .deleteFrom('shares')
                    .where('ownerId', '=', id)
                    .where((eb) => eb.or([eb('checkId', '=', 0), eb('userId', '=', giveTo)]))
                    .execute();
                // What their submissions are found by is of the one who had them, and is made anew.
                const given = { ownerId: giveTo, imprints: null };
                await tx.updateTable('checks').set(given).where('ownerId', '=', id).execute();
                await tx.updateTable('shares').set({ ownerId: giveTo }).where('ownerId', '=', id).execute();
            }
            for (const table of ['keys', 'usage', 'corpusMembers', 'shares']) {
                await tx.deleteFrom(table).where('userId', '=', id).execute();
            }
            await tx.deleteFrom('shares').where('ownerId', '=', id).execute();
            const hooks = await tx.deleteFrom('hooks').where('ownerId', '=', id).returning('id').execute();
            const gone = hooks.map((hook) => hook.id);
            await tx.deleteFrom('hookDeliveries').where('hookId', 'in', gone).execute();
            await tx.deleteFrom('users').where('id', '=', id).execute();
        });
    }
}
async function refuseWithChecks(tx, ownerId) {
    const check = await tx
        .selectFrom('checks')
        .select('id')
        .where('ownerId', '=', ownerId)
        .limit(1)
        .executeTakeFirst();
    if (check !== undefined) {
        throw new people_error/* PeopleError */.U('taken', 'A check was made meanwhile. Try again.');
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/people/people.js






/** @param now milliseconds since the epoch */
function peopleOf(database, now) {
    return {
        users: new Users(database, now),
        keys: new keys/* Keys */.D(database, now),
        shares: new Shares(database, now),
        corpora: new corpora/* Corpora */.t(database, now),
        quotas: new quotas/* Quotas */.S(database, now),
        audit: new audit/* Audit */.m(database, now),
    };
}


/***/ }),

/***/ 34576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Quotas),
/* harmony export */   w: () => (/* binding */ nextMonth)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78650);


/** What somebody used of a month; the first user is not counted. It is counted when it is taken, so deleting a check gives nothing back. */
class Quotas {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** Of this month. */
    async used(userId) {
        const row = await this.#database.db
            .selectFrom('usage')
            .select(['checks', 'bytes'])
            .where('userId', '=', userId)
            .where('month', '=', monthOf(this.#now()))
            .executeTakeFirst();
        return row ?? { checks: 0, bytes: 0 };
    }
    /**
     * Takes so much of this month, if there is so much left. Of two that come at once for the last of it one gets it.
     *
     * @param most null: not limited; it is counted all the same
     */
    async take(userId, what, amount, most) {
        if (userId === _caller_js__WEBPACK_IMPORTED_MODULE_0__/* .OWNER_ID */ .Wc)
            return true;
        if (most !== null && amount > most)
            return false;
        const month = monthOf(this.#now());
        const left = { checks: 0, bytes: 0, [what]: amount };
        const row = await this.#database.db
            .insertInto('usage')
            .values({ userId, month, ...left })
            .onConflict((conflict) => {
            const update = conflict
                .columns(['userId', 'month'])
                .doUpdateSet({ [what]: (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.ref(`usage.${what}`)} + ${amount}` });
            return most === null ? update : update.where(`usage.${what}`, '<=', most - amount);
        })
            .returning('userId')
            .executeTakeFirst();
        return row !== undefined;
    }
    /** Gives back what was taken for something that did not happen. */
    async giveBack(userId, what, amount) {
        await this.#database.db
            .updateTable('usage')
            .set({ [what]: (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `${kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l.ref(what)} - ${amount}` })
            .where('userId', '=', userId)
            .where('month', '=', monthOf(this.#now()))
            .where(what, '>=', amount)
            .execute();
    }
}
/** Year and month in UTC, as 202611. */
function monthOf(at) {
    const date = new Date(at);
    return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
/** When the month after this one begins, in milliseconds since the epoch. */
function nextMonth(at) {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}


/***/ }),

/***/ 9170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ isNoRoom),
/* harmony export */   Xl: () => (/* binding */ RoomWatch),
/* harmony export */   sP: () => (/* binding */ NO_ROOM)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** What a write throws where the disk, the quota or the database's own limit leaves no room; the last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: https://www.sqlite.org/rescode.html. */
const SQLITE_CODES = new Set([13, 4874]);
/** Whether a write failed because there is no room: it may succeed when something was deleted. */
function isNoRoom(error) {
    if (!(error instanceof Error))
        return false;
    const { code, errcode } = error;
    return CODES.has(String(code)) || (typeof errcode === 'number' && SQLITE_CODES.has(errcode));
}
const NO_ROOM = 'There is no room left on the disk of the service.';
/** Lets what found no room wait until something was deleted. */
class RoomWatch {
    #deleted = new AbortController();
    /** Something was deleted through this process. */
    made() {
        this.#deleted.abort();
        this.#deleted = new AbortController();
    }
    /** Settled when something was deleted, at the latest after `ms`. @throws the signal's reason when aborted */
    async wait(ms, signal) {
        const either = AbortSignal.any([this.#deleted.signal, signal]);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ref: false, signal: either }).catch(() => { });
        signal.throwIfAborted();
    }
}


/***/ })

};
