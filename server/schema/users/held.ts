import { invalid } from '../../errors.ts';
import type { User } from './user.entity.ts';
import {
  registrationFor,
  registrationsMessages,
  type HeldRegistration,
} from '#domain/registrations';

/** The user's registration of a profession, without one the first; throws invalid(). */
export function requireRegistration(user: User, profession?: string | null): HeldRegistration {
  const found = registrationFor(user, profession);
  if (!found) throw invalid({ registration: registrationsMessages.notHeld });
  return found;
}
