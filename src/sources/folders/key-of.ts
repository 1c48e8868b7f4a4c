import { below, type Paths, slashed } from '#system';

/**
 * The key of a submission at `path`: relative to `root` where it lies below it, else absolute. With slashes.
 *
 * @param paths how the system writes paths
 */
export function keyOf(root: string, path: string, paths?: Paths): string {
  return below(root, path, paths) || slashed(path, paths);
}
