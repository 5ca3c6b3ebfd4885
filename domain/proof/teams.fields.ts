import { credentialTypeLabel } from '../records/credential-types.ts';
import { day, formatted, NO_VALUE, plainText, type FieldSpecs } from '../records/record-fields.ts';
import type { CivilDate } from '../dates.ts';
import { teamKindLabels, type TeamKind } from './teams.ts';

/** The values of the form that creates or changes a team. */
export interface TeamValues {
  name: string;
  kind: TeamKind;
  shownName: string;
  askedCredentials: readonly string[];
}

/** The values of the form by which a member shares. */
export interface SharingValues {
  shownName: string;
  sharedUntil: CivilDate | null;
  askedCredentials: readonly string[];
}

/** The values of the form that makes an invitation. */
export interface InvitationValues {
  days: number | '';
}

const shownName = plainText('Your name in the team');
const credentials = (label: string) =>
  formatted(label, (types: readonly string[]) =>
    types.length > 0 ? types.map(credentialTypeLabel).join(', ') : NO_VALUE,
  );

export const teamFields: FieldSpecs<TeamValues> = {
  name: plainText('Name of the team'),
  kind: formatted('Kind of team', (kind: TeamKind) => teamKindLabels[kind]),
  shownName,
  askedCredentials: credentials('Credentials that the team asks for'),
};

export const sharingFields: FieldSpecs<SharingValues> = {
  shownName,
  sharedUntil: day('Share until'),
  askedCredentials: credentials('Credentials that you share'),
};

export const invitationFields: FieldSpecs<InvitationValues> = {
  days: formatted('Valid for', (days) => (days === '' ? NO_VALUE : `${days} days`)),
};
