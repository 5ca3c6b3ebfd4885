import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { now } from '#client/lib/dates.ts';
import {
  setOutbox,
  setWaiting,
  type FileOwner,
  type FormContext,
  type HeldFile,
  type Outbox,
} from '#client/lib/outbox.ts';
import { randomKey } from '#client/lib/request-key.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import {
  OUTBOX_MAX,
  afterSent,
  blockedBy,
  dependents,
  enqueue,
  mustFollow,
  keptToast,
  outboxMessages,
  retryAfterMs,
  type OutboxEntry,
  type OutboxStep,
} from '#domain/outbox';
import { emptyMemory, withAccepted, type Replaced } from '#domain/outbox-accepted';
import { REQUEST_KEY_HEADER } from '#domain/requests';
import { isTemporaryId, mentionsTemporary, temporaryId } from '#domain/temporary-ids';
import { isLost, refusal } from './failures.ts';
import { hold } from './held-files.ts';
import {
  cachedTitle,
  expectedResponse,
  fileNouns,
  operationOf,
  recordOf,
  responseOf,
  shownFields,
  titleIn,
  type Noun,
} from './operations.ts';
import { patchesOf, withPatches } from './overlay.ts';
import { createSender, type Outcome } from './sender.ts';
import type { OutboxStore } from './store.ts';

type Fields = Record<string, unknown>;

/** Milliseconds for which a change that follows others waits for its own response before it counts as waiting. */
const PATIENCE_MS = 10_000;

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
 * Opens the outbox of a user on this device. Changes that get no response are kept in it, shown as waiting, and sent in
 * their order when there is a connection, by one tab at a time.
 */
