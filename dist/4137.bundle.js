export const id = 4137;
export const ids = [4137];
export const modules = {





};
