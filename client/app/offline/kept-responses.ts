import { Observable, type ApolloLink } from '@apollo/client';
import { openDB } from 'idb';
import { from, mergeMap, of, tap } from 'rxjs';
import type { ActivitiesQuery, ActivitiesQueryVariables } from '#client/graphql/generated.ts';
import { setStandIn } from '#client/lib/as-of.ts';
import { now } from '#client/lib/dates.ts';
import { keptDatabaseOf } from '#client/lib/device.ts';
import { openText, sealOf, sealText, type Sealed, type WithKeys } from '#client/lib/sealing.ts';
import { isLost } from '#client/records/outbox/failures.ts';
import { binKinds, recordKinds, typeOfKind } from '#domain/records/bin';
import { KEPT_RESPONSES_MAX, isDue, isTooOld } from '#domain/records/offline';
import { narrowedLog } from './kept-log.ts';

/** The queries of the screens of each kind of record, such as `Document`, `DocumentPage` and `Documents`. */
const ofRecords = binKinds.flatMap((kind) => {
  const type = typeOfKind(kind);
  const { list } = recordKinds[kind];
  return [type, `${type}Page`, `${list[0]!.toUpperCase()}${list.slice(1)}`];
});

/** Queries of the screens that open without a connection. Those of sessions and security are never kept. */
const screens = new Set([
  ...ofRecords,
  'ActivityGoals',
  'ActivityReadiness',
  'ActivitiesOfDocument',
  'Bookmarks',
  'CitableDocuments',
  'CountedEvidence',
  'CrewSessions',
  'CurrentUser',
  'Dashboard',
  'GoalPage',
  'LearningModules',
  'LearningPlan',
  'ModuleCases',
  'ModulePlayer',
  'Modules',
  'NotificationList',
  'OpenAuditNotice',
  'PracticeHours',
  'Profile',
  'RelatedActivities',
  'RepeatableActivities',
  'Resource',
  'ResourceLibrary',
  'Resources',
  'RunningCrewSession',
  'Support',
  'Teams',
]);

/** For a weak signal: then the kept response is shown until the new one comes. */
const PATIENCE_MS = 4_000;

export interface KeptResponses {
  handle: ApolloLink.RequestHandler;
}

interface Schema extends WithKeys {
  responses: { key: string; value: Sealed & { at: Date }; indexes: { at: Date } };
}

interface Kept<Data = Record<string, unknown>> {
  data: Data;
  at: Date;
  /** True if it was searched on the device, and older activities are not there. */
  isPart?: boolean;
}

/** Opens the kept responses of a user on this device, encrypted; signing out deletes them. */
export async function openKept(userId: string): Promise<KeptResponses> {
  const db = await openDB<Schema>(keptDatabaseOf(userId), 2, {
    upgrade(created, before) {
      if (before < 1) created.createObjectStore('keys');
      // Up to version 1, bookmarks were a list without pages; the screens are loaded again.
      else created.deleteObjectStore('responses');
      created.createObjectStore('responses').createIndex('at', 'at');
    },
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  const seal = await sealOf(db);
  /** Each stand-in for a response, by the key of its operation. */
  const standIns = new Map<string, Kept>();

  function note(key: string, kept: Kept | null): void {
    if (kept) standIns.set(key, kept);
    else if (!standIns.delete(key)) return;
    const shown = [...standIns.values()];
    const [oldest] = shown.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    setStandIn(
      oldest ? { loadedAt: oldest.at, isPart: shown.some(({ isPart }) => isPart === true) } : null,
    );
  }

  /** A query that left the screen, such as that of a form opened without a connection, is not sent again. */
  async function forgetUnseen({ client }: ApolloLink.Operation): Promise<void> {
    if (standIns.size === 0) return;
    const active = [...client.getObservableQueries('active')];
    const seen = await Promise.all(
      active.map(({ queryName: operationName, variables }) => keyOf({ operationName, variables })),
    );
    for (const key of standIns.keys()) if (!seen.includes(key)) note(key, null);
  }

  async function keep(key: string, data: unknown): Promise<void> {
    const sealed = await sealText(seal, JSON.stringify(data));
    const tx = db.transaction('responses', 'readwrite');
    await tx.store.put({ ...sealed, at: now() }, key);
    let surplus = (await tx.store.count()) - KEPT_RESPONSES_MAX;
    for (let cursor = await tx.store.index('at').openCursor(); cursor && surplus > 0; surplus--) {
      await cursor.delete();
      cursor = await cursor.continue();
    }
    await tx.done;
  }

  async function recall(key: string): Promise<Kept | null> {
    const found = await db.get('responses', key);
    if (!found || isTooOld(found.at, now())) return null;
    return { at: found.at, data: JSON.parse(await openText(seal, found)) as Kept['data'] };
  }

  /** The response of an operation, or for the CPD log what can be made of the log that is kept. */
  async function standInFor(key: string, operation: ApolloLink.Operation): Promise<Kept | null> {
    const kept = await recall(key);
    if (kept || operation.operationName !== 'Activities') return kept;
    return narrowedLog(operation.variables as ActivitiesQueryVariables, async (variables) => {
      const page = await recall(await keyOf({ operationName: 'Activities', variables }));
      return page as Kept<ActivitiesQuery> | null;
    });
  }

  /** Asks only for what is not kept yet, or too old. */
  const forLater: ApolloLink.RequestHandler = (operation, forward) =>
    from(keyOf(operation)).pipe(
      mergeMap(async (key) => ({ key, kept: await recall(key).catch(() => null) })),
      mergeMap(({ key, kept }) =>
        kept && !isDue(kept.at, now())
          ? of({ data: kept.data })
          : forward(operation).pipe(
              tap(({ data, errors }) => {
                if (data && !errors) keep(key, data).catch(() => {});
              }),
            ),
      ),
    );

  const handle: ApolloLink.RequestHandler = (operation, forward) => {
    if (!screens.has(operation.operationName ?? '')) return forward(operation);
    if (operation.getContext()['isForLater'] === true) return forLater(operation, forward);
    return new Observable((observer) => {
      const key = keyOf(operation);
      let isSettled = false;
      const standIn = async (): Promise<boolean> => {
        const kept = await standInFor(await key, operation).catch(() => null);
        if (!kept || isSettled) return false;
        note(await key, kept);
        operation.setContext({ isKept: true });
        observer.next({ data: kept.data });
        return true;
      };
      let standing: Promise<boolean> | undefined;
      const timer = setTimeout(() => (standing = standIn()), PATIENCE_MS);
      const subscription = forward(operation).subscribe({
        next: (result) => {
          clearTimeout(timer);
          isSettled = true;
          operation.setContext({ isKept: false });
          observer.next(result);
          const settle = async () => {
            note(await key, null);
            await forgetUnseen(operation);
            if (result.data && !result.errors) await keep(await key, result.data);
          };
          // Without room nothing is kept.
          settle().catch(() => {});
        },
        complete: () => observer.complete(),
        error: (error: unknown) => {
          clearTimeout(timer);
          const settle = async () => {
            if (isLost(error) && (await (standing ?? standIn()))) observer.complete();
            else observer.error(error);
          };
          void settle();
        },
      });
      return () => {
        isSettled = true;
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    });
  };

  return { handle };
}

/** Returns a digest: it does not reveal the variables, which may be words of a search. */
async function keyOf({
  operationName,
  variables,
}: Pick<ApolloLink.Operation, 'operationName' | 'variables'>): Promise<string> {
  const inOrder = Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = `${operationName} ${JSON.stringify(inOrder)}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
