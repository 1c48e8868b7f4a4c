import { message } from '#base';
import { type Findings, SENT_KINDS, WEB_PROVIDERS, type WebProviderName } from '#contract';
import type { Answer } from './client/answers.ts';
import { type CheckLife, known, type CheckStep } from './check-life.ts';
import { detailOnly } from './read-details.ts';
import { firstUrl } from './start.ts';

/** Reads what was searched for on the web, and what left for it. The scores stand whatever becomes of it. */
export const readWeb: CheckStep = async (state, plan, { client }) => {
  const { check, flight } = known(state);
  if (!flight.web || flight.bandsOnly || (plan.web === null && plan.checkId === null)) return state;
  try {
    return { ...state, webSearch: await client.read('webSearch', { check_id: check.id }) };
  } catch (error) {
    const { message: why } = detailOnly(error);
    return { ...state, warnings: [...state.warnings, message('notices.webNotRead', { why })] };
  }
};

/**
 * What the search came to, by our own keys; undefined: there was none.
 *
 * @param redact takes secrets out of what the service says
 */
export function webSearchOf(
  { webSearch }: Pick<CheckLife, 'webSearch'>,
  keyById: ReadonlyMap<number, string>,
  redact: (text: string) => string,
): Findings['webSearch'] {
  const providers = (webSearch?.providers ?? []).flatMap((name) => providerOf(name) ?? []);
  if (webSearch === null || providers.length === 0) return undefined;
  return {
    providers,
    requests: webSearch.requests ?? 0,
    sent: (webSearch.sent ?? []).flatMap((row) => sentOf(row, keyById)),
    tutorials: (webSearch.tutorials ?? []).flatMap((row) => {
      const url = firstUrl([row?.url]);
      if (row === null || url === null) return [];
      const { repository, path, submissions, of } = row;
      return [
        { url, repository: repository ?? '', path: path ?? '', submissions: submissions ?? 0, of: of ?? 0 },
      ];
    }),
    failures: (webSearch.failures ?? []).flatMap((row) => {
      const provider = providerOf(row?.provider);
      return provider === undefined ? [] : [{ provider, sentence: redact(row?.sentence ?? '') }];
    }),
    notSearched: webSearch.not_searched ?? 0,
  };
}

type SentRow = NonNullable<Answer<'webSearch'>['sent']>[number];
type Sent = NonNullable<Findings['webSearch']>['sent'][number];

function sentOf(row: SentRow, keyById: ReadonlyMap<number, string>): readonly Sent[] {
  const provider = providerOf(row?.provider);
  const kind = SENT_KINDS.find((one) => one === row?.kind);
  if (row === null || provider === undefined || kind === undefined) return [];
  const submissions = (row.submissions ?? []).flatMap((id) => (id === null ? [] : (keyById.get(id) ?? [])));
  const { text, answer } = row;
  return [{ provider, kind, text: text ?? '', submissions, ...(answer == null ? {} : { answer }) }];
}

function providerOf(given: unknown): WebProviderName | undefined {
  return WEB_PROVIDERS.find((name) => name === given);
}
