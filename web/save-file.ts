/** Gives the reader a file to keep. */
export function saveFile(name: string, bytes: Blob): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(bytes);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
