export const id = 2450;
export const ids = [2450,3473];
export const modules = {







};
