import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Teams”. */
export const teamsWindows: readonly SandboxWindow[] = [
  {
    topic: 'teams',
    name: 'Teams',
    note: 'A team sees a signed receipt of your standing for as long as you choose, and no record.',
    examples: [
      'teams',
      'team',
      { operation: 'createTeam', note: 'You are its coordinator, and share nothing by it.' },
      'updateTeam',
      'createTeamInvitation',
      'endTeamInvitation',
    ],
    variables: {
      id: '1',
      createTeam: {
        name: 'Northside station',
        kind: 'STATION',
        shownName: 'Sam Okafor',
        askedCredentials: ['ADVANCED_LIFE_SUPPORT', 'BLUE_CARD'],
      },
      updateTeam: { name: 'Northside ambulance station' },
      days: 14,
    },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'Sharing with a team',
    examples: [
      { operation: 'teamInvitation', note: 'Shows what joining would mean. Nothing is shared.' },
      'joinTeam',
      'shareWithTeam',
      {
        operation: 'stopSharingWithTeam',
        note: 'Ends it at once, with a signed statement to keep.',
      },
      'receiptReadings',
      'sharingEndings',
    ],
    variables: {
      id: '1',
      code: 'ABCDE-FGHJK-MNPQR-STVWX',
      joinTeam: {
        shownName: 'Sam Okafor',
        sharedUntil: '2027-06-30',
        askedCredentials: ['ADVANCED_LIFE_SUPPORT', 'BLUE_CARD'],
      },
      shareWithTeam: {
        shownName: 'Sam Okafor',
        sharedUntil: '2027-06-30',
        askedCredentials: ['ADVANCED_LIFE_SUPPORT', 'BLUE_CARD'],
      },
    },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'Team board',
    note: 'For coordinators. Every member whose receipt is shown sees that you read it.',
    examples: [
      'teamBoard',
      { operation: 'nudgeTeamMembers', note: 'Each member is reminded once in a week at most.' },
      { operation: 'setTeamRole', rename: { id: 'memberId' } },
      { operation: 'removeTeamMember', rename: { id: 'memberId' } },
    ],
    variables: {
      id: '1',
      standing: 'AT_RISK',
      memberIds: ['2'],
      memberId: '2',
      role: 'COORDINATOR',
    },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'Live team',
    note: 'Stays open over a websocket and says when to read the team again.',
    examples: ['teamChanged'],
    variables: { id: '1' },
    ids: { id: 'createTeam' },
  },
  {
    topic: 'teams',
    name: 'End of a team',
    examples: [
      { operation: 'leaveTeam', note: 'The last coordinator can only leave alone: the team ends.' },
      { operation: 'deleteTeam', note: 'For everyone.' },
    ],
    variables: { id: '1' },
    ids: { id: 'createTeam' },
  },
];
