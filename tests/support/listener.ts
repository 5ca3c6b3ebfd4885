import type { TestClient } from './client.ts';
import { TestSocket } from './socket.ts';

const CHANGES = `subscription($after: String) { notificationsChanged(after: $after) {
  added { node { id } } unreadCount cursor complete } }`;

interface Change {
  added: { node: { id: string } }[];
  unreadCount: number;
  cursor: string;
  complete: boolean;
}

/**
 * A client's list of notifications as the app keeps it: brought up to date by each change, asked for anew where the
 * count does not add up, and connected again, to whichever process answers, with the cursor of the last change.
 */
export class NotificationListener {
  /** The list: nothing of it has been read. */
  readonly ids = new Set<number>();
  /** What was told of although it had been told of before. */
  readonly duplicates: number[] = [];
  readonly #received = new Set<number>();
  #cursor: string | undefined;
  #socket: TestSocket | null = null;
  #isOver = false;
  readonly #at: () => TestClient;
  readonly #done: Promise<void>;

  /** `at`: this person at a process, another one each time. */
  constructor(at: () => TestClient) {
    this.#at = at;
    this.#done = this.#run();
  }

  /** Breaks the connection off. */
  drop(): void {
    this.#socket?.close();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.drop();
    await this.#done;
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      await this.#listen(this.#at()).catch(() => {});
      this.#socket?.close();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #listen(client: TestClient): Promise<void> {
    const socket = await TestSocket.open(client, { cookie: client.cookie });
    this.#socket = socket;
    const over = socket.closed.then(() => null);
    if (!(await Promise.race([socket.init(), over]))) return;
    const payload = { query: CHANGES, variables: { after: this.#cursor } };
    socket.send({ type: 'subscribe', id: 'live', payload });
    while (!this.#isOver) {
      const message = await Promise.race([socket.next('next', 600_000), over]);
      if (!message) return;
      await this.#apply(client, message.payload.data.notificationsChanged);
    }
  }

  async #apply(client: TestClient, { added, unreadCount, cursor }: Change): Promise<void> {
    for (const { node } of added) {
      const id = Number(node.id);
      if (this.#received.has(id)) this.duplicates.push(id);
      this.#received.add(id);
      this.ids.add(id);
    }
    this.#cursor = cursor;
    if (unreadCount === this.ids.size) return;
    const { body } = await client.rest('GET', '/notifications?limit=100');
    for (const { id } of body as { id: number }[]) this.ids.add(id);
  }
}
