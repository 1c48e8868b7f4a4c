export const id = 4017;
export const ids = [4017,6398];
export const modules = {



};
