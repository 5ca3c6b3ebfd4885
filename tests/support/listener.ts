import { admit, SERVER_DOWN } from './admitted.ts';
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
 * A client's list of notifications as the app keeps it: applies each change, fetches the list again if the count
 * does not match, and reconnects to any process with the cursor of the last change.
 */
export class NotificationListener {
  /** The list; all of it is unread. */
  readonly ids = new Set<number>();
  /** Notifications received more than once. */
  readonly duplicates: number[] = [];
  readonly #received = new Set<number>();
  #cursor: string | undefined;
  #socket: TestSocket | null = null;
  #isOver = false;
  readonly #at: () => TestClient;
  readonly #done: Promise<void>;

  /** `at` returns this user's client at a process, each time another one. */
  constructor(at: () => TestClient) {
    this.#at = at;
    this.#done = this.#run();
  }

  /** Drops the connection. */
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
      await this.#listen(this.#at()).catch(admit(...SERVER_DOWN));
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
    const { status, body } = await client.rest('GET', '/notifications?first=100');
    if (status !== 200) throw new Error(`the list of notifications returned ${status}`);
    for (const { id } of body as { id: number }[]) this.ids.add(id);
  }
}
