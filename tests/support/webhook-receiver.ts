import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { WebhookChange } from '#domain/account/webhooks';
import type { TestClient } from './client.ts';
import { createToken } from './access-tokens.ts';

export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** Responds to a message; 204 by default. */
  respond: (response: ServerResponse) => void;
}

/** A program that receives webhooks, on this machine, for a test file. */
export function useWebhookReceiver(): WebhookReceiver {
  const ok = (response: ServerResponse) => void response.writeHead(204).end();
  const receiver: WebhookReceiver = { url: '', received: [], respond: ok };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      receiver.received.push({ path: request.url!, headers: request.headers, body });
      receiver.respond(response);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    receiver.received = [];
    receiver.respond = ok;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Checks a message as a receiver does, and returns its changes. */
export function verified(secret: string, { headers, body }: ReceivedMessage): WebhookChange[] {
  const message = new Webhook(secret).verify(body, headers as Record<string, string>);
  return (message as { data: { changes: WebhookChange[] } }).data.changes;
}

/** Adds a webhook as its owner does, with an access token of its own. */
export async function addWebhook(
  owner: TestClient,
  address: string,
  kinds: readonly string[] = [],
): Promise<{ id: number; secret: string; tokenId: string }> {
  const { id: tokenId } = await createToken(owner, ['record-events:read']);
  const input = { accessTokenId: tokenId, address, kinds };
  const { status, body } = await owner.rest('POST', '/user/webhooks', input);
  if (status !== 201) throw new Error(`adding a webhook returned ${status}: ${body.message}`);
  return { id: body.id, secret: body.secret, tokenId };
}
