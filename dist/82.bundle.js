export const id = 82;
export const ids = [82];
export const modules = {










};
