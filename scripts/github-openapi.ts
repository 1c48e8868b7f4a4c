/**
 * Cuts the operations that the tests' stand-in for GitHub speaks out of GitHub's published OpenAPI document, so that the
 * stand-in is held to what GitHub says and not to what we believe.
 *
 *   npm pack @octokit/openapi && tar xzf octokit-openapi-*.tgz
 *   node scripts/github-openapi.ts package/generated/api.github.com.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const OUTPUT = join(import.meta.dirname, '..', 'test', 'github-stand-in', 'openapi.json');

const OPERATIONS: readonly string[] = [
  'GET /rate_limit',
  'GET /user',
  'GET /search/code',
  'GET /orgs/{org}',
  'GET /orgs/{org}/repos',
  'POST /orgs/{org}/repos',
  'GET /users/{username}/repos',
  'GET /orgs/{org}/properties/values',
  'GET /orgs/{org}/teams/{team_slug}/repos',
  'GET /orgs/{org}/teams/{team_slug}/members',
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
  'GET /repos/{owner}/{repo}',
  'DELETE /repos/{owner}/{repo}',
  'POST /repos/{owner}/{repo}/forks',
  'GET /repos/{owner}/{repo}/activity',
  'GET /repos/{owner}/{repo}/tarball/{ref}',
  'GET /repos/{owner}/{repo}/installation',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'PUT /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'POST /repos/{owner}/{repo}/git/refs',
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'POST /repos/{owner}/{repo}/git/commits',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'POST /repos/{owner}/{repo}/git/blobs',
  'GET /repos/{owner}/{repo}/pulls',
  'POST /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/issues',
  'POST /repos/{owner}/{repo}/issues',
  'GET /repos/{owner}/{repo}/issues/{issue_number}',
  'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/assignees',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/issues/comments',
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments',
  'POST /repos/{owner}/{repo}/commits/{commit_sha}/comments',
  'PATCH /repos/{owner}/{repo}/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'POST /repos/{owner}/{repo}/check-runs',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel',
  'GET /repos/{owner}/{repo}/actions/workflows',
  'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
  'GET /repos/{owner}/{repo}/collaborators',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /app',
  'GET /app/hook/deliveries',
  'POST /app/hook/deliveries/{delivery_id}/attempts',
  'POST /app/installations/{installation_id}/access_tokens',
  'POST /app-manifests/{code}/conversions',
  'POST /orgs/{org}/rulesets',
  'GET /user/repos',
  'GET /installation/repositories',
];

/** Prose and samples: nine tenths of the document, and nothing of them is checked. */
const DROPPED = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'title',
  'deprecated',
  'x-github',
]);

function strip(value: Json, insideProperties = false): Json {
  if (Array.isArray(value)) return value.map((one) => strip(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept: { [name: string]: Json } = {};
  for (const [name, inner] of Object.entries(value)) {
    // Below `properties` the names are GitHub's own fields, one of which is `description`.
    if (!insideProperties && DROPPED.has(name)) continue;
    kept[name] = strip(inner, !insideProperties && name === 'properties');
  }
  return kept;
}

function references(value: Json, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const one of value) references(one, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === '$ref' && typeof inner === 'string') found.add(inner);
      else references(inner, found);
    }
  }
}

function at(document: Json, pointer: readonly string[]): Json {
  let here = document;
  for (const name of pointer) {
    const next = typeof here === 'object' && here !== null && !Array.isArray(here) ? here[name] : undefined;
    if (next === undefined) throw new Error(`The document has no ${pointer.join('/')}.`);
    here = next;
  }
  return here;
}

function cut(document: Json): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const operation of OPERATIONS) {
    const [method = '', path = ''] = operation.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = strip(at(document, ['paths', path, method.toLowerCase()]));
  }
  const components: { [kind: string]: { [name: string]: Json } } = {};
  const open = new Set<string>();
  references(paths, open);
  for (const reference of open) {
    const [, , kind = '', name = ''] = reference.split('/');
    const part = strip(at(document, ['components', kind, name]));
    (components[kind] ??= {})[name] = part;
    // A set that grows while it is walked is walked to its new end.
    references(part, open);
  }
  return { openapi: '3.0.3', info: at(document, ['info', 'version']), paths, components };
}

const source = process.argv[2];
if (source === undefined) {
  throw new Error('Name the document: node scripts/github-openapi.ts package/generated/api.github.com.json');
}
const extract = cut(JSON.parse(readFileSync(source, 'utf8')) as Json);
writeFileSync(OUTPUT, `${JSON.stringify(extract)}\n`);
