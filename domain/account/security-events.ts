import { addYears, instantOf, type CivilDate } from '../dates.ts';

/** Recorded security events of an account, with their labels. */
const labels = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Failed sign-in',
  'locked-out': 'Locked after failed sign-ins',
  'signed-out': 'Signed out',
  'session-ended': 'Device signed out',
  registered: 'Account created',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'password-reset-requested': 'Password reset requested',
  'email-changed': 'E-mail address changed',
  'email-removed': 'E-mail address removed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'totp-added': 'Authenticator app added',
  'totp-removed': 'Authenticator app removed',
  'identity-linked': 'Sign-in service linked',
  'identity-unlinked': 'Sign-in service unlinked',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'recovery-code-used': 'Recovery code used',
  'identity-confirmed': 'Identity confirmed',
  'number-changed': 'Ahpra number changed',
  'data-exported': 'Data exported',
  'data-imported': 'Data imported',
  'submission-shared': 'Submission shared by a link',
  'shared-link-revoked': 'Link to a submission revoked',
  'access-token-created': 'Access token created',
  'access-token-revoked': 'Access token revoked',
  'webhook-added': 'Webhook added',
  'webhook-removed': 'Webhook removed',
  'team-created': 'Team created',
  'team-joined': 'Team joined',
  'team-left': 'Team left',
  'team-deleted': 'Team deleted',
  'team-sharing-started': 'Sharing with a team started or changed',
  'team-sharing-ended': 'Sharing with a team ended',
  'team-role-changed': 'Role in a team changed',
  'team-member-removed': 'Member of a team removed',
  'team-invitation-made': 'Invitation to a team made',
  'team-invitation-ended': 'Invitation to a team ended',
  'team-table-downloaded': 'Table of a team downloaded',
  'calendar-address-renewed': 'Calendar link renewed',
  'calendar-address-removed': 'Calendar link removed',
} as const;
export type SecurityEventKind = keyof typeof labels;

export const securityEventKinds = Object.keys(labels) as SecurityEventKind[];

/** Returns an event's label; a kind from a later version shows as its name. */
export const securityEventLabel = (kind: string): string =>
  labels[kind as SecurityEventKind] ?? kind;

/** Years for which events are kept. */
export const SECURITY_EVENT_YEARS = 2;

/** Returns the cut-off: events before it are deleted. */
export const securityEventsStart = (now: Date): Date =>
  instantOf(addYears(now.toISOString().slice(0, 10) as CivilDate, -SECURITY_EVENT_YEARS));

const causedByAnyone = new Set<SecurityEventKind>([
  'sign-in-failed',
  'locked-out',
  'password-reset-requested',
]);

/** True for an event that anyone who knows the username can cause, without the account's credentials. */
export const isCausedByAnyone = (kind: SecurityEventKind): boolean => causedByAnyone.has(kind);
