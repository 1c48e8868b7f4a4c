export const id = 6737;
export const ids = [6737];
export const modules = {













};
