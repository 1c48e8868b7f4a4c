export const id = 9661;
export const ids = [9661];
export const modules = {

59661:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  dateSources: () => (dateSources),
  planSearch: () => (planSearch),
  searchWeb: () => (searchWeb)
});
var _domain_web_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90747);

function planSearch(providers, subject, rules, requests) {
	return providers.flatMap((provider) => provider.plan(subject, rules, requests));
}
async function searchWeb(providers, subject, rules, order) {
	const ledger = new Ledger(order);
	const shares = new Map();
	const all = await Promise.all(providers.map(async (provider) => {
		const onProgress = (share) => {
			shares.set(provider, Math.min(1, Math.max(shares.get(provider) ?? 0, share)));
			order.onProgress([...shares.values()].reduce((sum, one) => sum + one, 0) / providers.length);
		};
		const findings = await provider.search(subject, rules, {
			...order,
			...ledger.asking,
			onProgress
		});
		onProgress(1);
		return [provider.name, findings];
	}));
	const findings = all.map(([, one]) => one);
	return {
		providers: all.map(([name]) => name),
		searched: new Map(subject.submissions.map(({ id }) => [id, joined(findings.flatMap(({ searched }) => searched.get(id) ?? []))])),
		sources: findings.flatMap(({ sources }) => sources),
		known: findings.flatMap(({ known }) => known),
		failures: all.flatMap(([provider, { failure }]) => failure === null ? [] : [{
			provider,
			sentence: failure
		}]),
		requests: findings.reduce((sum, one) => sum + one.requests, 0),
		sent: ledger.lines
	};
}
async function dateSources(providers, sources, rules, asking) {
	const ledger = new Ledger(asking);
	const all = await Promise.all(providers.map((provider) => provider.date(sources, rules, {
		...asking,
		...ledger.asking
	})));
	return {
		sources: sources.map((source) => ({
			...source,
			...all.find((dated) => dated.has(source))?.get(source)
		})),
		sent: ledger.lines
	};
}
function joined(states) {
	const telling = states.filter(({ why }) => why !== "no-probes");
	const [first] = telling;
	if (first === undefined) return {
		state: "not-searched",
		why: "no-probes"
	};
	const open = telling.find(({ state }) => state !== "searched");
	if (open === undefined) return {
		state: "searched",
		why: null
	};
	const isNone = telling.every(({ state }) => state === "not-searched");
	return {
		state: isNone ? "not-searched" : "partly",
		why: open.why
	};
}
class Ledger {
	#sent = [];
	#answers = new Map();
	asking;
	constructor(asking) {
		this.asking = {
			onSent: (line) => {
				this.#sent.push(line);
				asking.onSent(line);
			},
			onAnswer: (line, answer) => {
				this.#answers.set(line, answer);
				asking.onAnswer?.(line, answer);
			}
		};
	}
	get lines() {
		const rank = (line) => _domain_web_js__WEBPACK_IMPORTED_MODULE_0__.e.indexOf(line.provider);
		return this.#sent.map((line) => {
			const answer = this.#answers.get(line);
			return answer === undefined ? line : {
				...line,
				answer
			};
		}).toSorted((a, b) => rank(a) - rank(b));
	}
}


})

};
