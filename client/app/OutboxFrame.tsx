import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { keptDatabaseOf, outboxDatabaseOf } from '#client/lib/device.ts';
import { whenIdle } from '#client/lib/idle.ts';
import { offerToKeep, type WaitingEntry } from '#client/lib/outbox.ts';
import { ownDevice, setOwnDevice, useOwnDevice } from '#client/lib/own-device.ts';
import { refreshScreen } from '#client/lib/refresh.ts';
import { showToast } from '#client/lib/toast.ts';
import { registerWorker } from '#client/lib/push-device.ts';
import { loadAhead } from '#client/prefetch/load-ahead.ts';
import { ConnectionBar } from './offline/ConnectionBar.tsx';
import { openOutbox, type OpenOutbox, type Options } from '#client/records/outbox/open-outbox.ts';
import { hasOutboxStore, openOutboxStore, type OutboxStore } from '#client/records/outbox/store.ts';
import { moduleLink } from '#domain/learning/modules';
import { outboxMessages } from '#domain/records/outbox';
import { outboxNotices } from '#domain/records/outbox-notices';

const OutboxDialog = lazyDialog(
  async () => (await import('#client/records/outbox/OutboxDialog.tsx')).OutboxDialog,
);
const OutboxEditor = lazyDialog(async () => (await import('./OutboxEditor.tsx')).OutboxEditor);

/** Milliseconds before a page on a device that may be shared loads what it may need later; most pages are left before. */
const UNTIL_STAYED = 5_000;

/**
 * Loads what is needed without a connection while there is one: the forms, the lists of what waits, menus, the toasts.
 * A service worker that serves this page has all of it. Marks in the browser's timeline when the page can do without.
 */
async function loadForLater(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await loadAhead('offline');
  performance.mark('loaded-for-later');
}

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
  const navigate = useNavigate();
  const open = useRef(navigate);
  useEffect(() => {
    open.current = navigate;
  }, [navigate]);

  const own = useOwnDevice(userId);
  const [opened, setOpened] = useState<OpenOutbox | null>(null);

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
        onEdit: (entry) => {
          if (entry.noun !== 'quiz') return setEditing({ open: true, entry });
          // Progress in a module is shown in its player.
          setShown(false);
          void open.current(moduleLink(entry.record));
        },
        onOpen: (path) => void open.current(path),
        onLost: () => offerTo(userId, true),
      });
      close = opened.close;
      if (isOver) return close();
      setOpened(opened);
    };
    // Without storage, changes are refused while there is no connection.
    begin().catch(() => tellNotOpened(userId));
    return () => {
      isOver = true;
      close();
    };
  }, [client, userId]);

  useEffect(() => {
    if (!userId || !opened || own !== 'unknown') return;
    const offer = () => offerTo(userId);
    // Offered at once if the device is likely the user's own; otherwise when the connection is lost.
    if (['(display-mode: standalone)', '(any-pointer: coarse)'].some(isMatched)) offer();
    window.addEventListener('offline', offer);
    return () => {
      window.removeEventListener('offline', offer);
      offerToKeep(null);
    };
  }, [userId, opened, own]);

  useEffect(() => {
    if (!opened || own === 'no') return;
    const timer = setTimeout(() => void loadForLater(), own === 'yes' ? 0 : UNTIL_STAYED);
    return () => clearTimeout(timer);
  }, [opened, own]);

  const hadAnswered = useRef(own);
  useEffect(() => {
    if (!userId || !opened) return;
    const isNew = hadAnswered.current !== own;
    hadAnswered.current = own;
    const keepHere = async () => {
      try {
        await opened.keepHere();
      } catch {
        return tellNotOpened(userId);
      }
      // The next response to each query on the screen is kept.
      if (isNew && navigator.onLine) await refreshScreen(client);
      await whenIdle();
      await registerWorker();
      const { loadScreens } = await import('./offline/load-screens.ts');
      await loadScreens(client);
    };
    if (own === 'yes') keepHere().catch(() => {});
    else if (isNew) indexedDB.deleteDatabase(keptDatabaseOf(userId));
  }, [client, userId, opened, own]);

  function close(): void {
    setQuestion(question && { ...question, open: false });
    // The dialog closes before it confirms; the first answer counts.
    queueMicrotask(() => question?.answer(false));
  }

  const { title = '', text, confirm = '', decline } = question?.words ?? {};
  return (
    <>
      <ConnectionBar onShow={() => setShown(true)} />
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

const isMatched = (query: string): boolean => matchMedia(query).matches;

interface Begin extends Pick<Options, 'client' | 'userId' | 'onEdit' | 'onOpen' | 'onLost'> {
  ask: (words: Question['words']) => Promise<boolean>;
}

/**
 * Opens the outbox; it keeps nothing unless the user has stated that this is their own device, or unsent changes are
 * left.
 */
async function beginOutbox({ ask, ...given }: Begin) {
  const { userId } = given;
  return openOutbox({
    ...given,
    store: await storeOf(userId),
    openStore: () => openOutboxStore(userId),
    askToSignOut: (count) => ask(outboxMessages.signOut(count)),
  });
}

async function storeOf(userId: string): Promise<OutboxStore | null> {
  if (ownDevice(userId) === 'yes') return openOutboxStore(userId);
  if (!(await hasOutboxStore(userId))) return null;
  const left = await openOutboxStore(userId);
  if ((await left.list()).length > 0) return left;
  indexedDB.deleteDatabase(outboxDatabaseOf(userId));
  return null;
}

/** Reports that nothing can be kept, rather than promise it. Data from before stays for the next start. */
function tellNotOpened(userId: string): void {
  if (ownDevice(userId) !== 'yes') return;
  setOwnDevice(userId, false);
  showToast({ ...outboxNotices.notOpened, variant: 'destructive' });
}

/** Offers to keep data on this device, unless its user has answered before. */
function offerTo(userId: string, wasLost = false): void {
  if (ownDevice(userId) !== 'unknown') return;
  offerToKeep((isOwn) => {
    offerToKeep(null);
    setOwnDevice(userId, isOwn);
  }, wasLost);
}
