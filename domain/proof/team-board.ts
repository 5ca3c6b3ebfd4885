import { CREDENTIAL_WARNING_DAYS } from '../records/credentials.ts';
import { credentialTypeLabel } from '../records/credential-types.ts';
import type { Cell } from '../csv.ts';
import { addDays, dayLabel, type CivilDate } from '../dates.ts';
import type { ReceiptClaims, ReceiptRegistration, TeamStanding } from './standing-receipts.ts';
import { teamRoleLabels, type StoredCredential, type TeamRole } from './teams.ts';

/** State of a credential that a team asks for, by the receipt of a member. */
export const teamCredentialStateLabels = {
  valid: 'Valid',
  ending: 'Ending soon',
  ended: 'Ended',
  missing: 'Not recorded',
  'not-shared': 'Not shared',
} as const;
export type TeamCredentialState = keyof typeof teamCredentialStateLabels;
export const teamCredentialStates = Object.keys(teamCredentialStateLabels) as TeamCredentialState[];

/** How a receipt was read by somebody else than its owner. */
export const receiptWayLabels = {
  board: 'Looked at the board',
  csv: 'Downloaded the table',
  receipt: 'Opened the receipt',
  print: 'Printed the board',
} as const;
export type ReceiptWay = keyof typeof receiptWayLabels;

/** Ways that the board itself is asked for. */
export const boardWayLabels = { board: 'On screen', print: 'To print' } as const;
export type BoardWay = keyof typeof boardWayLabels;

export interface ReceiptCredential {
  type: string;
  state: TeamCredentialState;
  validUntil: CivilDate | null;
  text: string;
}

/** The last day on which a credential counts as ending soon. */
export const endingUntil = (today: CivilDate): CivilDate => addDays(today, CREDENTIAL_WARNING_DAYS);

/** Judges a credential of a receipt on a day; undefined for a kind that its owner does not share. */
export function receiptCredential(
  type: string,
  stored: StoredCredential | undefined,
  today: CivilDate,
): ReceiptCredential {
  const state = credentialStateOf(stored, today);
  const hasDay = stored !== undefined && stored !== 'open' && stored !== 'missing';
  const validUntil = hasDay ? stored : null;
  return { type, state, validUntil, text: stateText(state, validUntil) };
}

/** The credentials that a signed receipt states, judged on a day. */
export const statedCredentials = (claims: ReceiptClaims, today: CivilDate): ReceiptCredential[] =>
  claims.credentialSubject.credentials.map(({ credentialType, recorded, lastDay }) =>
    receiptCredential(credentialType, recorded ? (lastDay ?? 'open') : 'missing', today),
  );

function credentialStateOf(
  stored: StoredCredential | undefined,
  today: CivilDate,
): TeamCredentialState {
  if (stored === undefined) return 'not-shared';
  if (stored === 'missing') return 'missing';
  if (stored === 'open') return 'valid';
  if (stored < today) return 'ended';
  return stored <= endingUntil(today) ? 'ending' : 'valid';
}

function stateText(state: TeamCredentialState, validUntil: CivilDate | null): string {
  if (!validUntil)
    return state === 'valid' ? 'Recorded, no end date' : teamCredentialStateLabels[state];
  return state === 'ended'
    ? `Ended ${dayLabel(validUntil)}`
    : `Valid until ${dayLabel(validUntil)}`;
}

interface TableRow {
  shownName: string;
  role: TeamRole;
  standing: TeamStanding | null;
  reason: string;
  day: CivilDate | null;
  sharedUntil: CivilDate | null;
  registrations: readonly ReceiptRegistration[];
  credentials: readonly ReceiptCredential[];
}

/** Label of each standing on the board. */
export const teamStandingLabels: Record<TeamStanding, string> = {
  'on-track': 'On track',
  'at-risk': 'At risk',
  'not-settled': 'Not settled',
};

/** Returns the board as rows of a table: a row for each registration of a member, or one without a receipt. */
export function boardRows(rows: readonly TableRow[], asked: readonly string[]): Cell[][] {
  return [
    [
      'Name',
      'Role',
      'Standing',
      'Reason',
      'Receipt of',
      'Shared until',
      'Registration',
      'Period',
      'Hours',
      'Attested interactive hours',
      ...asked.map(credentialTypeLabel),
    ],
    ...rows.flatMap((row) => rowsOf(row, asked)),
  ];
}

function rowsOf(row: TableRow, asked: readonly string[]): Cell[][] {
  const registrations = row.registrations.length > 0 ? row.registrations : [null];
  return registrations.map((each) => {
    const standing = each?.standing ?? row.standing;
    return [
      row.shownName,
      teamRoleLabels[row.role],
      standing ? teamStandingLabels[standing] : '',
      each?.reason ?? row.reason,
      row.day ?? '',
      row.sharedUntil ?? '',
      each?.register ?? '',
      each?.period ?? '',
      each?.hours ?? '',
      each?.attestedInteractiveHours ?? '',
      ...asked.map((type) =>
        cellOf(row.credentials.find((credential) => credential.type === type)),
      ),
    ];
  });
}

const cellOf = (credential: ReceiptCredential | undefined): string =>
  credential ? (credential.validUntil ?? credential.text) : '';
