import { ValidationError } from 'yup';
import { boardAnswerSchema } from './board-answers.schema.ts';
import { boardAnswerLimits } from './board-answers.ts';
import { expiryRuleOf } from './cpd.ts';
import { professionOf } from '../professions/professions.ts';
import { DAY_OF_IMPORT, readSpans } from './registration-spans.schema.ts';
import type { RegistrationSpan } from './registration-spans.ts';
import { registrationSchema } from './registration.schema.ts';
import {
  OTHER_REGISTRATIONS_MAX,
  registrationsMessages,
  type StoredRegistration,
} from './registrations.ts';

/** Returns the further registrations in an export, without those of unknown professions; throws ValidationError. */
export function readRegistrations({
  users,
}: Readonly<Record<string, unknown>>): StoredRegistration[] {
  const given = ownerIn(users)?.otherRegistrations ?? [];
  if (!Array.isArray(given) || given.length > OTHER_REGISTRATIONS_MAX) {
    throw new ValidationError(`${registrationsMessages.heading} are not a list`);
  }
  return given.flatMap((each: unknown, index) => {
    try {
      return readRegistration(each);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ValidationError(
        `${registrationsMessages.heading}, no. ${index + 1}: ${error.message}`,
      );
    }
  });
}

/** Returns the history of the first registration in an export; throws ValidationError. */
export const readFirstSpans = ({ users }: Readonly<Record<string, unknown>>): RegistrationSpan[] =>
  readSpans(ownerIn(users)?.registrationSpans);

interface Owner {
  otherRegistrations?: unknown;
  registrationSpans?: unknown;
}

const ownerIn = (users: unknown): Owner | null | undefined =>
  ((Array.isArray(users) ? users : []) as (Owner | null)[])[0];

function readRegistration(given: unknown): StoredRegistration[] {
  const {
    profession: id,
    boardAnswers = [],
    registrationSpans,
    ...rest
  } = (given ?? {}) as Record<string, unknown>;
  const profession = professionOf(id);
  if (!profession) return [];
  const options = { stripUnknown: true };
  const { registrationDate, registrationExpiryDate, ...details } = registrationSchema({
    today: DAY_OF_IMPORT,
    timeZone: 'UTC',
    profession,
  }).validateSync(rest, options);
  const answers = Array.isArray(boardAnswers) ? boardAnswers.slice(0, boardAnswerLimits.count) : [];
  const dates = { registrationDate, registrationExpiryDate: registrationExpiryDate ?? null };
  return [
    {
      ...dates,
      profession: profession.id,
      registrationExpiryRule: expiryRuleOf({ ...details, ...dates }),
      registrationNumber: details.registrationNumber ?? null,
      registrationType: details.registrationType ?? null,
      registrationTypeSince: details.registrationTypeSince ?? null,
      registrationBreaks: details.registrationBreaks ?? [],
      registrationSpans: readSpans(registrationSpans),
      boardAnswers: answers.map((each: unknown) => {
        const {
          registration: _of,
          documentId = null,
          ...answer
        } = boardAnswerSchema(DAY_OF_IMPORT).validateSync(each, options);
        return { ...answer, documentId };
      }),
    },
  ];
}
