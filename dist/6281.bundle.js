export const id = 6281;
export const ids = [6281];
export const modules = {











};
