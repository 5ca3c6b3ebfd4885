import { crewSessionFields, guestFields } from './crew-sessions.fields.ts';
import { readCode } from './crew-codes.ts';
import { professionNames } from './crew-companions.ts';
import { crewFeedbackLimits, crewFeedbackMessages } from './crew-feedback.ts';
import { crewKinds, crewLimits, crewMessages, crewTypes } from './crew-sessions.ts';
import {
  crewTicketLimits,
  crewTicketMessages,
  readTicket,
  TICKET_SESSION_PATTERN,
} from './crew-tickets.ts';
import { trim, type TextRule } from '../texts.ts';
import {
  choice,
  flag,
  idList,
  optionalId,
  optionalInstant,
  optionalText,
  optionalWholeNumber,
  text,
  wholeNumber,
} from '../fields.ts';
import { field, form } from '../forms.ts';
import { labelsOf } from '../records/record-fields.ts';
import {
  isRegistrationNumber,
  normaliseRegistrationNumber,
  REGISTRATION_NUMBER_PATTERN,
  anyNumberProblem,
} from '../standing/registration-details.ts';

const labels = labelsOf(crewSessionFields);
const guestLabels = labelsOf(guestFields);
const { title, place, name, plannedMinutes, attendees, provider, objectives } = crewLimits;

const shortTitle = `${labels.title} must be at least ${title.min} characters`;
const shortName = `${guestLabels.name} must be at least ${name.min} characters`;
const minutesProblem = `${labels.plannedMinutes} must be from ${plannedMinutes.min} to ${plannedMinutes.max} minutes`;

/** Fields that every participant states about themselves. */
const person = {
  profession: choice(professionNames, `${labels.profession} must be one of the list`).default(
    'paramedic',
  ),
  namesAllowed: flag(labels.namesAllowed).default(false),
};

/** Fields of every attendee: in a taught session the educator's list names those who allow it. */
const attendee = { ...person, listAllowed: flag(guestLabels.listAllowed).default(false) };

const shortProvider = `${labels.provider} must be at least ${provider.min} characters`;

/** The kind in the form of a field; a field that is checked alone has none. */
const kindIn = (form: { kind?: unknown } | undefined): unknown => form?.kind;

/** A text that only a taught session has. */
function taughtText(rule: TextRule) {
  return optionalText(rule)
    .default(null)
    .test({
      name: 'taught',
      test: (value, { parent, createError }) =>
        value === null ||
        kindIn(parent) !== 'crew' ||
        createError({ message: crewMessages.onlyTaught }),
    });
}

const sessionFields = {
  kind: choice(crewKinds, `${labels.kind} must be one of the list`).default('crew'),
  type: choice(crewTypes, `${labels.type} must be one of the list`).required(
    `${labels.type} is required`,
  ),
  title: text({ label: labels.title, ...title, short: shortTitle }).required(shortTitle),
  place: optionalText({ label: labels.place, ...place }).default(null),
  provider: taughtText({ label: labels.provider, ...provider, short: shortProvider }).test({
    name: 'provider',
    test: (value, { parent, createError }) =>
      value !== null ||
      kindIn(parent) !== 'taught' ||
      createError({ message: crewMessages.noProvider }),
  }),
  objectives: taughtText({ label: labels.objectives, ...objectives, multiline: true }),
  plannedMinutes: wholeNumber({ ...plannedMinutes, message: minutesProblem })
    .nonNullable(minutesProblem)
    .default(60),
  ...person,
};

/** A session to start. */
export const crewSessionSchema = form(sessionFields);

const code = field<string>(
  (raw) => readCode(raw) ?? raw,
  (value) => (readCode(value) ? null : crewMessages.wrongCode),
  { type: 'string', pattern: '^[A-Za-z\\s.–-]{6,40}$', description: 'Six letters.' },
)
  .nonNullable(crewMessages.wrongCode)
  .required(crewMessages.noCode);

/** A person without an account states who they are. */
const guest = {
  name: text({ label: guestLabels.name, ...name, short: shortName }).required(shortName),
  registrationNumber: field<string>(
    (raw) => (typeof raw === 'string' ? normaliseRegistrationNumber(raw) || null : raw),
    (value) => (typeof value === 'string' && isRegistrationNumber(value) ? null : anyNumberProblem),
    { type: 'string', pattern: REGISTRATION_NUMBER_PATTERN },
  )
    .nullable()
    .default(null),
};

const { kind: _kind, provider: _provider, ...startFields } = sessionFields;

/** How an educator without an account starts a session. */
export const crewEducatorSchema = form({
  ...startFields,
  provider: text({ label: labels.provider, ...provider, short: shortProvider }).required(
    crewMessages.noProvider,
  ),
  ...guest,
});

const joining = {
  code,
  /** A scanned code names its session; one that was typed finds it. */
  sessionId: optionalId(crewMessages.wrongCode).default(null),
  ...attendee,
};

/** How a user joins. */
export const crewJoinSchema = form(joining);

