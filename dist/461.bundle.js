export const id = 461;
export const ids = [461];
export const modules = {





60165:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
nn:()=>joinParts,
g8:()=>makeCourse,
BU:()=>partOf
});

var english = __load__(49094);
var message = __load__(33897);
var contract_findings = __load__(94825);
var submission = __load__(4071);
var ranking = __load__(321);
var course_document = __load__(40080);
var collections = __load__(37129);
var source_names = __load__(2723);
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
		const signs = submissions.map((one) => one?.signs ?? []);
		const bearers = (0,collections/* occurrences */.T5)(signs.flat());
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
function memberOf(one) {
	return {
		name: one.name,
		signs: signsOf(one)
	};
}
function signsOf({ name, origin, person }) {
	const handIn = origin?.kind === "directory" ? origin.handIn : undefined;
	const passing = handIn !== undefined && source_names/* PASSING_NUMBERS */.ZG.has(handIn.platform) ? handIn.id : null;
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

var recurring = __load__(56077);
;// report/course/make-course.js






function makeCourse(assignments, made) {
	const again = sameAgain(assignments);
	const { people, ambiguous, classes } = joinParts(assignments.map(({ report }, at) => again[at] == null ? partOf(report) : NOTHING));
	const all = (0,recurring/* recurring */.ew)(people.length, classes);
	const before = (0,recurring/* recurring */.ew)(people.length, classes.slice(0, -1));
	const known = new Set(before.found.filter(recurring/* standsOut */.K8).map(({ a, b }) => `${a} ${b}`));
	const pairs = assignments.map(({ report }) => pairsOf(report));
	const notices = noticesOf(assignments, again, people, ambiguous, all, classes);
	const document = {
		schemaVersion: course_document/* COURSE_SCHEMA_VERSION */.b,
		...made,
		assignments: assignments.map(({ name, page, report }, at) => ({
			name,
			checkedAt: report.run.createdAt,
			report: page,
			people: classes[at]?.people.length ?? 0,
			pairs: all.classes[at]?.pairs ?? 0,
			measure: (0,ranking/* isRanked */.EE)(report.findings) ? "suspicion" : "similarity"
		})),
		people,
		pairs: all.pairs,
		lasting: all.lasting,
		found: all.found.map((one) => ({
			a: one.a,
			b: one.b,
			...recurrenceOf(one),
			isNew: (0,recurring/* standsOut */.K8)(one) && !known.has(`${one.a} ${one.b}`),
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
		near: all.near.filter(recurring/* standsOut */.K8).map((one) => ({
			person: one.person,
			...recurrenceOf(one),
			places: one.places.map((place, at) => place === null ? null : standingOf(place, classes[at]?.people.length ?? 0))
		})),
		notices: notices.map((one) => english/* ENGLISH */.VJ.tell(one))
	};
	return {
		document,
		notices
	};
}
function recurrenceOf(one) {
	const { times, place, classes, expected } = one;
	return {
		times,
		place,
		of: classes,
		expected,
		standsOut: (0,recurring/* standsOut */.K8)(one)
	};
}
function standingOf(place, all) {
	return {
		rank: Math.round(place * all),
		all
	};
}
function pairsOf({ findings }) {
	const pairs = new Map(findings.pairs.map((pair) => [(0,ranking/* pairKey */.Yz)(pair.a, pair.b), pair]));
	const keyAt = (place) => findings.submissions[place]?.key ?? "";
	return (a, b) => pairs.get((0,ranking/* pairKey */.Yz)(keyAt(a), keyAt(b)));
}
const NOTHING = {
	isRead: false,
	members: [],
	pairs: [],
	apart: []
};
const SAME_SHARE = .5;
const LEAST_SAME = 2;
function sameAgain(assignments) {
	const handedIn = assignments.map(({ report }) => new Map((0,submission/* judgedOf */.B8)(report.findings.submissions).flatMap(({ name, files }) => files.length === 0 ? [] : [[name, JSON.stringify(files)]])));
	const isSame = (one, other) => {
		const both = [...one].filter(([name]) => other.has(name));
		const same = both.filter(([name, files]) => other.get(name) === files);
		return same.length >= LEAST_SAME && same.length > SAME_SHARE * both.length;
	};
	const madeAt = (at) => assignments[at]?.report.run.createdAt ?? "";
	return handedIn.map((one, at) => {
		const newer = handedIn.findIndex((other, place) => (madeAt(place) === madeAt(at) ? place > at : madeAt(place) > madeAt(at)) && isSame(one, other));
		return assignments[newer] ?? null;
	});
}
function noticesOf(assignments, again, people, ambiguous, { classes, pairs }, given) {
	const notices = [];
	for (const [at, { name, report }] of assignments.entries()) {
		const n = ambiguous[at] ?? 0;
		if (n > 0) notices.push((0,message/* message */.iU)("course.ambiguous", {
			name,
			n
		}));
		const other = again[at] ?? null;
		if (other !== null) notices.push((0,message/* message */.iU)("course.sameAgain", {
			name,
			other: other.name
		}));
		else if ((0,contract_findings/* unreadOf */.Ds)(report.findings).length > 0) notices.push((0,message/* message */.iU)("course.unread", { name }));
		else if (classes[at] === null) notices.push((0,message/* message */.iU)("course.tooFew", { name }));
		else if (isLevel(given[at], classes[at]?.pairs ?? 0)) notices.push((0,message/* message */.iU)("course.allAlike", { name }));
	}
	const once = people.filter(({ submissions }) => submissions.filter((one) => one !== null).length === 1).length;
	if (once > 0) notices.push((0,message/* message */.iU)("course.onlyOnce", { n: once }));
	if (pairs === 0 && again.every((one) => one === null)) notices.push((0,message/* message */.iU)("course.nobodyTwice"));
	return notices;
}
function isLevel(given, all) {
	const pairs = given?.pairs ?? [];
	return pairs.length >= all && pairs.every(({ near }) => near === pairs[0]?.near);
}
function partOf(report) {
	const { findings } = report;
	const members = findings.submissions.map((one) => counts(one) ? memberOf(one) : null);
	if ((0,contract_findings/* unreadOf */.Ds)(findings).length > 0 || findings.inBands === true) {
		return {
			isRead: false,
			members,
			pairs: [],
			apart: []
		};
	}
	const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
	const dismissed = (0,ranking/* dismissals */.Bx)(report);
	const ranked = (0,ranking/* isRanked */.EE)(findings);
	const pairs = [];
	const apart = [];
	for (const pair of findings.pairs) {
		const [a, b] = [places.get(pair.a), places.get(pair.b)];
		if (a === undefined || b === undefined || members[a] === null || members[b] === null) continue;
		const isApart = pair.together !== undefined || dismissed.size > 0 && dismissed.has((0,ranking/* pairKey */.Yz)(pair.a, pair.b));
		if (isApart) apart.push([a, b]);
		else pairs.push({
			a,
			b,
			near: (ranked ? pair.suspicion : (0,contract_findings/* pairAverage */.K)(pair)) ?? -1
		});
	}
	return {
		isRead: true,
		members,
		pairs,
		apart
	};
}
function counts({ role, person, state, comparability }) {
	return role === "judged" && person?.isStaff !== true && state.kind === "checked" && (0,contract_findings/* isCompared */.uQ)(comparability);
}
function joinParts(parts) {
	const joined = joinPeople(parts.map(({ members }) => members));
	const classes = parts.map(({ isRead, pairs, apart }, at) => {
		if (!isRead) return {
			people: [],
			pairs: [],
			apart: []
		};
		const numbers = new Map();
		for (const [number, { submissions }] of joined.people.entries()) {
			const place = submissions[at];
			if (place != null) numbers.set(place, number);
		}
		const both = (a, b) => {
			const [x, y] = [numbers.get(a), numbers.get(b)];
			return x === undefined || y === undefined ? null : [x, y];
		};
		return {
			people: [...numbers.values()],
			pairs: pairs.flatMap(({ a, b, near }) => {
				const [x, y] = both(a, b) ?? [];
				return x === undefined || y === undefined ? [] : [{
					a: x,
					b: y,
					near
				}];
			}),
			apart: apart.flatMap(([a, b]) => {
				const one = both(a, b);
				return one === null ? [] : [one];
			})
		};
	});
	return {
		...joined,
		classes
	};
}


}),

56077:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
J_:()=>STANDS_OUT_BELOW,
ew:()=>recurring,
K8:()=>standsOut
});

