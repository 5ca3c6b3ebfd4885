import { Observable, type ApolloClient, type ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { now } from '#client/lib/dates.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import type { ChangeOfOne, FormContext } from '#client/lib/outbox.ts';
import { refreshScreen } from '#client/lib/refresh.ts';
import { randomKey } from '#client/lib/request-key.ts';
import { mustFollow, type OutboxEntry, type OutboxForm } from '#domain/records/outbox';
import { REQUEST_KEY_HEADER } from '#domain/requests';
import { mentionsTemporary, temporaryId } from '#domain/records/temporary-ids';
import { isLost } from './failures.ts';
import { cachedTitle, titleIn, type Noun } from './kinds.ts';
import { expectedResponse, operationOf, recordOf, responseOf, shownFields } from './operations.ts';
import { withPatches } from './overlay.ts';
import type { Queue } from './queue.ts';
import type { Outcome } from './sender.ts';
import type { Sending } from './sending.ts';

type Fields = Record<string, unknown>;

/** Milliseconds for which a change that follows others waits for its own response before it counts as waiting. */
const PATIENCE_MS = 10_000;

interface Options {
  client: ApolloClient;
  queue: Queue;
  sending: Sending;
  /** Called when a change was lost that the user's own device would have kept. */
  onLost: () => void;
}

interface Context extends FormContext {
  headers?: Record<string, string>;
  /** True for operations that the outbox itself sends. */
  isFromOutbox?: boolean;
}

/** The link of Apollo Client that keeps the changes without a response, and shows them in what is read. */
export function createLink({ client, queue, sending, onLost }: Options): ApolloLink.RequestHandler {
  async function entryOf(
    { operation, variables, form }: ChangeOfOne,
    rest: Rest,
  ): Promise<OutboxEntry> {
    const { change, noun, fixed } = operationOf(operation)!;
    const record = recordOf(variables) ?? temporaryId(rest.requestKey);
    const savedAt = now().toISOString();
    const input = variables['input'] as Fields | undefined;
    return {
      ...rest,
      id: '',
      operation,
      change,
      noun,
      variables: fixed && input ? { ...variables, input: fixed(input, savedAt) } : variables,
      record,
      title: titleIn(noun, variables) || titleInCache(noun, record),
      savedAt,
      form: (await formOf(form)) ?? null,
      state: 'waiting',
      message: null,
    };
  }

  function titleInCache(noun: Noun, record: string): string {
    const waiting = queue.entries().find((each) => each.noun === noun && each.record === record);
    return waiting?.title ?? cachedTitle(client, noun, record);
  }

  /** Keeps a mutation, and returns the response that it is expected to get. */
  async function keep(
    operation: ApolloLink.Operation,
    isAttempted: boolean,
  ): Promise<ApolloLink.Result> {
    await queue.opening();
    const { headers = {}, replaces, ofEach } = operation.getContext() as Context;
    const key = headers[REQUEST_KEY_HEADER];
    const made = await Promise.all(
      changesOf(operation).map((change) =>
        entryOf(change, { requestKey: (!ofEach && key) || randomKey(), isAttempted }),
      ),
    );
    const kept = await queue.add(made, { replaces });
    // A deletion that was undone before it was sent: the lists no longer have its record.
    if (made.some(({ change }, index) => change === 'restore' && !kept[index])) {
      void refreshScreen(client);
    }
    const ids = kept.flatMap((each) => each?.id ?? []);
    const outcomes =
      navigator.onLine && ids.length > 0 ? await sending.outcomesOf(ids, PATIENCE_MS) : [];
    const outcomeOf = (entry: OutboxEntry | null | undefined) =>
      (entry && outcomes[ids.indexOf(entry.id)]) ?? null;
    if (ofEach) return { data: ofEach.response(kept.map((entry) => refusedBy(outcomeOf(entry)))) };
    const [change] = made;
    const outcome = outcomeOf(kept[0]);
    if (outcome && 'error' in outcome) throw outcome.error;
    if (outcome) return asResponseOf(change!.operation, outcome.result);
    const fields = shownFields(change!.operation, change!.variables, change!.savedAt);
    const record = kept[0]?.record ?? change!.record;
    return { data: expectedResponse(change!.operation, change!.noun as Noun, record, fields) };
  }

  /** True for changes that must not overtake what waits, or that cannot be sent now. */
  const follows = (changes: readonly ChangeOfOne[], { replaces }: Context): boolean =>
    changes.length > 0 &&
    queue.isKept() &&
    (sending.isAway() ||
      replaces !== undefined ||
      changes.some(
        ({ operation, variables }) =>
          mentionsTemporary(variables) ||
          mustFollow(queue.entries(), {
            ...operationOf(operation)!,
            record: recordOf(variables) ?? '',
            variables,
          }),
      ));

  return (operation, forward) => {
    const context = operation.getContext() as Context;
    const isOwn = context.isFromOutbox === true;
    const changes = isOwn ? [] : changesOf(operation);
    const isWaiting = follows(changes, context);
    return new Observable((observer) => {
      if (isWaiting) {
        settle(keep(operation, false));
        return undefined;
      }
      const isQuery = operation.operationType === OperationTypeNode.QUERY;
      const isSocket = operation.operationType === OperationTypeNode.SUBSCRIPTION;
      const subscription = forward(operation).subscribe({
        next: (result) => {
          if (!isSocket && !isOwn) sending.note(operation.getContext()['isKept'] === true);
          observer.next(
            isQuery && !isOwn
              ? { ...result, data: withPatches(result.data, queue.patches()) }
              : result,
          );
        },
        complete: () => observer.complete(),
        error: (error: unknown) => {
          if (isSocket || !isLost(error)) return observer.error(error);
          if (!isOwn) sending.note(true);
          if (changes.length === 0) return observer.error(error);
          if (!queue.isKept() && !queue.opening()) {
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
}

type Rest = Pick<OutboxEntry, 'requestKey' | 'isAttempted'>;

/** The changes of single records into which a mutation is split; none if it cannot wait. */
function changesOf(operation: ApolloLink.Operation): readonly ChangeOfOne[] {
  const { form, ofEach } = operation.getContext() as Context;
  if (ofEach) return ofEach.changes;
  const { operationName = '', variables } = operation;
  return operationOf(operationName) ? [{ operation: operationName, variables, form }] : [];
}

/** Loads while the page is idle; without it, a change waits without its form. */
async function formOf(form: FormContext['form']): Promise<OutboxForm | undefined> {
  return typeof form === 'function' ? form().catch(() => undefined) : form;
}

const refusedBy = (outcome: Outcome | null): string | null =>
  outcome && 'error' in outcome ? messageOf(outcome.error) : null;

/** An edit may have been sent as a part of the new record, and the other way round; its form reads its own response. */
function asResponseOf(
  operation: string,
  { data, ...result }: ApolloLink.Result,
): ApolloLink.Result {
  const record = Object.values(data ?? {})[0] as Fields | null | undefined;
  return { ...result, data: responseOf(operation, record ?? null) };
}
