import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from '../../src/contract/source-names.ts';
import { ROOT } from './pages.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'downloads.md'), 'utf8');
const PLATFORMS = PAGE.slice(PAGE.indexOf('## Platform by platform'), PAGE.indexOf('## Who belongs together'))
  .split(/^### /m)
  .slice(1);

test('docs/downloads.md says of each platform what to click, to type, what is recognised and what is lacking', () => {
  const lines = PLATFORMS.map((platform) => platform.match(/^- \*\*[A-Z][a-z]+\*\*/gm)?.join(' '));
  expect(PLATFORMS.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set(['- **Click** - **Type** - **Recognised** - **Lacks**']));
});

test('docs/downloads.md names each layout, and no other', () => {
  const named = PLATFORMS.flatMap((platform) => {
    const names = /\*\*Recognised\*\* \(([^)]*)\)/.exec(platform)?.[1] ?? '';
    return [...names.matchAll(/`([a-z\d-]+)`/g)].map(([, name = '']) => name);
  });
  // `single` reads no download: all of it is one submission.
  expect(named.toSorted()).toEqual(LAYOUT_NAMES.filter((name) => name !== 'single').toSorted());
});
