export const id = 1953;
export const ids = [1953];
export const modules = {


96448:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
f:()=>comparePairs
});

var mapped = __load__(91988);
;// engine/pair-columns.js

const EVERY_PAIR = -1;
const LARGEST_ROW = 2 ** 24;
function pairKey(one, other) {
	return one * LARGEST_ROW + other;
}
class PairColumns {
	count = 0;
	#one = new Int32Array(1 << 10);
	#other = new Int32Array(1 << 10);
	#containment = new Float64Array(1 << 10);
	push(one, other, containment) {
		const at = this.count;
		if (at === this.#one.length) this.#grow();
		this.#one[at] = one;
		this.#other[at] = other;
		this.#containment[at] = containment;
		this.count = at + 1;
	}
	keep(most) {
		const floor = this.#containment.slice(0, this.count).toSorted().at(-most - 1) ?? 0;
		this.#keepAbove(floor);
		return floor;
	}
	keepAffordable(sizes, tokens) {
		let left = tokens;
		for (let at = 0; at < this.count; at += 1) left -= this.#cost(at, sizes);
		if (left >= 0) return true;
		const byContainment = Array.from({ length: this.count }, (_, at) => at).toSorted((x, y) => this.#containment[x] - this.#containment[y]);
		let floor = EVERY_PAIR;
		for (const at of byContainment) {
			if (left >= 0) break;
			left += this.#cost(at, sizes);
			floor = this.#containment[at];
		}
		this.#keepAbove(floor);
		return false;
	}
	keys() {
		const known = new Set();
		for (let at = 0; at < this.count; at += 1) {
			known.add(pairKey(this.#one[at], this.#other[at]));
		}
		return known;
	}
	candidates(rows, rank) {
		const { count } = this;
		const first = (0,mapped/* int32s */.S4)(count);
		const second = (0,mapped/* int32s */.S4)(count);
		const starts = new Int32Array(rows.length + 1);
		const firstOf = (at) => rank[rows[this.#one[at]]] < rank[rows[this.#other[at]]];
		for (let at = 0; at < count; at += 1) {
			const row = firstOf(at) ? this.#one[at] : this.#other[at];
			starts[row + 1] = starts[row + 1] + 1;
		}
		for (let row = 0; row < rows.length; row += 1) {
			starts[row + 1] = starts[row + 1] + starts[row];
		}
		for (let at = 0; at < count; at += 1) {
			const turned = !firstOf(at);
			const row = turned ? this.#other[at] : this.#one[at];
			const to = starts[row];
			starts[row] = to + 1;
			first[to] = rows[row];
			second[to] = rows[turned ? this.#one[at] : this.#other[at]];
		}
		return {
			count,
			first,
			second
		};
	}
	#cost(at, sizes) {
		return sizes[this.#one[at]] + sizes[this.#other[at]];
	}
	#keepAbove(floor) {
		let kept = 0;
		for (let at = 0; at < this.count; at += 1) {
			if (this.#containment[at] > floor) {
				this.#one[kept] = this.#one[at];
				this.#other[kept] = this.#other[at];
				this.#containment[kept] = this.#containment[at];
				kept += 1;
			}
		}
		this.count = kept;
	}
	#grow() {
		const size = this.#one.length * 2;
		this.#one = (0,mapped/* grown */.gT)(this.#one, size);
		this.#other = (0,mapped/* grown */.gT)(this.#other, size);
		this.#containment = (0,mapped/* grown */.gT)(this.#containment, size);
	}
}

;// engine/best-partners.js

class BestPartners {
	least;
	#keep;
	#partners;
	#scores;
	constructor(rows, keep, floor = 0) {
		this.#keep = keep;
		this.#partners = new Int32Array(rows * keep).fill(-1);
		this.#scores = new Float64Array(rows * keep).fill(floor);
		this.least = new Float64Array(rows).fill(floor);
	}
	offer(row, partner, score) {
		this.#put(row, partner, score, (row + 1) * this.#keep - 1);
	}
	offerOnce(row, partner, score) {
		const from = row * this.#keep;
		let place = from + this.#keep - 1;
		while (place >= from && this.#partners[place] !== partner) place -= 1;
		const isKept = place >= from;
		if (isKept && score <= this.#scores[place]) return;
		this.#put(row, partner, score, isKept ? place : from + this.#keep - 1);
	}
	#put(row, partner, score, place) {
		const from = row * this.#keep;
		let at = place;
		while (at > from && score > this.#scores[at - 1]) {
			this.#scores[at] = this.#scores[at - 1];
			this.#partners[at] = this.#partners[at - 1];
			at -= 1;
		}
		this.#scores[at] = score;
		this.#partners[at] = partner;
		this.least[row] = this.#scores[from + this.#keep - 1];
	}
	addTo(pairs) {
		const known = pairs.keys();
		this.forEach((row, partner) => {
			const one = Math.min(row, partner);
			const other = Math.max(row, partner);
			const key = pairKey(one, other);
			if (!known.has(key)) pairs.push(one, other, 0);
			known.add(key);
		});
	}
	forEach(visit) {
		const rows = this.#partners.length / this.#keep;
		for (let row = 0; row < rows; row += 1) {
			for (let at = row * this.#keep; at < (row + 1) * this.#keep; at += 1) {
				const partner = this.#partners[at];
				if (partner < 0) break;
				visit(row, partner);
			}
		}
	}
}

var corpus = __load__(95585);
var inverted_index = __load__(89271);
;// engine/held-numbers.js
const MOST_WORTHS = 1 << 16;
class HeldNumbers {
	#lists;
	#values;
	#worths;
	#bits;
	document = -1;
	constructor(lists, values) {
		const count = values.frequencies.length;
		this.#lists = lists;
		this.#values = values;
		const isFew = count <= MOST_WORTHS;
		this.#worths = isFew ? new Float64Array(count) : undefined;
		this.#bits = new Uint32Array(isFew ? 0 : Math.ceil(count / 32));
	}
	hold(document) {
		const before = this.document;
		this.document = document;
		if (this.#worths === undefined) {
			if (before >= 0) this.#clearBits(before);
			this.#setBits(document);
		} else {
			if (before >= 0) this.#setWorths(before, this.#worths, false);
			this.#setWorths(document, this.#worths, true);
		}
	}
	commonWith(document) {
		const { data } = this.#lists;
		const from = this.#lists.from(document);
		const to = this.#lists.to(document);
		const worths = this.#worths;
		let common = 0;
		if (worths === undefined) {
			const bits = this.#bits;
			for (let at = from; at < to; at += 1) {
				const number = data[at];
				if ((bits[number >>> 5] >>> (number & 31) & 1) === 1) common += this.#values.of(number);
			}
		} else {
			for (let at = from; at < to; at += 1) common += worths[data[at]];
		}
		return common;
	}
	#setWorths(document, worths, isHeld) {
		const { data } = this.#lists;
		const to = this.#lists.to(document);
		for (let at = this.#lists.from(document); at < to; at += 1) {
			const number = data[at];
			worths[number] = isHeld ? this.#values.of(number) : 0;
		}
	}
	#clearBits(document) {
		const { data } = this.#lists;
		const to = this.#lists.to(document);
		for (let at = this.#lists.from(document); at < to; at += 1) this.#bits[data[at] >>> 5] = 0;
	}
	#setBits(document) {
		const bits = this.#bits;
		const { data } = this.#lists;
		const to = this.#lists.to(document);
		for (let at = this.#lists.from(document); at < to; at += 1) {
			const number = data[at];
			bits[number >>> 5] |= 1 << (number & 31);
		}
	}
}

var number_lists = __load__(92378);
;// engine/likely-partners.js



class LikelyPartners {
	#views;
	#parameters;
	#rows;
	#fingerprints;
	#index;
	#samples = new number_lists/* NumberLists */.n();
	#sampleWeights;
	#sampled;
	#totals;
	#likenesses;
	#scores;
	#touched;
	#chosen;
	#chosenScores;
	#holds;
	constructor(corpus, views, rows, parameters) {
		const { mostHolders, likely } = parameters;
		const { rarities } = views;
		const { frequencies } = rarities;
		this.#views = views;
		this.#parameters = parameters;
		this.#rows = rows;
		this.#fingerprints = corpus.fingerprints;
		this.#index = new inverted_index/* InvertedIndex */.Gc(frequencies, rows.length, (frequency) => frequency > 1 && frequency <= mostHolders);
		this.#totals = new Float64Array(rows.length);
		this.#sampleWeights = new Float64Array(rows.length);
		this.#sampled = this.#sample(corpus.fingerprintHashes());
		this.#likenesses = [
			[views.small.rows(rows, mostHolders), 1],
			[views.roles.rows(rows, mostHolders), 1],
			[views.names.rows(rows, mostHolders), 1],
			[views.strings.rows(rows, mostHolders), 1]
		];
		rows.forEach((entry, row) => {
			const to = this.#fingerprints.to(entry);
			for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
				const number = this.#fingerprints.data[at];
				this.#totals[row] = this.#totals[row] + rarities.of(number);
				this.#index.add(number, row);
			}
			for (const [kind] of this.#likenesses) kind.add(entry, row);
		});
		this.#scores = new Float64Array(rows.length);
		this.#touched = new inverted_index/* RowSet */.rp(rows.length);
		this.#chosen = new Int32Array(rows.length * likely).fill(-1);
		this.#chosenScores = new Float64Array(likely);
		this.#holds = new HeldNumbers(this.#fingerprints, rarities);
	}
	of(row, take) {
		this.#score(row);
		const from = row * this.#parameters.likely;
		const count = this.#choose(row, from);
		const own = this.#rows[row];
		const { small, roles, names, strings } = this.#views;
		const { roleWeight, roleEnough, raiseWeight } = this.#parameters;
		small.hold(own);
		roles.hold(own);
		names.hold(own);
		strings.hold(own);
		this.#holds.hold(own);
		for (let at = from; at < from + count; at += 1) {
			const other = this.#chosen[at];
			const entry = this.#rows[other];
			const containment = this.#containment(row, other);
			const roleTrust = roleWeight * roles.trustWith(entry, roleEnough);
			const alike = containment + small.with(entry) + roleTrust * roles.partWith(entry);
			const wording = raiseWeight * (names.with(entry) + strings.with(entry));
			take(other, containment, alike * (1 + wording) / (2 + roleTrust));
		}
	}
	isChosenBy(row, other) {
		const from = row * this.#parameters.likely;
		for (let at = from; at < from + this.#parameters.likely; at += 1) {
			if (this.#chosen[at] === other) return true;
		}
		return false;
	}
	#score(row) {
		const own = this.#rows[row];
		const whole = this.#totals[row] || 1;
		const { rarities } = this.#views;
		const { data } = this.#fingerprints;
		const to = this.#fingerprints.to(own);
		this.#index.fetch(data, this.#fingerprints.from(own), to);
		for (let at = this.#fingerprints.from(own); at < to; at += 1) {
			const number = data[at];
			const frequency = this.#index.frequency(number);
			if (frequency > 0) {
				this.#index.accumulate(number, rarities.at(frequency) / whole, this.#scores, this.#touched);
			}
		}
		const weight = this.#sampleWeights[row] / whole;
		for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
			const number = this.#samples.data[at];
			const { nearest } = this.#parameters;
			this.#sampled.accumulateNear(number, row, nearest, weight, this.#scores, this.#touched);
		}
		for (const [kind, times] of this.#likenesses) {
			const norm = kind.norms[row];
			if (norm > 0) kind.accumulate(own, this.#touched, this.#scores, times / (norm * norm + kind.doubt));
		}
	}
	#choose(row, from) {
		const { likely } = this.#parameters;
		const chosen = this.#chosen;
		const best = this.#chosenScores;
		const own = this.#totals[row];
		const scores = this.#scores;
		const totals = this.#totals;
		let count = 0;
		let least = 0;
		this.#touched.take((other) => {
			const common = scores[other];
			scores[other] = 0;
			if (common < least || other === row) return;
			const score = common * own / (own + totals[other] || 1);
			if (count === likely && score <= best[likely - 1]) return;
			let at = count < likely ? count : likely - 1;
			count = Math.min(likely, count + 1);
			while (at > 0 && score > best[at - 1]) {
				best[at] = best[at - 1];
				chosen[from + at] = chosen[from + at - 1];
				at -= 1;
			}
			best[at] = score;
			chosen[from + at] = other;
			if (count === likely) least = best[likely - 1] * (1 - 2 ** -40);
		});
		return count;
	}
	#containment(row, other) {
		const shared = this.#holds.commonWith(this.#rows[other]);
		return shared === 0 ? 0 : 2 * shared / (this.#totals[row] + this.#totals[other]);
	}
	#sample(hashes) {
		const { mostHolders, samples } = this.#parameters;
		const { rarities } = this.#views;
		const { frequencies } = rarities;
		const holders = new Uint32Array(frequencies.length);
		const least = new Uint32Array(samples);
		const { data } = this.#fingerprints;
		this.#rows.forEach((entry, row) => {
			let count = 0;
			let rarity = 0;
			const to = this.#fingerprints.to(entry);
			for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
				const number = data[at];
				if (frequencies[number] <= mostHolders) continue;
				rarity += rarities.of(number);
				const hash = hashes[number];
				const last = count < samples ? Infinity : count === 0 ? 0 : hashes[least[count - 1]];
				if (hash >= last) continue;
				let place = count < samples ? count : samples - 1;
				count = Math.min(samples, count + 1);
				while (place > 0 && hash < hashes[least[place - 1]]) {
					least[place] = least[place - 1];
					place -= 1;
				}
				least[place] = number;
			}
			const sample = least.subarray(0, count);
			this.#samples.add(sample);
			this.#sampleWeights[row] = count === 0 ? 0 : rarity / count;
			for (const number of sample) holders[number] = holders[number] + 1;
		});
		const index = new inverted_index/* InvertedIndex */.Gc(holders, this.#rows.length);
		this.#rows.forEach((_, row) => {
			for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
				index.add(this.#samples.data[at], row);
			}
		});
		return index;
	}
}

