export const id = 5854;
export const ids = [5854,3473];
export const modules = {










};
