export const id = 191;
export const ids = [191];
export const modules = {









};
