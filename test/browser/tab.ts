import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A page that is open in some browser: what every kind of them can be asked for. */
export interface Tab {
  /** What an expression comes to, or what the promise that it is brings. @throws what it throws */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Gives files to the first input that a selector finds. */
  readonly choose: (selector: string, paths: readonly string[]) => Promise<void>;
  /** The folder of what the page saves. */
  readonly saved: string;
}

/** A browser of one's own that Playwright does not drive. */
export interface OtherBrowser {
  readonly open: (url: string) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export function tabOf(page: Page, saved: string): Tab {
  page.on('download', (download) => void download.saveAs(join(saved, download.suggestedFilename())));
  return {
    evaluate: (expression) => page.evaluate(expression),
    choose: (selector, paths) => page.locator(selector).first().setInputFiles(paths),
    saved,
  };
}
