/** A file, or a folder that holds nothing, and where it lies below what was dropped. */
export interface DroppedFile {
  readonly path: string;
  /** null: a folder. */
  readonly file: File | null;
}

/** What systems and tools leave in folders. */
const LEFT =
  /(?:^|\/)(?:\.git|node_modules|__MACOSX|__pycache__|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Whether it can be anybody's work. */
export function isWork({ path, file }: DroppedFile): boolean {
  return file !== null && !LEFT.test(path);
}

/** What can be anybody's work, and folders without any: somebody handed them in. */
export function workIn(dropped: readonly DroppedFile[]): readonly DroppedFile[] {
  const work = dropped.filter(isWork);
  const full = new Set(work.flatMap(({ path }) => foldersOf(path)));
  const others = dropped.flatMap(({ path, file }) => {
    const left = LEFT.exec(path)?.index;
    return left === undefined && file !== null ? [] : [path.slice(0, left)];
  });
  const bare = [...new Set(others)].filter((folder) => folder !== '' && !full.has(folder));
  return [...work, ...bare.map((path) => ({ path, file: null }))];
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}