/** How a person without an account joins. */
export const crewGuestSchema = form({
  ...joining,
  ...guest,
  /** A guest who scans again comes back as the same person. */
  secret: optionalText({ label: 'Secret', max: 100 }).default(null),
});

const secret = text({ label: 'Secret', min: 1, max: 100 }).required('Secret is required');

/** Secret that a guest received when joining and needs for later actions. */
export const crewSecretSchema = form({ secret });

const memberIds = idList(attendees, crewMessages.confirmSelf).required(crewMessages.confirmSelf);

/** Whom a member confirms. */
export const crewConfirmSchema = form({ memberIds });

/** Whom a guest confirms. */
export const crewGuestConfirmSchema = form({ secret, memberIds });

const listing = {
  listAllowed: flag(guestLabels.listAllowed).required(`${guestLabels.listAllowed} is required`),
};

/** Whether the educator's list may name an attendee. */
export const crewListingSchema = form(listing);
export const crewGuestListingSchema = form({ secret, ...listing });

const { usefulness, change } = crewFeedbackLimits;
const feedback = {
  usefulness: wholeNumber({ ...usefulness, message: crewFeedbackMessages.usefulness })
    .nonNullable(crewFeedbackMessages.usefulness)
    .required(crewFeedbackMessages.usefulness),
  change: optionalText({
    label: 'Your answer',
    ...change,
    multiline: true,
  }).default(null),
};

/** An attendee's feedback on a taught session. */
export const crewFeedbackSchema = form(feedback);
export const crewGuestFeedbackSchema = form({ secret, ...feedback });

const ending = {
  endedAt: optionalInstant('End').default(null),
  confirmPresent: flag('Everyone here was with me').default(false),
};

/** How the host ends a session: now, or at an earlier moment, and if those still there are confirmed. */
export const crewEndSchema = form(ending);
export const crewGuestEndSchema = form({ secret, ...ending });

const correcting = {
  endedAt: optionalInstant('End').nonNullable('End is required').required('End is required'),
};

/** How the host corrects the end. */
export const crewEndCorrectionSchema = form(correcting);
export const crewGuestEndCorrectionSchema = form({ secret, ...correcting });

/** Whom an educator without an account removes or brings back. */
export const crewGuestMemberSchema = form({
  secret,
  memberId: optionalId(crewMessages.noMember)
    .nonNullable(crewMessages.noMember)
    .required(crewMessages.noMember),
});

const heldAt = optionalInstant('When you got it')
  .nonNullable('When you got it is required')
  .required('When you got it is required');
const { minutes } = crewTicketLimits;
const minutesPresentProblem = `Minutes must be from ${minutes.min} to ${minutes.max}`;

/** A ticket of a session whose host had no connection: scanned, or its letters as they were typed. */
export const crewTicketSchema = form({
  ticket: field<string>(
    (raw) => readCode(raw) ?? trim(raw),
    (value) => (readCode(value) || readTicket(value) ? null : crewTicketMessages.wrong),
    {
      type: 'string',
      pattern: `^[\\w%!~*'().\\s–-]{6,${crewTicketLimits.text}}$`,
      description: 'What the host’s QR code holds, or six letters.',
    },
  )
    .nonNullable(crewTicketMessages.wrong)
    .required(crewTicketMessages.either),
  heldAt,
  /** How long the guest was there after that, by their phone; null until the end. */
  minutesPresent: optionalWholeNumber({ ...minutes, message: minutesPresentProblem }).default(null),
  ...attendee,
});

const base64 = (label: string, length: number) =>
  field<string>(
    (raw) => raw,
    (value) =>
      typeof value === 'string' && /^[A-Za-z0-9+/]+={0,2}$/.test(value) && value.length <= length
        ? null
        : `${label} must be base64`,
    { type: 'string', pattern: `^[A-Za-z0-9+/=]{1,${length}}$` },
  )
    .nonNullable(`${label} is required`)
    .required(`${label} is required`);

/** The key with which a host's phone signs. */
export const crewKeySchema = form({ publicKey: base64('Public key', 200) });

const keyId = optionalId(crewTicketMessages.noKey)
  .nonNullable(crewTicketMessages.noKey)
  .required(crewTicketMessages.noKey);
const instant = (label: string) =>
  optionalInstant(label).nonNullable(`${label} is required`).required(`${label} is required`);

/** The host's side of a session without a connection, sent after it. */
export const crewTicketSessionSchema = form({
  ...sessionFields,
  keyId,
  session: field<string>(
    (raw) => raw,
    (value) =>
      typeof value === 'string' && new RegExp(TICKET_SESSION_PATTERN).test(value)
        ? null
        : crewTicketMessages.wrong,
    { type: 'string', pattern: TICKET_SESSION_PATTERN },
  )
    .nonNullable(crewTicketMessages.wrong)
    .required(crewTicketMessages.wrong),
  seed: base64('Seed', 64),
  startedAt: instant('Start'),
  endedAt: instant('End'),
});