;// engine/candidates.js





const ROWS_PER_REPORT = 64;
const LEAST_SHARE = .05;
function chooseCandidates(corpus, views, parameters, hasRow, onRow) {
	const { entries } = corpus;
	const order = rowOrder(entries, hasRow);
	const { rows, rank, firstRow } = order;
	const maxPairs = Math.ceil(parameters.maxPairs * Math.max(LEAST_SHARE, (rows.length - firstRow) / Math.max(1, rows.length)));
	const tokens = entries.reduce((sum, { size }) => sum + size, 0);
	let floor = tokens * entries.length / 2 <= parameters.tileBudgetTokens ? EVERY_PAIR : parameters.tileFrom;
	const best = new BestPartners(rows.length, parameters.partners);
	const chosen = new PairColumns();
	const step = looksOf(views, order) <= parameters.lookBudget ? everyPair(corpus, views, order, parameters, best, chosen) : likelyPairs(corpus, views, order, parameters, best, chosen);
	for (let row = 0; row < rows.length; row += 1) {
		step(row, floor);
		if (chosen.count > maxPairs * 2) floor = chosen.keep(maxPairs);
		if (row % ROWS_PER_REPORT === 0) onRow(row / rows.length);
	}
	if (chosen.count > maxPairs) floor = chosen.keep(maxPairs);
	const sizes = Float64Array.from(rows, (at) => entries[at]?.size ?? 0);
	const affordable = chosen.keepAffordable(sizes, parameters.tileMostTokens);
	if (floor !== EVERY_PAIR || !affordable) best.addTo(chosen);
	return chosen.candidates(rows, rank);
}
function rowOrder(entries, hasRow) {
	const order = entries.map((_, at) => at).toSorted((a, b) => (0,corpus/* compareContent */.TH)(entries[a], entries[b]));
	const rank = new Int32Array(entries.length);
	order.forEach((entry, at) => {
		rank[entry] = at;
	});
	const rowed = (at) => hasRow(entries[at], at);
	const without = order.filter((at) => !rowed(at));
	const rows = Int32Array.from([...without, ...order.filter(rowed)]);
	return {
		rows,
		rank,
		firstRow: without.length,
		archive: Uint8Array.from(rows, (at) => entries[at]?.document.role === "archive" ? 1 : 0)
	};
}
function looksOf(views, { rows, firstRow }) {
	let looks = views.small.looks() + views.names.looks() + views.strings.looks();
	for (const frequency of views.rarities.frequencies) looks += frequency * frequency / 2;
	return looks * ((rows.length - firstRow) / Math.max(1, rows.length));
}
function everyPair(corpus, views, order, parameters, best, chosen) {
	const evidence = new RowEvidence(corpus, views, order);
	return (row, floor) => {
		if (row >= order.firstRow) {
			evidence.accumulate(row);
			pairRow(row, order, evidence, parameters, floor, best, chosen);
		}
		evidence.add(row);
	};
}
function likelyPairs(corpus, views, { rows, firstRow, archive }, parameters, best, chosen) {
	const likely = new LikelyPartners(corpus, views, rows, parameters);
	return (row, floor) => {
		if (row < firstRow) return;
		likely.of(row, (other, containment, estimate) => {
			if (archive[other] + archive[row] === 2) return;
			if (containment > floor && !(other < row && likely.isChosenBy(other, row))) {
				chosen.push(Math.min(row, other), Math.max(row, other), containment);
			}
			if (estimate > best.least[row]) best.offer(row, other, estimate);
		});
	};
}
class RowEvidence {
	sums;
	totals;
	small;
	names;
	strings;
	#rows;
	#fingerprints;
	#rarities;
	#index;
	constructor({ fingerprints }, { rarities, ...views }, { rows }) {
		this.#rows = rows;
		this.#fingerprints = fingerprints;
		this.#rarities = rarities;
		this.#index = new inverted_index/* InvertedIndex */.Gc(rarities.frequencies, rows.length);
		this.sums = new Float64Array(rows.length);
		this.totals = Float64Array.from(rows, (at) => {
			let sum = 0;
			for (let index = fingerprints.from(at); index < fingerprints.to(at); index += 1) {
				sum += rarities.of(fingerprints.data[index]);
			}
			return sum;
		});
		this.small = views.small.rows(rows);
		this.names = views.names.rows(rows);
		this.strings = views.strings.rows(rows);
	}
	accumulate(row) {
		const own = this.#rows[row];
		const { data } = this.#fingerprints;
		const to = this.#fingerprints.to(own);
		for (let at = this.#fingerprints.from(own); at < to; at += 1) {
			const number = data[at];
			this.#index.sum(number, this.#rarities.of(number), this.sums);
		}
		this.small.sum(own);
		this.names.sum(own);
		this.strings.sum(own);
	}
	add(row) {
		const own = this.#rows[row];
		const { data } = this.#fingerprints;
		const to = this.#fingerprints.to(own);
		for (let at = this.#fingerprints.from(own); at < to; at += 1) this.#index.add(data[at], row);
		this.small.add(own, row);
		this.names.add(own, row);
		this.strings.add(own, row);
	}
}
function pairRow(row, { firstRow, archive }, { sums, totals, small, names, strings }, { raiseWeight }, floor, best, chosen) {
	const total = totals[row];
	const ownSmall = small.norms[row];
	for (let before = 0; before < row; before += 1) {
		const shared = sums[before];
		const grams = small.sums[before];
		const named = names.sums[before];
		const said = strings.sums[before];
		if (floor !== EVERY_PAIR && shared === 0 && grams === 0 && named === 0 && said === 0) continue;
		const containment = shared === 0 ? 0 : 2 * shared / (totals[before] + total);
		let estimate = containment;
		if (grams > 0) estimate += grams / (ownSmall * small.norms[before]);
		if (named > 0 || said > 0) {
			estimate *= 1 + raiseWeight * (likeness(names, row, before) + likeness(strings, row, before));
			names.sums[before] = 0;
			strings.sums[before] = 0;
		}
		sums[before] = 0;
		small.sums[before] = 0;
		if (archive[before] + archive[row] === 2) continue;
		if (containment > floor) chosen.push(before, row, containment);
		if (before >= firstRow && estimate > best.least[before]) best.offer(before, row, estimate);
		if (estimate > best.least[row]) best.offer(row, before, estimate);
	}
}
function likeness({ sums, norms, doubt }, row, before) {
	const common = sums[before];
	return common === 0 ? 0 : common / (norms[row] * norms[before] + doubt);
}

var clusters = __load__(22292);
;// engine/covered-tokens.js
class CoveredTokens {
	#marks;
	constructor(lengths) {
		this.#marks = lengths.map((length) => length === undefined ? undefined : new Int32Array((length >>> 5) + 1));
	}
	cover(document, from, length) {
		const marks = this.#marks[document];
		if (marks === undefined || length === 0) return;
		const to = from + length - 1;
		const first = from >>> 5;
		const last = to >>> 5;
		const head = -1 << (from & 31);
		const tail = -1 >>> 31 - (to & 31);
		if (first === last) {
			marks[first] = marks[first] | head & tail;
		} else {
			marks[first] = marks[first] | head;
			marks.fill(-1, first + 1, last);
			marks[last] = marks[last] | tail;
		}
	}
	count(document) {
		return this.#marks[document]?.reduce((sum, bits) => sum + bitCount(bits), 0);
	}
}
function bitCount(bits) {
	const pairs = bits - (bits >>> 1 & 1431655765);
	const fours = (pairs & 858993459) + (pairs >>> 2 & 858993459);
	return Math.imul(fours + (fours >>> 4) & 252645135, 16843009) >>> 24;
}

var words = __load__(32046);
;// engine/holders.js



const PROBES = 8;
const HELD_SHARE = .8;
const MOST_LOOKS = 1e8;
class Holders {
	#corpus;
	#k;
	#index;
	#frequencies;
	#counts;
	#known = new Map();
	#seenIn;
	#fragments = 0;
	#distinct;
	#probed = [];
	#dense = new Map();
	#looks = 0;
	constructor(corpus, frequencies, k) {
		this.#corpus = corpus;
		this.#k = k;
		this.#frequencies = frequencies;
		this.#index = new inverted_index/* InvertedIndex */.Gc(frequencies, corpus.entries.length);
		this.#counts = new Int32Array(corpus.entries.length);
		this.#seenIn = new Uint32Array(frequencies.length);
		const { fingerprints } = corpus;
		let most = 0;
		for (let entry = 0; entry < corpus.entries.length; entry += 1) {
			for (let at = fingerprints.from(entry); at < fingerprints.to(entry); at += 1) {
				this.#index.add(fingerprints.data[at], entry);
			}
			most = Math.max(most, fingerprints.to(entry) - fingerprints.from(entry));
		}
		this.#distinct = new Uint32Array(most);
	}
	besidesTwo(entry, runs, from, to) {
		const probes = this.#probes(entry, runs, from, to);
		if (probes.length === 0) return undefined;
		const key = keyOf(probes);
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		for (const number of probes) this.#looks += this.#frequency(number);
		if (this.#looks > MOST_LOOKS) return undefined;
		const holders = this.#holders(probes, Math.ceil(probes.length * HELD_SHARE));
		const others = Math.max(0, holders - 2);
		this.#known.set(key, others);
		return others;
	}
	#holders(probes, least) {
		this.#sortByFrequency(probes);
		if (this.#isDense(probes[0])) {
			return enough(probes.map((number) => this.#documents(number).bits), least);
		}
		const rarest = probes.slice(0, probes.length - least + 1);
		const others = probes.slice(rarest.length);
		for (const number of rarest) this.#index.count(number, this.#counts);
		let holders = 0;
		for (const number of rarest) {
			holders += this.#index.take(number, this.#counts, (document, count) => {
				let have = count;
				for (let at = 0; have < least && at < others.length; at += 1) {
					if (have + others.length - at < least) return false;
					have += this.#has(others[at], document) ? 1 : 0;
				}
				return have >= least;
			});
		}
		return holders;
	}
	#sortByFrequency(probes) {
		for (let at = 1; at < probes.length; at += 1) {
			const number = probes[at];
			let to = at;
			while (to > 0 && this.#frequency(probes[to - 1]) > this.#frequency(number)) {
				probes[to] = probes[to - 1];
				to -= 1;
			}
			probes[to] = number;
		}
	}
	#has(number, document) {
		return this.#isDense(number) ? this.#documents(number).has(document) : this.#index.has(number, document);
	}
	#isDense(number) {
		return this.#frequency(number) * 32 >= this.#counts.length;
	}
	#documents(number) {
		let documents = this.#dense.get(number);
		if (documents === undefined) {
			documents = this.#index.documents(number, this.#counts.length);
			this.#dense.set(number, documents);
		}
		return documents;
	}
	#frequency(number) {
		return this.#frequencies[number];
	}
	#probes(entry, runs, from, to) {
		const { positions, keys, from: first, to: last } = this.#corpus.anchors(entry);
		const distinct = this.#distinct;
		let count = 0;
		this.#fragments += 1;
		for (let run = from; run < to; run += 3) {
			const start = runs[run];
			const end = start + runs[run + 2] - this.#k;
			for (let at = lowerBound(positions, start, first, last); at < last && positions[at] <= end; at += 1) {
				const number = keys[at];
				if (this.#seenIn[number] !== this.#fragments) {
					this.#seenIn[number] = this.#fragments;
					distinct[count] = number;
					count += 1;
				}
			}
		}
		const probes = this.#probed;
		probes.length = Math.min(count, PROBES);
		for (let probe = 0; probe < probes.length; probe += 1) {
			probes[probe] = distinct[Math.floor(probe * count / probes.length)];
		}
		return probes;
	}
}
function enough(sets, least) {
	const words = sets[0]?.length ?? 0;
	let count = 0;
	for (let word = 0; word < words; word += 1) {
		let ones = 0;
		let twos = 0;
		let fours = 0;
		let eights = 0;
		for (let set = 0; set < sets.length; set += 1) {
			const bits = sets[set][word];
			const two = ones & bits;
			ones ^= bits;
			const four = twos & two;
			twos ^= two;
			eights ^= fours & four;
			fours ^= four;
		}
		let more = 0;
		let equal = -1;
		for (let place = 3; place >= 0; place -= 1) {
			const bits = place === 3 ? eights : place === 2 ? fours : place === 1 ? twos : ones;
			if ((least >>> place & 1) === 1) {
				equal &= bits;
			} else {
				more |= equal & bits;
				equal &= ~bits;
			}
		}
		count += bitCount(more | equal);
	}
	return count;
}
function keyOf(numbers) {
	let low = 2166136261;
	let high = 2654435761;
	for (const number of numbers) {
		low = Math.imul(low ^ number, 2654435761);
		low ^= low >>> 15;
		high = Math.imul(high ^ number, 2246822507);
		high ^= high >>> 13;
	}
	return (0,words/* hashFrom */.zd)(low, high);
}
function lowerBound(values, value, low, high) {
	let from = low;
	let to = high;
	while (from < to) {
		const middle = from + to >> 1;
		if (values[middle] < value) from = middle + 1;
		else to = middle;
	}
	return from;
}

