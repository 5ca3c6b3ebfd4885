import { setWaiting } from '#client/lib/outbox.ts';
import {
  OUTBOX_MAX,
  afterSent,
  blockedBy,
  dependents,
  enqueue,
  isNewRecord,
  outboxMessages,
  type OutboxEntry,
  type SentRecord,
} from '#domain/records/outbox';
import { emptyMemory, withAccepted, type Replaced } from '#domain/records/outbox-accepted';
import { isTemporaryId } from '#domain/records/temporary-ids';
import { refusal } from './failures.ts';
import { patchesOf } from './overlay.ts';
import type { OutboxStore } from './store.ts';

interface Options {
  userId: string;
  /** Null on a device that keeps nothing yet. */
  store: OutboxStore | null;
  /** Opens the store of a device that the user has called their own. */
  openStore: () => Promise<OutboxStore>;
}

/** Further facts about added changes. */
interface More {
  /** The entry that was reopened for editing. */
  replaces?: Replaced | undefined;
  /** The file of a file change. */
  file?: File;
}

export type Queue = ReturnType<typeof createQueue>;

/** The waiting changes of a user on this device. Every tab shows them, and one at a time changes them. */
export function createQueue({ userId, store: given, openStore }: Options) {
  let store = given;
  let opening: Promise<void> | null = null;
  let entries: readonly OutboxEntry[] = [];
  let memory = emptyMemory;
  let patches = patchesOf(entries);
  let sendingId: string | null = null;
  let isClosed = false;
  /** Request keys of files that this page uploads itself, and that it does not show as waiting. */
  const held = new Set<string>();
  const channel = new BroadcastChannel(`outbox:${userId}`);
  channel.addEventListener('message', () => void reload());

  function show(): void {
    if (isClosed) return;
    const shown = entries.filter(({ requestKey }) => !held.has(requestKey));
    setWaiting(
      shown.map((entry) => ({
        ...entry,
        isSending: entry.id === sendingId,
        isNew: isNewRecord(entry),
        blockedBy: blockedBy(entries, entry)?.title ?? null,
      })),
    );
  }

  async function reload(): Promise<void> {
    entries = (await store?.list()) ?? [];
    patches = patchesOf(entries);
    show();
  }

  async function keepHere(): Promise<void> {
    try {
      store ??= await openStore();
      await reload();
    } catch (error) {
      opening = null;
      throw error;
    }
    void navigator.storage?.persist?.();
  }

  /** Changes the entries after reading those of all tabs, so that no tab works on stale ones. */
  const change = <Result>(run: (open: OutboxStore) => Promise<Result>): Promise<Result> =>
    navigator.locks.request(`outbox-change:${userId}`, async () => {
      entries = await store!.list();
      memory = await store!.memory();
      try {
        return await run(store!);
      } finally {
        await reload();
        channel.postMessage('changed');
      }
    });

  /**
   * Adds changes, all or none, and returns the entry that holds each; null for one that undid an unsent change.
   * Throws a refusal with a message for the user if the device has no room.
   */
  async function add(made: readonly OutboxEntry[], { replaces, file: given }: More = {}) {
    // Read before the queue is locked: it may take a while, and sending continues meanwhile.
    const file = await given?.arrayBuffer();
    return change(async (open) => {
      if (entries.length + made.length > OUTBOX_MAX && !replaces) {
        throw refusal(outboxMessages.tooMany);
      }
      const { accepted } = memory;
      let last = Math.max(memory.last, Number(entries.at(-1)?.id ?? 0));
      const steps = made.map((each) => {
        last += 1;
        // Zero-padded, so that ids sort in their order.
        const id = String(last).padStart(12, '0');
        const step = enqueue(entries, { ...each, id }, { replaces, accepted });
        if (step.kept && isOfDiscarded(step.kept)) throw refusal(outboxMessages.discarded);
        return step;
      });
      const put = steps.flatMap((step) => step.put);
      const remove = steps.flatMap((step) => step.remove);
      await open.write(put, remove, { file, memory: { last, accepted } });
      return steps.map(({ kept }) => kept);
    });
  }

  /** True for a change of a discarded new record, which the server will never have. */
  const isOfDiscarded = (entry: OutboxEntry): boolean =>
    !isNewRecord(entry) &&
    isTemporaryId(entry.record) &&
    !entries.some((each) => each.record === entry.record);

  return {
    entries: () => entries,
    patches: () => patches,
    /** True if changes are kept on this device. */
    isKept: () => store !== null,
    /** Resolves to the store once it is open; null if there is none. */
    opening: () => opening,
    /** Keeps changes on this device from now on. */
    keepHere: () => (opening ??= keepHere()),
    reload,
    change,
    add,
    /** Removes an entry that the server has accepted; others follow it. */
    accept: (entry: OutboxEntry, record: SentRecord) =>
      change((open) =>
        open.write(record.id ? afterSent(entries, entry, record) : [], [entry.id], {
          memory: { ...memory, accepted: withAccepted(memory.accepted, entry, record) },
        }),
      ),
    /** Writes an entry in another state. */
    put: (entry: OutboxEntry) => change((open) => open.write([entry], [])),
    remove: (id: string) => change((open) => open.write([], [id])),
    /** Removes an entry and those that depend on it, unless it is being sent. */
    discard: (id: string) =>
      change(async (open) => {
        const entry = entries.find((each) => each.id === id);
        if (!entry || id === sendingId) return;
        await open.write(
          [],
          [entry, ...dependents(entries, entry)].map((each) => each.id),
        );
      }),
    /** Marks a refused entry to be sent again. */
    again: (id: string) =>
      change(async (open) => {
        const entry = entries.find((each) => each.id === id);
        if (entry) await open.write([{ ...entry, state: 'waiting', message: null }], []);
      }),
    file: (id: string) => store!.file(id),
    /** Shows which entry is being sent. */
    showSending: (id: string | null) => {
      sendingId = id;
      show();
    },
    /** Shows an entry as waiting, or not, while this page uploads its file itself. */
    showHeld: (requestKey: string, isHeld: boolean) => {
      if (isHeld) held.add(requestKey);
      else held.delete(requestKey);
      show();
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}