var numbers = __load__(67117);
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
function rescored(one, people, made) {
	const left = new Float64Array(people * people).fill(NaN);
	for (let a = 0; a < people; a += 1) {
		for (let b = a + 1; b < people; b += 1) left[a * people + b] = (one.pairScore(a, b) ?? NaN) - made(a, b);
	}
	const cells = Int32Array.from(left.keys()).filter((cell) => !Number.isNaN(left[cell]));
	const places = new Float64Array(people * people).fill(NaN);
	const scores = new Float64Array(people * people).fill(NaN);
	for (const { cell, place, score } of standing(cells, left)) {
		places[cell] = place;
		scores[cell] = score;
	}
	const known = (list, a, b) => {
		const value = list[Math.min(a, b) * people + Math.max(a, b)];
		return value === undefined || Number.isNaN(value) ? null : value;
	};
	return {
		...one,
		pairPlace: (a, b) => known(places, a, b),
		pairScore: (a, b) => known(scores, a, b)
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
	const spread = spreads(left, size, () => true);
	const below = spreads(left, size, (one) => one < 0);
	return {
		usual,
		left: left.map((one, cell) => {
			const [a, b] = [Math.floor(cell / size), cell % size];
			const of = (list) => [list[a], list[b]];
			const [own, other] = of(spread.each);
			const [low, lower] = of(below.each);
			return one / Math.max(own, other, low * lower / below.whole ** 2 * spread.whole);
		})
	};
}
function spreads(left, size, counted) {
	const squares = new Float64Array(size);
	const counts = new Float64Array(size);
	for (const [cell, one] of left.entries()) {
		if (Number.isNaN(one) || !counted(one)) continue;
		const i = Math.floor(cell / size);
		squares[i] = squares[i] + one * one;
		counts[i] = counts[i] + 1;
	}
	const sum = (list) => list.reduce((all, one) => all + one, 0);
	const whole = sum(squares) / Math.max(1, sum(counts));
	const each = squares.map((own, i) => Math.sqrt((own + SHARED_PAIRS * whole) / (counts[i] + SHARED_PAIRS)) || 1);
	return {
		each,
		whole: Math.sqrt(whole) || 1
	};
}

;// report/course/recurring.js


const STANDS_OUT_BELOW = .01;
function standsOut({ expected }) {
	return expected < STANDS_OUT_BELOW;
}
const TOLD_UP_TO = 1;
function recurring(people, classes) {
	const known = withoutWays(people, classes.map(placesIn));
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
const MOST_WAYS = 6;
const BEYOND_NOISE = 1.15;
const LEAST_PART = 1 / 6;
const recurring_ROUNDS = 60;
const FITS = 3;
function withoutWays(people, classes) {
	const means = new Float64Array(people * people);
	let scores = 0;
	let pairs = 0;
	for (let a = 0; a < people; a += 1) {
		for (let b = a + 1; b < people; b += 1) {
			const own = classes.flatMap((one) => one?.pairScore(a, b) ?? []);
			if (own.length < 2) continue;
			const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
			means[a * people + b] = mean;
			means[b * people + a] = mean;
			scores += own.length;
			pairs += 1;
		}
	}
	if (pairs === 0) return classes;
	const edge = 2 * Math.sqrt(people * pairs / scores);
	const ways = waysIn(means, people, edge);
	if (ways.length === 0) return classes;
	const made = (a, b) => partOf(ways, a, b);
	return classes.map((one) => one === null ? null : rescored(one, people, made));
}
function partOf(ways, a, b) {
	return ways.reduce((sum, { strength, parts }) => sum + strength * (parts[a] ?? 0) * (parts[b] ?? 0), 0);
}
function waysIn(means, people, edge) {
	let ways = [];
	for (let fit = 0; fit < FITS; fit += 1) {
		const rest = Float64Array.from(means);
		for (let one = 0; one < people; one += 1) rest[one * people + one] = partOf(ways, one, one);
		const next = [];
		for (let at = 0; at < MOST_WAYS; at += 1) {
			const way = strongest(rest, people, edge, at);
			if (way.strength < edge * BEYOND_NOISE) break;
			for (let a = 0; a < people; a += 1) {
				for (let b = 0; b < people; b += 1) {
					const cell = a * people + b;
					rest[cell] = rest[cell] - partOf([way], a, b);
				}
			}
			if (isShared(way, people)) next.push(way);
		}
		ways = next;
		if (ways.length === 0) break;
	}
	return ways;
}
function isShared({ parts }, people) {
	const fourth = parts.reduce((sum, one) => sum + one ** 4, 0);
	return 1 / fourth >= people * LEAST_PART;
}
function strongest(matrix, people, shift, seed) {
	let parts = Float64Array.from({ length: people }, (_, one) => Math.sin((one + 1) * (seed + 1.3)));
	let strength = 0;
	for (let round = 0; round < recurring_ROUNDS; round += 1) {
		const next = parts.map((own, a) => {
			let sum = shift * own;
			for (let b = 0; b < people; b += 1) sum += matrix[a * people + b] * parts[b];
			return sum;
		});
		const length = Math.hypot(...next) || 1;
		strength = length - shift;
		parts = next.map((one) => one / length);
	}
	return {
		strength,
		parts
	};
}


})

};
