/**
 * Stands in for GitHub's command line in a dry run of a release: releases are folders, attestations a list of digests, tags those of the
 * scratch repository. What it does not know it refuses, so that a workflow that asks for more is noticed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const state = process.env['DRY_RUN'] ?? '';
const releases = join(state, 'releases');
const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', ['--git-dir', join(state, 'origin.git'), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) fail(stderr.trim());
  return stdout.trim();
};

function fail(why: string): never {
  process.stderr.write(`gh: ${why}\n`);
  process.exit(1);
}

/** Prints a value as `--jq` asks for it. */
function print(value: unknown, jq: string | undefined): void {
  const { status, stdout, stderr } = spawnSync('jq', ['--raw-output', jq ?? '.'], {
    input: JSON.stringify(value),
    encoding: 'utf8',
  });
  if (status !== 0) fail(stderr);
  process.stdout.write(stdout);
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  repo: text,
  draft: flag,
  'verify-tag': flag,
  title: text,
  'notes-file': text,
  pattern: text,
  'source-ref': text,
  'signer-workflow': text,
  'deny-self-hosted-runners': flag,
  'exclude-drafts': flag,
  'exclude-pre-releases': flag,
  limit: text,
  json: text,
  jq: text,
  method: text,
  silent: flag,
  'raw-field': { ...text, short: 'f', multiple: true },
  field: { ...text, short: 'F', multiple: true },
} as const;
const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
const [area = '', verb = '', ...rest] = positionals;

switch (`${area} ${verb}`) {
  case 'release create': {
    const [tag = '', ...files] = rest;
    if (values['verify-tag'] === true) git('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`);
    const folder = join(releases, tag);
    if (existsSync(folder)) fail(`there is a release ${tag} already`);
    mkdirSync(folder, { recursive: true });
    for (const file of files) copyFileSync(file, join(folder, basename(file)));
    writeFileSync(join(folder, 'notes'), readFileSync(values['notes-file'] ?? '', 'utf8'));
    if (values.draft === true) writeFileSync(join(folder, 'draft'), '');
    break;
  }
  case 'release download': {
    const folder = join(releases, rest[0] ?? '');
    if (!existsSync(folder) || existsSync(join(folder, 'draft'))) fail(`release not found: ${rest[0] ?? ''}`);
    for (const name of globSync(values.pattern ?? '*', { cwd: folder })) {
      copyFileSync(join(folder, name), name);
    }
    break;
  }
  case 'release list': {
    const published = readdirSync(releases).filter((tag) => !existsSync(join(releases, tag, 'draft')));
    print(
      published.map((tagName) => ({ tagName })),
      values.jq,
    );
    break;
  }
  case 'attestation verify': {
    const digest = createHash('sha256')
      .update(readFileSync(rest[0] ?? ''))
      .digest('hex');
    const known = existsSync(join(state, 'attested'))
      ? readFileSync(join(state, 'attested'), 'utf8').split('\n')
      : [];
    // What is attested is a file, built by a workflow from a ref.
    const { repo = '', 'source-ref': ref = '', 'signer-workflow': workflow = '' } = values;
    if (!known.includes(`${digest} ${repo} ${ref} ${workflow}`)) {
      fail(`no attestation of ${rest[0] ?? ''} fits`);
    }
    break;
  }
  default: {
    if (area !== 'api') fail(`the dry run knows no "gh ${process.argv.slice(2).join(' ')}"`);
    const given = new Map(
      [...(values['raw-field'] ?? []), ...(values.field ?? [])].map((one) => {
        const [name = '', value = ''] = one.split(/=(.*)/s);
        return [name, value] as const;
      }),
    );
    const path = verb.replace(/^repos\/[^/]+\/[^/]+\//, '');
    const method = values.method ?? 'GET';
    if (method === 'GET' && path.startsWith('commits/')) {
      print({ sha: git('rev-parse', `refs/${path.slice('commits/'.length)}^{commit}`) }, values.jq);
    } else if (method === 'PATCH' && path.startsWith('git/refs/')) {
      git('rev-parse', '--verify', '--quiet', path.slice('git/'.length));
      git('update-ref', path.slice('git/'.length), given.get('sha') ?? '');
    } else if (method === 'POST' && path === 'git/refs') {
      git('update-ref', given.get('ref') ?? '', given.get('sha') ?? '', '0'.repeat(40));
    } else {
      fail(`the dry run knows no ${method} ${verb}`);
    }
  }
}
