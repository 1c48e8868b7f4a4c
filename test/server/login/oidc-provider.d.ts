/** A provider of OpenID Connect, as far as tests need it: the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Context {
    readonly oidc?: { readonly route?: string; readonly session?: { readonly accountId?: string } };
    readonly path: string;
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    body: Record<string, unknown>;
    status: number;
    set(header: string, value: string): void;
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
    ): Promise<void>;
    readonly Grant: new (of: {
      readonly clientId: string;
      readonly accountId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}