export async function openOutbox(options: Options): Promise<OpenOutbox> {
  const { client, userId, openStore, onLost, askToSignOut, onEdit, onOpen } = options;
  let store = options.store;
  let opening: Promise<void> | null = null;
  const channel = new BroadcastChannel(`outbox:${userId}`);
  let queue: readonly OutboxEntry[] = [];
  let memory = emptyMemory;
  let patches = patchesOf(queue);
  let sendingId: string | null = null;
  let isAway = !navigator.onLine;
  let isClosed = false;
  const isOver = () => isClosed;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing: Promise<void> | null = null;
  let isAskedAgain = false;
  const outcomes = new Map<string, Outcome>();
  /** Message after a pass about a result that only the server could know. */
  let graded: ToastContent | null = null;
  /** Entries whose form is still open and shows the result itself. */
  const awaited = new Set<string>();
  /** Request keys of files that this page uploads itself. */
  const held = new Set<string>();

  function show(): void {
    if (isClosed) return;
    const shown = queue.filter(({ requestKey }) => !held.has(requestKey));
    setWaiting(
      shown.map((entry) => ({
        ...entry,
        isSending: entry.id === sendingId,
        blockedBy: blockedBy(queue, entry)?.title ?? null,
      })),
    );
  }

  async function reload(): Promise<void> {
    queue = (await store?.list()) ?? [];
    patches = patchesOf(queue);
    show();
  }

  /** Changes the queue; one tab at a time, so that none works on a queue that another has changed. */
  const change = <Result>(run: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(`outbox-change:${userId}`, async () => {
      queue = await store!.list();
      memory = await store!.memory();
      try {
        return await run();
      } finally {
        await reload();
        channel.postMessage('changed');
      }
    });

  const apply = (step: OutboxStep) => store!.write(step.put, step.remove);

  const sender = createSender({
    client,
    userId,
    store: () => store!,
    change,
    queue: () => queue,
    accept: (entry, record) =>
      change(() =>
        store!.write(record.id ? afterSent(queue, entry, record) : [], [entry.id], {
          memory: { ...memory, accepted: withAccepted(memory.accepted, entry, record) },
        }),
      ),
    onSending: (id) => {
      sendingId = id;
      show();
    },
    onOutcome: ({ id, operation }, outcome) => {
      if (awaited.has(id)) outcomes.set(id, outcome);
      else if ('result' in outcome && outcome.result.data) {
        const result = operationOf(operation)?.graded?.(outcome.result.data);
        const show = result && { label: outboxMessages.show, onClick: () => onOpen(result.path) };
        if (result) graded = { ...result.toast, action: show };
      }
    },
  });

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (flushing) {
      isAskedAgain = true;
      return flushing;
    }
    flushing = pass()
      // The store is gone after a sign-out in another tab.
      .catch(() => {})
      .finally(() => (flushing = null));
    return flushing;
  }

  async function pass(): Promise<void> {
    if (isClosed || !navigator.onLine || queue.length === 0) return;
    let news = 0;
    let hasSent = false;
    const wasAway = isAway;
    await navigator.locks.request(`outbox-send:${userId}`, async () => {
      do {
        isAskedAgain = false;
        const result = await sender.sendAll(isOver);
        hasSent ||= result.sent.length > 0;
        news += result.sent.filter((id) => !awaited.has(id)).length;
        isAway = result.isAway;
      } while (isAskedAgain && !isAway && !isOver());
    });
    if (isClosed) return;
    failures = isAway ? failures + 1 : 0;
    if (isAway) timer = setTimeout(() => void flush(), retryAfterMs(failures));
    if (hasSent || (wasAway && !isAway)) void client.refetchQueries({ include: 'active' });
    if (graded) showToast(graded);
    else if (news > 0) showToast({ title: outboxMessages.sent(news) });
    graded = null;
  }

  /** Adds a change; throws a refusal with plain words if the device has no room. */
  async function add(made: OutboxEntry, replaces?: Replaced, file?: File): Promise<OutboxStep> {
    return change(async () => {
      if (queue.length >= OUTBOX_MAX && !replaces) throw refusal(outboxMessages.tooMany);
      const { accepted } = memory;
      const last = Math.max(memory.last, Number(queue.at(-1)?.id ?? 0)) + 1;
      // Zero-padded, so that ids sort as they were given.
      const id = String(last).padStart(12, '0');
      const step = enqueue(queue, { ...made, id }, { replaces, accepted });
      if (step.kept && isOfDiscarded(step.kept)) throw refusal(outboxMessages.discarded);
      await store!.write(step.put, step.remove, { file, memory: { last, accepted } });
      return step;
    });
  }

  /** True for a change of a new record that was discarded, which the server can never know. */
  const isOfDiscarded = ({ change, record }: OutboxEntry): boolean =>
    change !== 'create' && isTemporaryId(record) && !queue.some((each) => each.record === record);

  function entryOf(operation: ApolloLink.Operation, isAttempted: boolean): OutboxEntry | null {
    const { operationName = '', variables } = operation;
    const known = operationOf(operationName);
    if (!known) return null;
    const { headers = {}, form = null } = operation.getContext() as FormContext & {
      headers?: Record<string, string>;
    };
    const requestKey = headers[REQUEST_KEY_HEADER] ?? randomKey();
    const record = recordOf(variables) ?? temporaryId(requestKey);
    const savedAt = now().toISOString();
    const input = variables['input'] as Fields | undefined;
    return {
      id: '',
      operation: operationName,
      change: known.change,
      noun: known.noun,
      variables:
        known.fixed && input ? { ...variables, input: known.fixed(input, savedAt) } : variables,
      requestKey,
      record,
      title: titleIn(known.noun, variables) || titleInCache(known.noun, record),
      savedAt,
      form,
      isAttempted,
      state: 'waiting',
      message: null,
    };
  }

  function titleInCache(noun: Noun, record: string): string {
    const waiting = queue.find((each) => each.noun === noun && each.record === record);
    return waiting?.title ?? cachedTitle(client, noun, record);
  }

  /** Keeps a mutation, and returns the response that it will probably have. */
  async function keep(
    operation: ApolloLink.Operation,
    isAttempted: boolean,
  ): Promise<ApolloLink.Result> {
    await opening;
    const made = entryOf(operation, isAttempted)!;
    const { replaces } = operation.getContext() as FormContext;
    const { kept } = await add(made, replaces);
    if (kept && navigator.onLine) {
      awaited.add(kept.id);
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      awaited.delete(kept.id);
      const outcome = outcomes.get(kept.id);
      outcomes.delete(kept.id);
      if (outcome && 'error' in outcome) throw outcome.error;
      if (outcome) return asResponseOf(made.operation, outcome.result);
    }
    const fields = shownFields(made.operation, made.variables, made.savedAt);
    const record = kept?.record ?? made.record;
    return { data: expectedResponse(made.operation, made.noun as Noun, record, fields) };
  }

  const handle: ApolloLink.RequestHandler = (operation, forward) => {
    const context = operation.getContext() as FormContext & { isFromOutbox?: boolean };
    const known = operationOf(operation.operationName ?? '');
    const isOwn = context.isFromOutbox === true;
    const follows =
      !isOwn &&
      known !== undefined &&
      store !== null &&
      (isAway ||
        !navigator.onLine ||
        context.replaces !== undefined ||
        mentionsTemporary(operation.variables) ||
        mustFollow(queue, {
          change: known.change,
          noun: known.noun,
          record: recordOf(operation.variables) ?? '',
          variables: operation.variables,
        }));
    return new Observable((observer) => {
      if (follows) {
        if (!navigator.onLine) isAway = true;
        settle(keep(operation, false));
        return undefined;
      }
      const isQuery = operation.operationType === OperationTypeNode.QUERY;
      const isSocket = operation.operationType === OperationTypeNode.SUBSCRIPTION;
      const subscription = forward(operation).subscribe({
        next: (result) => {
          if (!isSocket) setAway(operation.getContext()['isKept'] === true);
          observer.next(
            isQuery && !isOwn ? { ...result, data: withPatches(result.data, patches) } : result,
          );
        },
        complete: () => observer.complete(),
        error: (error: unknown) => {
          if (isSocket || !isLost(error)) return observer.error(error);
          setAway(true);
          if (isOwn || !known) return observer.error(error);
          if (!store && !opening) {
            onLost();
            return observer.error(error);
          }
          return settle(keep(operation, true));
        },
      });
      return () => subscription.unsubscribe();

      function settle(response: Promise<ApolloLink.Result>): void {
        const pass = async () => {
          observer.next(await response);
          observer.complete();
        };
        pass().catch((error: unknown) => observer.error(error));
      }
    });
  };

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

  function setAway(next: boolean): void {
    const isBack = isAway && !next;
    isAway = next;
    if (isBack && queue.length > 0 && !flushing) void flush();
    if (next && !timer) timer = setTimeout(() => void flush(), retryAfterMs(1));
  }

  async function keepFile(owner: FileOwner, file: File): Promise<void> {
    // The usual error of a lost connection.
    if (!store) throw new TypeError('Failed to fetch');
    await add(fileEntry(owner, file, randomKey()), undefined, file);
    if (!isAway) void flush();
  }

  async function holdFile(owner: FileOwner, file: File): Promise<HeldFile | null> {
    if (!store) return null;
    const requestKey = randomKey();
    // Held before it is in the queue, so that nobody else sends it.
    const free = await hold(userId, requestKey);
    held.add(requestKey);
    const release = () => {
      held.delete(requestKey);
      free();
      show();
    };
    try {
      const { kept } = await add(fileEntry(owner, file, requestKey), undefined, file);
      return {
        remove: async () => {
          await change(() => store!.write([], [kept!.id])).catch(() => {});
          release();
        },
        leave: () => {
          release();
          setAway(true);
        },
      };
    } catch {
      // Without room it is uploaded all the same.
      release();
      return null;
    }
  }

  async function discard(id: string): Promise<void> {
    await change(async () => {
      const entry = queue.find((each) => each.id === id);
      if (!entry || id === sendingId) return;
      const remove = [entry, ...dependents(queue, entry)].map((each) => each.id);
      await apply({ put: [], remove, kept: null });
    });
    // Without a connection the screens keep what they show.
    if (!isAway) void client.refetchQueries({ include: 'active' });
  }

  async function again(id: string): Promise<void> {
    await change(async () => {
      const entry = queue.find((each) => each.id === id);
      if (entry) {
        await apply({
          put: [{ ...entry, state: 'waiting', message: null }],
          remove: [],
          kept: null,
        });
      }
    });
    await flush();
  }

  const goOn = () => {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    void flush();
  };
  const goAway = () => {
    isAway = true;
  };
  const onMessage = () => void reload();

  const opened: OpenOutbox = {
    handle,
    isAway: () => isAway,
    toast: (saved) => {
      if (!isAway || !store) return saved;
      return keptToast(saved);
    },
    keepFile,
    holdFile,
    edit: onEdit,
    keepHere: () => (opening ??= keepHere()),
    maySignOut: async () => queue.length === 0 || askToSignOut(queue.length),
    flush,
    again,
    discard,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      window.removeEventListener('offline', goAway);
      document.removeEventListener('visibilitychange', goOn);
      channel.close();
      setOutbox(null);
    },
  };

  await reload();
  channel.addEventListener('message', onMessage);
  window.addEventListener('online', goOn);
  window.addEventListener('offline', goAway);
  document.addEventListener('visibilitychange', goOn);
  setOutbox(opened);
  show();
  void flush();
  return opened;
}

/** An edit may have been sent as a part of the new record, and the other way round; its form reads its own response. */
function asResponseOf(
  operation: string,
  { data, ...result }: ApolloLink.Result,
): ApolloLink.Result {
  const record = Object.values(data ?? {})[0] as Fields | null | undefined;
  return { ...result, data: responseOf(operation, record ?? null) };
}

/** The waiting upload of a file. */
const fileEntry = (owner: FileOwner, file: File, requestKey: string): OutboxEntry => ({
  id: '',
  operation: 'AddEvidenceFile',
  change: 'file',
  noun: fileNouns[owner.key],
  variables: { [owner.key]: owner.id, name: file.name, size: file.size, type: file.type },
  requestKey,
  record: owner.id,
  title: file.name,
  savedAt: now().toISOString(),
  form: null,
  isAttempted: false,
  state: 'waiting',
  message: null,
});
