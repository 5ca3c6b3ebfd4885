import { createHash } from 'node:crypto';
import type { EntityMetadata } from '@mikro-orm/core';
import type { Database } from './database.ts';
import type { Entity, Read } from './reader.ts';

/** Screens ask in a few dozen ways. More come from somebody who tries: no memory is spent on those. */
const KEPT_TEXTS = 300;

const texts = new WeakMap<Database, Map<string, { name: string; text: string }>>();

/** One select with every read as a column, r0, r1 …, its text kept for the next time. */
export function combined(
  database: Database,
  reads: Read<unknown>[],
): { name?: string; text: string } {
  const known = texts.get(database) ?? texts.set(database, new Map()).get(database)!;
  const key = reads.map((each) => each.name).join('+');
  const found = known.get(key);
  if (found) return found;
  let offset = 0;
  const columns = reads.map((each, index) => {
    const sql = each.sql(columnsOf(database, each), (field) => each.fields?.has(field) ?? true);
    const shifted = sql.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + offset}`);
    offset += new Set(sql.match(/\$\d+/g)).size;
    return `(${shifted}) as r${index}`;
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

/** `user_id as "userId", …` of the columns that are asked for, never of the hidden ones. */
export function columnsOf(
  database: Database,
  { entity, fields, needs = [] }: Read<unknown>,
): string {
  if (!entity) return '';
  const isAsked = (name: string) => !fields || fields.has(name) || needs.includes(name);
  return metadata(database, entity)
    .props.filter((prop) => !prop.hidden && prop.persist !== false && isAsked(prop.name))
    .map((prop) => `${prop.fieldNames[0]} as "${prop.name}"`)
    .join(', ');
}

/** Makes dates of the texts that JSON has for them. */
export function revive(database: Database, { entity }: Read<unknown>, answer: unknown): unknown {
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
