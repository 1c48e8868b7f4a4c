export const id = 2942;
export const ids = [2942];
export const modules = {

















};
