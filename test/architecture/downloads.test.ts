import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from '../../src/domain/layout-names.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'downloads.md'), 'utf8');

test('docs/downloads.md says of each layout where its download comes from, and of no other', () => {
  const table = PAGE.slice(
    PAGE.indexOf('| platform | where to click'),
    PAGE.indexOf('## What a download lacks'),
  );
  const named = [...table.matchAll(/\|([^|]+)\|$/gm)]
    .slice(2)
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name));
  // `single` reads no download: all of it is one submission.
  expect(new Set(named)).toEqual(new Set(LAYOUT_NAMES.filter((name) => name !== 'single')));
});
