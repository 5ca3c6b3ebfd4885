import { crewSessionFields, guestFields } from './crew-sessions.fields.ts';
import { crewLimits, crewMessages, crewTypes, professionNames, readCode } from './crew-sessions.ts';
import {
  choice,
  flag,
  idList,
  optionalId,
  optionalInstant,
  optionalText,
  text,
  wholeNumber,
} from './fields.ts';
import { field, form } from './forms.ts';
import { labelsOf } from './record-fields.ts';
import {
  isRegistrationNumber,
  normaliseRegistrationNumber,
  REGISTRATION_NUMBER_PATTERN,
  anyNumberProblem,
} from './registration-details.ts';

const labels = labelsOf(crewSessionFields);
const guestLabels = labelsOf(guestFields);
const { title, place, name, plannedMinutes, members } = crewLimits;

const shortTitle = `${labels.title} must be at least ${title.min} characters`;
const shortName = `${guestLabels.name} must be at least ${name.min} characters`;
const minutesProblem = `${labels.plannedMinutes} must be from ${plannedMinutes.min} to ${plannedMinutes.max} minutes`;

/** What everyone says of themselves. */
const person = {
  profession: choice(professionNames, `${labels.profession} must be one of the list`).default(
    'paramedic',
  ),
  namesAllowed: flag(labels.namesAllowed).default(false),
};

/** A session to start. */
export const crewSessionSchema = form({
  type: choice(crewTypes, `${labels.type} must be one of the list`).required(
    `${labels.type} is required`,
  ),
  title: text({ label: labels.title, ...title, short: shortTitle }).required(shortTitle),
  place: optionalText({ label: labels.place, ...place }).default(null),
  plannedMinutes: wholeNumber({ ...plannedMinutes, message: minutesProblem })
    .nonNullable(minutesProblem)
    .default(60),
  ...person,
});

const code = field<string>(
  (raw) => readCode(raw) ?? raw,
  (value) => (readCode(value) ? null : crewMessages.wrongCode),
  { type: 'string', pattern: '^[A-Za-z\\s.–-]{6,40}$', description: 'Six letters.' },
)
  .nonNullable(crewMessages.wrongCode)
  .required(crewMessages.wrongCode);

const joining = {
  code,
  /** A scanned code names its session; one that was typed finds it. */
  sessionId: optionalId(crewMessages.wrongCode).default(null),
  ...person,
};

/** How a user joins. */
export const crewJoinSchema = form(joining);

/** How somebody without an account joins. */
export const crewGuestSchema = form({
  ...joining,
  name: text({ label: guestLabels.name, ...name, short: shortName }).required(shortName),
  registrationNumber: field<string>(
    (raw) => (typeof raw === 'string' ? normaliseRegistrationNumber(raw) || null : raw),
    (value) => (typeof value === 'string' && isRegistrationNumber(value) ? null : anyNumberProblem),
    { type: 'string', pattern: REGISTRATION_NUMBER_PATTERN },
  )
    .nullable()
    .default(null),
  /** A guest who scans again comes back as the same person. */
  secret: optionalText({ label: 'Secret', max: 100 }).default(null),
});

const secret = text({ label: 'Secret', min: 1, max: 100 }).required('Secret is required');

/** What a guest was given at joining, to act later. */
export const crewSecretSchema = form({ secret });

const memberIds = idList(members, crewMessages.confirmSelf).required(crewMessages.confirmSelf);

/** Whom a member confirms. */
export const crewConfirmSchema = form({ memberIds });

/** Whom a guest confirms. */
export const crewGuestConfirmSchema = form({ secret, memberIds });

/** How the host ends a session: now, or at an earlier moment, and if those still there are confirmed. */
export const crewEndSchema = form({
  endedAt: optionalInstant('End').default(null),
  confirmPresent: flag('Everyone here was with me').default(false),
});

/** How the host corrects the end. */
export const crewEndCorrectionSchema = form({
  endedAt: optionalInstant('End').nonNullable('End is required').required('End is required'),
});
