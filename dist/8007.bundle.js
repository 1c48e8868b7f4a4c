export const id = 8007;
export const ids = [8007,388];
export const modules = {



};
