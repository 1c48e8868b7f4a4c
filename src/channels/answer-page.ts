import { createHash } from 'node:crypto';
import { escapeHtml, httpsUrl, message, type Message, type Words } from '#base';
import { LEFT_OUT_WORDS } from '#contract';
import {
  foundWords,
  linesWords,
  MAX_ANSWER_CHARACTERS,
  MAX_ANSWERS,
  ownFacts,
  type PageOwnCode,
  type StudentIndex,
  studentHowToRead,
  studentOf,
  type StudentRegion,
  type StudentView,
} from '#report';

/** The page of one person who is asked about the own submission: what that person may see, and where to answer. */
export interface AnswerPage {
  /** What it is about, in words of the staff; null: they gave none. */
  readonly about: string | null;
  readonly shown: Pick<StudentIndex, 'document' | 'code'>;
  /** So far, oldest first; times in RFC 3339. */
  readonly answers: readonly { readonly at: string; readonly text: string }[];
  /** RFC 3339. */
  readonly until: string;
  /** What was typed and not kept, and why; null: nothing was. */
  readonly refused: { readonly text: string; readonly why: Message } | null;
}

/** HTML that needs no script: a form, and text. */
export function answerPage(page: AnswerPage, words: Words): string {
  const view = studentOf(page.shown.document);
  return whole(
    words,
    `<p class="brand">${escapeHtml(view.title)}</p>
<h1>${said(words, 'answering.title')}</h1>
${page.about === null ? '' : `<p class="about">${escapeHtml(words.say('answering.about', { about: page.about }))}</p>`}
<p>${said(words, 'answering.asked')}</p>
${verdict(view, words)}
${answers(page, words)}
${form(page, words)}
${regions(view, page.shown.code, words)}
${leftOut(view, words)}
${card('read', words.say('student.howToRead'), list(studentHowToRead(view).map((one) => told(words, one))))}`,
  );
}

/** A page that says in a sentence why there is nothing else. */
export function answerRefusal(why: Message, words: Words): string {
  return whole(
    words,
    `<h1>${said(words, 'answering.title')}</h1>\n<p class="warning">${told(words, why)}</p>`,
  );
}

/** What was found, as far as it is told: that staff ask says already that a person looks. */
function verdict(view: StudentView, words: Words): string {
  const { own, outcome } = view;
  const isTold = outcome === null || outcome === 'flagged';
  const facts = ownFacts(isTold || own === null ? view : { ...view, own: { ...own, isFlagged: null } });
  const parts = [
    ...(isTold ? [`<p>${told(words, view.sentence)}</p>`] : []),
    ...(own?.notChecked == null
      ? []
      : [
          `<p>${rich(words, message('student.notChecked'), { reason: () => told(words, own.notChecked) })}</p>`,
        ]),
    ...(facts.length === 0
      ? []
      : [
          `<dl>${facts.map(([label, value]) => `<div><dt>${told(words, label)}</dt><dd>${told(words, value)}</dd></div>`).join('')}</dl>`,
        ]),
  ];
  return parts.join('\n');
}

function answers({ answers: given }: AnswerPage, words: Words): string {
  if (given.length === 0) return '';
  const all = given.map(
    ({ at, text }) =>
      `<li><p class="hint">${escapeHtml(words.say('answering.receivedAt', { at: { as: 'time', value: at } }))}</p><p class="said">${lines(text)}</p></li>`,
  );
  return card('given', words.say('answering.given'), `<ol class="plain">${all.join('')}</ol>`);
}

function form({ answers: given, until, refused }: AnswerPage, words: Words): string {
  if (given.length >= MAX_ANSWERS) {
    return `<p class="warning">${escapeHtml(words.say('answering.full', { n: MAX_ANSWERS }))}</p>`;
  }
  const label = words.say(given.length === 0 ? 'answering.say' : 'answering.add');
  const hint = words.say('answering.hint', {
    n: MAX_ANSWER_CHARACTERS,
    until: { as: 'time', value: until },
  });
  const problem =
    refused === null ? '' : `<p id="wrong" class="warning" role="alert">${told(words, refused.why)}</p>`;
  // The first line feed behind the tag is no part of what it holds.
  return `<form class="card" method="post" accept-charset="utf-8">
<label for="answer">${escapeHtml(label)}</label>
<p id="hint" class="hint">${escapeHtml(hint)}</p>
${problem}
<textarea id="answer" name="answer" rows="10" maxlength="${MAX_ANSWER_CHARACTERS}" required aria-describedby="${refused === null ? 'hint' : 'wrong hint'}"${refused === null ? '' : ' aria-invalid="true"'}>
${lines(refused?.text ?? '')}</textarea>
<p><button type="submit">${said(words, 'answering.send')}</button></p>
</form>`;
}

