export const id = 5261;
export const ids = [5261,7706];
export const modules = {




45261:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  course: () => (course)
});

var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var outcome = __webpack_require__(98216);
var text_escape = __webpack_require__(68171);
var open_words = __webpack_require__(49764);
var locale = __webpack_require__(35698);
var message_of = __webpack_require__(4575);
var english = __webpack_require__(49094);
var archive_names = __webpack_require__(97);
var terminal = __webpack_require__(48804);
var workflow_commands = __webpack_require__(37616);
var format = __webpack_require__(73043);
var page_parts = __webpack_require__(44059);
var message = __webpack_require__(33897);
;// report/course/course-words.js

function recurrenceWords({ times, of, place, expected }, pairs) {
	const values = {
		times,
		of,
		share: place,
		pairs
	};
	return expected < LEAST_TOLD ? (0,message/* message */.iU)("course.oftenRare", {
		...values,
		expected: LEAST_TOLD
	}) : (0,message/* message */.iU)("course.often", {
		...values,
		expected
	});
}
const LEAST_TOLD = .001;

var numbers = __webpack_require__(67117);
;// report/course/normal.js

function below(x) {
	return x < 0 ? upper(-x) : 1 - upper(x);
}
function upper(x) {
	if (x > 38) return 0;
	const density = (0,numbers/* power */.y)(Math.E, -x * x / 2) / Math.sqrt(2 * Math.PI);
	if (x < 3) {
		let term = x;
		let sum = x;
		for (let odd = 3; term > sum * 1e-17; odd += 2) {
			term *= x * x / odd;
			sum += term;
		}
		return .5 - density * sum;
	}
	let fraction = x;
	for (let step = 100; step >= 1; step -= 1) fraction = x + step / fraction;
	return density / fraction;
}
function quantile(probability) {
	if (probability > .5) return -quantile(1 - probability);
	const first = approximate(probability);
	const density = (0,numbers/* power */.y)(Math.E, -first * first / 2) / Math.sqrt(2 * Math.PI);
	const error = (below(first) - probability) / density;
	return first - error / (1 + first * error / 2);
}
function approximate(p) {
	if (p < .02425) {
		const q = Math.sqrt(-2 * (0,numbers.ln)(p));
		return polynomial(TAIL, q) / (polynomial(TAIL_BELOW, q) * q + 1);
	}
	const q = p - .5;
	const r = q * q;
	return polynomial(MIDDLE, r) * q / (polynomial(MIDDLE_BELOW, r) * r + 1);
}
const MIDDLE = [
	-39.69683028665376,
	220.9460984245205,
	-275.9285104469687,
	138.357751867269,
	-30.66479806614716,
	2.506628277459239
];
const MIDDLE_BELOW = [
	-54.47609879822406,
	161.5858368580409,
	-155.6989798598866,
	66.80131188771972,
	-13.28068155288572
];
const TAIL = [
	-.007784894002430293,
	-.3223964580411365,
	-2.400758277161838,
	-2.549732539343734,
	4.374664141464968,
	2.938163982698783
];
const TAIL_BELOW = [
	.007784695709041462,
	.3224671290700398,
	2.445134137142996,
	3.754408661907416
];
function polynomial(coefficients, x) {
	return coefficients.reduce((sum, one) => sum * x + one, 0);
}

;// report/course/chance.js

