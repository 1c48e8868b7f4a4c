import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import { ConfigurationError } from '../domain/outcome.ts';
import type { GitHub } from '../github/client.ts';
import { fullName, type RepositoryName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';

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
 * @throws GitHubError
 */
export async function installationToken(
  github: GitHub,
  installationId: number,
  repository: RepositoryName,
): Promise<InstallationToken> {
  const { token, expires_at: expiresAt } = await github.ask(
    {
      what: `asking for the App's token for ${fullName(repository)}`,
      permission: PERMISSIONS.metadata,
      target: 'other',
    },
    (rest) =>
      rest.apps.createInstallationAccessToken({
        installation_id: installationId,
        repositories: [repository.repo],
      }),
    Token,
  );
  return { token, expiresAt };
}
