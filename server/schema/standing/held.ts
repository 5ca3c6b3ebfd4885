import { invalid } from '../../errors.ts';
import type { User } from '../account/users/user.entity.ts';
import { countsForHeldProblem, countsForProblem } from '#domain/records/counts-for';
import type { HoursFor } from '#domain/records/hours-for';
import {
  registrationFor,
  registrationsMessages,
  type HeldRegistration,
} from '#domain/standing/registrations';

/** The user's registration of a profession, by default the first; throws invalid(). */
export function requireRegistration(user: User, profession?: string | null): HeldRegistration {
  const found = registrationFor(user, profession);
  if (!found) throw invalid({ registration: registrationsMessages.notHeld });
  return found;
}

/** Throws invalid() if a statement exceeds the activity's hours, or names a registration that the user does not have. */
export function requireCountable(
  countsFor: HoursFor[] | null,
  hours: number,
  user: User,
  given: HoursFor[] | null | undefined = countsFor,
): void {
  const problem =
    countsForHeldProblem(given ?? null, user) ??
    (user.otherRegistrations.length > 0 ? countsForProblem(countsFor, hours) : null);
  if (problem) throw invalid({ countsFor: problem });
}
