import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSync } from 'vite';

const folder = join(import.meta.dirname, '../../web');

/** What is no sentence of a language: names of keys, conditions of the query language, code, names of languages. */
const ALLOWED = new Set(['g', 'G', 'n', 'p', 'N', 'P', 'ada grace', 'ada similarity:>50']);
/** Also sentences by their ids, and lists of selectors. */
const ALLOWED_FORMS = [
  /^[a-z]+\.[a-zA-Z]+$/u,
  /^(?:-?[a-z]+:[^\s:]+ ?)+$/u,
  /^@page |; font: /u,
  /^(?:[a-z]+(?:\[[a-z]+\]|:[a-z]+)?|\[[a-z]+\])(?:, (?:[a-z]+(?:\[[a-z]+\]|:[a-z]+)?|\[[a-z]+\]))+$/u,
];

/** Attributes that people read or hear. */
const READ = new Set(['title', 'aria-label', 'placeholder', 'alt', 'label', 'empty']);
/** Attributes and properties that hold names of classes and the like. */
const NAMES = new Set(['class', 'kind', 'd', 'viewBox', 'style', 'font', 'content', 'rel']);
const WORDS = /\p{L}{2,}[^\p{L}]* \p{L}{2,}/u;

const FILES = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp);
}

function nameOf(value: unknown): string {
  const name = isTree(value) ? (value['name'] ?? value['value']) : null;
  return typeof name === 'string' ? name : '';
}

/** The literals that an expression can come to. */
function results(node: unknown): readonly string[] {
  if (!isTree(node)) return [];
  switch (node['type']) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return quasis(node);
    case 'ConditionalExpression':
      return [...results(node['consequent']), ...results(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^[+|&?]+$/.test(String(node['operator']))
        ? [...results(node['left']), ...results(node['right'])]
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return results(node['expression']);
    default:
      return [];
  }
}

function quasis(node: Tree): readonly string[] {
  const parts: unknown = node['quasis'];
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part: unknown) => {
    const value: unknown = isTree(part) ? part['value'] : null;
    return isTree(value) && typeof value['cooked'] === 'string' ? [value['cooked']] : [];
  });
}

/** What a node says to people; `where` names the attribute or property that it stands in. */
function said(node: Tree, where: string): readonly string[] {
  switch (node['type']) {
    case 'JSXText':
      return [String(node['value']).trim()].filter(hasLetter);
    case 'JSXAttribute':
      return READ.has(where) ? results(node['value']).filter(hasLetter) : [];
    case 'JSXExpressionContainer':
      return where === '' ? results(node).filter(hasLetter) : [];
    case 'Literal':
      return typeof node['value'] === 'string' && !NAMES.has(where) && WORDS.test(node['value'])
        ? [node['value']]
        : [];
    case 'TemplateLiteral':
      return NAMES.has(where) ? [] : quasis(node).filter((text) => WORDS.test(text));
    default:
      return [];
  }
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function isAllowed(text: string): boolean {
  return ALLOWED.has(text) || ALLOWED_FORMS.some((form) => form.test(text));
}

/** Every string of a file that a person would read, if it were shown. */
function strings(path: string, source: string): readonly string[] {
  const found = new Set<string>();
  const walk = (node: unknown, where: string): void => {
    if (Array.isArray(node)) for (const one of node) walk(one, where);
    if (!isTree(node)) return;
    const { type } = node;
    // Errors that a defect alone brings about, and what is imported from where.
    if (type === 'ThrowStatement' || type === 'ImportDeclaration') return;
    const inside =
      type === 'JSXAttribute'
        ? nameOf(node['name'])
        : type === 'Property'
          ? nameOf(node['key'])
          : type === 'JSXElement' || type === 'JSXFragment'
            ? ''
            : where;
    for (const text of said(node, inside)) if (!isAllowed(text)) found.add(text);
    for (const child of Object.values(node)) walk(child, inside);
  };
  walk(parseSync(path, source).program, 'none');
  return [...found];
}

describe('what the page says comes from the catalogue', () => {
  test.each(FILES)('in %s', (name) => {
    expect(strings(name, readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });

  test.each([
    ['<p>Nothing</p>', 'Nothing'],
    ['<p title="Copy">{x}</p>', 'Copy'],
    ['<p>{isOne ? `${n} more` : words.say("a.b")}</p>', ' more'],
    ['<Table empty={isOne ? "None" : ""} />', 'None'],
    ['<p class="two words">{x === "open" ? null : <b aria-label={`Go to ${x}`} />}</p>', 'Go to '],
    ['f("No pair is like that.")', 'No pair is like that.'],
  ])('and the test finds %s', (code, text) => {
    expect(strings('a.tsx', `const made = ${code};`)).toEqual([text]);
  });
});
