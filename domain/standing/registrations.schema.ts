import { choice } from '../fields.ts';
import { form } from '../forms.ts';
import { professions } from '../professions/professions.ts';
import { registrationsMessages } from './registrations.ts';

/** A profession with a register. */
export const profession = () =>
  choice(
    professions.map(({ id }) => id),
    registrationsMessages.chooseProfession,
  );

/** The profession of the registration. */
export const professionRule = profession().required(registrationsMessages.chooseProfession);

/** The registration that something is about; the first by default. */
export const registrationRule = profession().nullable().default(null);

/** Confirmation that a registration was renewed. */
export const renewalConfirmation = form({ registration: registrationRule });
