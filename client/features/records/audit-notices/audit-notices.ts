import {
  AuditNoticeDocument,
  CreateAuditNoticeDocument,
  DeleteAuditNoticeDocument,
  RestoreAuditNoticeDocument,
  UpdateAuditNoticeDocument,
  type AuditNoticePartsFragment,
  type AuditNoticeQuery,
  type CreateAuditNoticeInput,
  type DeleteAuditNoticeMutation,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import type { AuditNoticeValues } from '#domain/records/audit-notices.fields';
import { auditNoticeMessages, auditNoticeTitle } from '#domain/records/audit-notices';
import { isCivilDate, type CivilDate } from '#domain/dates';

export type Row = AuditNoticePartsFragment;

/** Spec by which the client reads, saves and deletes audit letters. */
export const auditNotices: RecordSpec<
  Row,
  AuditNoticeValues,
  CreateAuditNoticeInput,
  DeleteAuditNoticeMutation
> = {
  name: 'audit-notice',
  list: 'auditNotices',
  alsoShownIn: [],
  toValues: (row) => ({
    letterDate: dayFromWire(row?.letterDate),
    dueDate: dayFromWire(row?.dueDate),
    note: row?.note ?? '',
    sentOn: dayFromWire(row?.sentOn),
  }),
  toInput: ({ letterDate, dueDate, note, sentOn }) => ({
    // The form's schema has refused anything that is no day.
    letterDate: letterDate ?? '',
    dueDate: dueDate ?? '',
    note: note.trim() || null,
    sentOn: isCivilDate(sentOn) ? sentOn : null,
  }),
  load: async (client, id) => {
    const { data } = await client.query<AuditNoticeQuery>({
      query: AuditNoticeDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.auditNotice;
  },
  create: CreateAuditNoticeDocument,
  update: UpdateAuditNoticeDocument,
  remove: DeleteAuditNoticeDocument,
  removed: (row) => ({ deleteAuditNotice: row }),
  restore: RestoreAuditNoticeDocument,
  messages: auditNoticeMessages,
};

/** Names a letter by its date. */
export const titleOf = ({ letterDate }: { letterDate: string }): string =>
  auditNoticeTitle(dayFromWire(letterDate) as CivilDate);
