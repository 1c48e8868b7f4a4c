export const id = 9917;
export const ids = [9917];
export const modules = {







};
