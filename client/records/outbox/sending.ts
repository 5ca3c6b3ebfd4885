import type { ApolloClient } from '@apollo/client';
import { noteResponse, setConnected } from '#client/lib/as-of.ts';
import { refreshScreen } from '#client/lib/refresh.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { outboxMessages, retryAfterMs } from '#domain/records/outbox';
import { operationOf } from './operations.ts';
import type { Queue } from './queue.ts';
import { createSender, type Outcome } from './sender.ts';

interface Options {
  client: ApolloClient;
  userId: string;
  queue: Queue;
  /** Opens a screen. */
  onOpen: (path: string) => void;
}

export type Sending = ReturnType<typeof createSending>;

/** Tracks the connection, and sends what waits when there is one, in one tab at a time. */
export function createSending({ client, userId, queue, onOpen }: Options) {
  let isAway = !navigator.onLine;
  let isClosed = false;
  const isOver = () => isClosed;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing: Promise<void> | null = null;
  let isAskedAgain = false;
  /** Toast after a pass, for a result that only the server could know. */
  let graded: ToastContent | null = null;
  /** Entries whose form is still open and shows the result itself, once it is known. */
  const awaited = new Map<string, Outcome | null>();

  const sender = createSender({
    client,
    userId,
    queue,
    onOutcome: ({ id, operation }, outcome) => {
      if (awaited.has(id)) awaited.set(id, outcome);
      else if ('result' in outcome && outcome.result.data) {
        const result = operationOf(operation)?.graded?.(outcome.result.data);
        const show = result && { label: outboxMessages.show, onClick: () => onOpen(result.path) };
        if (result) graded = { ...result.toast, action: show };
      }
    },
  });

  function setAway(next: boolean): void {
    isAway = next;
    if (!isClosed) setConnected(!next);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (flushing) {
      isAskedAgain = true;
      return flushing;
    }
    isAskedAgain = false;
    flushing = pass()
      // A sign-out in another tab deletes the store.
      .catch(() => {})
      .finally(() => {
        flushing = null;
        // Requested while the pass was ending, which no longer reads the queue. A pass that waits for its turn runs anyway.
        if (isAskedAgain && !timer && !isClosed) void flush();
      });
    return flushing;
  }

  async function pass(): Promise<void> {
    if (isClosed || !navigator.onLine || (queue.entries().length === 0 && !isAway)) return;
    let news = 0;
    let hasSent = false;
    let isStopped = false;
    const wasAway = isAway;
    await navigator.locks.request(`outbox-send:${userId}`, async () => {
      do {
        isAskedAgain = false;
        const result = await sender.sendAll(isOver);
        hasSent ||= result.sent.length > 0;
        news += result.sent.filter((id) => !awaited.has(id)).length;
        setAway(result.isAway);
        isStopped = result.isAway || result.isOtherUser;
      } while (isAskedAgain && !isStopped && !isOver());
    });
    if (isClosed) return;
    // An unstable connection is worth an early retry.
    failures = isStopped ? (hasSent ? 1 : failures + 1) : 0;
    if (isStopped) timer = setTimeout(() => void flush(), retryAfterMs(failures));
    if (hasSent || (wasAway && !isAway)) void refreshScreen(client);
    if (graded) showToast(graded);
    else if (news > 0) showToast({ title: outboxMessages.sent(news) });
    graded = null;
  }

  setAway(isAway);
  const goOn = () => {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    void flush();
  };
  const goAway = () => setAway(true);
  /** Asks for what was missed, even if a late response has said meanwhile that the server is there. */
  const comeBack = () => {
    isAway = true;
    goOn();
  };
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', goAway);
  document.addEventListener('visibilitychange', goOn);

  return {
    isAway: () => isAway || !navigator.onLine,
    flush,
    /** Notes whether a request got a response. */
    note: (isLost: boolean) => {
      const isBack = isAway && !isLost;
      setAway(isLost);
      if (!isLost) noteResponse();
      if (isBack && queue.entries().length > 0 && !flushing) void flush();
      // A running pass sets its own timer.
      if (isLost && !timer && !flushing) timer = setTimeout(() => void flush(), retryAfterMs(1));
    },
    /** Sends what waits, and returns the outcome of some entries as far as it is known within some time. */
    async outcomesOf(ids: readonly string[], patienceMs: number): Promise<(Outcome | null)[]> {
      for (const id of ids) awaited.set(id, null);
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      const outcomes = ids.map((id) => awaited.get(id) ?? null);
      for (const id of ids) awaited.delete(id);
      return outcomes;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('offline', goAway);
      document.removeEventListener('visibilitychange', goOn);
      setConnected(true);
    },
  };
}
