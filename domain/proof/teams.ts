import { counted } from '../counts.ts';
import { addMonths, type CivilDate } from '../dates.ts';
import { PRODUCT } from '../product.ts';

/** What a team is; ours. */
export const teamKindLabels = {
  station: 'Station',
  service: 'Service',
  college: 'College',
  other: 'Other',
} as const;
export type TeamKind = keyof typeof teamKindLabels;
export const teamKinds = Object.keys(teamKindLabels) as TeamKind[];

/** A coordinator reads the board, invites, and names other coordinators. */
export const teamRoleLabels = { member: 'Member', coordinator: 'Coordinator' } as const;
export type TeamRole = keyof typeof teamRoleLabels;
export const teamRoles = Object.keys(teamRoleLabels) as TeamRole[];

/** Who or what ended a sharing. */
export const sharingEnderLabels = {
  owner: 'You ended it',
  coordinator: 'A coordinator removed you',
  day: 'Its last day passed',
  team: 'The team ended',
} as const;
export type SharingEnder = keyof typeof sharingEnderLabels;

/** The last day of a credential in a receipt: a day, `open` without one, or `missing`. */
export type StoredCredential = CivilDate | 'open' | 'missing';

/** Limits of teams; ours. A service of 5,000 has room twice over. */
export const teamLimits = {
  name: { min: 2, max: 100 },
  shownName: { min: 2, max: 100 },
  /** Teams of a user. */
  teams: 10,
  members: 10_000,
  coordinators: 20,
  /** Kinds of credential that a team asks for. */
  asked: 12,
  /** Months ahead until which a member can share. */
  sharedMonths: 13,
  /** Months that the join screen suggests. */
  suggestedMonths: 12,
  /** Days for which an invitation works. */
  invitationDays: { min: 1, max: 90 },
  /** Members nudged at once. */
  nudges: 100,
  /** Days between two nudges of a member. */
  nudgeDays: 7,
  /** Days until a team without a coordinator ends. */
  orphanDays: 30,
  /** Days before the end of sharing on which its owner is reminded. */
  endingDays: 14,
  /** Days between two messages about the same missing credential. */
  credentialDays: 30,
  /** Months for which readings and endings are kept. */
  keptMonths: 13,
  search: 100,
  endingWithinDays: { min: 0, max: 366 },
} as const;

/** The day until which the join screen suggests to share, and the last one that it allows. */
export const sharingDays = (today: CivilDate): { suggested: CivilDate; latest: CivilDate } => ({
  suggested: addMonths(today, teamLimits.suggestedMonths),
  latest: addMonths(today, teamLimits.sharedMonths),
});

export const TEAMS_PATH = '/teams';

/** The page of one team, by its id in REST or its global id. */
export const teamPath = (id: string | number): string => `${TEAMS_PATH}/${id}`;

/** The page that a link to join opens; the code is in the fragment, which browsers send to no server. */
export const JOIN_TEAM_PATH = '/join-team';
export const teamLink = (publicUrl: string, code: string): string =>
  `${publicUrl}${JOIN_TEAM_PATH}#${code}`;

/** Paths of files, relative to /api. */
export const teamBoardCsvPath = (id: string | number): string => `/teams/${id}/board.csv`;
export const memberReceiptPath = (memberId: string | number): string =>
  `/team-members/${memberId}/receipt.jwt`;
export const sharingEndingPath = (id: string | number): string =>
  `/sharing-endings/${id}/ending.jwt`;

export const teamBoardFileName = (team: string, day: CivilDate): string =>
  `${PRODUCT} ${fileWords(team)} ${day}.csv`;

/** A name of a team as part of a file name. */
const fileWords = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || 'team';

export const membersLabel = (count: number): string => counted(count, 'member');

/** Letters and digits of a code, without those that look alike: 32, so each carries 5 bits. */
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Symbols of a code: 100 bits, which nobody guesses. */
export const TEAM_CODE_SYMBOLS = 20;

/** The form in which a code is shown, and read. */
export const TEAM_CODE_PATTERN = '^[A-HJ-NP-Z2-9]{5}(-[A-HJ-NP-Z2-9]{5}){3}$';