function recurrence(places) {
	const sorted = places.toSorted((x, y) => x - y);
	let best = null;
	for (let times = 2; times <= sorted.length; times += 1) {
		const place = sorted[times - 1] ?? 1;
		const tail = atLeast(times, sorted.length, place);
		if (best === null || tail < best.tail) best = {
			times,
			place,
			tail
		};
	}
	return best;
}
function atLeast(times, classes, place) {
	let sum = 0;
	for (let k = times; k <= classes; k += 1) sum += binomial(k, classes, place);
	return Math.min(1, sum);
}
function binomial(k, n, chance) {
	let product = 1;
	for (let i = 1; i <= k; i += 1) product *= (n - k + i) / i * chance;
	for (let i = k; i < n; i += 1) product *= 1 - chance;
	return product;
}
function chanceOf(tail, classes, lasting) {
	const bounds = Array.from({ length: classes - 1 }, (_, index) => boundOf(index + 2, classes, tail));
	if (lasting <= 0) return crossing(bounds, classes);
	const scores = bounds.map((bound) => quantile(Math.max(bound, LEAST)));
	const [own, kept] = [Math.sqrt(1 - lasting), Math.sqrt(lasting)];
	let sum = 0;
	let weights = 0;
	for (let at = -STEPS; at <= STEPS; at += 1) {
		const common = at * WIDEST / STEPS;
		const weight = below(common + WIDEST / STEPS / 2) - below(common - WIDEST / STEPS / 2);
		weights += weight;
		sum += weight * crossing(scores.map((score) => below((score + kept * common) / own)), classes);
	}
	return Math.min(1, sum / weights);
}
const WIDEST = 8;
const STEPS = 80;
const LEAST = 1e-300;
function boundOf(times, classes, tail) {
	let [low, high] = [0, 1];
	for (let step = 0; step < BISECTIONS; step += 1) {
		const middle = (low + high) / 2;
		if (atLeast(times, classes, middle) <= tail) low = middle;
		else high = middle;
	}
	return low;
}
const BISECTIONS = 64;
function crossing(bounds, classes) {
	let inside = new Map([[0, 1]]);
	let crossed = 0;
	let before = 0;
	for (const [index, bound] of bounds.entries()) {
		const share = before < 1 ? Math.max(0, bound - before) / (1 - before) : 0;
		const next = new Map();
		for (const [count, chance] of inside) {
			for (let more = 0; count + more <= classes; more += 1) {
				const both = chance * binomial(more, classes - count, share);
				if (count + more >= index + 2) crossed += both;
				else next.set(count + more, (next.get(count + more) ?? 0) + both);
			}
		}
		inside = next;
		before = bound;
	}
	return Math.min(1, crossed);
}

;// report/course/places.js

const LEAST_PEOPLE = 6;
const SHARED_PAIRS = 8;
const ROUNDS = 12;
function placesIn({ people, pairs, apart }) {
	const size = people.length;
	if (size < LEAST_PEOPLE) return null;
	const at = new Map(people.map((person, index) => [person, index]));
	const near = new Float64Array(size * size).fill(-Infinity);
	const both = (a, b) => {
		const [i, j] = [at.get(a), at.get(b)];
		return i === undefined || j === undefined || i === j ? null : [i * size + j, j * size + i];
	};
	for (const one of pairs) for (const cell of both(one.a, one.b) ?? []) near[cell] = one.near;
	for (const [a, b] of apart) for (const cell of both(a, b) ?? []) near[cell] = NaN;
	const cells = Int32Array.from(upperCells(size).filter((cell) => !Number.isNaN(near[cell])));
	if (cells.length < size) return null;
	const scores = new Float64Array(size * size).fill(NaN);
	for (const { cell, score } of standing(cells, near)) {
		scores[cell] = score;
		scores[mirror(cell, size)] = score;
	}
	const { usual, left } = withoutUsual(scores, size);
	const places = new Float64Array(size * size).fill(NaN);
	for (const { cell, place, score } of standing(cells, left)) {
		places[cell] = place;
		scores[cell] = score;
	}
	const persons = new Float64Array(size);
	for (const { cell, place } of standing(Int32Array.from(people.keys()), usual)) persons[cell] = place;
	const known = (value) => value === undefined || Number.isNaN(value) ? null : value;
	const cellOf = (a, b) => Math.min(...both(a, b) ?? [-1]);
	return {
		pairs: cells.length,
		pairPlace: (a, b) => known(places[cellOf(a, b)]),
		pairScore: (a, b) => known(scores[cellOf(a, b)]),
		personPlace: (person) => known(persons[at.get(person) ?? -1])
	};
}
function upperCells(size) {
	const cells = [];
	for (let i = 0; i < size; i += 1) for (let j = i + 1; j < size; j += 1) cells.push(i * size + j);
	return cells;
}
function mirror(cell, size) {
	return cell % size * size + Math.floor(cell / size);
}
function* standing(cells, values) {
	const value = (cell) => values[cell];
	const sorted = cells.toSorted((x, y) => value(x) === value(y) ? x - y : value(y) - value(x));
	const all = sorted.length;
	for (let from = 0; from < all;) {
		let to = from + 1;
		while (to < all && value(sorted[to]) === value(sorted[from])) to += 1;
		const place = to / all;
		const score = -quantile((from + to) / 2 / all);
		for (; from < to; from += 1) yield {
			cell: sorted[from],
			place,
			score
		};
	}
}
function withoutUsual(scores, size) {
	const usual = new Float64Array(size);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (let i = 0; i < size; i += 1) {
			let sum = 0;
			let count = 0;
			for (let j = 0; j < size; j += 1) {
				const score = scores[i * size + j];
				if (Number.isNaN(score)) continue;
				sum += score - usual[j];
				count += 1;
			}
			if (count > 0) usual[i] = sum / count;
		}
	}
	const left = scores.map((score, cell) => score - usual[Math.floor(cell / size)] - usual[cell % size]);
	const squares = new Float64Array(size);
	const counts = new Float64Array(size);
	for (const [cell, one] of left.entries()) {
		if (Number.isNaN(one)) continue;
		const i = Math.floor(cell / size);
		squares[i] = squares[i] + one * one;
		counts[i] = counts[i] + 1;
	}
	const sum = (list) => list.reduce((all, one) => all + one, 0);
	const whole = sum(squares) / Math.max(1, sum(counts));
	const spread = squares.map((own, i) => Math.sqrt((own + SHARED_PAIRS * whole) / (counts[i] + SHARED_PAIRS)) || 1);
	return {
		usual,
		left: left.map((one, cell) => one / Math.max(spread[Math.floor(cell / size)], spread[cell % size]))
	};
}

