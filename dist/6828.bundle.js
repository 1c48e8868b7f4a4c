export const id = 6828;
export const ids = [6828];
export const modules = {


};
