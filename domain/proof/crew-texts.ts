import { hoursLabel } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { crewLimits, peopleLabel } from './crew-sessions.ts';
import { PRODUCT } from '../product.ts';

/** Texts of the screens of crew sessions. */
export const crewTexts = {
  title: 'Crew session',
  listTitle: 'Crew sessions',
  intro:
    'Learn together or teach, and prove it: everyone scans one code and gets their own hours, and those who were there confirm them.',
  startTitle: 'Start a session',
  start: 'Start session',
  startFailed: 'The session could not be started',
  titleHelp: 'Everyone who joins gets it in their log. Leave out patient details.',
  plannedHelp: 'In minutes. Used only if nobody ends the session.',
  namesHelp:
    'A crew sees your name either way, attendees of a taught session do not. Without this, others’ records show only your profession.',
  openRunning: (title: string) => `You are in “${title}” now`,
  open: 'Open session',
  joinTitle: 'Join a session',
  joinHint: 'Scan the code on the host’s screen with your phone’s camera, or type its letters.',
  typeCode: 'Type the letters',
  letters: 'Six letters',
  lettersHelp: 'From the host’s screen. They change every half minute.',
  scanCode: 'Scan',
  scanTitle: 'Scan the code',
  scanHint: 'Point your camera at the QR code on the host’s screen.',
  scanAsking: 'Allow the camera when your browser asks.',
  scanRefused:
    'The camera is blocked for this site. Type the six letters below the QR code instead, or allow the camera in your browser’s settings.',
  scanNoCamera: 'No camera was found. Type the six letters below the QR code instead.',
  scanFailed:
    'The camera could not be opened; another app may be using it. Close that app and try again, or type the six letters below the QR code.',
  scanWrong: 'This is not a crew session code',
  scanned: 'Code scanned. Join within half a minute.',
  typeInstead: 'Type the letters',
  join: 'Join session',
  joinAsGuest: 'Join as a guest',
  guestIntro:
    'No account is needed. You can add the hours to an account within 90 days, on this device.',
  guestPrivacy:
    'In a crew, everyone sees your name and profession, and your number with what you confirm. In a session with an educator, nobody sees your name unless you allow it.',
  haveAccount: 'I have an account: sign in',
  joinFailed: 'You could not join the session',
  scan: 'Scan with your phone’s camera, or type the letters in the app.',
  changes: 'The code changes every half minute, so a photo of it is no use later.',
  people: 'People in the session',
  here: (count: number) => (count === 1 ? '1 person here' : `${count} people here`),
  were: (count: number) => `${peopleLabel(count)} took part`,
  confirm: (name: string) => `I was there with ${name}`,
  confirmShort: (name: string) => `I was there with ${name.split(' ')[0]}`,
  confirmAll: (count: number) => `I was there with these ${count}`,
  confirmed: 'Confirmed',
  confirmHint: 'Confirm who is here with you: it makes their hours count as attested.',
  confirmFailed: 'This could not be confirmed',
  confirmedNote:
    'Your name, profession and registration number, if you gave one, are shown with what you confirm.',
  removed: (name: string) => `${name} was removed`,
  changeFailed: 'This could not be changed',
  end: 'End session',
  endTitle: 'End the session?',
  endText: (count: number) =>
    count > 0
      ? `Everyone gets their own hours, rounded down to half hours. You confirm that the ${counted(count, 'other person was', 'other people were')} there with you. If someone was not, remove them first.`
      : 'Nobody else is in the session, so no hours are recorded.',
  endConfirm: 'End and confirm',
  endFailed: 'The session could not be ended',
  leave: 'Leave session',
  leaveTitle: 'Leave the session?',
  leaveText: 'Your time counts until now. To come back, scan the code again.',
  leaveFailed: 'You could not leave the session',
  youLeft: 'You have left. Scan the code again to come back.',
  ended: (at: string) => `The session ended on ${at}.`,
  closed: (at: string) =>
    `Nobody ended the session, so it closed. It counts as planned, until ${at}.`,
  yourHours: (hours: number) => `This session gives you ${hoursLabel(hours)}.`,
  noHours: 'You were there for less than half an hour, so nothing was recorded for you.',
  noneLeft: 'Nothing was recorded for you.',
  countedElsewhere: (titles: readonly string[]) =>
    `One person is in one place: time that you have here already belongs to ${titles.map((each) => `“${each}”`).join(', ')}.`,
  alone: 'Nobody else was there at the same time, so nothing was recorded.',
  reflect: 'Write your reflection',
  reflectHint: 'Only you can read it.',
  correct: 'Correct the end',
  correctHint: `Only to an earlier time, within ${crewLimits.correctDays} days. Hours can only go down.`,
  correctMinutes: 'Minutes earlier',
  correctLabel: 'It ended at',
  correctProblem: (most: number) => `Minutes earlier must be a whole number from 1 to ${most}`,
  correctFailed: 'The end could not be corrected',
  corrected: { title: 'End corrected' },
  notIn:
    'You are not in this session. The host may have removed you: ask them, or scan the code again.',
  empty: 'No crew sessions yet',
  emptyHint: 'Start one, or scan the code of a colleague who runs one.',
  guestEnded: (hours: number | null) =>
    hours && hours > 0
      ? `You have ${hoursLabel(hours)}. Create an account or sign in to add them to your log.`
      : 'You were there for less than half an hour.',
  claim: 'Add to my log',
  claimSignIn: 'Sign in to add it to my log',
  claimed: { title: 'Added to your log' },
  claimFailed: 'This could not be added',
  refresh: 'Refresh list',
  refreshHint: 'This list does not update by itself.',
  toApp: `Go to ${PRODUCT}`,
} as const;

