/** As long as the text, and with as many lines. */
export function blanked(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => ' '.repeat(line.length));
}
