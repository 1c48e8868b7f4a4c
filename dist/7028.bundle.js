export const id = 7028;
export const ids = [7028,4647];
export const modules = {









};
