import { describe, expect, test } from 'vitest';
import { match, PULL_REQUEST, report, submission } from '../report/sample.ts';
import { some } from '../suite.ts';
import { faultsOf } from './axe.ts';
import { looks } from './looks.ts';
import { reportPages } from './pages.ts';

const { close, open, write } = reportPages();

const own = submission('me', {
  total: 81.2,
  matches: [match('peer-name', [3, 9])],
  origin: PULL_REQUEST,
});
const POLICY = 'https://uni.example/policy';

describe('what a student reads, as the course chose it', () => {
  test.each(
    some(
      [
        ['full', false, { hasBand: true, hasLines: true, hasVerdict: true, hasPolicy: true }],
        ['verdict', false, { hasBand: false, hasLines: false, hasVerdict: true, hasPolicy: true }],
        ['none', false, { hasBand: false, hasLines: false, hasVerdict: false, hasPolicy: false }],
        // Anybody reads it: nobody is exposed.
        ['full', true, { hasBand: false, hasLines: false, hasVerdict: false, hasPolicy: true }],
      ] as const,
      2,
    ),
  )('%s, in public: %s', async (feedback, isPublic, told) => {
    const run = report([own, submission('peer-name', { role: 'archive' })], {
      verdict: { outcome: 'flagged', flagged: [{ key: 'me', by: ['similarity'] }] },
      students: { feedback, isPublic, policy: POLICY },
    });
    const url = await write(`student-${feedback}-${isPublic}`, run, () => Promise.resolve(null), 'student');
    for (const [colorScheme, width] of looks(feedback, String(isPublic))) {
      const page = await open(url, { colorScheme, viewport: { width, height: 844 } });
      const text = await page.locator('body').innerText();
      // Whoever reads another language may have it translated: nothing on it changes.
      expect(await page.evaluate('document.documentElement.translate')).toBe(true);
      expect(text).not.toMatch(/peer-name|81\.2|priority|suspicion|stands? out/i);
      expect({
        hasBand: text.includes('very high\n') || /very high\s+similarity/i.test(text),
        hasLines: /main\.py.*lines 3–9/.test(text),
        hasVerdict: (await page.locator('h1').innerText()) === 'Needs a review',
        hasPolicy: (await page.locator(`a[href="${POLICY}"]`).count()) === 1,
      }).toEqual(told);
      expect(await faultsOf(page)).toEqual([]);
      await close(page);
    }
  });
});

test('a long line of the own code scrolls by itself on a phone, and is whole on paper', async () => {
  const end = 'its end';
  const bytes = new TextEncoder().encode(`${'a = 1\n'.repeat(8)}b = "${'x '.repeat(90)}${end}"\n`);
  const run = report([own, submission('peer-name', { role: 'archive' })], {
    verdict: { outcome: 'flagged', flagged: [{ key: 'me', by: ['similarity'] }] },
  });
  const source = () => Promise.resolve([{ path: 'main.py', bytes }]);
  const page = await open(await write('student-long', run, source, 'student'), {
    viewport: { width: 390, height: 844 },
  });
  const code = page.locator('.own-code');
  expect(await code.innerText()).toContain(end);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  const hidden = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.own-code'))`;
  expect(await page.evaluate(hidden)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(hidden)).toBe(0);
});
