export const id = 1644;
export const ids = [1644];
export const modules = {






};
