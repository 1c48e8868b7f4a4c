/** The machine: files, ZIP archives, a listener, threads, and the files that lie beside the bundle. */
export { reportTemplate, serverPage } from './assets.ts';
export { canBeWritten } from './files/can-be-written.ts';
export { below, type Paths, slashed, writtenPath } from './files/paths.ts';
export { needFile, specialKind } from './files/plain-file.ts';
export { readFileNow } from './files/read-file-now.ts';
export { removeFolder } from './files/remove-folder.ts';
export { writeNew } from './files/write-new.ts';
export { type HttpAnswer, type Listener, type ListenerOptions, listen } from './http/listener.ts';
export { startMetricsPort } from './http/metrics-port.ts';
export { Thread } from './threads.ts';
export { startOfZip, ZipError, type ZipLimits, type ZipProblem } from './zip/directory.ts';
export { ZIP_LIMITS, type ZipEntry, readZip } from './zip/reader.ts';
export { safePath } from './zip/safe-path.ts';
export { type StoredEntry, StoredZips, copyStored } from './zip/stored-zip.ts';
export { openZipFile } from './zip/zip-file.ts';
