import type { ApolloClient, ApolloLink } from '@apollo/client';
import {
  CurrentUserDocument,
  type CurrentUserQuery,
  type ModulePlayerQuery,
  type SubmitQuizInput,
} from '#client/graphql/generated.ts';
import { codeOf, isVersionConflict, messageOf } from '#client/lib/form-errors.ts';
import { sendFile } from '#client/lib/send-file.ts';
import { evidenceOwners } from '#domain/records/evidence-files';
import {
  hasArrived,
  nextToSend,
  outboxMessages,
  type OutboxEntry,
  type SentRecord,
} from '#domain/records/outbox';
import { REQUEST_KEY_HEADER } from '#domain/requests';
import type { Begun } from '#domain/versions';
import { isUndecided, refusal } from './failures.ts';
import { heldFiles } from './files.ts';
import { kindOf, recordIn } from './kinds.ts';
import { operationOf, responseOf, type OperationName } from './operations.ts';
import type { Queue } from './queue.ts';

type Fields = Record<string, unknown>;

/** The server's result for an entry, or the error. */
export type Outcome = { result: ApolloLink.Result } | { error: unknown };

/** Result of one pass over the queue. */
interface Pass {
  /** Ids of the entries that the server has accepted. */
  sent: string[];
  /** True if there is no connection. */
  isAway: boolean;
  isOtherUser: boolean;
}

interface Options {
  client: ApolloClient;
  userId: string;
  queue: Pick<Queue, 'entries' | 'isKept' | 'change' | 'put' | 'accept' | 'file' | 'showSending'>;
  onOutcome: (entry: OutboxEntry, outcome: Outcome) => void;
}

/** Milliseconds after which a request without a response counts as lost. */
const RESPONSE_MS = 30_000;

/**
 * Context of every request that a pass waits for. One that a connection lost on its way would hold up all that waits: no
 * other pass begins before this one ends.
 */
const inTime = () => ({
  isFromOutbox: true,
  fetchOptions: { signal: AbortSignal.timeout(RESPONSE_MS) },
});

/** Result of a response without data. */
const NOTHING: SentRecord = { id: '' };

/** Rejects as a lost request does if the code cannot be loaded, so that the entry waits on. */
const loadDocuments = () => import('./documents.ts');