/** Returns the code of random bytes, one for each symbol. */
export const teamCode = (random: Uint8Array): string =>
  [...random.subarray(0, TEAM_CODE_SYMBOLS)]
    .map((byte) => SYMBOLS[byte % SYMBOLS.length]!)
    .join('')
    .replaceAll(/.{5}(?=.)/g, '$&-');

/** Reads a code as it was typed or pasted, with any spaces and dashes, or as the end of a link; null if it is none. */
export function readTeamCode(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 300) return null;
  const plain = text
    .replace(/^.*(?:#|%23)/s, '')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  const grouped = plain.replaceAll(/.{5}(?=.)/g, '$&-');
  return new RegExp(TEAM_CODE_PATTERN).test(grouped) ? grouped : null;
}

/** Texts of the screens of teams, and the errors of their rules. */
export const teamTexts = {
  title: 'Teams',
  intro:
    'A team sees a signed receipt of your standing for as long as you choose, and nothing of your records. You end it with one press.',
  empty: 'You are in no team',
  emptyPrompt:
    'Open the link or enter the code that your coordinator gave you, or create a team yourself.',
  create: 'Create team',
  created: { title: 'Team created' },
  saved: { title: 'Team updated' },
  saveFailed: 'The team could not be saved',
  join: 'Join team',
  joined: (name: string) => ({ title: `You joined ${name}` }),
  joinFailed: 'You could not join the team',
  alreadyIn: 'You are a member of this team already.',
  leave: 'Leave team',
  left: (name: string) => ({ title: `You left ${name}` }),
  leaveConfirm: (name: string) => ({
    title: `Leave ${name}?`,
    text: 'Your receipt is deleted at once and the team sees nothing more of you. You get a signed statement that the sharing ended.',
  }),
  stop: 'Stop sharing',
  stopped: (name: string) => ({ title: `${name} no longer sees your receipt` }),
  stopConfirm: (name: string) => ({
    title: `Stop sharing with ${name}?`,
    text: 'Your receipt is deleted at once. You stay a member, and get a signed statement that the sharing ended.',
  }),
  remove: 'Remove from team',
  removed: (name: string) => ({ title: `${name} was removed` }),
  removeConfirm: (name: string) => ({
    title: `Remove ${name}?`,
    text: 'Their receipt is deleted at once. They are told, and can join again by an invitation.',
  }),
  delete: 'Delete team',
  deleted: (name: string) => ({ title: `${name} was deleted` }),
  deleteConfirm: (name: string) => ({
    title: `Delete ${name} for everyone?`,
    text: 'All receipts are deleted at once and every member is told. This cannot be undone.',
  }),
  nudged: (sent: number, waiting: number): string =>
    [
      sent > 0 ? `${membersLabel(sent)} reminded.` : 'Nobody was reminded.',
      waiting > 0 && `${membersLabel(waiting)} had a reminder in the last 7 days.`,
    ]
      .filter(Boolean)
      .join(' '),
  emptyBoard: 'Nobody matches this filter',
  emptyTeam: 'Nobody has joined yet. Send the link or the code to your team.',
  noReceipt: 'No current receipt',
  notSharing: 'Does not share a receipt.',
  waitingReceipt: 'The next receipt is being made.',
  expiredReceipt: 'The last receipt is no longer valid, and no newer one could be made.',
  unknownCode:
    'This invitation does not work. It may have been replaced, ended or expired. Ask your coordinator for a new one.',
  onlyYou: 'Only you see this.',
  full: `A team has at most ${teamLimits.members.toLocaleString('en-AU')} members`,
  tooMany: `You can be in at most ${teamLimits.teams} teams`,
  tooManyCoordinators: `A team has at most ${teamLimits.coordinators} coordinators`,
  lastCoordinator:
    'You are the only coordinator. Make another member coordinator first, or delete the team.',
  removeYourself: 'Leave the team instead of removing yourself.',
  ending: 'No coordinator is left',
  nobodyNamed: 'Choose at least one member',
  noStanding: 'There is no receipt to open',
  untilPast: 'Choose a day after today',
  untilLate: `Choose a day within ${teamLimits.sharedMonths} months`,
} as const;
