import { counted } from '../counts.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import type { TeamCredentialState } from './team-board.ts';
import { teamLimits } from './teams.ts';

/** Texts of the list of teams and of joining one. */
export const joinTeamTexts = {
  sees: 'A team sees a signed receipt: if your CPD is on track, your hours, and until when the credentials it asks for are valid. It never sees titles, reflections or files, and you can end it with one press.',
  enterCode: 'Enter a code',
  code: 'Code of the invitation',
  codeHelp: 'Four groups of five letters and digits, or the whole link.',
  look: 'Look at the team',
  title: 'Join a team',
  codeIntro:
    'Enter the code that a coordinator gave you. You see what would be shared before you join.',
  invited: (name: string) => `Join ${name}`,
  nothingYet: 'Nothing is shared until you press Join.',
  already: (name: string) => `You are a member of ${name} already.`,
  open: 'Open team',
  about: 'The team',
  what: 'What will be shared now',
  whatHint: 'This is your receipt as it is today.',
  choices: 'Until when, and under which name',
  until: 'You can end it earlier at any time.',
  untilHelp: (latest: CivilDate) => `At the latest ${dayLabel(latest)}.`,
  nameHelp: 'The coordinators and the members who read your name see it as you write it here.',
  kinds: 'Credentials that you share',
  kindsHelp: 'Of each, only if you hold it and its last day.',
  noKinds: 'This team asks for no credentials.',
  never: 'What is never shared',
  who: 'With whom',
  join: 'Join and share',
  joining: 'Joining...',
  notNow: 'Not now',
  otherCode: 'Enter another code',
  toTeams: 'Your teams',
} as const;

/** Texts of a receipt on the screen. */
export const receiptTexts = {
  title: 'Your receipt',
  of: (day: CivilDate) => `Facts of ${dayLabel(day)}`,
  registrations: 'Registrations',
  credentials: 'Credentials that the team asks for',
  noCredentials: 'None are shared.',
  hours: 'Hours',
  attested: 'Attested interactive hours',
  period: 'Period',
  fingerprint: 'Fingerprint of the timeline',
  noFingerprint: 'No events yet',
  validUntil: 'Receipt valid until',
  download: 'Download receipt',
  check: 'Check receipt',
  checking: 'Checking...',
  checkFailed: 'The receipt could not be checked',
  genuine: 'The receipt is genuine and current',
  genuineText: (name: string) =>
    `The signature matches the public key of this server, and the status list says that the receipt of ${name} is current. Any program that reads signed credentials (JWT) can check it with the same key.`,
  notGenuine: 'The receipt must not be trusted',
  wrongSignature: 'Its signature does not match: it was changed, or this server did not make it.',
  unknownKey: 'It names a key that this server does not have.',
  noStatus: 'The keys or the status could not be read. Try again.',
  waiting: 'No current receipt yet',
  waitingText: 'It is made within a few minutes, and renewed once a day at most.',
} as const;

/** Texts of the check for anyone: of a receipt, and of the statement that a sharing ended. */
export const receiptCheckTexts = {
  title: 'Check a standing receipt',
  about:
    'A standing receipt says where a practitioner stands, without their records. Paste its text or choose its file. Your browser checks it with the public keys of this server, and asks the server only whether it is still current.',
  label: 'Text of the receipt',
  required: 'Paste a receipt, or choose its file.',
  notText: 'This is not a standing receipt. Its text has three parts with dots between them.',
  choose: 'Choose file',
  states: 'What the receipt states',
  issued: (name: string, team: string, until: string) =>
    `${name} shared it with ${team}. It is valid until ${until}.`,
  ending: 'The statement is genuine',
  notEnding: 'The statement must not be trusted',
  endingText: (name: string, team: string, from: string, to: string) =>
    `${name} shared a receipt with ${team} from ${from}. That ended on ${to}.`,
} as const;

/** Texts of the page of one team, for a member. */
export const memberTexts = {
  notIn: 'This team was not found. It may have ended, or you may not be in it any more.',
  about: 'About the team',
  asks: 'Asks for',
  asksNothing: 'No credentials',
  since: 'Member since',
  seesYou: 'It knows you as',
  sharing: 'Your sharing',
  shared: (until: CivilDate) => `You share a receipt until ${dayLabel(until)}.`,
  sharesNothing: 'You share nothing with this team. Its coordinators see only your name.',
  sharesNothingShort: 'You share nothing with it.',
  share: 'Share a receipt',
  renew: 'Change or renew',
  shareTitle: (name: string) => `What ${name} sees`,
  shareSave: 'Share',
  shareSaving: 'Saving...',
  shareFailed: 'Your sharing could not be changed',
  shareSaved: { title: 'Your sharing is saved' },
  askedSince: 'The team now asks for more',
  askedSinceText: (kinds: string) => `${kinds}. Nothing of it is shared before you agree.`,
  look: 'Look and decide',
  stopAndLeave: 'Stop sharing and leave',
  leaveFailed: 'You could not leave the team',
  stopFailed: 'The sharing could not be ended',
  statement: 'Save the statement',
  endedText: 'A signed statement that the sharing ended is in the list of your teams.',
  readings: 'Who read your receipt',
  readingsHint: 'Every reading by a coordinator is here before they see it.',
  noReadings: 'Nobody has read it yet',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  endings: 'Ended sharings',
  endingsHint: `Each has a signed statement, kept for ${teamLimits.keptMonths} months.`,
  orphaned: (day: CivilDate) =>
    `No coordinator is left, so nobody can read a receipt. The team ends on ${dayLabel(day)}.`,
} as const;

