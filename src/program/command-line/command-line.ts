import { type Environment, Failure, fill, messageOf, type Redact, redactDeep, redactor } from '#base';
import { type Code, exitCodeOf, FAILED } from '../exit-codes.ts';
import { stoppedBy } from '../process/cancellation.ts';
import { endOfError } from '../process/execute.ts';
import { type Command, asksForDocument, parseCommandLine } from './arguments/parse-command-line.ts';
import { environmentSecrets, writtenSecrets } from './arguments/variables.ts';
import * as says from './says.ts';

/** Runs a command; null: it is none of those that this part of the program knows. */
export type RunCommand = (command: Command, environment: Environment) => Promise<Code | null>;

/**
 * Runs what a command line asks for. Results on stdout, everything else on stderr.
 *
 * @param argv the words after the program's name
 * @param run what runs a command that was understood
 * @returns false where `run` does not know the command; nothing was said then
 */
export async function runCommandLine(argv: readonly string[], run: RunCommand): Promise<boolean> {
  const environment = process.env;
  process.exitCode = FAILED;
  const at = new Date();
  const isWhole = watchOutput();
  const redact = redactor([...environmentSecrets(environment), ...writtenSecrets(argv)]);
  try {
    const code = await run(read(argv, redact), environment);
    if (code === null) return false;
    process.exitCode = isWhole() ? code : FAILED;
  } catch (error) {
    const end = redactDeep(endOfError(error, null), redact);
    process.exitCode = exitCodeOf(end.outcome, end.exitCode, stoppedBy(error));
    // Where a defect is, its stack says; a failure's sentence says all.
    const isDefect = end.outcome === 'internal-error' && !(error instanceof Failure);
    if (isDefect && error instanceof Error) process.stderr.write(`${redact(error.stack ?? '')}\n`);
    process.stderr.write(`error: ${end.sentence}\n`);
    if (asksForDocument(argv)) {
      const { printFailure } = await import('./check-document.ts');
      await printFailure(end, null, at);
    }
  }
  return true;
}

/** Reads the words. What is said of them quotes some, and cuts: a secret must be gone before. */
function read(argv: readonly string[], redact: Redact): Command {
  try {
    return parseCommandLine(argv);
  } catch (error) {
    parseCommandLine(argv.map(redact));
    throw error;
  }
}

/**
 * Lets no stream that cannot be written end the run or its cleaning up. Whoever reads no further (`| head`, a pager that was closed)
 * has what they want; a disk that is full has not, and what is said beside the result changes nothing.
 *
 * @returns whether stdout took all of the result so far; where it takes no more afterwards, the exit code says so
 */
function watchOutput(): () => boolean {
  let isWhole = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = FAILED;
    if (isWhole) {
      process.stderr.write(`${fill(says.errorResult, { error: messageOf(error) })}\n`);
    }
    isWhole = false;
  });
  process.stderr.on('error', () => {});
  return () => isWhole;
}
