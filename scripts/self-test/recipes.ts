import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_NAME } from '../../src/base/addresses.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What a recipe is to have in place of its examples. */
export interface Place {
  /** `owner/name@commit` of this action. */
  readonly action: string;
  readonly organization: string;
  /** Of the names of repositories. */
  readonly prefix: string;
  /** Who may give commands. */
  readonly login: string;
}

/** @throws where the text does not hold what is to be replaced: a recipe that has changed is to be looked at */
function replaced(text: string, from: string | RegExp, to: string): string {
  const next = text.replaceAll(from, () => to);
  if (next === text) throw new Error(`the recipe does not hold ${String(from)} any more`);
  return next;
}

/** A recipe of `examples/workflows`, or a workflow that others call, with this version of the action. */
function recipe(path: string, { action }: Place): string {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return replaced(text, `uses: ${FULL_NAME}@v1`, `uses: ${action}`);
}

/** With one more line under `with:` of what is used. */
function withInput(text: string, uses: string, input: string): string {
  const at = text.indexOf(`uses: ${uses}\n`);
  const found = at < 0 ? null : /^( +)with:\n/m.exec(text.slice(at));
  if (found === null) throw new Error(`the recipe does not use ${uses} with any input`);
  const end = at + found.index + found[0].length;
  return `${text.slice(0, end)}${found[1] ?? ''}  ${input}\n${text.slice(end)}`;
}

export function pullRequest(place: Place, comparedWith: string): string {
  const text = recipe('examples/workflows/pull-request.yml', place);
  const granting = replaced(
    text,
    /^( +)pull-requests: write.*$/gm,
    '      pull-requests: write\n      checks: write # for `check-run`',
  );
  return withInput(
    withInput(granting, place.action, `compare-with: ${comparedWith}`),
    place.action,
    'check-run: true',
  );
}

/** The workflow that others call, and the one that a ruleset requires, which calls it. */
export function required(place: Place, comparedWith: string): Readonly<Record<string, string>> {
  const path = '.github/workflows/pull-request.yml';
  const text = readFileSync(join(ROOT, 'examples/workflows/required.yml'), 'utf8');
  const calling = replaced(text, `uses: ${FULL_NAME}/${path}@v1`, `uses: ./${path}`);
  return {
    [path]: recipe(path, place),
    '.github/workflows/required.yml': withInput(calling, `./${path}`, `compare-with: ${comparedWith}`),
  };
}

export function bot(place: Place, comparedWith: string): string {
  // `dismiss` writes.
  const writing = replaced(
    recipe('examples/workflows/bot.yml', place),
    /^ +contents: read.*$/gm,
    '      contents: write',
  );
  return withInput(people(writing, place), place.action, `compare-with: ${comparedWith}`);
}

export function scanCommands(place: Place): string {
  return people(recipe('examples/workflows/scan-commands.yml', place), place);
}

const people = (text: string, { login }: Place): string =>
  replaced(replaced(text, /^( +)ada$/gm, `            ${login}`), /^ +bob\n?/gm, '');

/** The class of this recipe is public, and read with the token of the workflow: no secret lies in a throw-away repository. */
export function scan(place: Place): string {
  const text = recipe('examples/workflows/scan.yml', place);
  const withoutApp = replaced(text, /^ +- id: class\n(?: {8,}.*\n)+/gm, '');
  return replaced(withoutApp, '${{ steps.class.outputs.token }}', '${{ github.token }}');
}

export function studentStep(place: Place): string {
  const { organization, prefix } = place;
  const text = recipe('examples/workflows/student-step.yml', place);
  const published = replaced(text, 'cs101/published-', `${organization}/${prefix}-published-`);
  return replaced(published, 'cs101/hw1-starter', `${organization}/${prefix}-starter`);
}

export const config = ({ organization, prefix }: Place): string =>
  [
    'fail-on: new',
    'assignments:',
    '  - name: hw2',
    `    organization: ${organization}`,
    `    repositories: ['${prefix}-hw2-*']`,
    '',
  ].join('\n');
