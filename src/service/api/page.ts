import type { HttpReply } from './reply.ts';

/**
 * The page behind the addresses that answers give to people (`checkURL`). It knows no key, so it says what there is and shows
 * nothing of it. null: no such page.
 *
 * @param baseUrl without characters that mean something in HTML
 */
export function page(path: string, baseUrl: string): HttpReply | null {
  const check = /^\/(?:checks\/(\d{1,15})\/?)?$/.exec(path);
  if (check === null) return null;
  const [, id] = check;
  const what =
    id === undefined
      ? `<p>Programs check source code for similarity here. Their interface is at <code>${baseUrl}</code>.</p>`
      : `<p>This is the address of check ${id}. Its results are read with the key of this service, for example:</p>
<pre>curl -H "apikey: $CODE_SIMILARITY_KEY" ${baseUrl}/checks/${id}/summary</pre>
<p>The full report is made by <code>code-similarity check</code> or the GitHub action that started the check.</p>`;
  return {
    kind: 'page',
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Code similarity service</title></head>
<body><h1>Code similarity service</h1>
${what}
</body></html>
`,
  };
}
