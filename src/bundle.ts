// The one bundle of `dist`: what its entries load, each what it needs alone. What two of them share stands in it once.

export const openProgram = (): Promise<typeof import('./program.ts')> => import('./program.ts');

export const openServer = (): Promise<typeof import('./server.ts')> => import('./server.ts');

export const openThread = (): Promise<typeof import('./thread.ts')> => import('./thread.ts');
