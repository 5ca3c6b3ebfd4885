import * as reports from '#server/reports/makers';
import { badgePicture, badgeText, csv, csvBySecret } from '#server/rest/handlers';
import {
  byId,
  versionedInput,
  get,
  paged,
  plain,
  post,
  taking,
  type Route,
} from '#server/rest/route';
import * as crewAttendance from './crew-attendance.ts';
import * as crewClaiming from './crew-claiming.ts';
import * as crewConfirming from './crew-confirming.ts';
import * as crewFeedback from './crew-feedback.ts';
import * as crewHosting from './crew-hosting.ts';
import * as crewJoining from './crew-joining.ts';
import * as crewKeys from './crew-keys.ts';
import * as crewSessions from './crew-sessions.ts';
import * as crewTickets from './crew-tickets.ts';
import {
  crewConfirmSchema,
  crewEducatorSchema,
  crewEndCorrectionSchema,
  crewEndSchema,
  crewFeedbackSchema,
  crewGuestConfirmSchema,
  crewGuestEndCorrectionSchema,
  crewGuestEndSchema,
  crewGuestFeedbackSchema,
  crewGuestListingSchema,
  crewGuestMemberSchema,
  crewGuestSchema,
  crewJoinSchema,
  crewKeySchema,
  crewListingSchema,
  crewSecretSchema,
  crewSessionSchema,
  crewTicketSchema,
  crewTicketSessionSchema,
} from '#domain/proof/crew-sessions.schema';

