import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations/index';

/**
 * Writes a migration for the difference between the entities and a freshly migrated database: `npm run migration --
 * add-review-photos`.
 */
const folder = 'server/db/migrations';
const title = process.argv[2] ?? '';
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(title)) {
  console.error('Say what it is about: npm run migration -- add-review-photos');
  process.exit(1);
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
  console.log(
    `Wrote ${file}. Read it, then add it to ${folder}/index.ts:\n` +
      `  import { ${className()} } from './${name}.ts';\n` +
      `  { name: '${name}', class: ${className()} },`,
  );
}

function source(name: string): string {
  return `import { Migration } from '@mikro-orm/migrations';

export class ${className()} extends Migration {
  override name = '${name}';

  override up(): void | Promise<void> {
    ${statements(diff.up)}
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

/** Migrations add functions and triggers by hand, so the generated `down` must not restore them. */
function statements(sql: string[]): string {
  return sql
    .filter((line) => line.trim() !== '' && !/^create (or replace function|trigger) /.test(line))
    .map((line) => `this.addSql(${quoted(line)});`)
    .join('\n');
}

/** Like the other migrations: a template literal, since SQL uses both kinds of quotes. */
function quoted(line: string): string {
  return `\`${line.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}
