import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../src/base/text/compare-text.ts';
import type { Ending } from './endings.ts';
import { readMessageFormat } from './read-message-format.ts';
import { anchorsOf, readable, readSentence, type Sentence, wordsOf } from './sentence.ts';
import { TABLES, type Table } from './tables.ts';
import { TOLD } from './told.ts';

/** One message of the program. */
interface Message {
  readonly sentence: Sentence;
  /** As `readable` writes it. */
  readonly text: string;
  readonly ending: Ending;
  /** Title of the part of the program that says it. */
  readonly place: string;
  /** HTTP status, where it is an answer. */
  readonly status: number | null;
  /** What to do; null: the message says it. */
  readonly cure: string | null;
}

/** A message with its place in the catalogue. */
export interface Entry extends Message {
  readonly anchor: string;
}

const STATUS = /^(\d{3}) /;

/** The sentences of a table. */
function messagesOf({ place, says, endingOf, cures }: Table): readonly Message[] {
  return Object.keys(says)
    .toSorted()
    .map((key) => {
      const said = says[key] ?? '';
      const status = STATUS.exec(said)?.[1];
      return {
        ...asRead(readSentence(said.replace(STATUS, ''))),
        ending: status === undefined ? endingOf(key) : 'http-answer',
        place,
        status: status === undefined ? null : Number(status),
        cure: cures[key] ?? null,
      };
    });
}

/** Sentences of the catalogue of languages in English, by id. */
export function readEnglish(): ReadonlyMap<string, string> {
  const root = join(import.meta.dirname, '..', '..');
  return new Map(
    globSync('src/base/words/locales/en/*.json', { cwd: root }).flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>),
    ),
  );
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
  for (const message of [...TABLES.flatMap(messagesOf), ...toldMessages()]) {
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
