/** A ZIP on this machine: bytes of a file, which may hold others before and behind it. */
export interface StoredZip {
  readonly path: string;
  /** Where it begins, in bytes. */
  readonly start: number;
  readonly bytes: number;
}
