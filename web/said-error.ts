import { inEnglish, type Message, messageOf, SaidError } from '#base';

/** What went wrong, for a person. */
export function saidBy(error: unknown): Message {
  return error instanceof SaidError ? error.said : inEnglish(messageOf(error));
}

/** An answer that is not success, in the server's English. */
export class Refused extends SaidError {
  readonly status: number;

  constructor(status: number, said: Message) {
    super(said);
    this.status = status;
  }
}

/** Why an answer is no success: what the server says, else its number, as where a proxy answers with a page of its own. */
export async function refusalIn(response: Response): Promise<string> {
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/plain') === true) return text;
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown };
    if (typeof error === 'string') return error;
  } catch {
    // No answer of the server.
  }
  return `HTTP ${response.status}.`;
}
