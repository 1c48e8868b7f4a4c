export const id = 6495;
export const ids = [6495];
export const modules = {











};
