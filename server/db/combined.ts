import { createHash } from 'node:crypto';
import type { EntityMetadata } from '@mikro-orm/core';
import { LRUCache } from 'lru-cache';
import { cacheLimits } from '../cache-limits.ts';
import type { Database } from './database.ts';
import type { Statement } from './statement.ts';
import type { Entity, Query } from './query.ts';
import { dayAt } from '../day.ts';
import { isCivilDate } from '#domain/dates';

type Combined = Pick<Statement, 'name' | 'text' | 'isOwnOperation'>;

/** The texts of one database: of the app's own operations, and of others. */
interface Texts {
  own: LRUCache<string, Combined>;
  others: LRUCache<string, Combined>;
}

const texts = new WeakMap<Database, Texts>();

/**
 * One select with every read as a column, r0, r1 …. Its text is kept for the next time; one too long for that has no
 * name and is not prepared.
 */
export function combined(
  database: Database,
  reads: Query<unknown>[],
  isOwnOperation: boolean,
): Combined {
  const known = textsOf(database)[isOwnOperation ? 'own' : 'others'];
  const key = reads.map((each) => each.name).join('+');
  const found = known.get(key);
  if (found) return found;
  const text = textOf(database, reads);
  if (key.length + text.length > cacheLimits.textCharacters) return { text };
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const made = { name, text, isOwnOperation };
  known.set(key, made);
  return made;
}

const kept = () =>
  new LRUCache<string, Combined>({
    max: cacheLimits.statements,
    maxSize: cacheLimits.statementCharacters,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });

function textsOf(database: Database): Texts {
  const found = texts.get(database) ?? { own: kept(), others: kept() };
  texts.set(database, found);
  return found;
}

/** Returns the number of cached texts; only tests that the caches are bounded read it. */
export const keptTexts = (database: Database) => ({
  own: textsOf(database).own.size,
  others: textsOf(database).others.size,
});

function textOf(database: Database, reads: Query<unknown>[]): string {
  let offset = 0;
  const columns = reads.map((each, index) => {
    const sql = each.sql(columnsOf(database, each), (field) => each.fields?.has(field) ?? true);
    const shifted = sql.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + offset}`);
    offset += new Set(sql.match(/\$\d+/g)).size;
    return `(${shifted}) as r${index}`;
  });
  return `select ${columns.join(',\n')}`;
}

function metadata(database: Database, entity: Entity<object>): EntityMetadata {
  return database.orm.getMetadata().get(entity as never) as EntityMetadata;
}

/** `user_id as "userId", …` for the requested columns, never for hidden ones. */
export function columnsOf(
  database: Database,
  { entity, fields, needs = [], withoutReflections }: Query<unknown>,
): string {
  if (!entity) return '';
  const others = withoutReflections ? entity.withoutReflections : undefined;
  const isAsked = (name: string) => !fields || fields.has(name) || needs.includes(name);
  return metadata(database, entity)
    .props.filter((prop) => !prop.hidden && prop.persist !== false && isAsked(prop.name))
    .map((prop) => `${others?.[prop.name] ?? prop.fieldNames[0]} as "${prop.name}"`)
    .join(', ');
}

/** Makes dates of the texts that JSON has for them. */
export function reviveDates(
  database: Database,
  { entity }: Query<unknown>,
  result: unknown,
): unknown {
  if (!entity || typeof result !== 'object' || result === null) return result;
  const dates = datesOf(database, entity);
  const found = Array.isArray(result)
    ? result
    : ((result as { nodes?: unknown[] }).nodes ?? [result]);
  for (const row of found as Record<string, unknown>[]) {
    for (const name of dates) {
      const text = row[name];
      if (typeof text === 'string') row[name] = isCivilDate(text) ? dayAt(text) : new Date(text);
    }
  }
  return result;
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
