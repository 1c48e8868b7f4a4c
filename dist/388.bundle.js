export const id = 388;
export const ids = [388];
export const modules = {


};
