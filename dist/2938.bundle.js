export const id = 2938;
export const ids = [2938];
export const modules = {








};
