export const id = 8621;
export const ids = [8621];
export const modules = {



};
