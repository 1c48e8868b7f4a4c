const LF = 10;
const CR = 13;

/** Lines as an editor counts them: a line end at the end of the file begins no further one. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines += 1;
  }
  const last = bytes.at(-1);
  return last === undefined || last === LF || last === CR ? lines : lines + 1;
}
