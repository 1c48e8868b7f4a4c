import type { CheckResult } from '../src/check/run-check.ts';
import type { Findings } from '../src/contract/findings.ts';
import type { Said } from '../src/contract/said.ts';
import { ENGLISH } from '../src/base/words/english.ts';
import type { Words } from '../src/base/words/words.ts';

/** A value of JSON with every sentence of the catalogue, and every time or number that a language writes, said. */
export function said(value: unknown, words: Words = ENGLISH): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, words));
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && typeof value.id === 'string' && /^[a-z]+\.[a-zA-Z]+$/.test(value.id)) {
    return words.tell(value as Parameters<Words['tell']>[0]);
  }
  if ('as' in value) return words.write(value as Parameters<Words['write']>[0]);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one, words)]));
}

/** Sentences as a log has them. */
export function inEnglish(all: readonly Said[]): readonly string[] {
  return all.map((one) => ENGLISH.write(one));
}

/** What a check found, with its sentences as `report.json` has them. */
function findingsInEnglish(findings: Findings) {
  return {
    ...findings,
    notices: inEnglish(findings.notices),
    submissions: findings.submissions.map((one) => ({
      ...one,
      state:
        one.state.kind === 'checked' ? one.state : { ...one.state, reason: ENGLISH.write(one.state.reason) },
      remarks: inEnglish(one.remarks),
    })),
  };
}

/** What a check came to, in the same way. */
export function resultInEnglish(result: CheckResult) {
  return { ...result, findings: findingsInEnglish(result.findings), warnings: inEnglish(result.warnings) };
}
