// The one bundle of `dist`: what its entries load.
export { openProgram, openServer, openThread } from '#program';
