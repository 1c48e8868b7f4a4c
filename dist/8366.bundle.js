export const id = 8366;
export const ids = [8366];
export const modules = {

58366:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  imprintVersion: () => (/* reexport safe */ _engine__0__.E)
});
var _engine__0__ = __webpack_require__(24199);



})

};
