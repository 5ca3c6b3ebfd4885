import {
  LockMode,
  UniqueConstraintViolationException,
  type RequiredEntityData,
} from '@mikro-orm/core';
import type { AnyObjectSchema, InferType } from 'yup';
import type { Context } from '../context.ts';
import type { Em } from '../db/database.ts';
import { requireUser } from '../context.ts';
import { defineQuery, rows, type Query } from '../db/query.ts';
import { transaction } from '../db/transaction.ts';
import { conflict, notFound } from '../errors.ts';
import { defineBothWays, type BothWays, type Way } from '../schema/mechanics/page-ways.ts';
import { byMoment, type Key, type Newest, type Order } from '../schema/mechanics/cursors.ts';
import { connection, pageOf, pageParameters, type Connection } from '../schema/mechanics/pages.ts';
import type { User } from '../schema/account/users/user.entity.ts';
import { parseId, validate } from '../validate.ts';
import { versionMessages } from '#domain/versions';
import { createIdempotent } from './idempotent.ts';
import { changedSince, sinceOf, type RecordListArgs } from './list-args.ts';
import { awaitOthers, checkLimits, requireWhole, withinLimits } from './limits.ts';
import type { Limited, StoredRecord, Unique } from './record.entity.ts';

type EntityOf<Row> = new () => Row;

/** How a kind of record is stored. */
interface Stored<Row extends StoredRecord> extends Limited {
  entity: EntityOf<Row>;
  unique?: Unique;
}

/** The part of a kind of record that these functions use; kinds.ts has all kinds. */
export interface Kind<
  Row extends StoredRecord,
  Schema extends AnyObjectSchema,
  Change = Schema,
> extends Stored<Row> {
  schemas: { create: Schema; update: Change };
}

/** The queries of a kind: a page of it, and records by their ids. */
export interface RecordQueries<Row, K extends Key = Newest> {
  order: Order<K>;
  keyOf: (row: Row) => K;
  list: BothWays<{ nodes: Row[]; totalCount: number }>;
  byIds: Query<Row[]>;
}

interface Selection<Row, K extends Key> {
  /** SQL that narrows the list; its parameters begin at $6. */
  filter?: string;
  /** SQL of further columns of a row `r`, each after a comma. */
  extra?: string;
  /** Columns that the noun's own code needs, even if they are not selected. */
  needs?: readonly string[];
  /** Another order than newest first. */
  sorted?: Sorted<Row, K>;
}

/** The order of a list by two values of its rows, the second of which is the id. */
interface Sorted<Row, K extends Key> {
  order: Order<K>;
  keyOf: (row: Row) => K;
  /** SQL of the order; `after` is true for rows beyond a page's edge, of value $2 and id $3. */
  sql: (way: Way) => { by: string; after: string };
}

const newestFirst = <Row extends StoredRecord>(list: string): Sorted<Row, Newest> => ({
  order: byMoment(list),
  keyOf: ({ createdAt, id }) => [createdAt, id],
  sql: ({ desc, lt }) => ({
    by: `created_at ${desc}, id ${desc}`,
    after: `(created_at, id) ${lt} ($2::timestamptz, $3::int)`,
  }),
});

/** Defines both queries of a kind, by the names of its GraphQL fields. Both know the user as $1. */
export function defineQueries<Row extends StoredRecord, K extends Key = Newest>(
  { entity, table }: { entity: EntityOf<Row>; table: string },
  [listName, oneName]: readonly [list: string, one: string],
  { filter = 'true', extra = '', needs = [], sorted }: Selection<Row, K> = {},
): RecordQueries<Row, K> {
  const { order, keyOf, sql } =
    sorted ?? (newestFirst(table.replaceAll('_', ' ')) as unknown as Sorted<Row, K>);
  return {
    order,
    keyOf,
    list: defineBothWays((way) =>
      defineQuery({
        name: listName,
        entity,
        needs,
        sql: (columns) => `
          with chosen as not materialized (
            select * from ${table} where user_id = $1 and deleted_at is null and ${changedSince('$5')} and (${filter}))
          select json_build_object(
            'nodes', (${rows(`
              select ${columns}${extra} from chosen r
              where $3::int is null or ${sql(way).after}
              order by ${sql(way).by} limit $4`)}),
            'totalCount', (select count(*) from chosen))`,
      }),
    ),
    byIds: defineQuery({
      name: oneName,
      entity,
      needs,
      sql: (columns) =>
        rows(`select ${columns}${extra} from ${table} r
          where id = any($2::int[]) and user_id = $1 and deleted_at is null`),
    }),
  };
}

