import { professionLabel, professionNames } from '#domain/crew-sessions';

export const professionOptions = professionNames.map((value) => ({
  value,
  label: professionLabel(value),
}));
