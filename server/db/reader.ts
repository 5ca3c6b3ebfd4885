import { LRUCache } from 'lru-cache';
import { User } from '../schema/account/users/user.entity.ts';
import { unauthenticated } from '../errors.ts';
import { cacheLimits } from '../cache-limits.ts';
import { combined, reviveDates } from './combined.ts';
import type { Database } from './database.ts';
import { defineQuery, withoutReflections, type Query } from './query.ts';
import { allows, tokenMessages } from '#domain/account/access-tokens';

export interface SessionClaims {
  sessionId: string;
  userId: number;
  /** The scopes of an access token, and its hash, which its row must have. */
  token?: { scopes: ReadonlySet<string>; hash: string };
}

interface ReaderCaller {
  session: SessionClaims | null;
  sessionEnded?(): void;
}

const viewerRead = defineQuery<User>({
  name: 'viewer',
  entity: User,
  sql: (columns) =>
    `select to_json(v) from (select ${columns} from users where id = (
       select user_id from sessions
       where id = $1 and user_id = $2 and expires_at > $3 and token_hash is not distinct from $4)) v`,
});

/** Screens have fewer in one statement. A request with more of them runs on its own connection. */
export const QUICK_READS = 16;

/** Returns the parameters of a read for a viewer. */
type ParametersOf = (viewer: User) => readonly unknown[];

/** A query, or a function that returns one for the viewer, like its parameters. */
type Wanted<R> = Query<R> | ((viewer: User) => Query<R>);

const queryOf = <R>(wanted: Wanted<R>, viewer: User): Query<R> =>
  typeof wanted === 'function' ? wanted(viewer) : wanted;

interface Pending {
  read: Query<unknown>;
  values: readonly unknown[];
  result: Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers the reads requested in the same tick and sends them as one prepared
 * statement, together with the look-up of the session: a signed-out caller gets nothing, and a
 * screen costs one round trip however many cards it has. Never await it inside a transaction:
 * the embedded database has one connection.
 */
export class Reader {
  readonly #database: Database;
  readonly #caller: ReaderCaller;
  readonly #now: Date;
  readonly #prefetched: { read: Query<unknown>; values: readonly unknown[]; result: unknown }[] =
    [];
  #pending: Pending[] = [];
  #viewer: User | null = null;
  /** True for the app's own operations: their statements stay prepared. */
  isOwnOperation = false;

  constructor(database: Database, caller: ReaderCaller, now: Date) {
    this.#database = database;
    this.#caller = caller;
    this.#now = now;
  }

  /** Returns the result of a read; throws unauthenticated() if the session has ended, even just now. */
  read<R>(wanted: Query<R>, ...values: readonly unknown[]): Promise<R> {
    if (!this.#caller.session) return Promise.reject(unauthenticated());
    const asked = this.#prefetched.find(
      (each) => each.read === wanted && sameParameters(each.values, values),
    );
    if (asked) return asked.result as Promise<R>;
    const same = this.#pending.find(
      (each) => each.read === wanted && sameParameters(each.values, values),
    );
    if (same) return same.result as Promise<R>;
    const pending = { read: wanted, values } as Pending;
    const result = new Promise<R>((resolve, reject) => {
      Object.assign(pending, { resolve, reject });
    });
    pending.result = result;
    if (this.#pending.push(pending) === 1) afterThisTick(() => void this.#send());
    return result;
  }

  /**
   * Reads with parameters that depend on the viewer. Both come in one statement, since the parameters are first derived
   * from the viewer as this process last saw them; if these differ, it reads again.
   */
  async readForViewer<R>(wanted: Wanted<R>, parameters: ParametersOf): Promise<R> {
    const cached = this.#cachedViewer();
    const guess = cached && parameters(cached);
    const guessed = cached && queryOf(wanted, cached);
    const [viewer, found] = await Promise.all([
      this.known(),
      guess && guessed && this.read(guessed, ...guess),
    ]);
    if (!viewer) throw unauthenticated();
    const current = parameters(viewer);
    const query = queryOf(wanted, viewer);
    const isRight = guess && guessed === query && sameParameters(guess, current);
    return isRight ? (found as R) : this.read(query, ...current);
  }

