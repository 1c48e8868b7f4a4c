import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../src/base/text/compare-text.ts';
import { type Declared, readDeclared } from './declared.ts';
import { readMessageFormat } from './read-message-format.ts';
import { anchorsOf, readable, readSentence, type Sentence, wordsOf } from './sentence.ts';
import { TOLD } from './told.ts';

/** One message of the program. */
type Message = Pick<Declared, 'place' | 'ending' | 'status' | 'cure'> & {
  readonly sentence: Sentence;
  /** As `readable` writes it. */
  readonly text: string;
};

/** A message with its place in the catalogue. */
export type Entry = Message & { readonly anchor: string };

const DECLARED = await readDeclared();

/** Sentences of the catalogue of languages in English, by id. */
export function readEnglish(): ReadonlyMap<string, string> {
  const root = join(import.meta.dirname, '..', '..');
  return new Map(
    globSync('src/base/words/locales/en/*.json', { cwd: root }).flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>),
    ),
  );
}

function declaredMessages(): readonly Message[] {
  return DECLARED.map(({ said, place, ending, status, cure }) => ({
    ...asRead(readSentence(said)),
    ending,
    place,
    status,
    cure,
  }));
}

function toldMessages(): readonly Message[] {
  const english = readEnglish();
  return TOLD.flatMap(({ place, ending, cures }) =>
    Object.entries(cures).map(([id, cure]) => ({
      ...asRead(readMessageFormat(english.get(id) ?? '')),
      ending,
      place,
      status: null,
      cure,
    })),
  );
}

function asRead(sentence: Sentence): Pick<Message, 'sentence' | 'text'> {
  return { sentence, text: readable(sentence).trim() };
}

/** All messages of the program about what is wrong or was left out. What two parts say in the same words is one. By their anchors. */
export function catalogue(): readonly Entry[] {
  const all = new Map<string, Message>();
  for (const message of [...declaredMessages(), ...toldMessages()]) {
    const key = wordsOf(message.sentence).join(' ');
    const known = all.get(key);
    all.set(key, known === undefined ? message : { ...known, cure: known.cure ?? message.cure });
  }
  const messages = [...all.values()];
  const anchors = anchorsOf(messages.map(({ sentence }) => sentence));
  return messages
    .map((message, at) => ({ ...message, anchor: anchors[at] ?? '' }))
    .toSorted((a, b) => compareText(a.anchor, b.anchor));
}
