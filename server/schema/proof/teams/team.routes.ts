import * as reports from '#server/reports/makers';
import { csvFor, receiptStatus, signedText } from '#server/rest/handlers';
import { oneOf, texts } from '#server/rest/queries';
import {
  byId,
  del,
  get,
  paged,
  patch,
  post,
  taking,
  versionedInput,
  type Route,
} from '#server/rest/route';
import { credentialTypes } from '#domain/records/credential-types';
import { RECEIPT_NUMBER_PATTERN, teamStandings } from '#domain/proof/standing-receipts';
import { boardWayLabels, teamCredentialStates } from '#domain/proof/team-board';
import { teamLimits } from '#domain/proof/teams';
import {
  joinTeamSchema,
  shareWithTeamSchema,
  teamCodeSchema,
  teamInvitationSchema,
  teamNudgeSchema,
  teamRoleSchema,
  teamSchema,
  teamUpdateSchema,
} from '#domain/proof/teams.schema';
import * as readings from './receipt-readings.ts';
import * as board from './team-board.ts';
import * as invitations from './team-invitations.ts';
import * as joining from './team-joining.ts';
import * as members from './team-members.ts';
import * as sharings from './team-sharings.ts';
import * as teams from './teams.ts';

const values = (list: readonly string[]) => list.map((value) => ({ value }));

/** The filters of the board. */
const filters = {
  standing: oneOf(values(teamStandings)),
  withoutReceipt: { type: 'boolean' },
  credential: oneOf(values(credentialTypes)),
  credentialState: oneOf(values(teamCredentialStates)),
  endingWithinDays: {
    type: 'integer',
    minimum: teamLimits.endingWithinDays.min,
    maximum: teamLimits.endingWithinDays.max,
  },
  ...texts('search'),
};

export const teamRoutes: readonly Route[] = [
  get('/teams', 'teams', paged(teams.list)),
  post('/teams', 'createTeam', taking(teamSchema, teams.create), { also: [409, 429] }),
  post('/teams/invitation', 'teamInvitation', taking(teamCodeSchema, invitations.preview), {
    status: 200,
    also: [404, 429],
  }),
  post('/teams/join', 'joinTeam', taking(joinTeamSchema, joining.join), {
    status: 200,
    also: [404, 409, 429],
  }),
  get('/teams/:id', 'team', byId(teams.get)),
  patch('/teams/:id', 'updateTeam', versionedInput(teamUpdateSchema, teams.update)),
  del('/teams/:id', 'deleteTeam', byId(teams.remove)),
  get(
    '/teams/:id/board',
    'teamBoard',
    paged(board.get, { ...filters, way: oneOf(values(Object.keys(boardWayLabels))) }),
  ),
  get(
    '/teams/:id/board.csv',
    'teamBoardCsv',
    csvFor(
      'The board of a team that you coordinate, as a table. Every member in it sees that you read their receipt.',
      filters,
      reports.teamBoardCsv,
    ),
  ),
  post(
    '/teams/:id/invitation',
    'createTeamInvitation',
    versionedInput(teamInvitationSchema, invitations.create),
    { status: 200 },
  ),
  post('/teams/:id/invitation/end', 'endTeamInvitation', byId(invitations.end), { status: 200 }),
  post('/teams/:id/sharing', 'shareWithTeam', versionedInput(shareWithTeamSchema, joining.share), {
    status: 200,
  }),
  post('/teams/:id/sharing/end', 'stopSharingWithTeam', byId(joining.stop), { status: 200 }),
  post('/teams/:id/leave', 'leaveTeam', byId(joining.leave), { status: 200, also: [409] }),
  post('/teams/:id/nudges', 'nudgeTeamMembers', versionedInput(teamNudgeSchema, members.nudge), {
    status: 200,
    also: [429],
  }),
  post('/team-members/:id/role', 'setTeamRole', versionedInput(teamRoleSchema, members.setRole), {
    status: 200,
    also: [409],
  }),
  post('/team-members/:id/remove', 'removeTeamMember', byId(members.remove), {
    status: 200,
    also: [409],
  }),
  get(
    '/team-members/:id/receipt.jwt',
    'memberReceipt',
    signedText(
      'The signed receipt of a member of a team that you coordinate, who sees that you read it; or your own.',
      reports.memberReceipt,
    ),
  ),
  get(
    '/receipt-readings',
    'receiptReadings',
    paged(readings.list, { teamId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } }),
  ),
  get('/sharing-endings', 'sharingEndings', paged(sharings.endings)),
  get(
    '/sharing-endings/:id/ending.jwt',
    'sharingEnding',
    signedText('The signed statement that a sharing of yours has ended.', reports.sharingEnding),
  ),
  get('/receipts/:number/revocations', 'receiptRevocations', receiptStatus, {
    params: { number: { type: 'string', pattern: RECEIPT_NUMBER_PATTERN } },
  }),
];
