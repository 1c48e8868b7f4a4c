export const id = 7741;
export const ids = [7741];
export const modules = {











};
