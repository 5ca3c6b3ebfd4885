import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations/index';
import { kindOf } from '#server/records/kinds';
import { StoredRecord } from '#server/records/record.entity';

/**
 * Writes a migration for the difference between the entities and a freshly migrated database, and lists it: `npm run
 * migration -- add-review-photos`.
 */
const folder = 'server/db/migrations';
const list = join(folder, 'index.ts');
const title = process.argv[2] ?? '';
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(title) || process.argv.length > 3) {
  console.error('Say what it is about: npm run migration -- add-review-photos');
  process.exit(2);
}

const database = await openDatabase({});
await migrate(database);
const { diff } = await database.orm.migrator.create(mkdtempSync(join(tmpdir(), 'migration-')));
await database.close();
if (diff.up.length === 0) {
  console.log('Nothing to migrate.');
} else {
  const last = Number(migrations.at(-1)?.name.slice(0, 3) ?? 0);
  const name = `${String(last + 1).padStart(3, '0')}-${title}`;
  const file = join(folder, `${name}.ts`);
  const settings = await resolveConfig(file);
  writeFileSync(file, await format(source(name), { ...settings, parser: 'typescript' }));
  writeFileSync(list, listed(readFileSync(list, 'utf8'), name));
  console.log(`Wrote ${file} and listed it in ${list}. Read it: it may only add.`);
}

/** The list of migrations with one more: its import after the last, its entry at the end. */
function listed(text: string, name: string): string {
  const imported = `import { ${className()} } from './${name}.ts';\n`;
  const entry = `  { name: '${name}', class: ${className()} },\n`;
  return text.replace(/\n\n\/\*\*/, `\n${imported}\n/**`).replace(/\];\s*$/, `${entry}];\n`);
}

function source(name: string): string {
  return `import { Migration } from '@mikro-orm/migrations';

export class ${className()} extends Migration {
  override name = '${name}';

  override up(): void | Promise<void> {
    ${statements(diff.up)}
    ${recordTriggers().map(statement).join('\n')}
  }

  override down(): void | Promise<void> {
    ${statements(diff.down)}
  }
}
`;
}

function className(): string {
  return title.replace(/(^|-)([a-z0-9])/g, (_, _dash: string, letter: string) =>
    letter.toUpperCase(),
  );
}

/** A new kind of record counts its changes (migration 015), and the timeline has them (migration 027). */
function recordTriggers(): string[] {
  const created = diff.up.flatMap((sql) => /^create table "(\w+)"/.exec(sql)?.[1] ?? []);
  const kinds = new Map(Object.entries(kindOf).map(([kind, { table }]) => [table, kind]));
  return [...database.orm.getMetadata().getAll().values()]
    .filter((entity) => entity.class.prototype instanceof StoredRecord)
    .map((entity) => entity.tableName)
    .filter((table) => created.includes(table))
    .flatMap((table) => [
      `create trigger ${table}_version before update on ${table} for each row execute function count_change();`,
      `select track_records('${table}', '${kinds.get(table) ?? table}', '{}');`,
    ]);
}

/** Migrations add functions and triggers by hand, so the generated `down` must not restore them. */
function statements(sql: string[]): string {
  return sql
    .filter((line) => line.trim() !== '' && !/^create (or replace function|trigger) /.test(line))
    .map(statement)
    .join('\n');
}

function statement(sql: string): string {
  return `this.addSql(${quoted(sql)});`;
}

/** Like the other migrations: a template literal, since SQL uses both kinds of quotes. */
function quoted(line: string): string {
  return `\`${line.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}
