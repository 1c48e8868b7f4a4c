import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { refusesSchema } from './contract.ts';

const Manifest = z.strictObject({
  name: z.string().max(34).optional(),
  url: z.url(),
  description: z.string().optional(),
  public: z.boolean().optional(),
  redirect_url: z.url(),
  // GitHub wants the address of a webhook that is named, also of one that is off.
  hook_attributes: z.strictObject({ url: z.url(), active: z.boolean().optional() }).optional(),
  default_events: z.array(z.string()).optional(),
  default_permissions: z.record(z.string(), z.string()),
});

/** Which permission an event needs: GitHub refuses a manifest that does not ask for it. */
const NEEDED: Readonly<Record<string, string>> = { issue_comment: 'issues', push: 'contents' };

/** Every App's: making one takes as long as a hundred requests. */
let pem: string | null = null;

/** Apps that people registered from manifests. */
export class RegisteredApps {
  readonly #manifests = new Map<string, z.infer<typeof Manifest>>();

  /** @returns the code for its credentials. @throws Error where GitHub's page would show one */
  register(text: string): string {
    const manifest = Manifest.parse(JSON.parse(text));
    const { default_events: events = [], default_permissions: permissions } = manifest;
    const wrong = refusesSchema('app-permissions', permissions);
    if (wrong !== null) throw new Error(`default_permissions: ${wrong}`);
    for (const event of events) {
      const needed = NEEDED[event];
      if (needed === undefined) throw new Error(`Default events unsupported: ${event}`);
      if (!(needed in permissions)) {
        throw new Error(`Default events are not supported by permissions: ${event}`);
      }
    }
    if (events.length > 0 && manifest.hook_attributes === undefined) {
      throw new Error('events without a webhook');
    }
    const code = randomBytes(20).toString('hex');
    this.#manifests.set(code, manifest);
    return code;
  }

  /** What GitHub tells of an App, once; null: there is no such code. */
  convert(code: string, id: number): Readonly<Record<string, unknown>> | null {
    const manifest = this.#manifests.get(code);
    if (manifest === undefined) return null;
    this.#manifests.delete(code);
    const name = manifest.name ?? 'similarity';
    const slug = name.toLowerCase().replaceAll(' ', '-');
    return {
      id,
      slug,
      client_id: `Iv23li${id}`,
      client_secret: randomBytes(20).toString('hex'),
      name,
      html_url: `https://github.com/apps/${slug}`,
      permissions: manifest.default_permissions,
      events: manifest.default_events ?? [],
      pem: (pem ??= newKey()),
      webhook_secret: manifest.hook_attributes === undefined ? null : randomBytes(20).toString('hex'),
    };
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}
