export const id = 6398;
export const ids = [6398];
export const modules = {


};
