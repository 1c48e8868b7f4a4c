import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ConfigurationError, fill } from '#base';
import { isAnswer } from '#bot';
import type { LazyGitHub } from '#check';
import { aheadOf, fullName, type GitHub, type Purpose, purposeFor, type RepositoryName } from '#github';
import * as says from './says.ts';

export interface AppIdentity {
  /** The App's client id or numeric id. */
  readonly id: string;
  /** An RSA key in PEM. */
  readonly privateKey: string;
}

/** An App, and what it needs to speak to GitHub as itself. */
export interface AppAccount {
  readonly identity: AppIdentity;
  /**
   * A client that shows this token. Calls at the same time for one repository share one request, so it must
   * not end with the work of a single caller.
   */
  readonly open: (token: string) => LazyGitHub;
  /** Called with each token before it is used. */
  readonly onSecret: (token: string) => void;
}

export interface InstallationToken {
  readonly token: string;
  /** RFC 3339, by this machine's clock: an hour after it was made. */
  readonly expiresAt: string;
}

/** @param pem the private key that GitHub made for the App. @throws ConfigurationError where it is none */
export function readAppIdentity(id: string, pem: string): AppIdentity {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    // What OpenSSL says may quote from the key.
    throw new ConfigurationError(says.privateKey, { cause: error });
  }
  if (key.asymmetricKeyType !== 'rsa' || id.trim() === '') throw new ConfigurationError(says.appNeeds);
  return { id: id.trim(), privateKey: pem };
}

const Token = z.looseObject({ token: z.string().min(1), expires_at: z.string() });

export interface ReachedRepository {
  readonly name: RepositoryName;
  /** By it GitHub knows a repository that was renamed meanwhile, and one that took the name of another; null: not known. */
  readonly id: number | null;
}

/**
 * Asks for a token of an installation.
 *
 * @param reached null: all that the installation reaches
 *
 * @throws ConfigurationError where GitHub refuses: what is wrong is of the App's making. GitHubError where it fails
 */
export async function installationToken(
  account: AppAccount,
  installationId: number,
  reached: ReachedRepository | null,
): Promise<InstallationToken> {
  const where = reached === null ? `installation ${installationId}` : fullName(reached.name);
  const what = ownPurpose(`asking for the App's token for ${where}`);
  const parameters = { installation_id: installationId, ...scopeOf(reached) };
  try {
    return await asApp(account, async (github, aheadMs) => {
      const { token, expires_at: end } = await github.ask(
        what,
        (rest) => rest.apps.createInstallationAccessToken(parameters),
        Token,
      );
      account.onSecret(token);
      return { token, expiresAt: new Date(Date.parse(end) - aheadMs).toISOString() };
    });
  } catch (error) {
    throw explainRefusal(error, installationId, where);
  }
}

function scopeOf(reached: ReachedRepository | null): {
  readonly repository_ids?: number[];
  readonly repositories?: string[];
} {
  if (reached === null) return {};
  return reached.id === null ? { repositories: [reached.name.repo] } : { repository_ids: [reached.id] };
}

/** GitHub lets an App's own token be good for ten minutes. A clock that is ahead by less than this is not refused. */
const VALID_S = 600;
const EARLY_S = 30;

/** @param aheadMs how far GitHub's clock is ahead of this machine's */
async function ownToken({ id, privateKey }: AppIdentity, aheadMs: number): Promise<string> {
  const { SignJWT } = await import('jose');
  const iat = Math.floor((Date.now() + aheadMs) / 1000) - EARLY_S;
  return new SignJWT({ iat, exp: iat + VALID_S, iss: id })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(createPrivateKey(privateKey));
}

/** Of a difference that is smaller the clock is not what was refused. */
const LEAST_AHEAD_MS = 20_000;

/**
 * Asks with a token of this machine's time, and where GitHub refuses that and has another time, once more with one of GitHub's: it
 * takes none that was made in its future, or has ended. A clock that is off by a minute would else lose all that people ask for.
 *
 * @param body with how far GitHub's clock is ahead, in milliseconds
 */
async function asApp<T>(
  { identity, open, onSecret }: AppAccount,
  body: (github: GitHub, aheadMs: number) => Promise<T>,
): Promise<T> {
  const ask = async (aheadMs: number): Promise<T> => {
    const token = await ownToken(identity, aheadMs);
    onSecret(token);
    const client = open(token);
    try {
      return await body(client.get(), aheadMs);
    } finally {
      await client.close();
    }
  };
  try {
    return await ask(0);
  } catch (error) {
    const aheadMs = isAnswer(error, 401) ? (aheadOf(Date.now(), error) ?? 0) : 0;
    if (Math.abs(aheadMs) < LEAST_AHEAD_MS) throw error;
    return ask(aheadMs);
  }
}

const App = z.looseObject({ name: z.string() });

/**
 * Asks GitHub which App this is. @returns its name
 *
 * @throws ConfigurationError where GitHub does not know it by this key. GitHubError where it could not be asked
 */
export async function readAppName(account: AppAccount): Promise<string> {
  return withAppClient(account, async (github) => {
    const what = ownPurpose('asking which App this is');
    const { name } = await github.ask(what, (rest) => rest.apps.getAuthenticated(), App);
    return name;
  });
}

/**
 * Speaks to GitHub as the App itself, for ten minutes at most: so long its token is good.
 *
 * @throws ConfigurationError where GitHub does not know the App by this key. GitHubError where it could not be asked
 */
export async function withAppClient<T>(
  account: AppAccount,
  body: (github: GitHub) => Promise<T>,
): Promise<T> {
  try {
    return await asApp(account, body);
  } catch (error) {
    throw isAnswer(error, 401) ? new ConfigurationError(WRONG_KEY, { cause: error }) : error;
  }
}

const FoundInstallation = z.looseObject({ id: z.number().int().positive() });

/**
 * Which installation of the App reaches a repository.
 *
 * @throws ConfigurationError where the App is not installed there, or GitHub does not know it. GitHubError where GitHub could
 *   not be asked
 */
export async function findInstallation(account: AppAccount, repository: RepositoryName): Promise<number> {
  try {
    return await withAppClient(account, async (github) => {
      const { id } = await github.ask(
        ownPurpose(`looking for the App's installation in ${fullName(repository)}`),
        (rest) => rest.apps.getRepoInstallation({ owner: repository.owner, repo: repository.repo }),
        FoundInstallation,
      );
      return id;
    });
  } catch (error) {
    if (!isAnswer(error, 404)) throw error;
    throw new ConfigurationError(
      fill(says.appNotInstalled, { repository: fullName(repository), owner: repository.owner }),
      { cause: error },
    );
  }
}

const WRONG_KEY = says.githubNotAccept;

function explainRefusal(error: unknown, installationId: number, where: string): unknown {
  const because = (sentence: string): ConfigurationError =>
    new ConfigurationError(sentence, { cause: error });
  if (isAnswer(error, 401)) return because(WRONG_KEY);
  if (isAnswer(error, 404)) {
    return because(fill(says.appApp, { id: installationId, where }));
  }
  if (isAnswer(error, 422)) {
    return because(fill(says.appsInstallation, { where }));
  }
  if (isAnswer(error, 403) && error.outcome === 'forbidden') {
    return because(fill(says.githubGives, { where }));
  }
  return error;
}

/** What an App asks as itself: no permission has to be given for it. */
export function ownPurpose(what: string): Purpose {
  return purposeFor('other', what, 'metadata');
}
