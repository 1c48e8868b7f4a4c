export const id = 3235;
export const ids = [3235];
export const modules = {


};
