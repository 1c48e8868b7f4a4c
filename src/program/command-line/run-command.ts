import type { Environment } from '#base';
import type { Code } from '../exit-codes.ts';
import { VERSION } from '../../version.ts';
import { helpText } from './arguments/help-text.ts';
import { type Command, withEnvironment } from './arguments/parse-command-line.ts';

const DEFAULT_WIDTH = 100;

/** Runs a command of one person, once. Each loads what it alone needs. @returns null for a server's, see `src/server.ts` */
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
    case 'check': {
      const { check } = await import('./check.ts');
      return check(withEnvironment(command.inputs, environment), command, environment);
    }
    case 'doctor': {
      const { doctor } = await import('./doctor.ts');
      return doctor({ ...command, inputs: withEnvironment(command.inputs, environment) }, environment);
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
    case 'course': {
      const { course } = await import('./course.ts');
      return course({ ...command, inputs: withEnvironment(command.inputs, environment) }, environment);
    }
    case 'dossier': {
      const { writeDossier } = await import('./dossier.ts');
      return writeDossier(command, environment);
    }
    case 'compare-reports': {
      const { compareReports } = await import('./report.ts');
      return compareReports(command, environment);
    }
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
