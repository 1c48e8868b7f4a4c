import type { Environment } from '#base';
import type { Code } from '../exit-codes.ts';
import { VERSION } from '../../version.ts';
import { helpText } from './arguments/help-text.ts';
import { type Command, withEnvironment } from './arguments/parse-command-line.ts';

const DEFAULT_WIDTH = 100;

/** Runs a command of one person, once. Each loads what it alone needs. @returns null for a server's, see `openServer` of `src/bundle.ts` */
export async function runCommand(command: Command, environment: Environment): Promise<Code | null> {
  switch (command.kind) {
    case 'help':
      process.stdout.write(helpText(command.command, process.stdout.columns || DEFAULT_WIDTH));
      return 0;
    case 'version':
      process.stdout.write(`${VERSION}\n`);
      return 0;
    case 'completion': {
      const { completionScript } = await import('./arguments/completion-script.ts');
      process.stdout.write(completionScript(command.shell));
      return 0;
    }
    case 'check':
      return (await import('./check.ts')).check(
        withEnvironment(command.inputs, environment),
        command,
        environment,
      );
    case 'doctor':
      return (await import('./doctor.ts')).doctor(
        { ...command, inputs: withEnvironment(command.inputs, environment) },
        environment,
      );
    case 'bot':
      return (await import('./bot.ts')).serveBot(command, environment);
    case 'set-up-app':
      return (await import('./set-up-bot.ts')).setUpBot(command, environment);
    case 'state':
      return (await import('./state.ts')).keepState(command, environment);
    case 'report':
      return (await import('./report.ts')).serveReport(command.directory, environment);
    case 'course':
      return (await import('./course.ts')).course(
        { ...command, inputs: withEnvironment(command.inputs, environment) },
        environment,
      );
    case 'dossier':
      return (await import('./dossier.ts')).writeDossier(command, environment);
    case 'compare-reports':
      return (await import('./report.ts')).compareReports(command, environment);
    case 'serve':
    case 'work':
    case 'users':
    case 'keys':
    case 'audit':
    case 'backup':
    case 'restore':
      return null;
  }
}
