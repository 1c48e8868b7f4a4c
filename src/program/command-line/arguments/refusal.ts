import { ConfigurationError } from '#base';

/** The error that names every problem of a command line, one a line. */
export function refusal(problems: readonly string[]): ConfigurationError {
  return new ConfigurationError(problems.join('\n'));
}