/** Texts of a team's board and of managing the team, for coordinators. */
export const boardTexts = {
  board: 'Board',
  manage: 'Team and invitation',
  own: 'Your receipt',
  recorded: 'Members see that you read their receipts, and when.',
  everyone: 'Everyone',
  withoutReceipt: 'No current receipt',
  filterLabel: 'Members by standing',
  search: 'Search by name',
  credential: 'Credential',
  anyCredential: 'All',
  anyEnding: 'One that ends soon or has ended',
  state: 'State',
  anyState: 'Any state',
  ending: 'Ends soon or has ended',
  csv: 'Download CSV',
  print: 'Print',
  printing: 'Preparing...',
  printFailed: 'The board could not be prepared for printing',
  printTooMany: (max: number) =>
    `More than ${max} members match. Narrow the filter, or download the table.`,
  printed: (day: CivilDate) => `Standing of the team on ${dayLabel(day)}`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all shown',
  selectNone: 'Select none',
  columns: ['Select', 'Name', 'Standing', 'Hours', 'Credentials', 'Actions'],
  allValid: 'All valid',
  attested: (hours: string) => `${hours} attested interactive`,
  view: 'Open receipt',
  nudge: 'Send reminder',
  nudgeSelected: (count: number) => `Send reminder to ${count}`,
  nudgeTitle: (count: number) => `Send a reminder to ${counted(count, 'member')}?`,
  nudgeText:
    'They get a message in the app from you. It asks to bring their CPD up to date, and says nothing about other members. Each member gets one reminder in 7 days at most.',
  nudgeFailed: 'The reminder could not be sent',
  nudged: 'Reminders',
  nextNudge: (at: string) => `Reminded. The next reminder is possible from ${at}.`,
  you: 'You',
  makeCoordinator: 'Make coordinator',
  makeCoordinatorTitle: (name: string) => `Make ${name} a coordinator?`,
  makeCoordinatorText:
    'They can then read every receipt, invite and remove members, and rename or delete the team. Members see their name.',
  makeMember: 'End coordinator role',
  makeMemberTitle: (name: string) => `End the coordinator role of ${name}?`,
  makeMemberText: 'They stay a member, and no longer see receipts of others.',
  stepDown: 'Step down as coordinator',
  stepDownTitle: 'Step down as coordinator?',
  stepDownText:
    'You stay a member, and no longer see the board. Only another coordinator can give the role back.',
  steppedDown: { title: 'You are no longer a coordinator' },
  roleChanged: (name: string, isCoordinator: boolean) => ({
    title: isCoordinator ? `${name} is now a coordinator` : `${name} is no longer a coordinator`,
  }),
  changeFailed: 'This could not be changed',
  removeFailed: 'The member could not be removed',
  transferHint:
    'To hand the team over, make another member coordinator in the board, then step down or leave.',
  joined: 'Joined',
  sharedUntil: 'Shares until',
  emptySearch: 'Clear the search and the filters to see everyone.',
  showAll: 'Show everyone',
} as const;

/** Texts of the invitation to a team. */
export const invitationTexts = {
  title: 'Invitation',
  about:
    'Everyone with the link or the code can join. Each sees what will be shared before joining.',
  none: 'No invitation works now.',
  days: 'Works for',
  make: 'Make invitation',
  making: 'Making...',
  makeFailed: 'The invitation could not be made',
  made: { title: 'Invitation made' },
  link: 'Link',
  code: 'Code',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  qr: 'QR code to join this team',
  until: (time: string) => `Works until ${time}.`,
  renew: 'Replace invitation',
  renewTitle: 'Replace the invitation?',
  renewText: 'The present link and code stop working at once.',
  end: 'End invitation',
  endTitle: 'End the invitation?',
  endText: 'The link and the code stop working at once. Members stay.',
  ended: { title: 'Invitation ended' },
  endFailed: 'The invitation could not be ended',
  shareText: 'Join our team',
  copied: { title: 'Copied' },
  copyFailed: { title: 'Copying failed', description: 'Select the text and copy it.' },
} as const;

/** Days for which an invitation can be made to work. */
export const invitationDays = [1, 7, 30, 90] as const;
export const INVITATION_DAYS_DEFAULT = 30;

/** Texts of the form of a team. */
export const teamFormTexts = {
  createTitle: 'Create a team',
  createHint: 'You become its coordinator, and share nothing yourself unless you choose to.',
  editTitle: 'Change team',
  edit: 'Change team',
  saving: 'Saving...',
  save: 'Save',
  ownName: 'Members see it beside the team.',
  asked:
    'Members see this list before they join. What you add later is shared only once they agree.',
  askedFull: `At most ${teamLimits.asked} kinds`,
  askedNone: 'None',
  danger: 'Hand over or end',
  deleteFailed: 'The team could not be deleted',
} as const;

/** Number of teams in words. */
export const teamsLabel = (count: number): string => counted(count, 'team');

/** States of a credential that need action, in the words of the filter. */
export const filteredCredentialStates = [
  'missing',
  'not-shared',
  'valid',
] as const satisfies readonly TeamCredentialState[];
