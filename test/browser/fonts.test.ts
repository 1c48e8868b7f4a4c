import { expect, test } from 'vitest';
import { need } from '../system.ts';
import { FONTS } from './fonts.ts';
import { newContext, sharedBrowser } from './pages.ts';

test.each([
  ['system-ui, sans-serif', 'sans-serif'],
  ['ui-monospace, monospace', 'monospace'],
  ['Arial', 'sans-serif'],
  ['a font that nobody has', 'sans-serif'],
] as const)('%s is measured in a font of the packages, whatever is installed', async (asked, font) => {
  need('fonts of the tests');
  const browser = await sharedBrowser();
  try {
    const page = await (await newContext(browser)).newPage();
    await page.setContent('<p>similar <b>code</b></p>');
    await page.addStyleTag({ content: `p { font-family: ${asked} }` });
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(new Set(fonts.map(({ familyName }) => familyName))).toEqual(new Set([FONTS[font]]));
  } finally {
    await browser.close();
  }
});
