import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { invalid } from '../../errors.ts';
import { validate } from '../../validate.ts';
import * as securityEvents from '../security-events/security-events.ts';
import type { Written } from '../written.ts';
import { accountImportSchema, readAccount, type Account } from '#domain/account-import';
import { accountImportMessages as messages } from '#domain/imports';
import { bringIn } from './account-rows.ts';
import type { AccountImport } from './account-import.type.ts';
import { begin, shown } from './imports.ts';
import type { Insert } from './placing.ts';

const noInsert: Insert = async (_entity, rows) => rows.map(() => 0);

/** What importing an export would add, and what of it is there already; nothing is changed. */
export async function preview(ctx: Context, input: unknown): Promise<AccountImport> {
  const user = await requireUser(ctx);
  const { account } = accountIn(input);
  const { parts, files } = await bringIn(ctx, ctx.em, { user, account, insert: noInsert });
  return { import: null, parts, files };
}

/**
 * Adds what an export has and the user has not, all or nothing. Ids are given anew; whose it was, and what a file
 * cannot prove, is not read. A request repeated under the same key adds nothing.
 */
export async function create(ctx: Context, input: unknown): Promise<Written<AccountImport>> {
  const user = await requireUser(ctx);
  const { account, ...about } = accountIn(input);
  return ctx.em.transactional(async (em) => {
    // Two imports at once would not see each other's rows.
    await em.execute('select 1 from users where id = ? for update', [user.id]);
    const begun = { ...about, user, kind: 'account', now: ctx.now } as const;
    const { record, isNew } = await begin(em, begun);
    const insert: Insert = (entity, rows) => insertRows(em, entity, rows);
    const job = { user, account, insert: isNew ? insert : noInsert };
    const brought = await bringIn(ctx, em, job);
    if (isNew) {
      record.recordIds = brought.ids;
      record.rowCount = Object.values(brought.ids).reduce((sum, ids) => sum + ids.length, 0);
      if (record.rowCount === 0 && brought.files.length === 0)
        throw invalid({ account: messages.nothing });
      await securityEvents.record(ctx, user.id, 'data-imported', em as Context['em']);
    }
    const { parts, files } = brought;
    return { record: { import: shown(record), parts, files }, isNew };
  });
}

function accountIn(input: unknown): {
  account: Account;
  requestKey: string;
  fileName: string | null;
} {
  const { account: given, ...about } = validate(accountImportSchema, input);
  const account = readAccount(given);
  if ('problem' in account) throw invalid({ account: account.problem });
  return { ...about, account };
}
