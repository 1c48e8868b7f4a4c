export const id = 5254;
export const ids = [5254];
export const modules = {














};
