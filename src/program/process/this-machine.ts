import { MACHINE } from '#check';
import { VERSION } from '../../version.ts';
import { systemClock } from './system-clock.ts';

/** What every run of this program works with, wherever it was asked for. */
export const THIS_MACHINE = {
  ...MACHINE,
  clock: systemClock,
  random: () => Math.random(),
  date: () => new Date(),
  toolVersion: VERSION,
};
