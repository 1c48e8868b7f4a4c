import type { IncomingMessage } from 'node:http';
import { message, type Message, type Words } from '#base';
import { ANSWER_PAGE_POLICY, type AnswerPage, answerPage, answerRefusal } from '#channels';
import { MAX_ANSWER_CHARACTERS } from '#report';
import { HttpError, RateLimit, refusalOf, type ServiceParts, type Visit } from '#service';
import type { HttpAnswer } from '#system';
import { isOfElsewhere, PRIVATE, textOf, wordsFor } from '../page/answers.ts';
import type { AnswerLinks } from './answer-links.ts';
import * as says from '../says.ts';

/** Below which the links lie. */
const PREFIX = '/answer/';
/** Requests of one address in a minute: people of one network share an address. */
const REQUESTS = 40;
/** Of a form: a character takes at most twelve where it is encoded. */
const MAX_FORM_BYTES = 13 * MAX_ANSWER_CHARACTERS;

/** Where a link begins. @param origin of the server, as people reach it */
export function linkTo(token: string, origin: string): string {
  return `${origin}${PREFIX}${token}`;
}

export function isAnswerPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

interface VisitParts extends Pick<ServiceParts, 'turns' | 'now' | 'monotonic' | 'onDefect'> {
  readonly links: AnswerLinks;
}

/** What is answered to whoever opens a link: HTML without a script, and nothing that is remembered in the browser. */
export class AnswerVisits {
  readonly #parts: VisitParts;
  readonly #requests: RateLimit;

  constructor(parts: VisitParts) {
    this.#parts = parts;
    this.#requests = new RateLimit('answers', REQUESTS, parts);
  }

  async answer(visit: Visit): Promise<HttpAnswer> {
    const words = await wordsFor(visit.request);
    try {
      await this.#requests.admit(visit.address);
      return await this.#page(visit, words);
    } catch (error) {
      // A person reads it: a sentence on a page, whatever it was.
      const { status, headers } = refusalOf(error, this.#parts.onDefect, visit.response);
      const html = answerRefusal(REFUSALS[status] ?? message('answering.notNow'), words);
      return htmlAnswer(html, words, status, headers);
    }
  }

  async #page({ method, path, request, host }: Visit, words: Words): Promise<HttpAnswer> {
    const { links } = this.#parts;
    const token = path.slice(PREFIX.length);
    const link = method === 'GET' || method === 'POST' ? await links.open(token) : null;
    if (link === null) throw noLink();
    let refused: AnswerPage['refused'] = null;
    if (method === 'POST') {
      if (isOfElsewhere(request, host)) throw new HttpError(says.anotherPage);
      const text = await formOf(request);
      const why = wrongWith(text);
      if (why === null) {
        if ((await links.answer(token, text)) === null) throw noLink();
        // Who loads the page again sends nothing twice. Where it takes no more, it says so.
        return { status: 303, headers: { ...HEADERS, location: path } };
      }
      refused = { text, why };
    }
    const html = answerPage(
      {
        about: link.shown.about,
        shown: link.shown,
        answers: link.answers.map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
        until: new Date(link.expiresAt).toISOString(),
        refused,
      },
      words,
    );
    return htmlAnswer(html, words, refused === null ? 200 : 422);
  }
}

/** Told of each that leads nowhere, for whatever reason. */
function noLink(): HttpError {
  return new HttpError(says.linkLeads);
}

/** By status; all else passes by itself. */
const REFUSALS: Readonly<Record<number, Message>> = {
  403: message('answering.otherPage'),
  404: message('answering.noLink'),
  413: message('answering.tooLong', { n: MAX_ANSWER_CHARACTERS }),
  429: message('answering.tooMany'),
};

/**
 * A link is told to nobody: to no search engine, and to no page that is opened from here. To the server itself the page says where its
 * form was sent from, which old browsers say of no page that tells no referrer at all.
 */
const HEADERS = {
  ...PRIVATE,
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
} as const;

function htmlAnswer(
  html: string,
  { locale }: Words,
  status: number,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer {
  return {
    status,
    headers: {
      ...HEADERS,
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': ANSWER_PAGE_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      vary: 'accept-language',
    },
    body: html,
  };
}

/** What was typed, with line ends as everywhere else. @throws HttpError 413 */
async function formOf(request: IncomingMessage): Promise<string> {
  const text = new URLSearchParams(await textOf(request, MAX_FORM_BYTES)).get('answer') ?? '';
  // PostgreSQL keeps no NUL.
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').trim();
}

function wrongWith(text: string): Message | null {
  if (text === '') return message('answering.empty');
  return text.length > MAX_ANSWER_CHARACTERS
    ? message('answering.tooLong', { n: MAX_ANSWER_CHARACTERS })
    : null;
}
