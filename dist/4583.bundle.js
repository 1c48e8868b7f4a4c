export const id = 4583;
export const ids = [4583];
export const modules = {










};
