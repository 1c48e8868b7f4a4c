import { Failure } from '#base';

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

export function fine(about: string, sentence: string, openSentence = sentence): Finding {
  return { about, isFine: true, sentence, openSentence };
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
