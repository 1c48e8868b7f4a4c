export const id = 9263;
export const ids = [9263];
export const modules = {






};
