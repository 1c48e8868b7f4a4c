export const id = 630;
export const ids = [630];
export const modules = {
















};
