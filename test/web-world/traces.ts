import type { Program, Step, WorldLanguage } from './program.ts';
import { name, nameOf, number, text as literal } from './program.ts';

/** Who somebody is, as a course knows it. */
export interface Who {
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly number: string;
}

/**
 * A program that says everywhere whose it is: in names of functions and variables, in strings, in comments and in what its files are called.
 * Nothing else in the class has these words, so nothing is rarer.
 */
export function signed(program: Program, who: Who, language: WorldLanguage): Program {
  const words = who.name.split(' ');
  const [first = '', last = ''] = words;
  const own = nameOf([...words, 'solution'], language);
  const greeting = nameOf(['greetings', 'from', first], language);
  const account = nameOf(['account', ...who.login.split('-')], language);
  const body: Step[] = [
    { is: 'remark', text: `written by ${who.name}, ${who.email}, matriculation number ${who.number}` },
    { is: 'declare', name: greeting, type: 'int', value: number(Number(who.number)) },
    { is: 'print', parts: [literal(`Program of ${who.name}`), name(greeting)] },
    { is: 'print', parts: [literal(`write to ${who.email} or ask ${who.login} in the forum`)] },
    { is: 'print', parts: [literal(`student s${who.number} of group ${last} and friends`)] },
    { is: 'declare', name: account, type: 'int', value: { is: 'name', name: greeting } },
    { is: 'set', name: account, sign: '+=', value: number(Number(who.number) + 1) },
    { is: 'give', value: name(account) },
  ];
  return program.map((module, at) => ({
    ...module,
    header: [`${who.name} <${who.email}>`, `${who.login}, ${who.number}`],
    name: at === 0 ? module.name : `${first}${module.name}`,
    routines: [
      ...(at === 0 ? [{ name: own, parameters: [], gives: 'int' as const, body }] : []),
      ...module.routines,
    ],
    main:
      module.main === null
        ? null
        : [
            ...module.main,
            { is: 'print', parts: [literal(`${first} says goodbye`), { is: 'call', name: own, given: [] }] },
          ],
  }));
}

/** What was sent, as it is looked through for everybody of a class. */
interface Said {
  readonly plain: string;
  readonly lower: string;
  readonly words: ReadonlyMap<string, number>;
}

export function said(sent: string): Said {
  const plain = decoded(sent);
  return { plain, lower: plain.toLowerCase(), words: wordsOf(plain) };
}

/** What says who somebody is, in text that was sent. */
interface Trace {
  readonly who: string;
  readonly what: 'name' | 'login' | 'e-mail' | 'number' | 'file';
  readonly text: string;
  /** Where it stood. */
  readonly around: string;
}

/**
 * Looks for somebody in what was sent: each part of the name as a word of its own, also in names of code (`annaSchmidt`, `anna_schmidt`);
 * login, e-mail address, number and the whole name anywhere; names of files without their ending.
 */
export function tracesIn({ plain, lower, words }: Said, who: Who, files: readonly string[] = []): Trace[] {
  const [local = ''] = who.email.split('@');
  const anywhere = [
    ['login', who.login],
    ['e-mail', who.email],
    ['e-mail', local],
    ['number', who.number],
    ['name', who.name],
    ['name', who.name.replaceAll(' ', '')],
    ...files.map((file) => ['file', bareName(file)] as const),
  ] as const;
  const places = [
    ...anywhere.map(([what, text]) => ({ what, text, at: lower.indexOf(text.toLowerCase()) })),
    ...who.name
      .toLowerCase()
      .split(' ')
      .map((part) => ({ what: 'name' as const, text: part, at: words.get(part) ?? -1 })),
  ];
  return places
    .filter(({ at }) => at !== -1)
    .map(({ what, text, at }) => ({ who: who.name, what, text, around: around(plain, at) }));
}

/** `src/AnnaDesk.java` is `AnnaDesk`. */
function bareName(file: string): string {
  const last = file.split('/').at(-1) ?? file;
  return last.replace(/\.\w+$/, '');
}

/** The words of a text with the place of each, those inside of `camelCase` and `snake_case` too. */
export function wordsOf(plain: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const found of plain.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)) {
    words.set(found[0].toLowerCase(), found.index);
  }
  return words;
}

/** As it is said: percent signs and `+` undone. */
export function decoded(sent: string): string {
  return sent.replaceAll('+', ' ').replaceAll(/(?:%[\dA-Fa-f]{2})+/g, (escape) => {
    try {
      return decodeURIComponent(escape);
    } catch {
      return escape;
    }
  });
}

function around(plain: string, at: number): string {
  return plain.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ');
}
