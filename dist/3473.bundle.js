export const id = 3473;
export const ids = [3473];
export const modules = {


};