export const crewSessionRoutes: readonly Route[] = [
  get('/crew-sessions', 'crewSessions', paged(crewSessions.list)),
  get('/crew-sessions/running', 'runningCrewSession', plain(crewSessions.running), {
    response: { type: 'CrewSession', nullable: true },
  }),
  get('/crew-sessions/:id', 'crewSession', byId(crewSessions.get)),
  get(
    '/crew-sessions/:id/badge.png',
    'crewBadge',
    badgePicture(
      'Your presence in a crew session as an Open Badge 3.0, once its end is final and another person has confirmed you.',
      reports.crewBadgePicture,
    ),
    { also: [409] },
  ),
  get(
    '/crew-sessions/:id/badge.jwt',
    'crewBadgeText',
    badgeText('The signed text of that badge alone.', reports.crewBadgeText),
    { also: [409] },
  ),
  get('/crew-sessions/:id/codes', 'crewSessionCodes', byId(crewSessions.codes), { also: [409] }),
  get(
    '/crew-sessions/:id/attendance.csv',
    'crewAttendance',
    csv(
      'Who attended a session that you taught, once it has ended: names of those who allow it, else numbers, with profession, times and hours.',
      reports.crewAttendance,
    ),
    { also: [409] },
  ),
  get('/crew-sessions/:id/feedback', 'crewSessionFeedback', byId(crewFeedback.get)),
  post('/crew-sessions', 'startCrewSession', taking(crewSessionSchema, crewSessions.start), {
    also: [409, 429],
  }),
  post('/crew-sessions/join', 'joinCrewSession', taking(crewJoinSchema, crewJoining.join), {
    status: 200,
    also: [409, 429],
  }),
  post('/crew-sessions/:id/leave', 'leaveCrewSession', byId(crewJoining.leave), {
    status: 200,
    also: [409],
  }),
  post(
    '/crew-sessions/:id/confirmations',
    'confirmCrewMembers',
    versionedInput(crewConfirmSchema, crewConfirming.confirm),
    { status: 200, also: [409] },
  ),
  post(
    '/crew-sessions/:id/listing',
    'updateCrewListing',
    versionedInput(crewListingSchema, crewAttendance.updateListing),
    { status: 200 },
  ),
  post(
    '/crew-sessions/:id/feedback',
    'giveCrewFeedback',
    versionedInput(crewFeedbackSchema, crewFeedback.give),
    { status: 200, also: [409] },
  ),
  post('/crew-sessions/:id/end', 'endCrewSession', versionedInput(crewEndSchema, crewHosting.end), {
    status: 200,
  }),
  post(
    '/crew-sessions/:id/correct-end',
    'correctCrewSessionEnd',
    versionedInput(crewEndCorrectionSchema, crewHosting.correctEnd),
    { status: 200, also: [409] },
  ),
  post('/crew-members/:id/remove', 'removeCrewMember', byId(crewHosting.removeMember), {
    status: 200,
    also: [409],
  }),
  post('/crew-members/:id/restore', 'restoreCrewMember', byId(crewHosting.restoreMember), {
    status: 200,
    also: [409],
  }),
  post('/crew-sessions/claim', 'claimCrewSession', taking(crewSecretSchema, crewClaiming.claim), {
    status: 200,
    also: [409, 410],
  }),
  post('/crew-keys', 'registerCrewKey', taking(crewKeySchema, crewKeys.registerKey), {
    status: 200,
  }),
  post('/crew-tickets', 'sendCrewTicket', taking(crewTicketSchema, crewTickets.sendTicket), {
    status: 200,
    also: [409, 429],
  }),
  post(
    '/crew-sessions/sent',
    'sendCrewSession',
    taking(crewTicketSessionSchema, crewTickets.sendSession),
    { status: 200, also: [409, 429] },
  ),
  post('/crew-guests', 'joinCrewSessionAsGuest', taking(crewGuestSchema, crewJoining.joinAsGuest), {
    also: [409, 429],
  }),
  post('/crew-guests/session', 'crewGuestSession', taking(crewSecretSchema, crewJoining.guest), {
    status: 200,
    also: [410],
  }),
  post(
    '/crew-guests/leave',
    'leaveCrewSessionAsGuest',
    taking(crewSecretSchema, crewJoining.leaveAsGuest),
    { status: 200, also: [409, 410] },
  ),
  post(
    '/crew-guests/confirmations',
    'confirmCrewMembersAsGuest',
    taking(crewGuestConfirmSchema, crewConfirming.confirmAsGuest),
    { status: 200, also: [409, 410] },
  ),
  post(
    '/crew-guests/listing',
    'updateCrewListingAsGuest',
    taking(crewGuestListingSchema, crewAttendance.updateListingAsGuest),
    { status: 200, also: [410] },
  ),
  post(
    '/crew-guests/feedback',
    'giveCrewFeedbackAsGuest',
    taking(crewGuestFeedbackSchema, crewFeedback.giveAsGuest),
    { status: 200, also: [409, 410] },
  ),
  post(
    '/crew-educators',
    'startTaughtSessionAsGuest',
    taking(crewEducatorSchema, crewSessions.startAsGuest),
    { also: [429] },
  ),
  post(
    '/crew-educators/codes',
    'crewSessionCodesAsGuest',
    taking(crewSecretSchema, crewSessions.codesAsGuest),
    { status: 200, also: [404, 409, 410] },
  ),
  post(
    '/crew-educators/feedback',
    'crewSessionFeedbackAsGuest',
    taking(crewSecretSchema, crewFeedback.getAsGuest),
    { status: 200, also: [404, 410] },
  ),
  post(
    '/crew-educators/attendance',
    'crewAttendanceAsGuest',
    csvBySecret(
      'Who attended a session whose educator has no account, once it has ended.',
      crewSecretSchema,
      reports.crewAttendanceAsGuest,
    ),
    { also: [404, 409, 410] },
  ),
  post(
    '/crew-educators/remove',
    'removeCrewMemberAsGuest',
    taking(crewGuestMemberSchema, crewHosting.removeMemberAsGuest),
    { status: 200, also: [404, 409, 410] },
  ),
  post(
    '/crew-educators/restore',
    'restoreCrewMemberAsGuest',
    taking(crewGuestMemberSchema, crewHosting.restoreMemberAsGuest),
    { status: 200, also: [404, 409, 410] },
  ),
  post(
    '/crew-educators/end',
    'endCrewSessionAsGuest',
    taking(crewGuestEndSchema, crewHosting.endAsGuest),
    { status: 200, also: [404, 410] },
  ),
  post(
    '/crew-educators/correct-end',
    'correctCrewSessionEndAsGuest',
    taking(crewGuestEndCorrectionSchema, crewHosting.correctEndAsGuest),
    { status: 200, also: [404, 409, 410] },
  ),
];
