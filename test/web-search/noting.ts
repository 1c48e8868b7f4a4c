import type { SentLine } from '../../src/contract/web.ts';
import type { Asking } from '../../src/service/web-search/provider.ts';

/** A ledger in memory: what left, in order, with its answer from when that is known. */
export function noting(): {
  readonly sent: SentLine[];
  readonly asking: Required<Pick<Asking, 'onSent' | 'onAnswer'>>;
} {
  const sent: SentLine[] = [];
  const places = new Map<SentLine, number>();
  return {
    sent,
    asking: {
      onSent: (line) => void places.set(line, sent.push(line) - 1),
      onAnswer: (line, answer) => {
        sent[places.get(line) ?? -1] = { ...line, answer };
      },
    },
  };
}
