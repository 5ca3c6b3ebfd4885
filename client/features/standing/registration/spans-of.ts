import type { HeldRegistrationPartsFragment } from '#client/graphql/generated.ts';
import type { RegistrationSpan } from '#domain/standing/registration-spans';

/** Returns the history of a registration as the domain reads it. */
export const spansOf = ({
  registrationSpans,
}: Pick<HeldRegistrationPartsFragment, 'registrationSpans'>): RegistrationSpan[] =>
  registrationSpans.map(({ from, to, type, conditions }) => ({
    from,
    to: to ?? null,
    type,
    conditions: conditions ?? null,
  }));