  /**
   * Starts a read that a field below will probably need, with parameters for the viewer as last seen, so that it comes
   * with the same statement. Only for queries: a read after a write would get the state before it.
   */
  prefetch<R>(wanted: Wanted<R>, parameters: ParametersOf): void {
    const cached = this.#cachedViewer();
    if (!cached) return;
    const values = parameters(cached);
    const read = queryOf(wanted, cached);
    const result = this.read(read, ...values);
    // Readers of the promise get the failure; without a reader it does not matter.
    result.catch(() => {});
    this.#prefetched.push({ read, values, result });
  }

  /** The viewer as this process last read them, perhaps out of date: only to guess parameters. */
  #cachedViewer(): User | null {
    const { session } = this.#caller;
    return (session && cachedViewers.get(this.#database)?.get(session.userId)) ?? null;
  }

  /** The signed-in user's row, or null when signed out; throws unauthenticated() for a program whose token has ended. */
  async viewer(): Promise<User | null> {
    const { session } = this.#caller;
    if (!session) return null;
    const result = await this.read(sessionOnly).catch((error: unknown) => {
      if (!session.token && (error as { code?: string }).code === 'UNAUTHENTICATED') return null;
      throw error;
    });
    return result;
  }

  /** The user, if a read of this request has already fetched it; else as `viewer()`. */
  async known(): Promise<User | null> {
    return this.#viewer ?? this.viewer();
  }

  async #send(): Promise<void> {
    const batch = this.#pending;
    this.#pending = [];
    try {
      if (this.#database.prepare) await this.#database.prepare(this.#caller.session!.userId);
      const asked = batch.filter((each) => each.read !== sessionOnly);
      const { token } = this.#caller.session!;
      const isWithheld = token !== undefined && !allows(token.scopes, 'reflective-logs', 'read');
      const [row] = await this.#database.query<Record<string, unknown>>({
        ...combined(
          this.#database,
          [
            viewerRead,
            ...asked.map((each) => (isWithheld ? withoutReflections(each.read) : each.read)),
          ],
          this.isOwnOperation,
        ),
        isQuick: asked.length <= QUICK_READS && !asked.some((each) => each.read.isSlow),
        values: [
          this.#caller.session!.sessionId,
          this.#caller.session!.userId,
          this.#now,
          this.#caller.session!.token?.hash ?? null,
          ...asked.flatMap((each) => each.values),
        ],
      });
      const viewer = row!['r0'] as User | null;
      if (!viewer) {
        this.#caller.sessionEnded?.();
        throw unauthenticated(this.#caller.session!.token && tokenMessages.invalid);
      }
      reviveDates(this.#database, viewerRead, viewer);
      cacheViewer(this.#database, viewer);
      this.#viewer = viewer;
      asked.forEach((each, index) =>
        each.resolve(reviveDates(this.#database, each.read, row![`r${index + 1}`])),
      );
      batch.filter((each) => each.read === sessionOnly).forEach((each) => each.resolve(viewer));
    } catch (error) {
      batch.forEach((each) => each.reject(error));
    }
  }
}

/** True if two reads have equal parameters; dates and lists of ids are compared by value. */
export const sameParameters = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length &&
  some.every((value, index) => valueOf(value) === valueOf(others[index]));

const valueOf = (value: unknown) => {
  if (value instanceof Date) return value.getTime();
  return Array.isArray(value) ? JSON.stringify(value) : value;
};

const cachedViewers = new WeakMap<Database, LRUCache<number, User>>();

function cacheViewer(database: Database, user: User): void {
  const users = cachedViewers.get(database) ?? new LRUCache({ max: cacheLimits.users });
  cachedViewers.set(database, users);
  users.set(user.id, user);
}

/** Means "only the viewer", which every batch fetches anyway. */
const sessionOnly = defineQuery<User>({ name: 'viewer', sql: () => '' });

/** After all that is already promised has run, as DataLoader does, so that sibling fields batch. */
function afterThisTick(run: () => void): void {
  void Promise.resolve().then(() => process.nextTick(run));
}