/** Sends the entries of a queue one after the other. */
export function createSender({ client, userId, queue, onOutcome }: Options) {
  /** Sends until nothing is left that can be sent, there is no connection, or the session is another user's. */
  async function sendAll(isClosed: () => boolean): Promise<Pass> {
    const sent: string[] = [];
    const session = await sessionNow();
    const end = (isAway: boolean) => ({ sent, isAway, isOtherUser: session === 'other' });
    if (session !== 'own') return end(session === 'unknown');
    while (!isClosed()) {
      if (!navigator.onLine) return end(true);
      const entry = queue.isKept() ? await claim() : undefined;
      if (!entry) return end(false);
      queue.showSending(entry.id);
      try {
        const record = await deliver(entry);
        await queue.accept(entry, record);
        sent.push(entry.id);
      } catch (error) {
        if (isUndecided(error)) return end(true);
        onOutcome(entry, { error });
        await queue.put(refused(entry, error));
      } finally {
        queue.showSending(null);
      }
    }
    return end(false);
  }

  /** Another user may have signed in meanwhile in another tab. */
  async function sessionNow(): Promise<'own' | 'other' | 'unknown'> {
    try {
      const { data } = await client.query<CurrentUserQuery>({
        query: CurrentUserDocument,
        fetchPolicy: 'no-cache',
        context: inTime(),
      });
      // If nobody is signed in, the server refuses the change, and the user signs in again.
      return !data?.me || data.me.id === userId ? 'own' : 'other';
    } catch {
      return 'unknown';
    }
  }

  /** Marks the next entry before it is sent: from then on, the server may know it. */
  const claim = () =>
    queue.change(async (store) => {
      const isHeld = await heldFiles(userId);
      const free = queue
        .entries()
        .filter((each) => each.change !== 'file' || !isHeld(each.requestKey));
      const next = nextToSend(free);
      if (!next || next.isAttempted) return next;
      const claimed = { ...next, isAttempted: true };
      await store.write([claimed], []);
      return claimed;
    });

  async function deliver(entry: OutboxEntry): Promise<SentRecord> {
    if (entry.change === 'file') return deliverFile(entry);
    const known = operationOf(entry.operation);
    // Written by another version of the app.
    if (!known) throw refusal(outboxMessages.unknown);
    const objection = known.objection?.(entry, await load(entry), queue.entries());
    if (objection) throw Object.assign(refusal(objection.message), { begun: objection.begun });
    const { mutations } = await loadDocuments();
    try {
      const result = await client.mutate({
        mutation: mutations[entry.operation as OperationName],
        variables: entry.variables,
        context: { ...inTime(), headers: { [REQUEST_KEY_HEADER]: entry.requestKey } },
      });
      const data = (result.data ?? {}) as Record<string, SentRecord | null>;
      onOutcome(entry, { result: { data } });
      return Object.values(data)[0] ?? NOTHING;
    } catch (error) {
      const earlier = await arrivedEarlier(entry, error);
      if (!earlier) throw error;
      return earlier;
    }
  }

  /** Returns the record if an earlier attempt has reached the server, whose response was lost. */
  async function arrivedEarlier(entry: OutboxEntry, error: unknown): Promise<SentRecord | null> {
    if (entry.change === 'answer') return gradedEarlier(entry, error);
    if (!isVersionConflict(error)) return null;
    if (entry.change === 'delete') return { id: entry.record };
    if (entry.change !== 'update' && entry.change !== 'restore') return null;
    const theirs = await load(entry);
    if (!theirs || (entry.change === 'update' && !hasArrived(entry, theirs))) return null;
    const { id, version } = theirs as unknown as SentRecord;
    onOutcome(entry, { result: { data: responseOf(entry.operation, theirs) } });
    return { id, version };
  }

  /** Returns the record if an earlier attempt submitted the quiz: then the module's last attempt has these answers. */
  async function gradedEarlier(entry: OutboxEntry, error: unknown): Promise<SentRecord | null> {
    if (codeOf(error) !== 'CONFLICT') return null;
    const module = (await load(entry)) as ModulePlayerQuery['module'] | null;
    const attempt = module?.lastAttempt;
    const { answers } = entry.variables['input'] as SubmitQuizInput;
    const chosen = attempt?.results.map((each) => each.chosen);
    if (!attempt || JSON.stringify(chosen) !== JSON.stringify(answers)) return null;
    onOutcome(entry, { result: { data: responseOf(entry.operation, { ...attempt, module }) } });
    return NOTHING;
  }

  async function load({ noun, record }: OutboxEntry): Promise<Fields | null> {
    const type = kindOf(noun)?.type;
    const compared = (await loadDocuments()).loads[noun];
    if (!type || !compared) return null;
    const { query, variables } = compared;
    try {
      const { data } = await client.query({
        query,
        variables: { ...variables, id: record },
        fetchPolicy: 'no-cache',
        context: inTime(),
      });
      return recordIn(data, type, record);
    } catch (error) {
      if (codeOf(error) === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async function deliverFile(entry: OutboxEntry): Promise<SentRecord> {
    const bytes = await queue.file(entry.id);
    const key = evidenceOwners.find((each) => each in entry.variables);
    if (!bytes || !key) throw refusal(outboxMessages.fileGone);
    const sent = await sendFile({
      owner: { key, id: entry.record },
      file: new File([bytes], entry.title),
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    if (sent.state === 'busy' || (sent.state === 'refused' && !sent.wasJudged)) {
      // Undecided: it is sent again.
      throw new TypeError('Failed to send');
    }
    if (sent.state === 'refused') throw refusal(sent.message);
    onOutcome(entry, { result: { data: {} } });
    return NOTHING;
  }

  return { sendAll };
}

function refused(entry: OutboxEntry, error: unknown): OutboxEntry {
  if (entry.change === 'update' && isVersionConflict(error)) {
    const message = codeOf(error) === 'NOT_FOUND' ? outboxMessages.gone : outboxMessages.conflict;
    return { ...entry, state: 'conflict', message };
  }
  // Sent again, the change overwrites the version that it was compared with.
  const { begun } = error as { begun?: Begun };
  const form = begun && entry.form ? { ...entry.form, begun } : entry.form;
  return { ...entry, form, state: 'refused', message: messageOf(error) };
}