function regions({ own, feedback }: StudentView, code: StudentIndex['code'], words: Words): string {
  if (own === null || feedback !== 'full' || own.regions.length === 0) return '';
  const title = words.say('student.regions', { n: own.regions.length, name: own.name });
  const all = own.regions.map(
    (region, at) =>
      `${place(region, words)} <span class="hint">${told(words, message('student.foundIn', { places: foundWords(region) }))}</span>${ownCode(code[at] ?? null, words)}`,
  );
  return card('regions', title, list(all));
}

function place(region: StudentRegion, words: Words): string {
  const where = `<code>${escapeHtml(region.file)}</code> ${told(words, linesWords(region.lineStart, region.lineEnd))}`;
  const url = region.url === null ? null : httpsUrl(region.url);
  return url === null ? where : `<a href="${escapeHtml(url)}" rel="noreferrer noopener">${where}</a>`;
}

function ownCode(code: PageOwnCode | null, words: Words): string {
  if (code === null) return '';
  const more =
    code.more === 0
      ? ''
      : `<p class="hint">${escapeHtml(words.say('dossier.moreLines', { n: code.more }))}</p>`;
  return `<pre tabindex="0"><code>${lines(code.lines.join('\n'))}</code></pre>${more}`;
}

function leftOut({ own }: StudentView, words: Words): string {
  if (own === null || own.leftOut.length === 0) return '';
  const all = own.leftOut.map(({ path, reason }) =>
    rich(words, message('student.fileLeftOut', { reason: LEFT_OUT_WORDS[reason] }), {
      file: () => `<code>${escapeHtml(path)}</code>`,
    }),
  );
  return card('left', words.say('student.leftOut'), list(all));
}

function card(id: string, title: string, inside: string): string {
  return `<section class="card" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${inside}</section>`;
}

/** @param items HTML */
function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function lines(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, escapeHtml);
}

function said(words: Words, id: 'answering.title' | 'answering.asked' | 'answering.send'): string {
  return escapeHtml(words.say(id));
}

function told(words: Words, one: Message | null): string {
  return one === null ? '' : escapeHtml(words.tell(one));
}

/** Places of a sentence that hold HTML; all else of it is text. */
function rich(words: Words, of: Message, tags: Readonly<Record<string, () => string>>): string {
  const marked = Object.fromEntries(
    Object.entries(tags).map(([name, html]) => [name, () => ({ html: html() })]),
  );
  return words
    .rich<{ readonly html: string }>(of, marked)
    .map((part) => (typeof part === 'string' ? escapeHtml(part) : part.html))
    .join('');
}

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f7f9,#12151a);--card:light-dark(#fff,#1a1e26);--sunk:light-dark(#eef0f4,#232935);--ink:light-dark(#191d25,#e8ebf1);--soft:light-dark(#545d6c,#a9b2c2);--line:light-dark(#8a93a3,#6b7687);--accent:light-dark(#2746c7,#a5b8ff);--on:light-dark(#fff,#12151a);--warn:light-dark(#7a4d00,#f1c573);--warn-back:light-dark(#fff4dc,#3a2e15);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;background:var(--paper);color:var(--ink)}
*{box-sizing:border-box}
body{margin:0}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.2rem 0 .6rem}
h2{font-size:1.05rem;margin:0 0 .5rem}
p{margin:0 0 .7rem}
ul,ol{padding-left:1.2rem;margin:0}
li{margin-bottom:.5rem}
.plain{list-style:none;padding:0}
.brand{font-weight:600;margin:0}
.hint{color:var(--soft);font-size:.92rem;margin-bottom:.3rem}
.warning{background:var(--warn-back);color:var(--warn);border-radius:6px;padding:.5rem .7rem}
.card{background:var(--card);border-radius:10px;padding:1rem;margin:1rem 0}
.said{white-space:pre-wrap;border-left:3px solid var(--accent);padding-left:.7rem}
dl{margin:0 0 .7rem}
dl div{display:flex;flex-wrap:wrap;gap:0 .5rem}
dt{color:var(--soft)}
dd{margin:0;font-weight:600}
label{display:block;font-weight:600;margin-bottom:.3rem}
textarea{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:.5rem}
button{font:inherit;font-weight:600;background:var(--accent);color:var(--on);border:0;border-radius:6px;padding:.55rem 1.2rem;margin-top:.6rem}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code{font:.9em/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
pre{background:var(--sunk);border-radius:6px;padding:.6rem;overflow-x:auto;tab-size:4;margin:.4rem 0;overflow-wrap:normal}
@media print{:root{color-scheme:light;background:none}form{display:none}.card{padding:0}pre{white-space:pre-wrap}}
`;

/** Of every page here: its own style and its own form, and nothing else. */
export const ANSWER_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** @param inside HTML */
function whole(words: Words, inside: string): string {
  return `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex, nofollow">
<title>${said(words, 'answering.title')}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${inside}
</main>
</body>
</html>
`;
}