/** A page of the user's records, in the order of its query. */
export async function list<Row extends StoredRecord, K extends Key>(
  ctx: Context,
  queries: RecordQueries<Row, K>,
  args: RecordListArgs,
  filters: readonly unknown[] = [],
): Promise<Connection<Row>> {
  const page = pageOf(args, queries.order);
  const found = await ctx.reads.read(
    queries.list[page.direction],
    ctx.caller.session?.userId,
    ...pageParameters(page),
    sinceOf(args),
    ...filters,
  );
  return connection(found, page, queries.keyOf);
}

/** One record of the user; throws notFound(). */
export async function get<Row extends StoredRecord>(
  ctx: Context,
  queries: Pick<RecordQueries<Row>, 'byIds'>,
  id: unknown,
): Promise<Row> {
  const [found] = await many(ctx, queries, [parseId(id)]);
  if (!found) throw notFound();
  return found;
}

/** Returns those of the given records that belong to the user, in any order. */
export const many = async <Row extends StoredRecord>(
  ctx: Context,
  queries: Pick<RecordQueries<Row>, 'byIds'>,
  ids: readonly number[],
): Promise<Row[]> => ctx.reads.read(queries.byIds, ctx.caller.session?.userId, ids);

interface Creating<Row> {
  input: unknown;
  get: (ctx: Context, id: unknown) => Promise<Row>;
}

/**
 * Creates a record from a valid input, once per request key. `values` turns the input into columns, in the transaction if
 * limits bind the kind.
 */
export async function create<Row extends StoredRecord, Schema extends AnyObjectSchema>(
  ctx: Context,
  kind: Kind<Row, Schema, AnyObjectSchema>,
  creating: Creating<Row>,
  values: (given: InferType<Schema>, user: User, em: Em) => object | Promise<object>,
): Promise<Row> {
  const { entity, table, unique, schemas } = kind;
  const creation = { table, schema: schemas.create, ...creating };
  const created = createIdempotent(ctx, creation, (user, given, request) =>
    withinLimits(ctx, kind, user.id, async ({ em }) => {
      const owned = { ...request, userId: user.id, createdAt: ctx.now };
      const columns = { ...(await values(given, user, em)), ...owned } as RequiredEntityData<Row>;
      const record = em.create(entity, columns);
      await em.flush();
      return record as Row;
    }),
  );
  return inWords(unique && [unique], created);
}

/** Updates a record with a valid input and leaves the rest. `apply` assigns it within the transaction. */
export async function update<Row extends StoredRecord, Schema extends AnyObjectSchema, Result>(
  ctx: Context,
  kind: Kind<Row, AnyObjectSchema, Schema>,
  { id, input }: { id: unknown; input: unknown },
  apply: (
    tx: Context,
    record: Row,
    change: Omit<InferType<Schema>, 'version'>,
    user: User,
  ) => Result | Promise<Result>,
): Promise<Result> {
  const user = await requireUser(ctx);
  const { unique, schemas } = kind;
  const { version, ...change } = validate(schemas.update, input) as InferType<Schema> & {
    version?: number | null;
  };
  const updated = updateRecord(ctx, kind, { id, userId: user.id, version }, (tx, record) =>
    apply(tx, record, change, user),
  );
  return inWords(unique && [unique], updated);
}

/**
 * Marks a record as deleted: it leaves every list and count until `restore`. Returns it; throws notFound(), and
 * versionConflict() if it has another version than the given one.
 */
export async function remove<Row extends StoredRecord>(
  ctx: Context,
  { entity }: { entity: EntityOf<Row> },
  id: unknown,
  version?: number,
): Promise<Row> {
  const { id: userId } = await requireUser(ctx);
  const wanted = { id, userId, version };
  if (version === undefined) return mark(ctx, entity, wanted, ctx.now);
  return transaction(ctx, (tx) => mark(tx, entity, wanted, ctx.now));
}

/**
 * Brings a deleted record back; throws notFound(), the refusal that a new one would get for a limit, and conflict() for
 * a part of a record that is in the bin.
 */
