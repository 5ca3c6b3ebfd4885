import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { whenIdle } from '#client/lib/idle.ts';
import type { WaitingEntry } from '#client/lib/outbox.ts';
import { ownDevice, setOwnDevice } from '#client/lib/own-device.ts';
import { OutboxBar } from '#client/records/outbox/OutboxBar.tsx';
import { openOutbox } from '#client/records/outbox/open-outbox.ts';
import { hasOutboxStore, openOutboxStore, type OutboxStore } from '#client/records/outbox/store.ts';
import { outboxMessages } from '#domain/outbox';

const loadDialog = () => import('#client/records/outbox/OutboxDialog.tsx');
const loadEditor = () => import('./OutboxEditor.tsx');

const OutboxDialog = lazyDialog(async () => (await loadDialog()).OutboxDialog);
const OutboxEditor = lazyDialog(async () => (await loadEditor()).OutboxEditor);

/** Loads what is needed without a connection while there is one: the forms, the lists of what waits, the toasts. */
const loadForLater = () =>
  Promise.allSettled([
    loadDialog(),
    loadEditor().then(({ loadForms }) => loadForms()),
    import('#client/records/outbox/WaitingRecords.tsx'),
    import('#client/records/outbox/WaitingItem.tsx'),
    import('#client/components/toast/ToastStack.tsx'),
  ]);

/** A question that waits for its answer; its text stays while the dialog fades out. */
interface Question {
  open: boolean;
  words: { title: string; text: string; confirm: string; decline: string };
  answer: (isYes: boolean) => void;
}

/** Opens the outbox of the user's own device, shows what waits, and asks before a sign-out deletes it. */
export function OutboxFrame() {
  const client = useApolloClient();
  const userId = useCurrentUser().user?.id;
  const [isShown, setShown] = useState(false);
  const [editing, setEditing] = useState<{ open: boolean; entry: WaitingEntry } | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    // Browsers offer neither without https.
    if (!userId || !('locks' in navigator) || !('subtle' in crypto)) return;
    let isOver = false;
    let close = () => {};
    const ask = (words: Question['words']) =>
      new Promise<boolean>((answer) => setQuestion({ open: true, words, answer }));
    const begin = async () => {
      const opened = await beginOutbox({
        client,
        userId,
        ask,
        onEdit: (entry) => setEditing({ open: true, entry }),
      });
      close = opened.close;
      if (isOver) return close();
      await whenIdle();
      await loadForLater();
    };
    // Without storage, changes are refused as they always were without a connection.
    begin().catch(() => {});
    return () => {
      isOver = true;
      close();
    };
  }, [client, userId]);

  function close(): void {
    setQuestion(question && { ...question, open: false });
    // The dialog closes before it confirms; the first answer counts.
    queueMicrotask(() => question?.answer(false));
  }

  const { title = '', text, confirm = '', decline } = question?.words ?? {};
  return (
    <>
      <OutboxBar onShow={() => setShown(true)} />
      <OutboxDialog open={isShown} onClose={() => setShown(false)} />
      {editing && (
        <OutboxEditor {...editing} onClose={() => setEditing({ ...editing, open: false })} />
      )}
      <ConfirmDialog
        open={question?.open ?? false}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={decline}
        destructive={title === outboxMessages.signOut(0).title}
        onConfirm={() => question?.answer(true)}
        onClose={close}
      />
    </>
  );
}

interface Begin {
  client: ApolloClient;
  userId: string;
  ask: (words: Question['words']) => Promise<boolean>;
  onEdit: (entry: WaitingEntry) => void;
}

/** Opens the outbox; on a device that is not known to be the user's own, it asks before it keeps the first change. */
async function beginOutbox({ client, userId, ask, onEdit }: Begin) {
  const isOwn = ownDevice(userId) === 'yes' || (await hasOutboxStore(userId));
  let hasDeclined = ownDevice(userId) === 'no';
  let asking: Promise<OutboxStore | null> | null = null;
  async function askToKeep(): Promise<OutboxStore | null> {
    if (hasDeclined) return null;
    hasDeclined = !(await ask(outboxMessages.keepQuestion));
    if (hasDeclined) return null;
    setOwnDevice(userId, true);
    return openOutboxStore(userId);
  }
  return openOutbox({
    client,
    userId,
    store: isOwn ? await openOutboxStore(userId) : null,
    onEdit,
    // Several changes may fail together.
    askToKeep: () => (asking ??= askToKeep().finally(() => (asking = null))),
    askToSignOut: (count) => ask(outboxMessages.signOut(count)),
  });
}
