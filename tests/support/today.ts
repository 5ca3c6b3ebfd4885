import { civilDate, DEFAULT_TIME_ZONE, type CivilDate } from '#domain/dates';
import { cpdPeriod, type Period } from '#domain/standing/cpd';

/** Today for a user who has chosen no time zone; in UTC it is the day before for ten hours of each. */
export const today = (): CivilDate => civilDate(new Date(), DEFAULT_TIME_ZONE);

/** The CPD period of a paramedic who has entered no dates: the Board's year that contains today. */
export const boardYear = (): Period =>
  cpdPeriod({ registrationDate: null, registrationExpiryDate: null }, today());
