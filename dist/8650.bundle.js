export const id = 8650;
export const ids = [8650];
export const modules = {


};
