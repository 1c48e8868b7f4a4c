import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { LOW_CONTRAST } from './contrast.ts';
import { invalidHtml } from './valid-html.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The document without what is no markup: the code and the data of a report are a megabyte, of which no rule asks. */
const MARKUP = `(() => {
  const copy = document.documentElement.cloneNode(true);
  for (const one of copy.querySelectorAll('script, style')) one.textContent = '';
  return '<!DOCTYPE html>' + copy.outerHTML;
})()`;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * What axe finds wrong with the page as it stands: every rule of WCAG 2.0 to 2.2, levels A and AA, and its best practices;
 * and what the standard of HTML does not allow, since only what it allows is read out alike everywhere. One line a finding.
 */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  // Through the debugger: the page's own policy lets nothing else in. Once a document, of which several states may be judged.
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(`${SOURCE}; undefined`);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)`,
  );
  const inaccessible = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id} (${help}): ${html.slice(0, 160)} – ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
  return [...inaccessible, ...(await invalidHtml(await page.evaluate<string>(MARKUP)))];
}

/** All that is wrong with how a page can be read: what axe finds, text that is hard to see, and what is wider than the window. */
export async function faultsOf(page: Page): Promise<readonly unknown[]> {
  const overflow = await page.evaluate<number>(
    `document.documentElement.scrollWidth - document.documentElement.clientWidth`,
  );
  return [
    ...(await accessibilityViolations(page)),
    ...(await page.evaluate<readonly unknown[]>(LOW_CONTRAST)),
    ...(overflow === 0 ? [] : [`${overflow} pixels too wide`]),
  ];
}
