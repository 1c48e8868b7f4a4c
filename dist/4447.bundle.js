export const id = 4447;
export const ids = [4447,6828];
export const modules = {





};
