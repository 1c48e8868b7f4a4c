export const id = 7437;
export const ids = [7437];
export const modules = {



















};