;// engine/medians.js
class Medians {
	#values;
	#groups;
	#places;
	#members;
	constructor(documents, values, group) {
		const known = documents.flatMap(({ isJudged, isOwn }, document) => {
			const value = values[document];
			return isJudged && isOwn && value !== undefined ? {
				document,
				value
			} : [];
		}).toSorted((x, y) => x.value - y.value);
		this.#values = known.map(({ value }) => value);
		this.#groups = known.map(({ document }) => group[document]);
		const places = new Map(known.map(({ document }, place) => [document, place]));
		this.#places = documents.map((_, document) => places.get(document));
		this.#members = new Int32Array(documents.length);
	}
	of(documents, least) {
		const places = Int32Array.from(documents, (document) => this.#places[document] ?? -1).filter((place) => place >= 0).toSorted();
		if (places.length < least) return undefined;
		let groups = 0;
		for (const place of places) {
			const own = this.#groups[place];
			if (this.#members[own] === 0) groups += 1;
			this.#members[own] = this.#members[own] + 1;
		}
		const half = groups / 2 - 1e-9;
		let seen = 0;
		const median = places.find((place) => {
			seen += 1 / this.#members[this.#groups[place]];
			return seen >= half;
		});
		for (const place of places) this.#members[this.#groups[place]] = 0;
		return median === undefined ? undefined : this.#values[median];
	}
}

var numbers = __load__(67117);
;// engine/stands-out.js


function standOut(judged, documents, pairs, parties, { standsOutFactor, standsOutAtLeast, standsOutPartner }) {
	const ordinary = ordinarySuspicion(judged, pairs, parties, standsOutPartner);
	const least = Math.max(growth(standsOutAtLeast), standsOutFactor * growth(ordinary));
	const known = new Set(judged);
	const { first, second, suspicion } = pairs;
	const found = [];
	for (let at = 0; at < first.length; at += 1) if (growth(suspicion[at]) > least) found.push(at);
	found.sort((x, y) => suspicion[y] - suspicion[x] || first[x] - first[y] || second[x] - second[y]);
	const named = new Set();
	return found.filter((at) => {
		const more = [first[at], second[at]].filter((id) => known.has(id) && !named.has(id));
		const fits = (named.size + more.length) * 2 <= documents || more.length === 0;
		if (fits) more.forEach((id) => named.add(id));
		return fits;
	});
}
function ordinarySuspicion(submissions, { first, second, suspicion }, parties, partner) {
	const best = new BestPartners(parties.length, partner);
	const offer = (one, party, own) => {
		if (own > best.least[one]) best.offerOnce(one, party, own);
	};
	for (let at = 0; at < first.length; at += 1) {
		const a = first[at];
		const b = second[at];
		const [one, other] = [parties[a], parties[b]];
		if (one === other) continue;
		offer(a, other, suspicion[at]);
		offer(b, one, suspicion[at]);
	}
	return median(submissions.map((at) => best.least[at]));
}
function calibration(ordinary, classDoubt) {
	return classDoubt / (classDoubt + exponentOf(ordinary));
}
const LEAST_GROWTH = .02;
function growth(suspicion) {
	return LEAST_GROWTH + exponentOf(suspicion);
}
function exponentOf(suspicion) {
	return -(0,numbers.ln)(1 - Math.min(suspicion, ALMOST_ALL) / 100);
}
const ALMOST_ALL = 99.9;
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const half = Math.floor(sorted.length / 2);
	return sorted.length === 0 ? 0 : (sorted[half] + sorted[sorted.length - 1 - half]) / 2;
}

;// engine/judgement.js





const NOTHING = growth(0);
function judgePairs(pairs, parameters) {
	const { documents, first, second, similarity, suspicion } = pairs;
	const { judgeFactor, judgeLength, judgeNear, judgeSuspicion, standsOutLength, standsOutPartner, clusterFrom } = parameters;
	const parties = Int32Array.from(documents, ({ party }) => party);
	const counted = documents.flatMap((one) => isCounted(one, parameters) ? one.party : []);
	const isFew = new Set(counted).size <= standsOutPartner;
	const closeness = similarity.map((value, at) => {
		const [shorter, longer] = sizesOf(pairs, at);
		const isSimilarityAlone = isFew || longer > standsOutLength * shorter;
		const seen = isSimilarityAlone ? value : suspicion[at];
		return (0,numbers/* power */.y)(growth(value), 1 - 1 / judgeSuspicion) * (0,numbers/* power */.y)(growth(seen), 1 / judgeSuspicion);
	});
	const best = thirdBest(pairs, closeness, parties, parameters);
	const isNear = (pair, document) => closeness[pair] >= judgeNear * (best[document] ?? 0);
	const group = copiedGroups(pairs, isNear, parameters);
	const third = thirdBest(pairs, closeness, group, parameters);
	const medians = new Medians(documents, third, group);
	const ordinary = medians.of(documents.keys(), 1) ?? NOTHING;
	const isKnown = hasOthers(documents, group, parameters);
	const neighbours = new CountedPairs(pairs, (at) => isNear(at, first[at]) || isNear(at, second[at]), parameters);
	const near = Float64Array.from(documents, (_, at) => {
		const list = neighbours.of(at).map((pair) => neighbours.otherOf(pair, at));
		return medians.of([at, ...list], standsOutPartner + 1) ?? ordinary;
	});
	const unit = 1 - clusterFrom / 100;
	return {
		totals: closeness.map((close, at) => {
			const [a, b] = [first[at], second[at]];
			if (documents[a]?.isJudged !== true || documents[b]?.isJudged !== true) return Number.NaN;
			const [shorter] = sizesOf(pairs, at);
			const dictated = growth(100 * judgeLength / Math.max(shorter, judgeLength));
			const here = Math.min(near[a], near[b], Math.max(ordinary, dictated));
			const theirs = Math.min(third[a] ?? here, third[b] ?? here);
			const usual = shorter < judgeLength ? Math.max(here, theirs) : Math.min(here, theirs);
			const bar = Math.max(-(0,numbers.ln)(unit), judgeFactor * usual);
			const total = 100 * (1 - (0,numbers/* power */.y)(unit, close * Math.min(1, shorter / judgeLength) / bar));
			return total < ALMOST_ALL ? total : 100;
		}),
		ordinary: isKnown ? 100 * (1 - (0,numbers/* power */.y)(Math.E, NOTHING - ordinary)) : null,
		apart: documents.filter(({ isJudged, isOwn }, at) => {
			const here = near[at];
			return isJudged && isOwn && (here > 2 * ordinary || here * 2 < ordinary);
		}).length
	};
}
function sizesOf({ documents, first, second }, at) {
	const a = documents[first[at]]?.size ?? 0;
	const b = documents[second[at]]?.size ?? 0;
	return [Math.min(a, b), Math.max(a, b)];
}
function isCounted({ size }, { minimumTokens }) {
	return size * 2 >= minimumTokens;
}
function thirdBest({ documents, first, second, isWhole }, closeness, group, parameters) {
	const best = new BestPartners(documents.length, parameters.standsOutPartner, NONE);
	const counts = documents.map((one) => isCounted(one, parameters));
	const offer = (one, other, close) => {
		const { party = other } = documents[other] ?? {};
		if (close > best.least[one]) best.offerOnce(one, party, close);
	};
	for (let at = 0; at < closeness.length; at += 1) {
		const a = first[at];
		const b = second[at];
		if (counts[a] !== true || counts[b] !== true || group[a] === group[b]) continue;
		offer(a, b, closeness[at]);
		offer(b, a, closeness[at]);
	}
	const unknown = isWhole ? NOTHING : undefined;
	return documents.map((_, at) => best.least[at] === NONE ? unknown : best.least[at]);
}
const NONE = -1;
function hasOthers(documents, group, parameters) {
	const parties = new Map();
	for (const [at, one] of documents.entries()) {
		if (!isCounted(one, parameters)) continue;
		const own = group[at];
		parties.set(own, (parties.get(own) ?? new Set()).add(one.party));
	}
	const sizes = [...parties.values()].map(({ size }) => size);
	const all = sizes.reduce((sum, size) => sum + size, 0);
	return sizes.some((size) => all - size >= parameters.standsOutPartner);
}
class CountedPairs {
	#pairs;
	#from;
	#lists;
	constructor(pairs, isListed, parameters) {
		const { documents, first, second } = pairs;
		this.#pairs = pairs;
		const counts = documents.map((one) => isCounted(one, parameters));
		const listed = first.map((a, at) => counts[a] === true && counts[second[at]] === true && isListed(at) ? 1 : 0);
		const ends = new Int32Array(documents.length + 1);
		const forEach = (visit) => {
			for (let at = 0; at < listed.length; at += 1) {
				if (listed[at] === 0) continue;
				visit(first[at], at);
				visit(second[at], at);
			}
		};
		forEach((document) => {
			ends[document + 1] = ends[document + 1] + 1;
		});
		for (let at = 0; at < documents.length; at += 1) {
			ends[at + 1] = ends[at + 1] + ends[at];
		}
		this.#from = ends.slice();
		this.#lists = new Int32Array(ends[documents.length]);
		forEach((document, pair) => {
			const to = ends[document];
			this.#lists[to] = pair;
			ends[document] = to + 1;
		});
	}
	of(document) {
		return this.#lists.subarray(this.#from[document], this.#from[document + 1]);
	}
	otherOf(pair, document) {
		const { first, second } = this.#pairs;
		return first[pair] === document ? second[pair] : first[pair];
	}
}
function copiedGroups(pairs, isNear, parameters) {
	const { documents, first, second, similarity, overlap } = pairs;
	const { clusterFrom, evidenceFrom, evidenceBits, evidenceNear } = parameters;
	const counts = documents.map((one) => isCounted(one, parameters));
	const order = [];
	const families = new clusters/* Union */.gP(documents.length);
	for (let at = 0; at < similarity.length; at += 1) {
		const a = first[at];
		const b = second[at];
		if (counts[a] !== true || counts[b] !== true || similarity[at] <= evidenceFrom) continue;
		order.push(at);
		if (similarity[at] > clusterFrom) families.join(a, b);
	}
	const most = bitsOf(0, evidenceNear);
	const evidence = new Evidence(pairs, families, isNear, parameters);
	const groups = new clusters/* Union */.gP(documents.length);
	documents.forEach(({ party }, at) => groups.join(at, party));
	order.sort((x, y) => similarity[y] - similarity[x] || x - y);
	for (const at of order) {
		const a = first[at];
		const b = second[at];
		const isJudged = documents[a]?.isJudged === true && documents[b]?.isJudged === true;
		if (!isJudged || overlap[at] * 2 * most <= evidenceBits) continue;
		if (groups.root(a) !== groups.root(b) && evidence.joins(at)) groups.join(a, b);
	}
	return Int32Array.from(documents, (_, at) => groups.root(at));
}
function bitsOf(holders, near) {
	return -(0,numbers.ln)((holders + .5) / (near + 1)) / Math.LN2;
}
class Evidence {
	#pairs;
	#families;
	#parameters;
	#isNear;
	#lists;
	#partners = new Map();
	#near;
	#own;
	constructor(pairs, families, isNear, parameters) {
		const { documents, similarity } = pairs;
		this.#pairs = pairs;
		this.#families = families;
		this.#isNear = isNear;
		this.#parameters = parameters;
		this.#lists = new CountedPairs(pairs, (at) => similarity[at] !== 0, parameters);
		const longest = documents.reduce((most, { length }) => Math.max(most, length), 0);
		this.#near = new Int32Array(longest + 1);
		this.#own = new Int32Array(longest + 1);
	}
	#partnersOf(document) {
		const known = this.#partners.get(document);
		if (known !== undefined) return known;
		const { similarity, suspicion } = this.#pairs;
		const list = this.#lists.of(document);
		list.sort((x, y) => similarity[y] - similarity[x] || suspicion[y] - suspicion[x] || x - y);
		const made = new Map();
		for (const at of list) made.set(this.#lists.otherOf(at, document), at);
		this.#partners.set(document, made);
		return made;
	}
	joins(pair) {
		const { first, second } = this.#pairs;
		const a = first[pair];
		const b = second[pair];
		const near = this.#nearestTo(a, b);
		const bits = Array.from({ length: near.length + 1 }, (_, holders) => bitsOf(holders, near.length));
		return this.#common(pair, a, near, bits) + this.#common(pair, b, near, bits) > this.#parameters.evidenceBits;
	}
	#nearestTo(a, b) {
		const { similarity } = this.#pairs;
		const one = this.#families.root(a);
		const two = this.#families.root(b);
		const best = new Map();
		for (const document of [a, b]) {
			let left = this.#parameters.evidenceNear;
			this.#partnersOf(document);
			for (const at of this.#lists.of(document)) {
				const other = this.#lists.otherOf(at, document);
				const family = this.#families.root(other);
				if (family === one || family === two || !this.#isNear(at, other)) continue;
				best.set(other, Math.max(best.get(other) ?? 0, similarity[at]));
				left -= 1;
				if (left === 0) break;
			}
		}
		return [...best].toSorted(([, x], [, y]) => y - x).slice(0, this.#parameters.evidenceNear).map(([other]) => other);
	}
	#common(pair, document, near, bits) {
		const { documents, second, mark } = this.#pairs;
		const { length = 0 } = documents[document] ?? {};
		this.#near.fill(0, 0, length + 1);
		this.#own.fill(0, 0, length + 1);
		for (const other of near) {
			const at = this.#partnersOf(document).get(other);
			if (at !== undefined) mark(at, second[at] === document, this.#near);
		}
		mark(pair, second[pair] === document, this.#own);
		let holders = 0;
		let isCommon = 0;
		let common = 0;
		for (let at = 0; at < length; at += 1) {
			holders += this.#near[at];
			isCommon += this.#own[at];
			if (isCommon > 0) common += bits[holders];
		}
		return common;
	}
}

;// engine/pair-scores.js

class PairScores {
	count = 0;
	first;
	second;
	overlap;
	longest;
	suspicion;
	average;
	#runsFrom;
	#runsTo;
	constructor(most) {
		this.first = (0,mapped/* int32s */.S4)(most);
		this.second = (0,mapped/* int32s */.S4)(most);
		this.overlap = (0,mapped/* int32s */.S4)(most);
		this.longest = (0,mapped/* int32s */.S4)(most);
		this.suspicion = (0,mapped/* float64s */.s7)(most);
		this.average = (0,mapped/* float64s */.s7)(most);
		this.#runsFrom = (0,mapped/* int32s */.S4)(most);
		this.#runsTo = (0,mapped/* int32s */.S4)(most);
	}
	add(first, second, score) {
		const at = this.count;
		this.first[at] = first;
		this.second[at] = second;
		this.overlap[at] = score.overlap;
		this.longest[at] = score.longest;
		this.suspicion[at] = score.suspicion;
		this.average[at] = score.average;
		this.#runsFrom[at] = score.runsFrom;
		this.#runsTo[at] = score.runsTo;
		this.count = at + 1;
	}
	end() {
		const { count } = this;
		this.first = this.first.subarray(0, count);
		this.second = this.second.subarray(0, count);
		this.overlap = this.overlap.subarray(0, count);
		this.longest = this.longest.subarray(0, count);
		this.suspicion = this.suspicion.subarray(0, count);
		this.average = this.average.subarray(0, count);
	}
	at(place) {
		return {
			overlap: this.overlap[place],
			longest: this.longest[place],
			suspicion: this.suspicion[place],
			average: this.average[place],
			runsFrom: this.#runsFrom[place],
			runsTo: this.#runsTo[place]
		};
	}
}

var pair_score = __load__(14720);
var pair_table = __load__(26538);
;// engine/chain.js
const INDEX_LIMIT = 2 ** 21;
class OrderedChain {
	densest = 0;
	#byA = new Float64Array(64);
	#byB = new Float64Array(64);
	#rank = new Int32Array(64);
	#best = new Float64Array(65);
	#endsA = new Int32Array(64);
	#endsB = new Int32Array(64);
	#stretch = new Float64Array(64);
	weigh(tiles, weight) {
		const { count } = tiles;
		if (count <= 1) {
			this.densest = count === 0 ? 0 : weight(0);
			return this.densest;
		}
		if (this.#rank.length < count) {
			this.#byA = new Float64Array(count * 2);
			this.#byB = new Float64Array(count * 2);
			this.#rank = new Int32Array(count * 2);
			this.#endsA = new Int32Array(count * 2);
			this.#endsB = new Int32Array(count * 2);
			this.#stretch = new Float64Array(count * 2);
			this.#best = new Float64Array(count * 2 + 1);
		}
		const byA = this.#byA;
		const byB = this.#byB;
		for (let tile = 0; tile < count; tile += 1) {
			byA[tile] = tiles.a[tile] * INDEX_LIMIT + tile;
			byB[tile] = tiles.b[tile] * INDEX_LIMIT + tile;
		}
		sortFirst(byA, count);
		sortFirst(byB, count);
		const rankOf = this.#rank;
		for (let at = 0; at < count; at += 1) rankOf[tileOf(byB[at])] = at;
		const best = this.#best;
		best.fill(0, 0, count + 1);
		let heaviest = 0;
		this.densest = 0;
		for (let at = 0; at < count; at += 1) {
			const tile = tileOf(byA[at]);
			const rank = rankOf[tile];
			let before = 0;
			for (let node = rank; node > 0; node -= node & -node) before = Math.max(before, best[node]);
			const own = weight(tile);
			const sum = before + own;
			const stretch = own + this.#before(at, tiles.a[tile], tiles.b[tile]);
			const length = tiles.length[tile];
			this.#endsA[at] = tiles.a[tile] + length;
			this.#endsB[at] = tiles.b[tile] + length;
			this.#stretch[at] = stretch;
			this.densest = Math.max(this.densest, stretch);
			heaviest = Math.max(heaviest, sum);
			for (let node = rank + 1; node <= count; node += node & -node) {
				if (best[node] < sum) best[node] = sum;
			}
		}
		return heaviest;
	}
	#before(at, a, b) {
		const endsA = this.#endsA;
		const endsB = this.#endsB;
		const stretches = this.#stretch;
		let most = 0;
		for (let index = Math.max(0, at - LOOK_BACK); index < at; index += 1) {
			const gapB = b - endsB[index];
			if (gapB >= 0) {
				most = Math.max(most, stretches[index] - Math.max(a - endsA[index], gapB));
			}
		}
		return most;
	}
}
function tileOf(key) {
	return key & INDEX_LIMIT - 1;
}
const LOOK_BACK = 8;
const FEW = 40;
function sortFirst(keys, count) {
	if (count > FEW) {
		keys.subarray(0, count).sort();
		return;
	}
	for (let at = 1; at < count; at += 1) {
		const key = keys[at];
		let to = at;
		while (to > 0 && keys[to - 1] > key) {
			keys[to] = keys[to - 1];
			to -= 1;
		}
		keys[to] = key;
	}
}

var tiling = __load__(7520);
;// engine/pair-scorer.js




class PairScorer {
	#parameters;
	#tiler;
	#chain;
	#runs = new Int32Array(1 << 12);
	#kept = 0;
	#sorted = new Int32Array(1 << 8);
	#order = new Float64Array(1 << 8);
	#held;
	constructor(parameters) {
		this.#parameters = parameters;
		this.#tiler = new tiling/* Tiler */.Z(parameters.minimumTile);
		this.#chain = new OrderedChain();
	}
	hold(entry, anchors, weights) {
		this.#held = {
			entry,
			weights
		};
		this.#tiler.index(entry.tokens, anchors);
	}
	compare(other, anchors, otherWeights, alike) {
		if (this.#held === undefined) throw new Error("no document is held");
		const { entry, weights } = this.#held;
		const { minimumTile, roleWeight, raiseWeight, denseWeight } = this.#parameters;
		const tiles = this.#tiler.tile(other.tokens, anchors);
		const runsFrom = this.#kept;
		const runs = this.#reserve(tiles.count * 3);
		let overlap = 0;
		let longest = 0;
		for (let tile = 0; tile < tiles.count; tile += 1) {
			const length = tiles.length[tile];
			runs[runsFrom + tile * 3] = tiles.a[tile];
			runs[runsFrom + tile * 3 + 1] = tiles.b[tile];
			runs[runsFrom + tile * 3 + 2] = length;
			overlap += length;
			longest = Math.max(longest, length);
		}
		const inOrder = this.#chain.weigh(tiles, (tile) => {
			const a = tiles.a[tile];
			const b = tiles.b[tile];
			const length = tiles.length[tile];
			const weight = (weights[a + length] - weights[a] + otherWeights[b + length] - otherWeights[b]) / 2;
			return weight * (length - minimumTile / 2) / length;
		});
		const least = Math.min(weights.at(-1) ?? 0, otherWeights.at(-1) ?? 0);
		const ordered = least === 0 ? 0 : Math.min(1, inOrder / least);
		const weight = roleWeight * alike.trust;
		const full = 2 + weight;
		const whole = raised((alike.small + ordered + weight * alike.roles) / full, full, raiseWeight, alike);
		const dense = least === 0 ? 0 : Math.min(1, this.#chain.densest / least);
		const structure = 1 - (1 - Math.min(1, whole)) * (1 - denseWeight * dense);
		return {
			overlap,
			longest,
			suspicion: 100 * (1 - (0,numbers/* power */.y)(1 - structure, 1 + raiseWeight * structure * alike.wording)),
			average: entry.size + other.size === 0 ? 0 : 2 * overlap / (entry.size + other.size),
			runsFrom,
			runsTo: this.#kept
		};
	}
	runs({ runsFrom, runsTo }, turned) {
		const length = runsTo - runsFrom;
		const count = length / 3;
		if (this.#sorted.length < length) {
			this.#sorted = new Int32Array(length * 2);
			this.#order = new Float64Array(length * 2);
		}
		const [from, to] = turned ? [1, 0] : [0, 1];
		const order = this.#order;
		for (let run = 0; run < count; run += 1) {
			order[run] = this.#runs[runsFrom + run * 3 + from] * RUN_LIMIT + run;
		}
		sortFirst(order, count);
		for (let at = 0; at < count; at += 1) {
			const run = runsFrom + (order[at] & RUN_LIMIT - 1) * 3;
			this.#sorted[at * 3] = this.#runs[run + from];
			this.#sorted[at * 3 + 1] = this.#runs[run + to];
			this.#sorted[at * 3 + 2] = this.#runs[run + 2];
		}
		return this.#sorted.subarray(0, length);
	}
	cover(covered, first, second, { runsFrom, runsTo }) {
		for (let at = runsFrom; at < runsTo; at += 3) {
			const length = this.#runs[at + 2];
			covered.cover(first, this.#runs[at], length);
			covered.cover(second, this.#runs[at + 1], length);
		}
	}
	mark(marks, { runsFrom, runsTo }, isSecond) {
		for (let at = runsFrom; at < runsTo; at += 3) {
			const from = this.#runs[at + (isSecond ? 1 : 0)];
			const to = from + this.#runs[at + 2];
			marks[from] = marks[from] + 1;
			marks[to] = marks[to] - 1;
		}
	}
	#reserve(size) {
		if (this.#kept + size > this.#runs.length) {
			this.#runs = (0,mapped/* grown */.gT)(this.#runs, Math.ceil((this.#kept + size) * GROWTH));
		}
		this.#kept += size;
		return this.#runs;
	}
}
function raised(mean, full, raiseWeight, views) {
	const calls = raiseWeight * views.callTrust;
	const shingles = raiseWeight * views.shingleTrust;
	const above = calls * Math.max(0, views.calls - mean) + shingles * Math.max(0, views.shingles - mean);
	return mean + above / (full + calls + shingles);
}
const GROWTH = 1.5;
const RUN_LIMIT = 2 ** 21;

var same_texts = __load__(39244);
var slab = __load__(81875);
;// engine/token-weights.js

const MOST_KEPT = 1 << 24;
class TokenWeights {
	#corpus;
	#rarities;
	#k;
	#most;
	#kept;
	#made = [];
	#oldest = 0;
	#memory = new slab/* Slab */.F();
	#size = 0;
	constructor(corpus, rarities, k, most = MOST_KEPT) {
		this.#corpus = corpus;
		this.#rarities = rarities;
		this.#k = k;
		this.#most = most;
		this.#kept = corpus.entries.map(() => undefined);
	}
	of(at) {
		const known = this.#kept[at];
		if (known !== undefined) return known;
		const { tokens } = this.#corpus.entries[at];
		const sums = weightSums(tokens.length, this.#corpus.anchors(at), this.#rarities, this.#k);
		this.#size += sums.length;
		while (this.#size > this.#most && this.#oldest < this.#made.length) {
			const oldest = this.#made[this.#oldest];
			this.#size -= this.#kept[oldest]?.length ?? 0;
			this.#kept[oldest] = undefined;
			this.#oldest += 1;
		}
		const kept = this.#memory.copy(sums);
		this.#kept[at] = kept;
		this.#made.push(at);
		return kept;
	}
}
function weightSums(length, { positions, keys, from: first, to }, rarities, k) {
	const sums = new Float32Array(length + 1);
	for (let at = first; at < to; at += 1) {
		const weight = rarities.of(keys[at]);
		const from = positions[at];
		for (let token = from; token < from + k; token += 1) {
			if (sums[token + 1] < weight) sums[token + 1] = weight;
		}
	}
	let sum = 0;
	for (let at = 1; at < sums.length; at += 1) {
		const weight = sums[at];
		sum += weight * weight;
		sums[at] = sum;
	}
	return sums;
}

;// engine/likeness.js



class Likeness {
	#lists;
	#evidence;
	#doubt;
	#norms;
	#holds;
	constructor(lists, count, power, doubt) {
		this.#lists = lists;
		this.#doubt = doubt;
		this.#evidence = new inverted_index/* ValuesByFrequency */.cz((0,inverted_index/* frequenciesOf */.cn)(lists, count), lists.count, (frequency) => frequency === 0 ? 0 : (0,numbers/* power */.y)((0,inverted_index/* rarity */.oG)(frequency, lists.count), power));
		this.#norms = Float64Array.from({ length: lists.count }, (_, document) => {
			let sum = 0;
			for (let at = lists.from(document); at < lists.to(document); at += 1) {
				sum += this.#evidence.of(lists.data[at]);
			}
			return Math.sqrt(sum);
		});
		this.#holds = new HeldNumbers(lists, this.#evidence);
	}
	hold(document) {
		this.#holds.hold(document);
	}
	with(document) {
		return this.of(this.commonWith(document), this.#holds.document, document);
	}
	trustWith(document, enough) {
		const least = Math.min(this.evidenceOf(this.#holds.document), this.evidenceOf(document));
		return least / (least + enough);
	}
	partWith(document) {
		const common = this.commonWith(document);
		return (this.of(common, this.#holds.document, document) + common / (Math.min(this.evidenceOf(this.#holds.document), this.evidenceOf(document)) + this.#doubt)) / 2;
	}
	evidenceOf(document) {
		const norm = this.#norms[document];
		return norm * norm;
	}
	commonWith(document) {
		return this.#holds.commonWith(document);
	}
	of(common, one, other) {
		return common === 0 ? 0 : common / (this.#norms[one] * this.#norms[other] + this.#doubt);
	}
	looks() {
		let looks = 0;
		for (const frequency of this.#evidence.frequencies) {
			if (isUseful(frequency, this.#evidence)) looks += frequency * frequency / 2;
		}
		return looks;
	}
	rows(order, most = Infinity) {
		return new LikenessRows(this.#lists, this.#evidence, most, Float64Array.from(order, (document) => this.#norms[document]), this.#doubt);
	}
}
const LEAST_EVIDENCE = .02;
function isUseful(frequency, evidence) {
	return frequency > 1 && evidence.at(frequency) >= LEAST_EVIDENCE;
}
class LikenessRows {
	sums;
	norms;
	doubt;
	#lists;
	#evidence;
	#index;
	constructor(lists, evidence, most, norms, doubt) {
		this.norms = norms;
		this.doubt = doubt;
		this.#lists = lists;
		this.#evidence = evidence;
		this.sums = new Float64Array(lists.count);
		this.#index = new inverted_index/* InvertedIndex */.Gc(evidence.frequencies, lists.count, (frequency) => frequency <= most && isUseful(frequency, evidence));
	}
	sum(document) {
		const { data } = this.#lists;
		const to = this.#lists.to(document);
		for (let at = this.#lists.from(document); at < to; at += 1) {
			const number = data[at];
			if (this.#index.frequency(number) > 0) {
				this.#index.sum(number, this.#evidence.of(number), this.sums);
			}
		}
	}
	accumulate(document, touched, sums, scale) {
		const { data } = this.#lists;
		const to = this.#lists.to(document);
		this.#index.fetch(data, this.#lists.from(document), to);
		for (let at = this.#lists.from(document); at < to; at += 1) {
			const number = data[at];
			const frequency = this.#index.frequency(number);
			if (frequency > 0) {
				this.#index.accumulate(number, this.#evidence.at(frequency) * scale, sums, touched);
			}
		}
	}
	add(document, row) {
		const { data } = this.#lists;
		const to = this.#lists.to(document);
		for (let at = this.#lists.from(document); at < to; at += 1) this.#index.add(data[at], row);
	}
}

;// engine/views.js


function viewsOf(corpus, { rarityPower, nameDoubt, stringDoubt, roleDoubt }) {
	const { sizes } = corpus;
	const documents = corpus.entries.length;
	const frequencies = (0,inverted_index/* frequenciesOf */.cn)(corpus.fingerprints, sizes.fingerprints);
	return {
		rarities: new inverted_index/* ValuesByFrequency */.cz(frequencies, documents, (frequency) => (0,inverted_index/* rarity */.oG)(frequency, documents)),
		small: new Likeness(corpus.small, sizes.small, 2 * rarityPower, 0),
		names: new Likeness(corpus.names, sizes.names, 2 * rarityPower, nameDoubt),
		strings: new Likeness(corpus.strings, sizes.strings, rarityPower, stringDoubt),
		roles: new Likeness(corpus.roles, sizes.roles, rarityPower, roleDoubt),
		calls: new Likeness(corpus.calls, sizes.calls, rarityPower, roleDoubt),
		shingles: new Likeness(corpus.shingles, sizes.shingles, rarityPower, roleDoubt)
	};
}

;// engine/compare.js















const CHOOSING = .4;
function comparePairs(corpus, parameters, hasRow, onShare, together = []) {
	const { k, shownPairs, shownRuns, mergeGap } = parameters;
	const { entries } = corpus;
	const { scored, frequencies } = chooseAndScore(corpus, parameters, hasRow, onShare);
	const { scorer, found, covered } = scored;
	const pairOf = (at) => [entries[found.first[at]], entries[found.second[at]]];
	const hasRank = entries.length >= parameters.suspicionFrom;
	const parties = (0,clusters/* partiesOf */.uR)(entries.map(({ document }) => document.id), together);
	const isWhole = entries.every((entry, at) => entry.document.role !== "submission" || hasRow(entry, at));
	const read = isWhole && hasRank ? readingOf(found, entries, parties, parameters) : undefined;
	const outliers = new Set(read === undefined ? [] : outliersOf(found, read, entries, parties, parameters));
	const { totals, ordinary, apart } = isWhole || entries.length <= parameters.standsOutPartner ? judgementOf(scored, entries, onePartnerEach(corpus, together, parameters), parameters) : {
		totals: new Float64Array(found.count).fill(Number.NaN),
		ordinary: null,
		apart: 0
	};
	const shown = bestOfEach(found, entries.length, shownPairs);
	alsoShown(shown, found, shownRuns, (at) => {
		const [one, other] = pairOf(at);
		const isContained = found.overlap[at] * 100 > parameters.clusterFrom * Math.min(one.size, other.size);
		return outliers.has(at) || isContained || totals[at] > parameters.clusterFrom;
	});
	const holders = isWhole ? new Holders(corpus, frequencies, k) : undefined;
	const places = new Map(entries.map((entry, at) => [entry, at]));
	const pairs = new pair_table/* PairWriter */.Yu(found.count);
	for (let at = 0; at < found.count; at += 1) {
		const score = found.at(at);
		const reported = (0,pair_score/* reportPair */.RP)(...pairOf(at), score, shown[at] === 1 ? scorer : undefined, {
			mergeGap,
			suspicion: hasRank ? read?.(score.suspicion) ?? score.suspicion : null,
			standsOut: outliers.has(at),
			total: totals[at],
			sharedBy: (a, runs, from, to) => holders?.besidesTwo(places.get(a) ?? 0, runs, from, to)
		});
		pairs.add(reported);
	}
	return {
		pairs: pairs.end(bySuspicion),
		coverage: coverageOf(entries, covered),
		hasRank,
		ordinary,
		apart
	};
}
function onePartnerEach(corpus, together, { judgeLength }) {
	return (0,clusters/* partiesOf */.uR)(corpus.entries.map(({ document }) => document.id), [...together, ...(0,same_texts/* sameTexts */.p)(corpus, judgeLength / 2)]);
}
function chooseAndScore(corpus, parameters, hasRow, onShare) {
	const views = viewsOf(corpus, parameters);
	const candidates = chooseCandidates(corpus, views, parameters, hasRow, (share) => {
		onShare(share * CHOOSING);
	});
	const scored = scorePairs(corpus, views, candidates, parameters, (share) => {
		onShare(CHOOSING + (1 - CHOOSING) * share);
	});
	corpus.scored();
	return {
		scored,
		frequencies: views.rarities.frequencies
	};
}
function scorePairs(corpus, views, candidates, parameters, onShare) {
	const { entries } = corpus;
	const scorer = new PairScorer(parameters);
	const weights = new TokenWeights(corpus, views.rarities, parameters.k);
	const covered = new CoveredTokens(entries.map(({ document, tokens }) => document.role === "submission" ? tokens.length : undefined));
	const found = new PairScores(candidates.count);
	const alike = {
		small: 0,
		roles: 0,
		trust: 0,
		calls: 0,
		callTrust: 0,
		shingles: 0,
		shingleTrust: 0,
		wording: 0
	};
	let held = -1;
	for (let at = 0; at < candidates.count; at += 1) {
		const first = candidates.first[at];
		const second = candidates.second[at];
		const one = entries[first];
		const other = entries[second];
		if (held !== first) {
			held = first;
			scorer.hold(one, corpus.anchors(first), weights.of(first));
			views.small.hold(first);
			views.names.hold(first);
			views.strings.hold(first);
			views.roles.hold(first);
			views.calls.hold(first);
			views.shingles.hold(first);
			onShare(at / candidates.count);
		}
		alike.small = views.small.with(second);
		alike.roles = views.roles.partWith(second);
		alike.trust = views.roles.trustWith(second, parameters.roleEnough);
		alike.calls = views.calls.partWith(second);
		alike.callTrust = views.calls.trustWith(second, parameters.roleEnough);
		alike.shingles = views.shingles.partWith(second);
		alike.shingleTrust = views.shingles.trustWith(second, parameters.roleEnough);
		alike.wording = views.names.with(second) + views.strings.with(second);
		const score = scorer.compare(other, corpus.anchors(second), weights.of(second), alike);
		const isLittle = score.suspicion < parameters.leastSuspicion || one.size === 0 || other.size === 0;
		if (score.overlap === 0 && isLittle) continue;
		found.add(first, second, score);
		scorer.cover(covered, first, second, score);
	}
	found.end();
	const archive = entries.filter(({ document }) => document.role === "archive").length;
	const pairsOf = (count) => count * (count - 1) / 2;
	const isWhole = candidates.count === pairsOf(entries.length) - pairsOf(archive);
	return {
		scorer,
		found,
		isWhole,
		covered
	};
}
function readingOf(found, entries, parties, { standsOutPartner, classDoubt }) {
	const submissions = entries.flatMap(({ document }, at) => document.role === "submission" ? at : []);
	const power = calibration(ordinarySuspicion(submissions, found, parties, standsOutPartner), classDoubt);
	return (suspicion) => 100 * (1 - (0,numbers/* power */.y)(1 - suspicion / 100, power));
}
function judgementOf({ scorer, found, isWhole }, entries, parties, parameters) {
	const { first, second, suspicion, overlap } = found;
	return judgePairs({
		documents: entries.map(({ document, size, tokens }, at) => ({
			size,
			length: tokens.length,
			isJudged: size >= parameters.minimumTokens && !document.isUnreadable,
			isOwn: document.role === "submission",
			party: parties[at]
		})),
		first,
		second,
		similarity: found.average.map((average) => average * 100),
		suspicion,
		overlap,
		isWhole,
		mark: (pair, isSecond, marks) => {
			scorer.mark(marks, found.at(pair), isSecond);
		}
	}, parameters);
}
function coverageOf(entries, covered) {
	const coverage = new Map();
	entries.forEach(({ document, size }, at) => {
		const count = covered.count(at);
		if (count !== undefined) coverage.set(document.id, size === 0 ? 0 : 100 * count / size);
	});
	return coverage;
}
function outliersOf(found, read, entries, parties, parameters) {
	const { first, second, longest } = found;
	const counts = entries.map(({ document, size }) => size >= parameters.minimumTokens && !document.isUnreadable);
	const submissions = entries.flatMap(({ document }, at) => document.role === "submission" ? at : []);
	const suspicion = found.suspicion.map((own, pair) => {
		const [a, b] = [first[pair], second[pair]];
		const one = entries[a]?.size ?? 0;
		const other = entries[b]?.size ?? 0;
		const isLopsided = Math.max(one, other) > parameters.standsOutLength * Math.min(one, other) && longest[pair] < parameters.standsOutStretch * Math.min(one, other);
		return counts[a] === true && counts[b] === true && !isLopsided ? read(own) : 0;
	});
	const judged = submissions.filter((at) => counts[at] === true);
	const documents = counts.filter(Boolean).length;
	return standOut(judged, documents, {
		first,
		second,
		suspicion
	}, parties, parameters);
}
function bySuspicion({ a, b, similarity, matchedSimilarity, suspicion }) {
	const average = similarity.map((own, at) => (0,pair_score/* averageSimilarity */.Hk)({
		similarity: own,
		matchedSimilarity: matchedSimilarity[at]
	}));
	const rank = suspicion.map((value) => Number.isNaN(value) ? 0 : value);
	return (x, y) => rank[y] - rank[x] || average[y] - average[x] || a[x] - a[y] || b[x] - b[y];
}
function bestOfEach({ first, second, suspicion, average }, documents, keep) {
	const shown = new Uint8Array(first.length);
	for (const measure of [suspicion, average]) {
		const best = new BestPartners(documents, keep, -1);
		for (let at = 0; at < first.length; at += 1) {
			const value = measure[at];
			const one = first[at];
			const other = second[at];
			if (value > best.least[one]) best.offer(one, at, value);
			if (value > best.least[other]) best.offer(other, at, value);
		}
		best.forEach((_, at) => {
			shown[at] = 1;
		});
	}
	return shown;
}
function alsoShown(shown, found, most, isWanted) {
	const { average } = found;
	const wanted = [];
	for (let at = 0; at < found.count; at += 1) if (shown[at] === 0 && isWanted(at)) wanted.push(at);
	let runs = 0;
	for (const at of wanted.toSorted((x, y) => average[y] - average[x] || x - y)) {
		const { runsFrom, runsTo } = found.at(at);
		runs += (runsTo - runsFrom) / 3;
		if (runs > most) return;
		shown[at] = 1;
	}
}


}),

95585:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
Tr:()=>Corpus,
TH:()=>compareContent,
as:()=>matchableTokens
});

var fingerprints = __load__(14882);
var fingerprinter = __load__(8340);
var normalise = __load__(44717);
var number_lists = __load__(92378);
var counted_grams = __load__(26164);
var token_values = __load__(51525);
var vocabulary = __load__(11728);
;// engine/roles.js



const ALIKE = [
	"; ) , { } ]",
	"< > <= >= <=>",
	"== != === !== is",
	"&& || and or not !",
	". -> ?. ::"
].map((list) => list.split(" ").map(vocabulary/* intern */.HL));
const CLASS = Uint16Array.from({ length: vocabulary/* TOKEN_LIMIT */.qr }, (_, id) => id);
for (const list of ALIKE) for (const id of list) CLASS[id] = list[0];
for (const id of [
	vocabulary/* SEPARATOR */.wv,
	vocabulary/* NEWLINE */.Xy,
	vocabulary/* INDENT */.BH,
	vocabulary/* DEDENT */.lZ
]) CLASS[id] = (0,vocabulary/* intern */.HL)(";");
const SWAPPED = new Uint8Array(vocabulary/* TOKEN_LIMIT */.qr);
for (const word of [
	"<",
	"==",
	"&&",
	"+",
	"*"
]) SWAPPED[(0,vocabulary/* intern */.HL)(word)] = 1;
const START = 1374496523;
const END = 625341585;
class RoleGrams {
	#grams;
	#hash = new counted_grams/* RunHash */.g();
	#run;
	#roles = new Uint32Array(1 << 10);
	#count = 0;
	constructor(length, most) {
		this.#grams = new counted_grams/* CountedGrams */.$(most);
		this.#run = length;
	}
	get size() {
		return this.#grams.table.size;
	}
	of(tokens, uses) {
		this.#grams.open();
		if (this.#roles.length < uses.length * 3) this.#roles = new Uint32Array(uses.length * 6);
		this.#count = 0;
		let length = 0;
		for (let at = 0; at < uses.length; at += 1) {
			const use = uses[at];
			if (use % 2 === 1) {
				if (length > 1) this.#push(END, length);
				length = 1;
				this.#push(START, 0);
			}
			const place = use >>> 1;
			if (tokens[place] === vocabulary/* SEPARATOR */.wv) continue;
			this.#push(roleAt(tokens, place), length);
			length += 1;
		}
		if (length > 1) this.#push(END, length);
		return this.#grams.close();
	}
	#push(role, length) {
		this.#roles[this.#count] = role;
		this.#count += 1;
		if (length + 1 < this.#run) return;
		const hash = this.#hash;
		hash.of(this.#roles, this.#count - this.#run, this.#count);
		this.#grams.add(hash.low, hash.high);
	}
}
function roleAt(tokens, place) {
	let left = classOf(place === 0 ? vocabulary/* SEPARATOR */.wv : tokens[place - 1], tokens[place]);
	let right = classOf(place + 1 < tokens.length ? tokens[place + 1] : vocabulary/* SEPARATOR */.wv, tokens[place]);
	if (SWAPPED[left % vocabulary/* TOKEN_LIMIT */.qr] === 1) {
		if (SWAPPED[right % vocabulary/* TOKEN_LIMIT */.qr] === 0 || (0,token_values/* tokenValue */.vA)(left) > (0,token_values/* tokenValue */.vA)(right)) {
			[left, right] = [right, left];
		}
	}
	return Math.imul((0,token_values/* tokenValue */.vA)(left), 2654435761) + (0,token_values/* tokenValue */.vA)(right) | 0;
}
function classOf(token, name) {
	return name - name % vocabulary/* TOKEN_LIMIT */.qr + CLASS[token % vocabulary/* TOKEN_LIMIT */.qr];
}

var spelled = __load__(82700);
var slab = __load__(81875);
var starter_code = __load__(67224);
var words = __load__(32046);
;// engine/corpus.js











function compareContent(a, b) {
	return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}
class Corpus {
	entries = [];
	fingerprints = new number_lists/* NumberLists */.n();
	small = new number_lists/* NumberLists */.n();
	names = new number_lists/* NumberLists */.n();
	strings = new number_lists/* NumberLists */.n();
	roles = new number_lists/* NumberLists */.n();
	calls = new number_lists/* NumberLists */.n();
	shingles = new number_lists/* NumberLists */.n();
	#positions = new number_lists/* NumberLists */.n();
	#keys = new number_lists/* NumberLists */.n();
	#tokens = new slab/* Slab */.F();
	#parameters;
	#numbering;
	#sizes;
	#hashes;
	constructor(parameters) {
		this.#parameters = parameters;
		this.#numbering = {
			fingerprinter: new fingerprinter/* Fingerprinter */.U(parameters.k, parameters.w),
			smallGrams: new fingerprinter/* Fingerprinter */.U(parameters.smallRun, 1),
			names: new fingerprints/* GramTable */.aP(),
			strings: new fingerprints/* GramTable */.aP(),
			roles: new RoleGrams(parameters.smallRun, parameters.roleTimes),
			calls: new spelled/* CallGrams */.Pi(parameters.raiseRun, parameters.roleTimes),
			shingles: new spelled/* ShingleGrams */.d3(parameters.raiseRun, parameters.roleTimes)
		};
	}
	fingerprintsOf(tokens) {
		return this.#open().fingerprinter.of(tokens);
	}
	prepare(document, covered) {
		const folded = (0,normalise/* fold */.A)(document.tokens);
		const tokens = covered === undefined ? folded : (0,starter_code/* mask */.dK)(folded, covered.tokens);
		return {
			document,
			covered,
			entry: {
				document: document.facts,
				tokens,
				size: matchableTokens(tokens, this.#parameters.minimumTile),
				digest: digestOf(document.tokens)
			},
			fingerprints: this.fingerprintsOf(tokens)
		};
	}
	add({ entry, document, covered, fingerprints }) {
		const { smallGrams, names, strings, roles, calls, shingles } = this.#open();
		this.entries.push({
			...entry,
			tokens: this.#tokens.copy(entry.tokens)
		});
		this.fingerprints.add(fingerprints.numbers);
		this.#positions.add(fingerprints.positions);
		this.#keys.add(fingerprints.keys);
		const own = covered === undefined ? document.tokens : (0,starter_code/* mask */.dK)(document.tokens, covered.tokens);
		this.small.add(smallGrams.all(own));
		this.roles.add(roles.of(own, document.uses));
		this.calls.add(calls.of(document.tokens, document.spelled, covered?.tokens));
		this.shingles.add(shingles.of(own, document.spelled));
		const starter = covered?.wording;
		const { wording } = document;
		this.names.add(numbered(starter === undefined ? wording.names : (0,words/* without */.FF)(wording.names, starter.names), names));
		this.strings.add(numbered(starter === undefined ? wording.strings : (0,words/* without */.FF)(wording.strings, starter.strings), strings));
	}
	anchors(entry) {
		return {
			positions: this.#positions.data,
			keys: this.#keys.data,
			from: this.#keys.from(entry),
			to: this.#keys.to(entry),
			sure: this.#parameters.k
		};
	}
	close() {
		this.#sizes = this.sizes;
		this.#hashes = this.fingerprintHashes();
		this.#numbering = undefined;
	}
	scored() {
		if (this.#numbering !== undefined) return;
		for (const lists of [
			this.small,
			this.roles,
			this.calls,
			this.shingles
		]) lists.clear();
	}
	fingerprintHashes() {
		return this.#hashes ?? this.#open().fingerprinter.table.lows();
	}
	get sizes() {
		if (this.#sizes !== undefined) return this.#sizes;
		const { fingerprinter, smallGrams, names, strings, roles, calls, shingles } = this.#open();
		return {
			fingerprints: fingerprinter.table.size,
			small: smallGrams.table.size,
			names: names.size,
			strings: strings.size,
			roles: roles.size,
			calls: calls.size,
			shingles: shingles.size
		};
	}
	#open() {
		if (this.#numbering === undefined) throw new Error("this corpus was closed: no document can follow");
		return this.#numbering;
	}
}
function matchableTokens(tokens, minimum) {
	let size = 0;
	let run = 0;
	for (let at = 0; at <= tokens.length; at += 1) {
		if (at < tokens.length && tokens[at] !== vocabulary/* SEPARATOR */.wv) {
			run += 1;
		} else {
			size += run >= minimum ? run : 0;
			run = 0;
		}
	}
	return size;
}
function digestOf(tokens) {
	let hash = 2166136261;
	for (let at = 0; at < tokens.length; at += 1) {
		hash = Math.imul(hash ^ (0,token_values/* tokenValue */.vA)(tokens[at]), 16777619);
	}
	return hash >>> 0;
}
function numbered(hashes, table) {
	const numbers = new Uint32Array(hashes.length);
	for (let at = 0; at < hashes.length; at += 1) {
		const hash = hashes[at];
		numbers[at] = table.add(hash >>> 0, (0,words/* highOf */.Yf)(hash));
	}
	return numbers;
}


}),





14720:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Hk:()=>averageSimilarity,
RP:()=>reportPair,
d1:()=>fragmentsOf
});
function averageSimilarity(pair) {
	const sum = pair.similarity + pair.matchedSimilarity;
	return sum === 0 ? 0 : 2 * pair.similarity * pair.matchedSimilarity / sum;
}
const NO_RUNS = new Int32Array(0);
const NO_FRAGMENTS = [];
function reportPair(one, other, score, source, { mergeGap, suspicion, standsOut, total, sharedBy }) {
	const swap = one.document.role === "archive" || other.document.role === "submission" && other.document.id < one.document.id;
	const a = swap ? other : one;
	const b = swap ? one : other;
	const runs = source?.runs(score, swap) ?? NO_RUNS;
	return {
		a: a.document.id,
		b: b.document.id,
		similarity: share(score.overlap, a.size),
		matchedSimilarity: share(score.overlap, b.size),
		total: Number.isNaN(total) ? null : total,
		suspicion,
		longestFragment: score.longest,
		overlap: score.overlap,
		...standsOut ? { standsOut } : {},
		fragments: runs.length === 0 ? NO_FRAGMENTS : fragmentsOf(a.document, b.document, runs, mergeGap, (from, to) => sharedBy?.(a, runs, from, to))
	};
}
function share(part, whole) {
	return whole === 0 ? 0 : 100 * part / whole;
}
function fragmentsOf(a, b, runs, mergeGap, sharedBy) {
	const fragments = [];
	let [startA, startB, endA, endB, tokens] = [
		0,
		0,
		0,
		0,
		0
	];
	let fileA = "";
	let fileB = "";
	let opened = 0;
	const close = (next) => {
		if (tokens > 0) {
			const others = sharedBy?.(opened, next);
			const file = fileA;
			const matchedFile = fileB;
			const lineStart = a.lines[startA];
			const lineEnd = a.lines[endA - 1];
			const matchedLineStart = b.lines[startB];
			const matchedLineEnd = b.lines[endB - 1];
			fragments.push(others === undefined ? {
				file,
				lineStart,
				lineEnd,
				matchedFile,
				matchedLineStart,
				matchedLineEnd,
				tokens
			} : {
				file,
				lineStart,
				lineEnd,
				matchedFile,
				matchedLineStart,
				matchedLineEnd,
				tokens,
				sharedBy: others
			});
		}
		opened = next;
	};
	for (let at = 0; at < runs.length; at += 3) {
		const runA = runs[at];
		const runB = runs[at + 1];
		const length = runs[at + 2];
		const near = tokens > 0 && runA - endA <= mergeGap && runB >= endB && runB - endB <= mergeGap && fileAt(a, runA) === fileA && fileAt(b, runB) === fileB;
		if (near) {
			tokens += length;
		} else {
			close(at);
			startA = runA;
			startB = runB;
			fileA = fileAt(a, runA);
			fileB = fileAt(b, runB);
			tokens = length;
		}
		endA = runA + length;
		endB = runB + length;
	}
	close(runs.length);
	return fragments.slice();
}
function fileAt(document, position) {
	let low = 0;
	let high = document.files.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((document.files[middle]?.from ?? 0) <= position) low = middle;
		else high = middle - 1;
	}
	return document.files[low]?.path ?? "";
}


}),

39244:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
p:()=>sameTexts
});
function sameTexts({ entries, names, strings }, least = Infinity) {
	const words = (at) => [names, strings].map((lists) => lists.data.subarray(lists.from(at), lists.to(at)).join(" ")).join("\n");
	const sameTokens = Map.groupBy(entries.keys(), (at) => `${entries[at]?.size} ${entries[at]?.digest}`);
	return [...sameTokens.values()].filter(({ length }) => length > 1).flatMap((places) => {
		const isShort = places.some((at) => (entries[at]?.size ?? 0) < least);
		return isShort ? [...Map.groupBy(places, words).values()] : [places];
	}).filter(({ length }) => length > 1).map((places) => places.flatMap((at) => entries[at]?.document ?? []).toSorted((x, y) => Number(x.role === "archive") - Number(y.role === "archive") || x.id - y.id).map(({ id }) => id));
}


}),




};
