/** A file, and where it lies below what was dropped. */
export interface DroppedFile {
  readonly path: string;
  readonly file: File;
}

/** What is sent: each file under its part, named by its path. */
export function formOf(part: string, files: readonly DroppedFile[]): FormData {
  const form = new FormData();
  for (const { path, file } of files) form.append(part, file, path);
  return form;
}
