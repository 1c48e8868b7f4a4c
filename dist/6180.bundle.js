export const id = 6180;
export const ids = [6180];
export const modules = {















};
