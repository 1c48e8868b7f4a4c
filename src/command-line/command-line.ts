import { Failure } from '../domain/outcome.ts';
import type { Environment } from '../domain/environment.ts';
import { VERSION } from '../version.ts';
import { parseCommandLine, withEnvironment } from './arguments/parse-command-line.ts';
import { completionScript } from './arguments/completions/completion-script.ts';
import { helpText } from './arguments/help-text.ts';
import { check } from './check.ts';
import { compareReports, serveReport } from './report.ts';
import { serveBot } from './bot.ts';
import { serve } from './serve.ts';

const DEFAULT_WIDTH = 100;

/** Runs what a command line asks for. Results on stdout, everything else on stderr. */
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
      case 'completion':
        process.stdout.write(completionScript(command.shell));
        process.exitCode = 0;
        break;
      case 'check':
        process.exitCode = await check(withEnvironment(command.inputs, environment), environment);
        break;
      case 'serve':
        process.exitCode = await serve(command, environment);
        break;
      case 'bot':
        process.exitCode = await serveBot(command, environment);
        break;
      case 'report':
        process.exitCode = await serveReport(command.directory, environment);
        break;
      case 'compare-reports':
        process.exitCode = compareReports(command, environment);
        break;
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
  }
}
