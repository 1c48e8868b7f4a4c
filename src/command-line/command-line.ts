import { type Code, exitCodeOf, FAILED } from '../domain/exit-codes.ts';
import { Failure } from '../domain/outcome.ts';
import type { Environment } from '../domain/environment.ts';
import { VERSION } from '../version.ts';
import { stoppedBy } from '../process/cancellation.ts';
import { endOfError } from '../process/execute.ts';
import { messageOf } from '../text/message-of.ts';
import type { Command } from './arguments/command.ts';
import { asksForDocument, parseCommandLine, withEnvironment } from './arguments/parse-command-line.ts';
import { helpText } from './arguments/help-text.ts';

const DEFAULT_WIDTH = 100;

/** Runs what a command line asks for. Results on stdout, everything else on stderr. Each command loads what it alone needs. */
export async function runCommandLine(
  argv: readonly string[],
  environment: Environment = process.env,
): Promise<void> {
  process.exitCode = FAILED;
  const at = new Date();
  const isWhole = watchOutput();
  try {
    const code = await run(parseCommandLine(argv), environment);
    process.exitCode = isWhole() ? code : FAILED;
  } catch (error) {
    const end = endOfError(error, null);
    process.exitCode = exitCodeOf(end.outcome, end.exitCode, stoppedBy(error));
    // Where a defect is, its stack says; a failure's sentence says all.
    if (!(error instanceof Failure) && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
    process.stderr.write(`error: ${end.sentence}\n`);
    if (!asksForDocument(argv)) return;
    const { printFailure } = await import('./check-document.ts');
    await printFailure(end, null, at);
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
      process.stderr.write(
        `error: The result could not be written to stdout: ${messageOf(error)}. Make room there, or lead stdout elsewhere.\n`,
      );
    }
    isWhole = false;
  });
  process.stderr.on('error', () => {});
  return () => isWhole;
}

async function run(command: Command, environment: Environment): Promise<Code> {
  switch (command.kind) {
    case 'help':
      process.stdout.write(helpText(command.command, process.stdout.columns || DEFAULT_WIDTH));
      return 0;
    case 'version':
      process.stdout.write(`${VERSION}\n`);
      return 0;
    case 'completion': {
      const { completionScript } = await import('./arguments/completions/completion-script.ts');
      process.stdout.write(completionScript(command.shell));
      return 0;
    }
    case 'check': {
      const { check } = await import('./check.ts');
      return check(withEnvironment(command.inputs, environment), command, environment);
    }
    case 'serve': {
      const { serve } = await import('./serve.ts');
      return serve(command, environment);
    }
    case 'bot': {
      const { serveBot } = await import('./bot.ts');
      return serveBot(command, environment);
    }
    case 'set-up-app': {
      const { setUpBot } = await import('./set-up-bot.ts');
      return setUpBot(command, environment);
    }
    case 'state': {
      const { keepState } = await import('./state.ts');
      return keepState(command, environment);
    }
    case 'report': {
      const { serveReport } = await import('./report.ts');
      return serveReport(command.directory, environment);
    }
    case 'dossier': {
      const { writeDossier } = await import('./dossier.ts');
      return writeDossier(command, environment);
    }
    case 'compare-reports': {
      const { compareReports } = await import('./report.ts');
      return compareReports(command, environment);
    }
  }
}
