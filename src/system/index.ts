/** The machine: files, ZIP archives, a listener, threads, and the files that lie beside the bundle. */
export { reportTemplate, serverPage } from './assets.ts';
export { bytesAt } from './files/bytes-at.ts';
export { below, needFile, type Paths, slashed, specialKind, writtenPath } from './files/paths.ts';
export { canBeWritten, inFolder, readFileNow, removeFolder, writeNew } from './files/write-new.ts';
export { openDispatcher } from './http/dispatcher.ts';
export {
  type HttpAnswer,
  JSON_TYPE,
  listen,
  type Listener,
  type ListenerOptions,
  startMetricsPort,
} from './http/listener.ts';
export { LEAST_OPEN_FILES, openFilesLimit } from './http/open-files.ts';
export { Thread } from './threads.ts';
export { safePath, startOfZip, ZipError, type ZipLimits, type ZipProblem } from './zip/directory.ts';
export { ZIP_LIMITS, type ZipEntry, readZip } from './zip/reader.ts';
export { type StoredEntry, StoredZips, copyStored } from './zip/stored-zip.ts';
export { openZipFile } from './zip/zip-file.ts';
