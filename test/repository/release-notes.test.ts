import { describe, expect, test } from 'vitest';
import { problemsOf, sectionOf } from '../../scripts/release-notes.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.10.0] - 2026-12-01

### Added
- Ten.

## [1.1.0] - 2026-11-30

One.

## [1.0.0] - soon

Never.

[Unreleased]: https://example.org/compare
[1.10.0]: https://example.org/1.10.0
`;
const NAMED = { 'package.json': '1.10.0', 'src/version.ts': '1.10.0' };

describe('the part of a version', () => {
  test('ends before the next, and holds no addresses', () => {
    expect(sectionOf(CHANGELOG, '1.10.0')).toEqual({ date: '2026-12-01', text: '### Added\n- Ten.' });
    expect(sectionOf(CHANGELOG, '1.1.0')).toEqual({ date: '2026-11-30', text: 'One.' });
    expect(sectionOf(CHANGELOG.replace(/## \[1\.0\.0\][\s\S]*?Never\.\n/, ''), '1.1.0')?.text).toBe('One.');
  });

  test('is none without a date, and none of a version that only begins so', () => {
    expect(sectionOf(CHANGELOG, '1.0.0')).toBeNull();
    expect(sectionOf(CHANGELOG, '1.1')).toBeNull();
  });
});

describe('a tag', () => {
  test('that everything agrees with is released', () => {
    expect(problemsOf('v1.10.0', NAMED, CHANGELOG)).toEqual([]);
  });

  test.each([
    ['1.10.0', NAMED, CHANGELOG, [/no version: name it vX\.Y\.Z/]],
    ['v1.10.0-rc.1', NAMED, CHANGELOG, [/no version/]],
    ['v1.10.0', { ...NAMED, 'package.json': '1.9.0' }, CHANGELOG, [/package\.json says 1\.9\.0/]],
    ['v2.0.0', NAMED, CHANGELOG, [/package\.json/, /src\/version\.ts/, /no part "## \[2\.0\.0\]/]],
    ['v1.10.0', NAMED, CHANGELOG.replace('### Added\n- Ten.\n', ''), [/says nothing of 1\.10\.0/]],
    [
      'v1.10.0',
      NAMED,
      CHANGELOG.replace('[Unreleased]\n', '[Unreleased]\n\n- New.\n'),
      [/under "Unreleased"/],
    ],
  ])('%s is refused with what is wrong', (tag, named, changelog, expected) => {
    const problems = problemsOf(tag, named, changelog);
    expect(problems).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(problems[at]).toMatch(pattern);
  });
});
