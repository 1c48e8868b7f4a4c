import { type GenerateKeyPairResult, generateKeyPair } from 'jose';

const made = new Map<string, Promise<GenerateKeyPairResult>>();

/** A pair of keys for RS256, made once for each name: it takes a processor a tenth of a second, and no test is about that. */
export function rsaKey(name: string): Promise<GenerateKeyPairResult> {
  const key = made.get(name) ?? generateKeyPair('RS256', { extractable: true });
  made.set(name, key);
  return key;
}
