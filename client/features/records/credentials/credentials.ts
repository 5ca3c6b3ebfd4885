import {
  CreateCredentialDocument,
  CredentialDocument,
  DeleteCredentialDocument,
  RestoreCredentialDocument,
  UpdateCredentialDocument,
  type CreateCredentialInput,
  type CredentialPartsFragment,
  type CredentialQuery,
  type DeleteCredentialMutation,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import type { CredentialValues } from '#domain/records/credentials.fields';
import {
  credentialMessages,
  credentialState,
  credentialStateText,
} from '#domain/records/credentials';
import { isCivilDate, type CivilDate } from '#domain/dates';

/** A credential; lists know its files too. */
export type Row = CredentialPartsFragment & { evidenceFiles?: readonly { id: string }[] };

/** Spec by which the client reads, saves and deletes credentials. */
export const credentials: RecordSpec<
  Row,
  CredentialValues,
  CreateCredentialInput,
  DeleteCredentialMutation
> = {
  name: 'credential',
  list: 'credentials',
  alsoShownIn: [],
  toValues: (row) => ({
    type: row?.type ?? '',
    title: row?.title ?? '',
    issueDate: dayFromWire(row?.issueDate),
    expiryDate: dayFromWire(row?.expiryDate),
    number: row?.number ?? '',
    issuer: row?.issuer ?? '',
    notes: row?.notes ?? '',
    renewsId: row?.renewsId ?? '',
  }),
  toInput: ({ issueDate, expiryDate, number, issuer, notes, renewsId, ...values }) => ({
    ...values,
    issueDate: isCivilDate(issueDate) ? issueDate : null,
    expiryDate: isCivilDate(expiryDate) ? expiryDate : null,
    number: number.trim() || null,
    issuer: issuer.trim() || null,
    notes: notes.trim() || null,
    renewsId: renewsId || null,
  }),
  load: async (client, id) => {
    const { data } = await client.query<CredentialQuery>({
      query: CredentialDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.credential;
  },
  create: CreateCredentialDocument,
  update: UpdateCredentialDocument,
  remove: DeleteCredentialDocument,
  removed: (row) => ({ deleteCredential: row }),
  restore: RestoreCredentialDocument,
  messages: credentialMessages,
};

/** Returns the values that a renewal starts with: those of the earlier one without its days. */
export const renewalOf = (row: Row): CredentialValues => ({
  ...credentials.toValues(row),
  issueDate: null,
  expiryDate: null,
  notes: '',
  renewsId: row.id,
});

/** Returns the state of a credential and its words. */
export function standingOf({ expiryDate, renewedById }: Row, today: CivilDate) {
  const standing = { expiryDate: dayFromWire(expiryDate), isRenewed: Boolean(renewedById) };
  return {
    state: credentialState(standing, today),
    text: credentialStateText(standing, today),
  };
}
