import { notebookCode } from '#engine';
import type { PageSource } from '../page-parts.ts';

/** A submission's files with notebooks as the engine reads them: lines of code cells, over which its lines count. */
export function withCells(source: PageSource): PageSource {
  return {
    files: source.files.map((file) => {
      const code = /\.ipynb$/i.test(file.path) ? notebookCode(file.text) : undefined;
      return code === undefined ? file : { ...file, text: code, isCells: true };
    }),
  };
}
