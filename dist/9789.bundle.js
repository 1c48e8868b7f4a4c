export const id = 9789;
export const ids = [9789];
export const modules = {

















};
