import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A copy of the engine and the benchmarks as plain JavaScript in a temporary folder. What users run is a bundle: node's own
 * type stripping would add some 30 MiB and 100 ms to every measured process.
 */
export function strippedCopy(root: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-similarity-bench-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    '{"type":"module","imports":{"#base":"./src/base/index.js"}}',
  );
  const copy = (file: string, changed = (text: string): string => text): void => {
    const plain = stripTypeScriptTypes(changed(readFileSync(path.join(root, file), 'utf8')));
    const target = path.join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, plain.replaceAll(/(from\s+'\.[^'\n]*)\.ts'/g, "$1.js'"));
  };
  for (const part of ['src/engine', 'src/base/text', 'bench']) {
    for (const file of readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.ts') && !/^(?:node_modules|test)[/\\]/.test(file)) copy(path.join(part, file));
    }
  }
  copy('src/base/words/message.ts');
  // Of the door that the engine goes through, what lies in the folder: a bundle has no more of it either.
  copy('src/base/index.ts', (door) =>
    [...door.matchAll(/^export [^;]* from '\.\/(?:text|words\/message)[^;]*;/gm)]
      .map(([line]) => line)
      .join('\n'),
  );
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
