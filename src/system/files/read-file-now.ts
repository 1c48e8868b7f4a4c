import { readFileSync, statSync } from 'node:fs';
import { needFile } from './plain-file.ts';

/** Reads a file that somebody named. @throws Error where it is none, the system's error */
export function readFileNow(path: string): Buffer {
  needFile(statSync(path));
  return readFileSync(path);
}