/** Texts of sessions that an educator teaches. */
export const taughtTexts = {
  kindHelp:
    'For a course, conference or grand round: attendees scan your code and get hours that you confirm. You get none.',
  providerHelp: 'Who offers it, such as your service or college. Every attendee’s record names it.',
  objectivesHelp: 'They begin each attendee’s description. Leave out patient details.',
  namesHelp:
    'Attendees see your name, and it stands with what you confirm. Without this, their list of people shows only your profession.',
  listHelp:
    'Only in sessions with an educator: without this you are a number and a profession in their list. You can change it later.',
  listed: (name: string) => `The educator’s list shows you as “${name}”.`,
  provider: 'Provider',
  objectives: 'Learning objectives',
  numbersOnly: 'You see how many attend, and nobody’s name.',
  educatorConfirms: 'The educator confirms everyone when ending the session.',
  fullScreen: 'Show on the room’s screen',
  started: (at: string) => `started at ${at}`,
  inRoom: (count: number) => counted(count, 'attendee here', 'attendees here'),
  attended: (count: number) => counted(count, 'attendee'),
  screenHint: 'Scan with your phone’s camera, or type the letters in the app.',
  loading: 'Loading the code',
  endText: (count: number) =>
    count > 0
      ? `You confirm that ${counted(count, 'attendee was', 'attendees were')} here. Each gets their own hours, rounded down to half hours. If someone was not here, remove them first.`
      : 'Nobody has joined, so no hours are recorded.',
  confirmHint:
    'Those who let you list their name are named; the others are numbers. Your name, profession and registration number stand with what you confirm.',
  confirmShort: 'Confirm',
  confirmAll: (count: number) => `Confirm ${counted(count, 'attendee')}`,
  hostEnded:
    'You taught, so no hours are recorded for you. Log your teaching yourself if it counts.',
  attendance: 'Download attendance (CSV)',
  attendanceHint:
    'Names of attendees who allow it, else numbers, with profession, times and hours.',
} as const;

/** Texts for an educator without an account. */
export const doorTexts = {
  title: 'Teach a session',
  intro:
    'Open a session for your course, conference or grand round without an account: attendees scan the code on the room’s screen and get hours that you confirm.',
  until: (day: string) =>
    `Without an account, only this browser runs the session, until the end of ${day}. Download the attendance list before then, or make an account to keep it.`,
  forDay: 'Without an account, only this browser runs the session, until the end of tomorrow.',
  ownDevice:
    'Use a device on which no attendee signs in: it confirms nobody who has signed in on it.',
  privacy:
    'Your name, profession and registration number stand with what you confirm, marked “without an account”. The session is deleted 90 days after its end, unless an attendee has an account.',
  keep: 'Keep it in my account',
  signIn: 'Sign in or register to keep it',
  kept: { title: 'Session added to your account' },
  lost: 'No connection. The list is not current; codes that are loaded still work for some minutes.',
  another: 'Teach another session',
  anotherTitle: 'Teach another session?',
  anotherText:
    'This browser then no longer reaches this one. Download the attendance list first if you need it.',
  teachInstead: 'I am teaching: start a session without an account',
} as const;

/** Texts of sessions whose host has no connection. */
export const crewOfflineTexts = {
  ready: 'No connection: you can still start a session on this phone, and keep a host’s ticket.',
  since: (time: string) => `Started at ${time}, without a connection.`,
  scan: 'Scan with your phone’s camera or in the app. No connection is needed.',
  qrLabel: 'QR code with a ticket for this session',
  end: 'End session',
  endTitle: 'End the session?',
  endText:
    'This phone sends it when there is a connection. Hours count once the others have sent their tickets too. Then confirm who was there with you.',
  ended: 'Session ended',
  endFailed: 'The session could not be ended',
  joinTitle: 'The host has no connection',
  joinHint:
    'Scan the code on the host’s phone, or type its letters. Your ticket is sent when there is a connection, and counts once the host has sent the session too.',
  lettersHelp: 'From the host’s phone. They change every half minute.',
  scanned: (title: string) => `Ticket for “${title}” scanned.`,
  keep: 'Keep ticket',
  kept: 'Ticket kept',
  held: (title: string | null, since: string) =>
    `You have a ticket${title ? ` for “${title}”` : ''} since ${since}. Your time counts until the host ends the session, unless you leave earlier.`,
  leave: 'Leave now',
  left: 'You have left',
  another: 'Use another ticket',
  needsAccount:
    'The host of this session has no connection, so you need an account to keep the ticket. Sign in, or ask the host to start a session while online.',
  openTickets: 'Join without the host’s connection',
} as const;

/** Returns the number of sessions in words. */
export const crewSessionsLabel = (count: number): string => counted(count, 'session');
