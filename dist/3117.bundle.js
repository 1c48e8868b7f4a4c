export const id = 3117;
export const ids = [3117];
export const modules = {


};
