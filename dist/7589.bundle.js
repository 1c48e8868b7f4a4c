export const id = 7589;
export const ids = [7589];
export const modules = {






50471:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  serveInThread: () => (serveInThread)
});
var _text_message_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23719);
var _service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84235);


async function serveInThread(options, port) {
	const post = (message) => port.postMessage(message);
	try {
		const service = await (0,_service_js__WEBPACK_IMPORTED_MODULE_0__.c)({
			...options,
			now: () => Date.now()
		});
		port.once("message", () => {
			void service.close().finally(() => {
				post({ kind: "closed" });
				port.close();
			});
		});
		post({
			kind: "ready",
			baseUrl: service.baseUrl
		});
	} catch (error) {
		post({
			kind: "failed",
			message: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_1__.b)(error)
		});
		port.close();
	}
}


}),










};