;// report/course/recurring.js


const STANDS_OUT_BELOW = .01;
const TOLD_UP_TO = 1;
function recurring(people, classes) {
	const known = classes.map(placesIn);
	const most = people * (people - 1) / 2;
	const likely = [];
	const products = new Products(people);
	let pairs = 0;
	for (let a = 0; a < people; a += 1) {
		for (let b = a + 1; b < people; b += 1) {
			const places = known.map((one) => one?.pairPlace(a, b) ?? null);
			const how = recurrence(places.filter((one) => one !== null));
			if (how === null) continue;
			pairs += 1;
			const own = productsOf(known.flatMap((one) => one?.pairScore(a, b) ?? []));
			products.add(a, b, own);
			if (how.tail * most <= TOLD_UP_TO) likely.push({
				a,
				b,
				places,
				how,
				own
			});
		}
	}
	const found = likely.map(({ a, b, places, how, own }) => {
		const lasting = products.without(a, b, own);
		return {
			a,
			b,
			lasting,
			...recurs(places, how, pairs, lasting)
		};
	}).filter(({ expected }) => expected <= TOLD_UP_TO);
	const persons = Array.from({ length: people }, (_, person) => {
		const places = known.map((one) => one?.personPlace(person) ?? null);
		const how = recurrence(places.filter((one) => one !== null));
		return how === null ? [] : [{
			person,
			places,
			how
		}];
	}).flat();
	const near = persons.map(({ person, places, how }) => ({
		person,
		...recurs(places, how, persons.length, 0)
	}));
	return {
		pairs,
		lasting: products.mean(),
		found: found.toSorted((x, y) => x.chance - y.chance),
		near: near.toSorted((x, y) => x.chance - y.chance),
		classes: known
	};
}
function recurs(places, how, all, lasting) {
	const classes = places.filter((one) => one !== null).length;
	const chance = chanceOf(how.tail, classes, lasting);
	return {
		...how,
		places,
		classes,
		chance,
		expected: chance * all
	};
}
function productsOf(scores) {
	const sum = scores.reduce((all, one) => all + one, 0);
	const squares = scores.reduce((all, one) => all + one * one, 0);
	return {
		sum: (sum * sum - squares) / 2,
		count: scores.length * (scores.length - 1) / 2
	};
}
class Products {
	#sums;
	#counts;
	constructor(people) {
		this.#sums = new Float64Array(people);
		this.#counts = new Float64Array(people);
	}
	add(a, b, { sum, count }) {
		for (const person of [a, b]) {
			this.#sums[person] = (this.#sums[person] ?? 0) + sum;
			this.#counts[person] = (this.#counts[person] ?? 0) + count;
		}
	}
	mean() {
		return lastingOf(halfOf(this.#sums), halfOf(this.#counts));
	}
	without(a, b, { sum, count }) {
		const rest = (list, both) => halfOf(list) - (list[a] ?? 0) - (list[b] ?? 0) + both;
		return lastingOf(rest(this.#sums, sum), rest(this.#counts, count));
	}
}
function halfOf(list) {
	return list.reduce((all, one) => all + one, 0) / 2;
}
function lastingOf(sum, count) {
	return Math.min(MOST_LASTING, Math.max(0, count > 0 ? sum / count : 0));
}
const MOST_LASTING = .9;

var page_blocks = __webpack_require__(49289);
;// channels/course.js




function coursePieces(page, words, template) {
	const { name, assignments, found } = page.document;
	const title = words.say("course.tab", {
		name,
		n: assignments.length
	});
	const headline = words.say("course.headline", { n: found.filter(({ standsOut }) => standsOut).length });
	return (0,page_blocks/* pagePieces */.vv)({
		template,
		title,
		withoutScript: `<h1>${(0,text_escape/* escapeHtml */.ZD)(title)}</h1><p>${(0,text_escape/* escapeHtml */.ZD)(headline)}</p><p>${(0,text_escape/* escapeHtml */.ZD)(words.say("dossier.needsScript"))}</p>`
	}, [(0,page_blocks/* block */.om)(page_parts/* INDEX_BLOCK */.jH, page)]);
}
function coursePage(document, notices, locale) {
	return {
		audience: "course",
		locale,
		document,
		notices
	};
}
function courseJson(document) {
	const members = Object.entries(document).map(([name, value]) => {
		const isList = Array.isArray(value) && value.length > 0;
		const text = isList ? `[\n${value.map((one) => JSON.stringify(one)).join(",\n")}\n]` : JSON.stringify(value);
		return `${JSON.stringify(name)}:${text}`;
	});
	return `{\n${members.join(",\n")}\n}\n`;
}
function courseJsonSchema() {
	const { $schema, ...schema } = z.toJSONSchema(CourseDocument, { io: "output" });
	return {
		$schema,
		$id: PUBLISHED["docs/course.schema.json"],
		...schema
	};
}
const NAME_MIN = 16;
const NAME_MAX = 48;
function renderCourse(document, words, style) {
	const { assignments, people, found, near, notices } = document;
	const paint = (0,terminal/* painter */.C2)(style.colours);
	const nameOf = (person) => (0,workflow_commands/* plainLine */.h0)(people[person]?.name ?? "");
	const out = found.filter(({ standsOut }) => standsOut);
	const lines = [
		(0,workflow_commands/* plainLine */.h0)(words.say("course.tab", {
			name: document.name,
			n: assignments.length
		})),
		words.say("course.of", {
			people: people.length,
			pairs: document.pairs
		}),
		...notices.map((text) => paint("warn", `note: ${(0,workflow_commands/* plainLine */.h0)(text)}`)),
		"",
		paint(out.length > 0 ? "warn" : "good", words.say("course.headline", { n: out.length }))
	];
	const shown = out.slice(0, style.maxRows).map((one) => ({
		one,
		name: `${nameOf(one.a)} ↔ ${nameOf(one.b)}`
	}));
	const width = Math.min(NAME_MAX, Math.max(NAME_MIN, ...shown.map(({ name }) => (0,terminal/* columns */.YB)(name))));
	for (const { one, name } of shown) {
		const ranks = one.places.map((place) => (place === null ? "–" : (0,format/* formatCount */.B4)(place.rank)).padStart(5));
		lines.push(`  ${(0,terminal/* pad */.eV)(name, width)}${ranks.join(" ")}${one.isNew ? "  new" : ""}`);
		lines.push(paint("dim", `    ${words.tell(recurrenceWords(one, document.pairs))}`));
	}
	if (out.length > shown.length) lines.push(`  …and ${(0,format/* formatCount */.B4)(out.length - shown.length)} more`);
	if (out.length > 0) {
		const names = assignments.map(({ name }) => (0,workflow_commands/* plainLine */.h0)(name)).join(", ");
		lines.push(paint("dim", `  The numbers are places among the pairs of ${names}.`));
	}
	if (near.length > 0) {
		const names = near.slice(0, style.maxRows).map(({ person }) => nameOf(person));
		lines.push("", `${(0,format/* formatCount */.B4)(near.length)} near many others: ${names.join(", ")}`);
	}
	lines.push("", words.say("course.rule", { share: STANDS_OUT_BELOW }), "It flags nobody.");
	return lines.map((text) => `${text}\n`).join("");
}

var write = __webpack_require__(54453);
var contract_findings = __webpack_require__(94825);
var ranking = __webpack_require__(321);
var schemas = __webpack_require__(25465);
var findings_document = __webpack_require__(8919);
;// report/course/course-document.js


const COURSE_SCHEMA_VERSION = 1;
const person = findings_document/* COUNT */.i2.meta({ description: "A place in people." });
const course_document_recurs = {
	times: findings_document/* COUNT */.i2.meta({ description: "In so many assignments …" }),
	place: schemas/* number */.aig().min(0).max(1).meta({ description: "… among this share of the class: the nearest pairs, or people, of it." }),
	of: findings_document/* COUNT */.i2.meta({ description: "In how many assignments there is a place." }),
	expected: schemas/* number */.aig().min(0).meta({ description: "How many of the course would come back as much by chance. Small is rare." }),
	standsOut: schemas/* boolean */.zMY().meta({ description: "Fewer than one in a hundred would." })
};
const course_document_standing = {
	rank: findings_document/* COUNT */.i2.meta({ description: "1: the highest. Equal ones share the lower rank." }),
	all: findings_document/* COUNT */.i2.meta({ description: "Of so many." })
};
const course_document_CourseDocument = schemas/* strictObject */.rej({
	schemaVersion: schemas/* literal */.euz(COURSE_SCHEMA_VERSION),
	name: schemas/* string */.YjP(),
	createdAt: schemas/* string */.YjP(),
	toolVersion: schemas/* string */.YjP(),
	assignments: schemas/* array */.YOg(schemas/* strictObject */.rej({
		name: schemas/* string */.YjP(),
		checkedAt: schemas/* string */.YjP(),
		report: schemas/* string */.YjP().nullable().meta({ description: "Address of its page, from here; null: not known." }),
		people: findings_document/* COUNT */.i2.meta({ description: "Who was compared in it and is told apart." }),
		pairs: findings_document/* COUNT */.i2.meta({ description: "Pairs of them that say something; 0: it says nothing." }),
		measure: schemas/* enum */.k5n(["suspicion", "similarity"]).meta({ description: "What its pairs are ordered by." })
	})),
	people: schemas/* array */.YOg(schemas/* strictObject */.rej({
		name: schemas/* string */.YjP(),
		submissions: schemas/* array */.YOg(findings_document/* COUNT */.i2.nullable()).meta({ description: "By assignment: a place in the submissions of its report; null: none that counts." })
	})),
	pairs: findings_document/* COUNT */.i2.meta({ description: "Pairs of people who were in two assignments or more." }),
	lasting: schemas/* number */.aig().min(0).max(1).meta({ description: "How much who is near whom comes back in the next assignment, over all pairs: a correlation. Chances reckon with it." }),
	found: schemas/* array */.YOg(schemas/* strictObject */.rej({
		a: person,
		b: person,
		...course_document_recurs,
		isNew: schemas/* boolean */.zMY().meta({ description: "It stands out, and did not without the last assignment." }),
		places: schemas/* array */.YOg(schemas/* strictObject */.rej({
			...course_document_standing,
			similarity: findings_document/* SCORE */.N0,
			suspicion: findings_document/* SCORE */.N0,
			isFlagged: schemas/* boolean */.zMY().meta({ description: "The report of the assignment flags it." }),
			standsOut: schemas/* boolean */.zMY().meta({ description: "It stands out of that class." })
		}).nullable().meta({ description: "By assignment; null: not both were in it, or it says nothing of the two." }))
	})).meta({ description: "Pairs as any of which there would be at most one by chance, the least likely first. They flag nobody." }),
	near: schemas/* array */.YOg(schemas/* strictObject */.rej({
		person,
		...course_document_recurs,
		places: schemas/* array */.YOg(schemas/* strictObject */.rej(course_document_standing).nullable())
	})).meta({ description: "People who are nearer to everybody than others are, again and again. Their pairs are held against that." }),
	notices: schemas/* array */.YOg(schemas/* string */.YjP())
}).meta({
	id: "CourseDocument",
	title: "Similarity over a course",
	description: "Who is near whom over several assignments. For staff: it names everybody."
});

var layout_names = __webpack_require__(6764);
var submission = __webpack_require__(4071);
;// report/course/people.js

function joinPeople(classes) {
	const ambiguous = classes.map(() => 0);
	const bySign = new Map();
	const leads = [];
	const end = (number) => {
		let at = number;
		while (leads[at] !== at) at = leads[at] ?? at;
		return at;
	};
	const members = [];
	for (const [at, submissions] of classes.entries()) {
		const signs = submissions.map((one) => one === null ? [] : signsOf(one));
		const bearers = new Map();
		for (const sign of signs.flat()) bearers.set(sign, (bearers.get(sign) ?? 0) + 1);
		for (const [place, own] of signs.entries()) {
			const name = submissions[place]?.name;
			if (name === undefined) continue;
			if (own.some((sign) => bearers.get(sign) !== 1)) {
				ambiguous[at] = (ambiguous[at] ?? 0) + 1;
				continue;
			}
			const person = leads.length;
			leads.push(person);
			for (const sign of own) {
				const known = bySign.get(sign);
				if (known === undefined) bySign.set(sign, person);
				else leads[end(known)] = end(person);
			}
			members.push({
				at,
				place,
				name,
				person
			});
		}
	}
	const people = [];
	for (const own of Map.groupBy(members, ({ person }) => end(person)).values()) {
		if (new Set(own.map(({ at }) => at)).size < own.length) {
			for (const { at } of own) ambiguous[at] = (ambiguous[at] ?? 0) + 1;
			continue;
		}
		people.push({
			name: own.at(-1)?.name ?? "",
			submissions: classes.map((_, at) => own.find((one) => one.at === at)?.place ?? null)
		});
	}
	return {
		people,
		ambiguous
	};
}
function signsOf({ name, origin, person }) {
	const handIn = origin?.kind === "directory" ? origin.handIn : undefined;
	const passing = handIn !== undefined && layout_names/* PASSING_NUMBERS */.Z.has(handIn.platform) ? handIn.id : null;
	const known = [
		person?.id,
		handIn === undefined ? null : (0,submission/* identityOf */.cu)(handIn),
		handIn?.login,
		handIn?.email
	];
	if (origin?.kind === "repository") known.push(origin.login, origin.student);
	if (origin?.kind === "pull-request") known.push(origin.author);
	const lasting = known.filter((one) => one !== null && one !== undefined && one !== "" && one !== passing);
	return lasting.length === 0 ? [`name ${name.normalize("NFC")}`] : [...new Set(lasting.map((one) => `id ${String(one).normalize("NFC").toLowerCase()}`))];
}

;// report/course/make-course.js






function makeCourse(assignments, made) {
	const { people, ambiguous } = joinPeople(assignments.map(({ report }) => countedOf(report)));
	const classes = assignments.map(({ report }, at) => classOf(report, people, at));
	const all = recurring(people.length, classes);
	const before = recurring(people.length, classes.slice(0, -1));
	const known = new Set(before.found.filter(standsOut).map(({ a, b }) => `${a} ${b}`));
	const pairs = assignments.map(({ report }) => pairsOf(report));
	const notices = noticesOf(assignments, people, ambiguous, all);
	const document = {
		schemaVersion: COURSE_SCHEMA_VERSION,
		...made,
		assignments: assignments.map(({ name, page, report }, at) => ({
			name,
			checkedAt: report.run.createdAt,
			report: page,
			people: classes[at]?.people.length ?? 0,
			pairs: all.classes[at]?.pairs ?? 0,
			measure: isRanked(report) ? "suspicion" : "similarity"
		})),
		people,
		pairs: all.pairs,
		lasting: all.lasting,
		found: all.found.map((one) => ({
			a: one.a,
			b: one.b,
			...recurrenceOf(one),
			isNew: standsOut(one) && !known.has(`${one.a} ${one.b}`),
			places: one.places.map((place, at) => {
				const [a, b] = [people[one.a]?.submissions[at], people[one.b]?.submissions[at]];
				if (place === null || a == null || b == null) return null;
				const pair = pairs[at]?.(a, b);
				return {
					...standingOf(place, all.classes[at]?.pairs ?? 0),
					similarity: pair === undefined ? null : (0,contract_findings/* pairAverage */.K)(pair),
					suspicion: pair?.suspicion ?? null,
					isFlagged: pair !== undefined && ((0,contract_findings/* pairAverage */.K)(pair) ?? 0) > (assignments[at]?.report.thresholds.similarity ?? 100),
					standsOut: pair?.standsOut === true
				};
			})
		})),
		near: all.near.filter(standsOut).map((one) => ({
			person: one.person,
			...recurrenceOf(one),
			places: one.places.map((place, at) => place === null ? null : standingOf(place, classes[at]?.people.length ?? 0))
		})),
		notices: notices.map((one) => english/* ENGLISH */.V.tell(one))
	};
	return {
		document,
		notices
	};
}
function standsOut({ expected }) {
	return expected < STANDS_OUT_BELOW;
}
function recurrenceOf(one) {
	const { times, place, classes, expected } = one;
	return {
		times,
		place,
		of: classes,
		expected,
		standsOut: standsOut(one)
	};
}
function standingOf(place, all) {
	return {
		rank: Math.round(place * all),
		all
	};
}
function countedOf({ findings }) {
	return findings.submissions.map((one) => {
		const counts = one.role === "judged" && one.person?.isStaff !== true;
		return counts && one.state.kind === "checked" && (0,contract_findings/* isCompared */.uQ)(one.comparability) ? one : null;
	});
}
function isRanked({ findings }) {
	return findings.pairs.some(({ suspicion }) => suspicion !== null);
}
function classOf(report, people, at) {
	const { findings } = report;
	if ((0,contract_findings/* unreadOf */.Ds)(findings).length > 0 || findings.inBands === true) return {
		people: [],
		pairs: [],
		apart: []
	};
	const numbers = new Map();
	for (const [number, { submissions }] of people.entries()) {
		const key = findings.submissions[submissions[at] ?? -1]?.key;
		if (key !== undefined) numbers.set(key, number);
	}
	const dismissed = (0,ranking/* dismissals */.Bx)(report);
	const ranked = isRanked(report);
	const pairs = [];
	const apart = [];
	for (const pair of findings.pairs) {
		const [a, b] = [numbers.get(pair.a), numbers.get(pair.b)];
		if (a === undefined || b === undefined) continue;
		const isApart = pair.together !== undefined || dismissed.size > 0 && dismissed.has((0,ranking/* pairKey */.Yz)(pair.a, pair.b));
		if (isApart) apart.push([a, b]);
		else pairs.push({
			a,
			b,
			near: (ranked ? pair.suspicion : (0,contract_findings/* pairAverage */.K)(pair)) ?? -1
		});
	}
	return {
		people: [...numbers.values()],
		pairs,
		apart
	};
}
function pairsOf({ findings }) {
	const pairs = new Map(findings.pairs.map((pair) => [(0,ranking/* pairKey */.Yz)(pair.a, pair.b), pair]));
	const keyAt = (place) => findings.submissions[place]?.key ?? "";
	return (a, b) => pairs.get((0,ranking/* pairKey */.Yz)(keyAt(a), keyAt(b)));
}
function noticesOf(assignments, people, ambiguous, { classes, pairs }) {
	const notices = [];
	for (const [at, { name, report }] of assignments.entries()) {
		const n = ambiguous[at] ?? 0;
		if (n > 0) notices.push((0,message/* message */.iU)("course.ambiguous", {
			name,
			n
		}));
		if ((0,contract_findings/* unreadOf */.Ds)(report.findings).length > 0) notices.push((0,message/* message */.iU)("course.unread", { name }));
		else if (classes[at] === null) notices.push((0,message/* message */.iU)("course.tooFew", { name }));
	}
	const once = people.filter(({ submissions }) => submissions.filter((one) => one !== null).length === 1).length;
	if (once > 0) notices.push((0,message/* message */.iU)("course.onlyOnce", { n: once }));
	if (pairs === 0) notices.push((0,message/* message */.iU)("course.nobodyTwice"));
	return notices;
}

var places = __webpack_require__(65883);
var assets = __webpack_require__(65771);
var exit_codes = __webpack_require__(87408);
var version = __webpack_require__(58508);
var read_check = __webpack_require__(58472);
var check = __webpack_require__(37706);
var open_browser = __webpack_require__(7473);
var report_file = __webpack_require__(21013);
;// program/command-line/course.js













const MAX_ROWS = 40;
const DEFAULT_WIDTH = 100;
async function course(command, environment, now = Date.now) {
	const out = (0,external_node_path_.resolve)(command.out);
	const assignments = [];
	const names = new Set();
	for (const [at, given] of command.given.entries()) {
		if (isReport(given)) {
			assignments.push(assignmentAt(given, out));
			continue;
		}
		if ((0,external_node_fs_.statSync)(given, { throwIfNoEntry: false }) === undefined) {
			throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(given)} does not exist. Name the folder of a report, or a folder or download of submissions.`);
		}
		const name = nameFor(given, names);
		const folder = (0,external_node_path_.join)(out, name);
		if (!command.quiet) {
			process.stderr.write(`${(0,text_escape/* visible */.RK)(given)} (${at + 1} of ${command.given.length}) is checked.\n`);
		}
		const since = new Date(now()).toISOString();
		const code = await (0,check.check)(inputsFor(given, folder, name, command), {
			json: false,
			quiet: true
		}, environment);
		const made = isReport(folder) ? assignmentAt(folder, out) : null;
		if (made === null || made.report.run.createdAt < since) {
			process.stderr.write(`error: ${(0,text_escape/* visible */.RK)(given)} came to no report, so there is no course. The line above says why; mend that and run again.\n`);
			return code === 0 ? exit_codes/* FAILED */.Wk : code;
		}
		assignments.push(made);
	}
	const { document, notices } = makeCourse(assignments, {
		name: command.name ?? ((0,external_node_path_.basename)(process.cwd()) || "course"),
		createdAt: new Date(now()).toISOString(),
		toolVersion: version/* VERSION */.x
	});
	const words = await (0,open_words/* openWords */.S)(command.locale ?? locale/* LOCALES */.YZ[0]);
	const page = (0,external_node_path_.join)(out, "index.html");
	const json = courseJson(document);
	try {
		await (0,promises_.mkdir)(out, { recursive: true });
		await (0,write/* writeWhole */.f8)((0,external_node_path_.join)(out, "course.json"), [json]);
		await (0,write/* writeWhole */.f8)(page, coursePieces(coursePage(document, notices, command.locale), words, (0,assets/* reportTemplate */.J8)()));
	} catch (error) {
		throw new outcome/* ConfigurationError */.j1(`${JSON.stringify(out)} cannot be written: ${(0,message_of/* messageOf */.b)(error)}. Name another folder by --out.`);
	}
	if (command.json) {
		process.stdout.write(json);
	} else if (!command.quiet) {
		const isTerminal = process.stdout.isTTY;
		const style = {
			colours: isTerminal && environment["NO_COLOR"] === undefined,
			width: isTerminal ? process.stdout.columns : DEFAULT_WIDTH,
			maxRows: MAX_ROWS
		};
		process.stdout.write(`${renderCourse(document, english/* ENGLISH */.V, style)}course: ${(0,text_escape/* visible */.RK)((0,external_node_path_.relative)("", page))}\n`);
	}
	if (command.open) (0,open_browser/* openFile */.Tq)(page, environment);
	return 0;
}
function isReport(given) {
	const isFile = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
	return isFile((0,external_node_path_.join)(given, "report.json")) || (0,external_node_path_.extname)(given) === ".json" && isFile(given);
}
function assignmentAt(given, out) {
	const report = (0,report_file/* readReportFile */.$)(given);
	const folder = (0,external_node_path_.extname)(given) === ".json" ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(given)) : (0,external_node_path_.resolve)(given);
	const page = (0,external_node_path_.join)(folder, "index.html");
	const path = (0,external_node_path_.relative)(out, page);
	const isThere = (0,external_node_fs_.statSync)(page, { throwIfNoEntry: false })?.isFile() === true;
	return {
		name: report.run.title,
		page: isThere && !(0,external_node_path_.isAbsolute)(path) ? (0,places/* encodePath */.O0)(path.split(external_node_path_.sep).join("/")) : null,
		report
	};
}
function nameFor(given, taken) {
	const own = (0,archive_names/* withoutEnding */.sP)((0,external_node_path_.basename)((0,external_node_path_.resolve)(given)));
	let name = own;
	for (let number = 2; taken.has(name); number += 1) name = `${own}-${number}`;
	taken.add(name);
	return name;
}
function inputsFor(given, folder, name, { inputs }) {
	return {
		...inputs,
		source: "directory",
		path: (0,read_check/* asLine */.Bd)(given),
		"report-dir": folder,
		"check-name": name,
		"fail-on": "never",
		"on-incomplete": "warn"
	};
}


}),




};
