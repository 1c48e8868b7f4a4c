/** Bytes of a file of this machine, which may hold others before and behind them. */
interface StoredBytes {
  readonly path: string;
  /** Where they begin, in bytes. */
  readonly start: number;
  readonly bytes: number;
}

/** A ZIP on this machine. */
export interface StoredZip extends StoredBytes {
  readonly files?: undefined;
}

/** Files one behind the other, as they were handed in: what no service is sent need be no ZIP. */
export interface StoredFiles extends StoredBytes {
  /** In the order in which they lie there, which is that of their paths. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** What was packed, in either form. */
export type Stored = StoredZip | StoredFiles;

/** What is handed to somebody else. @throws Error where files were not packed for that: a defect of who collected them */
export function asZip(stored: Stored): StoredZip {
  if (stored.files !== undefined) throw new Error(`${stored.path} holds files, and a ZIP is needed`);
  return stored;
}
