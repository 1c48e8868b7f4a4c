/*
 * Text that nobody can read: what is packed or encrypted, in digits of any kind. No way to write it is known here; it is known by its
 * evenness, because whatever says little for its length was made shorter before, and each digit is as frequent as any other one.
 */

/** A shorter run holds no program that is told, even packed. */
const LEAST_CHARACTERS = 600;
/** A line that is a part of a run; the last one may be shorter. */
const LEAST_LINE = 40;
/** Digits of fewer kinds are those of numbers, or letters of genes. */
const LEAST_DIGITS = 14;
/** Of what that many kinds of digits can say. What is no more than written otherwise says at most nine tenths. */
const LEAST_EVENNESS = 0.96;

/** How pictures, fonts, sounds, documents, certificates and programs for machines begin in Base64. */
const KNOWN =
  /^(?:[^,]{0,80};base64,)?(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|Qk[01]|d09G[RM]|AAEAAA|T1RUTw|SUQz|T2dnU|JVBERi|MII|AGFzbQ|AAAAB3)/;

/** The characters of a text that nobody can read. */
export function opaqueCharacters(text: string): number {
  return runsOf(text)
    .filter((run) => run.length >= LEAST_CHARACTERS && !KNOWN.test(run) && isEven(run))
    .reduce((sum, { length }) => sum + length, 0);
}

/** Long stretches without a blank, over the ends of lines and of strings that are one text. */
function runsOf(text: string): readonly string[] {
  const runs: string[] = [];
  let run: string[] = [];
  for (const line of text.split('\n')) {
    const digits = digitsOf(line);
    run.push(digits);
    if (digits.length >= LEAST_LINE) continue;
    runs.push(run.join(''));
    run = [];
  }
  return [...runs, run.join('')];
}

/** What surrounds digits in a line of code. */
const AROUND = new Set(' \t\r"\'`+,;()\\');

/** A line without what surrounds its digits; '': it has others, or blanks. */
function digitsOf(line: string): string {
  let [from, to] = [0, line.length];
  while (from < to && AROUND.has(line.charAt(from))) from += 1;
  while (from < to && AROUND.has(line.charAt(to - 1))) to -= 1;
  const digits = line.slice(from, to);
  return /[^!-~]/.test(digits) ? '' : digits;
}

function isEven(run: string): boolean {
  const times = new Map<string, number>();
  for (const digit of run) times.set(digit, (times.get(digit) ?? 0) + 1);
  if (times.size < LEAST_DIGITS) return false;
  const bits = [...times.values()].reduce((sum, count) => sum - count * Math.log2(count / run.length), 0);
  return bits >= LEAST_EVENNESS * run.length * Math.log2(times.size);
}
