import { createHash } from 'node:crypto';
import type { EntityMetadata } from '@mikro-orm/core';
import { User } from '../schema/users/user.entity.ts';
import { unauthenticated } from '../errors.ts';
import type { Database } from './database.ts';

type Entity<T> = abstract new () => T;

/**
 * A read, written once per question: SQL with $1, $2 … that answers one JSON value (see `rows`).
 * The entity, where given, lends its public columns as `"camelCase"` and its dates are revived.
 */
export interface Read<R> {
  name: string;
  entity?: Entity<object>;
  sql: (columns: string) => string;
  /** Never set; carries the answer's type. */
  answer?: R;
}

export const read = <R>(definition: Read<R>): Read<R> => definition;

/** SQL that answers the rows of a select as one JSON array, empty where there are none. */
export const rows = (select: string) =>
  `select coalesce(json_agg(r), '[]'::json) from (${select}) r`;

export interface SessionClaims {
  sessionId: string;
  userId: number;
}

const viewerRead = read<User>({
  name: 'viewer',
  entity: User,
  sql: (columns) =>
    `select to_json(v) from (select ${columns} from users where id = (
       select user_id from sessions where id = $1 and user_id = $2 and expires_at > $3)) v`,
});

interface Pending {
  read: Read<unknown>;
  values: readonly unknown[];
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers the reads that one request asks for at the same moment and sends them as one prepared
 * statement, together with the look-up of the session: whoever signed out gets nothing, and a
 * screen costs one round trip however many cards it has. Never await it inside a transaction:
 * the embedded database has one connection.
 */
export class Reader {
  readonly #database: Database;
  readonly #caller: { session: SessionClaims | null };
  readonly #now: Date;
  readonly #ahead: { read: Read<unknown>; values: readonly unknown[]; answer: unknown }[] = [];
  #pending: Pending[] = [];
  #viewer: User | null = null;

  constructor(database: Database, caller: { session: SessionClaims | null }, now: Date) {
    this.#database = database;
    this.#caller = caller;
    this.#now = now;
  }

