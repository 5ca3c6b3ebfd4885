import type { EntityProperty } from '@mikro-orm/core';
import { requireRecentProof } from '#server/auth/sign-in/step-up';
import type { Context } from '#server/context';
import type { Database } from '#server/db/database';
import { defineQuery, type Query } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { notify } from '../../messages/notifications/notify.ts';
import { record } from '../security-events/security-events.ts';
import { civilDate } from '#domain/dates';
import { exportFormat } from '#domain/account/account-import';
import { dataExportedNotification } from '#domain/messages/notifications';
import { deviceLabel, exportFileName } from '#domain/account/settings';
import { User } from '../users/user.entity.ts';

export interface Export {
  fileName: string;
  /** JSON. */
  text: string;
  /** The evidence files that it lists, including those in the bin. */
  files: ExportedFile[];
}

export interface ExportedFile {
  id: number;
  name: string;
  type: string;
  sizeBytes: number;
  deletedAt: string | null;
}

/** Exports all data of the user, table by table, as one JSON file, and notifies the user. */
export async function exportAll(ctx: Context): Promise<Export> {
  const { id, timeZone } = await requireRecentProof(ctx);
  const tables = await ctx.reads.read(exportRead(ctx.services.database), id);
  const device = deviceLabel(ctx.caller.userAgent);
  await transaction(ctx, async (tx) => {
    await record(tx, id, 'data-exported');
    await notify(tx, id, dataExportedNotification({ device, at: ctx.now, timeZone }));
  });
  return {
    fileName: exportFileName(civilDate(ctx.now, timeZone)),
    text: JSON.stringify({ ...exportFormat, exportedAt: ctx.now, ...tables }, null, 2),
    files: (tables['evidenceFiles'] ?? []) as ExportedFile[],
  };
}

/**
 * Every table with a column that refers to users, found from the entities, so that a new one cannot be forgotten;
 * includes rows in the bin, with their deletedAt.
 */
function exportRead(database: Database): Query<Record<string, object[]>> {
  return defineQuery({
    name: 'export',
    isSlow: true,
    sql: () => {
      const selects = [...database.orm.getMetadata().getAll().values()].flatMap((entity) => {
        const owner =
          entity.class === User
            ? entity.props.find((prop) => prop.name === 'id')
            : entity.props.find((prop) => prop.targetMeta?.class === User);
        if (!owner) return [];
        const columns = entity.props.filter(isExported).map(columnOf).join(', ');
        const rows = `select ${columns} from ${entity.tableName} where ${owner.fieldNames[0]} = $1
          order by ${entity.getPrimaryProps().map((prop) => prop.fieldNames[0])}`;
        return `('${camelCase(entity.tableName)}',
          (select coalesce(json_agg(r), '[]'::json) from (${rows}) r))`;
      });
      // json_build_object() would take only 50 tables.
      return `select json_object_agg(name, rows) from (values ${selects.join(', ')}) t(name, rows)`;
    },
  });
}

/** Excludes hidden columns, which are secret or derived, except deletedAt and the contents of files. */
function isExported(prop: EntityProperty): boolean {
  if (prop.persist === false || prop.fieldNames === undefined) return false;
  return !prop.hidden || prop.name === 'deletedAt' || isBytes(prop);
}

const isBytes = (prop: EntityProperty) => prop.columnTypes?.[0] === 'bytea';

function columnOf(prop: EntityProperty): string {
  const column = prop.fieldNames[0];
  return `${isBytes(prop) ? `encode(${column}, 'base64')` : column} as "${prop.name}"`;
}

const camelCase = (table: string) =>
  table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
