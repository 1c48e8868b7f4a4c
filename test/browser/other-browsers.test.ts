import { afterAll, beforeAll } from 'vitest';
import { describeWith } from '../system.ts';
import { startFirefox } from './firefox.ts';
import { asTheCommandLine } from './same-as-command-line.ts';
import type { OtherBrowser } from './tab.ts';
import { startWebKit } from './webkit.ts';

/* The page that checks, at night in the browsers of other makers: as people have them, not as a test's package does. */

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const) {
  describeWith(name, `a check in a page of ${name} comes to what the command line comes to`, () => {
    let browser: OtherBrowser;
    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser.close());

    asTheCommandLine((url) => browser.open(url));
  });
}
