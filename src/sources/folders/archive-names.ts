/** Whether a file is a ZIP, by its name. */
export function isZip(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** Whether a file is an archive of another kind, by its name: it is not read, but a student's work must not go missing silently. */
export function isOtherArchive(name: string): boolean {
  return /\.(?:tar(?:\.(?:gz|bz2|xz|zst))?|tgz|tbz2?|txz|7z|rar)$/i.test(name);
}
