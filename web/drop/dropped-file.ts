/** A file, and where it lies below what was dropped. */
export interface DroppedFile {
  readonly path: string;
  readonly file: File;
}
