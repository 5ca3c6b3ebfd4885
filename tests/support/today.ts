import { civilDate, DEFAULT_TIME_ZONE, type CivilDate } from '#domain/dates';

/** Today for a user who has chosen no time zone; in UTC it is the day before for ten hours of each. */
export const today = (): CivilDate => civilDate(new Date(), DEFAULT_TIME_ZONE);
