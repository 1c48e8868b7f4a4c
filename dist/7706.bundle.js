export const id = 7706;
export const ids = [7706];
export const modules = {







};
