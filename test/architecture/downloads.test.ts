import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from '../../src/domain/layout-names.ts';
import { contentsOf, recognised } from '../sources/listed.ts';
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

/** Names as the page shows them, each a file; `…` stands for some name. */
const examples = PLATFORMS.flatMap((platform) => {
  const line = platform.split('\n').find((text) => text.startsWith('- **Recognised**')) ?? '';
  const [layout = '', ...names] = [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return names
    .filter((name) => name !== 'submission_metadata.yml')
    .map((name) => [layout, name.replace('…', 'Mueller_Zoe_zmue_48213/main.py')] as const);
}).filter(([, name]) => name.includes('_') || name.includes('/') || name.includes('-') || name.includes('+'));

/** The same of somebody else: some platforms are told by what all names have in common. */
const another = (path: string): string =>
  path
    .replaceAll('ada', 'bob')
    .replaceAll('Ada Ng', 'Bo Chen')
    .replaceAll('x7Kq2', 'y8Lr3')
    .replaceAll('4711', '4712')
    .replaceAll('99120', '99121');

test.each(examples)('a download of %s is recognised by %s', (layout, name) => {
  const file = /\.\w+$/.test(name) ? name : `${name}/main.py`;
  const beside = layout === 'gradescope' ? ['submission_metadata.yml'] : [];
  expect(recognised(contentsOf(file, another(file), ...beside))).toBe(layout);
});
