import { professionLabel, professionNames } from '#domain/crew-companions';

export const professionOptions = professionNames.map((value) => ({
  value,
  label: professionLabel(value),
}));
