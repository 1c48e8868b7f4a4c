// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.
import { readFileSync } from 'node:fs';

/** What a worker thread of this program runs. */
export function threadEntry(): URL | string {
  const bundled: unknown = new URL('../worker.js', import.meta.url);
  // Run from its sources, the worker is the TypeScript file of that name.
  if (bundled instanceof URL) return new URL(bundled.href.replace(/\.js$/, '.ts'));
  return bundled as string;
}

/** The report page without data. */
export function reportTemplate(): string {
  const bundled: unknown = new URL('../report.html', import.meta.url);
  if (bundled instanceof URL) return readFileSync(new URL('../dist/report.html', bundled), 'utf8');
  return readFileSync(bundled as string, 'utf8');
}

export function serverPage(): string {
  const bundled: unknown = new URL('../server.html', import.meta.url);
  if (bundled instanceof URL) return readFileSync(new URL('../dist/server.html', bundled), 'utf8');
  return readFileSync(bundled as string, 'utf8');
}
