/** Whether a file is a ZIP, by its name. */
export function isZip(name: string): boolean {
  return /\.zip$/i.test(name);
}

const TAR = /\.(?:tar(?:\.gz)?|tgz)$/i;

export function isReadArchive(name: string): boolean {
  return isZip(name) || TAR.test(name);
}

/** Whether a file is an archive of another kind, by its name: it is not read, but a student's work must not go missing silently. */
export function isOtherArchive(name: string): boolean {
  return /\.(?:tar\.(?:bz2|xz|zst)|tbz2?|txz|7z|rar)$/i.test(name);
}

/** What an archive that is read is called without its ending. */
export function withoutEnding(name: string): string {
  return name.replace(/\.zip$/i, '').replace(TAR, '');
}

export function isPackedTar(name: string): boolean {
  return !/\.tar$/i.test(name);
}