  /** The answer of a read; throws unauthenticated() when the session is gone, even if it just ended. */
  read<R>(wanted: Read<R>, ...values: readonly unknown[]): Promise<R> {
    if (!this.#caller.session) return Promise.reject(unauthenticated());
    const asked = this.#ahead.find((each) => each.read === wanted && areSame(each.values, values));
    if (asked) return asked.answer as Promise<R>;
    return new Promise<R>((resolve, reject) => {
      const pending = { read: wanted, values, resolve, reject } as Pending;
      if (this.#pending.push(pending) === 1) afterThisTick(() => void this.#send());
    });
  }

  /**
   * Asks beforehand for what a field below will probably read, so that it comes with the same statement. Only for
   * queries: a read after a write would get what was there before.
   */
  ahead<R>(wanted: Read<R>, ...values: readonly unknown[]): void {
    const answer = this.read(wanted, ...values);
    // Whoever reads it hears of a failure; where nobody does, it matters to nobody.
    answer.catch(() => {});
    this.#ahead.push({ read: wanted, values, answer });
  }

  /**
   * The user as this process read it last, perhaps out of date: good for guessing what to ask along with the user,
   * never for an answer.
   */
  get lastSeen(): User | null {
    const { session } = this.#caller;
    return (session && seen.get(this.#database)?.get(session.userId)) ?? null;
  }

  /** The signed-in user's row, or null when signed out. */
  async viewer(): Promise<User | null> {
    if (!this.#caller.session) return null;
    const answer = await this.read(sessionOnly).catch((error: unknown) => {
      if ((error as { code?: string }).code === 'UNAUTHENTICATED') return null;
      throw error;
    });
    return answer;
  }

  /** The user as a read of this request has brought along already, else as `viewer()`. */
  async known(): Promise<User | null> {
    return this.#viewer ?? this.viewer();
  }

  async #send(): Promise<void> {
    const batch = this.#pending;
    this.#pending = [];
    try {
      const asked = batch.filter((each) => each.read !== sessionOnly);
      const [row] = await this.#database.query<Record<string, unknown>>({
        ...combined(
          this.#database,
          asked.map((each) => each.read),
        ),
        values: [
          this.#caller.session!.sessionId,
          this.#caller.session!.userId,
          this.#now,
          ...asked.flatMap((each) => each.values),
        ],
      });
      const viewer = row!['viewer'] as User | null;
      if (!viewer) throw unauthenticated();
      revive(this.#database, viewerRead, viewer);
      see(this.#database, viewer);
      this.#viewer = viewer;
      asked.forEach((each, index) =>
        each.resolve(revive(this.#database, each.read, row![`r${index}`])),
      );
      batch.filter((each) => each.read === sessionOnly).forEach((each) => each.resolve(viewer));
    } catch (error) {
      batch.forEach((each) => each.reject(error));
    }
  }
}

/** Whether a read is asked with the same values again; a moment is the same in another object too. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length &&
  some.every((value, index) => valueOf(value) === valueOf(others[index]));

const valueOf = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** So many users are remembered: those who were here last. */
const SEEN_USERS = 5_000;

const seen = new WeakMap<Database, Map<number, User>>();

function see(database: Database, user: User): void {
  const users = seen.get(database) ?? seen.set(database, new Map()).get(database)!;
  users.delete(user.id);
  users.set(user.id, user);
  if (users.size > SEEN_USERS) users.delete(users.keys().next().value!);
}

/** Stands for "only the viewer", which every batch brings along. */
const sessionOnly = read<User>({ name: 'viewer', sql: () => '' });

/** Screens ask in a few dozen ways. More come from somebody who tries: no memory is spent on those. */
const KEPT_TEXTS = 300;

const texts = new WeakMap<Database, Map<string, { name: string; text: string }>>();

/** One select with the session's look-up and every read as a column, its text kept for the next time. */
function combined(database: Database, reads: Read<unknown>[]): { name?: string; text: string } {
  const known = texts.get(database) ?? texts.set(database, new Map()).get(database)!;
  const key = reads.map((each) => each.name).join('+') || 'viewer';
  const found = known.get(key);
  if (found) return found;
  let offset = 0;
  const columns = [viewerRead, ...reads].map((each, index) => {
    const sql = each.sql(each.entity ? publicColumns(database, each.entity) : '');
    const shifted = sql.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + offset}`);
    offset += new Set(sql.match(/\$\d+/g)).size;
    return `(${shifted}) as ${index === 0 ? 'viewer' : `r${index - 1}`}`;
  });
  const text = `select ${columns.join(',\n')}`;
  if (known.size >= KEPT_TEXTS) return { text };
  const made = { name: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
  known.set(key, made);
  return made;
}

function metadata(database: Database, entity: Entity<object>): EntityMetadata {
  return database.orm.getMetadata().get(entity as never) as EntityMetadata;
}

/** `user_id as "userId", …` of all columns but the hidden ones. */
export function publicColumns(database: Database, entity: Entity<object>): string {
  return metadata(database, entity)
    .props.filter((prop) => !prop.hidden && prop.persist !== false)
    .map((prop) => `${prop.fieldNames[0]} as "${prop.name}"`)
    .join(', ');
}

function revive(database: Database, { entity }: Read<unknown>, answer: unknown): unknown {
  if (!entity || typeof answer !== 'object' || answer === null) return answer;
  const dates = datesOf(database, entity);
  const found = Array.isArray(answer)
    ? answer
    : ((answer as { nodes?: unknown[] }).nodes ?? [answer]);
  for (const row of found as Record<string, unknown>[]) {
    for (const name of dates) {
      if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    }
  }
  return answer;
}

const dateNames = new WeakMap<Entity<object>, string[]>();

function datesOf(database: Database, entity: Entity<object>): string[] {
  const known = dateNames.get(entity);
  if (known) return known;
  const { props } = metadata(database, entity);
  const found = props.filter((prop) => prop.runtimeType === 'Date').map(({ name }) => name);
  dateNames.set(entity, found);
  return found;
}

/** After all that is already promised has run, as DataLoader does, so that sibling fields batch. */
function afterThisTick(run: () => void): void {
  void Promise.resolve().then(() => process.nextTick(run));
}
