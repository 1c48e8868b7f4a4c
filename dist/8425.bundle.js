export const id = 8425;
export const ids = [8425];
export const modules = {


58366:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
  imprintVersion: () => (/* reexport safe */ _engine__0__.E)
});
var _engine__0__ = __load__(24199);



})

};
