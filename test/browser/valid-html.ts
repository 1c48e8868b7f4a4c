import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
  }),
);

const judged = new Map<string, Promise<readonly string[]>>();

/** What the standard of HTML does not allow in a document. One line a finding. */
export function invalidHtml(html: string): Promise<readonly string[]> {
  // A page is the same in the dark.
  const known = judged.get(html) ?? found(html);
  judged.set(html, known);
  return known;
}

async function found(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line, column }) => {
      const place = selector ?? `${line}:${column}`;
      return `${ruleId} (${message}): ${place}`;
    }),
  );
}
