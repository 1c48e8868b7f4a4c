/**
 * The four ways in, side by side: action, command line, server of a department, GitHub App. Each is loaded alone, and what two of them
 * share stands in the bundle once.
 */

export const openProgram = (): Promise<typeof import('./program.ts')> => import('./program.ts');

export const openServer = (): Promise<typeof import('./server.ts')> => import('./server.ts');

export const openThread = (): Promise<typeof import('./thread.ts')> => import('./thread.ts');
