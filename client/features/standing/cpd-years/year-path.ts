import { paths } from '#client/lib/paths.ts';

/** The address of a year in review, with the profession unless it is about the first registration. */
export const yearPath = (year: number | string, registration: string | null): string =>
  `${paths.progress}/${year}${registration ? `?registration=${registration}` : ''}`;
