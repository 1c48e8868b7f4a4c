export interface TableRow {
  readonly cells: readonly string[];
  /** 1-based: its last one. */
  readonly line: number;
}

/**
 * Reads CSV (RFC 4180). Empty lines are no rows. The first line end outside of quotes is that of all rows; any other is text.
 *
 * @param delimiter one sign
 * @param most characters of a row
 * @throws Error that names the line
 */
export function readCsv(text: string, delimiter: string, most: number): readonly TableRow[] {
  const stops = new RegExp(`["\r\n${delimiter}]`, 'g');
  const rows: TableRow[] = [];
  let [cells, size]: [string[], number] = [[], 0];
  let [at, line, lineEnd] = [0, 1, ''];
  const isLineEnd = (): boolean => {
    if (lineEnd === '') [lineEnd = ''] = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2)) ?? [];
    return lineEnd !== '' && text.startsWith(lineEnd, at);
  };
  const quoted = (): string => {
    let cell = '';
    for (let begin = at + 1; ; begin = at) {
      const end = text.indexOf('"', at + 1);
      if (end < 0) throw new Error(`the quote of a cell is not closed that begins in line ${line}`);
      cell += text.slice(begin, end);
      at = end + 1;
      // Of two quotes the second is one of the cell.
      if (text[at] !== '"') return cell;
    }
  };
  const plain = (): string => {
    const begin = at;
    for (;;) {
      stops.lastIndex = at;
      at = stops.exec(text)?.index ?? text.length;
      if (text[at] === '"') throw new Error(`line ${line} has a quote in a cell that begins without`);
      if (at === text.length || text[at] === delimiter || isLineEnd()) return text.slice(begin, at);
      at += 1;
    }
  };
  while (at < text.length || cells.length > 0) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? quoted() : plain();
    line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
    size += cell.length;
    if (size > most) throw new Error(`the row that ends in line ${line} has more than ${most} characters`);
    const isLast = at === text.length || isLineEnd();
    if (!isLast && text[at] !== delimiter) {
      throw new Error(`line ${line} has text behind the quote that closes a cell`);
    }
    if (!isLast || isQuoted || cell !== '' || cells.length > 0) cells.push(cell);
    at += isLast ? lineEnd.length : 1;
    if (!isLast) continue;
    if (cells.length > 0) rows.push({ cells, line });
    [cells, size] = [[], 0];
    line += 1;
  }
  return rows;
}
