/** The part of oidc-provider that tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Client {
    client_id: string;
    client_secret: string;
    redirect_uris: string[];
    backchannel_logout_uri?: string;
    backchannel_logout_session_required?: boolean;
  }
  interface Settings {
    clients: Client[];
    cookies: { keys: string[] };
    features?: Record<string, { enabled: boolean }>;
    findAccount?: (
      ctx: unknown,
      id: string,
    ) => { accountId: string; claims: () => { sub: string; name: string } };
    claims?: Record<string, string[]>;
    fetch?: (address: string, options: RequestInit & { dispatcher?: unknown }) => Promise<Response>;
  }
  export default class Provider {
    constructor(issuer: string, settings: Settings);
    callback(): (req: IncomingMessage, res: ServerResponse) => void;
  }
}
