import type { PageDetail, PageFact, PageSubmission } from '../report/page-data.ts';
import { visible } from '../text/escape.ts';
import { message } from '../words/message.ts';
import type { Text } from '../words/value.ts';
import { changeTexts } from './change-texts.ts';

/**
 * What is known of whoever handed a submission in, and of where it comes from.
 *
 * @param shown how a text of the report is shown in this copy
 * @param isLinked whether its addresses are links
 */
export function personFacts(
  submission: PageSubmission,
  detail: PageDetail,
  shown: (text: string) => string,
  isLinked: boolean,
): readonly PageFact[] {
  const { id, section, team } = submission;
  const known = [
    ['dossier.factNumber', id],
    ['dossier.factSection', section],
    ['dossier.factTeam', team],
  ] as const;
  return [
    ...known.flatMap(([label, text]) =>
      text === null ? [] : [{ label: message(label), text: shown(text), url: null }],
    ),
    handedInFact(submission),
    // Said above: the number, and the time with who vouches for it.
    ...detail.facts
      .filter(({ label, text }) => !isHandIn(label) && text !== id)
      .map((one) => ({
        label: one.label,
        text: changeTexts(one.text, shown),
        url: isLinked ? one.url : null,
      })),
  ];
}

/** When it was handed in, and whether a server says so. */
export function handedInFact({ handedIn }: PageSubmission): PageFact {
  const text =
    handedIn === null
      ? message('dossier.notKnown')
      : message(handedIn.isAttested ? 'dossier.byServer' : 'dossier.notByServer', {
          time: changeTexts(handedIn.text, visible),
        });
  return { label: message('dossier.factHandedIn'), text, url: null };
}

function isHandIn(label: Text): boolean {
  return typeof label === 'object' && 'id' in label && label.id === 'report.factHandedIn';
}
