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

/** A real mail server that keeps all messages. */
export class MailServer {
  /** SMTP codes to refuse the next messages with, in order. */
  readonly refusals: number[] = [];
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
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (address, _session, done) => {
        const responseCode = this.refusals.shift();
        if (!responseCode) return done();
        done(Object.assign(new Error(`not now, ${address.address}`), { responseCode }));
      },
      onData: async (stream, session, done) => {
        await this.#keep(
          await text(stream),
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

/** The mail server of a test file. */
export function useMailServer(): MailServer {
  const mail = new MailServer();
  beforeAll(() => mail.start());
  afterAll(() => mail.stop());
  return mail;
}
