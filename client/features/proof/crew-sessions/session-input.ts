import type { CrewSessionValues } from '#domain/proof/crew-sessions.fields';

type Texts = Pick<CrewSessionValues, 'plannedMinutes' | 'place' | 'provider' | 'objectives'>;

/** The values of the form as both APIs take them; a session that a phone has kept since an earlier version has no kind. */
export const sessionInput = <Values extends Texts>({ plannedMinutes, ...values }: Values) => ({
  ...values,
  plannedMinutes: Number(plannedMinutes),
  place: values.place || null,
  provider: values.provider || null,
  objectives: values.objectives || null,
});
