import type { CrewSessionValues } from '#domain/proof/crew-sessions.fields';

/** The values of the form as both APIs take them; a session that a phone has kept since an earlier version has no kind. */
export const sessionInput = ({ plannedMinutes, ...values }: CrewSessionValues) => ({
  ...values,
  plannedMinutes: Number(plannedMinutes),
  place: values.place || null,
  provider: values.provider || null,
  objectives: values.objectives || null,
});
