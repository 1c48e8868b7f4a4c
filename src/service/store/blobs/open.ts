import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError, type Environment, fill } from '#base';
import { reasonOf } from '../data-folder.ts';
import type { Blobs } from './blobs.ts';
import { FolderBlobs } from './folder.ts';
import { isS3Address, readS3Address, readS3Keys } from './s3-address.ts';
import * as says from '../says.ts';

/**
 * Opens the place that `--blobs` names: an address `s3://…`, or a folder that all machines share. What S3 needs is loaded for it
 * alone.
 *
 * @throws ConfigurationError, BlobsUnavailable
 */
export async function openBlobs(place: string, environment: Environment): Promise<Blobs> {
  if (isS3Address(place)) {
    const { S3Blobs } = await import('./s3.ts');
    return S3Blobs.open(readS3Address(place, environment), readS3Keys(environment), {
      environment,
      clock: { now: () => performance.now(), sleep: (ms, signal) => pause(ms, undefined, { signal }) },
      random: Math.random,
      now: Date.now,
    });
  }
  try {
    return new FolderBlobs(place);
  } catch (error) {
    throw new ConfigurationError(fill(says.folderBlobs, { place, error: reasonOf(error) }));
  }
}
