export const id = 4541;
export const ids = [4541];
export const modules = {










};
