import type { FunctionQuality } from './api.ts';
import type { Family } from './languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';

/** Placeholder until functions are measured. */
export function measureFunctions(
  _path: string,
  _family: Family,
  _text: string,
  _tokens: TokenBuffer,
): readonly FunctionQuality[] {
  return [];
}
