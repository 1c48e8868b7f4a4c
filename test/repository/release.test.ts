import { spawnSync } from 'node:child_process';
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

/** Runs the job that publishes on npm. @param npm what its command does, as a script of the shell */
function publish(npm: string): ReturnType<typeof spawnSync> {
  const steps = ours().find(({ path }) => path.endsWith('publish.yml'))?.workflow.jobs['npm']?.steps ?? [];
  const script = steps.map(({ run = '' }) => run).join('\n');
  mkdirSync(join(folder, 'package'), { recursive: true });
  const tool = (name: string, text: string): void =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const tar =
    'printf \'{"name":"%s","version":"1.0.10"}\' "$name" > package/package.json && tar -czf "$name-1.0.10.tgz" package';
  tool(
    'gh',
    `[ "$2" = download ] || exit 0; for name in code-similarity code-similarity-action; do ${tar}; done`,
  );
  tool('npm', npm);
  return spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, TAG: 'v1.0.10', GITHUB_REPOSITORY: 'o/r' },
  });
}

// https://github.com/npm/cli/blob/v11.19.0/lib/commands/publish.js
test.runIf(process.platform === 'linux').each([
  ['', 'latest'],
  ['1.0.9', 'latest'],
  ['1.1.0', 'older'],
  ['2.0.0', 'older'],
])('beside %j on npm, version 1.0.10 is published as %s', (newest, tag) => {
  const { status } = publish(
    `case "$*" in view*@*) exit 1 ;; view*) [ -n "${newest}" ] && echo "${newest}" ;; *) echo "$*" >> published ;; esac`,
  );
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'published'), 'utf8').trim().split('\n')).toEqual(
    ['code-similarity-action', 'code-similarity'].map(
      (name) => `publish ./${name}-1.0.10.tgz --provenance --access public --tag ${tag}`,
    ),
  );
});

// https://github.com/npm/cli/issues/9969
test.runIf(process.platform === 'linux')('where npm refuses a package, people publish it and go on', () => {
  const refused = publish('echo "npm error code E404" >&2; exit 1');
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('::error::npm does not take code-similarity-action@1.0.10');
  const again = publish('case "$*" in view*@*) echo 1.0.10 ;; *) exit 1 ;; esac');
  expect([again.status, again.stdout]).toEqual([
    0,
    'code-similarity-action@1.0.10 is published already.\ncode-similarity@1.0.10 is published already.\n',
  ]);
});

// https://github.blog/changelog/2026-07-28-npm-publish-time-malware-scanning-and-dual-use-metadata
test.runIf(process.platform === 'linux')('a package that npm still scans is no reason to stop', () => {
  const said = 'npm error You cannot publish over the previously published versions: 1.0.10.';
  const { status, stdout } = publish(`case "$*" in view*) ;; *) echo '${said}' >&2; exit 1 ;; esac`);
  expect([status, stdout]).toEqual([0, `${said}\n${said}\n`]);
});
