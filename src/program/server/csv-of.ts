/** A table for programs: every cell in quotes, whatever it holds. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
}
