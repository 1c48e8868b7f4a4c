import type { DroppedFile } from './dropped-file.ts';

/** What operating systems leave beside submissions. */
const JUNK = /^(?:[^/]+\/)?(?:__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** A way into a folder that Chromium has, also for a page that was opened from a disk: there it refuses the way of all browsers. */
interface WithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/** Files and folders that were dropped on the page. Must be called before the event ends. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  // What an item is can be asked until the event ends.
  const dropped = [...items].map((item: DataTransferItem & WithHandle) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
    handle: item.getAsFileSystemHandle?.(),
  }));
  if (dropped.every(({ entry }) => entry === null)) return chosenFiles(files);
  const found: DroppedFile[] = [];
  for (const { entry, file, handle } of dropped) {
    const folder = await handle?.catch(() => null);
    if (folder != null && isFolderHandle(folder)) await takeFolder(folder, folder.name, found);
    else if (entry?.isDirectory === true) await takeEntries(entry, found);
    else if (file !== null) take(file.name, file, found);
  }
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function take(path: string, file: File | null, found: DroppedFile[]): void {
  if (!JUNK.test(path)) found.push({ path, file });
}

async function takeFolder(
  folder: FileSystemDirectoryHandle,
  path: string,
  found: DroppedFile[],
): Promise<void> {
  let isEmpty = true;
  for await (const inside of folder.values()) {
    const own = `${path}/${inside.name}`;
    if (JUNK.test(own)) continue;
    isEmpty = false;
    if (isFolderHandle(inside)) await takeFolder(inside, own, found);
    else take(own, await inside.getFile(), found);
  }
  if (isEmpty) take(path, null, found);
}

function isFolderHandle(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}

/** Keeps the page where files fall beside a zone: the browser would open the first of them in its place. */
export function refuseElsewhere(): void {
  addEventListener('dragover', (event) => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });
}

/** Files, or a folder, that were chosen. */
export function chosenFiles(files: FileList | null): readonly DroppedFile[] {
  return [...(files ?? [])].flatMap((file) => {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
    return JUNK.test(path) ? [] : [{ path, file }];
  });
}

async function takeEntries(folder: FileSystemEntry, found: DroppedFile[]): Promise<void> {
  const rest = [folder];
  for (let entry = rest.pop(); entry !== undefined; entry = rest.pop()) {
    const path = pathOf(entry);
    if (isFile(entry)) take(path, await fileOf(entry), found);
    if (!isFolder(entry)) continue;
    const inside = (await childrenOf(entry)).filter((one) => !JUNK.test(pathOf(one)));
    if (inside.length === 0) take(path, null, found);
    rest.push(...inside);
  }
}

function pathOf({ fullPath }: FileSystemEntry): string {
  return fullPath.replace(/^\//, '');
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
