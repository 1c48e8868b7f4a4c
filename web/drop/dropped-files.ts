import type { DroppedFile } from './dropped-file.ts';

/** What operating systems leave in folders, and what holds no submission. */
const LEFT =
  /(?:^|\/)(?:\.git|node_modules|__MACOSX|__pycache__|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Files and folders that were dropped on the page. Must be called before the event ends. */
export function droppedFiles({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return Promise.resolve(chosenFiles(files));
  return readEntries(entries);
}

/** Files, or a folder, that were chosen. */
export function chosenFiles(files: FileList | null): readonly DroppedFile[] {
  return [...(files ?? [])].flatMap((file) => {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
    return LEFT.test(path) ? [] : [{ path, file }];
  });
}

async function readEntries(entries: readonly FileSystemEntry[]): Promise<readonly DroppedFile[]> {
  const found: DroppedFile[] = [];
  const rest = [...entries];
  for (let entry = rest.pop(); entry !== undefined; entry = rest.pop()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (LEFT.test(path)) continue;
    if (isFile(entry)) found.push({ path, file: await fileOf(entry) });
    else if (isFolder(entry)) rest.push(...(await childrenOf(entry)));
  }
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((done, fail) => entry.file(done, fail));
}

/** A reader gives some entries at a time. */
async function childrenOf(entry: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
