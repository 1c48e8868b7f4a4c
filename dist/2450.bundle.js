export const id = 2450;
export const ids = [2450,5651];
export const modules = {







};
