import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'server/db/migrations';
const files = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));

/** Statements of the `up` migration, each on one line. */
const statementsOf = (text: string): string[] => {
  const up = text.slice(text.indexOf('override up'), text.indexOf('override down'));
  return [...up.matchAll(/addSql\(\s*`([^`]*)`/g)].map(([, sql]) => sql!.replace(/\s+/g, ' '));
};

/** Changes that would break the previous version, which still runs. */
const forbidden: [why: string, sql: RegExp][] = [
  ['drops what it reads', /\bdrop (table|column|view|function|type|schema)\b/i],
  ['renames what it reads', /\brename\b/i],
  ['changes the type of what it reads', /\balter (column )?"?\w+"? (set data )?type\b/i],
  ['asks for what it does not write', /\bset not null\b/i],
  ['empties what it reads', /\btruncate\b|\bdelete from\b/i],
];

/** Columns added to an existing table, with their definitions. */
const added = (sql: string): string[] =>
  /^alter table/i.test(sql)
    ? sql.split(/\badd (?:column )?(?:if not exists )?(?=")/i).slice(1)
    : [];

const wrongIn = (sql: string): string[] => [
  ...forbidden.filter(([, pattern]) => pattern.test(sql)).map(([why]) => why),
  ...added(sql)
    .filter((column) => /\bnot null\b/i.test(column))
    .filter((column) => !/\bdefault\b|\bgenerated\b/i.test(column))
    .map((column) => `asks for ${column.split(' ')[0]}, which the version before does not write`),
];

describe('the previous version goes on working on migrated tables', () => {
  test('what would break it is recognized', () => {
    for (const sql of [
      'drop table "users";',
      'alter table "users" drop column "name";',
      'alter table "users" rename column "a" to "b";',
      'alter table "users" alter column "a" type text using a::text;',
      'alter table "users" alter column "a" set not null;',
      'alter table "users" add "b" text not null;',
      'alter table "users" add "a" text null, add column "b" int not null;',
      'delete from users',
    ]) {
      expect(wrongIn(sql), sql).toHaveLength(1);
    }
    for (const sql of [
      'alter table "users" add "b" text not null default \'x\', add "c" int null;',
      'alter table "users" alter column "a" drop not null;',
      'create table "more" ("id" serial primary key, "a" text not null);',
    ]) {
      expect(wrongIn(sql), sql).toEqual([]);
    }
  });

  test.each(files.slice(1))('%s only adds', (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const statements = statementsOf(text);
    expect(text).toContain('this.addSql(');
    const wrong = statements.flatMap((sql) => wrongIn(sql).map((why) => `${why}: ${sql}`));
    expect(wrong).toEqual([]);
  });
});
