/** A file, or a folder that holds nothing, and where it lies below what was dropped. */
export interface DroppedFile {
  readonly path: string;
  /** null: a folder. */
  readonly file: File | null;
}

/** What systems and tools leave in folders. */
const LEFT =
  /(?:^|\/)(?:\.git|node_modules|__MACOSX|__pycache__|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Whether it can be anybody's work. */
export function isWork({ path, file }: DroppedFile): boolean {
  return file !== null && !LEFT.test(path);
}
