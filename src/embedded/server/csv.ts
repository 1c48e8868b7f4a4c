/** RFC 4180 text. A cell that a spreadsheet would take for a formula gets a leading apostrophe. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
