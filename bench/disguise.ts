import path from 'node:path';
import { honestTasks, type HonestTask, LEAST_PROGRAMS } from './disguise/honest.ts';
import { FINAL_KIND_NAMES, KIND_NAMES } from '../test/disguise/kinds.ts';
import { ENDINGS, LANGUAGES, type Language } from '../test/disguise/lexer.ts';
import { translated } from './disguise/translate.ts';
import { makeViews } from './disguise/views.ts';
import { compiled } from './disguise/compilers.ts';
import { readFlags } from './flags.ts';

/*
 * Makes labelled sets from honest classes: `node bench/disguise.ts OUT GIVEN… [--seed 1] [--languages java,…] [--kinds …] [--half development|final]`
 *
 * GIVEN are labelled sets of Java programs. Programs of some tasks are copied in disguise, each copy is compiled or parsed, and
 * OUT gets one set for each source, language and kind. The halves have other tasks, and the final one has kinds of its own.
 */

const USAGE =
  'usage: node bench/disguise.ts OUT GIVEN… [--seed N] [--languages A,B] [--kinds A,B] [--half development|final]';
const { folders, values } = readFlags(process.argv.slice(2), ['seed', 'languages', 'kinds', 'half'], USAGE);
const [out, ...given] = folders;
const seed = Number(values['seed'] ?? 1);
const half = values['half'] ?? 'development';
const kinds =
  values['kinds']?.split(',') ?? (half === 'final' ? [...KIND_NAMES, ...FINAL_KIND_NAMES] : KIND_NAMES);
const languages = (values['languages']?.split(',') ?? [...LANGUAGES]).map((name): Language => {
  const found = LANGUAGES.find((each) => each === name);
  if (found === undefined) throw new RangeError(`${name} is none of ${LANGUAGES.join(', ')}`);
  return found;
});
if (
  out === undefined ||
  given.length === 0 ||
  !Number.isInteger(seed) ||
  !['development', 'final'].includes(half)
) {
  throw new RangeError(USAGE);
}

/** Every third task is kept for the end; of a single task every second program. */
function halfOf(tasks: readonly HonestTask[]): HonestTask[] {
  const isFinal = half === 'final';
  return tasks.length > 2
    ? tasks.filter((_, at) => (at % 3 === 2) === isFinal)
    : tasks.map(({ name, programs }) => ({
        name,
        programs: programs.filter((_, at) => (at % 2 === 1) === isFinal),
      }));
}

/** The tasks in another language, as far as programs can be translated and the result compiles or parses. */
function inLanguage(tasks: readonly HonestTask[], language: Language): HonestTask[] {
  // The given programs are Java as their authors handed it in: only what is made of them is compiled.
  if (language === 'java') return [...tasks];
  const made = tasks.map(({ name, programs }) => ({
    name,
    programs: programs.flatMap((program) => {
      const [only, more] = program.files;
      const text = only === undefined || more !== undefined ? undefined : translated(only.text, language);
      return text === undefined
        ? []
        : [{ name: program.name, files: [{ name: `main${ENDINGS[language]}`, text }] }];
    }),
  }));
  const all = made.flatMap(({ programs }) => programs);
  const good = compiled(
    language,
    all.map(({ files }) => files),
  );
  const kept = new Set(all.filter((_, at) => good[at]));
  return made
    .map(({ name, programs }) => ({ name, programs: programs.filter((each) => kept.has(each)) }))
    .filter(({ programs }) => programs.length >= LEAST_PROGRAMS);
}

for (const folder of given) {
  const source = path.basename(folder).replaceAll(/-train$|-/g, '');
  const tasks = honestTasks(folder);
  for (const language of languages) {
    const usable = halfOf(inLanguage(tasks, language));
    const made = makeViews(out, source, language, usable, seed, kinds);
    const honest = usable.reduce((sum, { programs }) => sum + programs.length, 0);
    process.stdout.write(`${source} ${language}: ${honest} honest programs in ${usable.length} tasks\n`);
    for (const { kind, tried, unchanged, refused, copies } of made) {
      process.stdout.write(
        `  ${kind.padEnd(16)} ${String(copies).padStart(3)} copies, ${tried} made, ${refused} refused, ${unchanged} unchanged\n`,
      );
    }
  }
}
