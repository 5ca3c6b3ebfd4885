import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { insertRows } from '#server/db/insert-rows';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { invalid } from '#server/errors';
import { exportedEntities } from '#server/records/kinds';
import { checkLimits } from '#server/records/limits';
import { GoalChange } from '../learning-goals/goal-change.entity.ts';
import * as securityEvents from '../../account/security-events/security-events.ts';
import { numbersChanged, numbersOf } from '../../account/shared-numbers.ts';
import type { User } from '../../account/users/user.entity.ts';
import type { Written } from '#server/records/written';
import type { AccountTable } from '#domain/account/account-import';
import { accountImportMessages as messages } from '#domain/records/imports';
import { readInThread } from './account-import-thread.ts';
import type { AccountImport } from './account-import.type.ts';
import { importRows } from './account-rows.ts';
import { existingSql, type Existing } from './existing.ts';
import { begin, recordsOf, shown } from './imports.ts';
import type { Insert } from './id-map.ts';

const existingRead = defineQuery<string>({
  name: 'existingRecords',
  isSlow: true,
  // JSON as text, since this thread should parse as little as possible.
  sql: () => `select to_json((${existingSql('$1')}))`,
});

const entities: Partial<Record<AccountTable, abstract new () => { id: number }>> = {
  ...exportedEntities,
  goalChanges: GoalChange,
};

/** Returns what importing an export would add, and what exists already; changes nothing. */
export async function preview(ctx: Context, input: unknown): Promise<AccountImport> {
  const user = await requireUser(ctx);
  await ctx.services.limits.beginAccountImport(user.id);
  const existing = await ctx.reads.read(existingRead, user.id);
  const job = { input, preview: { user, existing, now: ctx.now } };
  const found = await readInThread<Pick<AccountImport, 'parts' | 'files' | 'notes'>>(user.id, job);
  return { import: null, ...found };
}

/**
 * Adds the records of an export that the user does not have, all or nothing, with new ids. Ignores the owner, and
 * anything that a file cannot prove. Repeating a request with the same key adds nothing.
 */
export async function create(ctx: Context, input: unknown): Promise<Written<AccountImport>> {
  const user = await requireUser(ctx);
  await ctx.services.limits.beginAccountImport(user.id);
  const { account, ...about } = await readInThread(user.id, { input });
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    // Two imports at once would not see each other's rows.
    const [locked] = await em.execute<Pick<User, 'otherRegistrations' | 'registrationSpans'>[]>(
      'select other_registrations as "otherRegistrations", registration_spans as "registrationSpans" from users where id = ? for update',
      [user.id],
    );
    const begun = { ...about, user, kind: 'account', now: ctx.now } as const;
    const { record, isNew } = await begin(em, begun);
    ctx.isReplay = !isNew;
    const existing = await existingOf(em, user.id);
    const insert: Insert = async (table, rows) =>
      isNew ? insertRows(em, entities[table]!, rows) : rows.map(() => 0);
    const brought = await importRows({
      user: { ...user, ...locked },
      account,
      existing,
      now: ctx.now,
      insert,
    });
    if (isNew) {
      await link(em, 'learning_goals', 'carried_from_id', brought.links.carried);
      await link(em, 'credentials', 'renews_id', brought.links.renewals);
      for (const [kind, ids] of recordsOf(brought.ids)) await checkLimits(em, kind, user.id, ids);
      await em.execute(
        `update users set other_registrations = other_registrations || ?::jsonb,
           registration_spans = coalesce(?::jsonb, registration_spans) where id = ?`,
        [
          JSON.stringify(brought.registrations),
          brought.history && JSON.stringify(brought.history),
          user.id,
        ],
      );
      const otherRegistrations = [...locked!.otherRegistrations, ...brought.registrations];
      await numbersChanged(tx, { ...user, otherRegistrations }, numbersOf(user));
      record.recordIds = brought.ids;
      record.rowCount = Object.values(brought.ids).reduce((sum, ids) => sum + ids.length, 0);
      const { files, registrations, history } = brought;
      if (record.rowCount + files.length + registrations.length === 0 && !history)
        throw invalid({ account: messages.nothing });
      await securityEvents.record(tx, user.id, 'data-imported');
    }
    const { parts, files, notes } = brought;
    return { record: { import: shown(record), parts, files, notes }, isNew };
  });
}

async function existingOf(em: Em, userId: number): Promise<Existing> {
  const [row] = await em.execute<{ found: string }[]>(`select (${existingSql('?')}) as found`, [
    userId,
  ]);
  return JSON.parse(row!.found) as Existing;
}

/** Links a record to the imported copy of the one that it continues. */
async function link(
  em: Em,
  table: 'learning_goals' | 'credentials',
  column: string,
  links: { id: number; from: number }[],
): Promise<void> {
  if (links.length === 0) return;
  await em.execute(
    `update ${table} g set ${column} = l."from"
     from json_to_recordset(?::json) l (id int, "from" int) where g.id = l.id`,
    [JSON.stringify(links)],
  );
}
