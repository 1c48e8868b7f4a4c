import { asMessage } from '../../domain/said.ts';
import { Failure } from '../../domain/outcome.ts';
import type { Findings, SubmissionFinding } from '../../domain/findings.ts';
import type { CollectionFailure } from '../../domain/submission.ts';
import { visible } from '../../text/escape.ts';
import { shortened } from '../../text/fit.ts';
import { inEnglish } from '../../words/message.ts';
import type { DraftAnswer, DraftOptions, DraftSubmission, DraftContents } from './answers.ts';
import { PARTS } from './answers.ts';
import type { Draft } from './draft.ts';
import { lookAtRun, type OwnRun } from './own-run.ts';

/** Of a check's name, beside what the run adds to tell its checks apart. */
const MAX_NAME = 200;
/** A check's name has at least three characters (L259). */
const NAMELESS = 'Submissions';

/** What the check of a draft is called where nobody says. */
export function nameOf({ held }: Draft): string {
  const name = shortened(visible(held.submissions.name).trim(), MAX_NAME);
  return name.length < 3 ? NAMELESS : name;
}

/** What a run of the draft is given. */
export async function inputsOf(draft: Draft, { layout, language }: DraftOptions): Promise<OwnRun['raw']> {
  const [path, starter, references, archive, people] = await Promise.all(
    PARTS.map((part) => draft.pathOf(part)),
  );
  return {
    source: 'directory',
    path: path ?? 'submissions',
    layout,
    language,
    ...(starter == null ? {} : { starter }),
    ...(references == null ? {} : { 'ai-references': references }),
    ...(archive == null ? {} : { archive }),
    ...(people == null ? {} : { people }),
  };
}

/**
 * What a check of the draft would compare: it is collected as for the run itself.
 */
export async function lookAt(draft: Draft, options: DraftOptions, signal: AbortSignal): Promise<DraftAnswer> {
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, { files: draft.held[part].files, bytes: draft.held[part].bytes }]),
  ) as unknown as DraftAnswer['parts'];
  const answer = { id: draft.id, parts, name: nameOf(draft), recognised: null, problem: null };
  if (draft.held.submissions.files === 0) return answer;
  try {
    const findings = await lookAtRun({
      raw: await inputsOf(draft, options),
      workspace: `${draft.folder}/files`,
      folder: draft.folder,
      title: answer.name,
      signal,
    });
    return { ...answer, recognised: recognisedIn(findings) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...answer, problem: inEnglish(withoutFolder(error.message, draft)) };
  }
}

/** Where on the server something lies is nobody's business. */
export function withoutFolder(sentence: string, { folder }: Draft): string {
  return sentence.replaceAll(`${folder}/files/`, '').replaceAll(folder, '.');
}

function recognisedIn({ submissions, failures, notices }: Findings): DraftContents {
  const counted = (role: SubmissionFinding['role']): number =>
    submissions.filter((one) => one.role === role).length;
  return {
    submissions: [...submissions.map(lineOf), ...failures.map(failedLine)],
    notices: notices.map(asMessage),
    judged: counted('judged'),
    archive: counted('archive'),
    references: counted('ai-reference'),
    hasStarter: counted('base') > 0,
  };
}

/** What could not even be opened is told among the others. */
function failedLine({ name, role, reason }: CollectionFailure): DraftSubmission {
  return { name, role, section: null, team: null, files: 0, leftOut: 0, problem: asMessage(reason) };
}

function lineOf({ name, role, person, state, files, leftOut }: SubmissionFinding): DraftSubmission {
  return {
    name,
    role,
    section: person?.section ?? null,
    team: person?.team ?? null,
    files: files.length,
    leftOut: leftOut.reduce((sum, { more = 1 }) => sum + more, 0),
    // Nothing was compared yet, so that alone tells nothing.
    problem: state.kind === 'checked' || files.length > 0 ? null : asMessage(state.reason),
  };
}
