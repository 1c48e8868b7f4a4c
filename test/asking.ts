import { setTimeout as pause } from 'node:timers/promises';

/** Between two looks at what another thread does: asking without a pause takes the processor from it. */
export const betweenLooks = (): Promise<void> => pause(10);