export async function restore<Row extends StoredRecord>(
  ctx: Context,
  kind: Stored<Row>,
  id: unknown,
): Promise<Row> {
  const { id: userId } = await requireUser(ctx);
  await requireWhole(ctx, kind, userId, parseId(id));
  const restored = withinLimits(ctx, kind, userId, (tx) =>
    mark(tx, kind.entity, { id, userId }, null),
  );
  return inWords(kind.unique && [kind.unique], restored);
}

/** Throws conflict() with a unique index's message if it refuses a second record. */
export async function inWords<T>(
  uniques: readonly Unique[] | undefined,
  writing: Promise<T>,
): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const broken = uniques?.find(({ index }) => error.message.includes(index));
    throw broken ? conflict(broken.message) : error;
  }
}

interface Wanted {
  id: unknown;
  userId: number;
  /** The version with which the edit began; without it the last write wins. With it, a transaction must be open. */
  version?: number | null | undefined;
}

/**
 * Runs a change of one record of the user's, locked in a transaction: of two edits that began with the same version the
 * second throws versionConflict(). Throws notFound().
 */
export async function updateRecord<Row extends StoredRecord, Result>(
  ctx: Context,
  kind: Stored<Row>,
  { id, userId, version }: Wanted,
  run: (tx: Context, record: Row) => Result | Promise<Result>,
): Promise<Result> {
  const where = { id: parseId(id), userId, deletedAt: null };
  return transaction(ctx, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const record = await tx.em.findOne<StoredRecord>(kind.entity, where, lock);
    if (!record) throw notFound();
    if (version && version !== record.version) throw versionConflict();
    const result = await run(tx, record as Row);
    tx.em.getUnitOfWork().computeChangeSets();
    const changes = tx.em.getUnitOfWork().getChangeSets();
    const change = changes.find(({ entity }) => entity === record);
    if (change) countChange(record, ctx);
    if (change && kind.limits?.some(({ property }) => property in change.payload)) {
      await awaitOthers(tx.em, userId);
      await tx.em.flush();
      await checkLimits(tx.em, kind, userId, [record.id]);
    }
    return result;
  });
}

interface WantedMany {
  ids: readonly number[];
  userId: number;
  /** True to find them among the deleted ones. */
  isDeleted: boolean;
}

/**
 * Runs a change of those of the given records that belong to the user, locked in one transaction, in the order of
 * their ids.
 */
export async function updateRecords<Row extends StoredRecord, Result>(
  ctx: Context,
  entity: EntityOf<Row>,
  { ids, userId, isDeleted }: WantedMany,
  run: (tx: Context, records: Row[]) => Result | Promise<Result>,
): Promise<Result> {
  const where = { id: { $in: [...ids] }, userId, deletedAt: isDeleted ? { $ne: null } : null };
  return transaction(ctx, async (tx) => {
    const found = await tx.em.find<StoredRecord>(entity, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
    });
    const result = await run(tx, found as Row[]);
    tx.em.getUnitOfWork().computeChangeSets();
    const changes = tx.em.getUnitOfWork().getChangeSets();
    const changed = new Set<unknown>(changes.map((each) => each.entity));
    for (const record of found) if (changed.has(record)) countChange(record, ctx);
    return result;
  });
}

async function mark<Row extends StoredRecord>(
  ctx: Context,
  entity: EntityOf<Row>,
  { id, userId, version }: Wanted,
  deletedAt: Date | null,
): Promise<Row> {
  const where = { id: parseId(id), userId, deletedAt: deletedAt ? null : { $ne: null } };
  const lock = version && { lockMode: LockMode.PESSIMISTIC_WRITE };
  const record = await ctx.em.findOne<StoredRecord>(entity, where, { ...lock });
  if (!record) throw notFound();
  if (version && version !== record.version) throw versionConflict();
  record.deletedAt = deletedAt;
  countChange(record, ctx);
  await ctx.em.flush();
  return record as Row;
}

/** A conflict() that names the field `version`. */
export const versionConflict = () =>
  conflict(versionMessages.changed, { version: versionMessages.changed });

/** Mirrors the trigger, so that the response has what is stored. */
function countChange(record: StoredRecord, { now }: Context): void {
  record.version += 1;
  record.updatedAt = now;
}
