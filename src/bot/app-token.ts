import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import { ConfigurationError } from '../domain/outcome.ts';
import type { GitHub } from '../github/client.ts';
import { fullName, type RepositoryName } from '../github/names.ts';
import type { Purpose } from '../github/errors.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import { isAnswer } from '../publish/failure.ts';

/** Who an App is. */
export interface AppIdentity {
  /** The App's client id or numeric id. */
  readonly id: string;
  readonly key: KeyObject;
}

/** A token for one repository of one installation. */
export interface InstallationToken {
  readonly token: string;
  /** RFC 3339: an hour after it was made. */
  readonly expiresAt: string;
}

/** GitHub takes no more than ten minutes; clocks differ. */
const LIFETIME_S = 540;
const CLOCK_SKEW_S = 60;

/** @param pem the private key that GitHub made for the App. @throws ConfigurationError where it is none */
export function readAppIdentity(id: string, pem: string): AppIdentity {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    // What OpenSSL says may quote from the key.
    throw new ConfigurationError(
      'The private key of the App cannot be read. It is the whole of the .pem file, with its first and last line.',
      { cause: error },
    );
  }
  if (key.asymmetricKeyType !== 'rsa' || id.trim() === '') {
    throw new ConfigurationError('An App needs its id and the RSA private key that GitHub made for it.');
  }
  return { id: id.trim(), key };
}

/** What an App shows in place of a token when it asks for one: a JSON Web Token (RFC 7519) signed with RS256. */
export function appJwt(app: AppIdentity, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({
    iat: seconds - CLOCK_SKEW_S,
    exp: seconds + LIFETIME_S,
    iss: app.id,
  })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), app.key).toString('base64url')}`;
}

const Token = z.looseObject({ token: z.string().min(1), expires_at: z.string() });

/**
 * Asks for a token that reaches one repository and no other of the installation's.
 *
 * @param github speaks with `appJwt` as its token
 * @throws ConfigurationError where GitHub refuses: what is wrong is of the App's making. GitHubError where it fails
 */
export async function installationToken(
  github: GitHub,
  installationId: number,
  repository: RepositoryName,
): Promise<InstallationToken> {
  try {
    const { token, expires_at: expiresAt } = await github.ask(
      purpose(`asking for the App's token for ${fullName(repository)}`),
      (rest) =>
        rest.apps.createInstallationAccessToken({
          installation_id: installationId,
          repositories: [repository.repo],
        }),
      Token,
    );
    return { token, expiresAt };
  } catch (error) {
    throw explainRefusal(error, installationId, repository);
  }
}

const App = z.looseObject({ name: z.string() });

/**
 * Asks GitHub which App this is. @returns its name
 *
 * @param github speaks with `appJwt` as its token
 * @throws ConfigurationError where GitHub does not know it by this key. GitHubError where it could not be asked
 */
export async function readAppName(github: GitHub): Promise<string> {
  try {
    const { name } = await github.ask(
      purpose('asking which App this is'),
      (rest) => rest.apps.getAuthenticated(),
      App,
    );
    return name;
  } catch (error) {
    throw isAnswer(error, 401) ? new ConfigurationError(WRONG_KEY, { cause: error }) : error;
  }
}

const WRONG_KEY =
  "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY are of the same App, that the key was not deleted in the App's settings, and that this machine's clock is right.";

function explainRefusal(error: unknown, installationId: number, repository: RepositoryName): unknown {
  const where = fullName(repository);
  const because = (sentence: string): ConfigurationError =>
    new ConfigurationError(sentence, { cause: error });
  if (isAnswer(error, 401)) return because(WRONG_KEY);
  if (isAnswer(error, 404)) {
    return because(
      `The App of APP_ID has no installation ${installationId} for ${where}: it was uninstalled, or the webhook is another App's.`,
    );
  }
  if (isAnswer(error, 422)) {
    return because(`The App's installation does not reach ${where}. Add the repository to the installation.`);
  }
  if (isAnswer(error, 403) && error.outcome === 'forbidden') {
    return because(
      `GitHub gives the App no token for ${where} (403): the installation is suspended, or the App was blocked. Look at the installation's settings.`,
    );
  }
  return error;
}

function purpose(what: string): Purpose {
  return { what, permission: PERMISSIONS.metadata, target: 'other' };
}
