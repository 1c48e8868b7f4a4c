export const id = 4488;
export const ids = [4488];
export const modules = {






};
