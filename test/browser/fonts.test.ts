import { expect, test } from 'vitest';
import { need } from '../system.ts';
import { FONTS } from './fonts.ts';
import { newContext, sharedBrowser } from './pages.ts';

const ASKED = [
  ['system-ui, sans-serif', 'sans-serif'],
  ['ui-monospace, monospace', 'monospace'],
  ['Arial', 'sans-serif'],
  ['a font that nobody has', 'sans-serif'],
] as const;

test('every font is measured in one of the packages, whatever is installed', async () => {
  need('fonts of the tests');
  const browser = await sharedBrowser();
  try {
    const page = await (await newContext(browser)).newPage();
    await page.setContent(
      ASKED.map(([asked]) => `<p style="font-family: ${asked}">similar <b>code</b></p>`).join(''),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const shown = found.nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return [...new Set(fonts.map(({ familyName }) => familyName))];
    });
    expect(await Promise.all(shown)).toEqual(ASKED.map(([, font]) => [FONTS[font]]));
  } finally {
    await browser.close();
  }
});
