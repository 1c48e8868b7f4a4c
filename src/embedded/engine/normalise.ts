import type { Family } from './languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';

/** Placeholder: tokens as read. */
export function normalise(_family: Family, _tokens: TokenBuffer): void {
  // Nothing yet.
}
