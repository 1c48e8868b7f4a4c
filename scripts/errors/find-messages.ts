import type { Node } from 'oxc-parser';
import { FailureClasses } from './failure-classes.ts';
import { type Ending, isOutcome, placeOf } from './places.ts';
import { SentenceReader } from './read-sentence.ts';
import type { Sources } from './read-sources.ts';
import { anchorsOf, readable, type Sentence, wordsOf } from './sentence.ts';
import { Follower, type Said } from './where-said.ts';

/** One message of the program. */
export interface Message {
  readonly sentence: Sentence;
  /** As `readable` writes it. */
  readonly text: string;
  /** Where it stands in the catalogue, and the key of its cure. */
  readonly anchor: string;
  readonly ending: Ending;
  /** Title of the part of the program that says it. */
  readonly place: string;
  /** HTTP status, where it is an answer. */
  readonly status: number | null;
  /** Source files that hold it. */
  readonly files: readonly string[];
}

/** Fields of objects that hold what is wrong or was left out, in a few words or in whole sentences. */
const FAULTS = new Set(
  'problem problems notices notice warnings warning remarks reason detail error validation_errors text ignored unreadable failed evaluates-text escaped'.split(
    ' ',
  ),
);

/** Fields and functions that hold what is no fault. */
const ORDINARY = new Set(
  'description meaning what allowed title summary action group call label constants kept howToRead withoutScript fineGrained info debug describe say paint stringify test redact update message body note name url blob html htmlPieces exec prepare RegExp expression overrides data status results marker mark address place lines'.split(
    ' ',
  ),
);

/** Fields that hold a sentence for a person, of whatever kind. */
const SAYING = new Set(
  'sentence said how failure why told openMessage statusMessage starter-only too-short alone'.split(' '),
);

/** Where few words without an end are a message of their own: behind the name of a key, a file or an option. */
const FRAGMENTS =
  /^src\/(?:program\/app\/|bot\/commands\/(?:grammar|check-options)|check\/left-out|contract\/settings\/inputs\/|sources\/(?!people\/))/;

/** Namespaces of the catalogue of languages that tell how a run ended and what was left out: each of their sentences is a message. */
const TELLING = /^(?:notices|verdict)\./;

/** Begins like a sentence: with a capital, something filled in, or the input that it is about; and ends like one. */
const WHOLE = /^(?:[\p{Lu}{[“"`-]|[a-z][\w-]*(?:, [a-z ]+)?(?: \{[^}]*\})?: ).*\s.*[.?!)\]}`]$/su;

/** Fewer words that stand for themselves are a name or a mark. */
const FEWEST_WORDS = 3;

/**
 * All messages of a program about what is wrong or was left out, each once, in the order of the files.
 *
 * @throws Error for a file that no part of the program claims
 */
export function findMessages(
  sources: Sources,
  texts: ReadonlyMap<string, string> = new Map(),
): readonly Message[] {
  const reader = new SentenceReader(sources, texts);
  const classes = new FailureClasses(sources);
  const follower = new Follower(sources, classes);
  const found = new Map<string, Omit<Message, 'anchor'>>();
  for (const node of sources.nodes()) {
    const sentence = reader.read(node);
    const parent = sources.parentOf(node);
    if (sentence === null || (parent !== null && reader.read(parent) !== null)) continue;
    if (reader.idOf(node) !== null && reader.isChoice(node)) continue;
    const words = wordsOf(sentence);
    if (words.filter((word) => /[a-z]{2}/.test(word)).length < FEWEST_WORDS) continue;
    const text = readable(sentence).trim();
    const { path } = sources.moduleOf(node);
    const judged = judge(text, path, follower.follow(node), {
      classes,
      pairedWith: outcomeBeside(sources, node),
      isTold: TELLING.test(reader.idOf(node) ?? ''),
    });
    if (judged === null) continue;
    const key = words.join(' ');
    const known = found.get(key);
    const files = [...new Set([...(known?.files ?? []), path])];
    const place = placeOf(path).title ?? 'The run';
    found.set(key, known === undefined ? { sentence, text, place, files, ...judged } : { ...known, files });
  }
  const anchors = anchorsOf([...found.values()].map(({ sentence }) => sentence));
  return [...found.values()].map((message, at) => ({ ...message, anchor: anchors[at] ?? '' }));
}

/** The outcome beside a message in a pair of both. */
function outcomeBeside(sources: Sources, node: Node): string | null {
  for (const outer of [node, ...sources.around(node)]) {
    const parent = sources.parentOf(outer);
    if (parent?.type !== 'ArrayExpression') continue;
    const [first] = parent.elements;
    return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : null;
  }
  return null;
}

/** How a message ends; null: it is none. */
function judge(
  text: string,
  path: string,
  said: readonly Said[],
  {
    classes,
    pairedWith,
    isTold,
  }: { readonly classes: FailureClasses; readonly pairedWith: string | null; readonly isTold: boolean },
): { readonly ending: Ending; readonly status: number | null } | null {
  const place = placeOf(path);
  if (pairedWith !== null && isOutcome(pairedWith)) return { ending: pairedWith, status: null };
  for (const one of said) {
    if (one.kind !== 'error') continue;
    const ending = endingOf(one.className, one.made, classes);
    if (ending !== null) return { ending, status: numberIn(one.made) };
  }
  if (place.title === null) return null;
  const names = said.flatMap((one) => ('name' in one ? [one.name] : []));
  const isError = said.some(({ kind }) => kind === 'error');
  const isLogged = said.some(
    (one) => one.kind === 'call' && ['warning', 'error', 'notice', 'onWarning', 'onError'].includes(one.name),
  );
  if (isLogged) return { ending: 'goes-on', status: null };
  if (isTold) return { ending: place.ending, status: null };
  const isWhole = WHOLE.test(text);
  if (names.some((name) => FAULTS.has(name)) && (isWhole || FRAGMENTS.test(path))) {
    const isNote = names.some((name) => /^(?:notices?|warnings?|remarks?|reason|detail)$/.test(name));
    return { ending: isNote ? 'goes-on' : place.ending, status: null };
  }
  if (isError) return null;
  const fields = said.flatMap((one) => (one.kind === 'field' ? [one.name] : []));
  if (!isWhole || names.some((name) => ORDINARY.has(name))) return null;
  const isElsewhere = fields.length > 0 && fields.length === said.length;
  if (isElsewhere && !fields.some((name) => SAYING.has(name))) return null;
  return { ending: place.ending, status: null };
}

/** null: an error that is caught inside of the program, where its words become a part of another message. */
function endingOf(className: string, made: Node, classes: FailureClasses): Ending | null {
  if (classes.extends(className, 'HttpError')) return 'http-answer';
  const fixed = classes.fieldOf(className, 'outcome');
  if (fixed !== null && isOutcome(fixed)) return fixed;
  if (!classes.extends(className, 'GitHubError')) return null;
  for (const given of 'arguments' in made ? made.arguments : []) {
    if (given.type === 'Literal' && typeof given.value === 'string' && isOutcome(given.value)) {
      return given.value;
    }
  }
  return 'network';
}

function numberIn(made: Node): number | null {
  const [first] = made.type === 'NewExpression' ? made.arguments : [];
  return first?.type === 'Literal' && typeof first.value === 'number' ? first.value : null;
}
