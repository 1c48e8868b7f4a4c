export const id = 2450;
export const ids = [2450];
export const modules = {







};
