export const id = 4647;
export const ids = [4647];
export const modules = {





};
