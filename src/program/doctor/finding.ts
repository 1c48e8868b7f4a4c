import { Failure, jsonText, markdownRow, markdownText, pointsInLine, visible } from '#base';

/** One thing that was looked at. */
export interface Finding {
  /** What it is: "config file". */
  readonly about: string;
  readonly isFine: boolean;
  /** What is so; where it is not fine, with what to do. */
  readonly sentence: string;
  /** The same for every reader of the log: it names nobody. */
  readonly openSentence: string;
}

export function fine(about: string, sentence: string): Finding {
  return { about, isFine: true, sentence, openSentence: sentence };
}

export function toDo(about: string, sentence: string, openSentence = sentence): Finding {
  return { about, isFine: false, sentence, openSentence };
}

/** What a failure says. @throws what is none */
export function failed(about: string, error: unknown): Finding {
  if (!(error instanceof Failure) || error.outcome === 'cancelled') throw error;
  const { message, openMessage } = error;
  return toDo(
    about,
    message,
    openMessage ?? 'It failed, and the reason may name somebody; the debug log has it.',
  );
}

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
