import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dryRun } from '../../scripts/release/dry-run.ts';
import { ours } from './workflows.ts';

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

// https://github.com/npm/cli/blob/v11.19.0/lib/commands/publish.js
test.runIf(process.platform === 'linux').each([
  ['', 'latest'],
  ['1.0.9', 'latest'],
  ['1.1.0', 'older'],
  ['2.0.0', 'older'],
])('beside %j on npm, version 1.0.10 is published as %s', (newest, tag) => {
  const steps = ours().find(({ path }) => path.endsWith('publish.yml'))?.workflow.jobs['npm']?.steps ?? [];
  const script = steps.map(({ run = '' }) => run).join('\n');
  mkdirSync(join(folder, 'package'));
  const tool = (name: string, text: string): void =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const tar =
    'printf \'{"name":"%s","version":"1.0.10"}\' "$name" > package/package.json && tar -czf "$name-1.0.10.tgz" package';
  tool(
    'gh',
    `[ "$2" = download ] || exit 0; for name in code-similarity code-similarity-action; do ${tar}; done`,
  );
  tool(
    'npm',
    `case "$*" in view*@*) exit 1 ;; view*) [ -n "${newest}" ] && echo "${newest}" ;; *) echo "$*" >> published ;; esac`,
  );
  execFileSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, TAG: 'v1.0.10', GITHUB_REPOSITORY: 'o/r' },
  });
  expect(readFileSync(join(folder, 'published'), 'utf8').trim().split('\n')).toEqual(
    ['code-similarity-action', 'code-similarity'].map(
      (name) => `publish ./${name}-1.0.10.tgz --provenance --access public --tag ${tag}`,
    ),
  );
});
