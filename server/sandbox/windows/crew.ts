import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Crew”. */
export const crewWindows: readonly SandboxWindow[] = [
  {
    topic: 'crew',
    name: 'Crew sessions',
    examples: [
      'CrewSessions',
      'CrewSession',
      'runningCrewSession',
      {
        operation: 'StartCrewSession',
        note: 'With kind TAUGHT and a provider you teach: attendees get hours, and you do not.',
      },
      'CrewSessionCodes',
      {
        operation: 'joinCrewSession',
        note: 'Letters that were typed find their session; a scanned code names it.',
      },
    ],
    variables: {
      first: 10,
      after: null,
      id: '1',
      startCrewSession: {
        type: 'debrief',
        title: 'After the rollover on the M1',
        place: 'Station 12',
        plannedMinutes: 60,
        namesAllowed: true,
      },
      joinCrewSession: { code: 'ABCDEF', sessionId: '1' },
    },
    ids: { id: 'startCrewSession', sessionId: 'startCrewSession' },
  },
  {
    topic: 'crew',
    name: 'End of a crew session',
    examples: [
      'ConfirmCrewMembers',
      'LeaveCrewSession',
      { operation: 'RemoveCrewMember', rename: { id: 'personId' } },
      { operation: 'RestoreCrewMember', rename: { id: 'personId' } },
      {
        operation: 'EndCrewSession',
        note: 'Ended twice, it is ended once: everyone gets one activity.',
      },
      'CorrectCrewSessionEnd',
    ],
    variables: {
      id: '1',
      memberIds: ['2'],
      personId: '1',
      endedAt: '2026-03-01T04:00:00.000Z',
      endCrewSession: { confirmPresent: true },
    },
    ids: { id: 'startCrewSession', personId: 'memberId of startCrewSession' },
  },
  {
    topic: 'crew',
    name: 'Taught sessions',
    examples: [
      'UpdateCrewListing',
      {
        operation: 'GiveCrewFeedback',
        note: 'An attendee answers once, anonymously, after the end.',
      },
      'CrewSessionFeedback',
    ],
    variables: {
      id: '1',
      listAllowed: true,
      giveCrewFeedback: { usefulness: 5, change: 'More time for cases' },
    },
    ids: { id: 'startCrewSession' },
  },
  {
    topic: 'crew',
    name: 'Crew tickets',
    examples: [
      {
        operation: 'RegisterCrewKey',
        note: 'A phone that may run sessions without a connection; its private key never leaves it.',
      },
      {
        operation: 'SendCrewTicket',
        note: 'What a guest got of a host without a connection: a signed ticket, or letters.',
      },
      { operation: 'SendCrewSession', note: 'The host’s side of it. Both sides count once.' },
    ],
    variables: {
      publicKey:
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEurCvHav4FJ7YXClZ2kIeOIUIj1w3pIRVPM44th7Swdr7ZdpyfUNwYT4a06jyGihBD9M+4fW5XXlp4X51Q36C0g==',
      sendCrewTicket: {
        ticket: 'what the host’s QR code holds',
        heldAt: '2026-03-01T02:00:00.000Z',
        minutesPresent: 90,
      },
      sendCrewSession: {
        keyId: '1',
        session: 'AAAAAAAAAAAAAAAAAAAAAA',
        seed: 'c2VjcmV0',
        type: 'debrief',
        title: 'After the rollover on the M1',
        startedAt: '2026-03-01T02:00:00.000Z',
        endedAt: '2026-03-01T04:00:00.000Z',
      },
    },
  },
  {
    topic: 'crew',
    name: 'Crew guests',
    examples: [
      {
        operation: 'joinCrewSessionAsGuest',
        note: 'Needs no session of an account; the secret does the rest.',
      },
      'crewGuestSession',
      'confirmCrewMembersAsGuest',
      'updateCrewListingAsGuest',
      'giveCrewFeedbackAsGuest',
      'leaveCrewSessionAsGuest',
      'claimCrewSession',
    ],
    variables: {
      secret: 'what joining returned',
      memberIds: ['2'],
      listAllowed: true,
      giveCrewFeedbackAsGuest: { usefulness: 5 },
      joinCrewSessionAsGuest: {
        code: 'ABCDEF',
        sessionId: '1',
        name: 'Robin Nurse',
        profession: 'registered-nurse',
      },
    },
  },
  {
    topic: 'crew',
    name: 'Teaching without an account',
    examples: [
      {
        operation: 'startTaughtSessionAsGuest',
        note: 'For a day and one device; the secret runs the session. The attendance is a CSV over REST.',
      },
      'crewSessionCodesAsGuest',
      'removeCrewMemberAsGuest',
      'restoreCrewMemberAsGuest',
      'endCrewSessionAsGuest',
      'correctCrewSessionEndAsGuest',
      'crewSessionFeedbackAsGuest',
    ],
    variables: {
      secret: 'what starting returned',
      memberId: '2',
      startTaughtSessionAsGuest: {
        name: 'Ana Cruz',
        profession: 'doctor',
        type: 'grand-round',
        title: 'Sepsis before hospital',
        provider: 'College of Paramedics',
        plannedMinutes: 90,
      },
      endCrewSessionAsGuest: { confirmPresent: true },
      endedAt: '2026-03-01T03:00:00.000Z',
    },
  },
  {
    topic: 'crew',
    name: 'Live crew session',
    note: 'Stays open over a websocket and shows who joins, leaves and is confirmed.',
    examples: ['CrewSessionChanged'],
    variables: { id: '1' },
    ids: { id: 'startCrewSession' },
  },
];
