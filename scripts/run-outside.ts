/**
 * Runs the built action as a workflow would, from a copy of `dist` in a folder without node_modules, and without the pieces that
 * only a server needs: a bundle that lacks an asset works inside the repository and dies elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driverPieces, piecesOf } from '../test/repository/pieces.ts';
import { runnerEnvironment } from '../test/runner-environment.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'code-similarity-outside-'));

try {
  const dist = join(folder, 'dist');
  cpSync(join(root, 'dist'), dist, { recursive: true });
  // What needs a piece with a driver of a server ends here.
  const drivers = driverPieces(piecesOf(dist));
  for (const name of drivers) rmSync(join(dist, name));
  cpSync(join(root, 'examples', 'sample-class'), join(folder, 'class'), { recursive: true });
  const result = spawnSync(process.execPath, [join(folder, 'dist', 'index.js')], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    env: runnerEnvironment(folder, {
      inputs: {
        source: 'directory',
        path: 'class/submissions',
        starter: 'class/starter',
        'report-dir': 'report',
      },
    }),
  });
  process.stdout.write(result.stdout);
  process.stderr.write(result.stderr);
  const expect = (ok: boolean, what: string): void => {
    if (!ok) throw new Error(`the copied action ${what}`);
  };
  expect(drivers.length > 0, 'had no piece with a driver to do without');
  // The sample class holds copies: the only right answer is red, and it has to be this red.
  expect(result.status === 1, `exited with ${result.status ?? result.signal} instead of 1`);
  const outputs = readFileSync(join(folder, 'output'), 'utf8');
  expect(/flagged\n/.test(outputs), 'did not write the outcome "flagged"');
  expect(
    readFileSync(join(folder, 'summary'), 'utf8').includes('| Submission |'),
    'wrote no table into the job summary',
  );
  expect(readFileSync(join(folder, 'report', 'index.html'), 'utf8').length > 10_000, 'wrote no HTML report');
  process.stdout.write('\nThe copied action ran by itself and flagged the sample class.\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
