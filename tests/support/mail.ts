import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import type { AddressInfo } from 'node:net';
import { admit } from './admitted.ts';

/** A message as the mail server received it. */
export interface Mail extends Email {
  /** The unparsed message, headers first. */
  raw: string;
  /** Recipients of the SMTP envelope, which may differ from the headers. */
  recipients: string[];
  /** Returns a header by its name in lower case. */
  header(name: string): string | undefined;
}

/** A real mail server that keeps all messages and refuses every password. */
export class MailServer {
  /** SMTP codes, or whole replies such as '550 5.1.1 unknown', to refuse the next recipients with, in order. */
  readonly refusals: (number | string)[] = [];
  /** The same for the next messages after their content. */
  readonly contentRefusals: string[] = [];
  readonly received: Mail[] = [];
  port = 0;
  #server!: SMTPServer;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; after a restart on the same port. */
  async start(): Promise<void> {
    this.#server = this.#createServer();
    const { server } = this.#server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      this.#server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (this.#server.server.address() as AddressInfo).port;
  }

  stop = (): Promise<void> => new Promise((resolve) => this.#server.close(resolve));

  /** Messages to an address, oldest first. */
  to(address: string): Mail[] {
    return this.received.filter(({ recipients }) => recipients.includes(address));
  }

  #createServer(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (address, _session, done) => {
        const reply = this.refusals.shift();
        if (!reply) return done();
        done(refusal(typeof reply === 'string' ? reply : `${reply} not now, ${address.address}`));
      },
      onData: async (stream, session, done) => {
        const raw = await text(stream);
        const reply = this.contentRefusals.shift();
        if (reply) return done(refusal(reply));
        await this.#keep(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        );
        done();
      },
    });
    server.on('error', admit('ECONNRESET', 'EPIPE'));
    return server;
  }

  async #keep(raw: string, recipients: string[]): Promise<void> {
    const email = await PostalMime.parse(raw);
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
    this.received.push({ ...email, raw, recipients, header });
  }
}

const refusal = (reply: string) =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

/** The mail server of a test file. */
export function useMailServer(): MailServer {
  const mail = new MailServer();
  beforeAll(() => mail.start());
  afterAll(() => mail.stop());
  return mail;
}
