import { message, type Text, visible } from '#base';
import type { RunReport, SubmissionFinding } from '#contract';
import { type Fact, handedIn, submissionFacts } from '../facts.ts';
import { changeTexts } from './change-texts.ts';

/**
 * What is known of whoever handed a submission in, and of where it comes from.
 *
 * @param shown how a text of the report is shown in this copy
 * @param isLinked whether its addresses are links
 */
export function personFacts(
  report: RunReport,
  submission: SubmissionFinding,
  shown: (text: string) => string,
  isLinked: boolean,
): readonly Fact[] {
  const { id, section, team } = submission.person ?? { id: null, section: null, team: null };
  const known = [
    ['dossier.factNumber', id],
    ['lists.section', section],
    ['submission.team', team],
  ] as const;
  return [
    ...known.flatMap(([label, text]) =>
      text === null ? [] : [{ label: message(label), text: shown(text), url: null }],
    ),
    handedInFact(submission),
    // Said above: the number, and the time with who vouches for it.
    ...submissionFacts(report, submission)
      .filter(({ label, text }) => !isOf(label, 'report.factHandedIn') && text !== id)
      .map((one) => ({
        label: one.label,
        text: changeTexts(isOf(one.label, 'report.factFolder') ? folderName(one.text) : one.text, shown),
        url: isLinked ? one.url : null,
      })),
  ];
}

/** When it was handed in, and whether a server says so. */
export function handedInFact(submission: SubmissionFinding): Fact {
  const known = handedIn(submission);
  const text =
    known === null
      ? message('dossier.notKnown')
      : message(known.isAttested ? 'dossier.byServer' : 'dossier.notByServer', {
          time: changeTexts(known.text, visible),
        });
  return { label: message('report.factHandedIn'), text, url: null };
}

function isOf(label: Text, id: 'report.factHandedIn' | 'report.factFolder'): boolean {
  return typeof label === 'object' && 'id' in label && label.id === id;
}

/** Where on a machine the class lay is nobody's business at a hearing: what names the submission is the last part. */
function folderName(path: Text): Text {
  if (typeof path !== 'string' || !/^(?:[\\/]|[a-z]:[\\/]|\.\.[\\/])/i.test(path)) return path;
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path;
}
