import { professionLabel, professionNames } from '#domain/proof/crew-companions';

export const professionOptions = professionNames.map((value) => ({
  value,
  label: professionLabel(value),
}));
