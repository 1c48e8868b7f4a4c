export const id = 9543;
export const ids = [9543];
export const modules = {












};
