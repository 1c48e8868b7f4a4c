import { isReadArchive, shortened, visible } from '#base';
import {
  asMessage,
  type CollectionFailure,
  type DraftContents,
  type DraftSubmission,
  type Findings,
  type Part,
  type RawInputs,
  type SubmissionFinding,
} from '#contract';

/** Of a check's name, beside what the run adds to tell its checks apart. */
const MAX_NAME = 200;
/** A check's name has at least three characters (L259). */
const NAMELESS = 'Submissions';

/** What a check of dropped files is called where nobody says. @param name of what was dropped; '': it has none */
export function droppedTitle(name: string): string {
  const title = shortened(visible(name).trim(), MAX_NAME);
  return title.length < 3 ? NAMELESS : title;
}

/**
 * What names a dropped part in the settings; null: nothing was dropped of it. One archive is read as the folder that it was made of, and
 * several may all be downloads.
 *
 * @param names of what lies in the folder of the part, which is called as it
 */
export function droppedPath(part: Part, names: readonly string[]): string | null {
  const [first] = names;
  if (first === undefined) return null;
  if (part === 'people' || (names.length === 1 && isReadArchive(first))) return `${part}/${first}`;
  return part !== 'starter' && names.every(isReadArchive) ? `${part}/*` : part;
}

/** The inputs that name what was dropped. @param pathOf as `droppedPath` */
export function droppedInputs(paths: Readonly<Record<Part, string | null>>): RawInputs {
  const { submissions, starter, references, earlier, people } = paths;
  return {
    source: 'directory',
    path: submissions ?? 'submissions',
    ...(starter === null ? {} : { starter }),
    ...(references === null ? {} : { 'ai-references': references }),
    ...(earlier === null ? {} : { archive: earlier }),
    ...(people === null ? {} : { people }),
  };
}

/** A sentence about dropped files without the input that it begins with: whoever drops something has given none. */
export function aboutDropped(sentence: string): string {
  return sentence.replace(/^path(?: "[^"]*")?: /, '');
}

/** What a check of the dropped files would compare, for the page. */
export function recognisedIn({ submissions, failures, notices }: Findings): DraftContents {
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
    // Nothing was compared yet, so that alone tells nothing of what has contents.
    problem: state.kind === 'checked' || files.some(({ size }) => size > 0) ? null : asMessage(state.reason),
  };
}
