export const id = 794;
export const ids = [794];
export const modules = {



};
