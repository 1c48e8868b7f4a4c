export const id = 4113;
export const ids = [4113];
export const modules = {

74113:
((__module__, __out__, __load__) => {

__load__.r(__out__);
__load__.d(__out__, {
dateSources:()=>dateSources,
planSearch:()=>planSearch,
searchWeb:()=>searchWeb
});
function planSearch(providers, subject, rules, requests) {
	return providers.flatMap((provider) => provider.plan(subject, rules, requests));
}
async function searchWeb(providers, subject, rules, order) {
	const shares = new Map();
	const stop = new AbortController();
	const signal = AbortSignal.any([order.signal, stop.signal]);
	const all = await Promise.all(providers.map(async (provider) => {
		const onProgress = (share) => {
			shares.set(provider, Math.min(1, Math.max(shares.get(provider) ?? 0, share)));
			order.onProgress([...shares.values()].reduce((sum, one) => sum + one, 0) / providers.length);
		};
		const findings = await provider.search(subject, rules, {
			...order,
			signal,
			onProgress
		});
		onProgress(1);
		return [provider.name, findings];
	})).finally(() => stop.abort());
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
		requests: findings.reduce((sum, one) => sum + one.requests, 0)
	};
}
async function dateSources(providers, sources, rules, asking) {
	const all = await Promise.all(providers.map((provider) => provider.date(sources, rules, asking)));
	return sources.map((source) => ({
		...source,
		...all.find((dated) => dated.has(source))?.get(source)
	}));
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


})

};
