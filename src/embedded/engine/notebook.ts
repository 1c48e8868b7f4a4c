/**
 * The code of a Jupyter notebook: its code cells one after another, a line for each line of code, shell and magic lines
 * blanked. Lines are counted over the code cells, from 1. Undefined where the text is no notebook.
 */
export function notebookCode(text: string): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const cells = cellsOf(parsed);
  if (cells === undefined) {
    return undefined;
  }
  return cells
    .filter((cell) => cell['cell_type'] === 'code')
    .map((cell) => sourceOf(cell))
    .join('\n')
    .replaceAll(/^[ \t]*[%!?].*$/gm, '');
}

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cellsOf(notebook: unknown): readonly Json[] | undefined {
  if (!isRecord(notebook)) {
    return undefined;
  }
  // Up to nbformat 3 the cells are in `worksheets`.
  const worksheets = Array.isArray(notebook['worksheets'])
    ? (notebook['worksheets'] as readonly unknown[])
    : undefined;
  const cells: unknown =
    notebook['cells'] ??
    worksheets?.flatMap((sheet) =>
      isRecord(sheet) && Array.isArray(sheet['cells']) ? (sheet['cells'] as unknown[]) : [],
    );
  return Array.isArray(cells) ? cells.filter(isRecord) : undefined;
}

function sourceOf(cell: Json): string {
  const source = cell['source'] ?? cell['input'];
  if (Array.isArray(source)) {
    return source.filter((line): line is string => typeof line === 'string').join('');
  }
  return typeof source === 'string' ? source : '';
}
