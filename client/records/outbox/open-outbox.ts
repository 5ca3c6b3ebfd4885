import type { ApolloClient } from '@apollo/client';
import { setOutbox, type Outbox } from '#client/lib/outbox.ts';
import { refreshScreen } from '#client/lib/refresh.ts';
import { keptToast } from '#domain/records/outbox';
import { holdFile, keepFile } from './files.ts';
import { createLink } from './link.ts';
import { createQueue } from './queue.ts';
import { createSending } from './sending.ts';
import type { OutboxStore } from './store.ts';

export interface OpenOutbox extends Outbox {
  /** Keeps changes from now on. */
  keepHere: () => Promise<void>;
  close: () => void;
}

export interface Options {
  client: ApolloClient;
  userId: string;
  /** Null on a device that keeps nothing yet. */
  store: OutboxStore | null;
  /** Opens the store of a device that the user has called their own. */
  openStore: () => Promise<OutboxStore>;
  /** Called when a change was lost that the user's own device would have kept. */
  onLost: () => void;
  /** Asks before a sign-out deletes that number of changes. */
  askToSignOut: (count: number) => Promise<boolean>;
  onEdit: Outbox['edit'];
  /** Opens a screen. */
  onOpen: (path: string) => void;
}

/**
 * Opens the outbox of a user on this device: changes that get no response are kept in its queue, shown as waiting, and
 * sent in their order when there is a connection.
 */
export async function openOutbox(options: Options): Promise<OpenOutbox> {
  const { client, userId, store, openStore, onLost, askToSignOut, onEdit, onOpen } = options;
  const queue = createQueue({ userId, store, openStore });
  await queue.reload();
  const sending = createSending({ client, userId, queue, onOpen });

  const opened: OpenOutbox = {
    handle: createLink({ client, queue, sending, onLost }),
    isAway: sending.isAway,
    toast: (saved) => (sending.isAway() && queue.isKept() ? keptToast(saved) : saved),
    keepFile: async (owner, file) => {
      await keepFile(queue, owner, file);
      if (!sending.isAway()) void sending.flush();
    },
    holdFile: async (owner, file) => {
      const held = await holdFile(queue, userId, owner, file);
      return held && { ...held, leave: () => (held.release(), sending.note(true)) };
    },
    edit: onEdit,
    keepHere: queue.keepHere,
    maySignOut: async () => {
      const { length } = queue.entries();
      return length === 0 || askToSignOut(length);
    },
    flush: sending.flush,
    again: async (id) => {
      await queue.again(id);
      await sending.flush();
    },
    discard: async (id) => {
      await queue.discard(id);
      // Without a connection the screens keep what they show.
      if (!sending.isAway()) void refreshScreen(client);
    },
    close: () => {
      sending.close();
      queue.close();
      setOutbox(null);
    },
  };

  setOutbox(opened);
  // The first screen may have been read before the waiting changes were known.
  if (queue.patches().size > 0) void refreshScreen(client);
  void sending.flush();
  return opened;
}
