import {
  CreatePracticePeriodDocument,
  DeletePracticePeriodDocument,
  PracticePeriodDocument,
  RestorePracticePeriodDocument,
  UpdatePracticePeriodDocument,
  type CreatePracticePeriodInput,
  type DeletePracticePeriodMutation,
  type PracticePeriodPartsFragment,
  type PracticePeriodQuery,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import { practiceMessages, practiceTitle } from '#domain/records/practice-periods';
import type { PracticePeriodValues } from '#domain/records/practice-periods.fields';

export type Row = PracticePeriodPartsFragment;

/** Spec by which the client reads, saves and deletes practice hours. */
export const practicePeriods: RecordSpec<
  Row,
  PracticePeriodValues,
  CreatePracticePeriodInput,
  DeletePracticePeriodMutation
> = {
  name: 'practice-period',
  list: 'practicePeriods',
  alsoShownIn: [],
  toValues: (row) => ({
    kind: row?.kind === 'leave' ? 'leave' : 'practice',
    employer: row?.employer ?? '',
    position: row?.position ?? '',
    startDate: dayFromWire(row?.startDate),
    endDate: dayFromWire(row?.endDate),
    hours: row ? row.hours : '',
    documentIds: row?.documentIds ?? [],
    notes: row?.notes ?? '',
  }),
  toInput: ({ kind, position, startDate, endDate, hours, documentIds, notes, ...values }) => ({
    ...values,
    kind,
    position: position.trim() || null,
    // The form's schema has refused anything that is no day.
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    hours: kind === 'leave' ? 0 : Number(hours),
    documentIds: [...documentIds],
    notes: notes.trim() || null,
  }),
  load: async (client, id) => {
    const { data } = await client.query<PracticePeriodQuery>({
      query: PracticePeriodDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.practicePeriod;
  },
  create: CreatePracticePeriodDocument,
  update: UpdatePracticePeriodDocument,
  remove: DeletePracticePeriodDocument,
  removed: (row) => ({ deletePracticePeriod: row }),
  restore: RestorePracticePeriodDocument,
  messages: practiceMessages,
};

/** Names an entry by its employer and days. */
export const titleOf = ({ employer, startDate, endDate }: Row): string =>
  practiceTitle(employer, dayFromWire(startDate), dayFromWire(endDate));
