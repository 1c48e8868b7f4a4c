export const id = 388;
export const ids = [388,3235];
export const modules = {






};
