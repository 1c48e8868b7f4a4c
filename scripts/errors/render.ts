import type { Entry } from './catalogue.ts';
import { ENDINGS, PLACE_TITLES } from './endings.ts';

const HEAD = `# Messages, and what to do

Every message of the program that says that something is wrong, was left out or needs somebody. Search this page for a few words of yours.
A word in <var>italics</var> is filled in when the program runs; [words in brackets] may be missing, and of {one | another} one is said.
Most messages say themselves what to do. Where one does not, it stands below it.

The first groups are values of the output \`outcome\`, by which a run ends. [Exit codes](command-line.md#exit-status) are the numbers that belong to
them, and [faults](faults.md) says how the program behaves when the network, the service or the disk fails.
This page is made from the sources: what stands here is what the program says.
`;

/** The page of all messages, in Markdown. */
export function renderCatalogue(messages: readonly Entry[]): string {
  const groups = [...ENDINGS].flatMap(([ending, { title, about }]) => {
    const own = messages.filter((message) => message.ending === ending);
    if (own.length === 0) return [];
    const places = PLACE_TITLES.flatMap((place) => {
      const here = own.filter((message) => message.place === place);
      return here.length === 0 ? [] : [`### ${place}\n`, ...here.map(entry)];
    });
    return [`## <a id="${ending}"></a>${title}\n`, `${about}\n`, ...places];
  });
  return [HEAD, ...groups].join('\n');
}

function entry({ anchor, text, status, cure }: Entry): string {
  const answered = status === null ? '' : ` (HTTP ${status})`;
  const said = `- <a id="${anchor}"></a>${markdownOf(text)}${answered} [#](#${anchor})\n`;
  return cure === null ? said : `${said}\n  **What to do:** ${cure}\n`;
}

/** What is filled in as a variable, and nothing else of a message as Markdown or HTML. */
function markdownOf(text: string): string {
  return text
    .replaceAll(/[\\`*_#<>[\]]/g, String.raw`\$&`)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\{([^{}|]*)\}/g, (_, name: string) => `<var>${name === '' ? '…' : name}</var>`);
}
