import { Failure } from '../domain/outcome.ts';
import type { Environment } from '../domain/environment.ts';
import { VERSION } from '../version.ts';
import { parseCommandLine, withEnvironment } from './arguments/parse-command-line.ts';
import { helpText } from './arguments/help-text.ts';

const DEFAULT_WIDTH = 100;

/** Runs what a command line asks for. Results on stdout, everything else on stderr. Each command loads what it alone needs. */
export async function runCommandLine(
  argv: readonly string[],
  environment: Environment = process.env,
): Promise<void> {
  process.exitCode = 1;
  // Whoever reads no further (`| head`, a pager that was closed) ends neither the run nor its cleaning up.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  try {
    const command = parseCommandLine(argv);
    switch (command.kind) {
      case 'help':
        process.stdout.write(helpText(command.command, process.stdout.columns || DEFAULT_WIDTH));
        process.exitCode = 0;
        break;
      case 'version':
        process.stdout.write(`${VERSION}\n`);
        process.exitCode = 0;
        break;
      case 'completion': {
        const { completionScript } = await import('./arguments/completions/completion-script.ts');
        process.stdout.write(completionScript(command.shell));
        process.exitCode = 0;
        break;
      }
      case 'check': {
        const { check } = await import('./check.ts');
        process.exitCode = await check(withEnvironment(command.inputs, environment), environment);
        break;
      }
      case 'serve': {
        const { serve } = await import('./serve.ts');
        process.exitCode = await serve(command, environment);
        break;
      }
      case 'bot': {
        const { serveBot } = await import('./bot.ts');
        process.exitCode = await serveBot(command, environment);
        break;
      }
      case 'set-up-app': {
        const { setUpBot } = await import('./set-up-bot.ts');
        process.exitCode = await setUpBot(command, environment);
        break;
      }
      case 'state': {
        const { keepState } = await import('./state.ts');
        process.exitCode = await keepState(command, environment);
        break;
      }
      case 'report': {
        const { serveReport } = await import('./report.ts');
        process.exitCode = await serveReport(command.directory, environment);
        break;
      }
      case 'dossier': {
        const { writeDossier } = await import('./dossier.ts');
        process.exitCode = await writeDossier(command, environment);
        break;
      }
      case 'compare-reports': {
        const { compareReports } = await import('./report.ts');
        process.exitCode = compareReports(command, environment);
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
  }
}
