import { parseArgs } from 'node:util';
import { Analysis } from '../src/embedded/engine/analysis.ts';
import type { EngineDocument } from '../src/embedded/engine/api.ts';
import { AUTO_DETECT, LANGUAGES, readingOf } from '../src/embedded/engine/languages.ts';
import { measureFunctions } from '../src/embedded/engine/quality.ts';
import { readDocument } from '../src/embedded/engine/reading.ts';
import { TokenBuffer } from '../src/embedded/engine/tokenizers/token-buffer.ts';
import { hostileText, repeatedText } from './engine-hostile.ts';
import { randomFrom } from './random.ts';

/*
 * Long fuzzing of the engine: `node bench/engine-fuzz.ts [--minutes 5] [--seed 1]`
 *
 * Reads hostile texts in every language, measures their functions and compares them. Reports inputs that crash or that
 * take long for their length (the seed and the number make them again), and exits 1 if there were any.
 */

const SLOW_MS = 1500;
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});
const until = performance.now() + Number(values.minutes) * 60_000;
const encoder = new TextEncoder();
const extensions = LANGUAGES.filter(({ id }) => id !== AUTO_DETECT).flatMap(({ id, extensions: list }) =>
  list.map((extension) => ({ id, extension })),
);
let inputs = 0;
let characters = 0;
let failures = 0;
let slowest = { ms: 0, what: '' };

for (let seed = Number(values.seed); performance.now() < until; seed += 1) {
  const random = randomFrom(seed);
  const { id, extension } = random.pick(extensions);
  const text =
    random.next() < 0.2
      ? repeatedText(random, random.integer(1000, 400_000))
      : hostileText(random, random.integer(10, 3000));
  const what = `seed ${seed}: ${text.length} characters of .${extension}`;
  const started = performance.now();
  try {
    const path = `a.${extension}`;
    const reading = readingOf(path, text, id);
    if (reading === undefined) {
      throw new Error('no tokenizer');
    }
    // Straight to the tokenizer: reading would leave out what has too long lines.
    const tokens = new TokenBuffer();
    reading.tokenize(text, tokens);
    measureFunctions(path, reading.family, text, tokens);
    const make = (number: number): EngineDocument => ({
      id: number,
      role: 'submission',
      files: [
        {
          path,
          bytes: encoder.encode(
            number === 1 ? text : `${text.slice(text.length >> 1)}\n${text.slice(0, text.length >> 1)}`,
          ),
        },
      ],
    });
    readDocument(make(1), id, { quality: true, abstracted: true });
    const analysis = new Analysis({ languageId: id, ai: true, detectBaseCode: true });
    analysis.add(make(1));
    analysis.add(make(2));
    for (const { similarity, suspicion } of analysis.run().pairs) {
      if (!(similarity >= 0 && similarity <= 100 && suspicion >= 0 && suspicion <= 100)) {
        throw new Error(`similarity ${similarity}, suspicion ${suspicion}`);
      }
    }
  } catch (error) {
    failures += 1;
    process.stdout.write(
      `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${JSON.stringify(text.slice(0, 300))}\n`,
    );
  }
  const ms = performance.now() - started;
  if (ms > SLOW_MS) {
    failures += 1;
    process.stdout.write(`${what}: ${Math.round(ms)} ms\n${JSON.stringify(text.slice(0, 100))}\n`);
  }
  if (ms > slowest.ms) {
    slowest = { ms, what };
  }
  inputs += 1;
  characters += text.length;
}
process.stdout.write(
  `${inputs} inputs, ${Math.round(characters / 1e6)} million characters, ${failures} failures; slowest ${Math.round(slowest.ms)} ms (${slowest.what})\n`,
);
process.exitCode = failures === 0 ? 0 : 1;
