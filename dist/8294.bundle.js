export const id = 8294;
export const ids = [8294];
export const modules = {









};
