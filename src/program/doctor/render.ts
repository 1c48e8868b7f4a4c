import { jsonText, markdownRow, markdownText, pointsInLine, visible } from '#base';
import type { Finding } from './finding.ts';

/** The same for every reader. */
export function openTo(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((one) => ({ ...one, sentence: one.openSentence }));
}

/** One line each for a console, with the state first. */
export function renderLines(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => visible(about).length));
  return findings
    .map(
      ({ about, isFine, sentence }) =>
        `${isFine ? 'fine   ' : 'do this'}  ${visible(about).padEnd(width)}  ${visible(pointsInLine(sentence))}\n`,
    )
    .join('');
}

/** All of it for a program. */
export function renderJson(findings: readonly Finding[]): string {
  const list = findings.map(({ about, isFine, sentence }) => ({
    about: visible(about),
    isFine,
    sentence: visible(pointsInLine(sentence)),
  }));
  return `${jsonText(list, 2)}\n`;
}

/** A table for the summary of a job. */
export function renderTable(findings: readonly Finding[]): string {
  return [
    '## What a run needs',
    '',
    '| | | |',
    '| --- | --- | --- |',
    ...findings.map(({ about, isFine, sentence }) =>
      markdownRow([
        isFine ? 'fine' : '**do this**',
        markdownText(about),
        markdownText(pointsInLine(sentence)),
      ]),
    ),
    '',
  ].join('\n');
}

/** Everything in one sentence. */
export function sentenceOf(findings: readonly Finding[]): string {
  const open = findings.filter(({ isFine }) => !isFine);
  const [first] = open;
  if (first === undefined) return `All fine: ${findings.length} things were looked at.`;
  const more = open.length === 1 ? '' : ` ${open.length - 1} more in the table.`;
  return `Do this first, about the ${first.about}: ${first.sentence}${more}`;
}
