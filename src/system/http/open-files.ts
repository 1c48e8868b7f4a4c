import { readFileSync } from 'node:fs';

/** What a server needs beside its connections: threads, its database, files that an analysis reads. */
const OWN = 64;
/** With fewer a server of a department is no use: this is 96 connections. */
export const LEAST_OPEN_FILES = 256;

/** How many files and connections this process may have open at once. Infinity: nobody says, as only Linux does. */
export function openFilesLimit(): number {
  try {
    const [, most] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(most ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** Connections for which there are files enough: what each of them uploads lies in a file of its own. */
export function connectionsOf(openFiles: number): number {
  return Math.max(1, Math.floor((openFiles - OWN) / 2));
}
