import { LOCALES } from '#base';
import type { Command } from './command.ts';
import { PAPERS } from './commands.ts';
import { lastOf, type GivenWords } from './read-words.ts';
import { refusal } from './refusal.ts';
import * as says from './says.ts';

const DEFAULT_REPORT = 'similarity-report';

/** What `dossier` was asked for. @throws ConfigurationError naming every problem */
export function readDossier({ operands, values, problems }: GivenWords): Command {
  const found = [...problems];
  if (operands.length === 0 || operands.length > 2) {
    found.push(says.dossierTakes);
  }
  if (found.length > 0) throw refusal(found);
  const given = (name: string): string | null => lastOf(values, name);
  return {
    kind: 'dossier',
    pair: operands,
    report: given('report') ?? DEFAULT_REPORT,
    reader: given('for'),
    out: given('out'),
    pdf: values.has('pdf'),
    paper: PAPERS.find((one) => one === given('paper')) ?? PAPERS[0],
    course: given('course'),
    assignment: given('assignment'),
    locale: LOCALES.find((one) => one === given('locale')) ?? null,
    open: values.has('open'),
  };
}
