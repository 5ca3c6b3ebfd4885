import { choice } from './fields.ts';
import { professions } from './professions.ts';
import { registrationsMessages } from './registrations.ts';

/** Whose registration it is. */
export const professionRule = choice(
  professions.map(({ id }) => id),
  registrationsMessages.chooseProfession,
).required(registrationsMessages.chooseProfession);
