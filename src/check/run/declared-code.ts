import { compareText, count, formatTime, utf8 } from '#base';
import { CASES_FILE, DECLARED_KEY, type DeclaredCode, type Submission } from '#contract';
import type { Sources } from '#sources';

/** Code that people call common, collected as starter code: it is held against nobody. */
export function withDeclared(sources: Sources, common: readonly DeclaredCode[]): Sources {
  if (common.length === 0) return sources;
  return {
    ...sources,
    get notices() {
      return [...sources.notices, noticeOf(common)];
    },
    async *submissions(pins) {
      yield { ok: true, submission: submissionOf(common) };
      yield* sources.submissions(pins);
    },
  };
}

function noticeOf(common: readonly DeclaredCode[]): string {
  const last =
    common
      .map(({ at }) => at)
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? '';
  return `${count(common.length, 'piece')} of code that people call common (${CASES_FILE}, last on ${formatTime(last)}) taken for starter code.`;
}

function submissionOf(common: readonly DeclaredCode[]): Submission {
  return {
    key: DECLARED_KEY,
    name: 'Code that people call common',
    role: 'base',
    origin: { kind: 'directory', path: CASES_FILE },
    files: common
      .map(({ path, text }, index) => {
        const bytes = utf8(text);
        return {
          path: `${index + 1}${endingOf(path)}`,
          size: bytes.length,
          read: () => Promise.resolve(bytes),
        };
      })
      .toSorted((a, b) => compareText(a.path, b.path)),
    leftOut: [],
    remarks: [],
  };
}

/** The ending says the language; the page shows the cells of a notebook as the code that is in them. */
function endingOf(path: string): string {
  const ending = /\.[a-z0-9+]{1,12}$/i.exec(path)?.[0] ?? '';
  return ending.toLowerCase() === '.ipynb' ? '.py' : ending;
}
