import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dryRun } from '../../scripts/release/dry-run.ts';

/* The scripts of release.yml and publish.yml, as they stand, on a scratch repository. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-similarity-release-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

// The workflows run on Linux alone, and their scripts are for it.
test.runIf(process.platform === 'linux')(
  'a release is drafted, published and followed by the tag of its major version',
  () => {
    const lines: string[] = [];
    dryRun({ tag: 'v3.0.0', folder, isFirst: false, print: (line) => void lines.push(line) });
    const said = lines.join('\n');
    expect(said).toContain('✓ release.yml ▸ pack ▸ Tag, packages and changelog name one version');
    expect(lines.find((line) => line.startsWith('= a draft'))).toBe(
      '= a draft of v3.0.0 with SHA256SUMS, code-similarity-3.0.0.tgz, code-similarity-action-3.0.0.tgz, gh-similarity.tar.gz, notes, sbom.cdx.json, similarity.html',
    );
    // The package first, then the one that needs it.
    expect(said).toContain('= on npm: code-similarity-action@3.0.0, code-similarity@3.0.0');
    expect(said).toMatch(/= v3 is ([0-9a-f]{8}), which is v3\.0\.0; before, it was (?!\1)[0-9a-f]{8}/);
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toMatch(/v3 is v3\.0\.0 now/);
  },
);
