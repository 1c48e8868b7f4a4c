import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, fill, messageOf, parsedJson } from '#base';
import { isAnswer } from '#bot';
import type { LazyGitHub } from '#check';
import { purposeFor } from '#github';
import { z } from 'zod';
import * as says from '../says.ts';

const Credentials = z.looseObject({
  id: z.number().int().positive(),
  clientId: z.string().min(1),
  name: z.string(),
  /** The App's page on GitHub. */
  url: z.string(),
  /** PEM. */
  privateKey: z.string().includes('-----BEGIN'),
  /** null: the App has no webhook. */
  webhookSecret: z.string().min(1).nullable(),
});

/** Who an App is, and the secrets that show it. */
export type AppCredentials = z.infer<typeof Credentials>;

/** Where a data folder keeps them. */
export function credentialsPath(folder: string): string {
  return join(folder, 'app.json');
}

/** What the folder keeps; null: nothing. @throws ConfigurationError where it cannot be read, without a word of it */
export function readCredentials(folder: string): AppCredentials | null {
  const path = credentialsPath(folder);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigurationError(fill(says.appsCredentials, { folder, error: messageOf(error) }));
  }
  const result = Credentials.safeParse(parsedJson(text));
  if (result.success) return result.data;
  const fields = [...new Set(result.error.issues.map(({ path: [field] }) => String(field ?? 'all of it')))];
  throw new ConfigurationError(fill(says.damagedSet, { path, fields: fields.join(', ') }));
}

/** As much as credentials take, and more. */
const ROOM_BYTES = 16_384;

/**
 * Tries whether credentials can be kept: GitHub gives them once, when the App is registered already.
 *
 * @throws ConfigurationError where the folder cannot be written, or has no room
 */
export function tryToWrite(folder: string): void {
  const trial = `${credentialsPath(folder)}.trial`;
  try {
    writeFileSync(trial, Buffer.alloc(ROOM_BYTES), { mode: 0o600, flush: true });
  } catch (error) {
    throw new ConfigurationError(fill(says.dataFolder, { folder, error: messageOf(error) }));
  } finally {
    rmSync(trial, { force: true });
  }
}

/**
 * Keeps credentials for their owner alone: the file is there whole or not at all.
 *
 * @param replaces whether one that is there already may be lost
 *
 * @throws ConfigurationError where it may not, or where the folder cannot be written
 */
export function writeCredentials(folder: string, credentials: AppCredentials, replaces: boolean): void {
  const path = credentialsPath(folder);
  const part = `${path}.new`;
  if (!replaces && existsSync(path)) {
    throw new ConfigurationError(fill(says.alreadyStart, { path }));
  }
  try {
    // A file that a killed run left would keep its own mode.
    rmSync(part, { force: true, recursive: true });
    writeFileSync(part, `${JSON.stringify(credentials, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    renameSync(part, path);
  } catch (error) {
    throw new ConfigurationError(fill(says.cannotWrittenGive, { path, error: messageOf(error) }));
  } finally {
    rmSync(part, { force: true, recursive: true });
  }
}

const Registered = z.looseObject({
  id: z.number().int().positive(),
  client_id: z.string().min(1),
  name: z.string(),
  html_url: z.string().regex(/^https?:\/\//),
  pem: z.string().includes('-----BEGIN'),
  webhook_secret: z.string().min(1).nullable(),
});

/**
 * The credentials of an App that was registered from a manifest. GitHub gives them once for a code, within an hour.
 *
 * @param github is closed in the end
 *
 * @throws ConfigurationError in a sentence that says what to do, whatever failed
 */
export async function exchangeCode(github: LazyGitHub, code: string): Promise<AppCredentials> {
  try {
    const app = await github
      .get()
      .ask(
        purposeFor('other', "asking for the App's key", 'metadata'),
        (rest) => rest.apps.createFromManifest({ code }),
        Registered,
      );
    return {
      id: app.id,
      clientId: app.client_id,
      name: app.name,
      url: app.html_url,
      privateKey: app.pem,
      webhookSecret: app.webhook_secret,
    };
  } catch (error) {
    if (isAnswer(error, 404, 422)) {
      throw new ConfigurationError(says.githubNotKnow, { cause: error });
    }
    throw new ConfigurationError(fill(says.appYour, { error: messageOf(error) }), { cause: error });
  } finally {
    await github.close();
  }
}
