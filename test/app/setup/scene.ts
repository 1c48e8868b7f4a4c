import { request } from 'node:http';
import { textOfHtml } from '../../../src/base/text/text-of-html.ts';
import type { GitHubStandIn } from '../../github-stand-in/stand-in.ts';

/** An answer of the page's server, as bytes came. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** One request, whose Host header may be a lie; redirects are not followed. */
export function ask(
  url: string,
  options: { readonly host?: string; readonly method?: string } = {},
): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const headers = options.host === undefined ? {} : { host: options.host };
    const sent = request(url, { method: options.method ?? 'GET', headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The forms of a page, as a browser reads them. */
export function formsOf(html: string): readonly { readonly action: URL; readonly manifest: string }[] {
  return [
    ...html.matchAll(
      /<form method="post" action="(.*?)"><input type="hidden" name="manifest" value="(.*?)">/g,
    ),
  ].map(([, action = '', manifest = '']) => ({
    action: new URL(textOfHtml(action)),
    manifest: textOfHtml(manifest),
  }));
}

/** Presses the first button of the page, and confirms on GitHub. @returns where GitHub sends the browser */
export async function confirmedAt(url: string, github: GitHubStandIn): Promise<URL> {
  const [form] = formsOf((await ask(url)).text);
  if (form === undefined) throw new Error('the page has no form');
  const { redirect_url: back } = JSON.parse(form.manifest) as { readonly redirect_url: string };
  const there = new URL(back);
  there.searchParams.set('code', github.registerApp(form.manifest));
  there.searchParams.set('state', form.action.searchParams.get('state') ?? '');
  return there;
}
