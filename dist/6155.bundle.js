export const id = 6155;
export const ids = [6155];
export const modules = {





















69452:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
runCourseJob:()=>runCourseJob
});
var _base__2__ = __load__(49764);
var _base__3__ = __load__(35698);
var _channels__4__ = __load__(18848);
var _channels__6__ = __load__(71701);
var _channels__7__ = __load__(10856);
var _report__1__ = __load__(60165);
var _system__5__ = __load__(65771);
var _version_js__0__ = __load__(58508);





async function runCourseJob({ name, createdAt, checks }, ask) {
	const assignments = [];
	for (const check of checks) {
		const report = reportOf(await ask(check.id), `report of check ${check.id}`);
		assignments.push({
			name: check.name,
			page: `/checks/${check.id}/report/`,
			report
		});
	}
	const { document, notices } = (0,_report__1__.g8)(assignments, {
		name,
		createdAt,
		toolVersion: _version_js__0__.x
	});
	const words = await (0,_base__2__.S)(_base__3__.YZ[0]);
	const pieces = [];
	for await (const piece of (0,_channels__4__.He)((0,_channels__4__.DY)(document, notices, null), words, (0,_system__5__.J8)())) {
		pieces.push(piece);
	}
	return new TextEncoder().encode(pieces.join(""));
}
function reportOf({ html, cases }, called) {
	const report = (0,_channels__6__.qO)(Buffer.from(html.buffer, html.byteOffset, html.byteLength), called);
	return {
		...report,
		dismissed: (0,_channels__7__.MN)(cases, report.findings).dismissed
	};
}


}),






};
