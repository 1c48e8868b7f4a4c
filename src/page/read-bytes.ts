import { fill, formatBytes, SettingsError } from '#base';
import { PAGE_LIMITS } from '#contract';
import * as says from './says.ts';

/** What a run has unpacked, and what it keeps in memory, in bytes, while it collects: a few dropped bytes may stand for thousands. */
let unpacked = 0;
let kept = 0;

export function beginReading(): void {
  unpacked = 0;
  kept = 0;
}

/**
 * Past the limit nothing more is read, which ends the run soon: whoever reads files takes an error for a damaged one.
 *
 * @throws Error past the limit
 */
export function noteUnpacked(bytes: number): void {
  unpacked += bytes;
  if (unpacked > PAGE_LIMITS.readBytes) throw new Error(tooMuch());
}

export function noteKept(bytes: number): void {
  kept += bytes;
}

/** @throws SettingsError where more was read than a tab bears */
export function refuseTooMuch(): void {
  if (Math.max(unpacked, kept) > PAGE_LIMITS.readBytes) throw new SettingsError(tooMuch());
}

/** What was collected is read again as often as it takes. @throws as `refuseTooMuch` */
export function endReading(): void {
  refuseTooMuch();
  unpacked = -Infinity;
  kept = -Infinity;
}

function tooMuch(): string {
  return fill(says.droppedHolds, { most: formatBytes(PAGE_LIMITS.readBytes) });
}
