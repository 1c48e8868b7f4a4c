import { fill, nearest } from '#base';
import { type SyntaxRefusal, syntaxRefusal } from './syntax.ts';
import * as says from './says.ts';

/** Settings of the run that a comment may override; what is not there stays as configured. */
export interface CheckOverrides {
  /** 0..100; flagged when strictly above. */
  readonly similarityThreshold?: number;
  /** 0..100; flagged when strictly above. */
  readonly aiThreshold?: number;
  readonly pullRequestScope?: 'changed' | 'tree';
  readonly compareWith?: 'none' | 'open-pull-requests';
  /** A name or id as the settings take it. */
  readonly language?: string;
  /** A name or id as the settings take it. */
  readonly engine?: string;
}

interface OptionDefinition {
  /** As the help shows it; null: the option takes none. */
  readonly value: string | null;
  readonly meaning: string;
  /** null: the value is not allowed. */
  readonly read: (value: string) => CheckOverrides | null;
}

/** The option that sets nothing. */
const AGAIN = '--again';

/** The closed list of options of `check`, in the order of the help. */
export const CHECK_OPTIONS: Readonly<Record<string, OptionDefinition>> = {
  '--threshold': {
    value: 'N',
    meaning: 'flag above this similarity, 0 to 100',
    read: (value) => percentage(value, (similarityThreshold) => ({ similarityThreshold })),
  },
  '--ai-threshold': {
    value: 'N',
    meaning: 'flag above this AI score, 0 to 100',
    read: (value) => percentage(value, (aiThreshold) => ({ aiThreshold })),
  },
  '--scope': {
    value: 'changed|tree',
    meaning: 'the changed files, or all files of the head',
    read: (value) => (value === 'changed' || value === 'tree' ? { pullRequestScope: value } : null),
  },
  '--compare-with': {
    value: 'none|open-pull-requests',
    meaning: 'what it is compared with',
    read: (value) => (value === 'none' || value === 'open-pull-requests' ? { compareWith: value } : null),
  },
  '--language': {
    value: 'X',
    meaning: 'the language, by name or id',
    read: (value) => (isName(value) ? { language: value } : null),
  },
  '--engine': {
    value: 'X',
    meaning: 'the engine, by name or id',
    read: (value) => (isName(value) ? { engine: value } : null),
  },
  [AGAIN]: {
    value: null,
    meaning: 'check it although the same commit was checked within the hour',
    read: () => ({}),
  },
};

/** `"` groups a value with spaces in it; there is no escape inside and no other quote. */
const ARGUMENT = /^(?:[^\s"]|"[^"]*")+(?=\s|$)/u;

/** What follows `check`. `again`: also where the same was checked a moment ago. */
export function readCheckOptions(
  text: string,
): { readonly overrides: CheckOverrides; readonly again: boolean } | SyntaxRefusal {
  let overrides: CheckOverrides = {};
  const seen = new Set<string>();
  const words: string[] = [];
  for (let rest = text.trimStart(); rest !== ''; rest = rest.trimStart()) {
    const word = ARGUMENT.exec(rest)?.[0];
    if (word === undefined) return syntaxRefusal(says.withoutOtherHalf, rest);
    words.push(word);
    rest = rest.slice(word.length);
  }
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const option = Object.hasOwn(CHECK_OPTIONS, name) ? CHECK_OPTIONS[name] : undefined;
    if (option === undefined) {
      const names = Object.keys(CHECK_OPTIONS);
      // The input is called longer: --similarity-threshold means --threshold.
      const meant = nearest(name, names) ?? names.find((one) => name.toLowerCase().endsWith(one.slice(1)));
      return syntaxRefusal(says.noOptionCheck, name, meant ?? null);
    }
    if (seen.has(name)) return syntaxRefusal(fill(says.givenTwice, { name }));
    seen.add(name);
    if (option.value === null) {
      if (equals >= 0) return syntaxRefusal(fill(says.takesNoValue, { name }));
      continue;
    }
    if (equals < 0) index += 1;
    const raw = equals < 0 ? words[index] : word.slice(equals + 1);
    if (raw === undefined || raw === '' || raw.startsWith('--')) {
      return syntaxRefusal(`\`${name}\` needs a value: \`${name} ${option.value}\``);
    }
    const read = option.read(raw.replaceAll('"', ''));
    if (read === null) {
      return syntaxRefusal(fill(says.noValueTakes, { name, value: option.value }), raw);
    }
    overrides = { ...overrides, ...read };
  }
  return { overrides, again: seen.has(AGAIN) };
}

/** Names of engines and languages: `C++`, `C#`, `Objective-C`, `Visual Basic .NET`, `999`. */
function isName(text: string): boolean {
  return /^[\p{L}\p{N}.](?:[\p{L}\p{N} ._+#/()-]{0,62}[\p{L}\p{N}.+#)])?$/u.test(text);
}

function percentage(text: string, make: (value: number) => CheckOverrides): CheckOverrides | null {
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null;
  const value = Number(text);
  return value <= 100 ? make(value) : null;
}
