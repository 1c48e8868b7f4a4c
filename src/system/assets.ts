// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.
import { readFileSync } from 'node:fs';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A worker thread of this program; what it does is decided by `data`. */
export function startWorker(data: unknown, resourceLimits: ResourceLimits = {}): Worker {
  const bundled: unknown = new URL('../worker.js', import.meta.url);
  // Before Node.js 24.15 its SQLite, which the embedded service uses, prints a warning into the job's log.
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  if (bundled instanceof URL) {
    // Run from its sources, the worker is the TypeScript file of that name.
    const source = new URL(bundled.href.replace(/\.js$/, '.ts'));
    return new Worker(source, { workerData: data, execArgv, resourceLimits });
  }
  return new Worker(bundled as string, { workerData: data, execArgv, resourceLimits });
}

/** The report page without data. */
export function reportTemplate(): string {
  const bundled: unknown = new URL('../report.html', import.meta.url);
  if (bundled instanceof URL) return readFileSync(new URL('../dist/report.html', bundled), 'utf8');
  return readFileSync(bundled as string, 'utf8');
}

/** The page of a server. */
export function serverPage(): string {
  const bundled: unknown = new URL('../server.html', import.meta.url);
  if (bundled instanceof URL) return readFileSync(new URL('../dist/server.html', bundled), 'utf8');
  return readFileSync(bundled as string, 'utf8');
}
