import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { APP_NEEDS, appManifest, registrationUrl } from '../../../src/program/app/setup/manifest.ts';
import { PERMISSIONS } from '../../../src/github/permissions.ts';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'src');
const PLACE = {
  organization: 'cs101',
  publicUrl: 'https://similarity.example',
  serverUrl: 'https://github.com',
  redirectUrl: 'http://127.0.0.1:8080/created',
};

/** What a program that is no workflow never does. */
const ONLY_IN_WORKFLOWS = new Set(['actions']);

test('the App of a server may do all that the program asks of GitHub', () => {
  const { default_permissions: granted } = appManifest('server', PLACE);
  const asked = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const text = readFileSync(join(SOURCES, name), 'utf8');
    for (const [, key = ''] of text.matchAll(/\bPERMISSIONS\.(\w+)/g)) asked.add(key);
  }
  expect(asked.size).toBeGreaterThan(5);
  const lacking = Object.entries(PERMISSIONS).filter(([key, { app }]) => {
    const level = granted[app.name];
    return asked.has(key) && !ONLY_IN_WORKFLOWS.has(key) && level !== 'write' && level !== app.level;
  });
  expect(lacking.map(([key]) => key)).toEqual([]);
});

describe.each(['server', 'commands', 'token'] as const)('the App for %s', (purpose) => {
  test('asks for nothing twice, and says why it asks', () => {
    const names = APP_NEEDS[purpose].map(({ permission }) => PERMISSIONS[permission].app.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { why } of APP_NEEDS[purpose]) expect(why).not.toBe('');
  });

  test('is nobody else’s, and has a name that GitHub takes', () => {
    const manifest = appManifest(purpose, { ...PLACE, organization: 'a'.repeat(39) });
    expect(manifest.public).toBe(false);
    expect(manifest.name).toHaveLength(34);
    expect(appManifest(purpose, { ...PLACE, organization: null })).not.toHaveProperty('name');
  });
});

test('only a server has a webhook, and only where GitHub can reach it', () => {
  expect(appManifest('token', PLACE)).not.toHaveProperty('hook_attributes');
  expect(appManifest('server', { ...PLACE, publicUrl: null })).not.toHaveProperty('default_events');
  expect(appManifest('server', PLACE).hook_attributes?.url).toBe('https://similarity.example/webhook');
});

test('the page that takes a manifest is the organisation’s, or one’s own', () => {
  expect(registrationUrl(PLACE, 'a b')).toBe(
    'https://github.com/organizations/cs101/settings/apps/new?state=a%20b',
  );
  expect(registrationUrl({ ...PLACE, organization: null, serverUrl: 'https://github.example' }, 's')).toBe(
    'https://github.example/settings/apps/new?state=s',
  );
});
