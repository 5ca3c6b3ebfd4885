import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { whenIdle } from '#client/lib/idle.ts';
import type { WaitingEntry } from '#client/lib/outbox.ts';
import { OutboxBar } from '#client/records/outbox/OutboxBar.tsx';
import { openOutbox } from '#client/records/outbox/open-outbox.ts';
import { openOutboxStore } from '#client/records/outbox/store.ts';
import { outboxMessages } from '#domain/outbox';

const loadDialog = () => import('#client/records/outbox/OutboxDialog.tsx');
const loadEditor = () => import('./OutboxEditor.tsx');

const OutboxDialog = lazyDialog(async () => (await loadDialog()).OutboxDialog);
const OutboxEditor = lazyDialog(async () => (await loadEditor()).OutboxEditor);

/** Loads what is needed without a connection while there is one: the forms, the lists of what waits, the toasts. */
const loadForLater = () =>
  Promise.allSettled([
    loadDialog(),
    loadEditor(),
    import('#client/records/outbox/WaitingRecords.tsx'),
    import('#client/components/toast/ToastStack.tsx'),
  ]);

/** A question that waits for its answer; its text stays while the dialog fades out. */
interface Question {
  open: boolean;
  count: number;
  answer: (isSure: boolean) => void;
}

/** Opens the outbox of the user's own device, shows what waits, and asks before a sign-out deletes it. */
export function OutboxFrame() {
  const client = useApolloClient();
  const userId = useCurrentUser().user?.id;
  const [isShown, setShown] = useState(false);
  const [editing, setEditing] = useState<{ open: boolean; entry: WaitingEntry } | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    if (!userId) return;
    let isOver = false;
    let close = () => {};
    const begin = async () => {
      const store = await openOutboxStore(userId);
      if (!store || isOver) return;
      const opened = await openOutbox({
        client,
        userId,
        store,
        onEdit: (entry) => setEditing({ open: true, entry }),
        askToSignOut: (count) =>
          new Promise((answer) => setQuestion({ open: true, count, answer })),
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

  function answer(isSure: boolean): void {
    question?.answer(isSure);
    setQuestion(question && { ...question, open: false });
  }

  const { signOut } = outboxMessages;
  return (
    <>
      <OutboxBar onShow={() => setShown(true)} />
      <OutboxDialog open={isShown} onClose={() => setShown(false)} />
      {editing && (
        <OutboxEditor {...editing} onClose={() => setEditing({ ...editing, open: false })} />
      )}
      <ConfirmDialog
        open={question?.open ?? false}
        title={signOut.title}
        text={signOut.text(question?.count ?? 0)}
        confirmLabel={signOut.confirm}
        cancelLabel={signOut.stay}
        destructive
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    </>
  );
}
