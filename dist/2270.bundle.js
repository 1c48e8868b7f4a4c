export const id = 2270;
export const ids = [2270];
export const modules = {



};
