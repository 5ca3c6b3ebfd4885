import { paths } from '#client/app/paths.ts';

/** The address of a year in review; of another registration than the first, with its profession. */
export const yearPath = (year: number | string, registration: string | null): string =>
  `${paths.progress}/${year}${registration ? `?registration=${registration}` : ''}`;
