import { z } from 'zod';
import { ConfigurationError, fill, messageOf } from '#base';
import { isAnswer } from '#bot';
import type { LazyGitHub } from '#check';
import { purposeFor } from '#github';
import type { AppCredentials } from './credentials.ts';
import * as says from '../says.ts';

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
