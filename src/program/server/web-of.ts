import { ConfigurationError, type Environment } from '#base';
import { DEFAULT_API_URL } from '#github';
import { askingOf, type ServiceOptions } from '#service';
import type { AnalysisPlan } from '../command-line/arguments/command.ts';
import { VERSION } from '../../version.ts';
import * as says from './says.ts';

/**
 * Who a server asks about the web; null: nobody.
 *
 * @throws ConfigurationError where GitHub is to be asked without a token, which answers nobody
 */
export function webOf(
  { web: names, webRequests: mostRequests }: AnalysisPlan,
  environment: Environment,
): NonNullable<ServiceOptions['web']> | null {
  if (names.length === 0) return null;
  const token = environment['GITHUB_TOKEN'] || null;
  if (names.includes('github') && token === null) throw new ConfigurationError(says.webGithub);
  const apiUrl = environment['GITHUB_API_URL'] || DEFAULT_API_URL;
  return { ...askingOf({ names, token, apiUrl, toolVersion: VERSION }, environment), mostRequests };
}
