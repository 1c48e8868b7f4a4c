export const id = 5651;
export const ids = [5651];
export const modules = {



};
